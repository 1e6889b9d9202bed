-- Longsword, dagger, war axe, longbow, staff, maul. `c` has light, mid, dark of the metal, and of the trim.
local paint = require("icons.paint")
local theme = require("theme")

local leather, leather_dark = theme.hex("6b4634"), theme.hex("452c25")
local wood, wood_dark = theme.hex("8a5f3e"), theme.hex("573925")

local function grip(top, bottom)
  paint.mirror(leather, leather_dark, { 50, top, 46.5, top, 46.5, bottom, 50, bottom })
  for y = top + 4, bottom - 2, 5 do paint.line(leather_dark, 1.4, { 46.5, y, 53.5, y - 2.5 }) end
end

local function longsword(c)
  paint.turned(45, function()
    paint.mirror(c.light, c.mid, { 50, -8, 44, 6, 43.5, 64, 50, 64 })
    paint.poly(c.dark, { 50, 8, 48.6, 14, 48.6, 60, 51.4, 60, 51.4, 14 })
    grip(68, 90)
    paint.mirror(c.trim, c.trim_dark, { 50, 63, 36, 64, 27, 60, 29, 68, 40, 71, 50, 71 })
    paint.mirror(c.trim, c.trim_dark, { 50, 88, 44, 94, 50, 101 })
    paint.circle(c.jewel, 50, 67, 3.2)
  end, 1.2)
end

local function dagger(c)
  paint.turned(45, function()
    paint.mirror(c.light, c.mid, { 50, 6, 41, 24, 44, 40, 42, 58, 50, 60 })
    paint.poly(c.dark, { 50, 20, 48.7, 26, 48.7, 54, 51.3, 54, 51.3, 26 })
    grip(64, 84)
    paint.mirror(c.trim, c.trim_dark, { 50, 58, 40, 59, 31, 52, 30, 62, 40, 67, 50, 67 })
    paint.circle(c.trim, 50, 88, 6)
    paint.circle(c.jewel, 50, 88, 3)
  end, 1.22)
end

local function war_axe(c)
  paint.turned(32, function()
    paint.mirror(wood, wood_dark, { 50, 2, 46.8, 4, 46.8, 98, 50, 98 })
    paint.mirror(c.mid, c.dark, { 50, 16, 40, 18, 26, 6, 12, 18, 8, 34, 12, 50, 26, 60, 40, 46, 50, 48 })
    paint.mirror(c.light, c.mid, { 26, 6, 12, 18, 8, 34, 12, 50, 26, 60, 19, 48, 16, 34, 19, 19 })
    paint.mirror(c.trim, c.trim_dark, { 50, 14, 43, 16, 43, 48, 50, 50 })
    paint.circle(c.jewel, 50, 32, 4)
    paint.mirror(leather, leather_dark, { 50, 70, 45.8, 70, 45.8, 90, 50, 90 })
  end)
end

local function longbow(c)
  paint.turned(45, function()
    paint.line({ 0.93, 0.9, 0.82, 0.9 }, 1.3, { 62, -2, 62, 102 })
    paint.line(c.dark, 8, paint.curve(62, -4, 6, 50, 62, 104))
    paint.line(c.mid, 5, paint.curve(61, -3, 5, 50, 61, 103))
    paint.line(c.light, 1.8, paint.curve(59.5, -2, 3, 50, 59.5, 102))
    paint.poly(leather, { 28, 42, 38, 42, 38, 58, 28, 58 })
    paint.line(wood, 2.6, { 8, 50, 86, 50 })
    paint.poly(c.light, { -2, 50, 12, 44.5, 9, 50 })
    paint.poly(c.mid, { -2, 50, 12, 55.5, 9, 50 })
    paint.poly(c.jewel, { 74, 50, 82, 43, 94, 43, 86, 50 })
    paint.poly(c.trim_dark, { 74, 50, 82, 57, 94, 57, 86, 50 })
  end, 1.04)
end

local function staff(c)
  paint.turned(45, function()
    paint.mirror(wood, wood_dark, { 50, 28, 46.6, 30, 47.2, 104, 50, 106 })
    paint.mirror(c.trim, c.trim_dark, { 50, 30, 40, 26, 33, 12, 38, -6, 38.5, 10, 44, 20, 50, 22 })
    paint.mirror(c.trim, c.trim_dark, { 50, 34, 45, 36, 45, 42, 50, 44 })
    paint.circle({ c.jewel[1], c.jewel[2], c.jewel[3], 0.35 }, 50, 6, 14)
    paint.circle(c.jewel, 50, 6, 10)
    paint.circle({ 1, 1, 1, 0.75 }, 46.5, 2.5, 3)
    paint.line(c.trim_dark, 1.4, { 46, 66, 54, 63 })
    paint.line(c.trim_dark, 1.4, { 46, 72, 54, 69 })
  end, 1.12)
end

local function maul(c)
  paint.turned(40, function()
    paint.mirror(wood, wood_dark, { 50, 10, 46.4, 12, 46.4, 100, 50, 100 })
    paint.mirror(c.mid, c.dark, { 50, 4, 24, 8, 24, 40, 50, 44 })
    paint.mirror(c.light, c.mid, { 24, 8, 12, 3, 12, 45, 24, 40 })
    paint.poly(c.light, { 24, 8, 50, 4, 76, 8, 76, 13, 50, 9, 24, 13 })
    paint.mirror(c.trim, c.trim_dark, { 50, 1, 43, 3, 43, 46, 50, 48 })
    paint.circle(c.jewel, 50, 24, 4.5)
    paint.mirror(leather, leather_dark, { 50, 72, 45, 72, 45, 94, 50, 94 })
  end)
end

return { longsword, dagger, war_axe, longbow, staff, maul }
