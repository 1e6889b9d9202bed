"""Records as bytes, written by the tests themselves from the table in docs/records.md."""

from __future__ import annotations

import struct
from typing import Any

HEADER = struct.Struct("<8sIIQ")
DOUBLES = {float: "d", int: "q"}


def word(value: Any) -> bytes:
    return struct.pack("<" + DOUBLES[type(value)], value)


def entry(operation: int, *words: Any, raw: bytes = b"") -> bytes:
    body = b"".join(word(each) for each in words) + raw
    return struct.pack("<HHI", operation, 0, len(body) // 8) + body


def stop(state_hash: int) -> bytes:
    return entry(34, raw=struct.pack("<Q", state_hash))


def record(*entries: bytes, state: bytes = b"state of 17 bytes", version: int = 1, reserved: int = 0) -> bytes:
    padding = bytes(-len(state) % 8)
    return HEADER.pack(b"NSLIDREC", version, reserved, len(state)) + state + padding + b"".join(entries)
