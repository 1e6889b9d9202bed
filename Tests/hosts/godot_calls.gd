# What is asked now and then, each call by what it does. Prints a line for each.
extends SceneTree

const SlideFrame := preload("res://addons/nestedslide/slide_frame.gd")
const AUTO := -1e300
const OUTER := -1
const CURRENT := -1
const DRAG := 0
const PROGRAM := 2
const HEADER := -1
const HORIZONTAL := 2
const PART_STAYS := 1
var time := 0.0


func _initialize() -> void:
	var slide := _made({})
	assert(slide.session_begin(0, 195, 500) == 0)
	var used: Array = slide.session_update(0, 30)
	print("call session ", used, " outer ", _rest(slide, SlideFrame.OUTER))
	assert(slide.session_end(0, 0) == 0)
	assert(slide.reveal(0, 1200, 40, 0, 0) == 0)
	print("call reveal ", _rest(slide, SlideFrame.INNER))
	slide = _made({})
	assert(slide.set_hover_height(60, 0) == 0)
	var parts := [{"height": 100, "min_height": AUTO}, {"height": 50, "min_height": AUTO, "rule": PART_STAYS}]
	assert(slide.set_header_parts(parts, 0) == 0)
	var frames: Array = slide.header_parts()
	print("call hover ", _rest(slide, SlideFrame.HOVER_HEIGHT), ", parts ", [frames[3], frames[7]])
	_pages()
	slide = _made({})
	var region := {"x": 0, "y": 0, "width": 390, "height": 220, "view": HEADER, "axes": HORIZONTAL}
	assert(slide.set_regions([region]) == 0)
	slide.session_begin(0, 195, 100)
	slide.session_update(200, 0)
	slide.session_end(1000, 0)
	print("call region page ", _rest(slide, SlideFrame.PAGE_INDEX))
	slide = _made({"refresh_height": 60})
	assert(slide.begin_refresh(CURRENT) == 0)
	var refreshing = _rest(slide, SlideFrame.REFRESH)
	assert(slide.end_refresh(CURRENT, 0) == 0)
	print("call refresh ", refreshing, " then ", slide.frame(time)[SlideFrame.REFRESH])
	_others()
	_lists()
	quit()


func _pages() -> void:
	var slide := _made({})
	assert(slide.reload(PoolRealArray([3000, 300]), 0, 0) == 0)
	assert(slide.set_page_key(1, 7) == 0)
	assert(slide.insert_page(1, 100) == 0)
	assert(slide.shift_page(0, 5000, 2000) == 0)
	var heights := []
	for n in 3:
		heights.append(slide.page(n)[8])
	assert(slide.move_page(2, 1) == 0)
	print("call pages ", heights[0], " ", heights[1], " ", heights[2], ", key 7 at ", slide.find_page(7))
	assert(slide.set_page_key(0, 5) == 0 and slide.set_page_key(1, 7) == 0)
	var saved: PoolByteArray = slide.save()
	assert(slide.reload_keyed(PoolRealArray([300, 900, 3000]), [7, 9, 5]) == 0)
	print("call keyed ", slide.find_page(7), slide.find_page(9), slide.find_page(5), ", live ", slide.live_pages())
	assert(slide.restore(saved) == 0 and slide.find_page(9) == -1)
	assert(slide.remove_page(0) == 0 and slide.find_page(7) == 0 and slide.find_page(8) == -1)


func _others() -> void:
	var outer := _made({})
	var inner: Reference = load("res://addons/nestedslide/nested_slide.gdns").new()
	assert(inner.create({"viewport_width": 390, "viewport_height": 800}, PoolRealArray([100])) == 0)
	assert(inner.link(outer.handle(), 3) == 0)
	inner.wheel(0, 0, 0, 195, 600, 0, 80)
	print("call linked ", _rest(outer, SlideFrame.OUTER))
	assert(inner.link(0, 3) == 0)
	var slide := _made({})
	slide.observe(OUTER, 0, PROGRAM, 0)
	slide.observe(0, 0, PROGRAM, 0)
	print("call corrections ", slide.observe(OUTER, 260, DRAG, 0), " then ", slide.poll_corrections())
	assert(slide.unobserve(0) == 0)
	print("call tab ", slide.tab(0), " edge ", slide.edge())
	print("call refused ", slide.remove_page(9))


func _lists() -> void:
	var list: Reference = load("res://addons/nestedslide/nested_slide_list.gdns").new()
	assert(list.create({"width": 300, "height": 500}) == 0)
	assert(list.insert_section(0, {"item_height": 50}, 1000, null) == 0)
	assert(list.insert_section(1, {}, 2, PoolRealArray([30, 40])) == 0)
	assert(list.set_heights(0, 0, 2, PoolRealArray([60, 70])) == 0)
	print("call frames ", list.item_frame(0, 1), " ", list.item_frame(9, 0))
	print("call item at ", list.item_at(5, 61), " ", list.item_at(5, -1), ", number ", list.find_item(1001))
	assert(list.move_section(1, 0) == 0 and list.move_item(0, 1, 0, 0) == 0)
	print("call moved ", list.item_frame(0, 0)[3], " ", list.item_offset(1, 0, 0), " ", list.item_offset(7, 0, 0))
	assert(list.set_section(1, {"header_height": 10}) == 0 and list.set_offset(200) == 0)
	assert(list.set_anchor(1, 3) == 0 and list.configure({"minimum_height": 90000}) == 0)
	print("call range ", list.seen_range(0, 0))
	assert(list.set_offset(89500) == 0)
	print("call range ", list.seen_range(0, 0))


func _made(settings: Dictionary) -> Reference:
	var slide: Reference = load("res://addons/nestedslide/nested_slide.gdns").new()
	var all := {"viewport_width": 390, "viewport_height": 800, "header_height": 220, "hover_height": 50}
	for name in settings:
		all[name] = settings[name]
	assert(slide.create(all, PoolRealArray([3000, 3000])) == 0)
	time = 0.0
	return slide


func _rest(slide: Reference, field: int):
	time += 9
	return slide.frame(time)[field]
