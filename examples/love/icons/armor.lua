-- Great helm, cuirass, kite shield, gauntlet, greaves, signet.
local paint = require("icons.paint")
local theme = require("theme")

local shadow = theme.hex("0b0b13")
local lining = theme.hex("3b2430")

local function great_helm(c)
  paint.mirror(c.jewel, c.trim_dark, { 50, 0, 45, 4, 42, 18, 50, 22 })
  paint.mirror(c.light, c.mid, { 50, 8, 34, 13, 22, 28, 19, 52, 24, 76, 36, 90, 50, 95 })
  paint.mirror(c.mid, c.dark, { 22, 46, 26, 76, 36, 90, 50, 95, 50, 56, 34, 50 })
  paint.mirror(shadow, shadow, { 48, 50, 26, 42, 27, 50, 47, 57 })
  paint.mirror(c.trim, c.trim_dark, { 50, 8, 46, 10, 46, 95, 50, 96 })
  paint.mirror(c.trim, c.trim_dark, { 46, 42, 24, 34, 22, 40, 46, 49 })
  for y = 66, 82, 8 do
    paint.mirror(shadow, shadow, { 41, y, 33, y - 2, 33, y + 1, 41, y + 3 })
  end
end

local function cuirass(c)
  paint.mirror(lining, shadow, { 50, 8, 36, 8, 38, 20, 50, 26 })
  paint.mirror(c.light, c.mid, { 50, 24, 36, 18, 33, 8, 22, 12, 14, 22, 20, 38, 22, 58, 28, 74, 50, 80 })
  paint.mirror(c.mid, c.dark, { 50, 52, 34, 58, 22, 50, 28, 74, 50, 80 })
  paint.mirror(c.light, c.mid, { 23, 10, 10, 14, 2, 30, 6, 42, 20, 36 })
  paint.mirror(c.trim, c.trim_dark, { 10, 14, 2, 30, 6, 42, 9, 40, 6, 30, 13, 17 })
  paint.mirror(c.trim, c.trim_dark, { 50, 78, 28, 73, 27, 80, 50, 86 })
  paint.mirror(c.mid, c.dark, { 50, 86, 28, 80, 24, 94, 36, 99, 50, 93 })
  paint.mirror(c.trim, c.trim_dark, { 50, 30, 47.5, 32, 47.5, 74, 50, 76 })
  paint.mirror(c.jewel, c.trim_dark, { 50, 34, 43, 42, 50, 51 })
end

local function kite_shield(c)
  paint.mirror(c.trim, c.trim_dark, { 50, 2, 30, 9, 12, 9, 12, 42, 22, 70, 50, 99 })
  paint.mirror(c.mid, c.dark, { 50, 10, 32, 16, 19, 16, 19, 42, 28, 66, 50, 89 })
  paint.mirror(c.light, c.mid, { 50, 10, 32, 16, 19, 16, 19, 42, 34, 38, 50, 26 })
  paint.mirror(c.jewel, c.trim_dark, { 50, 24, 40, 44, 50, 70 })
  paint.mirror(c.trim, c.trim_dark, { 50, 38, 30, 44, 50, 50 })
  paint.circle(c.light, 17, 15, 1.8)
  paint.circle(c.light, 83, 15, 1.8)
end

local function gauntlet(c)
  paint.turned(20, function()
    paint.poly(c.mid, { 30, 56, 70, 56, 80, 96, 22, 96 })
    paint.poly(c.light, { 30, 56, 48, 56, 46, 96, 22, 96 })
    paint.poly(c.trim, { 22, 90, 80, 90, 82, 99, 20, 99 })
    paint.poly(c.trim_dark, { 50, 90, 80, 90, 82, 99, 50, 99 })
    paint.poly(c.dark, { 66, 44, 82, 30, 88, 36, 84, 48, 68, 60 })
    paint.poly(c.mid, { 68, 42, 81, 31, 84, 35, 70, 50 })
    paint.poly(c.light, { 26, 32, 70, 32, 70, 58, 30, 58 })
    paint.poly(c.mid, { 48, 32, 70, 32, 70, 58, 48, 58 })
    for finger = 0, 3 do
      local x, top = 26 + finger * 11.2, ({ 12, 4, 5, 12 })[finger + 1]
      paint.poly(c.light, { x, top + 4, x + 4, top, x + 5, top, x + 5, 34, x, 34 })
      paint.poly(c.mid, { x + 5, top, x + 10, top + 4, x + 10, 34, x + 5, 34 })
      paint.line(c.dark, 1.6, { x, 22, x + 10, 22 })
    end
    paint.poly(c.trim, { 26, 32, 71, 32, 71, 38, 26, 38 })
    paint.circle(c.jewel, 49, 48, 5.5)
  end)
end

local function greaves(c)
  local function boot(x)
    local function at(points)
      for n = 1, #points, 2 do points[n] = points[n] + x end
      return points
    end
    paint.poly(c.mid, at { 4, 6, 34, 6, 32, 60, 34, 70, 54, 84, 55, 94, 4, 94, 6, 50 })
    paint.poly(c.light, at { 4, 6, 18, 6, 17, 94, 4, 94, 6, 50 })
    paint.poly(c.dark, at { 32, 60, 34, 70, 54, 84, 55, 94, 30, 94 })
    paint.poly(c.trim, at { 2, 3, 36, 3, 35, 13, 3, 13 })
    paint.poly(c.trim_dark, at { 19, 3, 36, 3, 35, 13, 19, 13 })
    paint.poly(c.trim_dark, at { 4, 90, 55, 90, 55, 97, 4, 97 })
    paint.poly(c.light, at { 10, 36, 19, 28, 28, 36, 26, 52, 19, 58, 12, 52 })
    paint.poly(c.mid, at { 19, 28, 28, 36, 26, 52, 19, 58 })
    paint.line(c.dark, 1.6, at { 7, 70, 33, 68 })
  end
  boot(40)
  boot(2)
end

local function signet(c)
  love.graphics.setLineWidth(13)
  theme.paint(c.trim_dark)
  love.graphics.ellipse("line", 50, 62, 29, 29, 48)
  love.graphics.setLineWidth(7)
  theme.paint(c.trim)
  love.graphics.ellipse("line", 49, 61, 29, 29, 48)
  paint.mirror(c.trim, c.trim_dark, { 50, 42, 34, 36, 30, 24, 50, 28 })
  paint.mirror(c.light, c.mid, { 50, 2, 34, 8, 28, 22, 34, 34, 50, 40 })
  paint.mirror(c.jewel, c.jewel_dark, { 50, 6, 38, 11, 33, 22, 38, 31, 50, 36 })
  paint.poly({ 1, 1, 1, 0.6 }, { 42, 13, 50, 10, 50, 16, 41, 21 })
end

return { great_helm, cuirass, kite_shield, gauntlet, greaves, signet }
