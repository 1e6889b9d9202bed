"""Records: what was done to a coordinator, as bytes, to be done again.

``load`` reads a file, ``play`` does to a coordinator what it says and compares, ``to_scenario`` writes it as a
scenario. The bytes are described in ``docs/records.md``.
"""

from ._operations import Operation
from .format import Entry, InvalidRecordError, Record
from .playing import NotPlayedError, play
from .reading import decode, is_record, load
from .scenario import to_scenario, to_text

__all__ = [
    "Entry",
    "InvalidRecordError",
    "NotPlayedError",
    "Operation",
    "Record",
    "decode",
    "is_record",
    "load",
    "play",
    "to_scenario",
    "to_text",
]
