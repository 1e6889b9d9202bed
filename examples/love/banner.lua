-- The header: the scene with name, level and gold, and what of it stays as a slim bar.
local ffi = require("ffi")
local ns = require("nestedslide")
local theme = require("theme")
local scene = require("scene")
local MARGIN = require("content").MARGIN

local graphics = love.graphics

local banner = { height = 296, compact = 60 }

local HERO = {
  name = "Isolde Varr", title = "WARDEN OF THE GATE", level = "47", gold = "12,480", progress = 0.64,
}

function banner.load(width, scale)
  scene.load(width, scale)
  -- What darkens the scene below the text: from nothing to the backdrop.
  local c = theme.backdrop
  local function corner(x, y, alpha) return { x, y, 0, 0, c[1], c[2], c[3], alpha } end
  banner.veil = graphics.newMesh({
    corner(0, 0, 0), corner(1, 0, 0), corner(0, 0.4, 0.5), corner(1, 0.4, 0.05), corner(0, 0.72, 0.86),
    corner(1, 0.72, 0.6), corner(0, 1, 1), corner(1, 1, 1),
  }, "strip", "static")
end

local function level_mark(x, y, radius, alpha)
  theme.paint(theme.backdrop, 0.75 * alpha)
  theme.lozenge(x, y, radius)
  graphics.setLineWidth(1.5)
  theme.paint(theme.gold, alpha)
  theme.lozenge(x, y, radius, "line")
  local font = theme.fonts.badge
  graphics.setFont(font)
  theme.paint(theme.ink, alpha)
  graphics.print(HERO.level, x - font:getWidth(HERO.level) / 2, y - font:getHeight() / 2)
end

-- A coin and a sum, which end at x.
local function gold(x, y, alpha)
  local font = theme.fonts.compact
  local left = x - font:getWidth(HERO.gold)
  graphics.setFont(font)
  theme.paint(theme.ink, alpha)
  graphics.print(HERO.gold, left, y - font:getHeight() / 2)
  theme.paint(theme.hex("8a6231"), alpha)
  graphics.circle("fill", left - 14, y, 7.5)
  theme.paint(theme.gold, alpha)
  graphics.circle("fill", left - 14, y, 6)
  theme.paint(theme.hex("8a6231"), alpha)
  theme.lozenge(left - 14, y, 3.2)
end

local function open(bottom, width, alpha)
  local title, spread = theme.spaced(theme.fonts.label, HERO.title, 1.6)
  theme.paint(theme.gold, alpha)
  graphics.draw(title, MARGIN, bottom - 112)
  theme.lozenge(MARGIN + spread + 12, bottom - 104.5, 3)
  graphics.setFont(theme.fonts.display)
  theme.paint(theme.ink, alpha)
  graphics.print(HERO.name, MARGIN - 2, bottom - 96) -- its first letter has a bearing
  level_mark(MARGIN + 20, bottom - 34, 20, alpha)
  theme.paint(theme.secondary, alpha)
  graphics.draw(theme.spaced(theme.fonts.label, "LEVEL", 1.4), MARGIN + 50, bottom - 48)
  theme.paint(theme.hairline, alpha)
  graphics.rectangle("fill", MARGIN + 50, bottom - 26, 132, 4, 2)
  theme.paint(theme.gold, alpha)
  graphics.rectangle("fill", MARGIN + 50, bottom - 26, 132 * HERO.progress, 4, 2)
  gold(width - MARGIN, bottom - 34, alpha)
end

local function slim(width, top, alpha)
  local y = top + (banner.compact - 2) / 2
  level_mark(MARGIN + 17, y, 17, alpha)
  graphics.setFont(theme.fonts.compact)
  theme.paint(theme.ink, alpha)
  graphics.print(HERO.name, MARGIN + 44, y - theme.fonts.compact:getHeight() / 2)
  gold(width - MARGIN, y, alpha)
end

-- How the banner collapses, as effects of the engine: by per cent of the way, for the notch makes it longer. After
-- these come those of the scene's layers: how far up each of them has gone, the furthest the least.
local DARKENED, OPEN, SLIM, LAYERS = 0, 1, 2, 3

function banner.move_by(slide)
  local collapse, percent = ns.EFFECT_COLLAPSE, ns.UNIT_PERCENT
  local effects = {
    -- The more of it has gone, the darker is what stays.
    { source = collapse, unit = percent, start = 58, stop = 100, at_start = 0, at_stop = 1 },
    { source = collapse, unit = percent, start = 45, stop = 75, at_start = 1, at_stop = 0 },
    { source = collapse, unit = percent, start = 80, stop = 100, at_start = 0, at_stop = 1 },
  }
  for _, layer in ipairs(scene.layers) do
    local way = layer.follows * (banner.height - banner.compact)
    effects[#effects + 1] = { source = collapse, unit = percent, start = 0, stop = 100, at_start = 0, at_stop = -way }
  end
  slide:set_effects(ffi.new("nslide_effect[?]", #effects, effects), #effects)
end

-- top is what the notch takes.
function banner.draw(slide, width, top)
  local frame, is = slide.header, slide:effects()
  local y, height = theme.round(frame.y), frame.height
  local bottom = theme.round(frame.y + height)
  local whole = banner.height + top
  graphics.push("all")
  theme.intersect(0, 0, width, bottom)
  scene.draw(math.max(0, y), is + LAYERS, width, height, whole)
  theme.paint({ 1, 1, 1 })
  graphics.draw(banner.veil, 0, bottom - 170, 0, width, 170)
  theme.paint(theme.bar, is[DARKENED])
  graphics.rectangle("fill", 0, 0, width, bottom)
  if is[OPEN] > 0 then open(bottom, width, is[OPEN]) end
  if is[SLIM] > 0 then slim(width, top, is[SLIM]) end
  graphics.pop()
end

return banner
