"""Runs the Python blocks of a page, given as JSON, in one namespace, and answers what each has printed.

A window's loop ends at once; pygame's window is closed as soon as it has shown a frame.
"""

import contextlib
import io
import json
import sys


def close_after_a_frame() -> None:
    import pygame
    from nestedslide.host.pygame import PygameHost

    class Closing:
        def tick(self, rate):
            shown.append(pygame.display.get_surface().get_at((195, 100)))
            pygame.event.post(pygame.event.Event(pygame.QUIT))

    def run_and_close(self, draw, clock=None):
        run(self, draw, Closing())
        assert len(shown) == 1, "it draws a frame, and ends when it is closed"
        assert shown[0] != (0, 0, 0, 255), "the frame is black"

    shown, run = [], PygameHost.run
    PygameHost.run = run_and_close


printed, names = [], {"__name__": "__main__"}
for place, text in json.load(sys.stdin):
    if "PySide6" in text:
        from PySide6.QtWidgets import QApplication

        QApplication.exec = lambda self: self.processEvents()
    if "nestedslide.host.pygame" in text:
        close_after_a_frame()
    with contextlib.redirect_stdout(io.StringIO()) as out:
        exec(compile(text, place, "exec"), names)
    printed.append(out.getvalue())
json.dump(printed, sys.stdout)
