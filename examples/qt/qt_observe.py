"""Qt's own scroll views, coordinated: a profile page of PySide6 widgets."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--screenshots", type=Path, metavar="DIR", help="write pictures there, without a display")
    arguments = parser.parse_args()
    if arguments.screenshots:
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    try:
        from PySide6.QtWidgets import QApplication
    except ImportError as error:
        return missing("PySide6", "pip install 'PySide6-Essentials>=6.8,<6.12'", error)
    try:
        import nestedslide  # noqa: F401
    except ImportError as error:
        return missing("nestedslide", "pip install -e bindings/python", error)

    from qt_observed.screenshots import take_screenshots
    from qt_observed.window import ProfileWindow

    application = QApplication(sys.argv[:1])
    if arguments.screenshots:
        take_screenshots(arguments.screenshots)
        return 0
    window = ProfileWindow()
    window.show()
    return application.exec()


def missing(name: str, remedy: str, error: ImportError) -> int:
    print(f"qt_observe: {name} cannot be imported ({error}): {remedy}", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
