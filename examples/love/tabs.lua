-- The bar that sticks: a tab for each kind and one for the guestbook, under which the indicator follows the pager.
local theme = require("theme")
local inventory = require("inventory")

local graphics = love.graphics

local tabs = { height = 52, all = {} }

for page, kind in ipairs(inventory.kinds) do tabs.all[page] = { name = kind.name } end
tabs.all[#tabs.all + 1] = { name = "Notes" }

-- Tells the engine how wide each tab is: its text, and of what is left of the bar as much as the others.
function tabs.layout(slide, width)
  local total = 0
  for _, tab in ipairs(tabs.all) do
    tab.text, tab.width = theme.spaced(theme.fonts.label, tab.name:upper(), 0.8)
    total = total + tab.width
  end
  for page, tab in ipairs(tabs.all) do
    local settings = slide:page_settings(page - 1)
    settings.tab_width = tab.width + (width - total) / #tabs.all
    slide:set_page_settings(page - 1, settings)
  end
end

function tabs.draw(slide, width)
  local indicator, position = slide.tab_indicator, slide.now.page_position
  local y = theme.round(slide.hover.y)
  theme.paint(theme.bar)
  graphics.rectangle("fill", 0, y, width, tabs.height)
  for n, tab in ipairs(tabs.all) do
    local near = math.max(0, 1 - math.abs(position - (n - 1)))
    local left, _, each = slide:tab(n - 1)
    graphics.setColor(
      theme.secondary[1] + (theme.ink[1] - theme.secondary[1]) * near,
      theme.secondary[2] + (theme.ink[2] - theme.secondary[2]) * near,
      theme.secondary[3] + (theme.ink[3] - theme.secondary[3]) * near)
    graphics.draw(tab.text, theme.round(left + (each - tab.width) / 2), y + 18)
  end
  theme.paint(theme.hairline)
  graphics.rectangle("fill", 0, y + tabs.height - 1, width, 1)
  -- The indicator is 2 points high, with the mark of the game riding on it.
  local left, top = indicator.x, y + indicator.y
  theme.paint(theme.gold)
  graphics.rectangle("fill", left, top, indicator.width, indicator.height)
  local middle = left + indicator.width / 2
  theme.paint(theme.bar)
  theme.lozenge(middle, top + 1, 7)
  theme.paint(theme.gold)
  theme.lozenge(middle, top + 1, 4.5)
end

return tabs
