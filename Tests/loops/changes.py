"""Which files have changed since a ring last passed: .build/quick/state.json has their hashes, ring by ring."""

from __future__ import annotations

import hashlib
import json
import subprocess
from fnmatch import fnmatch
from pathlib import Path

TREE = Path(__file__).resolve().parents[2]
STATE = TREE / ".build" / "quick" / "state.json"


def hashes(tree: Path = TREE) -> dict[str, str]:
    """Every file of the tree that git knows or would know, with a hash of what is in it."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
    listed = subprocess.run(command, cwd=tree, check=True, capture_output=True, text=True).stdout.split("\0")
    paths = [tree / name for name in sorted(set(listed)) if name]
    files = [path for path in paths if path.is_file()]
    return {str(path.relative_to(tree)): hashlib.sha256(path.read_bytes()).hexdigest() for path in files}


def fits(name: str, patterns: tuple[str, ...]) -> bool:
    """Whether a file is in one of these folders, or has a name like one of these patterns."""
    return any(name.startswith(pattern) if pattern.endswith("/") else fnmatch(name, pattern) for pattern in patterns)


class State:
    """What each ring has passed with."""

    def __init__(self, path: Path = STATE) -> None:
        self.path = path
        try:
            self.rings: dict[str, dict[str, str]] = json.loads(path.read_text())
        except (OSError, ValueError):
            self.rings = {}

    def changed(self, ring: str, now: dict[str, str]) -> list[str]:
        """The files of a ring that are other than when it last passed, new, or gone."""
        before = self.rings.get(ring, {})
        return sorted(name for name in {*now, *before} if now.get(name) != before.get(name))

    def passed(self, ring: str, now: dict[str, str]) -> None:
        self.rings[ring] = now
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self.path.write_text(json.dumps(self.rings))
