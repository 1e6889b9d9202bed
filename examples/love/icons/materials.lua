-- Crystal, ingot, leaf, plume, fungus, gemstone.
local paint = require("icons.paint")

local function prism(c, x, top, bottom, width, tilt)
  local shoulder = top + width * 0.9
  paint.poly(c.light, { x + tilt, top, x - width + tilt, shoulder, x - width, bottom, x - width * 0.2, bottom })
  paint.poly(c.mid, {
    x + tilt, top, x - width * 0.2, bottom, x + width * 0.5, bottom, x + width * 0.4 + tilt, shoulder,
  })
  paint.poly(c.dark, { x + tilt, top, x + width + tilt, shoulder, x + width, bottom, x + width * 0.45, bottom })
end

local function crystal(c)
  prism(c, 24, 34, 92, 11, -8)
  prism(c, 78, 40, 92, 11, 8)
  prism(c, 38, 16, 94, 13, -5)
  prism(c, 64, 22, 94, 13, 6)
  prism(c, 50, 2, 97, 16, 0)
  paint.poly({ 1, 1, 1, 0.55 }, { 47, 12, 41, 20, 41, 56, 44, 48 })
  paint.poly(c.trim_dark, { 8, 92, 24, 85, 50, 90, 78, 85, 93, 92, 82, 100, 18, 100 })
end

local function ingot(c)
  local function bar(x, y)
    local function at(points)
      for n = 1, #points, 2 do points[n], points[n + 1] = points[n] + x, points[n + 1] + y end
      return points
    end
    paint.poly(c.light, at { 8, 0, 50, 0, 56, 10, 0, 10 })
    paint.poly(c.mid, at { 0, 10, 56, 10, 62, 34, -6, 34 })
    paint.poly(c.dark, at { 50, 0, 58, -4, 70, 26, 62, 34, 56, 10 })
    paint.poly({ 1, 1, 1, 0.35 }, at { 11, 2, 30, 2, 26, 8, 6, 8 })
    paint.line(c.dark, 1.5, at { 12, 18, 44, 18, 48, 28, 8, 28, 12, 18 })
  end
  bar(32, 28)
  bar(10, 58)
end

local function leaf(c)
  paint.turned(38, function()
    paint.mirror(c.light, c.mid, { 50, -6, 36, 10, 24, 34, 26, 58, 38, 78, 50, 84 })
    paint.mirror(c.mid, c.dark, { 50, 40, 30, 46, 26, 58, 38, 78, 50, 84 })
    paint.line(c.dark, 2.4, { 50, 4, 50, 106 })
    for y = 24, 68, 11 do
      paint.line(c.dark, 1.3, { 50, y, 33, y - 11 })
      paint.line(c.dark, 1.3, { 50, y, 67, y - 11 })
    end
  end)
end

local function plume(c)
  paint.turned(36, function()
    paint.mirror(c.light, c.mid, { 50, -8, 40, 0, 33, 18, 34, 26, 31, 32, 33, 48, 30, 54, 36, 74, 50, 82 })
    paint.mirror(c.mid, c.dark, { 50, 50, 38, 44, 33, 48, 30, 54, 36, 74, 50, 82 })
    paint.poly(c.trim, { 50, 14, 45, 22, 45, 36, 50, 42, 55, 36, 55, 22 })
    paint.poly(c.dark, { 50, 20, 47, 25, 47, 33, 50, 37, 53, 33, 53, 25 })
    paint.line({ 0.95, 0.92, 0.85 }, 2, { 50, 0, 50, 106 })
    for y = 44, 74, 10 do
      paint.line(c.dark, 1.2, { 50, y + 6, 36, y - 4 })
      paint.line(c.dark, 1.2, { 50, y + 6, 64, y - 4 })
    end
  end)
end

local function fungus(c)
  local function mushroom(x, y, s)
    love.graphics.push()
    love.graphics.translate(x, y)
    love.graphics.scale(s)
    paint.poly({ 0.9, 0.85, 0.74 }, { 40, 44, 50, 44, 50, 98, 36, 98 })
    paint.poly({ 0.66, 0.59, 0.5 }, { 50, 44, 60, 44, 64, 98, 50, 98 })
    paint.mirror(c.light, c.mid, { 50, 2, 32, 8, 16, 26, 10, 46, 30, 54, 50, 56 })
    paint.mirror(c.mid, c.dark, { 50, 40, 28, 42, 10, 46, 30, 54, 50, 56 })
    paint.ellipse(c.trim, 36, 24, 6, 5)
    paint.ellipse(c.trim, 58, 18, 5, 4)
    paint.ellipse(c.trim, 68, 36, 6, 4.5)
    paint.ellipse(c.trim, 24, 40, 4, 3)
    love.graphics.pop()
  end
  mushroom(48, 36, 0.6)
  mushroom(-4, 8, 0.88)
end

local function gemstone(c)
  paint.poly(c.light, { 26, 14, 74, 14, 96, 40, 4, 40 })
  paint.poly(c.mid, { 4, 40, 34, 40, 50, 96 })
  paint.poly(c.light, { 34, 40, 50, 40, 50, 96 })
  paint.poly(c.mid, { 50, 40, 66, 40, 50, 96 })
  paint.poly(c.dark, { 66, 40, 96, 40, 50, 96 })
  paint.poly(c.mid, { 26, 14, 34, 40, 4, 40 })
  paint.poly({ 1, 1, 1, 0.45 }, { 26, 14, 50, 14, 34, 40 })
  paint.poly(c.mid, { 50, 14, 66, 40, 34, 40 })
  paint.poly(c.dark, { 74, 14, 96, 40, 66, 40 })
end

return { crystal, ingot, leaf, plume, fungus, gemstone }
