"""What the library answers, and what it is asked.

Generated from include/nestedslide.h by tools/api: do not edit.
"""

from __future__ import annotations

from .named import Named


class Status(Named):
    """The values of nslide_status.

    - ``ok``: Done.
    - ``invalid_argument``: A null pointer, a value outside its documented range, no such enumerator.
    - ``not_finite``: NaN or an infinity.
    - ``out_of_range``: An index or a count that the coordinator or list does not have room for.
    - ``invalid_handle``: Zero, of another kind, or never handed out.
    - ``stale_handle``: Destroyed.
    - ``invalid_state``: Right in itself, but not now: an update without a session, a lifted pointer.
    - ``time_went_back``: A frame before the last frame, or a pointer event before the last one.
    - ``struct_size``: ``struct_size`` too small, above 65536, or longer with a tail that is not zero.
    - ``buffer_too_small``: The count output says what is needed.
    - ``out_of_memory``: There is no memory, or there are as many handles as can be.
    - ``busy``: Another call is inside this coordinator or list.
    - ``reentrant``: Called from within a hook that a call inside this coordinator or list called.
    - ``unsupported``: Not in this build of the library, as saved bytes of another format.
    - ``corrupt_data``: Saved bytes that are not what they say.
    """

    ok = 0
    invalid_argument = -1
    not_finite = -2
    out_of_range = -3
    invalid_handle = -4
    stale_handle = -5
    invalid_state = -6
    time_went_back = -7
    struct_size = -8
    buffer_too_small = -9
    out_of_memory = -10
    busy = -11
    reentrant = -12
    unsupported = -13
    corrupt_data = -14


class StructKind(Named):
    """The structs whose sizes ``struct_size`` tells.

    - ``config``: ``Settings``.
    - ``page_settings``: ``PageSettings``.
    - ``snapshot``: ``Snapshot``.
    - ``page``: ``Page``.
    - ``event``: ``Event``.
    - ``frame``: ``FrameBuffers``.
    - ``header_part``: ``HeaderPart``.
    - ``correction``: ``Correction``.
    - ``edge``: ``Edge``.
    - ``region``: ``Region``.
    - ``snap_area``: ``SnapArea``.
    - ``list_config``: ``ListSettings``.
    - ``section``: ``Section``.
    - ``list_state``: ``ListState``.
    - ``item``: ``Item``.
    - ``item_range``: ``ItemRange``.
    - ``item_change``: ``ItemChange``.
    - ``motion``: ``Motion``.
    - ``pointer_sample``: ``PointerSample``.
    - ``fling_sample``: ``FlingSample``. Since 0.2.
    - ``effect``: ``Effect``. Since 0.2.
    """

    config = 0
    page_settings = 1
    snapshot = 2
    page = 3
    event = 4
    frame = 5
    header_part = 6
    correction = 7
    edge = 8
    region = 9
    snap_area = 10
    list_config = 11
    section = 12
    list_state = 13
    item = 14
    item_range = 15
    item_change = 16
    motion = 17
    pointer_sample = 18
    fling_sample = 19
    effect = 20
