# The header: cover, portrait, name and numbers. It scrolls away but for a bar, in which portrait, name and button stay.
extends Control

const F := preload("res://addons/nestedslide/slide_frame.gd")
const Content := preload("res://content.gd")
const Look := preload("res://theme.gd")
const HEIGHT := Content.HEADER_HEIGHT
const BAR := Content.BAR_HEIGHT
const COVER := Content.COVER_HEIGHT
const MARGIN := Content.MARGIN

var follows := false
var button := Control.new()
var _shift := 0.0
var _page := 0


func _init() -> void:
	mouse_filter = MOUSE_FILTER_IGNORE
	rect_clip_content = true
	button.mouse_filter = MOUSE_FILTER_IGNORE
	button.add_to_group("tap")
	add_child(button)


func follow(frame: Array) -> void:
	# Everything is placed in the viewport: what stays in the bar moves down in the header as that moves up.
	if _shift == frame[F.HEADER_Y] and _page == frame[F.PAGE_INDEX] and button.rect_size.x > 0:
		return
	_shift = frame[F.HEADER_Y]
	_page = int(frame[F.PAGE_INDEX])
	var t := clamp(-_shift / (Content.BUTTON_CENTER - BAR / 2), 0, 1)
	var size := Vector2(lerp(112, 96, t), lerp(36, 32, t))
	var center := max(BAR / 2, Content.BUTTON_CENTER + _shift)
	button.rect_size = size
	button.rect_position = Vector2(rect_size.x - MARGIN - size.x, center - size.y / 2 - _shift)
	update()


func toggle() -> void:
	follows = not follows
	update()


func _draw() -> void:
	var bottom := max(BAR, COVER + _shift) - _shift  # of the cover, in the header's own coordinates
	draw_rect(Rect2(Vector2(), rect_size), Content.SURFACE)
	_draw_words(bottom)
	_draw_cover(bottom)
	_draw_name(bottom)
	var open := clamp(1 + _shift / (COVER - BAR / 2), 0, 1)
	var side := lerp(Content.PORTRAIT_IN_BAR, Content.PORTRAIT_SIDE, open) as float
	var center := Vector2(MARGIN + side / 2, max(BAR / 2, COVER + _shift) - _shift)
	Look.rounded(self, Rect2(center - Vector2(1, 1) * (side / 2 + 2), Vector2(1, 1) * (side + 4)), side / 2 + 2, Content.SURFACE)
	draw_texture_rect(Look.picture("portrait.png"), Rect2(center - Vector2(1, 1) * side / 2, Vector2(1, 1) * side), false)
	var ground := Content.ACCENT_TINT if follows else Content.ACCENT
	Look.rounded(self, button.get_rect(), button.rect_size.y / 2, ground)
	Look.text(self, "Following" if follows else "Follow", button.rect_position.x + button.rect_size.x / 2,
			button.rect_position.y, 14, button.rect_size.y, Content.ACCENT if follows else Content.SURFACE, true, 0.5)


func _draw_cover(bottom: float) -> void:
	# The cover moves at half the header's speed, as if it lay further back; what is below its edge is not drawn.
	var top := max(0, -_shift)
	var cover := Look.picture("cover.png")
	var scale := cover.get_width() / max(1, rect_size.x)
	var within := min(-_shift, COVER - BAR) / 2
	var height := bottom - top
	if height <= 0 or cover.get_width() < 1:
		return
	draw_texture_rect_region(cover, Rect2(0, top, rect_size.x, height),
			Rect2(0, max(within, 0) * scale, cover.get_width(), height * scale))
	var dark := clamp((-_shift - 24) / (COVER - BAR - 24), 0, 1)
	draw_rect(Rect2(0, top, rect_size.x, height), Color(Content.SCRIM.r, Content.SCRIM.g, Content.SCRIM.b, 0.72 * dark))


func _draw_name(bottom: float) -> void:
	var in_bar := clamp((-_shift - 120) / 60, 0, 1)
	if in_bar > 0:
		var ink := Color(1, 1, 1, in_bar)
		var soft := Content.ON_COVER_SECONDARY
		Look.text(self, Content.NAME, 60, -_shift + 8, 16, 24, ink, true)
		Look.text(self, Content.CAPTIONS[_page], 60, -_shift + 30, 12, 16, Color(soft.r, soft.g, soft.b, in_bar))


func _draw_words(bottom: float) -> void:
	_line(Content.NAME, 208, 24, 32, Content.INK, true, bottom)
	_line(Content.HANDLE, 240, 15, 24, Content.SECONDARY, false, bottom)
	for n in Content.BIOGRAPHY.size():
		_line(Content.BIOGRAPHY[n], 272 + n * 24, 15, 24, Content.INK, false, bottom)
	var x := MARGIN
	for pair in Content.STATISTICS:
		var ink := _ink(Content.INK, 328, bottom)
		x += Look.text(self, pair[0], x, 328, 15, 24, ink, true) + 4
		x += Look.text(self, pair[1], x, 328, 15, 24, _ink(Content.SECONDARY, 328, bottom)) + 14


func _line(words: String, top: float, size: int, line: float, color: Color, bold: bool, bottom: float) -> void:
	Look.text(self, words, MARGIN, top, size, line, _ink(color, top, bottom), bold)


# Words fade before the cover's edge would cut them.
func _ink(color: Color, top: float, bottom: float) -> Color:
	color.a = clamp((top - bottom + 4) / 24, 0, 1)
	return color
