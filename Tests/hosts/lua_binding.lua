-- Tests of the LuaJIT binding alone, without LÖVE: prints "ok" and how many checks there were, or fails.
local ffi = require("ffi")
local ns = require("nestedslide")
local C = ns.C

local checks = 0
local function is(found, expected, what)
  checks = checks + 1
  if found ~= expected then
    error(("%s: expected %s, found %s"):format(what, tostring(expected), tostring(found)), 2)
  end
end

local function refused(name, message, call, ...)
  local ok, refusal = pcall(call, ...)
  is(ok, false, name)
  is(type(refusal), "table", name .. ": what was raised is a table, not " .. tostring(refusal))
  is(refusal.name, name, "name")
  is(refusal.status, C["NSLIDE_ERROR_" .. name:upper()], "status")
  is(refusal.message:find(message, 1, true) ~= nil, true, "message of " .. tostring(refusal))
  is(tostring(refusal):find(name, 1, true), 1, "as a string")
end

local function new(settings)
  settings = settings or {}
  settings.pages = settings.pages or { 3000, 1500 }
  settings.header_height, settings.hover_height = settings.header_height or 220, 48
  return ns.slide(settings)
end

-- Refusals are errors with status, name and the library's message, and change nothing.
local slide = new()
refused("invalid_argument", "header_height", ns.slide, { header_height = -4 })
refused("not_finite", "viewport_width", ns.slide, { viewport_width = 0 / 0 })
refused("out_of_range", "index", slide.tap_tab, slide, 9, true)
refused("invalid_state", "pointer", slide.pointer, slide, ns.POINTER_MOVE, 1, 0, 0, 0)
refused("invalid_state", "", slide.session_end, slide, 0, 0)
refused("corrupt_data", "bytes", ns.restore, "nothing of the kind")
refused("invalid_argument", "content_heights", ns.slide, { pages = { 3000, -1 } })
refused("invalid_argument", "overlap", ns.list, { overlap = -1 })
slide:frame(2)
refused("time_went_back", "time", slide.frame, slide, 1)
is(slide.now.time, 2, "time")
is(pcall(ns.slide, { no_such_setting = 1 }), false, "a setting that is not there")
is(pcall(function() return ns.NO_SUCH_NAME end), false, "an enumerator that is not there")
is(ns.POINTER_CANCEL, 3, "an enumerator")
is(ns.EVENT_LOAD_MORE, 22, "another")

-- Effects follow the scroll, and a thumb that is dragged leads to offsets.
slide = new()
slide:set_effects(ffi.new("nslide_effect[2]", {
  { source = ns.EFFECT_COLLAPSE, unit = ns.UNIT_PERCENT, stop = 100, at_stop = 8 },
  { source = ns.EFFECT_MORE, start = 100, stop = 100, at_start = 8, at_stop = 9 },
}), 2)
slide:scroll_to(55, 0, false)
local numbers, effect_count = slide:effects()
is(effect_count, 1, "effects")
is(numbers[0], 55 / (220 / 8), "a number of an effect")
is(slide:is_lifted(), false, "not lifted")
is(slide:next_change(0.5), 1e12, "nothing will change")
is(slide:can_scroll(ns.DIRECTION_UP), 55, "way to the top")
local _, thumb = slide:bar(ns.BAR_JOINED)
local to_outer, to_inner = slide:bar_to_offsets(ns.BAR_JOINED, thumb)
slide:scroll_to(to_outer, to_inner, false)
is(math.abs(slide:bar(ns.BAR_JOINED) - thumb) < 1e-9, true, "a thumb")
is(slide:is_lifted(), true, "lifted")

-- A drag across the seam, read through the frame's own memory.
slide = new()
local now, header = slide.now, slide.header
slide:session_begin(ns.SOURCE_TOUCH, 195, 600)
local used_x, used_y = slide:session_update(0, 300)
is(used_x, 0, "used of x")
is(used_y, 300, "used of y")
slide:session_end(0, 0)
is(slide:frame(1), now, "the snapshot is always the same memory")
is(now.outer, 220, "outer")
is(now.inner, 80, "inner")
is(header.y, -220, "header")
local seen = {}
for _, event in slide:events() do seen[event.type] = true end
is(seen[ns.EVENT_PINNED], true, "the event of a pinned header")
is(seen[ns.EVENT_SETTLED], true, "the event of rest")
slide:frame(2)
for _ in slide:events() do error("events come once") end
local shown = 0
for n, page, frame in slide:pages() do
  is(n, 1, "one page shows")
  is(page.index, 0, "the first")
  is(frame.y, 48, "below the bar")
  shown = shown + 1
end
is(shown, 1, "pages")

-- More events than a frame has room for wait for the next.
slide = new()
for n = 1, 200 do
  slide:session_begin(ns.SOURCE_TOUCH, 0, 600)
  slide:session_update(0, n % 2 == 0 and 20 or -20)
  slide:session_cancel()
end
local first, total, time = 0, 0, 5
slide:frame(time)
local queued = tonumber(slide.now.events_queued)
for _ in slide:events() do first = first + 1 end
is(first, 64, "a frame's room")
is(queued > 0, true, "some wait")
total = first
while slide.now.events_queued > 0 do
  slide:frame(time)
  for _ in slide:events() do total = total + 1 end
end
is(total, first + queued, "all come")

-- Settings, flags, tabs, saved bytes, records.
slide = new()
slide:set { viewport_width = 800, viewport_height = 400 }
is(slide:config().viewport_width, 800, "a setting")
is(slide:config().header_height, 220, "another stays")
slide:scroll_to_page(1, false)
is(slide:snapshot().page_index, 1, "a flag that is false")
slide:tap_tab(0, true)
is(slide:snapshot().page_index, 1, "one that is true: it is still on its way")
is(slide:tab_at(10, 230), 0, "the tab at a point")
is(slide:tab_at(10, 10), nil, "no tab at a point")
is(select(3, slide:tab(1)), 400, "a tab's width")
local settings = slide:page_settings(0)
settings.key = 77
slide:set_page_settings(0, settings)
is(slide:find_page(77), 0, "the page with a key")
is(slide:find_page(78), nil, "no page with a key")
local twin = ns.restore(slide:save())
is(twin:state_hash(), slide:state_hash(), "restored")
slide:scroll_to(55, ns.AUTO, false)
local other = ns.create_from(slide:save(), { pages = { 3000, 1500 }, header_height = 100, hover_height = 48 })
is(other:snapshot().outer, 25, "in another size")
refused("corrupt_data", "bytes", ns.create_from, "nothing of the kind", {})
is(#slide:state_hash(), 16, "digits")
slide:record_start()
slide:key(ns.KEY_DOWN)
slide:record_stop()
is(#slide:record_read() > 100, true, "a record")
is(slide:record_read(), "", "read once")
local inner = new()
inner:link(slide, ns.LINK_VERTICAL)
inner:link(nil)

-- What a frame keeps is what a whole one writes, whatever is asked in between.
local moving, twin = new(), new()
for _, each in ipairs({ moving, twin }) do each:scroll_to(220, 900, true) end
for step = 1, 90 do
  local now = moving:frame(step / 60)
  if step % 7 == 0 then moving:snapshot() end
  twin.buffers.kept_of = 0
  local whole = twin:frame(step / 60)
  is(ffi.string(now, ffi.sizeof(now)), ffi.string(whole, ffi.sizeof(whole)), "frame " .. step)
  if step == 60 then
    for _, each in ipairs({ moving, twin }) do each:scroll_to_page(1, true) end
  end
end

-- Lists: what is seen, also where it is more than there was room for.
slide = new { pages = { 0, 0 } }
local list = ns.list()
list:insert_section(0, {
  layout = ns.LAYOUT_GRID, columns = 3, header_height = 30, item_height = 100,
  insets = { top = 1, left = 2, bottom = 3, right = 4 },
}, 3000)
list:insert_section(1, nil, 3, { 10, 20, 30 })
list:attach(slide, 0)
is(list:state().item_count, 3003, "items")
is(list:state().content_height, 30 + 1 + 100000 + 3 + 60, "height")
local last
for n, item, frame in list:visible() do
  if n == 1 then is(frame.y, 31, "below the header and the inset") end
  is(frame.x >= 0 and frame.width > 0, true, "frame")
  last = item
end
is(last.item, ns.ITEM_HEADER, "headers come last")
local many = 0
for _ in list:visible(0, 10000) do many = many + 1 end
is(many > 300, true, "more than there was room for")
local section, item = list:item_at(200, 250)
is(section, 0, "section at a point")
is(item, 7, "item at a point")
is(list:item_at(200, -5), nil, "nothing at a point")
section, item = list:find_item(3001)
is(section * 1000 + item, 1001, "an item by its number")
is(list:item_frames(1, 2, 1)[0].height, 30, "a frame")
list:scroll_to(0, 1500, ns.ALIGN_START, false)
is(slide:snapshot().inner, list:item_offset(0, 1500, ns.ALIGN_START), "scrolled to")
list:set_section(0, { columns = 1 })
is(list:state().content_height, 30 + 1 + 300000 + 3 + 60, "fewer columns")
local changes, changed = list:update()
is(changed > 5 and changes[0].kind == ns.ITEM_ENTERED, true, "changes")
is(list:section(0).columns, 1, "a section's columns")
is(table.concat({ list:range() }, " "), "0 1499 0 1507", "the range")
list:set({ minimum_height = 9000000 })
is(list:config().minimum_height, 9000000, "a list's setting")
is(list:state().content_height, 9000000, "at least so high")
list:set({ minimum_height = 0 })
is(ns.list():range(), nil, "the range of nothing")
refused("out_of_range", "section", list.remove_items, list, 7, 0, 1)
refused("invalid_argument", "heights", list.insert_section, list, 0, nil, 5, { 10, 20, 30 })
refused("invalid_argument", "heights", list.insert_items, list, 0, 0, 100000, { 10 })

-- Integers that C cannot hold are refused, wherever one is given: the FFI would make other numbers of them.
slide = new()
list = ns.list()
list:insert_section(0, nil, 5)
local INTEGERS = {
  [slide] = {
    key = "i", session_begin = "i00", reveal = "i00ii", retarget_reveal = "i00i", scroll_to_page = "ii", scroll_to = "00i",
    set_page_height = "i0", shift_page = "i00", insert_page = "i0", remove_page = "i", remake_page = "i", move_page = "ii", set_regions = "ni", set_effects = "ni",
    set_snap_areas = "inii00", set_header_parts = "nii", reload = "inii", reload_keyed = "inn", begin_refresh = "i",
    end_refresh = "ii", end_load = "i", tap_tab = "ii", unobserve = "i", page_settings = "i", tab = "i",
    wheel = "iii0000", scroll_to_top = "i", set_header_height = "0i", set_hover_height = "0i", link = "oi",
    set_page_settings = "in", pointer = "il000", find_page = "l", focus_snap_area = "il", autoscroll = "i000",
  },
  [list] = {
    attach = "oi", insert_section = "inin", set_section = "in", insert_items = "iiin", set_heights = "iin",
    remove_sections = "ii", move_section = "ii", remove_items = "iii", move_item = "iiii", set_anchor = "ii",
    scroll_to = "iiii", find_item = "i", item_offset = "iii", item_frames = "iii",
  },
}
local BAD = { 2 ^ 31, -2 ^ 31 - 1, 2 ^ 32, 2 ^ 63, 1e300, -1e300, 0 / 0, 1 / 0, 0.5, "1", {} }
local before = slide:state_hash()
for object, methods in pairs(INTEGERS) do
  for method, kinds in pairs(methods) do
    for at = 1, #kinds do
      local kind = kinds:sub(at, at)
      for _, bad in ipairs(BAD) do
        local fits = kind == "l" and type(bad) == "number" and bad % 1 == 0 and math.abs(bad) < 2 ^ 63
        if (kind == "i" or kind == "l") and not fits then
          local arguments = {}
          for n = 1, #kinds do
            local other = kinds:sub(n, n)
            arguments[n] = n == at and bad or other == "n" and {} or other == "o" and new() or 0
          end
          local ok, refusal = pcall(object[method], object, unpack(arguments, 1, #kinds))
          is(ok, false, method .. " takes " .. tostring(bad))
          is(refusal.name == "out_of_range" or refusal.name == "invalid_argument", true, method .. ": " .. tostring(refusal))
        end
      end
    end
  end
end
is(slide:state_hash(), before, "nothing has changed")
is(list:state().item_count, 5, "nor has the list")
refused("out_of_range", "index: does not fit", slide.scroll_to_page, slide, 2 ^ 31, true)
refused("invalid_argument", "index: must be a whole number", slide.scroll_to_page, slide, nil, true)
refused("invalid_argument", "prefetch", ns.slide, { prefetch = 2 ^ 32 + 1 })
refused("invalid_argument", "physics", slide.set, slide, { physics = 0.5 })
refused("invalid_argument", "columns", list.set_section, list, 0, { columns = 1e300 })
refused("invalid_argument", "anchor", ns.list, { anchor = 2 ^ 31 })
is(pcall(slide.scroll_to_page, slide, 0, false, 1), false, "too many arguments")
slide:scroll_to_page(ffi.new("int64_t", 1), false)
is(slide:snapshot().page_index, 1, "a whole number of the FFI's")
slide:pointer(ns.POINTER_DOWN, ffi.new("int64_t", -5), 0, 0, 0)
slide:pointer(ns.POINTER_CANCEL, -5, 0, 0, 0)

-- What is closed is gone at once, what is forgotten when it is collected.
local function live(handle)
  local out = ffi.new("uint64_t[1]")
  return C.nslide_state_hash(handle, out) == 0
end
local handle = slide.handle
slide:close()
slide:close()
is(live(handle), false, "closed")
refused("stale_handle", "", slide.frame, slide, 9)
list:close()
refused("stale_handle", "", list.state, list)
local handles = {}
for n = 1, 50 do handles[n] = new().handle end
is(live(handles[50]), true, "not collected yet")
for n = 1, 50 do
  collectgarbage()
  if not live(handles[n]) then checks = checks + 1 end
end
for n = 1, 50 do is(live(handles[n]), false, "collected") end

-- A frame makes no garbage: neither interpreted nor compiled.
slide = new { pages = { 0, 0 } }
list = ns.list()
list:insert_section(0, { layout = ns.LAYOUT_GRID, columns = 4, header_height = 30 }, 10000)
list:attach(slide, 0)
local sum, clock = 0, 0
local function frames(count)
  for _ = 1, count do
    clock = clock + 1 / 64
    slide:pointer(ns.POINTER_DOWN, 1, 195, 600, clock)
    slide:pointer(ns.POINTER_MOVE, 1, 195, 570, clock)
    slide:pointer(ns.POINTER_UP, 1, 195, 560, clock)
    slide:wheel(ns.WHEEL_PIXEL, ns.WHEEL_PHASE_NONE, false, 195, 500, 0, -20)
    sum = sum + slide:frame(clock).inner + slide.hover.y
    for _, event in slide:events() do sum = sum + event.time end
    for _, page, frame in slide:pages() do sum = sum + page.offset + frame.y end
    for _, one, frame in list:visible() do sum = sum + one.item + frame.y end
  end
end
for _, mode in ipairs { "off", "on" } do
  jit[mode]()
  frames(400) -- room for events is made, traces are compiled
  collectgarbage()
  collectgarbage("stop")
  local before = collectgarbage("count")
  frames(400)
  local made = (collectgarbage("count") - before) * 1024
  collectgarbage("restart")
  is(made < 4000, true, ("bytes of garbage in 400 frames with the compiler %s: %d"):format(mode, made))
end
is(sum ~= 0, true, "something was read")

-- Scroll views of the host's own, the header's parts, pages that do not show.
do
  local observing = ns.slide({ viewport_width = 390, viewport_height = 800, header_height = 220, pages = { 3000, 100, 100 } })
  is(#observing:observe(ns.VIEW_OUTER, 0, ns.MOVED_BY_PROGRAM), 0, "the first report")
  local corrections = observing:observe(ns.VIEW_OUTER, 260)
  is(#corrections, 1, "it is beyond its range")
  is(corrections[1].view, ns.VIEW_OUTER, "the view that is corrected")
  is(corrections[1].offset, 220, "where it has to go")
  is(#observing:poll_corrections(), 0, "none waits")
  is(observing:page(2).content_height, 100, "a page that does not show")
  observing:frame(1)
  is(#observing:live_pages(), 1, "pages that are needed")
  is(observing:live_pages()[1], 0, "which one")
  is(select("#", observing:edge()), 6, "numbers of the edge")
  local parts = ffi.new("nslide_header_part[2]", { { 100, ns.AUTO }, { 50, ns.AUTO } })
  observing:set_header_parts(parts, 2, false)
  is(#observing:header_parts(), 2, "parts of the header")
  is(observing:header_parts()[2].height, 50, "the second one's height")
end

print("ok " .. checks)
