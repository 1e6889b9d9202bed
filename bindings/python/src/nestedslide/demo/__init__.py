"""The demo: a profile page as in any social app, drawn with pygame, moved by the engine.

``python -m nestedslide demo`` opens a window; without a display it plays a gesture through the same
event loop and writes pictures of it. It needs pygame-ce and Pillow.
"""

import os

# Before pygame is imported: it greets on standard output otherwise.
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

from .command import main

__all__ = ["main"]
