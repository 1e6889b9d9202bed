# Prints notes of the guestbook of examples/godot, those of --notes=1,2, and its months.
extends SceneTree

const Content := preload("res://content.gd")
const Notes := preload("res://notes.gd")


func _initialize() -> void:
	for argument in OS.get_cmdline_args():
		if argument.begins_with("--notes="):
			for number in argument.trim_prefix("--notes=").split(","):
				_tell(int(number))
	for month in Notes.months():
		print(PoolStringArray(["tell", month[0], str(month[1] + 1), str(month[2])]).join("\t"))
	quit()


func _tell(number: int) -> void:
	var section := 0
	var months := Notes.months()
	while months[section][1] + months[section][2] < number:
		section += 1
	var lines := []
	for place in Notes.line_count(number - 1):
		lines.append(Notes.line(number - 1, place))
	var words := PoolStringArray(["tell", str(number), Notes.author(number - 1), PoolStringArray(lines).join("/"),
			Notes.when(section, number - 1), str(Content.DISCS.find(Notes.disc(number - 1)))])
	print(words.join("\t"))
