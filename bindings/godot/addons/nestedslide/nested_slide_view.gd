# A Control that nests a header, a bar and pages: it hands the engine what is done to it, and moves its children to
# where the engine says. Header, bar and pages are Controls of any kind; one that has a method follow(frame) is called
# with every new frame, a page that has follow_page(content_y, page_height) is asked to place itself.
extends Control

signal moved(frame)
signal page_changed(index)
signal tapped(control)

const F := preload("res://addons/nestedslide/slide_frame.gd")
const MOUSE := -1  # the mouse's number among the pointers; fingers have 0 and up
const SOURCE_TOUCH := 0
const SOURCE_MOUSE := 1
const EVENT_PAGE_CHANGED := 17
const KEYS := {
	KEY_DOWN: 0, KEY_UP: 1, KEY_PAGEDOWN: 2, KEY_PAGEUP: 3, KEY_SPACE: 4, KEY_HOME: 5, KEY_END: 6, KEY_LEFT: 7,
	KEY_RIGHT: 8,
}
const WHEEL := {
	BUTTON_WHEEL_UP: Vector2(0, -1), BUTTON_WHEEL_DOWN: Vector2(0, 1), BUTTON_WHEEL_LEFT: Vector2(-1, 0),
	BUTTON_WHEEL_RIGHT: Vector2(1, 0),
}

var slide: Reference
var clock = preload("res://addons/nestedslide/slide_clock.gd").new()
var frame: Array
var frames := 0  # asked for so far: it stands still while nothing moves
var record: File

var _header: Control
var _bar: Control
var _pages := []
var _pager := Control.new()
var _fed := true  # something was asked of the engine since the last frame
var _due := 0.0  # when something comes to another pixel
var _read_in := -1  # the frame in which input was read last, and when that was
var _read_at := 0.0
var _down := {}  # the pointers that are down, each with the control it may tap


# settings: as NestedSlide.create; heights: of the pages' contents, which a list of the page replaces.
func setup(settings: Dictionary, heights: PoolRealArray, header: Control, bar: Control, pages: Array) -> void:
	slide = load("res://addons/nestedslide/nested_slide.gdns").new()
	settings.viewport_width = rect_size.x
	settings.viewport_height = rect_size.y
	if not settings.has("resampling"):
		settings.resampling = 1  # even steps, however mouse or finger and the frames lie
	if not settings.has("stop_velocity"):
		settings.stop_velocity = 20.0  # nobody sees the last points of a fling
	slide.create(settings, heights)
	_header = header
	_bar = bar
	_pages = pages
	_pager.rect_clip_content = true
	_pager.mouse_filter = MOUSE_FILTER_IGNORE
	add_child(_pager)
	for page in pages:
		_pager.add_child(page)
	add_child(header)
	add_child(bar)
	connect("resized", self, "_resized")
	set_process(true)


# Writes every call from now on to a file, as docs/records.md describes.
func record_to(path: String) -> void:
	record = File.new()
	if record.open(path, File.WRITE) == OK and slide.record_start() == 0:
		_read_record()
	else:
		record = null


# Ends the record and closes its file.
func end_record() -> void:
	if record != null:
		slide.record_stop()
		_read_record()
		record.close()
		record = null


# Something was asked of the engine that may move it: the next frame shows it.
func wake() -> void:
	_fed = true
	set_process(true)


# The engine's time is that of the last frame, after a rest long ago: what is begun then would be over when it is first
# seen.
func _catch_up() -> void:
	slide.advance(clock.now())


func show_page(index: int, animated := true) -> void:
	_catch_up()
	slide.scroll_to_page(index, int(animated))
	wake()


func _process(_delta: float) -> void:
	# One call a frame; none while nothing comes to another pixel, and at rest none, and nothing is drawn.
	if not _fed and clock.now() < _due:
		return
	_fed = false
	var answer = slide.frame(clock.now())
	if answer == null:
		return
	frame = answer
	frames += 1
	_place()
	_tell()
	_read_record()
	set_process(frame[F.NEEDS_FRAME] == 1)
	_due = slide.next_change(1 / _pixels_a_point())


func _pixels_a_point() -> float:
	return (get_viewport().get_final_transform() * get_global_transform_with_canvas()).get_scale().y


func _place() -> void:
	_header.rect_position = Vector2(0, frame[F.HEADER_Y])
	_header.rect_size = Vector2(frame[F.HEADER_WIDTH], frame[F.HEADER_HEIGHT])
	_bar.rect_position = Vector2(frame[F.HOVER_X], frame[F.HOVER_Y])
	_bar.rect_size = Vector2(frame[F.HOVER_WIDTH], frame[F.HOVER_HEIGHT])
	_pager.rect_position = Vector2(frame[F.PAGER_X], frame[F.PAGER_Y])
	_pager.rect_size = Vector2(frame[F.PAGER_WIDTH], frame[F.PAGER_HEIGHT])
	for page in _pages:
		page.visible = false
	for n in frame[F.PAGE_COUNT]:
		var at: int = F.PAGES + n * F.PAGE_STRIDE
		var page: Control = _pages[frame[at + F.INDEX]]
		page.visible = true
		# Differences are taken here, in doubles: a row a million points down lies where it should.
		var content_y: float = frame[at + F.Y] - frame[at + F.OFFSET] - frame[F.PAGER_Y]
		page.rect_size = Vector2(frame[at + F.WIDTH], frame[at + F.HEIGHT])
		if page.has_method("follow_page"):
			page.rect_position = Vector2(frame[at + F.X] - frame[F.PAGER_X], 0)
			page.follow_page(content_y, frame[at + F.HEIGHT])
		else:
			page.rect_position = Vector2(frame[at + F.X] - frame[F.PAGER_X], content_y)
	for control in [_header, _bar]:
		if control.has_method("follow"):
			control.follow(frame)


func _tell() -> void:
	if frame[F.EVENT_COUNT] > 0:
		var events: Array = slide.events()
		for at in range(0, events.size(), F.EVENT_STRIDE):
			if events[at + F.TYPE] == EVENT_PAGE_CHANGED:
				emit_signal("page_changed", events[at + F.EVENT_INDEX])
	emit_signal("moved", frame)


func _read_record() -> void:
	if record == null:
		return
	var bytes: PoolByteArray = slide.record_read()
	while bytes.size() > 0:
		record.store_buffer(bytes)
		bytes = slide.record_read()


# --- Input. A pointer that went down here is followed wherever it goes; what begins elsewhere is left to others.

func _input(event: InputEvent) -> void:
	if _down.empty():
		return
	var id := _pointer_of(event)
	if not _down.has(id):
		return
	var local = make_input_local(event)
	if event is InputEventScreenDrag or event is InputEventMouseMotion:
		_pointer(F.POINTER_MOVE, id, local.position)
	elif not event.pressed:
		_lift(id, local.position)
	get_tree().set_input_as_handled()


func _unhandled_input(event: InputEvent) -> void:
	if not is_visible_in_tree() or slide == null:
		return
	if event is InputEventKey:
		if event.pressed and KEYS.has(event.scancode):
			_catch_up()
			slide.key(KEYS[event.scancode])
			wake()
		return
	if not (event is InputEventScreenTouch or event is InputEventMouseButton) or not event.pressed:
		return
	var local = make_input_local(event)
	if not Rect2(Vector2(), rect_size).has_point(local.position):
		return
	if event is InputEventMouseButton and WHEEL.has(event.button_index):
		if _down.empty():
			var turn: Vector2 = WHEEL[event.button_index] * event.factor
			var at: Vector2 = local.position
			_catch_up()
			slide.wheel(F.WHEEL_NOTCH, 0, int(event.shift), at.x, at.y, turn.x, turn.y)
			wake()
		get_tree().set_input_as_handled()
		return
	var id := _pointer_of(event)
	if id >= MOUSE and not _down.has(id):
		_down[id] = _tappable(local.position)
		_pointer(F.POINTER_DOWN, id, local.position)
		get_tree().set_input_as_handled()


# Which pointer an event is of; -2 for what is none, or a mouse event that Godot made of a touch.
func _pointer_of(event: InputEvent) -> int:
	if event is InputEventScreenTouch or event is InputEventScreenDrag:
		return event.index
	if event.device == -1:
		return -2
	if event is InputEventMouseMotion or (event is InputEventMouseButton and event.button_index == BUTTON_LEFT):
		return MOUSE
	return -2


func _pointer(action: int, id: int, at: Vector2) -> void:
	slide.pointer(action, SOURCE_MOUSE if id == MOUSE else SOURCE_TOUCH, id, at.x, at.y, _stamp())
	wake()


# Godot hands over all that has happened since the last frame at once, and does not say when each of it happened. So all
# of it has one time, that of reading it. Stamped one by one, microseconds apart, a mouse would look like one that is a
# hundred times as fast.
func _stamp() -> float:
	if _read_in != Engine.get_idle_frames():
		_read_in = Engine.get_idle_frames()
		_read_at = clock.now()
	return _read_at


func _lift(id: int, at: Vector2) -> void:
	var control: Control = _down[id]
	_down.erase(id)
	_pointer(F.POINTER_UP, id, at)
	if slide.touch() != F.TOUCH_TAPPED:
		return
	_catch_up()
	var tab: int = slide.tab_at(at.x, at.y)
	if tab >= 0:
		slide.tap_tab(tab, 1)
	elif control != null and control == _tappable(at):
		emit_signal("tapped", control)


# The control of the group "tap" at a point: buttons in a slide are tapped by the engine's rules, so that a drag that
# begins on one scrolls.
func _tappable(at: Vector2) -> Control:
	var point := get_global_transform() * at
	for control in get_tree().get_nodes_in_group("tap"):
		if control.is_visible_in_tree() and is_a_parent_of(control) and control.get_global_rect().has_point(point):
			return control
	return null


func _notification(what: int) -> void:
	if what == NOTIFICATION_EXIT_TREE:
		end_record()
	if what == MainLoop.NOTIFICATION_WM_FOCUS_OUT and slide != null:
		for id in _down.keys():
			_pointer(F.POINTER_CANCEL, id, Vector2())
		_down.clear()


func _resized() -> void:
	slide.configure({"viewport_width": rect_size.x, "viewport_height": rect_size.y})
	wake()
