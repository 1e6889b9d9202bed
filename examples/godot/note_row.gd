# A note, or a month's header: a node of the guestbook's pool. It is drawn when it shows another item, then only moved.
extends Control

const Content := preload("res://content.gd")
const Look := preload("res://theme.gd")
const Notes := preload("res://notes.gd")

var section := 0
var item := 0


func _init() -> void:
	mouse_filter = MOUSE_FILTER_IGNORE


func show_item(of_section: int, shown: int) -> void:
	section = of_section
	item = shown
	show()
	update()


# Headers lie above the rows: they stick while these pass below.
func raise_header(is_header: bool) -> void:
	if is_header:
		raise()


func _draw() -> void:
	if item < 0:
		draw_rect(Rect2(Vector2(), rect_size), Content.BACKDROP)
		var month: Array = Notes.months()[section]
		Look.text(self, month[0], 16, 0, 14, rect_size.y, Content.INK, true)
		var count := "%s notes" % Notes.grouped(month[2])
		Look.text(self, count, rect_size.x - 16, 0, 12, rect_size.y, Content.SECONDARY, false, 1.0)
		draw_rect(Rect2(0, rect_size.y - 1, rect_size.x, 1), Content.HAIRLINE)
		return
	var number: int = Notes.months()[section][1] + item
	var author := Notes.author(number)
	Look.disc(self, Vector2(40, 36), 24, Notes.disc(number))
	Look.text(self, Notes.initials(author), 40, 12, 17, 48, Content.SURFACE, true, 0.5)
	var when := "#%s  ·  %s" % [Notes.grouped(number + 1), Notes.when(section, number)]
	Look.text(self, when, rect_size.x - 16, 14, 12, 24, Content.SECONDARY, false, 1.0)
	Look.text(self, author, 80, 14, 16, 24, Content.INK, true)
	for place in Notes.line_count(number):
		Look.text(self, Notes.line(number, place), 80, 38 + place * 20, 14, 20, Content.SECONDARY)
	draw_rect(Rect2(80, rect_size.y - 1, rect_size.x - 80, 1), Content.HAIRLINE)
