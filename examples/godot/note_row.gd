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
		Look.text(self, month[0], Content.MARGIN, 0, 14, rect_size.y, Content.INK, true)
		var count := "%s notes" % Notes.grouped(month[2])
		Look.text(self, count, rect_size.x - Content.MARGIN, 0, 12, rect_size.y, Content.SECONDARY, false, 1.0)
		draw_rect(Rect2(0, rect_size.y - 1, rect_size.x, 1), Content.HAIRLINE)
		return
	var number: int = Notes.months()[section][1] + item
	var author := Notes.author(number)
	var side := Content.AVATAR_SIDE
	var center := Vector2(Content.MARGIN + side / 2, Content.AVATAR_TOP + side / 2)
	Look.disc(self, center, side / 2, Notes.disc(number))
	Look.text(self, Notes.initials(author), center.x, Content.AVATAR_TOP, 17, side, Content.SURFACE, true, 0.5)
	var when := "#%s  ·  %s" % [Notes.grouped(number + 1), Notes.when(section, number)]
	Look.text(self, when, rect_size.x - Content.MARGIN, Content.AUTHOR_TOP, 12, 24, Content.SECONDARY, false, 1.0)
	Look.text(self, author, Content.NOTE_TEXT_LEFT, Content.AUTHOR_TOP, 16, 24, Content.INK, true)
	for place in Notes.line_count(number):
		var top: float = Content.LINES_TOP + place * 20
		Look.text(self, Notes.line(number, place), Content.NOTE_TEXT_LEFT, top, 14, 20, Content.SECONDARY)
	var left := Content.NOTE_TEXT_LEFT
	draw_rect(Rect2(left, rect_size.y - 1, rect_size.x - left, 1), Content.HAIRLINE)
