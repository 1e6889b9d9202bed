# Runs the example as it is, on its own clock, and says how fast each throw is: "THROWN" and points a second.
extends SceneTree

const F := preload("res://addons/nestedslide/slide_frame.gd")
const PHASE_DECELERATING := 2

var main: Control
var thrown := 0


func _initialize() -> void:
	OS.low_processor_usage_mode_sleep_usec = 1
	main = load("res://main.tscn").instance()
	root.add_child(main)
	_watch()


func _watch() -> void:
	for _n in 30:
		yield(self, "idle_frame")
	print("READY")
	var was_thrown := false
	while thrown < 5:
		yield(self, "idle_frame")
		var is_thrown: bool = main.view.frame[F.PHASE] == PHASE_DECELERATING
		if is_thrown and not was_thrown:
			thrown += 1
			print("THROWN ", abs(main.view.frame[F.VELOCITY_Y]))
		was_thrown = is_thrown
	quit()
