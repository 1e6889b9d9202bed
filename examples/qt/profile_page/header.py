"""The part that scrolls away: cover, portrait, name, numbers; as it collapses the cover becomes a bar with the name."""

from __future__ import annotations

from nestedslide import Effect, EffectSource
from nestedslide.qt import NestedSlideView
from nestedslide_demo import content
from PySide6.QtCore import QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QGraphicsOpacityEffect, QPushButton, QWidget

from . import look

HEIGHT, BAR, COVER = content.HEADER_HEIGHT, content.BAR_HEIGHT, content.COVER_HEIGHT
PORTRAIT_IN_BAR = content.PORTRAIT_IN_BAR

# How the header collapses is the same in all hosts: content.py has it.
EFFECTS = [
    Effect(EffectSource(int(source)), start, stop, at_start, at_stop)
    for source, start, stop, at_start, at_stop in content.EFFECTS
]

STYLE = f"""
QPushButton {{ border: 0; border-radius: %dpx; background: {look.ACCENT.name()}; color: white; }}
QPushButton:hover {{ background: {look.ACCENT.darker(108).name()}; }}
QPushButton:pressed {{ background: {look.ACCENT.darker(125).name()}; }}
QPushButton:checked {{ background: {look.TINT.name()}; color: {look.ACCENT.name()}; }}
QPushButton:focus {{ border: 2px solid {look.INK.name()}; }}
"""


class Header(QWidget):
    """Paints itself as far as it has gone; the button to follow is a widget that stays in the bar."""

    followed = Signal(bool)

    def __init__(self, view: NestedSlideView) -> None:
        super().__init__(view)
        self._view = view
        self._place: tuple[float, ...] = ()
        self.likes = content.LIKES
        self.follow = QPushButton("Follow", self)
        self.follow.setCheckable(True)
        self.follow.setFont(look.font(content.LABEL_BOLD))
        self.follow.setCursor(Qt.CursorShape.PointingHandCursor)
        self.follow.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        # Only while it comes and goes: an effect that does nothing would still cost a picture of its own.
        self._fade = QGraphicsOpacityEffect(self.follow)
        self._fade.setEnabled(False)
        self.follow.setGraphicsEffect(self._fade)
        self._is: tuple[float, ...] = ()
        view.coordinator.set_effects(EFFECTS)
        self.follow.toggled.connect(self._follow)
        self.setAccessibleName(content.NAME)
        self.setAccessibleDescription(" ".join(content.BIOGRAPHY[0]))
        view.moved.connect(self._move)

    def sizeHint(self) -> QSize:  # noqa: N802
        return QSize(390, round(HEIGHT))

    def like(self, more: int) -> None:
        """One more, or one less."""
        self.likes += more
        self.update()

    def _follow(self, follows: bool) -> None:
        self.follow.setText("Following" if follows else "Follow")
        self.followed.emit(follows)

    # -------------------------------------------------------------------------------------------------------- places

    @property
    def top(self) -> float:
        """How many points below the header's top the window's is."""
        return max(-self._view.now.header.y, 0.0)

    @property
    def pulled(self) -> float:
        """By how many points a pull has made it longer."""
        return self._view.now.header_stretch

    def _at(self, effect: int) -> float:
        """In the header: the effects say where things are in the window."""
        return self._is[effect] + self.top + self.pulled

    def _move(self) -> None:
        """The engine moves the whole; within it some things stay at the window's top."""
        place = (self._view.now.header.y, self.pulled, self.width(), self._view.now.page_index)
        if place == self._place:
            return
        self._place = place
        self._is = self._view.coordinator.effects()
        size = QSize(round(self._is[content.EFFECT_BUTTON_WIDTH]), round(self._is[content.EFFECT_BUTTON_HEIGHT]))
        leading = self._view.layoutDirection() == Qt.LayoutDirection.LeftToRight
        left = self.width() - look.MARGIN - size.width() if leading else look.MARGIN
        if size != self.follow.size():
            # A pill at either size. Qt draws no round corners at all where the radius is more than half the height.
            self.follow.setStyleSheet(STYLE % (size.height() // 2))
            self.follow.resize(size)
        self.follow.move(QPoint(round(left), round(self._at(content.EFFECT_BUTTON_CENTER) - size.height() / 2)))
        shown = self._is[content.EFFECT_BUTTON_SHOWN]
        self.follow.setVisible(shown > 0)
        self._fade.setEnabled(shown < 1)
        self._fade.setOpacity(shown)
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._move()

    # ------------------------------------------------------------------------------------------------------ painting

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.fillRect(self.rect(), look.SURFACE)
        if not self._is:
            return
        self._paint_text(painter)
        cover = QRectF(0, self.top, self.width(), self._at(content.EFFECT_COVER_FOOT) - self.top)
        self._paint_cover(painter, cover)
        self._paint_portrait(painter)
        self._paint_bar(painter, cover)

    def _paint_text(self, painter: QPainter) -> None:
        width = self.width() - 2 * look.MARGIN
        x, down = look.MARGIN, self._at(content.EFFECT_DETAILS_TOP)

        def line(top: float, height: float) -> QRectF:
            return QRectF(x, top + down, width, height)

        painter.setOpacity(self._is[content.EFFECT_NAME_SHOWN])
        look.write(painter, content.DISPLAY, look.INK, line(content.NAME_CENTER - 16, 32), content.NAME)
        painter.setOpacity(self._is[content.EFFECT_HANDLE_SHOWN])
        look.write(painter, content.BODY, look.SECONDARY, line(content.HANDLE_TOP, 24), content.HANDLE)
        for number, words in enumerate(content.BIOGRAPHY[0]):
            painter.setOpacity(self._is[content.EFFECT_LINE_1_SHOWN + number])
            look.write(painter, content.BODY, look.INK, line(content.BIOGRAPHY_TOP + 24 * number, 24), words)
        painter.setOpacity(self._is[content.EFFECT_STATISTICS_SHOWN])
        following, followers, (_, likes) = content.STATISTICS
        numbers = (following, followers, (f"{self.likes:,}", likes))
        left = float(x)
        for number_text, name in numbers:
            for style, color, words, gap in (
                (content.BODY_BOLD, look.INK, number_text, 4),
                (content.BODY, look.SECONDARY, name, 16),
            ):
                advance = QFontMetricsF(look.font(style)).horizontalAdvance(words)
                look.write(painter, style, color, QRectF(left, content.STATISTICS_TOP + down, advance + 1, 24), words)
                left += advance + gap
        painter.setOpacity(1)

    def _paint_cover(self, painter: QPainter, frame: QRectF) -> None:
        """The picture goes half as far as what is on it, as if it lay further back; pulled down it grows."""
        pixels = self.devicePixelRatioF()
        picture = look.picture("cover.png")
        whole = COVER + self.pulled
        scale = max(frame.width() / picture.width(), whole / picture.height())
        width, height = frame.width() / scale, frame.height() / scale
        top = (picture.height() - whole / scale) / 2 - self._is[content.EFFECT_COVER_SHIFT] / scale
        painter.drawPixmap(frame, picture, QRectF((picture.width() - width) / 2, top, width, height))
        shade = QColor(look.SCRIM)
        shade.setAlphaF(self._is[content.EFFECT_SCRIM])
        painter.fillRect(frame.adjusted(0, 0, 0, 1 / pixels), shade)

    def _paint_portrait(self, painter: QPainter) -> None:
        """It becomes small on its way up, and stays in the bar."""
        side, ring = self._is[content.EFFECT_PORTRAIT_SIDE], self._is[content.EFFECT_PORTRAIT_RIM]
        frame = QRectF(look.MARGIN, self._at(content.EFFECT_PORTRAIT_CENTER) - side / 2, side, side)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(look.SURFACE)
        painter.drawEllipse(frame.adjusted(-ring, -ring, ring, ring))
        pixels = round(side * self.devicePixelRatioF())
        painter.drawPixmap(frame, look.fitted("portrait.png", pixels, pixels), QRectF(0, 0, pixels, pixels))

    def _paint_bar(self, painter: QPainter, cover: QRectF) -> None:
        """The name comes up into the bar after it has left below it."""
        painter.setClipRect(cover)
        left = look.MARGIN + PORTRAIT_IN_BAR + 12
        room = self.width() - left - look.MARGIN - self.follow.width() - 8
        white, soft = QColor(*content.ON_COVER), QColor(*content.ON_COVER_SECONDARY)
        name = QRectF(left, self._at(content.EFFECT_BAR_NAME_CENTER) - 12, room, 24)
        look.write(painter, content.BAR_TITLE, white, name, content.NAME)
        painter.setOpacity(self._is[content.EFFECT_BAR_CAPTION_SHOWN])
        caption = content.CAPTIONS[self._view.now.page_index]
        look.write(painter, content.CAPTION, soft, QRectF(left, self.top + content.BAR_CAPTION_TOP, room, 16), caption)
        painter.setOpacity(1)
        painter.setClipping(False)
