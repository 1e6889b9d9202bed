# The bar that sticks: the tabs, and the indicator where the engine says.
extends Control

const F := preload("res://addons/nestedslide/slide_frame.gd")
const Content := preload("res://content.gd")
const Look := preload("res://theme.gd")
const TABS := Content.TABS

var _position := 0.0
var _indicator := Rect2()


func _init() -> void:
	mouse_filter = MOUSE_FILTER_IGNORE


func follow(frame: Array) -> void:
	var indicator := Rect2(frame[F.TAB_INDICATOR_X], frame[F.TAB_INDICATOR_Y], frame[F.TAB_INDICATOR_WIDTH],
			frame[F.TAB_INDICATOR_HEIGHT])
	if indicator != _indicator or frame[F.PAGE_POSITION] != _position:
		_indicator = indicator
		_position = frame[F.PAGE_POSITION]
		update()


func _draw() -> void:
	draw_rect(Rect2(Vector2(), rect_size), Content.SURFACE)
	var width := rect_size.x / TABS.size()
	for n in TABS.size():
		var near := clamp(1 - abs(_position - n), 0, 1)
		Look.text(self, TABS[n], (n + 0.5) * width, 0, 15, rect_size.y, Content.SECONDARY.linear_interpolate(Content.INK, near),
				true, 0.5)
	draw_rect(Rect2(0, rect_size.y - 1, rect_size.x, 1), Content.HAIRLINE)
	Look.rounded(self, _indicator, Content.UNDERLINE_RADIUS, Content.ACCENT)
