"""Builds the library that ships, for Linux, in .build/product: libNestedSlideC.so, its soname, and libNestedSlideC.a.

`make build` and setup.py both run this program. It does nothing when the product is up to date.

    Sources/NestedSlideCore --swiftc--> interface ---.
    Sources/NestedSlideC ------------swiftc----------'--> LLVM module of the whole library, as text
    module --mark()--> module --clang--> bitcode --ld.lld--> assembly of the whole library
    assembly --shorten()--> assembly --clang--> object --ld.lld--> libNestedSlideC.so and, packed, libNestedSlideC.a

Why not `swift build -c release`: Embedded Swift compiles the engine a second time into NestedSlideC, so one compilation
of that target already holds the whole library. As one module that exports only nslide_*, LLVM sees that everything else
is internal: it drops arguments, merges functions and moves repeated code into shared functions. SwiftPM cannot ask for
one module (its build plan fails with -num-threads 0), leaves parts of the build folder's path in the library
(.swift_modhash) and adds a RUNPATH. See docs/testing.md for what each step saves.

.build/product/stamp names the compiler, the options and a hash of each source. The product is built anew when any of
these differs, and only then: the times of files do not matter, and nothing else writes to this folder.
"""

from __future__ import annotations

import fcntl
import hashlib
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

TREE = Path(__file__).resolve().parents[1]
# Relative to TREE, where all tools run: no path of this machine gets into the product.
PRODUCT = Path(".build/product")
PARTS = PRODUCT / "parts"
LIBRARY, ARCHIVE = PRODUCT / "libNestedSlideC.so", PRODUCT / "libNestedSlideC.a"
STAMP = PRODUCT / "stamp"
EXPORTS = Path("Sources/NestedSlideC/exports.map")

# For size, except where the sources ask for speed. Sums that would overflow wrap instead of ending the host; the debug
# build, which the Swift tests run, still checks them. Without errno, a square root is one instruction.
SWIFT = ["-swift-version", "6", "-Osize", "-wmo", "-num-threads", "0", "-parse-as-library"]
SWIFT += ["-enable-experimental-feature", "Embedded", "-Xfrontend", "-function-sections"]
SWIFT += ["-Xfrontend", "-remove-runtime-asserts", "-Xcc", "-fno-math-errno"]
# Loops of a constant count are not copied out: LLVM does that where the sources ask for speed.
# A function that takes a closure is not copied for each closure: most doors of the C interface go through one.
SWIFT += ["-Xllvm", "-sil-disable-pass=loop-unroll", "-Xllvm", "-sil-disable-pass=closure-specialize"]
# Only translates the module to bitcode: the linker optimises it, when it knows what is exported. Contraction would make
# results depend on the processor.
CLANG = ["-flto", "-fPIC", "-ffp-contract=off", "-Oz", "-Xclang", "-disable-llvm-passes", "-Wno-override-module"]
# The second outliner works on machine code, and only where it gains four bytes or more: what gains less costs calls in
# frames that are not marked for speed (a fifth of their time), for 1 KB. Not -enable-gvn-sink: what it moves depends on
# the addresses at which the linker happens to keep things, so that one link in six makes another library.
LTO = ["--lto-O2", "--lto-newpm-passes=default<Os>"]
LLVM = ["-ir-outliner", "-enable-machine-outliner=always", "-outliner-benefit-threshold=4"]
LLVM += ["-min-jump-table-entries=8", "-split-spill-mode=size"]
# A function knows which registers those keep that it calls, and saves fewer; blocks stay in the order of the sources.
LLVM += ["-enable-ipra", "-disable-block-placement"]
# Tails of two instructions are shared too, and the conditions of loops are not copied to their ends.
LLVM += ["-tail-merge-size=2", "-rotation-max-header-size=0"]
# `a && b` is two branches rather than two results and one branch. Within a block the order that needs fewest registers.
LLVM_X86 = ["-x86-br-merging-base-cost=0", "-pre-RA-sched=list-ilp"]
LTO += [word for option in LLVM + LLVM_X86 for word in ("-mllvm", option)]
LINK = [
    "--gc-sections",
    "--icf=all",
    "--strip-debug",
    f"--version-script={EXPORTS}",
    "--hash-style=gnu",
    "--build-id=sha1",
]
# All addresses are resolved when the library is loaded, and then no longer writable.
LINK += ["-z", "now", "-z", "relro", "-z", "noexecstack", "-z", "defs", "--as-needed"]
# Copies and logic of whole registers. LLVM takes those for doubles where registers hold doubles. Those for singles do
# the same to all bits, and are a byte shorter.
SINGLES = ("movap", "movup", "movlp", "movhp", "xorp", "andp", "andnp", "orp")
# A struct of this size is copied by calling memcpy instead of by `rep movs`, which is slower and no shorter.
LARGE_COPY = 256


# ------------------------------------------------------------------------------------------------------- the compiler


class Toolchain:
    def __init__(self, swiftc: str) -> None:
        self.swiftc = swiftc
        info = json.loads(subprocess.run([swiftc, "-print-target-info"], check=True, stdout=subprocess.PIPE).stdout)
        self.version = f"{info['compilerVersion']}, {info['target']['triple']}"
        # The compiler on the path may be a launcher that lies elsewhere.
        self.folder = Path(info["paths"]["runtimeResourcePath"]).parents[1] / "bin"

    def __getitem__(self, name: str) -> str:
        return str(self.folder / name)


def toolchain() -> Toolchain | None:
    swiftc = shutil.which("swiftc")
    return Toolchain(swiftc) if swiftc else None


# ---------------------------------------------------------------------------------------------------------- the stamp


def swift_sources(target: str) -> list[str]:
    return sorted(str(path.relative_to(TREE)) for path in (TREE / "Sources" / target).rglob("*.swift"))


def soname() -> str:
    text = (TREE / "include" / "nestedslide.h").read_text(encoding="utf-8")
    found = re.search(r"^#define NSLIDE_ABI_VERSION (\d+)", text, re.MULTILINE)
    if found is None:
        raise SystemExit("product.py: include/nestedslide.h has no NSLIDE_ABI_VERSION")
    return f"{LIBRARY.name}.{found[1]}"


def description(tools: Toolchain | None) -> str:
    """All that the product depends on, the compiler in the first line."""
    paths = sorted(path for name in ("Sources", "include") for path in (TREE / name).rglob("*") if path.is_file())
    lines = [f"compiler: {tools.version}" if tools else ""]
    lines += [f"{name}: {shlex.join(globals()[name])}" for name in ("SWIFT", "CLANG", "LTO", "LINK")]
    for path in [Path(__file__).resolve(), *paths]:
        lines.append(f"{hashlib.sha256(path.read_bytes()).hexdigest()} {path.relative_to(TREE)}")
    return "\n".join([*lines, ""])


def is_fresh(described: str) -> bool:
    """Whoever installs the product, perhaps as root, may not have Swift on the path: then any compiler will do."""
    if not all((TREE / path).exists() for path in (STAMP, LIBRARY, PRODUCT / soname(), ARCHIVE)):
        return False
    stamped = (TREE / STAMP).read_text()
    return stamped == described or (described.startswith("\n") and stamped.partition("\n")[2] == described[1:])


# -------------------------------------------------------------------------------------------------------- the module


def mark(module: str) -> str:
    """Tells LLVM which functions it must leave whole, and which must not be small at any price.

    Swift marks all functions `minsize` but those with @_optimize(speed). The latter get `nooutline`: the outliners,
    which replace repeated code by calls of shared functions, would make frames slower. Functions that copy large
    structs lose `minsize`, see LARGE_COPY.
    """
    groups = dict(re.findall(r"^attributes #(\d+) = \{ (.*) \}$", module, re.MULTILINE))
    small = {number for number, words in groups.items() if "minsize" in words.split()}
    if not small:
        raise SystemExit("product.py: the compiler writes LLVM modules in a form that mark() does not know")
    faster = {number: str(int(number) + max(map(int, groups)) + 1) for number in small}

    def remark(function: re.Match[str]) -> str:
        copied = re.findall(r"@llvm\.mem(?:cpy|move|set)\..*?i64 (\d+), i1", function["body"])
        if function["group"] not in small or max(map(int, copied), default=0) < LARGE_COPY:
            return function[0]
        return f"{function['head']} #{faster[function['group']]}{function['tail']}\n{function['body']}"

    define = r"^(?P<head>define [^\n]*) #(?P<group>\d+)(?P<tail>[^\n#]*\{)\n(?P<body>.*?^\}$)"
    module = re.sub(define, remark, module, flags=re.MULTILINE | re.DOTALL)
    for number, words in groups.items():
        line = f"attributes #{number} = {{ {words} }}"
        if number in small:
            kept = " ".join(word for word in words.split(" ") if word != "minsize")
            module = module.replace(line, f"{line}\nattributes #{faster[number]} = {{ {kept} }}")
        else:
            module = module.replace(line, f'attributes #{number} = {{ "nooutline" {words} }}')
    return open_doors(pack_strings(module))


def pack_strings(module: str) -> str:
    """Puts strings one right behind the other. LLVM begins each at a multiple of 16."""
    return re.sub(
        r'^(@\S*\.str\..* = private unnamed_addr constant .* c".*")$', r"\1, align 1", module, flags=re.MULTILINE
    )


def open_doors(module: str) -> str:
    """Makes one function of two: Swift writes a C function that calls the Swift one, and forbids to inline that."""
    calls_only = (
        r"^(define [^\n]* @nslide_\w+\([^\n]*\{\nentry:\n(?:[^\n]*\n)?[^\n]* call [^\n]*\)) #\d+(?=\n  ret [^\n]*\n\}$)"
    )
    return re.sub(calls_only, r"\1 nounwind", module, flags=re.MULTILINE)


def shorten(assembly: str) -> str:
    """Writes instructions that have a shorter twin as that."""
    shorter = re.sub(rf"^(\t(?:{'|'.join(SINGLES)}))d(?=\t)", r"\1s", assembly, flags=re.MULTILINE)
    # The low halves of two registers side by side, and the high half of one in both of its own.
    shorter = re.sub(r"^\tunpcklpd(\t%xmm\d+, %xmm)", r"\tmovlhps\1", shorter, flags=re.MULTILINE)
    return re.sub(r"^\tunpckhpd(\t(%xmm\d+), \2\b)", r"\tmovhlps\1", shorter, flags=re.MULTILINE)


# ---------------------------------------------------------------------------------------------------------- building


def run(*command: str | Path, sources: Iterable[str] = ()) -> None:
    words = [str(part) for part in command]
    print(shlex.join([Path(words[0]).name, *words[1:]]), *(["…"] if sources else []), flush=True)
    if subprocess.run([*words, *sources], cwd=TREE).returncode != 0:
        raise SystemExit(f"product.py: the library could not be built: {Path(words[0]).name} failed")


def compile_module(tools: Toolchain) -> Path:
    """The bitcode of the whole library."""
    options = [*SWIFT, "-module-cache-path", str(PARTS / "cache")]
    # Named as an object: the driver compiles what ends in .bc once more, before the linker sees it.
    interface, text, bitcode = PARTS / "NestedSlideCore.swiftmodule", PARTS / "library.ll", PARTS / "bitcode.o"
    core = [tools.swiftc, *options, "-module-name", "NestedSlideCore", "-emit-module", "-o", str(interface)]
    run(*core, sources=swift_sources("NestedSlideCore"))
    library = [tools.swiftc, *options, "-module-name", "NestedSlideC", "-I", str(PARTS), "-I", "include"]
    run(*library, "-emit-ir", "-o", text, sources=swift_sources("NestedSlideC"))
    path = TREE / text
    path.write_text(mark(path.read_text(encoding="utf-8")), encoding="utf-8")
    run(tools["clang"], *CLANG, "-x", "ir", "-c", text, "-o", bitcode)
    return bitcode


def link(tools: Toolchain, bitcode: Path, name: str) -> None:
    """Makes the shared library, and of the same object the static one."""
    library, whole, optimised, packed, archive = (
        PARTS / file for file in (LIBRARY.name, "whole", "linked.o", "library.o", ARCHIVE.name)
    )

    def driver(*options: str) -> list[str]:
        linker = [word for each in (*LINK, *options) for word in ("-Xlinker", each)]
        return [tools["clang"], "-shared", "-nostdlib", "-fuse-ld=lld", *linker]

    run(*driver(*LTO, "--lto-emit-asm"), bitcode, "-lm", "-lc", "-o", whole)
    assembly = whole.with_suffix(".lto.s")
    text = (TREE / assembly).read_text(encoding="utf-8")
    (TREE / assembly).write_text(shorten(text), encoding="utf-8")
    run(tools["clang"], "-c", assembly, "-o", optimised)
    run(*driver(f"-soname={name}"), optimised, "-lm", "-lc", "-o", library)
    # Only the header's names: an engine that links the archive beside other Swift code meets no name twice.
    exported = ["--wildcard", "--keep-global-symbol=nslide_*"]
    run(tools["llvm-objcopy"], *exported, "--strip-unneeded", "--remove-section=.llvm_addrsig", optimised, packed)
    (TREE / archive).unlink(missing_ok=True)
    run(tools["llvm-ar"], "rcsD", archive, packed)


def build(tools: Toolchain, described: str) -> None:
    shutil.rmtree(TREE / PARTS, ignore_errors=True)
    (TREE / PARTS).mkdir()
    (TREE / STAMP).unlink(missing_ok=True)
    name = soname()
    link(tools, compile_module(tools), name)
    for path in (LIBRARY, ARCHIVE):
        os.replace(TREE / PARTS / path.name, TREE / path)
    for old in (TREE / PRODUCT).glob(f"{LIBRARY.name}.*"):
        old.unlink()
    (TREE / PRODUCT / name).symlink_to(LIBRARY.name)
    (TREE / STAMP).write_text(described)
    shutil.rmtree(TREE / PARTS)


def main() -> None:
    if not sys.platform.startswith("linux"):
        raise SystemExit("product.py: builds for Linux; elsewhere, `swift build -c release` makes a library")
    tools = toolchain()
    described = description(tools)
    if is_fresh(described):
        return
    if tools is None:
        raise SystemExit(
            "product.py: the library has to be built, and Swift 6.3 is not installed: get it from "
            "https://www.swift.org/install"
        )
    (TREE / PRODUCT).mkdir(parents=True, exist_ok=True)
    with (TREE / PRODUCT / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not is_fresh(described):  # another make may have built it meanwhile
            build(tools, described)


if __name__ == "__main__":
    main()
