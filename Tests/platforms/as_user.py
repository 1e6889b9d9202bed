"""Uses what lies in dist as those do who download it, on the system that this runs on: Linux, macOS or Windows.

    python3 Tests/platforms/as_user.py dist

The library's archive by CMake, shared and static, and by pkg-config; the C file, the crate and the Go module by their
compilers; the wheel and the sources by pip, in environments that have nothing else; the package for npm by Node, that
for NuGet on .NET. Each must come to the session's hash, or to what the quick start or the cookbook
prints. Needs nothing of this project's build: so it runs on machines that have no Swift.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import platform
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Union

Argument = Union[str, Path]
HERE = Path(__file__).resolve().parent
TREE = HERE.parents[1]
SESSION = TREE / "Tests" / "portability" / "session"
COOKBOOK = TREE / "docs" / "cookbook"
QUICKSTART = TREE / "examples" / "c" / "quickstart.c"
SCENARIO = TREE / "behaviour" / "fling" / "across-the-seam-and-into-the-edge-at-120-Hz.json"
PROCESSORS = {"amd64": "x86_64", "x86_64": "x86_64", "arm64": "arm64", "aarch64": "arm64"}


class WrongError(Exception):
    """What does not work, in words to print."""


class AbsentError(Exception):
    """A tool that is not here, and so what was not tried."""


def run(*command: Argument, folder: Path | None = None) -> str:
    """What a program prints. Neither the tree nor a library that was built in it can help."""
    hidden = ("NESTEDSLIDE_LIBRARY", "PYTHONPATH", "LD_LIBRARY_PATH")
    environment = {name: value for name, value in os.environ.items() if name not in hidden}
    words = [str(part) for part in command]
    done = subprocess.run(words, cwd=folder, env=environment, capture_output=True, text=True, timeout=600)
    if done.returncode != 0:
        raise WrongError(f"{' '.join(words)} ended with {done.returncode}:\n{done.stdout}{done.stderr}")
    return done.stdout


def need(program: str, what: str) -> str:
    found = shutil.which(program)
    if found is None:
        raise AbsentError(f"{program} is not installed; {what} was not tried")
    return found


def archive_name(version: str) -> str:
    """The archive of this machine."""
    system, processor = platform.system(), PROCESSORS.get(platform.machine().lower(), platform.machine())
    if system == "Darwin":
        return f"nestedslide-{version}-macos.tar.gz"
    if system == "Windows":
        return f"nestedslide-{version}-windows-{processor}.zip"
    return f"nestedslide-{version}-linux-{'aarch64' if processor == 'arm64' else processor}.tar.gz"


def session_hashes() -> str:
    lines = (TREE / "Tests" / "golden" / "session-hash.txt").read_text(encoding="utf-8").splitlines()
    return "\n".join(line for line in lines if not line.startswith("#"))


# ------------------------------------------------------------------------------------------------------------ the tries


def check_sums(dist: Path, version: str, folder: Path) -> None:
    """Every package is the one that SHA256SUMS names."""
    del version, folder
    for line in (dist / "SHA256SUMS").read_text(encoding="utf-8").splitlines():
        digest, name = line.split()
        if hashlib.sha256((dist / name).read_bytes()).hexdigest() != digest:
            raise WrongError(f"{name} is not what SHA256SUMS says")


def build(folder: Path, prefix: Path, version: str, name: str, sources: Sequence[Path], include: Path) -> list[Path]:
    """Programs of somebody's project, with the shared library and with the static one."""
    made = folder / name
    options = [f"-DCMAKE_PREFIX_PATH={prefix}", "-DCMAKE_BUILD_TYPE=Release", f"-DNAME={name}"]
    options += [f"-DREQUEST={version.rpartition('.')[0]}", f"-DINCLUDES={include.as_posix()}"]
    options.append(f"-DSOURCES={';'.join(source.as_posix() for source in sources)}")
    run("cmake", "-S", HERE / "cmake", "-B", made, *options)
    run("cmake", "--build", made, "--config", "Release")
    suffix = ".exe" if platform.system() == "Windows" else ""
    found = [path for kind in ("", "-static") for path in made.rglob(f"{name}{kind}{suffix}") if path.is_file()]
    # Windows looks for the DLL beside the program; elsewhere CMake has written down where the library lies.
    for library in (prefix / "bin").glob("*.dll"):
        for program in found:
            shutil.copy(library, program.parent)
    if len(found) != 2:
        raise WrongError(f"CMake has built {[path.name for path in found]}")
    return found


def try_archive(dist: Path, version: str, folder: Path) -> None:
    """CMake's find_package, the session and the quick start."""
    need("cmake", "the archive")
    name = archive_name(version)
    shutil.unpack_archive(dist / name, folder, "zip" if name.endswith(".zip") else "gztar")
    prefix = folder / name.removesuffix(".zip").removesuffix(".tar.gz")
    sources = [HERE / "session_main.c", SESSION / "session.c", SESSION / "company.c"]
    for program in build(folder, prefix, version, "session", sources, SESSION):
        if run(program).strip() != session_hashes():
            raise WrongError(f"{program.name} comes to other hashes: {run(program).strip()}, not {session_hashes()}")
    expected = QUICKSTART.with_suffix(".expected").read_text(encoding="utf-8")
    for program in build(folder, prefix, version, "quickstart", [QUICKSTART], prefix / "include"):
        if run(program) != expected:
            raise WrongError(f"{program.name} prints\n{run(program)}")
    if platform.system() == "Darwin":
        run("codesign", "--verify", "--strict", prefix / "lib" / "libNestedSlideC.dylib")


def try_wheel(dist: Path, version: str, folder: Path) -> None:
    """pip chooses the wheel by its tags, and checks its hashes."""
    run(sys.executable, "-m", "venv", folder / "venv")
    python = folder / "venv" / ("Scripts/python.exe" if platform.system() == "Windows" else "bin/python")
    pip: list[Argument] = [python, "-m", "pip", "--disable-pip-version-check", "--quiet"]
    run(*pip, "install", "--no-index", "--only-binary=:all:", "--find-links", dist, f"nestedslide=={version}")
    info = run(python, "-m", "nestedslide", "info", folder=folder)
    if str((folder / "venv").resolve()) not in info:
        raise WrongError(f"the library is not the wheel's:\n{info}")
    replayed = run(python, "-m", "nestedslide", "replay", SCENARIO, folder=folder)
    if not replayed.startswith("ok "):
        raise WrongError(f"replay printed:\n{replayed}")


def try_npm(dist: Path, version: str, folder: Path) -> None:
    """Installed into an empty project, where the program of its README prints what that says."""
    npm = need("npm", "the package for npm")
    (folder / "package.json").write_text(json.dumps({"name": "empty", "version": "1.0.0", "private": True}))
    options = ["--offline", "--no-audit", "--no-fund", "--loglevel=error"]
    run(npm, "install", *options, (dist / f"nestedslide-{version}.tgz").resolve(), folder=folder)
    program = folder / "program.mjs"
    page = (folder / "node_modules" / "nestedslide" / "README.md").read_text(encoding="utf-8")
    shown = re.search(r"^```js\n(.*?)^```$.*?^```text\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)
    if shown is None:
        raise WrongError("its README has no program, or does not say what it prints")
    program.write_text(shown[1], encoding="utf-8")
    printed = run(need("node", "the package for npm"), program, folder=folder)
    if printed != shown[2]:
        raise WrongError(f"in Node the program of its README prints {printed}, not {shown[2]}")


def check_recipes(what: str, printed: str) -> None:
    """Every program of the cookbook prints the same."""
    if printed != (COOKBOOK / "printed.txt").read_text(encoding="utf-8"):
        raise WrongError(f"the cookbook prints {what}:\n{printed}")


def unpacked(dist: Path, name: str, folder: Path) -> Path:
    """The folder that lies in a package."""
    shutil.unpack_archive(dist / name, folder, "zip" if name.endswith(".zip") else "gztar")
    (inside,) = (path for path in folder.iterdir() if path.is_dir())
    return inside


def try_pkg_config(dist: Path, version: str, folder: Path) -> None:
    """The archive by pkg-config, wherever it is unpacked."""
    found = need("pkg-config", "the archive's .pc file")
    prefix = unpacked(dist, archive_name(version), folder)
    place = f"PKG_CONFIG_PATH={prefix / 'lib' / 'pkgconfig'}"
    flags = run("env", place, found, "--cflags", "--libs", "nestedslide").split()
    program = folder / "cookbook"
    run("cc", "-std=c99", COOKBOOK / "cookbook.c", *flags, f"-Wl,-rpath,{prefix / 'lib'}", "-o", program)
    check_recipes("with pkg-config", run(program))


def try_c_file(dist: Path, version: str, folder: Path) -> None:
    """The engine's one file beside a program."""
    need("cc", "the C file")
    inside = unpacked(dist, f"nestedslide-{version}-c.tar.gz", folder)
    program = folder / "cookbook"
    sources = [COOKBOOK / "cookbook.c", inside / "nestedslide.c"]
    run("cc", "-std=c99", "-O1", f"-I{inside}", *sources, "-lm", "-lpthread", "-o", program)
    check_recipes("with the C file", run(program))


def try_cargo(dist: Path, version: str, folder: Path) -> None:
    """A crate that has the packed one as a path dependency."""
    # Debian's lies there; a toolchain of rustup's may be first on the path.
    cargo = "/usr/bin/cargo" if Path("/usr/bin/cargo").exists() else need("cargo", "the crate")
    need("cc", "the crate")
    inside = unpacked(dist, f"nestedslide-{version}.crate", folder)
    app = folder / "app"
    (app / "src").mkdir(parents=True)
    shutil.copy(COOKBOOK / "cookbook.rs", app / "src" / "main.rs")
    package = '[package]\nname = "app"\nversion = "0.0.0"\nedition = "2021"\n'
    (app / "Cargo.toml").write_text(f'{package}[dependencies]\nnestedslide = {{ path = "{inside}" }}\n')
    compiler = ["env", "RUSTC=/usr/bin/rustc"] if cargo.startswith("/usr/bin") else []
    check_recipes("with the crate", run(*compiler, cargo, "run", "--quiet", "--offline", folder=app))


def try_go(dist: Path, version: str, folder: Path) -> None:
    """A module that has the packed one in place of any other."""
    go = need("go", "the module")
    need("cc", "the module")
    inside = unpacked(dist, f"nestedslide-{version}-go.tar.gz", folder)
    app = folder / "app"
    app.mkdir()
    shutil.copy(COOKBOOK / "cookbook.go", app)
    replaced = f"require nestedslide v0.0.0\n\nreplace nestedslide => {inside}\n"
    (app / "go.mod").write_text(f"module app\n\ngo 1.19\n\n{replaced}")
    places = [f"GOCACHE={folder / 'cache'}", "GOFLAGS=-mod=mod", "GOPROXY=off", "CGO_ENABLED=1"]
    check_recipes("with the module", run("env", *places, go, "run", ".", folder=app))


def try_sources(dist: Path, version: str, folder: Path) -> None:
    """The source distribution by pip, as on a machine that has a C compiler and no Swift."""
    compiler = need("cc", "the source distribution")
    try:
        import setuptools.command.bdist_wheel  # noqa: F401
    except ImportError:
        raise AbsentError("setuptools 77 is not installed; the source distribution was not tried") from None
    path = folder / "path"
    path.mkdir()
    for name, found in {"cc": compiler, "as": shutil.which("as"), "ld": shutil.which("ld")}.items():
        if found:
            (path / name).symlink_to(found)
    pip: list[Argument] = [
        sys.executable,
        "-m",
        "pip",
        "--disable-pip-version-check",
        "--quiet",
        "install",
        "--no-index",
    ]
    options: list[Argument] = ["--no-build-isolation", "--no-deps", "--target", folder / "site"]
    env = shutil.which("env") or "env"
    run(env, f"PATH={path}", *pip, *options, dist / f"nestedslide-{version}.tar.gz")
    python = [env, f"PYTHONPATH={folder / 'site'}", sys.executable]
    info = run(*python, "-m", "nestedslide", "info", folder=folder)
    if str(folder / "site") not in info:
        raise WrongError(f"the library is not that of the sources:\n{info}")
    replayed = run(*python, "-m", "nestedslide", "replay", SCENARIO, folder=folder)
    if not replayed.startswith("ok "):
        raise WrongError(f"replay printed:\n{replayed}")


def try_nuget(dist: Path, version: str, folder: Path) -> None:
    """The sources and the library of the package for NuGet, on .NET's runtime. There may be no SDK to pack it with."""
    compiler = need("mcs", "the package for NuGet")
    try:
        import dotnetcore2
    except ImportError:
        raise AbsentError("dotnetcore2 is not installed; the package for NuGet was not tried") from None
    inside = unpacked(dist, f"nestedslide-{version}-nuget.zip", folder)
    program = folder / "cookbook.dll"
    sources = sorted((inside / "NestedSlide").rglob("*.cs"))
    run(compiler, "-langversion:7.2", "-nologo", f"-out:{program}", *sources, COOKBOOK / "Cookbook.cs")
    processor = {"x86_64": "x64", "arm64": "arm64"}[PROCESSORS[platform.machine().lower()]]
    shutil.copy(inside / "runtimes" / f"linux-{processor}" / "native" / "libNestedSlideC.so", folder)
    framework = {"name": "Microsoft.NETCore.App", "version": "3.1.0"}
    options = {"framework": framework, "configProperties": {"System.Globalization.Invariant": True}}
    program.with_suffix(".runtimeconfig.json").write_text(json.dumps({"runtimeOptions": options}))
    runtime = Path(dotnetcore2.__file__).parent / "bin" / "dotnet"
    check_recipes("on .NET", run(runtime, "exec", program, folder=folder))


TRIES: dict[str, Callable[[Path, str, Path], None]] = {
    "checksums": check_sums,
    "archive": try_archive,
    "wheel": try_wheel,
    "npm": try_npm,
    "pkg-config": try_pkg_config,
    "C file": try_c_file,
    "cargo": try_cargo,
    "go": try_go,
    "sources": try_sources,
    "nuget": try_nuget,
}


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("dist", type=Path, help="the folder that make dist or make release has left")
    parser.add_argument("--only", choices=TRIES, help="one of the tries")
    options = parser.parse_args()
    dist = options.dist.resolve()
    version = json.loads((dist / "manifest.json").read_text(encoding="utf-8"))["version"]
    print(f"{platform.system()} {platform.machine()}, NestedSlide {version}")
    failed = 0
    for name, attempt in TRIES.items():
        if options.only not in (None, name):
            continue
        with tempfile.TemporaryDirectory(prefix="nestedslide-", ignore_cleanup_errors=True) as folder:
            try:
                attempt(dist, version, Path(folder).resolve())
                print(f"ok: {name}", flush=True)
            except AbsentError as absent:
                print(f"skipped: {name}: {absent}", flush=True)
            except WrongError as wrong:
                failed += 1
                print(f"FAILED: {name}: {wrong}", flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
