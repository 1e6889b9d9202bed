# Gives a page snap areas and flings a curve of their own, and prints where the page comes to rest.
extends SceneTree

const SlideFrame := preload("res://addons/nestedslide/slide_frame.gd")
const ALIGN_START := 0
const MANDATORY := 1
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
