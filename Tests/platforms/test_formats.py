"""What the libraries are, read from their files: nothing is run here."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path
from typing import Any

import pytest
from machines import tool
from platforms import board, targets, toolchain
from platforms.tree import BUILD, FUNCTIONS, SONAME, TREE

lief = pytest.importorskip("lief", reason="lief is not installed: pip install lief")

SYSTEM = {
    "linux": {"free", "memcpy", "memmove", "memset", "posix_memalign", "pthread_self", "floor", "ceil"},
    "android": {"free", "memcpy", "memmove", "memset", "posix_memalign", "pthread_self", "floor", "ceil"},
    "windows": {"GetProcessHeap", "HeapAlloc", "HeapFree", "GetCurrentThreadId"},
    "macos": {
        "_free", "_memcpy", "_memmove", "_memset", "_posix_memalign", "_pthread_self", "_floor", "_ceil", "___bzero",
        "_bzero", "_memset_pattern16", "dyld_stub_binder",
    },
}  # fmt: skip
NEEDED = {"linux": {"libc.so.6", "libm.so.6"}, "android": {"libc.so", "libm.so"}}
# Multiplies and adds with one rounding in place of two: another result than on a processor that has none.
FUSED = r"\b(fn?madd|fn?msub|fml[as]|vfn?m(add|sub)\w*|vfn?m[as]|vml[as]\.f\w*|vnml[as]\.f\w*)\b"
# On ARM for 32 bits vmla rounds twice, as the two instructions do.
ROUNDED_TWICE = {"armv7": r"\bvn?ml[as]\.f64\b", "cortex-m7": r"\bvn?ml[as]\.f64\b"}


def built(system: str) -> list[targets.Target]:
    return [target for target in targets.TARGETS if target.system == system]


def folder(target: targets.Target) -> Path:
    path = TREE / BUILD / target.name
    if not (path / target.files[0]).is_file():
        pytest.skip(f"{path} is not built: make platforms ONLY={target.name}")
    return path


def names(found: list[targets.Target]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("target", found, ids=lambda target: target.name)


# ----------------------------------------------------------------------------------------------------------------- ELF


@names(built("linux") + built("android"))
def test_elf(target: targets.Target) -> None:
    library = lief.ELF.parse(str(folder(target) / "libNestedSlideC.so"))
    assert {str(symbol.name) for symbol in library.exported_symbols} == set(FUNCTIONS)
    assert {str(symbol.name) for symbol in library.imported_symbols if symbol.name} <= SYSTEM[target.system]
    assert set(library.libraries) <= NEEDED[target.system]
    tags = {entry.tag for entry in library.dynamic_entries}
    assert not tags & {lief.ELF.DynamicEntry.TAG.RUNPATH, lief.ELF.DynamicEntry.TAG.RPATH}
    soname = library[lief.ELF.DynamicEntry.TAG.SONAME].name
    assert soname == ("libNestedSlideC.so" if target.system == "android" else SONAME)
    versions = {
        str(version.name) for each in library.symbols_version_requirement for version in each.get_auxiliary_symbols()
    }
    assert versions == ({target.glibc} if target.glibc else set())
    loaded = [segment for segment in library.segments if segment.type == lief.ELF.Segment.TYPE.LOAD]
    assert (
        all(segment.alignment >= 16384 for segment in loaded)
        or target.name == "linux-x86_64"
        or target.cpu == "riscv64"
    )
    writable = {segment for segment in loaded if lief.ELF.Segment.FLAGS.W in segment}
    assert not any(lief.ELF.Segment.FLAGS.X in segment for segment in writable)
    (stack,) = [segment for segment in library.segments if segment.type == lief.ELF.Segment.TYPE.GNU_STACK]
    assert lief.ELF.Segment.FLAGS.X not in stack


def test_glibc_is_no_newer_than_the_documentation_says() -> None:
    page = (TREE / "docs" / "platforms.md").read_text()
    for target in built("linux"):
        (line,) = [line for line in page.splitlines() if line.startswith(f"| `{target.name}`")]
        assert f"glibc {target.glibc.removeprefix('GLIBC_')}" in line, line


# ------------------------------------------------------------------------------------------------------------- Windows


@names(built("windows"))
def test_windows(target: targets.Target) -> None:
    library = lief.PE.parse(str(folder(target) / "NestedSlideC.dll"))
    assert {str(entry.name) for entry in library.get_export().entries} == set(FUNCTIONS)
    assert {str(imported.name).lower() for imported in library.imports} == {"kernel32.dll"}
    assert {str(entry.name) for imported in library.imports for entry in imported.entries} <= SYSTEM["windows"]
    flags = library.optional_header.dll_characteristics_lists
    for flag in ("DYNAMIC_BASE", "NX_COMPAT", "HIGH_ENTROPY_VA"):
        assert getattr(lief.PE.OptionalHeader.DLL_CHARACTERISTICS, flag) in flags


# --------------------------------------------------------------------------------------------------------------- Apple


def check_mac(library: Any, oldest: str) -> None:
    assert {str(symbol.name)[1:] for symbol in library.exported_symbols} == set(FUNCTIONS)
    assert {str(symbol.name) for symbol in library.imported_symbols} <= SYSTEM["macos"]
    assert [str(needed.name) for needed in library.libraries if "NestedSlide" not in str(needed.name)] == [
        "/usr/lib/libSystem.B.dylib"
    ]
    commands = {command.command: command for command in library.commands}
    kinds = lief.MachO.LoadCommand.TYPE
    assert commands[kinds.ID_DYLIB].name == "@rpath/libNestedSlideC.dylib"
    # Without any signature a Mac with an Apple processor loads nothing.
    assert library.has_code_signature
    version = library.version_min.version if library.has_version_min else library.build_version.minos
    assert ".".join(str(part) for part in version[:2]) == oldest


@names(built("macos"))
def test_mac(target: targets.Target) -> None:
    library = lief.MachO.parse(str(folder(target) / "libNestedSlideC.dylib"))
    assert library.size == 1
    check_mac(library.at(0), target.oldest)


def test_mac_universal() -> None:
    parts = {target.cpu: folder(target) / "libNestedSlideC.dylib" for target in built("macos")}
    path = TREE / BUILD / "macos-universal" / "libNestedSlideC.dylib"
    data = path.read_bytes()
    library = lief.MachO.parse(str(path))
    assert library.size == len(parts) == 2
    for number, (cpu, part) in enumerate(parts.items()):
        binary = library.at(number)
        assert cpu.upper().removeprefix("X86_") in str(binary.header.cpu_type).upper().replace("X86_", "")
        assert binary.fat_offset % 16384 == 0
        original = part.read_bytes()
        assert data[binary.fat_offset : binary.fat_offset + len(original)] == original


@names(built("ios"))
def test_ios(target: targets.Target) -> None:
    listed = subprocess.run(
        [tool("llvm-objdump"), "--macho", "--private-headers", str(folder(target) / "libNestedSlideC.a")],
        capture_output=True, text=True, check=True,
    ).stdout  # fmt: skip
    assert re.search(rf"(minos|version) {re.escape(target.oldest)}\b", listed), listed
    is_simulator = "simulator" in target.name
    platform = re.search(r"platform (\w+)", listed)
    found = platform[1].lower() if platform else "ios"
    assert found in (("iossimulator", "7") if is_simulator else ("ios", "2"))


# ------------------------------------------------------------------------------------------------------------- archives


def symbols(path: Path, *options: str) -> set[str]:
    command = [tool("llvm-nm"), "--just-symbol-name", *options, str(path)]
    printed = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    return {word for word in printed.split() if not word.endswith(":")}


@names([target for target in targets.TARGETS if any(file.endswith((".a", "-static.lib")) for file in target.files)])
def test_an_archive_claims_no_name_but_the_header_s(target: targets.Target) -> None:
    (file,) = [file for file in target.files if file.endswith((".a", "-static.lib"))]
    prefix = "_" if target.system in ("macos", "ios") else ""
    wanted = targets.LEAST_FUNCTIONS if target.system == "freestanding" else FUNCTIONS
    system = {"nestedslide_free", "nestedslide_posix_memalign", "nestedslide_pthread_self", "_fltused"}
    defined = symbols(folder(target) / file, "--defined-only", "--extern-only") - {"@feat.00"}
    if target.system == "windows":
        # Numbers have names there that say their bits; linkers fold those of all objects. What is weak gives way.
        given = ("__real@", "__xmm@", ".weak.", "_swift_exceptionPersonality")
        defined = {name for name in defined - system if not name.startswith(given)}
    assert defined == {f"{prefix}{name}" for name in wanted}


def test_a_board_needs_no_atomics_of_64_bits() -> None:
    (target,) = built("freestanding")
    needed = symbols(folder(target) / "nestedslide.o", "--undefined-only")
    assert not [name for name in needed if name.startswith(("__atomic", "__sync"))]
    page = (TREE / "docs" / "platforms.md").read_text()
    assert not [name for name in sorted(needed) if name.rstrip("48") not in page]


# ------------------------------------------------------------------------------------------------- the same everywhere


@names([target for target in targets.TARGETS if target.system != "wasm"])
def test_nothing_is_fused(target: targets.Target) -> None:
    """An addition after a multiplication rounds twice everywhere."""
    path = folder(target) / "nestedslide.o"
    features = {"riscv64": ["--mattr=+m,+a,+f,+d,+c"], "cortex-m7": ["--mcpu=cortex-m7"]}.get(target.cpu, [])
    command = [tool("llvm-objdump"), "--disassemble", "--no-show-raw-insn", *features, str(path)]
    listing = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert re.search(r"\b(mulsd|fmul|fmul\.d|vmul\.f64)\b", listing), (
        "nothing multiplies: the listing is not understood"
    )
    allowed = ROUNDED_TWICE.get(target.cpu, "$^")
    fused = [found[0] for found in re.finditer(FUSED, listing) if not re.fullmatch(allowed, found[0])]
    assert not fused, sorted(set(fused))


@names(list(targets.TARGETS))
def test_no_path_of_this_machine_is_in_it(target: targets.Target) -> None:
    for file in target.files:
        data = (folder(target) / file).read_bytes()
        for path in (str(TREE), str(Path.home()), "/tmp/"):
            assert path.encode() not in data, f"{file} has {path}"


def test_the_sizes_of_the_page() -> None:
    """docs/platforms.md says how large each library is, to a tenth, and of a board's how much code it has."""
    page = (TREE / "docs" / "platforms.md").read_text()
    rows = re.findall(r"^\| `([^`]+)` \|.*\| (\d+) KB(?: of code)? \|$", page, re.MULTILINE)
    said = {name: int(size) for name, size in rows}
    (chip,) = built("freestanding")
    shared = [target for target in targets.TARGETS if target.system not in ("macos", "ios", "freestanding")]
    places = {target.name: folder(target) / target.files[0] for target in shared}
    places["macos"] = TREE / BUILD / "macos-universal" / "libNestedSlideC.dylib"
    sizes = {name: path.stat().st_size for name, path in places.items()}
    tools = toolchain.installed()
    assert tools is not None
    sizes[chip.name] = board.code_size(tools, folder(chip) / "nestedslide.o")
    assert set(said) == set(sizes)
    assert {name: size for name, size in sizes.items() if abs(size / said[name] / 1000 - 1) > 0.1} == {}
