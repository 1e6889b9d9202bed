-- Flask, draught, distillate, philtre, tonic, elixir: glass around a liquid of three tones.
local paint = require("icons.paint")
local theme = require("theme")

local glass, glass_lit = theme.hex("4a5068"), { 0.86, 0.91, 1, 0.85 }
local cork, cork_dark = theme.hex("b98a5a"), theme.hex("7d5936")

local function stopper(top, width)
  paint.mirror(cork, cork_dark, { 50, top, 50 - width, top, 50 - width + 1.5, top + 12, 50, top + 12 })
end

local function bubbles(c, points)
  for n = 1, #points, 3 do paint.circle({ c.light[1], c.light[2], c.light[3], 0.8 }, unpack(points, n, n + 2)) end
end

local function flask(c)
  stopper(2, 8)
  paint.mirror(glass_lit, glass, { 50, 12, 39, 12, 40, 20, 42, 20, 42, 36, 50, 36 })
  paint.circle(glass, 50, 64, 33)
  paint.circle(c.dark, 50, 64, 29)
  paint.ellipse(c.mid, 48, 67, 25, 24)
  paint.ellipse(c.light, 50, 51, 23, 6)
  bubbles(c, { 44, 66, 3, 58, 74, 4, 52, 84, 2.4 })
  paint.line(glass_lit, 4, paint.curve(26, 70, 22, 48, 38, 39))
  paint.mirror(c.trim, c.trim_dark, { 50, 28, 41, 28, 41, 34, 50, 34 })
end

local function draught(c)
  stopper(0, 9)
  paint.mirror(glass_lit, glass, { 50, 9, 38, 9, 39, 16, 41, 16, 41, 28, 50, 28 })
  paint.poly(glass, { 41, 26, 59, 26, 74, 40, 76, 94, 70, 98, 30, 98, 24, 94, 26, 40 })
  paint.mirror(c.mid, c.dark, { 50, 44, 30, 44, 28, 92, 32, 95, 50, 95 })
  paint.ellipse(c.light, 50, 44, 20.5, 4.5)
  paint.poly(theme.hex("e4d6b6"), { 28, 58, 72, 58, 73, 82, 27, 82 })
  paint.poly(theme.hex("b9a67f"), { 50, 58, 72, 58, 73, 82, 50, 82 })
  paint.mirror(c.mid, c.dark, { 50, 61, 43, 70, 50, 79 })
  paint.line(glass_lit, 3.5, { 33, 40, 31, 54 })
end

local function distillate(c)
  stopper(2, 7)
  paint.mirror(glass_lit, glass, { 50, 11, 40, 11, 41, 18, 43, 18, 43, 38, 50, 38 })
  paint.mirror(glass, glass, { 50, 34, 43, 34, 14, 90, 20, 98, 50, 98 })
  paint.mirror(c.mid, c.dark, { 50, 60, 34, 60, 19, 89, 23, 94, 50, 94 })
  paint.ellipse(c.light, 50, 60, 16.5, 4.5)
  bubbles(c, { 42, 76, 3, 56, 70, 2.4, 60, 84, 3.6, 34, 87, 2 })
  paint.line(glass_lit, 3.5, { 40, 46, 25, 78 })
  paint.mirror(c.trim, c.trim_dark, { 50, 27, 42, 27, 42, 32, 50, 32 })
end

local function philtre(c)
  stopper(0, 6)
  paint.mirror(glass_lit, glass, { 50, 10, 41, 10, 43, 22, 50, 22 })
  local half = { 50, 32, 40, 20, 22, 22, 12, 38, 18, 60, 50, 96 }
  paint.mirror(glass, glass, half)
  paint.mirror(c.mid, c.dark, { 50, 44, 18, 44, 22, 58, 50, 90 })
  paint.ellipse(c.light, 50, 44, 32, 5)
  paint.line(glass_lit, 4, paint.curve(19, 46, 18, 30, 33, 26))
  bubbles(c, { 42, 60, 3, 56, 68, 3.6, 49, 78, 2 })
  paint.mirror(c.trim, c.trim_dark, { 50, 18, 41, 18, 42, 24, 50, 26 })
end

local function tonic(c)
  paint.mirror(cork, cork_dark, { 50, 2, 36, 2, 38, 14, 50, 14 })
  paint.poly(glass, { 34, 12, 66, 12, 66, 22, 84, 34, 84, 92, 76, 99, 24, 99, 16, 92, 16, 34, 34, 22 })
  paint.mirror(c.mid, c.dark, { 50, 40, 20, 40, 20, 90, 27, 95, 50, 95 })
  paint.ellipse(c.light, 50, 40, 30, 5)
  paint.mirror(c.trim, c.trim_dark, { 50, 14, 32, 14, 32, 20, 50, 20 })
  bubbles(c, { 38, 62, 4, 62, 56, 3, 58, 80, 4.5, 34, 84, 2.4 })
  paint.line(glass_lit, 4.5, { 24, 42, 24, 76 })
end

local function elixir(c)
  paint.mirror(c.trim, c.trim_dark, { 50, -2, 42, 6, 46, 14, 50, 15 })
  paint.mirror(glass_lit, glass, { 50, 13, 42, 13, 44, 24, 50, 24 })
  paint.mirror(glass, glass, { 50, 20, 42, 22, 18, 56, 42, 94, 50, 98 })
  paint.mirror(c.mid, c.dark, { 50, 28, 44, 30, 24, 56, 44, 90, 50, 93 })
  paint.mirror(c.light, c.mid, { 50, 38, 36, 56, 50, 62 })
  paint.mirror(c.mid, c.dark, { 50, 62, 36, 56, 50, 88 })
  paint.mirror(c.trim, c.trim_dark, { 50, 88, 36, 90, 30, 100, 50, 100 })
  paint.mirror(c.trim, c.trim_dark, { 50, 20, 41, 22, 40, 28, 50, 28 })
  paint.poly({ 1, 1, 1, 0.7 }, { 42, 38, 47, 34, 38, 52, 33, 54 })
end

return { flask, draught, distillate, philtre, tonic, elixir }
