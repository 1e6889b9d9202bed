"""The addon for Godot 3, with the library of each platform; and what Godot 4 needs for the C# way.

The GDNative classes are compiled here for each platform, with the static library inside: one file to load. They call
seven functions of the C library, so neither headers nor libraries of the other systems are needed.
"""

from __future__ import annotations

from pathlib import Path

from .. import elf, objects
from ..macho import SYSTEM, link_library, universal
from ..targets import TARGETS, Target
from ..toolchain import Toolchain
from ..tree import BUILD, SUPPORT, TREE, VERSION, Argument, run, write_lines
from .files import Files, zipped
from .pages import page

NATIVE = TREE / "bindings" / "godot" / "native"
ADDON = TREE / "bindings" / "godot" / "addons" / "nestedslide"
CALLS = (*elf.LIBC, "calloc", "malloc", "realloc", "strcmp", "strlen")
ON_WINDOWS = ("calloc", "free", "malloc", "realloc")
NAME = "nslide_godot"

# What Godot calls a platform, the target, the file.
PLATFORMS = {
    "X11.64": ("linux-x86_64", f"lib{NAME}.so"),
    "Server.64": ("linux-x86_64", f"lib{NAME}.so"),
    "Windows.64": ("windows-x86_64", f"{NAME}.dll"),
    "OSX.64": ("macos", f"lib{NAME}.dylib"),
    "Android.arm64-v8a": ("android-arm64-v8a", f"lib{NAME}.so"),
    "Android.x86_64": ("android-x86_64", f"lib{NAME}.so"),
}


def compile_classes(tools: Toolchain, target: Target, folder: Path) -> list[Path]:
    compiled = []
    for source in sorted(NATIVE.glob("*.c")):
        path = folder / f"{source.stem}.o"
        options = ["-std=c11", "-O2", "-ffreestanding", "-fvisibility=hidden", "-ffp-contract=off"]
        options += ["-fno-stack-protector", "-DNSLIDE_STATIC", "-Wall", "-Wextra", "-Werror"]
        places = ["-isystem", str(SUPPORT / "libc"), "-I", "include"]
        run(*objects.clang(tools, target), *options, *places, "-c", source.relative_to(TREE), "-o", path)
        compiled.append(path)
    return compiled


def build(tools: Toolchain, target: Target) -> Path:
    """The addon's library for a target, in .build/platforms."""
    folder = BUILD / "godot" / target.name
    (TREE / folder / "stubs").mkdir(parents=True, exist_ok=True)
    parts = compile_classes(tools, target, folder)
    library = BUILD / target.name
    exported = [f"godot_{name}" for name in ("gdnative_init", "gdnative_terminate", "nativescript_init")]
    if target.system == "windows":
        return link_windows(tools, target, folder, [*parts, library / "NestedSlideC-static.lib"], exported)
    if target.system == "macos":
        path = folder / f"lib{NAME}.dylib"
        names = (*SYSTEM, *(f"_{name}" for name in CALLS if f"_{name}" not in SYSTEM))
        link_library(target, folder, path, exported, names, *parts, library / "libNestedSlideC.a")
        return path
    path = folder / f"lib{NAME}.so"
    suffix = "" if target.system == "android" else ".6"
    system = [elf.stub(tools, target, folder / "stubs", f"libc.so{suffix}", CALLS)]
    system.append(elf.stub(tools, target, folder / "stubs", f"libm.so{suffix}", elf.LIBM))
    versions = write_lines(folder / "exports.map", [f"{{ global: {'; '.join(exported)}; local: *; }};"])
    page = ["-z", "max-page-size=16384", "--hash-style=both"] if target.system == "android" else ["--hash-style=gnu"]
    link: list[Argument] = [
        "-shared",
        *elf.LINK,
        *page,
        f"-soname=lib{NAME}.so",
        f"--version-script={versions}",
        "-o",
        path,
    ]
    run(tools["ld.lld"], *link, *parts, library / "libNestedSlideC.a", *system)
    return path


def link_windows(tools: Toolchain, target: Target, folder: Path, parts: list[Path], exported: list[str]) -> Path:
    path = folder / f"{NAME}.dll"
    runtime = write_lines(folder / "msvcrt.def", ["LIBRARY msvcrt.dll", "EXPORTS", *ON_WINDOWS, "strcmp", "strlen"])
    run(tools["lld-link"], "/lib", "/machine:x64", f"/def:{runtime}", f"/out:{folder}/msvcrt.lib")
    exports = write_lines(folder / f"{NAME}.def", [f"LIBRARY {NAME}.dll", "EXPORTS", *exported])
    kind = ["/dll", "/noentry", "/nodefaultlib", "/machine:x64", "/opt:ref", "/opt:icf", "/Brepro", f"/def:{exports}"]
    kernel = BUILD / target.name
    others = [kernel / "runtime.obj", kernel / "kernel32.lib", folder / "msvcrt.lib"]
    run(tools["lld-link"], *kind, f"/out:{path}", f"/implib:{folder}/{NAME}.lib", *parts, *others)
    return path


def library_file() -> str:
    """nested_slide.gdnlib, with the file of each platform."""
    lines = ["[general]", "", "singleton=false", "load_once=true", 'symbol_prefix="godot_"', "reloadable=false", ""]
    place = "res://addons/nestedslide/bin"
    lines += ["[entry]", "", *(f'{name}="{place}/{folder}/{file}"' for name, (folder, file) in PLATFORMS.items())]
    lines += ["", "[dependencies]", "", *(f"{name}=[  ]" for name in PLATFORMS)]
    return "\n".join(lines) + "\n"


def package(tools: Toolchain) -> tuple[str, bytes]:
    files, top = Files(), "addons/nestedslide"
    for source in sorted(ADDON.iterdir()):
        if source.suffix in (".gd", ".gdns"):
            files.copy(f"{top}/{source.name}", source)
    files.put(f"{top}/nested_slide.gdnlib", library_file())
    names = {folder for folder, _ in PLATFORMS.values() if folder != "macos"} | {"macos-x86_64", "macos-arm64"}
    built = {target.name: build(tools, target) for target in TARGETS if target.name in names}
    built["macos"] = BUILD / "godot" / "macos" / f"lib{NAME}.dylib"
    universal(built["macos"], {"x86_64": built["macos-x86_64"], "arm64": built["macos-arm64"]})
    for folder, file in sorted(set(PLATFORMS.values())):
        files.copy(f"{top}/bin/{folder}/{file}", TREE / built[folder])
    files.put(f"{top}/README.md", page(TREE / "bindings" / "godot" / "README.md"))
    files.copy(f"{top}/LICENSE", TREE / "LICENSE")
    return f"nestedslide-{VERSION}-godot3-addon.zip", zipped(files)
