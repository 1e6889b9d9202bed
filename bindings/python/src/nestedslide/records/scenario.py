"""Writing a record as a scenario, so that people can read it, shorten it and keep it as a test."""

from __future__ import annotations

import base64
import json
from collections.abc import Mapping
from typing import Any, Callable

from .._constants import AUTO, NO_PAGE
from .._settings_fields import FIELDS, PAGE_FIELDS
from ..coordinator import Coordinator
from ..enums import (
    Align,
    Autoscroll,
    Axis,
    Bar,
    Easing,
    EffectSource,
    EffectUnit,
    Key,
    MovedBy,
    Named,
    PartRule,
    PartSnap,
    PointerAction,
    RefreshResult,
    RegionView,
    SnapStrictness,
    Source,
    ThumbPhase,
    WheelPhase,
    WheelUnit,
)
from ..replay.schema import FLING_LAW, FORMAT
from ..settings import PageSettings, Settings, read_page_settings, read_settings
from ..values import OUTER, PAGER
from ._operations import Operation
from .format import Entry, Record
from .playing import perform, restored

Step = dict[str, Any]

# Settings that are longer have a line each.
_WIDE = 114


def to_scenario(record: Record, name: str = "") -> dict[str, Any]:
    """A record as a scenario: what it begins with, a step for each call, and what must be seen in the end.

    A scenario keeps no frames but those of its steps. With `resampling` on what is dragged lies where each frame finds
    it, so what is seen in the end may then be a little elsewhere.

    Raises NotPlayedError where the record cannot be played: then what would have to be seen is not known.
    """
    with restored(record) as coordinator:
        document: dict[str, Any] = {"format": FORMAT, **({"name": name} if name else {})}
        document.update(_beginning(coordinator, record.state))
        steps: list[Step] = []
        written = coordinator.snapshot().time
        for position, entry in enumerate(record.entries):
            before = coordinator.snapshot().time
            step = _step(coordinator, entry, before)
            perform(coordinator, entry, position)
            if step is not None:
                # A pointer's own time may be later; then the call has moved time on to it.
                now = coordinator.snapshot().time
                steps.append({"at": now, **step} if now != written else step)
                written = now
        now = coordinator.snapshot().time
        end = {"expect": _seen(coordinator)}
        steps.append({"at": now, **end} if now != written else end)
    document["steps"] = steps
    return {key: _plain(value) for key, value in document.items()}


def to_text(scenario: Mapping[str, Any]) -> str:
    """A scenario as JSON, with a line for each page and step."""
    lines = []
    for key, value in scenario.items():
        if isinstance(value, list) and value:
            inner = ",\n".join(f"    {json.dumps(each)}" for each in value)
        elif isinstance(value, dict) and len(json.dumps(value)) + len(key) > _WIDE:
            inner = ",\n".join(f"    {json.dumps(name)}: {json.dumps(each)}" for name, each in value.items())
        else:
            inner = ""
        ends = "[]" if isinstance(value, list) else "{}"
        lines.append(f"  {json.dumps(key)}: " + (f"{ends[0]}\n{inner}\n  {ends[1]}" if inner else json.dumps(value)))
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _plain(value: Any) -> Any:
    """As JSON has it: words for members of enumerations, lists for tuples, whole numbers without a point."""
    if isinstance(value, Named):
        return str(value)
    if isinstance(value, Mapping):
        return {key: _plain(each) for key, each in value.items()}
    if isinstance(value, (list, tuple)):
        return [_plain(each) for each in value]
    if isinstance(value, float) and value.is_integer() and abs(value) < 2**53 and str(value) != "-0.0":
        return int(value)
    return value


def _beginning(coordinator: Coordinator, state: bytes) -> dict[str, Any]:
    """Settings and pages where a new coordinator of these is in this state, else the state."""
    settings = coordinator.settings
    heights = [coordinator.page(index).content_height for index in range(coordinator.snapshot().page_count)]
    own = [coordinator.page_settings(index) for index in range(len(heights))]
    with Coordinator.restore(state) as first, Coordinator(heights, **settings.as_keywords()) as second:
        for index, each in enumerate(own):
            if each != PageSettings():
                second.set_page_settings(index, **each._asdict())
        # Events that were read or not make no difference to what follows.
        first.poll_events()
        second.poll_events()
        if first.save() != second.save():
            return {"state": base64.b64encode(state).decode("ascii")}
    config = _changes(FIELDS, Settings.defaults(), settings)
    pages = [
        {"content_height": height, **_changes(PAGE_FIELDS, PageSettings(), each)} for height, each in zip(heights, own)
    ]
    return {**({"config": config} if config else {}), "pages": pages}


def _changes(fields: Mapping[str, Any], before: Any, after: Any) -> dict[str, Any]:
    """The settings that differ."""
    return {name: getattr(after, name) for name in fields if getattr(after, name) != getattr(before, name)}


def _seen(coordinator: Coordinator) -> dict[str, Any]:
    """What must be seen in the end."""
    now = coordinator.snapshot()
    return {
        "time": now.time,
        "outer": now.outer,
        "inner": now.inner,
        "overscroll": now.overscroll,
        "page": now.page_index,
        "page_count": now.page_count,
        "page_position": now.page_position,
        "collapse_state": now.collapse_state,
        "phase": now.phase,
        "at_rest": now.at_rest,
        "velocity": [now.velocity_x, now.velocity_y],
        "rest": {"outer": now.rest_outer, "inner": now.rest_inner},
        "unconsumed": [now.unconsumed_x, now.unconsumed_y],
        "refresh": now.refresh,
        "touch": now.touch,
    }


# ------------------------------------------------------------------------------------------------------------- steps


def _step(coordinator: Coordinator, entry: Entry, now: float) -> Step | None:
    """The step for an entry, from what the coordinator is before it; None where it is only that time passes."""
    if entry.operation in (Operation.advance, Operation.stop):
        return None
    if entry.operation is Operation.pointer:
        return _pointer(entry.values, now)
    if entry.operation is Operation.wheel:
        return _wheel(coordinator, entry.values)
    if entry.operation is Operation.set_config:
        return {"set": _changes(FIELDS, coordinator.settings, read_settings(entry.struct))}
    if entry.operation is Operation.set_page_settings:
        return _set_page_settings(coordinator, entry)
    return _STEPS.get(entry.operation, _plain_call)(entry)


def _set_page_settings(coordinator: Coordinator, entry: Entry) -> Step:
    index = entry.values["index"]
    # Where there is no such page the call will be refused, and nothing is written at all.
    known = 0 <= index < coordinator.snapshot().page_count
    before = coordinator.page_settings(index) if known else PageSettings()
    return _call(entry, index=index, settings=_changes(PAGE_FIELDS, before, read_page_settings(entry.struct)))


def _pointer(values: Mapping[str, Any], now: float) -> Step:
    step: Step = {"pointer": PointerAction.from_library(values["action"]), "x": values["x"], "y": values["y"]}
    if values["id"] != 0:
        step["id"] = values["id"]
    if values["source"] != Source.touch:
        step["source"] = Source.from_library(values["source"])
    if values["time"] < now:
        step["time"] = values["time"]
    return step


def _wheel(coordinator: Coordinator, values: Mapping[str, Any]) -> Step:
    step: Step = {"wheel": [values["dx"], values["dy"]]}
    if values["unit"] != WheelUnit.pixel:
        step["unit"] = WheelUnit.from_library(values["unit"])
    if values["phase"] != WheelPhase.none:
        step["phase"] = WheelPhase.from_library(values["phase"])
    if values["shift"]:
        step["shift"] = True
    if (values["x"], values["y"]) != coordinator._centre:
        step["from"] = [values["x"], values["y"]]
    return step


def _call(entry: Entry, **arguments: Any) -> Step:
    """A command with what is not as it is by default."""
    step: Step = {"call": entry.operation.name, **arguments}
    if entry.values.get("animated"):
        step["animated"] = True
    return step


def _plain_call(entry: Entry) -> Step:
    """A command whose arguments are named as in the header."""
    return _call(entry, **{name: value for name, value in entry.values.items() if name != "animated"})


def _offsets(entry: Entry) -> Step:
    return _call(entry, **{name: entry.values[name] for name in ("outer", "inner") if entry.values[name] != AUTO})


def _of_page(entry: Entry) -> Step:
    page = entry.values["page"]
    return _call(entry, **({} if page == NO_PAGE else {"index": page}))


def _reveal(entry: Entry) -> Step:
    values = entry.values
    return {
        **_of_page(entry),
        "y": values["y"],
        "height": values["height"],
        "align": Align.from_library(values["align"]),
    }


def _set_snap_areas(entry: Entry) -> Step:
    values = entry.values
    areas = [
        {**each, "align": Align.from_library(each["align"]), "always_stop": each["always_stop"] != 0}
        for each in entry.items
    ]
    padding = [values["padding_start"], values["padding_end"]]
    return _call(
        entry,
        index=values["page"],
        areas=areas,
        strictness=SnapStrictness.from_library(values["strictness"]),
        padding=padding,
    )


def _set_fling_samples(entry: Entry) -> Step:
    samples = [[each["time"], each["way"]] for each in entry.items]
    return _call(entry, samples=samples, **{name: entry.values[name] for name in FLING_LAW if samples})


def _focus_snap_area(entry: Entry) -> Step:
    return _call(entry, index=entry.values["page"], area=entry.values["key"])


def _autoscroll(entry: Entry) -> Step:
    return _call(entry, **{**entry.values, "mode": Autoscroll.from_library(entry.values["mode"])})


def _drag_thumb(entry: Entry) -> Step:
    named = {"bar": Bar.from_library(entry.values["bar"]), "phase": ThumbPhase.from_library(entry.values["phase"])}
    return _call(entry, **{**entry.values, **named})


def _set_effects(entry: Entry) -> Step:
    effects = [
        {
            **each,
            "source": EffectSource.from_library(each["source"]),
            "unit": EffectUnit.from_library(each["unit"]),
            "easing": Easing.from_library(each["easing"]),
            "page": None if each["page"] == NO_PAGE else each["page"],
        }
        for each in entry.items
    ]
    return _call(entry, effects=effects)


def _set_regions(entry: Entry) -> Step:
    regions = [
        {
            "view": RegionView.from_library(each["view"]) if each["view"] < 0 else each["view"],
            "frame": [each["x"], each["y"], each["width"], each["height"]],
            "axes": [axis for axis in Axis if each["axes"] & axis],
        }
        for each in entry.items
    ]
    return _call(entry, regions=regions)


def _set_header_parts(entry: Entry) -> Step:
    parts = [
        {
            **each,
            "min_height": None if each["min_height"] == AUTO else each["min_height"],
            "rule": PartRule.from_library(each["rule"]),
            "snap": PartSnap.from_library(each["snap"]),
        }
        for each in entry.items
    ]
    return _call(entry, parts=parts)


def _reload(entry: Entry) -> Step:
    to, reset = entry.values["to"], entry.values["reset"]
    others = {**({} if to == -1 else {"to": to}), **({"reset": True} if reset else {})}
    return _call(entry, pages=[each["content_height"] for each in entry.items], **others)


def _reload_keyed(entry: Entry) -> Step:
    return _call(entry, pages=list(entry.items))


def _view(number: int) -> str | int:
    return {OUTER: "outer", PAGER: "pager"}.get(number, number)


def _observe(entry: Entry) -> Step:
    values = entry.values
    step: Step = {"observe": _view(values["view"]), "offset": values["offset"], "capacity": values["capacity"]}
    if values["token"] != 0:
        step["token"] = values["token"]
    return step if values["moved_by"] == MovedBy.drag else {**step, "source": MovedBy.from_library(values["moved_by"])}


def _session_begin(entry: Entry) -> Step:
    step: Step = {"session": "begin", "from": [entry.values["x"], entry.values["y"]]}
    source = Source.from_library(entry.values["source"])
    return step if source is Source.touch else {**step, "source": source}


_STEPS: dict[Operation, Callable[[Entry], Step]] = {
    Operation.session_begin: _session_begin,
    Operation.session_update: lambda e: {"session": "update", "delta": [e.values["dx"], e.values["dy"]]},
    Operation.session_end: lambda e: {"session": "end", "velocity": [e.values["vx"], e.values["vy"]]},
    Operation.session_cancel: lambda e: {"session": "cancel"},
    Operation.key: lambda e: {"key": Key.from_library(e.values["key"])},
    Operation.set_regions: _set_regions,
    Operation.scroll_to: _offsets,
    Operation.retarget: _offsets,
    Operation.reveal: _reveal,
    Operation.retarget_reveal: _reveal,
    Operation.set_snap_areas: _set_snap_areas,
    Operation.set_fling_samples: _set_fling_samples,
    Operation.focus_snap_area: _focus_snap_area,
    Operation.autoscroll: _autoscroll,
    Operation.drag_thumb: _drag_thumb,
    Operation.set_effects: _set_effects,
    Operation.set_header_parts: _set_header_parts,
    Operation.set_page_height: lambda e: _call(e, index=e.values["index"], height=e.values["content_height"]),
    Operation.reload: _reload,
    Operation.reload_keyed: _reload_keyed,
    Operation.remake_page: _of_page,
    Operation.begin_refresh: _of_page,
    Operation.end_refresh: lambda e: {**_of_page(e), "result": RefreshResult.from_library(e.values["result"]).name},
    Operation.end_load: _of_page,
    Operation.observe: _observe,
    Operation.unobserve: lambda e: _call(e, view=_view(e.values["view"])),
}
