"""The folder that `dotnet pack` makes a NuGet package of: the C# sources, and the library of each platform by its name
among .NET's runtime identifiers.
"""

from __future__ import annotations

from ..tree import BUILD, TREE, VERSION
from .archives import DESCRIPTION
from .files import Files, zipped
from .pages import page

RUNTIMES = {
    "linux-x64": ("linux-x86_64", "libNestedSlideC.so"),
    "linux-musl-x64": ("linux-x86_64", "libNestedSlideC.so"),
    "linux-arm64": ("linux-aarch64", "libNestedSlideC.so"),
    "linux-musl-arm64": ("linux-aarch64", "libNestedSlideC.so"),
    "linux-arm": ("linux-armv7hf", "libNestedSlideC.so"),
    "linux-riscv64": ("linux-riscv64", "libNestedSlideC.so"),
    "win-x64": ("windows-x86_64", "NestedSlideC.dll"),
    "win-arm64": ("windows-arm64", "NestedSlideC.dll"),
    "osx": ("macos-universal", "libNestedSlideC.dylib"),
    "android-arm64": ("android-arm64-v8a", "libNestedSlideC.so"),
    "android-x64": ("android-x86_64", "libNestedSlideC.so"),
}

PROJECT = f"""<Project Sdk="Microsoft.NET.Sdk">
  <PropertyGroup>
    <TargetFramework>netstandard2.0</TargetFramework>
    <LangVersion>7.2</LangVersion>
    <AssemblyName>NestedSlide</AssemblyName>
    <Version>{VERSION}</Version>
    <Deterministic>true</Deterministic>
    <NuspecFile>NestedSlide.nuspec</NuspecFile>
  </PropertyGroup>
</Project>
"""


def nuspec() -> str:
    native = "\n".join(
        f'    <file src="runtimes/{runtime}/native/{name}" target="runtimes/{runtime}/native" />'
        for runtime, (_, name) in RUNTIMES.items()
    )
    return f"""<?xml version="1.0" encoding="utf-8"?>
<package xmlns="http://schemas.microsoft.com/packaging/2013/05/nuspec.xsd">
  <metadata>
    <id>NestedSlide</id>
    <version>{VERSION}</version>
    <authors>The NestedSlide authors</authors>
    <license type="expression">MIT</license>
    <description>{DESCRIPTION}</description>
    <readme>README.md</readme>
    <dependencies>
      <group targetFramework=".NETStandard2.0" />
    </dependencies>
  </metadata>
  <files>
    <file src="bin/Release/netstandard2.0/NestedSlide.dll" target="lib/netstandard2.0" />
    <file src="README.md" target="" />
    <file src="LICENSE" target="" />
{native}
  </files>
</package>
"""


def package() -> tuple[str, bytes]:
    folder = f"nestedslide-{VERSION}-nuget"
    files = Files()
    binding = TREE / "bindings" / "csharp" / "NestedSlide"
    for source in binding.rglob("*.cs"):
        files.copy(f"{folder}/NestedSlide/{source.relative_to(binding).as_posix()}", source)
    for runtime, (built, name) in RUNTIMES.items():
        files.copy(f"{folder}/runtimes/{runtime}/native/{name}", TREE / BUILD / built / name)
    files.put(f"{folder}/NestedSlide.csproj", PROJECT)
    files.put(f"{folder}/NestedSlide.nuspec", nuspec())
    files.put(f"{folder}/README.md", page(TREE / "bindings" / "csharp" / "README.md"))
    files.copy(f"{folder}/LICENSE", TREE / "LICENSE")
    return f"{folder}.zip", zipped(files)
