# Colours, type and pictures: the one place where the look is decided. Lengths are points.
extends Reference

const SURFACE := Color8(255, 255, 255)
const BACKDROP := Color8(243, 244, 247)
const INK := Color8(22, 25, 34)
const SECONDARY := Color8(92, 99, 114)
const HAIRLINE := Color8(228, 231, 236)
const ACCENT := Color8(196, 64, 44)
const ACCENT_TINT := Color8(252, 237, 232)
const SCRIM := Color8(24, 20, 44)

const INTER := "/usr/share/fonts/opentype/inter/Inter-"
const DEJAVU := "/usr/share/fonts/truetype/dejavu/DejaVuSans"

const _fonts := {}
const _pictures := {}


# Inter where it is installed, else DejaVu Sans.
static func font(size: int, bold := false) -> DynamicFont:
	var key := size * 2 + int(bold)
	if not _fonts.has(key):
		var path := INTER + ("SemiBold.otf" if bold else "Regular.otf")
		if not File.new().file_exists(path):
			path = DEJAVU + ("-Bold.ttf" if bold else ".ttf")
		var made := DynamicFont.new()
		var data := DynamicFontData.new()
		data.font_path = path
		made.font_data = data
		made.size = size
		made.use_filter = true
		_fonts[key] = made
	return _fonts[key]


# A picture of examples/assets, loaded as it is: nothing has to be imported.
static func picture(name: String) -> Texture:
	if not _pictures.has(name):
		var image := Image.new()
		var texture := ImageTexture.new()
		if image.load(ProjectSettings.globalize_path("res://").plus_file("../assets").plus_file(name)) == OK:
			if OS.get_name() != "Server":  # which draws nothing
				image.generate_mipmaps()
			texture.create_from_image(image, Texture.FLAG_FILTER | Texture.FLAG_MIPMAPS)
		_pictures[name] = texture
	return _pictures[name]


# Text whose line begins at a top; answers its width. align: 0 left of x, 0.5 about it, 1 up to it.
static func text(canvas: CanvasItem, words: String, x: float, top: float, size: int, line: float, color: Color,
		bold := false, align := 0.0) -> float:
	var face := font(size, bold)
	var width := face.get_string_size(words).x
	var baseline := top + (line - face.get_height()) / 2 + face.get_ascent()
	canvas.draw_string(face, Vector2(round(x - width * align), round(baseline)), words, color)
	return width


static func rounded(canvas: CanvasItem, rect: Rect2, radius: float, color: Color) -> void:
	var box := StyleBoxFlat.new()
	box.bg_color = color
	box.set_corner_radius_all(int(radius))
	box.corner_detail = 12
	canvas.draw_style_box(box, rect)
