-- A coordinator: one nested slide. Methods are named as the functions of nestedslide.h, which describes them.
local ffi = require("ffi")
local C = require("nestedslide.library")
local calls = require("nestedslide.calls")
local status = require("nestedslide.status")

local check = status.check
local EVENTS = 64 -- a frame; what does not fit waits for the next
local PAGES = 11 -- NSLIDE_MAX_VISIBLE_PAGES
local KEEP = 1 -- NSLIDE_KEEP
local EFFECTS = 64 -- NSLIDE_MAX_EFFECTS
local PARTS = 64 -- NSLIDE_MAX_HEADER_PARTS
local CORRECTIONS = 64 -- at a time

local Slide = {}
Slide.__index = Slide

-- Written to by calls that answer at once; a slide belongs to one thread, and so does a Lua state.
local index = ffi.new("int32_t[1]")
local words = ffi.new("uint64_t[1]")
local size = ffi.new("size_t[1]")
local consumed = ffi.new("double[2]")
local rect = ffi.new("nslide_rect")
local edge = ffi.new("nslide_edge")

local function new_owner(handle)
  return ffi.gc(ffi.new("nslide_coordinator[1]", handle), function(owner) C.nslide_destroy(owner[0]) end)
end

-- Everything a frame needs is made here, once: references to elements too, so that reading them makes no garbage.
local function wrap(handle)
  local self = setmetatable({ handle = handle, owner = new_owner(handle) }, Slide)
  local now, buffers = ffi.new("nslide_snapshot"), ffi.new("nslide_frame_buffers")
  local pages, events = ffi.new("nslide_page[?]", PAGES), ffi.new("nslide_event[?]", EVENTS)
  now.struct_size, buffers.struct_size = ffi.sizeof(now), ffi.sizeof(buffers)
  buffers.snapshot, buffers.pages, buffers.events = now, pages, events
  buffers.page_capacity, buffers.event_capacity, buffers.kept_of = PAGES, EVENTS, KEEP
  self.now, self.buffers, self.page_memory, self.event_memory = now, buffers, pages, events
  self.header, self.hover, self.pager, self.tab_indicator = now.header, now.hover, now.pager, now.tab_indicator
  self.page_refs, self.event_refs, self.page_frames = {}, {}, {}
  for n = 1, PAGES do
    self.page_refs[n], self.page_frames[n] = pages[n - 1], pages[n - 1].frame
  end
  for n = 1, EVENTS do self.event_refs[n] = events[n - 1] end
  return self
end

local function configure(config, settings, level)
  local fields = {}
  for key, value in pairs(settings) do
    if key ~= "pages" then fields[key] = value end
  end
  status.set_fields(config, fields, level)
end

-- A config, the number of pages and their heights.
local function read(settings)
  local config = ffi.new("nslide_config")
  C.nslide_config_default(config, ffi.sizeof(config))
  configure(config, settings, 4)
  local pages = settings.pages or {}
  return config, #pages, ffi.new("double[?]", math.max(#pages, 1), pages)
end

-- A slide of settings (fields of nslide_config) and the content heights of its pages:
-- Slide.new { pages = { 3000, 1500 }, header_height = 220, hover_height = 48 }
function Slide.new(settings)
  local config, count, heights = read(settings)
  local code = C.nslide_create(config, count, heights, words)
  if code ~= 0 then status.refuse_creation(code) end
  return wrap(words[0])
end

-- A slide of bytes that slide:save() gave.
function Slide.restore(bytes)
  local code = C.nslide_restore(bytes, #bytes, words)
  if code ~= 0 then status.refuse_creation(code) end
  return wrap(words[0])
end

-- A slide of settings and pages for a window of another size, at the places of one that slide:save() gave: the same page,
-- the header collapsed by the same fraction.
function Slide.create_from(bytes, settings)
  local config, count, heights = read(settings)
  local code = C.nslide_create_from(config, count, heights, bytes, #bytes, words)
  if code ~= 0 then status.refuse_creation(code) end
  return wrap(words[0])
end

-- Ends the slide now, in place of when it is collected; every later call is refused as stale_handle.
function Slide:close()
  if not self.owner then return end
  ffi.gc(self.owner, nil)
  self.owner = nil
  C.nslide_destroy(self.handle)
end

-- Each frame ---------------------------------------------------------------------------------------------------------

-- Moves time on and answers the snapshot, which is slide.now: the same memory after every call.
function Slide:frame(time)
  check(self.handle, C.nslide_frame(self.handle, time, self.buffers))
  return self.now
end

-- The snapshot without moving time: after input, to see whether it was a tap.
function Slide:snapshot()
  check(self.handle, C.nslide_get_snapshot(self.handle, self.now))
  self.buffers.kept_of = KEEP -- the next frame is written in full
  return self.now
end

-- The numbers of all effects, from 0 on, and how many there are: the same memory after every call.
function Slide:effects()
  local values = self.effect_values
  if not values then
    values = ffi.new("double[?]", EFFECTS)
    self.effect_values = values
  end
  check(self.handle, C.nslide_get_effects(self.handle, values, EFFECTS, index))
  return values, index[0]
end

-- Whether content of the current page lies under the header, or under what is pinned.
function Slide:is_lifted()
  check(self.handle, C.nslide_is_lifted(self.handle, index))
  return index[0] ~= 0
end

-- When the picture changes next if no call comes before, for a pixel of so many points.
function Slide:next_change(pixel)
  check(self.handle, calls.nslide_get_next_change(self.handle, pixel, consumed))
  return consumed[0]
end

-- How far keys can still scroll in a direction, points: 0 where nothing can move.
function Slide:can_scroll(direction)
  check(self.handle, calls.nslide_can_scroll(self.handle, direction, consumed))
  return consumed[0]
end

-- Where a scroll bar's thumb is, and its length.
function Slide:bar(bar)
  check(self.handle, calls.nslide_get_bar(self.handle, bar, consumed, consumed + 1))
  return consumed[0], consumed[1]
end

-- The offsets for scroll_to at which a bar's thumb is at a position; AUTO for one that the bar leaves.
function Slide:bar_to_offsets(bar, position)
  check(self.handle, calls.nslide_bar_to_offsets(self.handle, bar, position, consumed, consumed + 1))
  return consumed[0], consumed[1]
end

local function next_page(self, n)
  n = n + 1
  if n <= self.buffers.page_count then return n, self.page_refs[n], self.page_frames[n] end
end

-- The pages that show, as of the last frame: for n, page, frame in slide:pages() do.
function Slide:pages() return next_page, self, 0 end

local function next_event(self, n)
  n = n + 1
  if n <= self.buffers.event_count then return n, self.event_refs[n] end
end

-- The events of the last frame: for n, event in slide:events() do.
function Slide:events() return next_event, self, 0 end

-- source: SOURCE_TOUCH where it is left out.
function Slide:pointer(action, id, x, y, time, source)
  check(self.handle, calls.nslide_pointer(self.handle, action, source or 0, id, x, y, time))
end

function Slide:wheel(unit, phase, shift, x, y, dx, dy)
  check(self.handle, calls.nslide_wheel(self.handle, unit, phase, shift, x, y, dx, dy))
end

-- Answers what was used of both amounts.
function Slide:session_update(dx, dy)
  check(self.handle, C.nslide_session_update(self.handle, dx, dy, consumed, consumed + 1))
  return consumed[0], consumed[1]
end

-- Calls that answer a status and nothing else, with the arguments of the header. Flags may be true and false.
local PLAIN = [[
  advance key session_begin session_end session_cancel scroll_to scroll_to_top retarget reveal retarget_reveal
  scroll_to_page set_header_height set_hover_height set_page_height shift_page insert_page remove_page move_page
  set_regions set_snap_areas set_fling_samples set_effects set_header_parts set_page_settings reload reload_keyed
  record_start record_stop begin_refresh end_refresh end_load tap_tab unobserve focus_snap_area
  autoscroll drag_thumb remake_page
]]
for name in PLAIN:gmatch("%S+") do
  local call = calls["nslide_" .. name]
  Slide[name] = function(self, ...) check(self.handle, call(self.handle, ...)) end
end

-- Now and then --------------------------------------------------------------------------------------------------------

-- Changes settings: slide:set { viewport_width = 844, viewport_height = 390 }
function Slide:set(settings)
  local config = self:config()
  configure(config, settings, 3)
  check(self.handle, C.nslide_set_config(self.handle, config))
end

function Slide:config()
  local config = ffi.new("nslide_config")
  config.struct_size = ffi.sizeof(config)
  check(self.handle, C.nslide_get_config(self.handle, config))
  return config
end

function Slide:page_settings(page)
  local settings = ffi.new("nslide_page_settings")
  settings.struct_size = ffi.sizeof(settings)
  check(self.handle, calls.nslide_get_page_settings(self.handle, page, settings))
  return settings
end

-- Puts this slide inside a page of another; without one it is on its own again.
function Slide:link(outer, axes)
  check(self.handle, calls.nslide_link(self.handle, outer and outer.handle or 0, axes or 0))
end

-- Where this slide lies in the page around it: what is revealed here then comes into view there too; without a page it
-- stays inside.
function Slide:set_link_place(page, y)
  check(self.handle, calls.nslide_set_link_place(self.handle, page or C.NSLIDE_NO_PAGE, y or 0))
end

-- Which tab lies at a point of the viewport: a page's index, nil where there is none.
function Slide:tab_at(x, y)
  check(self.handle, C.nslide_tab_at(self.handle, x, y, index))
  return index[0] >= 0 and index[0] or nil
end

-- A tab's x, y, width and height in the hover bar.
function Slide:tab(page)
  check(self.handle, calls.nslide_get_tab(self.handle, page, rect))
  return rect.x, rect.y, rect.width, rect.height
end

-- The page with a key of the host's, nil where there is none.
function Slide:find_page(key)
  check(self.handle, calls.nslide_find_page(self.handle, key, index))
  return index[0] >= 0 and index[0] or nil
end

-- What the ends that do not overscroll were given, and how far they are stretched if edge_shown is 1: pull_x, pull_y,
-- velocity_x, velocity_y, shown_x, shown_y.
function Slide:edge()
  check(self.handle, calls.nslide_get_edge(self.handle, edge))
  return edge.pull_x, edge.pull_y, edge.velocity_x, edge.velocity_y, edge.shown_x, edge.shown_y
end

-- A page, whether it shows or not: an nslide_page of its own.
function Slide:page(number)
  local page = ffi.new("nslide_page")
  check(self.handle, calls.nslide_get_page(self.handle, number, page))
  return page
end

-- A table of what a call writes into room for so many.
local function written(kind, room, call)
  local memory, found = ffi.new(kind .. "[?]", room), {}
  call(memory, index)
  for n = 1, index[0] do found[n] = memory[n - 1] end
  found.memory = memory -- what the entries lie in
  return found
end

-- The pages that were asked for and not given back.
function Slide:live_pages()
  local count = self.now.page_count
  return written("int32_t", count, function(memory)
    check(self.handle, calls.nslide_get_live_pages(self.handle, memory, count, index))
  end)
end

-- Where the parts of the header are: nslide_rects.
function Slide:header_parts()
  return written("nslide_rect", PARTS, function(memory)
    check(self.handle, calls.nslide_get_header_parts(self.handle, memory, PARTS, index))
  end)
end

-- A scroll view of the host's own has moved. Answers where views have to go: nslide_corrections; those that have no room
-- wait for poll_corrections. The token is that of the correction that moved it, if one did.
function Slide:observe(view, offset, moved_by, token)
  return written("nslide_correction", CORRECTIONS, function(memory)
    check(
      self.handle,
      calls.nslide_observe(self.handle, view, offset, moved_by or 0, token or 0, memory, CORRECTIONS, index)
    )
  end)
end

function Slide:poll_corrections()
  return written("nslide_correction", CORRECTIONS, function(memory)
    check(self.handle, calls.nslide_poll_corrections(self.handle, memory, CORRECTIONS, index))
  end)
end

-- The state's hash: 16 hexadecimal digits.
function Slide:state_hash()
  check(self.handle, C.nslide_state_hash(self.handle, words))
  return bit.tohex(words[0], 16)
end

function Slide:save()
  C.nslide_save(self.handle, nil, 0, size)
  local bytes = ffi.new("uint8_t[?]", size[0])
  check(self.handle, C.nslide_save(self.handle, bytes, size[0], size))
  return ffi.string(bytes, size[0])
end

-- What waits of the record; "" where nothing does.
function Slide:record_read()
  self.record_memory = self.record_memory or ffi.new("uint8_t[65536]")
  local parts = {}
  repeat
    check(self.handle, C.nslide_record_read(self.handle, self.record_memory, 65536, size))
    parts[#parts + 1] = ffi.string(self.record_memory, size[0])
  until size[0] == 0
  return table.concat(parts)
end

return Slide
