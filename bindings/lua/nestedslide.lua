-- NestedSlide for LuaJIT 2.1 and LÖVE, through the FFI: no compiler, no module to build. Names, units and ranges are
-- those of nestedslide.h, whose comments are the manual; what a call refuses is a Lua error with status, name, message.
--
--   local ns = require("nestedslide")
--   local slide = ns.slide { pages = { 3000, 1500 }, header_height = 220, hover_height = 48 }
--   slide:pointer(ns.POINTER_DOWN, finger, x, y, time)
--   local now = slide:frame(time)
local C = require("nestedslide.library")
local Slide = require("nestedslide.slide")
local List = require("nestedslide.list")

local module = {
  C = C, -- every function of the header, as it is
  slide = Slide.new,
  restore = Slide.restore,
  create_from = Slide.create_from,
  list = List.new,
  version = C.nslide_version(),
  AUTO = -1.0e300, -- leaves a value to the engine
  NO_PAGE = -1,
  MAX_POINTERS = 8,
}

-- Enumerators without their prefix: ns.POINTER_DOWN is NSLIDE_POINTER_DOWN. Looked up once, a plain field from then on.
setmetatable(module, {
  __index = function(self, name)
    local found, value = pcall(function() return C["NSLIDE_" .. name] end)
    if not found then error("nestedslide has no " .. tostring(name), 2) end
    self[name] = value
    return value
  end,
})

return module
