# The page of photographs: a grid of the engine's list, with a pool of pictures.
extends Control

const Content := preload("res://content.gd")
const Look := preload("res://theme.gd")
const COUNT := Content.PHOTO_COUNT
const GAP := Content.PHOTO_GAP
const LEFT := 0

var list: Reference = load("res://addons/nestedslide/nested_slide_list.gdns").new()
var pool := []
var _width := 0.0  # that the grid is laid out for


func _init() -> void:
	rect_clip_content = true
	mouse_filter = MOUSE_FILTER_IGNORE


func attach(slide: Reference, page: int) -> void:
	list.create(null)
	_lay_out(rect_size.x)
	list.attach(slide.handle(), page)


# Three square pictures in a line, whatever the width.
func _lay_out(width: float) -> void:
	if _width > 0:
		list.remove_sections(0, 1)
	_width = width
	var side := max(0, width - 2 * GAP) / 3
	var grid := {"layout": 1, "columns": 3, "item_spacing": GAP, "line_spacing": GAP, "item_height": side}
	list.insert_section(0, grid, COUNT, null)


func follow_page(content_y: float, _height: float) -> void:
	if rect_size.x != _width:
		_lay_out(rect_size.x)
	var changes: Array = list.update(0, 0)
	for at in range(0, changes.size(), 4):
		var slot: int = changes[at + 1]
		while pool.size() <= slot:
			pool.append(TextureRect.new())
			pool.back().expand = true
			pool.back().mouse_filter = MOUSE_FILTER_IGNORE
			add_child(pool.back())
		pool[slot].visible = changes[at] != LEFT
		if changes[at] != LEFT:
			pool[slot].texture = Look.picture("photo-%02d.png" % (changes[at + 3] * 5 % 12 + 1))
	var seen: Array = list.visible(0, 0)
	for at in range(0, seen.size(), 8):
		var picture: TextureRect = pool[seen[at + 2]]
		picture.rect_position = Vector2(seen[at + 4], content_y + seen[at + 5])
		picture.rect_size = Vector2(seen[at + 6], seen[at + 7])
