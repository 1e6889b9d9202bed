# The profile page. Options: --record=FILE writes the engine's record, --screenshot=FILE a picture once all rests.
extends Control

const Content := preload("res://content.gd")
const Header := preload("res://header.gd")
const About := preload("res://about.gd")

onready var view: Control = $View
onready var indicator: Control = $Indicator
onready var header: Control = Header.new()
var guestbook: Control = preload("res://guestbook.gd").new()
var photos: Control = preload("res://photos.gd").new()


func _ready() -> void:
	OS.set_window_title(Content.NAME)  # without the "(DEBUG)" that a debug build puts behind the project's name
	Input.set_use_accumulated_input(false)  # every move of a finger, not one a frame
	var settings := {"header_height": Header.HEIGHT, "header_min_height": Header.BAR, "hover_height": Content.TABS_HEIGHT,
		"indicator_width": Content.UNDERLINE_WIDTH, "indicator_height": Content.UNDERLINE_HEIGHT,
		"indicator_radius": Content.UNDERLINE_RADIUS}
	view.setup(settings, PoolRealArray([0, 0, About.HEIGHT]), header, preload("res://tab_bar.gd").new(),
			[guestbook, photos, About.new()])
	header.move_by(view.slide)
	guestbook.attach(view.slide, 0)
	photos.rect_size.x = rect_size.x
	photos.attach(view.slide, 1)
	view.connect("tapped", self, "_tapped")
	view.connect("moved", indicator, "show_frame")
	for argument in OS.get_cmdline_args():
		if argument.begins_with("--record="):
			view.record_to(argument.trim_prefix("--record="))
		elif argument.begins_with("--screenshot="):
			_save_picture(argument.trim_prefix("--screenshot="))


func _tapped(control: Control) -> void:
	if control == header.button:
		header.toggle()


func _save_picture(path: String) -> void:
	yield(get_tree(), "idle_frame")
	while view.is_processing():
		yield(get_tree(), "idle_frame")
	VisualServer.force_draw()  # at rest nothing else would be drawn any more
	var image := get_viewport().get_texture().get_data()
	image.flip_y()
	image.save_png(path)
	get_tree().quit()
