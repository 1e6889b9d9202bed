"""The addons for Godot 3 and Godot 4, with the library of each platform.

The classes are compiled here for each platform, with the static library inside: one file to load. They call seven
functions of the C library, so neither headers nor libraries of the other systems are needed.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import NamedTuple

from .. import elf, objects
from ..macho import SYSTEM, link_library, universal
from ..targets import TARGETS, Target
from ..toolchain import Toolchain
from ..tree import BUILD, SUPPORT, TREE, VERSION, Argument, run, write_lines
from .files import Files, zipped
from .pages import page

BINDING = TREE / "bindings" / "godot"
NATIVE, NATIVE_4 = BINDING / "native", BINDING / "native4"
ADDON = BINDING / "addons" / "nestedslide"
CALLS = (*elf.LIBC, "calloc", "malloc", "realloc", "strcmp", "strlen")
ON_WINDOWS = ("calloc", "free", "malloc", "realloc")


class Generation(NamedTuple):
    """What differs between Godot's two interfaces."""

    name: str
    """Of the library, without what systems put around it."""
    sources: Callable[[], list[Path]]
    options: tuple[str, ...]
    exported: tuple[str, ...]
    platforms: Mapping[str, str]
    """What Godot calls a platform, and the target."""

    def file(self, target: str) -> str:
        """The library's name on a target."""
        if target.startswith("windows"):
            return f"{self.name}.dll"
        return f"lib{self.name}.{'dylib' if target.startswith('macos') else 'so'}"


GODOT_3 = Generation(
    "nslide_godot",
    lambda: sorted(NATIVE.glob("*.c")),
    (),
    ("godot_gdnative_init", "godot_gdnative_terminate", "godot_nativescript_init"),
    {
        "X11.64": "linux-x86_64",
        "Server.64": "linux-x86_64",
        "Windows.64": "windows-x86_64",
        "OSX.64": "macos",
        "Android.arm64-v8a": "android-arm64-v8a",
        "Android.x86_64": "android-x86_64",
    },
)
GODOT_4 = Generation(
    "nslide_godot4",
    lambda: [*sorted(path for path in NATIVE.glob("*.c") if path.stem != "gdnative"), *sorted(NATIVE_4.glob("*.c"))],
    ("-DNESTEDSLIDE_GODOT_4", "-I", "bindings/godot/native", "-I", "bindings/godot/native4"),
    ("nestedslide_extension_init",),
    {
        "linux.x86_64": "linux-x86_64",
        "linux.arm64": "linux-aarch64",
        "windows.x86_64": "windows-x86_64",
        "macos": "macos",
        "android.arm64": "android-arm64-v8a",
        "android.x86_64": "android-x86_64",
    },
)


def compile_classes(tools: Toolchain, generation: Generation, target: Target, folder: Path) -> list[Path]:
    compiled = []
    for source in generation.sources():
        path = folder / f"{source.stem}.o"
        options = ["-std=c11", "-O2", "-ffreestanding", "-fvisibility=hidden", "-ffp-contract=off"]
        options += ["-fno-stack-protector", "-DNSLIDE_STATIC", "-Wall", "-Wextra", "-Werror", *generation.options]
        places = ["-isystem", str(SUPPORT / "libc"), "-I", "include"]
        run(*objects.clang(tools, target), *options, *places, "-c", source.relative_to(TREE), "-o", path)
        compiled.append(path)
    return compiled


def build(tools: Toolchain, generation: Generation, target: Target) -> Path:
    """The addon's library for a target, in .build/platforms."""
    folder = BUILD / generation.name / target.name
    (TREE / folder / "stubs").mkdir(parents=True, exist_ok=True)
    parts = compile_classes(tools, generation, target, folder)
    library = BUILD / target.name
    exported, path = list(generation.exported), folder / generation.file(target.name)
    if target.system == "windows":
        return link_windows(tools, path, [*parts, library / "NestedSlideC-static.lib"], library, exported)
    if target.system == "macos":
        names = (*SYSTEM, *(f"_{name}" for name in CALLS if f"_{name}" not in SYSTEM))
        link_library(target, folder, path, exported, names, *parts, library / "libNestedSlideC.a")
        return path
    suffix = "" if target.system == "android" else ".6"
    system = [elf.stub(tools, target, folder / "stubs", f"libc.so{suffix}", CALLS)]
    system.append(elf.stub(tools, target, folder / "stubs", f"libm.so{suffix}", elf.LIBM))
    versions = write_lines(folder / "exports.map", [f"{{ global: {'; '.join(exported)}; local: *; }};"])
    page = ["-z", "max-page-size=16384", "--hash-style=both"] if target.system == "android" else ["--hash-style=gnu"]
    link: list[Argument] = [
        "-shared",
        *elf.LINK,
        *page,
        f"-soname={path.name}",
        f"--version-script={versions}",
        "-o",
        path,
    ]
    run(tools["ld.lld"], *link, *parts, library / "libNestedSlideC.a", *system)
    return path


def link_windows(tools: Toolchain, path: Path, parts: list[Path], kernel: Path, exported: list[str]) -> Path:
    folder = path.parent
    runtime = write_lines(folder / "msvcrt.def", ["LIBRARY msvcrt.dll", "EXPORTS", *ON_WINDOWS, "strcmp", "strlen"])
    run(tools["lld-link"], "/lib", "/machine:x64", f"/def:{runtime}", f"/out:{folder}/msvcrt.lib")
    exports = write_lines(folder / f"{path.stem}.def", [f"LIBRARY {path.name}", "EXPORTS", *exported])
    kind = ["/dll", "/noentry", "/nodefaultlib", "/machine:x64", "/opt:ref", "/opt:icf", "/Brepro", f"/def:{exports}"]
    others = [kernel / "runtime.obj", kernel / "kernel32.lib", folder / "msvcrt.lib"]
    run(tools["lld-link"], *kind, f"/out:{path}", f"/implib:{folder}/{path.stem}.lib", *parts, *others)
    return path


def library_file() -> str:
    """nested_slide.gdnlib, with the file of each platform."""
    lines = ["[general]", "", "singleton=false", "load_once=true", 'symbol_prefix="godot_"', "reloadable=false", ""]
    place = "res://addons/nestedslide/bin"
    files = {name: f"{place}/{target}/{GODOT_3.file(target)}" for name, target in GODOT_3.platforms.items()}
    lines += ["[entry]", "", *(f'{name}="{file}"' for name, file in files.items())]
    lines += ["", "[dependencies]", "", *(f"{name}=[  ]" for name in files)]
    return "\n".join(lines) + "\n"


def extension_file() -> str:
    """nested_slide.gdextension: that of this tree, with the file of each platform."""
    text = (BINDING / "addons4" / "nestedslide" / "nested_slide.gdextension").read_text(encoding="utf-8")
    place = "res://addons/nestedslide/bin"
    files = [f'{name} = "{place}/{target}/{GODOT_4.file(target)}"' for name, target in GODOT_4.platforms.items()]
    return text[: text.index("linux.x86_64")] + "\n".join(files) + "\n"


def put_libraries(files: Files, tools: Toolchain, generation: Generation, top: str) -> None:
    """The library of each platform; macOS's is for both of its processors."""
    targets = {*generation.platforms.values()}
    names = (targets - {"macos"}) | {"macos-x86_64", "macos-arm64"}
    built = {target.name: build(tools, generation, target) for target in TARGETS if target.name in names}
    built["macos"] = BUILD / generation.name / "macos" / generation.file("macos")
    universal(built["macos"], {"x86_64": built["macos-x86_64"], "arm64": built["macos-arm64"]})
    for target in sorted(targets):
        files.copy(f"{top}/bin/{target}/{generation.file(target)}", TREE / built[target])
    files.put(f"{top}/README.md", page(BINDING / "README.md"))
    files.copy(f"{top}/LICENSE", TREE / "LICENSE")


def package(tools: Toolchain) -> tuple[str, bytes]:
    """The addon for Godot 3: the classes and the Control."""
    files, top = Files(), "addons/nestedslide"
    for source in sorted(ADDON.iterdir()):
        if source.suffix in (".gd", ".gdns"):
            files.copy(f"{top}/{source.name}", source)
    files.put(f"{top}/nested_slide.gdnlib", library_file())
    put_libraries(files, tools, GODOT_3, top)
    return f"nestedslide-{VERSION}-godot3-addon.zip", zipped(files)


def extension(tools: Toolchain) -> tuple[str, bytes]:
    """The addon for Godot 4: the classes, and what the elements of a frame are."""
    files, top = Files(), "addons/nestedslide"
    files.put(f"{top}/nested_slide.gdextension", extension_file())
    frame = (ADDON / "slide_frame.gd").read_text(encoding="utf-8")
    files.put(f"{top}/slide_frame.gd", frame.replace("extends Reference\n", "extends RefCounted\n"))
    put_libraries(files, tools, GODOT_4, top)
    return f"nestedslide-{VERSION}-godot4-addon.zip", zipped(files)
