# Runs the example as it is, on its own clock, and says how fast the page is after each release of the mouse: "THROWN" and
# points a second. Releases are counted as input, so that none is lost where a frame takes long.
extends SceneTree

const F := preload("res://addons/nestedslide/slide_frame.gd")


class Mouse:
	extends Node
	var releases := 0

	func _input(event: InputEvent) -> void:
		if event is InputEventMouseButton and event.button_index == BUTTON_LEFT and not event.pressed:
			releases += 1


var main: Control
var mouse := Mouse.new()


func _initialize() -> void:
	OS.low_processor_usage_mode_sleep_usec = 1
	main = load("res://main.tscn").instance()
	root.add_child(main)
	root.add_child(mouse)
	_watch()


func _watch() -> void:
	for _n in 30:
		yield(self, "idle_frame")
	print("READY")
	for n in range(1, 6):
		while mouse.releases < n:
			yield(self, "idle_frame")
		yield(self, "idle_frame")  # the frame in which the view heeds it
		print("THROWN ", abs(main.view.frame[F.VELOCITY_Y]))
	quit()
