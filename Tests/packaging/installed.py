"""What `make install` puts where, that it works there and elsewhere, and that `make uninstall` leaves nothing."""

from __future__ import annotations

import sys
from pathlib import Path

import programs
from system import TREE, CheckError, make, run

sys.path.insert(0, str(TREE))
from tools.api import stored

API = stored.load()
VERSION = API.version
SERIES = VERSION.rpartition(".")[0]
SONAME = f"libNestedSlideC.so.{API.abi_version}"
LIBRARY_FILES = {
    f"libNestedSlideC.so.{VERSION}", SONAME, "libNestedSlideC.so", "libNestedSlideC.a", "pkgconfig/nestedslide.pc",
    "cmake/NestedSlide/NestedSlideConfig.cmake", "cmake/NestedSlide/NestedSlideConfigVersion.cmake",
}  # fmt: skip


def files(folder: Path) -> set[str]:
    """All there is but folders."""
    return {str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_symlink() or not path.is_dir()}


def check_files(top: Path, headers: str, libraries: str) -> None:
    data = headers.replace("include", "share")
    wanted = {
        f"{headers}/nestedslide.h",
        f"{headers}/nestedslide.hpp",
        f"{headers}/nestedslide_host.h",
        f"{data}/nestedslide/nestedslide_api.json",
        *(f"{libraries}/{name}" for name in LIBRARY_FILES),
    }
    difference = files(top) ^ wanted
    if difference:
        raise CheckError(f"installed, or not, other than was meant: {', '.join(sorted(difference))}")
    library = (top / libraries / "libNestedSlideC.so").resolve()
    if library.name != f"libNestedSlideC.so.{VERSION}":
        raise CheckError(f"libNestedSlideC.so leads to {library.name}")
    if f"[{SONAME}]" not in run(["readelf", "-d", library]):
        raise CheckError(f"the soname of {library.name} is not {SONAME}")


def check_uninstalled(top: Path, neighbour: Path, *settings: str) -> None:
    neighbour.write_text("another library's\n")
    make("uninstall", *settings)
    left = files(top) - {str(neighbour.relative_to(top))}
    if left or not neighbour.is_file() or list(top.rglob("[Nn]ested[Ss]lide")):
        raise CheckError(f"uninstalling left {', '.join(sorted(left)) or 'a folder, or took what is not ours'}")


def check_prefix(folder: Path) -> None:
    """A prefix of one's own, which is then moved."""
    prefix = folder / "prefix"
    make("install", f"PREFIX={prefix}")
    check_files(prefix, "include", "lib")
    programs.with_pkg_config(folder, prefix / "lib")
    programs.with_archive(folder, prefix / "include", prefix / "lib")
    moved = prefix.rename(folder / "moved")
    programs.with_cmake(folder, f"CMAKE_PREFIX_PATH={moved}", SERIES)
    check_uninstalled(moved, moved / "lib" / "libother.so", f"PREFIX={moved}")


def check_destination(folder: Path) -> None:
    """As a distribution's packager installs, into a folder that stands for the root, with a space in its name."""
    root = folder / "root of all"
    settings = ("PREFIX=/usr", "LIBDIR=/usr/lib/of-some-machine", f"DESTDIR={root}")
    make("install", *settings)
    check_files(root, "usr/include", "usr/lib/of-some-machine")
    libraries = root / "usr/lib/of-some-machine"
    text = (libraries / "pkgconfig" / "nestedslide.pc").read_text()
    lines = {"prefix=/usr", "libdir=${prefix}/lib/of-some-machine", "includedir=${prefix}/include"}
    if not lines <= set(text.splitlines()) or f"Version: {VERSION}" not in text or str(folder) in text:
        raise CheckError(f"nestedslide.pc reads\n{text}")
    programs.with_cmake(folder, f"NestedSlide_DIR={libraries}/cmake/NestedSlide", SERIES)
    check_uninstalled(root, libraries / "pkgconfig" / "other.pc", *settings)


def check_archive(folder: Path) -> None:
    """Engines link it beside other code, so that it may claim no name but ours."""
    del folder
    archive = TREE / ".build" / "product" / "libNestedSlideC.a"
    symbols = [line.split() for line in run(["nm", "-g", archive]).splitlines() if line.startswith((" ", "0"))]
    defined = {parts[2] for parts in symbols if len(parts) == 3}
    declared = {function.name for function in API.exported()}
    if defined != declared:
        raise CheckError(
            f"global in {archive.name}, or not, unlike the header: {', '.join(sorted(defined ^ declared))}"
        )
    print(f"  {archive.name}: {archive.stat().st_size} bytes")
