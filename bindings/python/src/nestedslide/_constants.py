"""The numbers of ``nestedslide.h``.

Generated from include/nestedslide.h by tools/api: do not edit.
"""

from __future__ import annotations

VERSION = 3000
"""The version this header belongs to: major * 1000000 + minor * 1000 + patch."""
ABI_VERSION = 0
"""The ABI number it belongs to, that of the soname."""
MAX_LENGTH = 1.0e12
"""Lengths, offsets and coordinates are at most this either way, points."""
MAX_VELOCITY = 1.0e9
"""Velocities are at most this either way, points per second."""
MAX_TIME = 1.0e12
"""Times are at most this, seconds."""
MAX_COORDINATORS = 262_144
"""How many coordinators there can be at a time."""
MAX_LISTS = 262_144
"""How many lists there can be at a time."""
MAX_PAGES = 10_000_000
"""How many pages a coordinator can have."""
MAX_POINTERS = 8
"""How many pointers can be down at once."""
MAX_VISIBLE_PAGES = 11
"""How many pages can show at once: 2 as long as page_width is 1. Room for so many always suffices."""
MAX_HEADER_PARTS = 64
"""How many parts a header can have."""
MAX_REGIONS = 1024
"""How many regions a coordinator can have."""
MAX_EFFECTS = 64
"""How many effects a coordinator can have."""
MAX_STRETCHES = 1024
"""How many stretches all its effects together can have."""
MAX_SNAP_AREAS = 100_000
"""How many snap areas a page can have."""
MAX_FLING_SAMPLES = 256
"""How many samples a fling's own curve can have."""
MAX_SECTIONS = 1_000_000
"""How many sections a list can have."""
MAX_ITEMS = 100_000_000
"""How many items a list can have."""
MAX_COLUMNS = 256
"""How many columns a section can have."""
AUTO = -1.0e300
"""Leaves a value to the engine: a derived pin distance, a number of the physics preset, an offset as it is."""
NO_PAGE = -1
"""In place of a page's index: the whole, the page that is current, none, as the function says."""
KEEP = 1
"""In kept_of of nslide_frame_buffers: the host keeps what is written from frame to frame."""
LINK_VERTICAL = 1
"""Up and down."""
LINK_HORIZONTAL = 2
"""Left and right."""
LINK_HEADER_FIRST = 4
"""The outer header moves before the inner one: up, and down if it returns quickly. Since 0.2."""
LINK_LATCHED = 8
"""A drag stays inside or outside, on the side that it moved first. Since 0.2."""
LINK_OWN_COORDINATES = 16
"""Pointers are given in the inner one's own view, which moves. Since 0.2."""
VIEW_OUTER = -1
"""The outer scroll view."""
VIEW_NONE = -2
"""None."""
VIEW_PAGER = -3
"""The pager, if the host's own turns pages. Since 0.2."""
