"""The reference: every call of the C interface with its arguments, out of the API's description."""

from __future__ import annotations

import html
import sys
from pathlib import Path


def page(tree: Path) -> str:
    sys.path.insert(0, str(tree))
    from tools.api import stored
    from tools.api.emit import ctext

    lines = [
        "# All calls",
        "",
        "Every function of `nestedslide.h`: what it does, its arguments, what it answers.",
        "",
    ]
    for function in stored.load().functions:
        lines += [f"## {function.name}", "", "```c", ctext.prototype(function), "```", "", escaped(function.doc), ""]
        for parameter in function.parameters:
            if parameter.doc:
                lines.append(f"- `{parameter.name}`: {escaped(parameter.doc)}")
        if function.result:
            lines += ["", f"Returns: {escaped(function.result)}"]
        lines.append("")
    return "\n".join(lines)


def escaped(text: str) -> str:
    return html.escape(text, quote=False).replace("*", "\\*").replace("_", "\\_")
