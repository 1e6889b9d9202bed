-- The library's functions, with a check of each integer before it goes over. The FFI converts without a word: 2^31 becomes
-- -2^31, and 1e300 whatever the processor makes of it, so a page that there is not would be another one.
local ffi = require("ffi")
local C = require("nestedslide.library")
local functions = require("nestedslide.functions")
local status = require("nestedslide.status")

local FLAGS = { animated = true, shift = true, reset = true }

local checks = {}

function checks.int32(name, value)
  local whole = type(value) == "cdata" and tonumber(value) or value
  if type(whole) ~= "number" or whole % 1 ~= 0 then
    status.refuse(C.NSLIDE_ERROR_INVALID_ARGUMENT, name .. ": must be a whole number", 3)
  end
  if whole < -2 ^ 31 or whole >= 2 ^ 31 then
    status.refuse(C.NSLIDE_ERROR_OUT_OF_RANGE, name .. ": does not fit into 32 bits", 3)
  end
end

function checks.flag(name, value)
  if type(value) ~= "boolean" then checks.int32(name, value) end
end

-- Identities and keys: a Lua number, or an int64_t or uint64_t of the FFI's.
function checks.int64(name, value)
  if type(value) == "cdata" and (ffi.istype("int64_t", value) or ffi.istype("uint64_t", value)) then return end
  if type(value) ~= "number" or value % 1 ~= 0 or value < -2 ^ 63 or value >= 2 ^ 63 then
    status.refuse(C.NSLIDE_ERROR_INVALID_ARGUMENT, name .. ": must be a whole number of 64 bits", 3)
  end
end

function checks.nothing_more(count)
  if count > 0 then error("too many arguments", 4) end
end

-- Written as source, so that each has the parameters of its declaration and makes no garbage.
local function checked(name, parameters)
  local names, lines = {}, {}
  for declaration in parameters:gmatch("[^,]+") do
    local kind, parameter = declaration:match("^(.-)([%w_]+)$")
    names[#names + 1] = parameter
    kind = kind:match("^%s*(.-)%s*$")
    local check = kind == "int32_t" and (FLAGS[parameter] and "flag" or "int32") or kind == "int64_t" and "int64"
    if check then lines[#lines + 1] = ("checks.%s(%q, %s)"):format(check, parameter, parameter) end
  end
  local list = table.concat(names, ", ")
  local source = ("local C, checks = ...\nreturn function(%s, ...)\nchecks.nothing_more(select('#', ...))\n%s\n"
    .. "return C.%s(%s)\nend"):format(list, table.concat(lines, "\n"), name, list)
  return assert(loadstring(source, "=" .. name))(C, checks)
end

local calls = {}
for name, parameters in functions:gmatch("nslide_status (nslide_[%w_]+)(%b())%s*;") do
  calls[name] = checked(name, parameters:sub(2, -2):gsub("%s+", " "))
end

return calls
