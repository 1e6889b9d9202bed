"""The demo: a profile page as in any social app, drawn with pygame, moved by the engine.

``python -m nestedslide demo`` opens a window; without a display it plays a gesture through the same
event loop and writes pictures of it. It needs pygame-ce and Pillow.
"""

from __future__ import annotations

import os

# Before pygame is imported: it greets on standard output otherwise.
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")


def main(argv: list[str] | None = None) -> int:
    """Shows the demo, or films it where there is no display; answers the exit status."""
    # Only now, so that others can use the texts and colours without pygame.
    from .command import main as run

    return run(argv)


__all__ = ["main"]
