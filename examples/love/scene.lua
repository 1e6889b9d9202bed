-- The picture in the banner, painted once for a width: night over the Ashen Gate, in layers that move apart.
local theme = require("theme")

local graphics = love.graphics
local hex, paint = theme.hex, theme.paint

local scene = { height = 360 }

-- Sky, stars, clouds and the moon, whose place is given in points.
local SKY = [[
  uniform vec2 size;
  uniform vec3 moon;
  float random(vec2 p) { return fract(sin(dot(p, vec2(127.1, 311.7))) * 43758.5453); }
  float noise(vec2 p) {
    vec2 i = floor(p), f = fract(p);
    f = f * f * (3.0 - 2.0 * f);
    return mix(mix(random(i), random(i + vec2(1.0, 0.0)), f.x),
               mix(random(i + vec2(0.0, 1.0)), random(i + vec2(1.0, 1.0)), f.x), f.y);
  }
  float cloud(vec2 p) {
    float sum = 0.0, weight = 0.5;
    for (int n = 0; n < 5; n++) { sum += weight * noise(p); p = p * 2.03 + 7.1; weight *= 0.5; }
    return sum;
  }
  vec4 effect(vec4 color, Image image, vec2 at, vec2 screen) {
    vec2 p = at * size;
    float down = p.y / 300.0;
    vec3 sky = mix(vec3(0.035, 0.04, 0.10), vec3(0.13, 0.09, 0.24), smoothstep(0.0, 0.38, down));
    sky = mix(sky, vec3(0.42, 0.19, 0.33), smoothstep(0.30, 0.62, down));
    sky = mix(sky, vec3(0.92, 0.48, 0.29), smoothstep(0.52, 0.86, down));
    float veil = cloud(vec2(p.x * 0.011, p.y * 0.030) + 3.0);
    sky += vec3(0.20, 0.09, 0.16) * smoothstep(0.42, 0.78, veil) * smoothstep(0.0, 0.3, down);
    vec2 grid = floor(p / 7.0);
    float star = random(grid);
    vec2 middle = (grid + 0.3 + 0.4 * vec2(random(grid + 5.0), random(grid + 9.0))) * 7.0;
    float bright = star > 0.93 ? (star - 0.93) / 0.07 : 0.0;
    sky += bright * 0.9 * smoothstep(1.0, 0.1, distance(p, middle)) * smoothstep(0.5, 0.05, down);
    float away = distance(p, moon.xy);
    float disc = smoothstep(moon.z + 0.5, moon.z - 0.5, away);
    float marks = cloud((p - moon.xy) * 0.045 + 20.0);
    vec3 face = mix(vec3(1.0, 0.90, 0.74), vec3(0.96, 0.72, 0.52), smoothstep(0.35, 0.75, marks));
    face = mix(face, vec3(1.0, 0.66, 0.45), smoothstep(-moon.z, moon.z, p.y - moon.y) * 0.55);
    sky += vec3(1.0, 0.62, 0.38) * 0.55 * exp(-max(away - moon.z, 0.0) / 34.0) * (1.0 - disc);
    sky = mix(sky, face, disc);
    float streak = smoothstep(0.50, 0.66, cloud(vec2(p.x * 0.012 + 1.7, p.y * 0.075)));
    sky = mix(sky, vec3(0.34, 0.16, 0.29), streak * 0.55 * smoothstep(0.22, 0.5, down));
    return vec4(sky, 1.0);
  }
]]

local function layer(width, scale, draw)
  local canvas = graphics.newCanvas(width, scene.height, { dpiscale = scale, msaa = 4 })
  graphics.push("all")
  graphics.setCanvas({ canvas, stencil = true })
  graphics.origin()
  graphics.clear(0, 0, 0, 0)
  draw()
  graphics.pop()
  return canvas
end

-- A quad whose colour goes from one at its top to another at its bottom.
local function shade(x, y, width, height, top, top_alpha, bottom, bottom_alpha)
  graphics.setColor(1, 1, 1)
  graphics.draw(graphics.newMesh({
    { x, y, 0, 0, top[1], top[2], top[3], top_alpha }, { x + width, y, 0, 0, top[1], top[2], top[3], top_alpha },
    { x + width, y + height, 0, 0, bottom[1], bottom[2], bottom[3], bottom_alpha },
    { x, y + height, 0, 0, bottom[1], bottom[2], bottom[3], bottom_alpha },
  }, "fan", "static"))
end

-- What is drawn, filled with a gradient in place of its colour.
local function graded(y, height, top, bottom, draw)
  graphics.stencil(draw, "replace", 1)
  graphics.setStencilTest("greater", 0)
  shade(-50, y, 4000, height, top, 1, bottom, 1)
  graphics.setStencilTest()
end

-- A ridge of mountains as a fill below a line, which is a sum of waves.
local function ridge(width, base, heights, lengths, phase)
  local function top(x)
    local y = base
    for n, height in ipairs(heights) do
      local wave = math.abs(math.sin(x / lengths[n] + phase * n)) -- pointed above, as mountains are
      y = y - height * (1 - wave)
    end
    return y
  end
  for x = 0, width, 2 do graphics.polygon("fill", x, top(x), x + 2, top(x + 2), x + 2, 400, x, 400) end
end

-- The gate: two towers and a wall between, with lit windows.
local function gate(x, y)
  local function tower(left, width, top)
    graphics.rectangle("fill", x + left, y - top, width, top + 80)
    graphics.polygon("fill", x + left - 3, y - top, x + left + width + 3, y - top, x + left + width / 2, y - top - 30)
    graphics.rectangle("fill", x + left - 3, y - top, width + 6, 5)
  end
  tower(0, 13, 46)
  tower(46, 15, 62)
  tower(72, 9, 26)
  tower(-24, 8, 20)
  graphics.rectangle("fill", x, y - 22, 60, 100)
  for n = 0, 5 do graphics.rectangle("fill", x + 12 + n * 6, y - 27, 3.5, 6) end
  graphics.rectangle("fill", x - 24, y - 8, 110, 90)
end

local function windows(x, y)
  paint(hex("ffcf8a"))
  for _, at in ipairs { { 5, -34 }, { 52, -50 }, { 52, -38 }, { 75, -17 }, { -21, -12 }, { 26, -14 }, { 35, -14 } } do
    graphics.rectangle("fill", x + at[1], y + at[2], 2.2, 4)
  end
end

local CLOAK = {
  44, 22, 30, 28, 23, 38, 24, 60, 20, 96, 15, 132, 24, 127, 30, 138, 40, 131, 50, 141, 60, 131, 72, 139, 80, 129,
  94, 136, 104, 124, 122, 122, 104, 104, 90, 84, 80, 62, 77, 38, 70, 28, 56, 22,
}
local HOOD = { 50, -2, 43, 1, 38, 9, 37, 20, 41, 28, 59, 28, 63, 20, 62, 9, 57, 1 }
local ARM = { 27, 32, 18, 44, 9, 64, 14, 70, 22, 62, 32, 50 }

local function figure(points)
  for _, triangle in ipairs(love.math.triangulate(points)) do graphics.polygon("fill", triangle) end
end

-- Light around a middle, fading to nothing at both radii.
local function glow(x, y, rx, ry, angle, color, alpha)
  local vertices = { { 0, 0, 0, 0, color[1], color[2], color[3], alpha } }
  for n = 0, 48 do
    local turn = n / 24 * math.pi
    vertices[n + 2] = { math.cos(turn), math.sin(turn), 0, 0, color[1], color[2], color[3], 0 }
  end
  graphics.setColor(1, 1, 1)
  graphics.draw(graphics.newMesh(vertices, "fan", "static"), x, y, angle, rx, ry)
end

-- The warden, in a box of 120 by 140, her blade alight.
local function warden(x, y, size)
  graphics.push()
  graphics.translate(x, y)
  graphics.scale(size)
  graphics.setBlendMode("add")
  glow(3, 101, 26, 58, math.atan2(13, 58), theme.ember, 0.5)
  glow(3, 101, 11, 40, math.atan2(13, 58), theme.gold, 0.5)
  graphics.setBlendMode("alpha")
  paint(hex("0b0a14"))
  for _, part in ipairs { CLOAK, HOOD, ARM } do figure(part) end
  graphics.polygon("fill", 24, 36, 34, 26, 42, 26, 40, 36)
  graphics.polygon("fill", 76, 36, 66, 26, 58, 26, 60, 36)
  graphics.setLineStyle("smooth")
  paint(hex("ffb877"), 0.75) -- the moon's light along her edges
  graphics.setLineWidth(1.1)
  graphics.line(38, 9, 43, 1, 50, -2, 57, 1, 62, 9)
  graphics.line(24, 58, 23, 38, 30, 28, 38, 24)
  graphics.line(62, 24, 70, 28, 77, 38, 80, 62, 90, 84, 104, 104, 121, 121.5)
  paint(hex("2a2036"))
  graphics.line(44, 40, 40, 84, 36, 128)
  graphics.line(56, 40, 62, 84, 74, 126)
  graphics.line(50, 44, 51, 90, 54, 130)
  paint(hex("15121f"))
  graphics.setLineWidth(3)
  graphics.line(3, 66, 16, 69)
  graphics.setLineWidth(4.6)
  paint(hex("ff9a4d"))
  graphics.line(9, 70, -4, 130)
  graphics.setLineWidth(2.2)
  paint(hex("fff0cf"))
  graphics.line(9, 70, -4.2, 131)
  graphics.pop()
end

local function embers(width)
  graphics.setBlendMode("add")
  local random = love.math.newRandomGenerator(47)
  for _ = 1, math.floor(width / 8) do
    local x, y, size = random:random() * width, 120 + random:random() * 180, 0.5 + random:random() ^ 3 * 1.5
    paint(theme.ember, 0.10)
    graphics.circle("fill", x, y, size * 3.4)
    paint(hex("ffd9a0"), 0.75)
    graphics.circle("fill", x, y, size)
  end
  graphics.setBlendMode("alpha")
end

-- Paints all layers, the furthest first: each with how much of the banner's movement it follows, for its effects.
function scene.load(width, scale)
  for _, one in ipairs(scene.layers or {}) do one.canvas:release() end
  local moon = { width * 0.66, 118, 66 }
  local sky = graphics.newShader(SKY)
  sky:send("size", { width, scene.height })
  sky:send("moon", moon)
  local white = graphics.newCanvas(1, 1, { dpiscale = 1 })
  white:renderTo(function() graphics.clear(1, 1, 1) end)
  scene.layers = {
    { follows = 0.30, canvas = layer(width, scale, function()
      graphics.setShader(sky)
      graphics.draw(white, 0, 0, 0, width, scene.height)
    end) },
    { follows = 0.45, canvas = layer(width, scale, function()
      graded(150, 120, hex("7d3a52"), hex("c9674a"), function()
        ridge(width, 236, { 44, 22, 7 }, { 61, 27, 9 }, 0.9)
      end)
    end) },
    { follows = 0.62, canvas = layer(width, scale, function()
      graded(60, 220, hex("2c1c3a"), hex("7c3b49"), function()
        ridge(width, 250, { 44, 18, 6 }, { 74, 31, 11 }, 2.1)
        local x = width * 0.13
        graphics.polygon("fill", x - 70, 270, x - 30, 166, x + 92, 164, x + 168, 270)
        gate(x, 160)
      end)
      windows(width * 0.13, 160)
    end) },
    { follows = 0.85, canvas = layer(width, scale, function()
      graded(190, 110, hex("1b1326"), hex("0d0e16"), function()
        ridge(width, 288, { 24, 14, 5 }, { 53, 23, 8 }, 4.2)
      end)
      local x = width * 0.74
      paint(hex("100d19"))
      graphics.polygon("fill", x - 74, 262, x - 48, 246, x - 20, 240, x + 40, 238, x + 74, 250, x + 104, 262,
        x + 130, 300, x - 120, 300)
      warden(x - 40, 118, 0.92)
      embers(width)
    end) },
  }
  white:release()
  sky:release()
end

-- Draws it into the banner, whose visible top is at y and whose height is more than its own where it is pulled; moved
-- has what the effects say of each layer.
function scene.draw(y, moved, width, height, natural)
  local stretch = math.max(1, height / natural)
  graphics.setColor(1, 1, 1)
  graphics.setBlendMode("alpha", "premultiplied")
  for n, one in ipairs(scene.layers) do
    graphics.draw(one.canvas, width / 2, y + moved[n - 1], 0, stretch, stretch, width / 2, 0)
  end
  graphics.setBlendMode("alpha")
end

return scene
