"""The session and the quick start on every system that programs run on here; the latter shared and static."""

from __future__ import annotations

import pytest
import session
from machines import MACHINES, Machine

EACH = pytest.mark.parametrize("machine", MACHINES, ids=lambda machine: machine.name)
KINDS = pytest.mark.parametrize("static", [False, True], ids=["shared", "static"])


@EACH
def test_the_session_has_the_same_hash(machine: Machine) -> None:
    machine.require()
    program = machine.compile("session", session.SOURCES, *session.OPTIONS)
    assert machine.run(program).strip() == session.expected()


@EACH
@KINDS
def test_the_quick_start_prints_what_it_should(machine: Machine, static: bool) -> None:
    machine.require()
    program = machine.compile("quickstart", [session.QUICKSTART], static=static)
    assert machine.run(program) == session.expected_of_quickstart()
