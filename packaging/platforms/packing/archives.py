"""Archives of a platform each, for C and C++: include, lib, bin, CMake, pkg-config."""

from __future__ import annotations

from pathlib import Path

from ..targets import TARGETS
from ..tree import BUILD, SONAME, TREE, VERSION
from .files import Files, tarred, zipped

DESCRIPTION = "Headless nested scrolling: a header that collapses, a bar that sticks, pages that scroll"
TEMPLATES = Path(__file__).with_name("templates")

# An archive's name, and the folder of .build/platforms that it comes from.
ARCHIVES = {
    **{target.name: target.name for target in TARGETS if target.system in ("linux", "windows", "android")},
    "macos": "macos-universal",
}
HEADERS = ("nestedslide.h", "nestedslide.hpp", "nestedslide_host.h")
POINTER_BYTES = {"linux-armv7hf": 4}


def common(folder: str) -> Files:
    """What is in every archive."""
    files = Files()
    for header in HEADERS:
        files.copy(f"{folder}/include/{header}", TREE / "include" / header)
    files.copy(f"{folder}/share/nestedslide/nestedslide_api.json", TREE / "tools" / "api" / "nestedslide_api.json")
    files.copy(f"{folder}/LICENSE", TREE / "LICENSE")
    return files


def filled(template: str, **values: str) -> str:
    text = (TEMPLATES / template).read_text(encoding="utf-8")
    for name, value in values.items():
        text = text.replace(f"@{name}@", value)
    return text


def put_libraries(files: Files, folder: str, name: str) -> dict[str, str]:
    """The libraries; answers what CMake has to know of them."""
    built = TREE / BUILD / ARCHIVES[name]
    if name.startswith("windows"):
        files.copy(f"{folder}/bin/NestedSlideC.dll", built / "NestedSlideC.dll")
        files.copy(f"{folder}/lib/NestedSlideC.lib", built / "NestedSlideC.lib")
        files.copy(f"{folder}/lib/NestedSlideC-static.lib", built / "NestedSlideC-static.lib")
        implib = 'IMPORTED_IMPLIB "${_nestedslide_root}/lib/NestedSlideC.lib"'
        static = "INTERFACE_COMPILE_DEFINITIONS NSLIDE_STATIC"
        shared, archive = "bin/NestedSlideC.dll", "lib/NestedSlideC-static.lib"
        return {"SHARED": shared, "EXTRA": implib, "STATIC": archive, "LINK": static}
    files.copy(f"{folder}/lib/libNestedSlideC.a", built / "libNestedSlideC.a")
    values = {"STATIC": "lib/libNestedSlideC.a", "LINK": "INTERFACE_LINK_LIBRARIES m"}
    if name == "macos":
        files.copy(f"{folder}/lib/libNestedSlideC.dylib", built / "libNestedSlideC.dylib")
        soname = 'IMPORTED_SONAME "@rpath/libNestedSlideC.dylib"'
        return {**values, "SHARED": "lib/libNestedSlideC.dylib", "EXTRA": soname, "LINK": ""}
    if name.startswith("android"):
        files.copy(f"{folder}/lib/libNestedSlideC.so", built / "libNestedSlideC.so")
        return {**values, "SHARED": "lib/libNestedSlideC.so", "EXTRA": 'IMPORTED_SONAME "libNestedSlideC.so"'}
    whole = f"libNestedSlideC.so.{VERSION}"
    files.copy(f"{folder}/lib/{whole}", built / "libNestedSlideC.so")
    files.link(f"{folder}/lib/{SONAME}", whole)
    files.link(f"{folder}/lib/libNestedSlideC.so", SONAME)
    return {**values, "SHARED": f"lib/{whole}", "EXTRA": f'IMPORTED_SONAME "{SONAME}"'}


def archive(name: str) -> tuple[str, bytes]:
    """An archive's file name and bytes."""
    folder = f"nestedslide-{VERSION}-{name}"
    files = common(folder)
    values = put_libraries(files, folder, name)
    cmake = f"{folder}/lib/cmake/NestedSlide"
    files.put(f"{cmake}/NestedSlideConfig.cmake", filled("NestedSlideConfig.cmake.in", **values))
    version = (TREE / "packaging" / "NestedSlideConfigVersion.cmake.in").read_text(encoding="utf-8")
    pointer = str(POINTER_BYTES.get(name, 8))
    version = version.replace("@VERSION@", VERSION)
    version = version.replace("CMAKE_SIZEOF_VOID_P EQUAL 8", f"CMAKE_SIZEOF_VOID_P EQUAL {pointer}")
    files.put(f"{cmake}/NestedSlideConfigVersion.cmake", version)
    needs_libm = "" if name.startswith(("windows", "macos")) else "Libs.private: -lm\n"
    text = filled("nestedslide.pc.in", VERSION=VERSION, PRIVATE=needs_libm)
    files.put(f"{folder}/lib/pkgconfig/nestedslide.pc", text)
    if name.startswith("windows"):
        return f"{folder}.zip", zipped(files)
    return f"{folder}.tar.gz", tarred(files)


def wasm() -> tuple[str, bytes]:
    """The module by itself, for any runtime."""
    folder = f"nestedslide-{VERSION}-wasm"
    files = common(folder)
    files.copy(f"{folder}/lib/nestedslide.wasm", TREE / BUILD / "wasm" / "nestedslide.wasm")
    return f"{folder}.zip", zipped(files)


def amalgamation(engine: Path) -> tuple[str, bytes]:
    """The engine as one C file, to compile with a program of one's own."""
    folder = f"nestedslide-{VERSION}-c"
    files = Files()
    files.copy(f"{folder}/{engine.name}", engine)
    for header in HEADERS:
        files.copy(f"{folder}/{header}", TREE / "include" / header)
    files.copy(f"{folder}/LICENSE", TREE / "LICENSE")
    files.put(f"{folder}/CMakeLists.txt", filled("CMakeLists.c.in"))
    files.put(f"{folder}/README.md", filled("README.c.md.in", VERSION=VERSION))
    files.put(f"{folder}/unreal/NestedSlide.Build.cs", filled("NestedSlide.Build.cs.in"))
    files.put(f"{folder}/unreal/Private/NestedSlideModule.cpp", filled("NestedSlideModule.cpp.in"))
    return f"{folder}.tar.gz", tarred(files)
