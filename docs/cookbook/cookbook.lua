-- The recipes of docs/cookbook.md in Lua. Each is a function; all of them run at the end. A refused call is an error.
local ffi, ns = require("ffi"), require("nestedslide")

-- A slide in the scene of all recipes: a header of 180 points and a hover bar of 60 in a window of 390 by 600.
local function scene(settings)
  local all = { viewport_width = 390, viewport_height = 600, header_height = 180, hover_height = 60 }
  for name, value in pairs(settings) do all[name] = value end
  return ns.slide(all)
end

-- Frames until nothing moves.
local function settle(slide)
  local now = slide:snapshot()
  repeat now = slide:frame(now.time + 1 / 60) until now.needs_frame == 0
  return now
end

-- A finger that moves content up by so many points, and lifts at a velocity.
local function drag(slide, points, velocity)
  slide:session_begin(ns.SOURCE_TOUCH, 195, 400)
  slide:session_update(0, points)
  slide:session_end(0, velocity or 0)
end

-- What string.format has to say, on a line.
local function say(...) print(string.format(...)) end

-- Pull to refresh
local function refresh()
  local slide = scene { pages = { 3000 }, refresh_height = 60 }
  drag(slide, -300)
  local held = settle(slide)
  if held.refresh == ns.REFRESH_REFRESHING then say("held open: the header begins at %.0f", held.header.y) end
  slide:end_refresh(ns.NO_PAGE, ns.RESULT_SUCCESS)
  say("closed: it begins at %.0f", settle(slide).header.y)
end

-- Load more at the end
local function load_more()
  local slide = scene { pages = { 3000 }, load_more_distance = 400 }
  slide:scroll_to(180, 2300, false)
  slide:frame(0)
  for _, event in slide:events() do
    if event.type == ns.EVENT_LOAD_MORE then
      say("page %d wants more", event.index)
      slide:set_page_height(event.index, 6000)
      slide:end_load(event.index)
    end
  end
  say("its content is %.0f high", slide:page(0).content_height)
end

-- Sections with headers that stick
local function sections()
  local slide = scene { pages = { 0 } }
  local feed = ns.list()
  for index = 0, 11 do feed:insert_section(index, { item_height = 44, header_height = 30 }, 31) end
  feed:attach(slide, 0)
  feed:scroll_to(4, 20, ns.ALIGN_START, false)
  for _, item, frame in feed:visible() do
    if bit.band(item.flags, ns.ITEM_IS_STUCK) ~= 0 then
      say("the header of section %d sticks, %.0f high", item.section, frame.height)
    end
  end
end

-- A bar of tabs
local function tabs()
  local slide = scene { pages = { 3000, 3000, 3000, 3000, 3000 } }
  for index = 0, 4 do
    local settings = slide:page_settings(index)
    settings.tab_width = 120
    slide:set_page_settings(index, settings)
  end
  slide:tap_tab(slide:tab_at(300, 210), true)
  local now = settle(slide)
  say("page %d, strip at %.0f, mark at %.0f", now.page_index, now.tab_offset, now.tab_indicator.x)
end

-- Cards that snap
local function cards()
  local slide = scene { pages = { 4000 } }
  local areas = ffi.new("nslide_snap_area[10]")
  for n = 0, 9 do
    areas[n].start, areas[n].length, areas[n].align = 400 * n, 380, ns.ALIGN_START
  end
  slide:set_snap_areas(0, areas, 10, ns.SNAP_AREAS_MANDATORY, 0, 0)
  slide:scroll_to(180, 0, false)
  drag(slide, 30, 900)
  say("rests at %.0f", settle(slide).inner)
end

-- A carousel inside a page
local function carousel()
  local slide = scene { pages = { 3000, 3000 } }
  local claimed = ffi.new("nslide_region[1]", { { { 0, 40, 390, 160 }, 0, ns.AXIS_HORIZONTAL } })
  slide:set_regions(claimed, 1)
  slide:session_begin(ns.SOURCE_TOUCH, 195, 350)
  say("in the carousel the pager takes %.0f", (slide:session_update(120, 0)))
  slide:session_end(0, 0)
  local inside = scene { pages = { 160, 160, 160, 160 }, viewport_height = 160, header_height = 0, hover_height = 0 }
  inside:link(slide, ns.LINK_VERTICAL)
  drag(inside, 100)
  say("what it cannot use goes to the page around it: %.0f", slide:snapshot().outer)
end

-- Back where it was
local function back()
  local function keys(...) return ffi.new("int64_t[?]", select("#", ...), ...) end
  local function heights(...) return ffi.new("double[?]", select("#", ...), ...) end
  local left = scene {}
  left:reload_keyed(2, keys(71, 72), heights(3000, 900))
  left:scroll_to(180, 640, false)
  local bytes = left:save()

  local slide = ns.restore(bytes)
  slide:reload_keyed(3, keys(70, 71, 72), heights(500, 3000, 900))
  local now = slide:snapshot()
  say("page %d at %.0f", now.page_index, now.inner)
end

-- A chat
local function chat()
  local slide = scene { pages = { 0 }, header_height = 0, hover_height = 0 }
  local messages = ns.list { stick_to_end = 1 }
  messages:insert_section(0, { item_height = 60 }, 40)
  messages:attach(slide, 0)
  slide:scroll_to(0, 1e6, false)

  messages:insert_items(0, 40, 1, { 90 }) -- a message comes
  say("the last one seen: %d", (select(4, messages:range())))
  drag(slide, -500)
  settle(slide)
  local _, first = messages:range()
  messages:insert_items(0, 0, 20) -- older ones are loaded above
  local _, later = messages:range()
  say("moved by %d rows, and by nothing on the screen", later - first)
end

-- Less motion
local function less_motion()
  local slide = scene { pages = { 3000, 900 }, reduced_motion = 1 }
  slide:scroll_to_page(1, true)
  local now = slide:snapshot()
  say("page %d, frames to come: %d", now.page_index, now.needs_frame)
end

-- Screen readers and keyboards
local function readers()
  local slide = scene { pages = { 3000, 900 } }
  slide:reveal(0, 1200, 60, ns.ALIGN_NEAREST, true) -- the focus went to a row
  local shown = settle(slide).inner
  say("the row is seen from %.0f on", shown)
  slide:key(ns.KEY_PAGE_DOWN)
  say("a screen further: %.1f", settle(slide).inner - shown)
  say("%.0f are left to scroll", slide:can_scroll(ns.DIRECTION_DOWN))
  slide:tap_tab(1, true) -- the reader's own way to a tab
  say("page %d", settle(slide).page_index)
end

local all = { refresh, load_more, sections, tabs, cards, carousel, back, chat, less_motion, readers }
for _, recipe in ipairs(all) do recipe() end
