# The slim bar of whatever moved last.
extends Control

const F := preload("res://addons/nestedslide/slide_frame.gd")


func _init() -> void:
	mouse_filter = MOUSE_FILTER_IGNORE
	rect_size = Vector2(3, 0)


func show_frame(frame: Array) -> void:
	var outer: bool = frame[F.INDICATOR] == 1
	visible = frame[F.INDICATOR] != 0
	var top: float = frame[F.OUTER_BAR_POSITION] if outer else frame[F.PAGER_Y] + frame[F.PAGE_BAR_POSITION]
	rect_position = Vector2(frame[F.HEADER_WIDTH] - 6, top)
	rect_size = Vector2(3, max(24, frame[F.OUTER_BAR_LENGTH] if outer else frame[F.PAGE_BAR_LENGTH]))


func _draw() -> void:
	draw_rect(Rect2(Vector2(), rect_size), Color(0.09, 0.1, 0.13, 0.4))
