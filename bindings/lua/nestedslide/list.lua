-- A list: the items of one page, laid out by the engine. Methods are named as the functions of nestedslide.h.
-- Sections and items count from 0, as there.
local ffi = require("ffi")
local C = require("nestedslide.library")
local calls = require("nestedslide.calls")
local status = require("nestedslide.status")

local check = status.check

local List = {}
List.__index = List

local handle_out = ffi.new("uint64_t[1]")
local count = ffi.new("int32_t[1]")
local pair = ffi.new("int32_t[2]")
local number = ffi.new("double[1]")

-- Room for more items, with a reference to each and to its frame, so that reading them makes no garbage.
local function grow(self, capacity)
  self.memory, self.capacity = ffi.new("nslide_item[?]", capacity), capacity
  for n = 1, capacity do
    self.items[n], self.frames[n] = self.memory[n - 1], self.memory[n - 1].frame
  end
end

-- A list of settings: fields of nslide_list_config.
function List.new(settings)
  local config = ffi.new("nslide_list_config")
  C.nslide_list_config_default(config, ffi.sizeof(config))
  status.set_fields(config, settings or {}, 2)
  local code = C.nslide_list_create(config, handle_out)
  if code ~= 0 then status.refuse_creation(code) end
  local owner = ffi.gc(ffi.new("nslide_list[1]", handle_out[0]), function(it) C.nslide_list_destroy(it[0]) end)
  local self = setmetatable({ handle = owner[0], owner = owner, seen = 0, items = {}, frames = {} }, List)
  grow(self, 64)
  return self
end

-- Ends the list now, in place of when it is collected; every later call is refused as stale_handle.
function List:close()
  if not self.owner then return end
  ffi.gc(self.owner, nil)
  self.owner = nil
  C.nslide_list_destroy(self.handle)
end

-- A copy of the settings.
function List:config()
  local config = ffi.new("nslide_list_config")
  config.struct_size = ffi.sizeof(config)
  check(self.handle, C.nslide_list_get_config(self.handle, config))
  return config
end

-- Changes settings: fields of nslide_list_config.
function List:set(settings)
  local config = self:config()
  status.set_fields(config, settings, 2)
  check(self.handle, C.nslide_list_set_config(self.handle, config))
end

function List:attach(slide, page)
  check(self.handle, calls.nslide_list_attach(self.handle, slide.handle, page))
  self.slide = slide -- the list needs its page as long as it lives
end

-- As many as there are items, which the library reads.
local function heights_of(heights, items)
  if not heights then return nil end
  if #heights ~= items then status.refuse(C.NSLIDE_ERROR_INVALID_ARGUMENT, "heights: one for each item is needed", 3) end
  return ffi.new("double[?]", math.max(items, 1), heights)
end

-- A section of `items` items before another; settings are fields of nslide_section, heights a table or nil.
function List:insert_section(before, settings, items, heights)
  local section = ffi.new("nslide_section")
  C.nslide_section_default(section, ffi.sizeof(section))
  status.set_fields(section, settings or {}, 2)
  check(self.handle, calls.nslide_list_insert_section(self.handle, before, section, items, heights_of(heights, items)))
end

-- A copy of a section's settings.
function List:section(index)
  local section = ffi.new("nslide_section")
  section.struct_size = ffi.sizeof(section)
  check(self.handle, calls.nslide_list_get_section(self.handle, index, section))
  return section
end

-- Changes settings of a section.
function List:set_section(index, settings)
  local section = self:section(index)
  status.set_fields(section, settings, 2)
  check(self.handle, calls.nslide_list_set_section(self.handle, index, section))
end

function List:insert_items(section, before, items, heights)
  check(self.handle, calls.nslide_list_insert_items(self.handle, section, before, items, heights_of(heights, items)))
end

function List:set_heights(section, first, heights)
  check(self.handle, calls.nslide_list_set_heights(self.handle, section, first, #heights, heights_of(heights, #heights)))
end

-- Calls that answer a status and nothing else, with the arguments of the header. Flags may be true and false.
local PLAIN = "detach set_offset remove_sections move_section remove_items set_item_count move_item set_anchor scroll_to"
for name in PLAIN:gmatch("%S+") do
  local call = calls["nslide_list_" .. name]
  List[name] = function(self, ...) check(self.handle, call(self.handle, ...)) end
end

local function next_item(self, n)
  n = n + 1
  if n <= self.seen then return n, self.items[n], self.frames[n] end
end

-- What is seen, in the order to draw it: for n, item, frame in list:visible() do. Frames lie in the page's content.
-- More than is seen can be asked for, in points above and below.
function List:visible(above, below)
  local handle = self.handle
  local code = C.nslide_list_get_visible(handle, above or 0, below or 0, self.memory, self.capacity, count)
  if code == -9 then -- NSLIDE_ERROR_BUFFER_TOO_SMALL
    grow(self, count[0] * 2)
    code = C.nslide_list_get_visible(handle, above or 0, below or 0, self.memory, self.capacity, count)
  end
  check(handle, code)
  self.seen = count[0]
  return next_item, self, 0
end

-- First section and item, last section and item of what is seen; nil where there is nothing.
function List:range(above, below)
  local range = ffi.new("nslide_item_range")
  check(self.handle, C.nslide_list_get_range(self.handle, above or 0, below or 0, range))
  if range.first_section >= 0 then return range.first_section, range.first_item, range.last_section, range.last_item end
end

-- Section and item at a point of the content; nil where there is none. Headers are item -1, footers -2.
function List:item_at(x, y)
  check(self.handle, C.nslide_list_item_at(self.handle, x, y, pair, pair + 1))
  if pair[0] >= 0 then return pair[0], pair[1] end
end

-- Section and item of a number counted through all sections.
function List:find_item(n)
  check(self.handle, calls.nslide_list_find_item(self.handle, n, pair, pair + 1))
  return pair[0], pair[1]
end

-- The offset that brings an item to a place, `align` as ALIGN_.
function List:item_offset(section, item, align)
  check(self.handle, calls.nslide_list_get_item_offset(self.handle, section, item, align, number))
  return number[0]
end

-- A new nslide_rect[] of `items` frames, seen or not.
function List:item_frames(section, first, items)
  -- Before there is memory for so many, which may not be there.
  if type(items) ~= "number" or not (items <= self:state().item_count) then
    status.refuse(C.NSLIDE_ERROR_OUT_OF_RANGE, "count: there are not so many items", 2)
  end
  local frames = ffi.new("nslide_rect[?]", math.max(items, 1))
  check(self.handle, calls.nslide_list_get_frames(self.handle, section, first, items, frames))
  return frames
end

function List:state()
  local state = ffi.new("nslide_list_state")
  state.struct_size = ffi.sizeof(state)
  check(self.handle, C.nslide_list_get_state(self.handle, state))
  return state
end

-- What came into view and went out since the last call, for hosts with a pool of views: a new nslide_item_change[],
-- and how many it has.
function List:update(above, below)
  local changes = ffi.new("nslide_item_change[?]", self.capacity)
  local code = C.nslide_list_update(self.handle, above or 0, below or 0, changes, self.capacity, count)
  if code == -9 then
    changes = ffi.new("nslide_item_change[?]", count[0])
    code = C.nslide_list_update(self.handle, above or 0, below or 0, changes, count[0], count)
  end
  check(self.handle, code)
  return changes, count[0]
end

return List
