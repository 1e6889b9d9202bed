"""A profile page of PySide6 widgets that NestedSlide scrolls."""

from __future__ import annotations

import argparse
import os
import signal
import socket
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--screenshot", type=Path, metavar="FILE", help="write a picture, without a display")
    parser.add_argument("--record", type=Path, metavar="FILE", help="write down what the engine is told")
    options = parser.parse_args()
    if options.screenshot:
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
        os.environ.setdefault("QT_SCALE_FACTOR", "2")
    try:
        from PySide6.QtCore import Qt
        from PySide6.QtWidgets import QApplication
    except ImportError as error:
        return missing("PySide6", "pip install 'PySide6-Essentials>=6.8,<6.12'", error)
    try:
        import nestedslide  # noqa: F401
    except ImportError as error:
        return missing("nestedslide", "pip install -e bindings/python", error)

    from profile_page.screenshot import take_screenshot
    from profile_page.window import ProfileWindow

    # Qt merges what comes between two frames, where it may; a velocity is better measured from all of it.
    QApplication.setAttribute(Qt.ApplicationAttribute.AA_CompressHighFrequencyEvents, False)
    application = QApplication(sys.argv[:1])
    if options.screenshot:
        take_screenshot(options.screenshot, options.record)
        return 0
    window = ProfileWindow(record=options.record)
    application.aboutToQuit.connect(window.write_record)
    window.show()
    signals = quit_on_signals(application)
    status = application.exec()
    signals.close()
    return status


def quit_on_signals(application: QApplication) -> socket.socket:
    """Ctrl-C ends it as closing the window does: Qt's loop is woken, so that Python gets to hear of it."""
    from PySide6.QtCore import QSocketNotifier

    heard, told = socket.socketpair()
    told.setblocking(False)
    signal.set_wakeup_fd(told.detach())
    notifier = QSocketNotifier(heard.fileno(), QSocketNotifier.Type.Read, application)
    notifier.activated.connect(lambda: heard.recv(64))
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: application.quit())
    return heard


def missing(name: str, remedy: str, error: ImportError) -> int:
    print(f"qt_profile: {name} cannot be imported ({error}): {remedy}", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
