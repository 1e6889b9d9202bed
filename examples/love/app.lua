-- The screen as a whole: the slide, what is selected and worn, and one frame of it.
local ns = require("nestedslide")
local theme = require("theme")
local atlas = require("icons.atlas")
local banner = require("banner")
local tabs = require("tabs")
local grid = require("grid")
local guestbook = require("guestbook")
local detail = require("detail")
local inventory = require("inventory")
local indicator = require("indicator")

local graphics = love.graphics

local app = {
  clock = 0, -- seconds: of the frame that is made, and of all input that comes before it
  scale = 1, -- pixels a point
  drawn = 0, -- frames
  held = nil, -- where the pointer is that went down last: x and y
  at_rest = function() end, -- told when everything has come to rest
}

local state = { pressed = nil, selected = nil, worn = {} }
local asked, stale = true, true -- whether the engine is to be asked, whether the screen is to be drawn
local due = 0 -- when the engine's picture is not right any more, if nothing is fed

-- Points of the window, and what the notch takes of its top.
local function measure()
  app.width, app.height = graphics.getWidth() / app.scale, graphics.getHeight() / app.scale
  local _, top = love.window.getSafeArea()
  app.top = top / app.scale
end

local function sizes()
  return {
    viewport_width = app.width, viewport_height = app.height, header_height = banner.height + app.top,
    header_min_height = banner.compact + app.top, hover_height = tabs.height,
  }
end

function app.load(scale)
  app.scale = scale
  measure()
  theme.load(scale * love.window.getDPIScale())
  theme.scale = scale
  banner.load(app.width, theme.pixels)
  local settings = sizes()
  settings.header_stretch, settings.overscroll_top = 1, ns.OVERSCROLL_WHOLE
  -- Even steps, however the finger's moves and the frames lie. Nobody sees the last points of a fling.
  settings.resampling, settings.stop_velocity = ns.RESAMPLING_ON, 20
  settings.pages = {}
  for page = 1, #tabs.all do settings.pages[page] = 0 end
  app.slide = ns.slide(settings)
  banner.move_by(app.slide)
  tabs.layout(app.slide, app.width)
  app.show_head()
  atlas.load()
  grid.load(app.slide, app.width)
  guestbook.load(app.slide, #inventory.kinds)
end

-- The engine's time is still that of its last frame, which after a rest is long ago: what a key or the wheel begins would be
-- over when it is first seen.
function app.catch_up() app.slide:advance(app.clock) end

-- Something was told to the engine: it has to be asked what became of it.
function app.fed() asked, due = true, 0 end

-- The screen has to be drawn, though the engine need not be asked.
function app.expose() stale = true end

function app.resize()
  measure()
  banner.load(app.width, theme.pixels)
  app.slide:set(sizes())
  tabs.layout(app.slide, app.width)
  grid.layout(app.width, detail.open() and detail.height or 0)
  app.fed()
end

-- Selecting -----------------------------------------------------------------------------------------------------------

-- Clear of its section's header above it and of the panel below it, however much the banner has to go for that: one
-- edge is revealed, the upper one where it is hidden.
local function bring_into_view(kind, section, item)
  local frame = grid.lists[kind]:item_frames(section, item, 1)[0]
  local room = app.height - app.top - banner.compact - tabs.height
  local top = math.max(0, frame.y - 48)
  local bottom = math.min(frame.y + frame.height + detail.height + 16, top + room)
  local edge = top < app.slide:snapshot().inner and top or bottom
  app.slide:reveal(kind, edge, 0, ns.ALIGN_NEAREST, true)
end

local function select(item)
  if (item ~= nil) ~= detail.open() then grid.layout(app.width, item and detail.height or 0) end
  state.selected = item and item.number
  detail.show(item, app.clock)
  if item then bring_into_view(item.kind, item.section, item.item) end
  app.fed()
  stale = true
end

-- The first of what the pages show at a point: a tab, or an item.
function app.tap(x, y)
  local now = app.slide.now
  local tab = app.slide:tab_at(x, y)
  if tab then return app.tap_tab(tab) end
  if y < now.pager.y then return end
  for _, page, frame in app.slide:pages() do
    if x >= frame.x and x < frame.x + frame.width then
      local section, item = grid.item_at(page, frame, x, y)
      if section then
        local number = inventory.number(page.index, section, item)
        return select(state.selected ~= number and inventory.describe(page.index, section, item) or nil)
      end
    end
  end
end

function app.tap_tab(index)
  app.slide:tap_tab(index, true)
  app.fed()
end

function app.panel_at(x, y) return detail.at(x, y, app.width, app.height) end

function app.tap_panel(x, y)
  local part = app.panel_at(x, y)
  if part == "use" then app.use() elseif part == "close" then select(nil) end
end

-- Puts on or takes off what is selected.
function app.use()
  if not detail.open() then return end
  state.worn[state.selected] = not state.worn[state.selected] or nil
  stale = true
end

function app.back()
  if detail.open() then select(nil) else love.event.quit() end
end

-- The neighbour of what is selected, with keys or a pad: a line up or down goes on in the next section.
function app.step_selection(dx, dy)
  local page = math.max(0, app.slide:snapshot().page_index)
  if page == guestbook.page then return end
  local now = detail.open() and detail.item
  if not now or now.kind ~= page then return select(inventory.describe(page, 0, 0)) end
  local amounts = inventory.kinds[page + 1].amounts
  local section, item = now.section, now.item + dx + dy * grid.columns
  local column = now.item % grid.columns
  if item < 0 and section > 0 then
    section = section - 1
    local last = amounts[section + 1] - 1
    item = dx ~= 0 and last or math.min(last, last - last % grid.columns + column)
  elseif item >= amounts[section + 1] then
    local last = amounts[section + 1] - 1
    if dy > 0 and now.item < last - last % grid.columns then
      item = last -- the line below is not full
    elseif section < #amounts - 1 then
      section, item = section + 1, dx ~= 0 and 0 or math.min(column, amounts[section + 2] - 1)
    end
  end
  if item >= 0 and item < amounts[section + 1] then select(inventory.describe(page, section, item)) end
end

-- A frame ------------------------------------------------------------------------------------------------------------

-- Whether a frame would change anything; while not, nothing is asked for and nothing drawn.
function app.needs_frame() return asked or stale end

-- Whether it would by now: the tail of a fling takes long from one pixel to the next.
function app.is_due() return stale or asked and app.clock >= due end

local function mark_pressed()
  local now = app.slide.now
  if now.touch ~= ns.TOUCH_PRESSED and now.touch ~= ns.TOUCH_WAITING then state.pressed = nil end
  if now.touch ~= ns.TOUCH_PRESSED or state.pressed or not app.held then return end
  for _, page, frame in app.slide:pages() do
    if app.held.x >= frame.x and app.held.x < frame.x + frame.width and app.held.y >= now.pager.y then
      local section, item = grid.item_at(page, frame, app.held.x, app.held.y)
      state.pressed = section and inventory.number(page.index, section, item)
    end
  end
end

-- One call of the engine, then everything anew.
function app.frame()
  local slide = app.slide
  local now = slide.now
  if asked then
    slide:frame(app.clock)
    for _, event in slide:events() do
      if event.type == ns.EVENT_PAGE_CHANGED and detail.open() and detail.item.kind ~= event.index then select(nil) end
      if event.type == ns.EVENT_SETTLED then app.settled = true end
    end
    mark_pressed()
  end
  asked = now.needs_frame == 1
  due = asked and slide:next_change(1 / theme.pixels) or 0
  local panel_moves = detail.step(app.clock)
  local bar_fades = indicator.step(now, app.clock)
  stale = panel_moves or bar_fades
  app.draw()
  if app.settled and not asked then
    app.settled = false
    app.at_rest()
  end
end

local function begin()
  graphics.origin()
  graphics.clear(theme.backdrop[1], theme.backdrop[2], theme.backdrop[3])
  graphics.scale(app.scale)
end

-- Banner and tabs alone: the first frame, which is there while the icons are painted. They take nine tenths of the start.
function app.show_head()
  app.slide:snapshot()
  begin()
  tabs.draw(app.slide, app.width)
  banner.draw(app.slide, app.width, app.top)
  graphics.present()
end

function app.draw()
  local slide, now = app.slide, app.slide.now
  begin()
  grid.draw(slide, state, app.width)
  guestbook.draw(slide, app.width)
  tabs.draw(slide, app.width)
  banner.draw(slide, app.width, app.top)
  indicator.draw(now, app.width)
  detail.draw(app.width, app.height, state.worn[state.selected])
  graphics.present()
  app.drawn = app.drawn + 1
end

-- The state in a line, for who drives this program.
function app.report()
  local now = app.slide:snapshot()
  local tab = app.slide.tab_indicator
  return ("outer %.4f inner %.4f page %.4f phase %d bar %.4f tab %.4f %.4f drawn %d selected %d"):format(
    now.outer, now.inner, now.page_position, now.phase, app.slide.hover.y, tab.x, tab.width, app.drawn,
    state.selected or -1)
end

return app
