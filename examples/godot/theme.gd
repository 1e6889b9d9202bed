# Type and pictures, and shapes. Colours and sizes are in content.gd. Lengths are points.
extends Reference

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


# Words in lines that are no wider than this.
static func wrapped(words: String, width: float, size: int) -> Array:
	var lines := [""]
	for word in words.split(" "):
		var longer: String = (lines.back() + " " + word).strip_edges()
		if font(size).get_string_size(longer).x > width:
			lines.append(word)
		else:
			lines[-1] = longer
	return lines


# A disc that goes from one colour at its top to another at its bottom.
static func disc(canvas: CanvasItem, center: Vector2, radius: float, colors: Array) -> void:
	rounded(canvas, Rect2(center - Vector2(radius, radius), Vector2(radius, radius) * 2), radius,
			colors[0].linear_interpolate(colors[1], 0.5))
	var points := PoolVector2Array()
	var shades := PoolColorArray()
	for n in 48:
		# A little within the plain disc, whose edge is smooth.
		var place := Vector2(radius - 0.5, 0).rotated(n * TAU / 48)
		points.append(center + place)
		shades.append(colors[0].linear_interpolate(colors[1], 0.5 + place.y / (2 * radius)))
	canvas.draw_polygon(points, shades)
