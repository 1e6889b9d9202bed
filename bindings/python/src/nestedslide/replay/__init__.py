"""Running scenarios: the engine's behaviour as data, one JSON file each.

``load`` reads and checks a whole file before anything runs, ``run`` plays it on a coordinator and compares;
``open_session`` makes of a file what can be played while someone looks on. The rules of the format are in
``docs/scenarios.md`` and as tables in ``schema``, ``calls`` and ``expectations``.
"""

from .kinds import InvalidScenarioError
from .load import Scenario, load, parse
from .report import Result, Verdict
from .runner import run
from .session import Observer, Session, open_session

__all__ = [
    "InvalidScenarioError",
    "Observer",
    "Result",
    "Scenario",
    "Session",
    "Verdict",
    "load",
    "open_session",
    "parse",
    "run",
]
