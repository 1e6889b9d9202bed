"""What another engine did, beside what this one does for the same input: ``python -m nestedslide compare``.

``load`` reads a recording, ``play`` plays its input, ``measure`` tells how far the two are apart.
"""

from .difference import Difference, measure
from .playing import play
from .recording import Bound, InvalidRecordingError, Recording, load, parse

__all__ = ["Bound", "Difference", "InvalidRecordingError", "Recording", "load", "measure", "parse", "play"]
