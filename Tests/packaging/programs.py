"""Programs against an installed library: however built, they print what they should and load nothing of Swift's."""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Sequence
from pathlib import Path

from system import PLAIN, TREE, Argument, CheckError, run

QUICKSTART = TREE / "examples" / "c" / "quickstart.c"
QUICKSTART_CPP = TREE / "examples" / "cpp" / "quickstart.cpp"
EXPECTED = QUICKSTART.with_suffix(".expected")
LOADED = TREE / "Tests" / "packaging" / "loaded.c"
COMPILE_C = [os.environ.get("CC", "cc"), "-std=c11", "-O1"]
STRICT = ["-Wall", "-Wextra", "-Wpedantic", "-Werror"]
SYSTEM_LIBRARIES = ("libc.so", "libc-", "libm.so", "libm-", "ld-linux", "ld-", "linux-vdso")


def check_program(quickstart: Path, loaded: Path, static: bool) -> None:
    printed = run([quickstart])
    if printed != EXPECTED.read_text():
        raise CheckError(f"{quickstart} printed, unlike {EXPECTED.name}:\n{printed}")
    files = {line.split(maxsplit=5)[5] for line in run([loaded]).splitlines() if "/" in line}
    if not static:
        # As the loader names them before it starts anything.
        files |= set(re.findall(r"^\s*(?:.* => )?(.*) \(0x", run(["ldd", quickstart]), re.MULTILINE))
    ours = {file for file in files if os.path.basename(file).startswith("libNestedSlideC")}
    others = {file for file in files - ours - {str(loaded)} if not os.path.basename(file).startswith(SYSTEM_LIBRARIES)}
    if others:
        raise CheckError(f"{loaded} has loaded {', '.join(sorted(others))}")
    if bool(ours) == static:
        raise CheckError(f"{loaded} has loaded {ours or 'no library of NestedSlide'}")


def build(folder: Path, name: str, compiler: Sequence[Argument], *after: Argument, static: bool = False) -> None:
    """Both programs with one compiler command: its start, and what comes after the source."""
    programs = [folder / f"{source.stem}-{name}" for source in (QUICKSTART, LOADED)]
    for source, program in zip((QUICKSTART, LOADED), programs):
        run([*compiler, *STRICT, source, *after, "-o", program], folder)
    check_program(programs[0], programs[1], static)


def missing(program: str) -> bool:
    if shutil.which(program, path=PLAIN["PATH"]) is not None:
        return False
    print(f"  {program} is not installed: apt install {program}; not tried with it")
    return True


def with_pkg_config(folder: Path, libraries: Path) -> None:
    """As C and as C++, and static."""
    if missing("pkg-config"):
        return

    def flags(*options: str) -> list[str]:
        return run(["pkg-config", *options, "nestedslide"], PKG_CONFIG_PATH=str(libraries / "pkgconfig")).split()

    rpath = f"-Wl,-rpath,{libraries}"
    build(folder, "shared", [*COMPILE_C, *flags("--cflags")], *flags("--libs"), rpath)
    if not missing("g++"):
        build(folder, "cxx", ["g++", "-x", "c++", "-std=c++17", "-O1", *flags("--cflags")], *flags("--libs"), rpath)
        program = folder / "quickstart-hpp"
        flagged = ["g++", "-std=c++17", *STRICT, *flags("--cflags"), QUICKSTART_CPP, *flags("--libs"), rpath]
        run([*flagged, "-o", program])
        if run([program]) != EXPECTED.read_text():
            raise CheckError(f"{QUICKSTART_CPP.name} printed, unlike {EXPECTED.name}, something else")
    if run([COMPILE_C[0], "-print-file-name=libc.a"]).strip() == "libc.a":
        print("  libc.a is not installed: apt install libc6-dev; nothing is linked with -static")
    else:
        options = flags("--static", "--libs")
        build(folder, "static", [*COMPILE_C, *flags("--cflags"), "-static"], *options, static=True)


def with_archive(folder: Path, headers: Path, libraries: Path) -> None:
    """As an engine links it: by its name, with nothing but libm, for all kinds of programs."""
    for kind in (["-fPIE", "-pie"], ["-no-pie"], ["-Wl,--gc-sections"]):
        command = [*COMPILE_C, *kind, f"-I{headers}"]
        build(folder, "archive", command, libraries / "libNestedSlideC.a", "-lm", static=True)


def with_cmake(folder: Path, place: str, series: str) -> None:
    """Shared and static; place is the setting that says where to look."""
    if missing("cmake"):
        return

    def configure(request: str) -> None:
        sources = [f"-Dquickstart_SOURCE={QUICKSTART}", f"-Dloaded_SOURCE={LOADED}"]
        options = [f"-D{place}", f"-DREQUEST={request}", *sources]
        run(["cmake", "-S", TREE / "Tests" / "packaging" / "cmake", "-B", folder / request, *options])

    configure(series)
    run(["cmake", "--build", folder / series])
    for kind in ("", "-static"):
        check_program(folder / series / f"quickstart{kind}", folder / series / f"loaded{kind}", static=bool(kind))
    major, minor = series.split(".")
    for wrong in (f"{int(major) + 1}.{minor}", f"{major}.{int(minor) + 1}"):
        try:
            configure(wrong)
        except CheckError as error:
            if "compatible with requested" in str(error):
                continue
            raise
        raise CheckError(f"find_package took version {series} where {wrong} was asked for")
