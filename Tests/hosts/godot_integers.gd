# Gives every method of both classes integers that C cannot hold, and prints which of them are not refused.
extends SceneTree

const OUT_OF_RANGE := -3
const INVALID_ARGUMENT := -1
var bad := [2147483648, -2147483649, 4294967296, 1e300, -1e300, 0.5, NAN, INF, "1", [], null]


func _initialize() -> void:
	var slide = load("res://addons/nestedslide/nested_slide.gdns").new()
	var list = load("res://addons/nestedslide/nested_slide_list.gdns").new()
	assert(slide.create({}, PoolRealArray([3000, 1500])) == 0)
	assert(list.create({}) == 0)
	assert(list.insert_section(0, {}, 5, null) == 0)
	var before: String = slide.state_hash()
	_try(slide, {
		"pointer": "iil000", "wheel": "iii0000", "key": "i", "scroll_to": "00i", "scroll_to_top": "i",
		"scroll_to_page": "ii", "tap_tab": "ii", "set_header_height": "0i", "set_page_height": "i0",
		"set_snap_areas": "ini00",
	})
	_try(list, {
		"attach": "li", "insert_section": "idin", "remove_sections": "ii", "insert_items": "iiin", "remove_items": "iii",
		"scroll_to": "iiii", "set_section": "id", "move_section": "ii", "move_item": "iiii", "set_heights": "iiin",
		"set_anchor": "ii", "set_item_count": "ii",
	})
	for value in bad:
		for name in ["prefetch", "physics", "bounces"]:
			_refused(slide.configure({name: value}), "configure " + name, value)
			_refused(slide.create({name: value}, PoolRealArray()), "create " + name, value)
		_refused(list.create({"anchor": value}), "create anchor", value)
		_refused(slide.set_snap_areas(0, [{"align": value}], 1, 0, 0), "a snap area's align", value)
	assert(slide.state_hash() == before)
	assert(list.item_count() == 5)
	assert(slide.scroll_to_page(1.0, false) == 0)
	print("refused all")
	quit()


func _try(object: Object, methods: Dictionary) -> void:
	for method in methods:
		var kinds: String = methods[method]
		for at in kinds.length():
			for value in bad:
				if not kinds[at] in "il" or kinds[at] == "l" and _is_long(value):
					continue
				var arguments := []
				for n in kinds.length():
					arguments.append(value if n == at else {"d": {}, "n": null}.get(kinds[n], 0))
				_refused(object.callv(method, arguments), method, value)


func _is_long(value) -> bool:
	return typeof(value) == TYPE_INT


func _refused(status: int, what: String, value) -> void:
	if status != OUT_OF_RANGE and status != INVALID_ARGUMENT:
		print("taken by %s: %s" % [what, value])
