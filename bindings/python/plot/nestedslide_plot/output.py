"""Writing a picture."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from .style import LIGHT, rc

if TYPE_CHECKING:
    from matplotlib.figure import Figure

FORMATS = (".png", ".svg")


def write(figure: Figure, path: Path) -> None:
    """Writes a PNG or an SVG; the same figure gives the same bytes."""
    import matplotlib

    metadata: dict[str, Any] = {"Software": None} if path.suffix.lower() == ".png" else {"Date": None, "Creator": None}
    # The type of an SVG's text and the names of its parts are settings of the moment at which it is written.
    with matplotlib.rc_context(rc(LIGHT)):
        figure.savefig(path, metadata=metadata, facecolor=figure.get_facecolor())
