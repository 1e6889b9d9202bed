"""Runs a command as on a machine that has Swift, Python and a C compiler, and nothing else that this tree can use.

    python3 Tests/loops/bare.py make test-hosts

Programs are hidden by a PATH of links to what is needed, fonts by a configuration without any folder and, where this
machine allows a namespace of mounts, by an empty folder in their place; pkg-config finds nothing.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

# What a Debian machine has with gcc, make and Python, and what comes with Swift.
PROGRAMS = """
    ar as awk basename bash cat cc chmod cmp cp cut date dirname echo env expr false find gcc git grep head id
    install ld ldd ln ls make mkdir mktemp mv nm nproc objcopy objdump od ps python3 ranlib readelf readlink realpath
    rm rmdir sed sh sleep sort strip swift swiftc tail tar tee test touch tr true uname uniq wc xargs
"""
FONTS = ("/usr/share/fonts", "/usr/local/share/fonts")


def kept_programs(folder: Path) -> Path:
    path = folder / "bin"
    path.mkdir()
    for name in PROGRAMS.split():
        found = shutil.which(name)
        if found:
            (path / name).symlink_to(found)
    return path


def environment(folder: Path) -> dict[str, str]:
    fonts = folder / "fonts.conf"
    fonts.write_text("<fontconfig></fontconfig>\n")
    variables = dict(os.environ)
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "XDG_RUNTIME_DIR", "LD_LIBRARY_PATH"):
        variables.pop(name, None)
    return {
        **variables,
        "PATH": str(kept_programs(folder)),
        "FONTCONFIG_FILE": str(fonts),
        "PKG_CONFIG_PATH": "",
        "PKG_CONFIG_LIBDIR": str(folder),
        "NESTEDSLIDE_PROGRAMS": "",
        "HOME": str(folder),
    }


def without_fonts(command: list[str]) -> list[str]:
    """The command with nothing in the folders of fonts, where this machine allows that."""
    there = [name for name in FONTS if Path(name).is_dir()]
    hide = " && ".join(f"mount -t tmpfs none {name}" for name in there)
    tried = ["unshare", "--map-root-user", "--mount", "sh", "-c", hide]
    if not there or shutil.which("unshare") is None or subprocess.run(tried, capture_output=True).returncode != 0:
        return command
    mount, unshare = shutil.which("mount"), shutil.which("unshare")
    assert mount
    assert unshare
    hide = hide.replace("mount ", f"{mount} ")
    return [unshare, "--map-root-user", "--mount", "sh", "-c", f'{hide} && exec "$@"', "sh", *command]


def main() -> int:
    with tempfile.TemporaryDirectory(prefix="bare-") as name:
        command = without_fonts(sys.argv[1:])
        return subprocess.run(command, env=environment(Path(name))).returncode


if __name__ == "__main__":
    sys.exit(main())
