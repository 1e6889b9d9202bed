"""What every host does around a coordinator: the clock, fingers, taps to tabs, and whether a frame is needed.

`SlideHost` knows no toolkit. Adapters pass on a toolkit's events: `nestedslide.host.pygame`, `.tkinter`, `.raylib`,
`.qt`; and `nestedslide.host.asyncio` waits for frames. Each needs its toolkit only when it is imported.
"""

from .slide_host import SlideHost
from .stamps import StampClock

__all__ = ["SlideHost", "StampClock"]
