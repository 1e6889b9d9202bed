-- Finds the library, loads it, and makes sure that it is the one these declarations belong to.
local ffi = require("ffi")
require("nestedslide.types")
require("nestedslide.functions")

local VERSION, ABI_VERSION = 3000, 0 -- NSLIDE_VERSION, NSLIDE_ABI_VERSION
local FILES = { Windows = "NestedSlideC.dll", OSX = "libNestedSlideC.dylib" }
local FILE = FILES[ffi.os] or "libNestedSlideC.so.0"

-- The platform's name among the project's archives, so that a program can bring the library for several.
local function platform()
  if ffi.os == "OSX" then return "macos" end
  local processors = { x64 = "x86_64", arm64 = ffi.os == "Linux" and "aarch64" or "arm64", arm = "armv7hf" }
  return ffi.os:lower() .. "-" .. (processors[ffi.arch] or ffi.arch)
end

local STRUCTS = {
  "config", "page_settings", "snapshot", "page", "event", "frame_buffers", "header_part", "correction", "edge",
  "region", "snap_area", "list_config", "section", "list_state", "item", "item_range", "item_change",
  "motion", "pointer_sample",
}

-- Where this program's source is: in LÖVE the game's folder or archive, else the folder of this module's parent.
local function beside_the_source()
  if love and love.filesystem then
    local source = love.filesystem.getSource()
    return love.filesystem.isFused() and love.filesystem.getSourceBaseDirectory()
      or source:match("%.love$") and source:match("^(.*)[/\\]") or source
  end
  return debug.getinfo(1, "S").source:match("^@(.*)nestedslide/library%.lua$") .. "."
end

-- The first place that has it: what the environment names; beside the source, there also in lib/linux-x86_64 and the
-- like; the system's.
local function open()
  local named = os.getenv("NESTEDSLIDE_LIBRARY")
  local beside = beside_the_source()
  local places = named and named ~= "" and { named }
    or { beside .. "/" .. FILE, beside .. "/lib/" .. platform() .. "/" .. FILE, FILE }
  local reasons = {}
  for _, place in ipairs(places) do
    local found, library = pcall(ffi.load, place)
    if found then return library, place end
    reasons[#reasons + 1] = "\n  " .. place .. ": " .. tostring(library)
  end
  error("the NestedSlide library was not found; NESTEDSLIDE_LIBRARY can name its file:" .. table.concat(reasons), 0)
end

local function check(library, place)
  local version, abi = library.nslide_version(), library.nslide_abi_version()
  -- Before 1.0 any minor version may differ.
  if abi ~= ABI_VERSION or math.floor(version / 1000) ~= math.floor(VERSION / 1000) then
    error(("%s is version %d of ABI %d, this binding is for version %d of ABI %d"):format(
      place, version, abi, VERSION, ABI_VERSION), 0)
  end
  for kind, name in ipairs(STRUCTS) do
    local theirs, ours = tonumber(library.nslide_struct_size(kind - 1)), ffi.sizeof("nslide_" .. name)
    if theirs ~= ours then
      error(("%s has nslide_%s of %d bytes, this binding of %d"):format(place, name, theirs, ours), 0)
    end
  end
  return library
end

return check(open())
