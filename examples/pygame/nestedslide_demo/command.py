"""The command: ``python -m nestedslide demo``."""

from __future__ import annotations

import argparse
import os
import signal
import sys
from pathlib import Path

import pygame
from nestedslide import Frame

from .app import App
from .clock import LiveEvents, frame_period
from .pacing import Pacer, display_waits
from .palettes import DARK, LIGHT, PALETTES, Palette
from .reel import FORMATS, Reel
from .script import ScriptedEvents, loop
from .system_wishes import prefers_dark, prefers_less_motion
from .viewport import Viewport, scale_for_desktop, window_size

TITLE = "NestedSlide  ·  ? shows all keys"
NO_DISPLAY = "No display: played the demo by itself and wrote"
ANIMATION_FILE = "nestedslide-demo.webp"


def main(argv: list[str] | None = None) -> int:
    """Shows the demo, or writes what it would show where there is no display; answers the exit status."""
    options = _parser().parse_args(argv)
    file = options.animation or ("" if _has_display() else ANIMATION_FILE)
    # A picture does not depend on whose desktop it is made on.
    palette = LIGHT if file and options.theme == "auto" else palette_of(options.theme)
    if file:
        if not options.animation:
            print(NO_DISPLAY)
        print(make_loop(Path(file), options.scale or 1.0, palette))
    else:
        record = Path(options.record) if options.record else None
        show(options.scale, show_fingers=options.touches, palette=palette, record=record)
    return 0


def palette_of(theme: str) -> Palette:
    """The palette of "light" or "dark"; "auto" is what the desktop has."""
    if theme == "auto":
        return DARK if prefers_dark() else LIGHT
    return PALETTES[theme]


def show(
    scale: float | None = None,
    *,
    show_fingers: bool = False,
    palette: Palette = LIGHT,
    record: Path | None = None,
) -> None:
    """Opens a window and runs until it is closed."""
    # Where SDL draws by the graphics card, presenting a picture then waits for the display.
    os.environ.setdefault("SDL_RENDER_VSYNC", "1")
    # An interrupt closes the window, also while the program sleeps in SDL, which Python's own handler would not end.
    before = signal.signal(signal.SIGINT, signal.SIG_DFL)
    pygame.display.init()
    try:
        size = window_size(scale or scale_for_desktop())
        pygame.display.set_caption(TITLE)
        pygame.display.set_mode(size, pygame.RESIZABLE)
        period = frame_period()
        pacer = Pacer(period, display_waits=display_waits(pygame.display.flip, period))
        App(
            LiveEvents(pacer),
            show_fingers=show_fingers,
            palette=palette,
            less_motion=prefers_less_motion(),
            record=record,
        ).run()
    finally:
        pygame.display.quit()
        signal.signal(signal.SIGINT, before)


def make_loop(file: Path, scale: float = 1.0, palette: Palette = LIGHT) -> Path:
    """Plays the loop without a display and writes it as an animated picture; answers its path."""
    open_hidden_window(scale)
    try:
        events = ScriptedEvents(loop(), Viewport.fitting(pygame.display.get_window_size()))
        reel = Reel()

        def watch(surface: pygame.Surface, frame: Frame) -> None:
            del frame
            reel.watch(surface)

        App(events, show_fingers=True, watcher=watch, palette=palette).run()
        file.parent.mkdir(parents=True, exist_ok=True)
        reel.write(file, scale)
    finally:
        pygame.display.quit()
    return file


def open_hidden_window(scale: float) -> None:
    """A window that exists in memory only."""
    # The dummy driver is in every build of SDL, the offscreen one only in most.
    before = os.environ.get("SDL_VIDEODRIVER")
    try:
        for driver in ("offscreen", "dummy"):
            os.environ["SDL_VIDEODRIVER"] = driver
            try:
                pygame.display.init()
                break
            except pygame.error:
                if driver == "dummy":
                    raise
        pygame.display.set_mode(window_size(scale))
    finally:
        if before is None:
            del os.environ["SDL_VIDEODRIVER"]
        else:
            os.environ["SDL_VIDEODRIVER"] = before


def _has_display() -> bool:
    if os.environ.get("SDL_VIDEODRIVER") in ("offscreen", "dummy"):
        return False
    # Elsewhere than on X and Wayland the desktop does not tell itself by a variable.
    if sys.platform in ("win32", "darwin"):
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))


def _scale(text: str) -> float:
    value = float(text)
    if not 0.25 <= value <= 4:
        raise argparse.ArgumentTypeError("must be from 0.25 to 4")
    return value


def _animation(text: str) -> str:
    if Path(text).suffix not in FORMATS:
        raise argparse.ArgumentTypeError(f"must end in {' or '.join(FORMATS)}")
    return text


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="nestedslide demo",
        description="A profile page to scroll: a header that collapses into a bar, a guestbook of a million rows, "
        "a waterfall of photographs, pull to refresh.",
        epilog="Drag, fling, wheel, swipe, pull; arrows, page up and down, space, home, end. ? shows all keys; "
        "Tab opens a panel with every policy.",
    )
    parser.add_argument(
        "--animation",
        type=_animation,
        metavar="FILE",
        help="write a loop as an animated .webp or .png, without a window",
    )
    parser.add_argument("--theme", choices=("light", "dark", "auto"), default="auto", help="(default: the desktop's)")
    parser.add_argument("--scale", type=_scale, help="pixels per point (default: what fits)")
    parser.add_argument("--touches", action="store_true", help="mark where a finger is down")
    parser.add_argument(
        "--record", metavar="FILE", help="write the engine's record of the run, without the prints, see docs/records.md"
    )
    return parser
