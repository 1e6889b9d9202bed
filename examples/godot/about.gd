# The short page: two cards.
extends Control

const Content := preload("res://content.gd")
const Look := preload("res://theme.gd")
const HEIGHT := 464.0


func _init() -> void:
	mouse_filter = MOUSE_FILTER_IGNORE


func _draw() -> void:
	Look.rounded(self, Rect2(16, 16, rect_size.x - 32, 160), 16, Content.SURFACE)
	Look.text(self, Content.ABOUT_TITLE, 32, 32, 16, 24, Content.INK, true)
	var lines := Look.wrapped(Content.ABOUT_TEXT, rect_size.x - 64, 15)
	for n in lines.size():
		Look.text(self, lines[n], 32, 64 + n * 24, 15, 24, Content.SECONDARY)
	Look.rounded(self, Rect2(16, 192, rect_size.x - 32, 256), 16, Content.SURFACE)
	for n in Content.FACTS.size():
		var top: float = 200.0 + n * 60
		Look.text(self, Content.FACTS[n][1], 32, top + 8, 15, 24, Content.INK, true)
		Look.text(self, Content.FACTS[n][2], 32, top + 32, 14, 20, Content.SECONDARY)
		if n > 0:
			draw_rect(Rect2(32, top, rect_size.x - 48, 1), Content.HAIRLINE)
