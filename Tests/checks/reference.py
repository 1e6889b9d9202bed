"""The reference of the C interface, made by Doxygen: without a warning, and its links lead somewhere."""

from __future__ import annotations

import re
import shutil
import subprocess
from urllib.parse import unquote

import tree

HTML = tree.TREE / ".build" / "docs" / "html"


def check_reference() -> list[str]:
    if shutil.which("doxygen") is None:
        print("  doxygen is not installed: apt install doxygen; the reference is not made")
        return []
    result = subprocess.run(["make", "docs"], cwd=tree.TREE, capture_output=True, text=True)
    return [result.stderr] if result.returncode else dead_links()


def dead_links() -> list[str]:
    """Links, also to pictures, to files that there are not."""
    dead = []
    for page in sorted(HTML.glob("*.html")):
        for link in re.findall(r'(?:href|src)="([^"#?]+)', page.read_text(encoding="utf-8")):
            if not re.match(r"https?:|javascript:|data:", link) and not (HTML / unquote(link)).exists():
                dead.append(f"{page.name}: {link}")
    return dead
