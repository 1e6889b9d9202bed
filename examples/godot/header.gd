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
var _slide: Reference
var _is := []  # what the effects answer: Content.EFFECT_COVER_FOOT and so on
var _top := 0.0  # the viewport's top, in the header
var _page := 0


func _init() -> void:
	mouse_filter = MOUSE_FILTER_IGNORE
	rect_clip_content = true
	button.mouse_filter = MOUSE_FILTER_IGNORE
	button.add_to_group("tap")
	add_child(button)


# How the header collapses is the same in all hosts: content.gd has it.
func move_by(slide: Reference) -> void:
	var effects := []
	for row in Content.EFFECTS:
		effects.append({"source": int(row[0]), "start": row[1], "stop": row[2], "at_start": row[3], "at_stop": row[4]})
	slide.set_effects(effects)
	_slide = slide


func follow(frame: Array) -> void:
	# The effects say where things are in the viewport. In the header they move down as that moves up.
	var top := -min(frame[F.HEADER_Y], 0.0)
	if _slide == null or (_top == top and _page == frame[F.PAGE_INDEX] and not _is.empty()):
		return
	_top = top
	_page = int(frame[F.PAGE_INDEX])
	_is = _slide.effects()
	var size := Vector2(_is[Content.EFFECT_BUTTON_WIDTH], _is[Content.EFFECT_BUTTON_HEIGHT])
	button.rect_size = size
	button.rect_position = Vector2(rect_size.x - MARGIN - size.x, _is[Content.EFFECT_BUTTON_CENTER] + top - size.y / 2)
	update()


func toggle() -> void:
	follows = not follows
	update()


func _draw() -> void:
	if _is.empty():
		return
	var bottom: float = _is[Content.EFFECT_COVER_FOOT] + _top  # of the cover, in the header's own coordinates
	draw_rect(Rect2(Vector2(), rect_size), Content.SURFACE)
	_draw_words()
	_draw_cover(bottom)
	_draw_name(bottom)
	var side: float = _is[Content.EFFECT_PORTRAIT_SIDE]
	var round_side: float = side + 2 * _is[Content.EFFECT_PORTRAIT_RIM]
	var center := Vector2(MARGIN + side / 2, _is[Content.EFFECT_PORTRAIT_CENTER] + _top)
	Look.rounded(self, Rect2(center - Vector2(1, 1) * round_side / 2, Vector2(1, 1) * round_side), round_side / 2, Content.SURFACE)
	draw_texture_rect(Look.picture("portrait.png"), Rect2(center - Vector2(1, 1) * side / 2, Vector2(1, 1) * side), false)
	var shown := Content.EFFECT_BUTTON_SHOWN
	Look.rounded(self, button.get_rect(), button.rect_size.y / 2, _faded(Content.ACCENT_TINT if follows else Content.ACCENT, shown))
	Look.text(self, "Following" if follows else "Follow", button.rect_position.x + button.rect_size.x / 2,
			button.rect_position.y, 14, button.rect_size.y, _faded(Content.ACCENT if follows else Content.SURFACE, shown), true, 0.5)


# The picture goes half as far as what is on it, as if it lay further back; what is below its edge is not drawn.
func _draw_cover(bottom: float) -> void:
	var cover := Look.picture("cover.png")
	var height := bottom - _top
	if height <= 0 or cover.get_width() < 1:
		return
	var scale := cover.get_width() / max(1, rect_size.x)
	# Of a picture that is higher than the cover the middle shows.
	var first := max(0, cover.get_height() - COVER * scale) / 2
	draw_texture_rect_region(cover, Rect2(0, _top, rect_size.x, height),
			Rect2(0, first - _is[Content.EFFECT_COVER_SHIFT] * scale, cover.get_width(), height * scale))
	draw_rect(Rect2(0, _top, rect_size.x, height), _faded(Content.SCRIM, Content.EFFECT_SCRIM))


# It comes up into the bar after it has left below it. What lies below the cover's foot is not there yet.
func _draw_name(bottom: float) -> void:
	var top: float = _is[Content.EFFECT_BAR_NAME_CENTER] + _top - 12
	if top + 24 <= bottom:
		Look.text(self, Content.NAME, 60, top, 16, 24, Content.ON_COVER, true)
	var ink := _faded(Content.ON_COVER_SECONDARY, Content.EFFECT_BAR_CAPTION_SHOWN)
	Look.text(self, Content.CAPTIONS[_page], 60, _top + Content.BAR_CAPTION_TOP, 12, 16, ink)


func _draw_words() -> void:
	_line(Content.NAME, Content.NAME_CENTER - 16, 24, 32, Content.INK, true, Content.EFFECT_NAME_SHOWN)
	_line(Content.HANDLE, Content.HANDLE_TOP, 15, 24, Content.SECONDARY, false, Content.EFFECT_HANDLE_SHOWN)
	for n in Content.BIOGRAPHY.size():
		_line(Content.BIOGRAPHY[n], Content.BIOGRAPHY_TOP + n * 24, 15, 24, Content.INK, false, Content.EFFECT_LINE_1_SHOWN + n)
	var x := MARGIN
	for pair in Content.STATISTICS:
		var shown := Content.EFFECT_STATISTICS_SHOWN
		x += Look.text(self, pair[0], x, Content.STATISTICS_TOP, 15, 24, _faded(Content.INK, shown), true) + 4
		x += Look.text(self, pair[1], x, Content.STATISTICS_TOP, 15, 24, _faded(Content.SECONDARY, shown)) + 16


func _line(words: String, top: float, size: int, line: float, color: Color, bold: bool, shown: int) -> void:
	Look.text(self, words, MARGIN, top, size, line, _faded(color, shown), bold)


func _faded(color: Color, shown: int) -> Color:
	color.a = _is[shown]
	return color
