-- The pages of items: each a grid of tiles in sections of rarity, which the engine lays out; only what is seen is drawn.
local ns = require("nestedslide")
local theme = require("theme")
local atlas = require("icons.atlas")
local inventory = require("inventory")
local content = require("content")

local graphics = love.graphics

local MARGIN, GAP, TILE, HEADER = content.MARGIN, 8, 78, 40 -- points; TILE is the least width of one
local END = 24 -- below the last tile

local grid = { lists = {}, columns = 0, side = 0 }

-- As many columns as fit, the tiles square.
local function measure(width)
  grid.columns = math.max(2, math.floor((width - 2 * MARGIN + GAP) / (TILE + GAP)))
  grid.side = (width - 2 * MARGIN - GAP * (grid.columns - 1)) / grid.columns
end

local function settings(rarity, covered)
  return {
    layout = ns.LAYOUT_GRID, columns = grid.columns, item_height = grid.side, item_spacing = GAP, line_spacing = GAP,
    header_height = HEADER,
    insets = { top = 0, left = MARGIN, right = MARGIN, bottom = rarity == #theme.rarities and END + covered or 12 },
  }
end

-- A list for each page; from here on the engine knows how high the pages are.
function grid.load(slide, width)
  measure(width)
  for page, kind in ipairs(inventory.kinds) do
    local list = ns.list()
    for rarity, amount in ipairs(kind.amounts) do list:insert_section(rarity - 1, settings(rarity, 0), amount) end
    list:attach(slide, page - 1)
    grid.lists[page - 1] = list
  end
  grid.batch = graphics.newSpriteBatch(atlas.texture, 512, "stream")
end

-- The screen has another width, or so much of the pages' end is covered by a panel.
function grid.layout(width, covered)
  measure(width)
  for _, list in pairs(grid.lists) do
    for rarity = 1, #theme.rarities do list:set_section(rarity - 1, settings(rarity, covered)) end
  end
end

-- Section and item at a point of the screen; nil where there is none. frame is the page's.
function grid.item_at(page, frame, x, y)
  if not grid.lists[page.index] then return end
  local section, item = grid.lists[page.index]:item_at(x - frame.x, y - frame.y + page.offset)
  if section and item >= 0 then return section, item end
end

-- Strings and widths of the numbers on tiles, made once.
local labels = { [true] = {}, [false] = {} }
local function label(amount, gear)
  local made = labels[gear][amount]
  if not made then
    local text = gear and tostring(amount) or "×" .. amount
    made = { text = text, width = theme.fonts.count:getWidth(text) }
    labels[gear][amount] = made
  end
  return made
end

local function add_tiles(list, kind, x, y, state)
  local side, scale, batch = grid.side, (grid.side + 2) / atlas.cell, grid.batch
  for _, item, frame in list:visible() do
    if item.item >= 0 then
      local number = inventory.number(kind, item.section, item.item)
      local pressed = state.pressed == number and 0.94 or 1
      local shift = (side + 2) * (1 - pressed) / 2 - 1
      local left, top, size = theme.round(x + frame.x) + shift, y + frame.y + shift, scale * pressed
      batch:add(atlas.tile(item.section), left, top, 0, size, size)
      local lift = 0.02 * side -- icons sit a little above the middle: the number is below
      batch:add(atlas.icon(kind, inventory.shape(number), inventory.make(number)), left, top - lift, 0, size, size)
      if state.worn[number] then batch:add(atlas.worn(), left, top, 0, size, size) end
      if state.selected == number then batch:add(atlas.chosen(), left, top, 0, size, size) end
    end
  end
end

local function draw_numbers(list, kind, x, y)
  graphics.setFont(theme.fonts.count)
  local side, gear = grid.side, kind <= 1
  for _, item, frame in list:visible() do
    if item.item >= 0 then
      local one = label(inventory.amount(inventory.number(kind, item.section, item.item)), gear)
      graphics.print(one.text, theme.round(x + frame.x + side - 8 - one.width), theme.round(y + frame.y + side - 20))
    end
  end
end

local function draw_headers(list, kind, x, y, width)
  for _, item, frame in list:visible() do
    if item.item == ns.ITEM_HEADER then
      local rarity, top = theme.rarities[item.section + 1], theme.round(y + frame.y)
      theme.paint(theme.backdrop)
      graphics.rectangle("fill", x, top, width, HEADER)
      theme.paint(rarity.color)
      theme.lozenge(x + MARGIN + 5, top + HEADER / 2, 4.5)
      local text, spread = theme.spaced(theme.fonts.label, rarity.name:upper(), 1.4)
      graphics.draw(text, x + MARGIN + 18, top + 12)
      local font, amount = theme.fonts.caption, inventory.kinds[kind + 1].written[item.section + 1]
      theme.paint(theme.secondary)
      graphics.setFont(font)
      local at = x + width - MARGIN - font:getWidth(amount)
      graphics.print(amount, at, top + 12)
      theme.paint(theme.hairline)
      graphics.rectangle("fill", x + MARGIN + 30 + spread, top + HEADER / 2, at - x - MARGIN - 42 - spread, 1)
    end
  end
end

-- Draws the pages that show. state has the numbers of the items pressed and selected, and the set of those worn.
function grid.draw(slide, state, width)
  graphics.push("all")
  local pager = slide.pager
  theme.intersect(pager.x, pager.y, pager.width, pager.height)
  grid.batch:clear()
  for _, page, frame in slide:pages() do
    local list = grid.lists[page.index]
    if list then add_tiles(list, page.index, frame.x, theme.round(frame.y - page.offset), state) end
  end
  graphics.setColor(1, 1, 1)
  graphics.setBlendMode("alpha", "premultiplied")
  graphics.draw(grid.batch)
  graphics.setBlendMode("alpha")
  theme.paint(theme.ink)
  for _, page, frame in slide:pages() do
    local list = grid.lists[page.index]
    if list then draw_numbers(list, page.index, frame.x, theme.round(frame.y - page.offset)) end
  end
  for _, page, frame in slide:pages() do
    local list = grid.lists[page.index]
    if list then draw_headers(list, page.index, frame.x, theme.round(frame.y - page.offset), width) end
  end
  graphics.pop()
end

return grid
