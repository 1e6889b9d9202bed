"""Pictures of a run, and of how far it is from another engine: ``python -m nestedslide plot`` and ``compare``.

``sampling.take`` plays a session and keeps what was seen, ``figure.draw`` makes a figure of one or several takes.
Drawing needs matplotlib; playing does not, so nothing here imports it before it is needed.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence


def main(arguments: Sequence[str]) -> int:
    """Runs one of the two commands, which is the first argument, and returns the exit status."""
    # Whoever wants the styles or the takes alone does not pay for the commands.
    from . import command as plot
    from .compare import command as compare

    run = {"plot": plot, "compare": compare}[arguments[0]]
    parser = argparse.ArgumentParser(prog=f"nestedslide {arguments[0]}", description=run.DESCRIPTION)
    run.add_arguments(parser)
    status: int = run.main(parser.parse_args(arguments[1:]))
    return status
