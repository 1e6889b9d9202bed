"""Prints how large the library would be with only the functions of another header: `python part_size.py HEADER`.

It is linked from the same sources as the product, by the same program; what only other functions use is left out.
`git show COMMIT:include/nestedslide.h > .build/old.h` gives the header of an earlier version.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

TREE = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(TREE / "packaging"))
import product  # noqa: E402

FOLDER = Path(".build/part")


def functions(header: Path) -> list[str]:
    return re.findall(r"^NSLIDE_API .*?\b(nslide_\w+)\(", header.read_text(encoding="utf-8"), re.MULTILINE)


def main(header: Path) -> None:
    tools = product.toolchain()
    if tools is None:
        raise SystemExit("part_size.py: Swift 6.3 is not installed, see https://www.swift.org/install")
    shutil.rmtree(TREE / FOLDER, ignore_errors=True)
    (TREE / FOLDER).mkdir(parents=True)
    names = functions(header)
    exports = FOLDER / "exports.map"
    (TREE / exports).write_text("{ global: " + " ".join(f"{name};" for name in names) + " local: *; };\n")
    product.PARTS = FOLDER
    everything = f"--version-script={product.EXPORTS}"
    product.LINK = [f"--version-script={exports}" if word == everything else word for word in product.LINK]
    product.link(tools, product.compile_module(tools), product.soname())
    library = TREE / FOLDER / product.LIBRARY.name
    subprocess.run(["strip", library], check=True)
    print(f"{len(names)} functions: {library.stat().st_size:,} bytes stripped")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
