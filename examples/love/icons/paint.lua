-- What icons are painted with, in a box of 100 by 100, light from the upper left.
local graphics = love.graphics

local paint = {}

-- A flat polygon, convex or not.
function paint.poly(color, points)
  graphics.setColor(color[1], color[2], color[3], color[4] or 1)
  for _, triangle in ipairs(love.math.triangulate(points)) do graphics.polygon("fill", triangle) end
end

-- A polygon and its mirror image about x = 50: the facet in the light and the one in the shade.
function paint.mirror(lit, shaded, points)
  local other = {}
  for n = 1, #points, 2 do other[n], other[n + 1] = 100 - points[n], points[n + 1] end
  paint.poly(lit, points)
  paint.poly(shaded, other)
end

function paint.circle(color, x, y, radius)
  graphics.setColor(color[1], color[2], color[3], color[4] or 1)
  graphics.circle("fill", x, y, radius, 48)
end

function paint.ellipse(color, x, y, rx, ry)
  graphics.setColor(color[1], color[2], color[3], color[4] or 1)
  graphics.ellipse("fill", x, y, rx, ry, 48)
end

function paint.line(color, width, points)
  graphics.setColor(color[1], color[2], color[3], color[4] or 1)
  graphics.setLineWidth(width)
  graphics.setLineJoin("bevel")
  graphics.line(points)
end

-- The points of a curve through three: start, control, end.
function paint.curve(x1, y1, cx, cy, x2, y2)
  return love.math.newBezierCurve(x1, y1, cx, cy, x2, y2):render(4)
end

-- Paints with everything turned about the middle, and larger where a diagonal leaves room.
function paint.turned(degrees, draw, size)
  graphics.push()
  graphics.translate(50, 50)
  graphics.rotate(math.rad(degrees))
  graphics.scale(size or 1)
  graphics.translate(-50, -50)
  draw()
  graphics.pop()
end

return paint
