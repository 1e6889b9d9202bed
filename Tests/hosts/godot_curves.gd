# Gives a page snap areas and flings a curve of their own, and prints where the page comes to rest.
extends SceneTree

const SlideFrame := preload("res://addons/nestedslide/slide_frame.gd")
const ALIGN_START := 0
const MANDATORY := 1
const EFFECT_MORE := 0
const EFFECT_OFFSET := 3
const BAR_JOINED := 0
const DIRECTION_UP := 0
const LAW := [300, 1, 0.8, 0]
var slide: Reference
var time := 0.0


func _initialize() -> void:
	slide = load("res://addons/nestedslide/nested_slide.gdns").new()
	assert(slide.create({"header_height": 0, "viewport_height": 800, "touch_slop": 0}, PoolRealArray([30000])) == 0)
	var areas := []
	for start in [0, 700, 1400]:
		areas.append({"start": start, "length": 10, "align": ALIGN_START})
	assert(slide.set_snap_areas(0, areas, MANDATORY, 0, 0) == 0)
	slide.wheel(SlideFrame.WHEEL_NOTCH, 0, 0, 100, 400, 0, 1)
	print("notch ", _rest())
	assert(slide.set_snap_areas(0, [], MANDATORY, 0, 0) == 0)
	slide.scroll_to(0, 0, false)
	assert(_curve([{"time": 0, "way": 0}, {"time": 0.3, "way": 0.7}, {"time": 1, "way": 1}]) == 0)
	print("thrown ", round(_throw()))
	assert(_curve([{"time": 0, "way": 0}, {"time": 0.3}]) != 0)
	assert(_curve([{"way": "far"}, {"time": 1, "way": 1}]) != 0)
	assert(_curve([]) == 0)
	print("as before ", round(_throw()))
	var effect := {"source": EFFECT_OFFSET, "page": -1, "stop": 100, "at_start": 3, "at_stop": 5}
	assert(slide.set_effects([effect, {"source": EFFECT_MORE, "start": 200, "stop": 200, "at_start": 5, "at_stop": 6}]) == 0)
	for inner in [50, 150, 201]:
		slide.scroll_to(0, inner, false)
		print("effects ", slide.effects()[0], " ", slide.is_lifted())
	print("next change ", slide.next_change(0.5) == 1e12)
	print("left ", slide.can_scroll(DIRECTION_UP))
	var length: float = slide.bar(BAR_JOINED)[1]
	var offsets: Array = slide.bar_to_offsets(BAR_JOINED, 2 * length)
	slide.scroll_to(offsets[0], offsets[1], false)
	print("thumb ", round(slide.bar(BAR_JOINED)[0] - 2 * length), " ", offsets[1] > 201)
	slide.create({"header_height": 200}, PoolRealArray([3000]))
	slide.scroll_to(50, 0, false)
	var other: Reference = load("res://addons/nestedslide/nested_slide.gdns").new()
	assert(other.create_from({"header_height": 120}, PoolRealArray([2000]), slide.save()) == 0)
	var frame = other.frame(0)
	print("another size ", frame[SlideFrame.OUTER])
	quit()


func _curve(samples: Array) -> int:
	return slide.callv("set_fling_samples", [samples] + LAW)


# A finger at 1000 points a second: how far the page goes after it has lifted.
func _throw() -> float:
	slide.scroll_to(0, 0, false)
	for n in 11:
		slide.pointer(SlideFrame.POINTER_MOVE if n > 0 else SlideFrame.POINTER_DOWN, 0, 1, 100, 700 - 10 * n, time + 0.01 * n)
	slide.pointer(SlideFrame.POINTER_UP, 0, 1, 100, 600, time + 0.1)
	time += 0.1
	return _rest() - 100


func _rest() -> float:
	for n in 20:
		time += 1
		slide.frame(time)
	return slide.frame(time)[SlideFrame.INNER]
