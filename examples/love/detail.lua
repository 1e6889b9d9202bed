-- The panel that slides in from below when an item is selected.
local theme = require("theme")
local atlas = require("icons.atlas")
local inventory = require("inventory")

local graphics = love.graphics

local detail = { height = 148, shown = 0, item = nil }

local DURATION = 0.24 -- seconds

-- Shows an item, or with nil goes away.
function detail.show(item, clock)
  if (item ~= nil) ~= (detail.target == 1) then
    detail.from, detail.target, detail.began = detail.shown, item and 1 or 0, clock
  end
  if item then detail.item = item end
end

function detail.open() return detail.target == 1 end

-- Moves it on; answers whether it moves still.
function detail.step(clock)
  if not detail.began then return false end
  local t = math.min(1, math.max(0, (clock - detail.began) / DURATION))
  detail.shown = detail.from + (detail.target - detail.from) * (1 - (1 - t) ^ 3)
  if t == 1 then detail.began = nil end
  return detail.began ~= nil
end

local function places(width, height)
  local top = height - detail.height * detail.shown
  return top, width - 20 - 108, top + 92, width - 44, top + 8
end

-- What of the panel lies at a point: "use", "close", or "panel"; nil where it is not.
function detail.at(x, y, width, height)
  local top, use_x, use_y, close_x, close_y = places(width, height)
  if detail.shown == 0 or y < top then return nil end
  if x >= use_x - 8 and y >= use_y - 8 then return "use" end
  if x >= close_x and y < close_y + 44 then return "close" end
  return "panel"
end

local function stat(x, y, name, value)
  graphics.setFont(theme.fonts.caption)
  theme.paint(theme.secondary)
  graphics.print(name, x, y)
  graphics.setFont(theme.fonts.compact)
  theme.paint(theme.ink)
  graphics.print(value, x, y + 16)
end

local function button(x, y, text, done)
  local right, bottom = x + 108, y + 40
  local shape = {
    x + 8, y, right - 8, y, right, y + 8, right, bottom - 8, right - 8, bottom, x + 8, bottom, x, bottom - 8, x, y + 8,
  }
  theme.paint(theme.gold)
  if done then
    graphics.setLineWidth(1.5)
    graphics.polygon("line", shape)
  else
    graphics.polygon("fill", shape)
    theme.paint(theme.backdrop)
  end
  local made, spread = theme.spaced(theme.fonts.label, text:upper(), 1.2)
  graphics.draw(made, theme.round(x + 54 - spread / 2), y + 13)
end

function detail.draw(width, height, worn)
  if detail.shown == 0 then return end
  local item, top, use_x, use_y, close_x, close_y = detail.item, places(width, height)
  local rarity = theme.rarities[item.section + 1]
  graphics.push("all")
  theme.paint(theme.backdrop, 0.5 * detail.shown)
  graphics.rectangle("fill", 0, top - 1, width, 1)
  theme.paint(theme.panel)
  graphics.rectangle("fill", 0, top, width, height - top)
  theme.paint(theme.gold, 0.8)
  graphics.rectangle("fill", 0, top, width, 1)
  theme.lozenge(width / 2, top + 0.5, 6)
  theme.paint(theme.panel)
  theme.lozenge(width / 2, top + 0.5, 3)
  graphics.setColor(1, 1, 1)
  graphics.setBlendMode("alpha", "premultiplied")
  local scale = 76 / atlas.cell
  graphics.draw(atlas.texture, atlas.tile(item.section), 18, top + 16, 0, scale, scale)
  local icon = atlas.icon(item.kind, inventory.shape(item.number), inventory.make(item.number))
  graphics.draw(atlas.texture, icon, 18, top + 16, 0, scale, scale)
  graphics.setBlendMode("alpha")
  graphics.setFont(theme.fonts.title)
  theme.paint(rarity.color)
  graphics.print(item.name, 108, top + 18)
  graphics.setFont(theme.fonts.body)
  theme.paint(theme.secondary)
  graphics.print(item.origin or rarity.name .. " find", 108, top + 42)
  graphics.setFont(theme.fonts.caption)
  graphics.print(item.measure .. " " .. item.amount, 108, top + 66)
  for n, one in ipairs(item.stats) do stat(20 + (n - 1) * 88, top + 100, one[1], one[2]) end
  button(use_x, use_y, item.use[worn and 2 or 1], worn)
  theme.paint(theme.secondary)
  graphics.setLineWidth(1.6)
  graphics.line(close_x + 10, close_y + 10, close_x + 21, close_y + 21)
  graphics.line(close_x + 21, close_y + 10, close_x + 10, close_y + 21)
  graphics.pop()
end

return detail
