"""What each package is for, and how it is put to use: the table of the release's page."""

from __future__ import annotations

from fnmatch import fnmatchcase
from typing import NamedTuple

from ..tree import VERSION


class Purpose(NamedTuple):
    """What is true of all packages whose names fit a pattern; V stands for the version."""

    pattern: str
    what_for: str
    use: str


PIP = "`pip install FILE`"
CMAKE = "unpack; `cmake -DCMAKE_PREFIX_PATH=FOLDER`"
PURPOSES = (
    Purpose("nestedslide-V-py3-none-*manylinux*.whl", "Python on Linux", PIP),
    Purpose("nestedslide-V-py3-none-win*.whl", "Python on Windows", PIP),
    Purpose("nestedslide-V-py3-none-macosx*.whl", "Python on macOS", PIP),
    Purpose("nestedslide-V.tar.gz", "Python elsewhere, from the sources; with Swift or a C compiler", PIP),
    Purpose("nestedslide_plot-V-*.whl", "Python: pictures of sessions and curves", PIP),
    Purpose("nestedslide_demo-V-*.whl", "the demo, for Python with pygame-ce", PIP),
    Purpose(
        "nestedslide-V-c.tar.gz", "any C compiler: the engine as one C file", "add `nestedslide.c` to your sources"
    ),
    Purpose("nestedslide-V.crate", "Rust, with a C compiler", "unpack; `cargo add nestedslide --path FOLDER`"),
    Purpose("nestedslide-V-go.tar.gz", "Go, with a C compiler", "unpack; `go mod edit -replace=nestedslide=FOLDER`"),
    Purpose("nestedslide-V-linux-*.tar.gz", "C and C++ on Linux", CMAKE),
    Purpose("nestedslide-V-macos*.tar.gz", "C and C++ on macOS", CMAKE),
    Purpose("nestedslide-V-windows-*.zip", "C and C++ on Windows", CMAKE),
    Purpose("nestedslide-V-android-*.tar.gz", "C and C++ on Android", CMAKE),
    Purpose(
        "nestedslide-V-apple-xcframework.zip", "iOS and macOS with Xcode", "add `NestedSlide.xcframework` to the target"
    ),
    Purpose("nestedslide-V-wasm.zip", "a page without npm: the module and its JavaScript", "unpack beside the page"),
    Purpose("nestedslide-V.tgz", "JavaScript and TypeScript, in browsers and Node", "`npm install FILE`"),
    Purpose("nestedslide-V-nuget.zip", ".NET", "unpack; `dotnet pack -c Release`"),
    Purpose("com.nestedslide.core-V.tgz", "Unity 2021.3 or later", "Package Manager, Add package from tarball"),
    Purpose("nestedslide-V-godot3-addon.zip", "Godot 3", "unpack into the project's folder"),
    Purpose("nestedslide-V-godot4-addon.zip", "Godot 4.2 or later", "unpack into the project's folder"),
    Purpose("nestedslide_api-V.json", "makers of bindings: the API as data", "read it with any JSON parser"),
)


def purpose(name: str) -> Purpose:
    """Of the one pattern that a package's name fits."""
    fitting = [each for each in PURPOSES if fnmatchcase(name, each.pattern.replace("V", VERSION, 1))]
    if len(fitting) != 1:
        raise SystemExit(f"release: {name} fits {len(fitting)} rows of packing/purposes.py, not one")
    return fitting[0]
