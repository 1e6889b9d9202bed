# Drives the example by Godot's own input events, as a script says a line each, on a clock of its own:
#   at MS | touch FINGER X Y | drag FINGER X Y | lift FINGER X Y | press X Y | move X Y | release X Y | wheel UP|DOWN X Y | key NAME
#   rest (frames until all rests) | tell NAME (prints the state) | shot FILE | idle (frames in which nothing may happen)
extends SceneTree

class Clock:
	var time := 0.0
	func now() -> float:
		return time

const F := preload("res://addons/nestedslide/slide_frame.gd")
const STEP := 1.0 / 60

var clock := Clock.new()
var main: Control


func _initialize() -> void:
	OS.low_processor_usage_mode_sleep_usec = 1
	main = load("res://main.tscn").instance()
	main.get_node("View").clock = clock
	root.add_child(main)
	_play()


func _play() -> void:
	yield(self, "idle_frame")
	var file := File.new()
	if file.open(_option("--play="), File.READ) != OK:
		quit(1)
		return
	while not file.eof_reached():
		var words := file.get_line().split(" ", false)
		if words.size() == 0:
			continue
		var state = _do(words)
		if state is GDScriptFunctionState:
			yield(state, "completed")
	main.view.end_record()
	quit()


func _option(name: String) -> String:
	for argument in OS.get_cmdline_args():
		if argument.begins_with(name):
			return argument.trim_prefix(name)
	return ""


func _do(words: PoolStringArray):
	var view: Control = main.view
	match words[0]:
		"at":
			clock.time = float(words[1]) / 1000
			yield(self, "idle_frame")
		"touch", "lift":
			var touch := InputEventScreenTouch.new()
			touch.index = int(words[1])
			touch.pressed = words[0] == "touch"
			touch.position = Vector2(float(words[2]), float(words[3]))
			Input.parse_input_event(touch)
		"drag":
			var drag := InputEventScreenDrag.new()
			drag.index = int(words[1])
			drag.position = Vector2(float(words[2]), float(words[3]))
			Input.parse_input_event(drag)
		"press", "release":
			_button(BUTTON_LEFT, words[0] == "press", Vector2(float(words[1]), float(words[2])))
		"move":
			var motion := InputEventMouseMotion.new()
			motion.position = Vector2(float(words[1]), float(words[2]))
			Input.parse_input_event(motion)
		"wheel":
			for pressed in [true, false]:
				_button(BUTTON_WHEEL_DOWN if words[1] == "DOWN" else BUTTON_WHEEL_UP, pressed,
						Vector2(float(words[2]), float(words[3])))
		"key":
			var key := InputEventKey.new()
			key.scancode = OS.find_scancode_from_string(words[1].capitalize())
			key.pressed = true
			Input.parse_input_event(key)
		"rest":
			yield(self, "idle_frame")
			for _n in 1200:  # 20 s
				if not view.is_processing():
					break
				clock.time += STEP
				yield(self, "idle_frame")
		"idle":
			for _n in 20:
				clock.time += STEP
				yield(self, "idle_frame")
		"tell":
			var f: Array = view.frame
			print("STATE ", to_json({"name": words[1], "time": clock.time, "outer": f[F.OUTER], "inner": f[F.INNER],
				"page": f[F.PAGE_INDEX], "position": f[F.PAGE_POSITION], "hover": f[F.HOVER_Y], "header": f[F.HEADER_Y],
				"range": f[F.RANGE], "frames": view.frames, "drawn": Engine.get_frames_drawn(),
				"follows": main.header.follows, "indicator": [f[F.TAB_INDICATOR_X], f[F.TAB_INDICATOR_WIDTH]],
				"rows": main.guestbook.pool.size(), "moving": f[F.NEEDS_FRAME]}))
		"shot":
			VisualServer.force_draw()
			var image := root.get_texture().get_data()
			image.flip_y()
			image.save_png(words[1])


func _button(index: int, pressed: bool, at: Vector2) -> void:
	var button := InputEventMouseButton.new()
	button.button_index = index
	button.pressed = pressed
	button.position = at
	button.factor = 1
	Input.parse_input_event(button)
