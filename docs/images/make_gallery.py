"""The gallery of docs/hosts.md: frames each host's picture from its test run, and writes the table.

`make gallery` runs the tests that make the pictures first. `--table` leaves the pictures as they are, `--check` only
compares the page with what would be written.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import NamedTuple

from PIL import Image, ImageChops, ImageDraw, ImageFilter

TREE = Path(__file__).resolve().parents[2]
PAGE = TREE / "docs" / "hosts.md"
TAKEN = TREE / ".build" / "hosts"
FRAMED = TREE / "docs" / "images" / "hosts"
BEGIN, END = "<!-- gallery: `make gallery` writes it -->\n", "<!-- gallery ends -->\n"

# Of a framed picture, in pixels, twice what is shown: the picture's height, its corners, the room for its shadow.
HEIGHT = 720
RADIUS = 28
ROOM = 20
# How high a phone is shown, so that all are in one row, and how wide a desktop.
TALL, WIDE = 200, 800


WEB = ("nestedslide", "library", "memory", "coordinator", "list")


class Host(NamedTuple):
    """A folder of examples. Tests/checks/hosts.py looks that each has a README, a picture and a test."""

    folder: str
    name: str
    needs: str
    """What is installed for it."""
    binding: tuple[str, ...]
    """Files or patterns: what stands between the host and the library, without what it shows."""
    is_wide: bool = False


HOSTS = (
    Host(
        "pygame", "pygame-ce",
        "`pip install pygame-ce Pillow`",
        ("examples/pygame/nestedslide_demo/input.py", "examples/pygame/nestedslide_demo/clock.py"),
    ),
    Host(
        "qt", "PySide6",
        "`pip install 'PySide6-Essentials<6.12'`",
        ("bindings/python/src/nestedslide/qt/*.py",),
    ),
    Host(
        "kivy", "Kivy",
        "`pip install kivy`",
        ("bindings/python/src/nestedslide/kivy/*.py",),
    ),
    Host(
        "raylib", "raylib",
        "`pip install raylib`",
        ("bindings/python/src/nestedslide/host/raylib.py", "bindings/python/src/nestedslide/host/slide_host.py"),
    ),
    Host(
        "sdl2", "SDL2, in C",
        "`apt install libsdl2-dev libsdl2-ttf-dev libsdl2-image-dev`",
        ("examples/sdl2/input.c", "examples/sdl2/timing.c"),
    ),
    Host(
        "love", "LÖVE",
        "`apt install love`",
        ("bindings/lua/nestedslide.lua", "bindings/lua/nestedslide/*.lua"),
    ),
    Host(
        "godot", "Godot 3",
        "`apt install godot3`",
        ("bindings/godot/native/*.c", "bindings/godot/addons/nestedslide/nested_slide_view.gd"),
    ),
    Host(
        "csharp", "C#, as in Unity",
        "`apt install mono-mcs mono-runtime`",
        ("bindings/csharp/NestedSlide/*.cs",),
    ),
    Host(
        "imgui", "Dear ImGui, in C++",
        "`apt install libimgui-dev libsdl2-dev libsdl2-image-dev`",
        ("examples/imgui/slide.cpp", "examples/imgui/app.cpp"),
        is_wide=True,
    ),
    Host(
        "web", "Browser",
        "nothing but a browser",
        tuple(f"bindings/javascript/{name}.js" for name in WEB),
        is_wide=True,
    ),
)  # fmt: skip


def framed(picture: Image.Image) -> Image.Image:
    """The same with round corners, a hairline and a soft shadow, on nothing."""
    width = round(picture.width * HEIGHT / picture.height)
    picture = picture.convert("RGB").resize((width, HEIGHT), Image.Resampling.LANCZOS)
    corners = rounded(picture.size)
    size = (width + 2 * ROOM, HEIGHT + 2 * ROOM)
    shadow = Image.new("L", size)
    shadow.paste(corners.point(lambda value: value * 90 // 255), (ROOM, ROOM + 6))
    result = Image.new("RGBA", size, (16, 18, 32, 0))
    result.putalpha(shadow.filter(ImageFilter.GaussianBlur(9)))
    edge = ImageChops.subtract(corners, rounded(picture.size, inset=2))
    picture.paste((128, 132, 144), (0, 0), edge.point(lambda value: value // 3))
    result.paste(picture, (ROOM, ROOM), corners)
    return result


def rounded(size: tuple[int, int], inset: int = 0) -> Image.Image:
    times = 4
    mask = Image.new("L", (size[0] * times, size[1] * times))
    box = (inset * times, inset * times, (size[0] - inset) * times - 1, (size[1] - inset) * times - 1)
    ImageDraw.Draw(mask).rounded_rectangle(box, (RADIUS - inset) * times, fill=255)
    return mask.resize(size, Image.Resampling.LANCZOS)


def lines(host: Host) -> int:
    """Of the files of its binding, written by hand."""
    files = [file for pattern in host.binding for file in sorted(TREE.glob(pattern))]
    assert len(files) >= len(host.binding), f"{host.name} has no {host.binding}"
    texts = [file.read_text(encoding="utf-8") for file in files]
    return sum(len(text.splitlines()) for text in texts if "tools/api" not in text.partition("\n")[0])


def section() -> str:
    """What stands in the page."""
    shown = "".join(
        f'  <a href="../examples/{host.folder}/README.md">'
        f'<img src="images/hosts/{host.folder}.png" alt="{host.name}" '
        f'{"width" if host.is_wide else "height"}="{WIDE if host.is_wide else TALL}"></a>\n'
        for host in HOSTS
    )
    rows = "".join(
        f"| {host.name} | [examples/{host.folder}](../examples/{host.folder}/README.md) | {host.needs} "
        f"| {lines(host):,} |\n"
        for host in HOSTS
    )
    head = "| host | folder | install | lines of binding |\n|---|---|---|---:|\n"
    return f'{BEGIN}<p align="center">\n{shown}</p>\n\n{head}{rows}{END}'


def main() -> int:
    text = PAGE.read_text(encoding="utf-8")
    before, rest = text.split(BEGIN)
    written = before + section() + rest.split(END)[1]
    if "--check" in sys.argv:
        return 0 if written == text else 1
    if "--table" not in sys.argv:
        FRAMED.mkdir(exist_ok=True)
        for host in HOSTS:
            picture = framed(Image.open(TAKEN / f"{host.folder}.png"))
            picture.save(FRAMED / f"{host.folder}.png", optimize=True)
    PAGE.write_text(written, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
