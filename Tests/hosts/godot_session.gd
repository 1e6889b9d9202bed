# Plays session.txt through the class NestedSlide and prints what its `expect` lines should be.
extends SceneTree

const TICKS := 1024.0
var slide: Reference
var events := 0
var bytes := 0


func _initialize() -> void:
	var file := File.new()
	for argument in OS.get_cmdline_args():
		if argument.begins_with("--session="):
			file.open(argument.trim_prefix("--session="), File.READ)
	while not file.eof_reached():
		var line := file.get_line()
		if line != "" and not line.begins_with("#"):
			_play(line.split(" "))
	quit()


func _play(w: PoolStringArray) -> void:
	var n := []
	for word in w:
		n.append(int(word))
	match w[0]:
		"create":
			slide = load("res://addons/nestedslide/nested_slide.gdns").new()
			var pages := PoolRealArray()
			for at in range(5, n.size()):
				pages.append(n[at])
			slide.create({"viewport_width": n[1], "viewport_height": n[2], "header_height": n[3], "hover_height": n[4]},
					pages)
			slide.record_start()
		"pointer":
			slide.pointer(n[1], 0, n[2], n[3], n[4], n[5] / TICKS)
		"wheel":
			slide.wheel(n[1], n[2], n[3], n[4], n[5], n[6], n[7])
		"key":
			slide.key(n[1])
		"page":
			slide.scroll_to_page(n[1], n[2])
		"resize":
			slide.configure({"viewport_width": n[1], "viewport_height": n[2]})
		"frames":
			for k in n[2]:
				slide.frame((n[1] + k * 17) / TICKS)
				events += slide.events().size() / 13
		"expect":
			var read: int = slide.record_read().size()
			bytes += read
			print("expect %s %d %d" % [slide.state_hash(), events, bytes])
