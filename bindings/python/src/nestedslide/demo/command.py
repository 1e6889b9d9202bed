"""The command: ``python -m nestedslide demo``."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

import pygame

from .. import Frame
from .app import App
from .clock import LiveEvents
from .film import Film
from .script import ScriptedEvents, tour
from .viewport import Viewport, scale_for_desktop, window_size

TITLE = "NestedSlide"
FILM_SCALE = 2.0
STRIP_FILE = "nestedslide-strip.png"
ANIMATION_FILE = "nestedslide.gif"


def main(argv: list[str] | None = None) -> int:
    """Shows the demo, or films it where there is no display; answers the exit status."""
    options = _parser().parse_args(argv)
    if options.film or not _has_display():
        strip, animation = make_film(Path(options.output), options.scale or FILM_SCALE)
        print(strip)
        print(animation)
    else:
        show(options.scale, show_fingers=options.touches)
    return 0


def show(scale: float | None = None, *, show_fingers: bool = False) -> None:
    """Opens a window and runs until it is closed."""
    pygame.display.init()
    try:
        size = window_size(scale or scale_for_desktop())
        pygame.display.set_caption(TITLE)
        pygame.display.set_mode(size, pygame.RESIZABLE)
        App(LiveEvents(), show_fingers=show_fingers).run()
    finally:
        pygame.display.quit()


def make_film(directory: Path, scale: float = FILM_SCALE) -> tuple[Path, Path]:
    """Plays the scripted gesture without a display; answers the strip's and the GIF's path."""
    open_hidden_window(scale)
    try:
        script = tour()
        events = ScriptedEvents(script, Viewport.fitting(pygame.display.get_window_size()))
        film = Film(script.moments)

        def watch(surface: pygame.Surface, frame: Frame) -> None:
            film.watch(surface, frame.snapshot, events.now())

        App(events, show_fingers=True, watcher=watch).run()
        directory.mkdir(parents=True, exist_ok=True)
        strip, animation = directory / STRIP_FILE, directory / ANIMATION_FILE
        film.write_strip(strip)
        film.write_animation(animation)
    finally:
        pygame.display.quit()
    return strip, animation


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


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="nestedslide demo",
        description="A profile page to scroll: a header that collapses into a bar, a guestbook of a million rows, "
        "a waterfall of photographs, pull to refresh.",
        epilog="Drag, fling, wheel, swipe, pull; arrows, page up and down, space, home, end. "
        "Tab opens a panel with every policy and its key; t turns the screen, h makes the header longer, "
        "u refreshes, j goes to row 777,777, i inserts rows above what is seen, r starts over, Escape quits.",
    )
    parser.add_argument("--film", action="store_true", help="write pictures of a scripted gesture, without a window")
    parser.add_argument("--output", default="out/demo", help="where to (default: %(default)s)")
    parser.add_argument("--scale", type=_scale, help="pixels per point (default: what fits)")
    parser.add_argument("--touches", action="store_true", help="mark where a finger is down")
    return parser
