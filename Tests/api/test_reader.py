"""A small header in, a model out."""

from __future__ import annotations

import pytest
import sample

from tools.api import reader
from tools.api.model import Setting

API = reader.read(sample.HEADER, sample.NAMES)
CONFIG = API.struct("nslide_config")
SETTINGS = {field.name: field.setting for field in CONFIG.fields if field.setting is not None}


def setting(kind: str, **given: object) -> Setting:
    """One that has only what is given."""
    nothing = {
        "unit": "",
        "minimum": None,
        "maximum": None,
        "below_maximum": False,
        "choices": (),
        "default_means": "",
        "is_left": False,
    }
    return Setting(kind=kind, **{**nothing, **given})


def test_versions_and_constants() -> None:
    assert (API.version, API.abi_version) == ("1.2.3", 7)
    found = [(each.name, each.value, each.doc) for each in API.constants]
    assert found[1:] == [("NSLIDE_ABI_VERSION", 7, "Its ABI."), ("NSLIDE_AUTO", -1e300, "Left to the engine.")]
    assert (API.groups[0].name, API.groups[0].title, API.groups[0].doc) == ("all", "All", "Everything there is.")


def test_enums_and_handles() -> None:
    seam = API.enum("seam")
    assert (seam.doc, seam.since, seam.prefix) == ("What a fling does at the seam.", "0.1", "NSLIDE_SEAM_")
    assert [(each.short, each.value, each.doc) for each in seam.values] == [
        ("CONTINUOUS", 0, "It goes on."),
        ("STOP", 1, "It stops."),
    ]
    assert API.statuses() == {"OK": 0, "INVALID_ARGUMENT": -1}
    assert API.handles() == ["nslide_coordinator"]


def test_layout_of_structs() -> None:
    assert [(each.name, each.offset, each.size) for each in CONFIG.fields[:4]] == [
        ("struct_size", 0, 4),
        ("seam", 4, 4),
        ("width", 8, 8),
        ("margins", 16, 16),
    ]
    assert (CONFIG.size, CONFIG.alignment, CONFIG.sized, CONFIG.settings) == (72, 8, True, True)
    frame = API.struct("nslide_frame")
    assert (frame.size, frame.sized, frame.settings) == (16, False, False)
    heights = frame.fields[0]
    assert (heights.type, heights.pointers, heights.const, heights.offset, heights.size) == ("double", 1, True, 0, 8)
    assert (frame.fields[1].enum, frame.fields[1].since) == ("seam", "0.2")


@pytest.mark.parametrize(
    ("name", "wanted"),
    [
        ("width", setting("number", unit="points", minimum=0, maximum=1e12, default=390, default_name="390")),
        (
            "margins",
            setting(
                "margins", unit="points", minimum=0, maximum=1e12, default=0, default_name="0", default_means="none"
            ),
        ),
        (
            "deceleration",
            setting(
                "number",
                unit="per second",
                minimum=0.001,
                maximum=1000,
                default=-1e300,
                default_name="NSLIDE_AUTO",
                default_means="1.5 or so",
                is_left=True,
            ),
        ),
        ("lazy", setting("flag", minimum=0, maximum=1, default=1, default_name="1")),
        ("pages", setting("whole", unit="pages", minimum=0, default=0, default_name="0")),
        (
            "edge",
            setting(
                "choice",
                choices=("NSLIDE_SEAM_CONTINUOUS", "NSLIDE_SEAM_STOP"),
                default=1,
                default_name="NSLIDE_SEAM_STOP",
            ),
        ),
        (
            "other",
            setting(
                "choice",
                choices=("NSLIDE_SEAM_CONTINUOUS", "NSLIDE_SEAM_STOP"),
                default=-1,
                default_name="-1",
                default_means="the preset's",
                is_left=True,
            ),
        ),
        (
            "threshold",
            setting("number", unit="factor", minimum=0, maximum=1, below_maximum=True, default=0.5, default_name="0.5"),
        ),
        ("key", setting("key", default=0, default_name="0", default_means="none")),
    ],
)
def test_settings(name: str, wanted: Setting) -> None:
    assert SETTINGS[name] == wanted


def test_what_settings_are_for() -> None:
    found = {each.name: (each.doc, each.since) for each in CONFIG.fields}
    assert found["width"] == ("Across.", "0.2")
    assert found["lazy"] == ("1: late.", "0.1")
    assert found["seam"] == ("What a fling does at the seam.", "0.1"), "a choice without words has its enum's"


def test_functions() -> None:
    hook, create, destroy = API.functions
    assert (hook.hook, hook.returns, hook.statuses) == (True, "void", ())
    assert [each.name for each in API.exported()] == ["nslide_create", "nslide_destroy"]
    assert (create.doc, create.cost, create.group) == ("Makes one. It rests.", "linear in the pages.", "all")
    assert (create.threads, create.since, create.returns) == ("any", "0.1", "nslide_status")
    assert [(each.name, each.when) for each in create.statuses] == [
        ("OK", ""),
        ("INVALID_ARGUMENT", "out, or a setting that is wrong"),
    ]
    found = [(each.name, each.type, each.pointers, each.const, each.is_read) for each in create.parameters]
    assert found == [
        ("config", "nslide_config", 1, True, True),
        ("message", "char", 2, True, False),
        ("out", "nslide_coordinator", 1, False, False),
    ]
    statuses = [each.name for each in destroy.statuses]
    assert statuses == ["OK", "INVALID_HANDLE", "STALE_HANDLE", "BUSY", "REENTRANT"], "it takes a handle"
