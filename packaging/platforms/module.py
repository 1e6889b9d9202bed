"""The LLVM module of the whole library, as text, and what is changed in it so that one text serves every platform.

Swift compiles for few systems. But the engine asks nothing of a system but memory, and Embedded Swift puts all of it
into one module. Its text says "x86_64-unknown-linux-gnu" in two lines and in attributes of functions; without these it
says nothing that is true of one 64-bit processor only: every function of the C interface takes 32-bit and 64-bit
integers, doubles and pointers, which all C conventions pass alike in LLVM's eyes.

    Swift --swiftc--> module's text --neutral()--> text for a platform --clang--> object

Tried instead: swiftc for each triple. The toolchain for Linux has no Swift modules for Windows, Android or macOS, and
refuses one that is renamed. `-emit-bc` crashes this compiler; `-emit-ir` does not.
"""

from __future__ import annotations

import hashlib
import re
import threading
from collections.abc import Collection
from pathlib import Path

from . import targets
from .tree import BUILD, TREE, Argument, product, run, write_lines

# What the module asks of the system, and the names of these where the system has them under no such name.
SYSTEM_CALLS = ("free", "posix_memalign", "pthread_self")

_FUNCTION = re.compile(
    r"^define (?:(?:linkonce_odr|weak_odr|weak|linkonce) )?(?:(?:hidden|protected) )?(?:dso_local )?"
    r"(?!internal|private)(?=[^@]*@\"?(?P<name>[^\"(]+))",
    re.MULTILINE,
)
_VARIABLE = re.compile(
    r"^(@\S+ = )(?:(?:linkonce_odr|weak_odr|weak|linkonce)(?: hidden| protected)?|hidden|protected) (?:dso_local )?",
    re.MULTILINE,
)
_OF_ONE_CPU = re.compile(r' ?"(?:target-cpu|target-features|tune-cpu|stack-protector-buffer-size)"="[^"]*"')
# A stack protector needs a secret value and a function that each system keeps elsewhere, or not at all.
_PROTECTED = re.compile(r"(?<= )(?:ssp|sspstrong|sspreq) (?=.*\}$)", re.MULTILINE)
_OF_ONE_SYSTEM = re.compile(
    r"^(?:target (?:datalayout|triple) = |@(?:_swift1_autolink_entries|llvm\.used) = ).*\n", re.MULTILINE
)


# ---------------------------------------------------------------------------------------------------- changes of text


def without_system(text: str) -> str:
    """Forgets which processor and which system the module was written for."""
    text = _OF_ONE_CPU.sub("", _OF_ONE_SYSTEM.sub("", text))
    text = re.sub(r"^attributes #.*$", lambda line: _PROTECTED.sub("", line[0]), text, flags=re.MULTILINE)
    # A flag by which Apple's linker compares objects; one value of it is as good as none.
    flag = re.search(r'^!(\d+) = !\{i32 \d+, !"Objective-C Garbage Collection".*\n', text, re.MULTILINE)
    if flag is None:
        return text
    text = text.replace(flag[0], "")
    return re.sub(rf"^(!llvm\.module\.flags = .*?)(?:, )?!{flag[1]}\b", r"\1", text, flags=re.MULTILINE)


def with_exports(text: str, exported: Collection[str]) -> str:
    """Makes all other functions and all variables internal: LLVM sees who calls what, archives clash with nothing."""

    def relink(found: re.Match[str]) -> str:
        return found[0] if found["name"] in exported else "define internal "

    # Variables that are only declared elsewhere have "external" here, and keep it.
    return _VARIABLE.sub(r"\1internal ", _FUNCTION.sub(relink, text))


def with_unwinding(text: str) -> str:
    """Asks for tables by which debuggers, profilers and crash reports walk the stack: .pdata, compact unwind."""
    return re.sub(
        r"^(attributes #\d+ = \{ )(?=.*\bnounwind\b)(?!.*\buwtable\b)", r"\1uwtable ", text, flags=re.MULTILINE
    )


def with_frames(text: str) -> str:
    """Keeps frame pointers, as Apple's rules for arm64 ask."""
    text = re.sub(r' ?"frame-pointer"="[^"]*"', "", text)
    return re.sub(
        r"^(attributes #\d+ = \{ .*\bnounwind\b.*?) \}$", r'\1 "frame-pointer"="non-leaf" }', text, flags=re.MULTILINE
    )


def with_c_calls(text: str) -> str:
    """Replaces Swift's calling convention by C's, where LLVM does not have Swift's. All callers are in the module."""
    return re.sub(r" (?:swiftself|swifterror)\b", "", text.replace("swiftcc ", ""))


def with_own_system(text: str) -> str:
    """Calls the system under names of ours, see support/windows.c."""
    return re.sub(rf"@({'|'.join(SYSTEM_CALLS)})\b", r"@nestedslide_\1", text)


def neutral(text: str, target: targets.Target, exported: Collection[str]) -> str:
    """The module for one platform."""
    text = with_exports(without_system(text), exported)
    if target.system in ("windows", "macos", "ios"):
        text = with_unwinding(text)
    if target.system in ("macos", "ios"):
        text = with_frames(text)
    if target.system == "windows":
        text = with_own_system(text)
    return text if target.keeps_swift_calls else with_c_calls(text)


# ------------------------------------------------------------------------------------------------- the module's text

_one_at_a_time = threading.Lock()


def swift_options(swift_target: str) -> list[str]:
    options: list[str] = [*product.SWIFT, "-target", swift_target]
    # For a processor that computes doubles itself; Swift would hand them over in pairs of integers.
    if swift_target.startswith("armv7em"):
        options += ["-Xcc", "-mfpu=fpv5-d16", "-Xcc", "-mfloat-abi=hard", "-Xcc", "-mcpu=cortex-m7"]
    elif swift_target.startswith("armv7"):
        options += ["-Xcc", "-mfpu=vfpv3-d16", "-Xcc", "-mfloat-abi=hard"]
    return options


def sources_hash() -> str:
    """Of all that the module depends on but the compiler."""
    total = hashlib.sha256()
    for path in sorted(path for name in ("Sources", "include") for path in (TREE / name).rglob("*") if path.is_file()):
        total.update(f"{path.relative_to(TREE)}\n".encode() + hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()


def text_of(tools: product.Toolchain, swift_target: str) -> str:
    """The module, compiled if it is not there or old. One compilation at a time: each wants all cores."""
    folder = BUILD / "modules" / swift_target
    text, stamp = TREE / folder / "library.ll", TREE / folder / "stamp"
    options = swift_options(swift_target)
    described = f"{tools.version}\n{options}\n{sources_hash()}\n"
    with _one_at_a_time:
        if not (text.is_file() and stamp.is_file() and stamp.read_text() == described):
            compile_swift(tools, folder, options)
            stamp.write_text(described)
    return text.read_text(encoding="utf-8")


def compile_swift(tools: product.Toolchain, folder: Path, options: list[str]) -> None:
    (TREE / folder).mkdir(parents=True, exist_ok=True)
    common: list[Argument] = [tools.swiftc, *options, "-module-cache-path", BUILD / "modules" / "cache"]
    interface = folder / "NestedSlideCore.swiftmodule"
    # Of the engine only the interface: NestedSlideC's own module has all of its code.
    core = write_lines(folder / "core.list", product.swift_sources("NestedSlideCore"))
    run(*common, "-module-name", "NestedSlideCore", "-emit-module", "-o", interface, f"@{core}")
    library = write_lines(folder / "library.list", product.swift_sources("NestedSlideC"))
    names: list[Argument] = ["-module-name", "NestedSlideC", "-I", folder, "-I", "include"]
    run(*common, *names, "-emit-ir", "-o", folder / "library.ll", f"@{library}")
