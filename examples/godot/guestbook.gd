# The page of notes: the engine's list says which rows are seen, and which node of the pool shows each.
extends Control

const Content := preload("res://content.gd")
const Notes := preload("res://notes.gd")
const Row := preload("res://note_row.gd")
const AHEAD := 48.0  # what is that close to coming into view has a row already
const LEFT := 0
const ITEM := 8
const CHANGE := 4

var list: Reference = load("res://addons/nestedslide/nested_slide_list.gdns").new()
var pool := []


func _init() -> void:
	rect_clip_content = true
	mouse_filter = MOUSE_FILTER_IGNORE


func _draw() -> void:
	draw_rect(Rect2(Vector2(), rect_size), Content.SURFACE)


func attach(slide: Reference, page: int) -> void:
	list.create({"anchor": 2})
	var months := Notes.months()
	for section in months.size():
		var count: int = months[section][2]
		var heights := Notes.heights(months[section][1], count)
		list.insert_section(section, {"header_height": Content.MONTH_HEIGHT}, count, heights)
	list.attach(slide.handle(), page)


func follow_page(content_y: float, _height: float) -> void:
	var changes: Array = list.update(AHEAD, AHEAD)
	for at in range(0, changes.size(), CHANGE):
		var slot: int = changes[at + 1]
		while pool.size() <= slot:
			pool.append(Row.new())
			add_child(pool.back())
		if changes[at] == LEFT:
			pool[slot].hide()
		else:
			pool[slot].show_item(changes[at + 2], changes[at + 3])
	var seen: Array = list.visible(AHEAD, AHEAD)
	for at in range(0, seen.size(), ITEM):
		var row: Control = pool[seen[at + 2]]
		row.rect_position = Vector2(seen[at + 4], content_y + seen[at + 5])
		row.rect_size = Vector2(seen[at + 6], seen[at + 7])
		row.raise_header(seen[at + 1] < 0)
