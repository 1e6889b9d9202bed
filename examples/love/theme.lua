-- Colours, type and the few marks that every part of the screen shares.
local theme = {}

local function hex(text)
  local parts = {}
  for pair in text:gmatch("%x%x") do parts[#parts + 1] = tonumber(pair, 16) / 255 end
  return parts
end

theme.hex = hex
theme.backdrop = hex("0d0e16")
theme.bar = hex("12131e")
theme.panel = hex("191b29")
theme.hairline = hex("2c2f42")
theme.ink = hex("efe8d9")
theme.secondary = hex("a3a0b2")
theme.gold = hex("e6b968")
theme.ember = hex("e0703f")

-- From the rarest to the most common, as the sections of a page are.
theme.rarities = {
  { name = "Legendary", color = hex("f2a33f") },
  { name = "Epic", color = hex("b27af0") },
  { name = "Rare", color = hex("5b9df0") },
  { name = "Uncommon", color = hex("63c285") },
  { name = "Common", color = hex("9aa0b2") },
}

function theme.mix(a, b, t)
  return { a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t, a[3] + (b[3] - a[3]) * t }
end

-- Sets the colour without a table made.
function theme.paint(color, alpha)
  love.graphics.setColor(color[1], color[2], color[3], alpha or 1)
end

-- Inter where it is, else DejaVu Sans, else what LÖVE has.
local FACES = {
  light = { "opentype/inter/InterDisplay-Light.otf", "truetype/dejavu/DejaVuSans.ttf" },
  regular = { "opentype/inter/Inter-Regular.otf", "truetype/dejavu/DejaVuSans.ttf" },
  semibold = { "opentype/inter/Inter-SemiBold.otf", "truetype/dejavu/DejaVuSans-Bold.ttf" },
}

local function face(name)
  for _, path in ipairs(FACES[name]) do
    local file = io.open("/usr/share/fonts/" .. path, "rb")
    if file then
      local bytes = file:read("*a")
      file:close()
      return love.filesystem.newFileData(bytes, path)
    end
  end
end

-- Fonts of sizes in points, drawn sharp at so many pixels a point.
function theme.load(scale)
  local function font(name, size)
    local data = face(name)
    local made = data and love.graphics.newFont(data, size, "light", scale)
      or love.graphics.newFont(size, "light", scale)
    made:setFilter("linear", "linear")
    return made
  end
  theme.pixels = scale
  theme.fonts = {
    display = font("light", 30), title = font("semibold", 17), compact = font("semibold", 15),
    body = font("regular", 14), label = font("semibold", 12), caption = font("regular", 12),
    count = font("semibold", 11.5), badge = font("semibold", 15),
  }
  theme.spaced_texts = {}
end

-- Text whose letters stand apart, made once and kept: answers it and its width.
function theme.spaced(font, text, tracking)
  local key = text .. tracking
  local of_font = theme.spaced_texts[font] or {}
  theme.spaced_texts[font] = of_font
  local made = of_font[key]
  if not made then
    made = { text = love.graphics.newText(font), width = 0 }
    local before
    for letter in text:gmatch("[%z\1-\127\194-\244][\128-\191]*") do
      if before then made.width = made.width + font:getKerning(before, letter) + tracking end
      made.text:add(letter, made.width, 0)
      made.width, before = made.width + font:getWidth(letter), letter
    end
    of_font[key] = made
  end
  return made.text, made.width
end

-- Cuts what is drawn to a rectangle in points; scissors know no scale.
function theme.intersect(x, y, width, height)
  local scale = theme.scale
  love.graphics.intersectScissor(x * scale, y * scale, width * scale, math.max(0, height * scale))
end

-- To the next whole pixel, where text and tiles are sharp.
function theme.round(length) return math.floor(length * theme.scale + 0.5) / theme.scale end

-- A lozenge: the mark of this game.
function theme.lozenge(x, y, radius, mode)
  love.graphics.polygon(mode or "fill", x, y - radius, x + radius, y, x, y + radius, x - radius, y)
end

return theme
