# The short page: two cards.
extends Control

const Look := preload("res://theme.gd")
const HEIGHT := 464.0
const TEXT := ["I came to Reine for one winter and stayed. The", "pictures here are made on foot, within a day's walk",
	"of the house, and none of them is further from it", "than the last ferry."]
const FACTS := [["Reine, Norway", "68.0° north, at the end of the road"], ["Works on film", "One body, two lenses, no hurry"],
	["miralund.example", "Prints, books and walks"], ["Joined in March 2016", "Ten winters so far"]]


func _init() -> void:
	mouse_filter = MOUSE_FILTER_IGNORE


func _draw() -> void:
	Look.rounded(self, Rect2(16, 16, rect_size.x - 32, 160), 16, Look.SURFACE)
	Look.text(self, "In short", 32, 32, 16, 24, Look.INK, true)
	for n in TEXT.size():
		Look.text(self, TEXT[n], 32, 64 + n * 24, 14, 24, Look.SECONDARY)
	Look.rounded(self, Rect2(16, 192, rect_size.x - 32, 256), 16, Look.SURFACE)
	for n in FACTS.size():
		var top: float = 200.0 + n * 60
		Look.rounded(self, Rect2(32, top + 10, 40, 40), 20, Look.ACCENT_TINT)
		Look.rounded(self, Rect2(46, top + 24, 12, 12), 6, Look.ACCENT)
		Look.text(self, FACTS[n][0], 88, top + 8, 15, 24, Look.INK, true)
		Look.text(self, FACTS[n][1], 88, top + 32, 14, 20, Look.SECONDARY)
