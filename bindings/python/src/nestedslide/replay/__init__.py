"""Running scenarios: the engine's behaviour as data, one JSON file each.

``load`` reads and checks a whole file before anything runs, ``run`` plays it on a coordinator and compares. The rules
of the format are in ``docs/scenarios.md`` and as tables in ``schema``, ``calls`` and ``expectations``.
"""

from .kinds import InvalidScenarioError
from .load import Scenario, load, load_all, parse, parse_all
from .report import Result, Verdict
from .runner import run

__all__ = [
    "InvalidScenarioError",
    "Result",
    "Scenario",
    "Verdict",
    "load",
    "load_all",
    "parse",
    "parse_all",
    "run",
]
