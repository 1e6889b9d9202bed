"""The part that scrolls away: cover, portrait, name, numbers; as it collapses the cover becomes a bar with the name."""

from __future__ import annotations

from nestedslide.qt import NestedSlideView
from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QPushButton, QWidget

from . import content, look
from .look import clamp, lerp, ramp

HEIGHT, BAR, COVER = content.HEADER_HEIGHT, content.BAR_HEIGHT, content.COVER_HEIGHT
PORTRAIT, PORTRAIT_TOP, PORTRAIT_IN_BAR = content.PORTRAIT_SIDE, 104.0, content.PORTRAIT_IN_BAR
BUTTON = QSize(104, 36)
BUTTON_TOP, BUTTON_IN_BAR = 168, 10

STYLE = f"""
QPushButton {{ border: 0; border-radius: 18px; background: {look.ACCENT.name()}; color: white; }}
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
        self.follow.setStyleSheet(STYLE)
        self.follow.setCursor(Qt.CursorShape.PointingHandCursor)
        self.follow.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.follow.resize(BUTTON)
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
    def gone(self) -> float:
        """How many points of it are above the window's top."""
        return max(-self._view.now.header.y, 0.0)

    @property
    def stretch(self) -> float:
        """By how many points a pull has made it longer."""
        return self._view.now.header_stretch

    def _move(self) -> None:
        """The engine moves the whole; within it some things stay at the window's top."""
        place = (self._view.now.header.y, self.stretch, self.width())
        if place == self._place:
            return
        self._place = place
        gone = round(self.gone)
        top = max(BUTTON_TOP + round(self.stretch), gone + BUTTON_IN_BAR)
        leading = self._view.layoutDirection() == Qt.LayoutDirection.LeftToRight
        left = self.width() - look.MARGIN - BUTTON.width() if leading else look.MARGIN
        self.follow.move(left, top)
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._move()

    # ------------------------------------------------------------------------------------------------------ painting

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.fillRect(self.rect(), look.SURFACE)
        gone, stretch = self.gone, self.stretch
        self._paint_text(painter, stretch)
        cover = QRectF(0, gone, self.width(), max(COVER + stretch - gone, BAR))
        self._paint_cover(painter, cover, gone)
        self._paint_portrait(painter, gone, stretch)
        self._paint_bar(painter, gone)

    def _paint_text(self, painter: QPainter, down: float) -> None:
        width = self.width() - 2 * look.MARGIN
        x = look.MARGIN

        def line(top: float, height: float) -> QRectF:
            return QRectF(x, top + down, width, height)

        look.write(painter, content.DISPLAY, look.INK, line(208, 32), content.NAME)
        look.write(painter, content.LABEL, look.SECONDARY, line(240, 20), content.HANDLE)
        for number, words in enumerate(content.BIOGRAPHY[0]):
            look.write(painter, content.BODY, look.INK, line(268 + 24 * number, 24), words)
        following, followers, (_, likes) = content.STATISTICS
        numbers = (following, followers, (f"{self.likes:,}", likes))
        left = float(x)
        for number_text, name in numbers:
            for style, color, words, gap in (
                (content.LABEL_BOLD, look.INK, number_text, 5),
                (content.LABEL, look.SECONDARY, name, 16),
            ):
                advance = QFontMetricsF(look.font(style)).horizontalAdvance(words)
                look.write(painter, style, color, QRectF(left, 328 + down, advance + 1, 20), words)
                left += advance + gap

    def _paint_cover(self, painter: QPainter, frame: QRectF, gone: float) -> None:
        """As wide as the header; while it is pulled it grows, and while it collapses its foot stays."""
        pixels = self.devicePixelRatioF()
        picture = look.picture("cover.png")
        scale = max(frame.width() / picture.width(), frame.height() / picture.height())
        width, height = frame.width() / scale, frame.height() / scale
        source = QRectF((picture.width() - width) / 2, max(picture.height() * 0.62 - height / 2, 0), width, height)
        source.moveBottom(min(source.bottom(), picture.height()))
        painter.drawPixmap(frame, picture, source)
        shade = QColor(look.SCRIM)
        shade.setAlphaF(0.66 * ramp(gone, 24, COVER - BAR))
        painter.fillRect(frame.adjusted(0, 0, 0, 1 / pixels), shade)

    def _paint_portrait(self, painter: QPainter, gone: float, down: float) -> None:
        """It becomes small on its way up, and stays in the bar."""
        t = clamp(gone / (COVER - BAR))
        side, ring = lerp(PORTRAIT, PORTRAIT_IN_BAR, t), lerp(4, 2, t)
        top = gone + lerp(PORTRAIT_TOP + down, (BAR - PORTRAIT_IN_BAR) / 2, t)
        frame = QRectF(look.MARGIN, top, side, side)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(look.SURFACE)
        painter.drawEllipse(frame.adjusted(-ring, -ring, ring, ring))
        pixels = round(side * self.devicePixelRatioF())
        painter.drawPixmap(frame, look.fitted("portrait.png", pixels, pixels), QRectF(0, 0, pixels, pixels))

    def _paint_bar(self, painter: QPainter, gone: float) -> None:
        """The name, once the one below has gone under the bar."""
        shown = ramp(gone, 148, 184)
        if shown > 0:
            painter.setOpacity(shown)
            left = look.MARGIN + PORTRAIT_IN_BAR + 12
            place = QPointF(left, gone + lerp(16, 8, shown))
            room = self.width() - left - look.MARGIN - BUTTON.width() - 8
            white, soft = QColor(*content.ON_COVER), QColor(*content.ON_COVER_SECONDARY)
            look.write(painter, content.BAR_TITLE, white, QRectF(place.x(), place.y(), room, 24), content.NAME)
            numbers = " ".join(content.STATISTICS[1])
            look.write(painter, content.CAPTION, soft, QRectF(place.x(), place.y() + 23, room, 16), numbers)
            painter.setOpacity(1)
