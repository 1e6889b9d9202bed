"""The window and what is drawn in it: the screen of a layout in a theme, and the panel beside it."""

from __future__ import annotations

import pygame

from .canvas import Canvas
from .fonts import Fonts
from .help_view import HelpView
from .indicators_view import IndicatorsView
from .layout import PORTRAIT, Layout
from .palettes import Palette
from .panel import Panel
from .screen import Screen
from .theme import clamp
from .viewport import Viewport, scale_within_desktop, window_size

# How long one theme goes over into the other, in seconds.
CROSS_FADE = 0.2


class Stage:
    """Keeps the window's shape as the program wants it, and what was painted for each layout and theme."""

    def __init__(self, palette: Palette, *, recording: bool = False) -> None:
        """recording: whether the run is recorded, which the card of the keys tells."""
        self._recording = recording
        self.layout = PORTRAIT
        self.palette = palette
        self.panel: Panel | None = None
        self.viewport = Viewport.fitting(pygame.display.get_window_size())
        # What a person wants a point to be; a panel that needs more room than there is makes it smaller for a while.
        self._wanted_scale = self.viewport.scale
        # One for all screens: a window made larger must not make them forget that something fades.
        self.indicators = IndicatorsView()
        self._screens: dict[tuple[str, str], Screen] = {}
        self._panels: dict[tuple[str, str], Panel] = {}
        self._before: pygame.Surface | None = None
        self._changed = float("-inf")
        self._make()

    @staticmethod
    def window() -> pygame.Surface:
        """The window's surface."""
        surface = pygame.display.get_surface()
        assert surface is not None, "the window is opened before the program is made"
        return surface

    # --------------------------------------------------------------------------------------------------- shape

    def follow_window(self) -> None:
        """The window may have got another size from outside."""
        size = pygame.display.get_window_size()
        if size != self.viewport.window:
            self._fit(size)
            self._wanted_scale = self.viewport.scale

    def show(self, layout: Layout, palette: Palette, panel_open: bool, time: float) -> None:
        """Gives the window the shape and the colours that are wanted, where it has others."""
        stage = layout.stage(panel_open)
        reshaped = (layout.viewport, stage) != (self.viewport.screen, self.viewport.stage)
        if palette is not self.palette and not reshaped:
            self._before, self._changed = self.window().copy(), time
        recolored, self.palette, self.layout = palette is not self.palette, palette, layout
        if reshaped:
            size = window_size(scale_within_desktop(self._wanted_scale, stage), stage)
            pygame.display.set_mode(size, self.window().get_flags() & pygame.RESIZABLE)
            self._fit(pygame.display.get_window_size(), panel_open)
        elif recolored:
            self._make()

    def _fit(self, window: tuple[int, int], panel_open: bool | None = None) -> None:
        panel_open = self.panel is not None if panel_open is None else panel_open
        self.viewport = Viewport.fitting(window, self.layout.viewport, self.layout.stage(panel_open))
        self._before = None
        self._make()

    def _make(self) -> None:
        """Finds or makes the views of what is to be seen."""
        window, viewport, layout = self.window(), self.viewport, self.layout
        window.fill(self.palette.letterbox)
        key, scale = (layout.name, self.palette.name), viewport.scale
        if viewport.stage != viewport.screen:
            area = window.subsurface(viewport.area_of(layout.panel))
            self.panel = self._panels.get(key)
            if self.panel is None or self.panel.canvas.scale != scale:
                self.panel = self._panels[key] = Panel(Canvas(area, scale, Fonts(scale), self.palette), layout)
            self.panel.canvas.surface = area
        else:
            self.panel = None
        surface = window.subsurface(viewport.area)
        kept = self._screens.get(key)
        if kept is None or kept.canvas.scale != scale:
            kept = self._screens[key] = Screen(surface, layout, scale, self.indicators, self.palette)
        # Where all is painted already, the panel came or went, or the screen was turned back.
        kept.canvas.surface = surface
        self.screen = kept
        self.help = HelpView(kept.canvas, layout, recording=self._recording)

    # -------------------------------------------------------------------------------------------------- themes

    def fades(self) -> bool:
        """Whether one theme still goes over into the other."""
        return self._before is not None

    def begin(self) -> None:
        """Before anything is drawn: what the fading picture has left beside the screen goes."""
        if self._before is not None:
            self.window().fill(self.palette.letterbox)

    def present(self, time: float) -> None:
        """Shows what was drawn, below what is left of the theme before."""
        if self._before is not None:
            left = clamp(1 - (time - self._changed) / CROSS_FADE)
            if left > 0:
                self._before.set_alpha(round(255 * left))
                self.window().blit(self._before, (0, 0))
            else:
                self._before = None
        pygame.display.flip()
