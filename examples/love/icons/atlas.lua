-- All icons and tiles in one texture, painted when the game starts, so that a whole page is one draw call.
local theme = require("theme")
local paint = require("icons.paint")

local graphics = love.graphics
local hex = theme.hex

local CELL, COLUMNS, ROWS = 192, 16, 8 -- pixels a side; tiles are shown at up to 96 points
local BOX = 126 -- what of a cell an icon's own box of 100 takes; the rest is room for turned ones and the glow

local SHAPES = {
  require("icons.weapons"), require("icons.armor"), require("icons.potions"), require("icons.materials"),
}

local function metal(light, mid, dark, trim, trim_dark, jewel, jewel_dark)
  return {
    light = hex(light), mid = hex(mid), dark = hex(dark), trim = hex(trim), trim_dark = hex(trim_dark),
    jewel = hex(jewel), jewel_dark = hex(jewel_dark),
  }
end

local METALS = {
  metal("dfe4ee", "9aa3b8", "5c6379", "d8ab5c", "8a6231", "d8513f", "7d2430"),
  metal("efc48c", "b87f4a", "74482c", "c9ccd6", "70758a", "4fb39a", "1f5f58"),
  metal("6f6a86", "433f57", "262336", "b98ae8", "5d3a8c", "e05bd0", "6d2480"),
  metal("ffe6a6", "dba94a", "8d6223", "f2efe6", "9c958a", "4d8fe8", "23437f"),
  metal("e2fbff", "8fcfe4", "46809f", "a9b6d8", "555f8a", "72f0ff", "2b7fa0"),
}
local LIQUIDS = {
  metal("ff8f7a", "d63a45", "7f1a30", "e3b765", "8a6231", "ffffff", "888888"),
  metal("8fd0ff", "3a7fe0", "1d3c8c", "d9dce6", "70758a", "ffffff", "888888"),
  metal("a9f0a0", "3fae62", "1b5e44", "e3b765", "8a6231", "ffffff", "888888"),
  metal("ffe08a", "e59a2f", "8f4d1c", "d9dce6", "70758a", "ffffff", "888888"),
  metal("e0b0ff", "9150dc", "4b2388", "e3b765", "8a6231", "ffffff", "888888"),
}
local MATTERS = {
  metal("ffb27a", "d9542f", "7c2422", "ffdf9e", "5a3a38", "ffffff", "888888"),
  metal("f2f5ff", "aab6da", "5d688f", "ffffff", "4a5068", "ffffff", "888888"),
  metal("b6e58a", "5fa04c", "2c5836", "f0e6b8", "3c4434", "ffffff", "888888"),
  metal("d6b0f5", "8a5cc0", "452c70", "f3d9ff", "40365a", "ffffff", "888888"),
  metal("9af0e6", "36a3ac", "185a70", "e0fff6", "2f4a58", "ffffff", "888888"),
}
local COLORS = { METALS, METALS, LIQUIDS, MATTERS }

-- Puts light on the upper left edges and shade on the lower right ones, and a dark line around everything.
local FINISH = [[
  uniform float texel;
  vec4 effect(vec4 color, Image image, vec2 at, vec2 screen) {
    vec4 here = Texel(image, at);
    float lit = Texel(image, at + texel * 3.0).a - Texel(image, at - texel * 3.0).a;
    float wide = Texel(image, at + texel * 7.0).a - Texel(image, at - texel * 7.0).a;
    float around = here.a;
    for (int n = 0; n < 10; n++) {
      float angle = float(n) * 0.6283;
      around = max(around, Texel(image, at + texel * 3.2 * vec2(cos(angle), sin(angle))).a);
    }
    vec3 base = here.a > 0.0 ? here.rgb / max(here.a, 0.001) : vec3(0.0);
    base *= 1.06 - 0.22 * (at.y - 0.5) + 0.10 * wide;
    base += 0.24 * max(lit, 0.0) - 0.22 * max(-lit, 0.0) * base;
    return vec4(mix(vec3(0.035, 0.03, 0.06), base, here.a) * around, around);
  }
]]

local function chamfered(inset, corner)
  local low, high = inset, CELL - inset
  return {
    low + corner, low, high - corner, low, high, low + corner, high, high - corner, high - corner, high,
    low + corner, high, low, high - corner, low, low + corner,
  }
end

-- A fan from the middle outwards.
local function glow(x, y, radius, color, alpha)
  local vertices = { { x, y, 0, 0, color[1], color[2], color[3], alpha } }
  for n = 0, 48 do
    local angle = n / 48 * 2 * math.pi
    vertices[#vertices + 1] =
      { x + math.cos(angle) * radius, y + math.sin(angle) * radius, 0, 0, color[1], color[2], color[3], 0 }
  end
  graphics.draw(graphics.newMesh(vertices, "fan", "static"))
end

local function fill(points, top, bottom)
  local vertices = {}
  for n = 1, #points, 2 do
    local c = theme.mix(top, bottom, points[n + 1] / CELL)
    vertices[#vertices + 1] = { points[n], points[n + 1], 0, 0, c[1], c[2], c[3], 1 }
  end
  graphics.setColor(1, 1, 1)
  graphics.draw(graphics.newMesh(vertices, "fan", "static"))
end

local function tile(rarity)
  local color = theme.rarities[rarity].color
  local strength = ({ 0.50, 0.42, 0.36, 0.28, 0.16 })[rarity]
  local shape = chamfered(3, 16)
  fill(shape, theme.mix(theme.panel, color, strength * 0.22), theme.mix(theme.panel, color, strength * 0.8))
  graphics.setColor(1, 1, 1)
  graphics.stencil(function() graphics.polygon("fill", shape) end)
  graphics.setStencilTest("greater", 0)
  glow(CELL / 2, CELL * 0.44, CELL * 0.58, color, strength * 0.75)
  local floor = graphics.newMesh({
    { 0, CELL * 0.62, 0, 0, 0.03, 0.03, 0.06, 0 }, { CELL, CELL * 0.62, 0, 0, 0.03, 0.03, 0.06, 0 },
    { CELL, CELL, 0, 0, 0.03, 0.03, 0.06, 0.78 }, { 0, CELL, 0, 0, 0.03, 0.03, 0.06, 0.78 },
  }, "fan", "static")
  graphics.draw(floor)
  graphics.setStencilTest()
  graphics.setLineJoin("miter")
  theme.paint(theme.mix(theme.panel, color, rarity == 5 and 0.42 or 0.85))
  graphics.setLineWidth(4)
  graphics.polygon("line", chamfered(4, 16))
  theme.paint({ 1, 1, 1 }, 0.07)
  graphics.setLineWidth(2)
  graphics.polygon("line", chamfered(8, 14))
  if rarity <= 2 then -- The best have a lozenge set into the frame's top.
    theme.paint(theme.backdrop)
    theme.lozenge(CELL / 2, 13, 13)
    theme.paint(color)
    theme.lozenge(CELL / 2, 13, 9)
  end
end

-- What lies over the tile that is selected.
local function chosen()
  graphics.setLineJoin("miter")
  theme.paint(theme.gold, 0.05)
  graphics.polygon("fill", chamfered(3, 16))
  theme.paint({ 1, 0.95, 0.82 })
  graphics.setLineWidth(7)
  graphics.polygon("line", chamfered(4, 16))
end

-- What marks a tile whose item is worn.
local function worn()
  local corner = { 4, 20, 20, 4, 76, 4, 4, 76 }
  theme.paint(theme.gold)
  graphics.polygon("fill", corner)
  theme.paint(theme.backdrop)
  graphics.setLineWidth(6)
  graphics.setLineJoin("miter")
  graphics.line(17, 29, 25, 38, 41, 18)
end

local atlas = { cell = CELL, quads = {} }

local function place(number)
  return number % COLUMNS * CELL, math.floor(number / COLUMNS) * CELL
end

local function quad(number)
  local x, y = place(number)
  return graphics.newQuad(x, y, CELL, CELL, COLUMNS * CELL, ROWS * CELL)
end

-- Paints one cell on a canvas of its own, smoothed, then puts it into the texture.
local function cell(texture, bench, number, shader, draw)
  graphics.setCanvas({ bench, stencil = true })
  graphics.clear(0, 0, 0, 0)
  graphics.setShader()
  graphics.setBlendMode("alpha")
  graphics.push("all")
  draw()
  graphics.pop()
  graphics.setCanvas(texture)
  graphics.setShader(shader)
  graphics.setColor(1, 1, 1)
  graphics.setBlendMode("replace", "premultiplied")
  local x, y = place(number)
  graphics.draw(bench, x, y)
end

local TILES = 120 -- the first cell behind the icons: 4 kinds of 6 shapes in 5 makes

function atlas.load()
  local texture = graphics.newCanvas(COLUMNS * CELL, ROWS * CELL, { dpiscale = 1, mipmaps = "manual" })
  local bench = graphics.newCanvas(CELL, CELL, { dpiscale = 1, msaa = 4 })
  local finish = graphics.newShader(FINISH)
  finish:send("texel", 1 / CELL)
  graphics.push("all")
  graphics.origin()
  for kind, shapes in ipairs(SHAPES) do
    for shape, draw in ipairs(shapes) do
      for make = 1, 5 do
        cell(texture, bench, ((kind - 1) * 6 + shape - 1) * 5 + make - 1, finish, function()
          graphics.translate((CELL - BOX) / 2, (CELL - BOX) / 2)
          graphics.scale(BOX / 100)
          draw(COLORS[kind][make])
        end)
      end
    end
  end
  for rarity = 1, 5 do cell(texture, bench, TILES + rarity - 1, nil, function() tile(rarity) end) end
  cell(texture, bench, TILES + 5, nil, chosen)
  cell(texture, bench, TILES + 6, nil, worn)
  graphics.pop()
  texture:generateMipmaps()
  texture:setFilter("linear", "linear")
  texture:setMipmapFilter("linear")
  bench:release()
  atlas.texture = texture
  for number = 0, TILES + 6 do atlas.quads[number] = quad(number) end
end

-- Kind, shape and make from 0.
function atlas.icon(kind, shape, make) return atlas.quads[(kind * 6 + shape) * 5 + make] end

-- Rarity from 0, the rarest.
function atlas.tile(rarity) return atlas.quads[TILES + rarity] end

function atlas.chosen() return atlas.quads[TILES + 5] end

function atlas.worn() return atlas.quads[TILES + 6] end

return atlas
