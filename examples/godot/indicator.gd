# The slim bar of whatever moved last.
extends Control

const F := preload("res://addons/nestedslide/slide_frame.gd")
const Content := preload("res://content.gd")
const Look := preload("res://theme.gd")


func _init() -> void:
	mouse_filter = MOUSE_FILTER_IGNORE
	rect_size = Vector2(Content.THUMB_WIDTH, 0)


func show_frame(frame: Array) -> void:
	var outer: bool = frame[F.INDICATOR] == 1
	visible = frame[F.INDICATOR] != 0
	var top: float = frame[F.OUTER_BAR_POSITION] if outer else frame[F.PAGE_BAR_POSITION]
	var length: float = frame[F.OUTER_BAR_LENGTH] if outer else frame[F.PAGE_BAR_LENGTH]
	var room: float = frame[F.PAGER_HEIGHT]
	# That of a page of a million notes is no shorter, and still goes from end to end.
	if not outer and length > 0 and length < Content.THUMB_LEAST and Content.THUMB_LEAST < room:
		top *= (room - Content.THUMB_LEAST) / (room - length)
		length = Content.THUMB_LEAST
	if not outer:
		top += frame[F.PAGER_Y]
	var inset := Content.THUMB_INSET
	rect_position = Vector2(frame[F.HEADER_WIDTH] - inset - Content.THUMB_WIDTH, top + inset)
	rect_size = Vector2(Content.THUMB_WIDTH, max(Content.THUMB_WIDTH, length - 2 * inset))


func _draw() -> void:
	var color := Content.INK
	color.a = 0.42
	Look.rounded(self, Rect2(Vector2(), rect_size), Content.THUMB_WIDTH / 2, color)
