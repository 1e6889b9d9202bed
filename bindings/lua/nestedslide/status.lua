-- Statuses as Lua errors: a table with status, name and message, which prints as a sentence.
local ffi = require("ffi")
local C = require("nestedslide.library")

local Refusal = {}
Refusal.__index = Refusal

function Refusal:__tostring()
  return self.message == "" and self.name or self.name .. ": " .. self.message
end

-- Raises what a call answered that was not OK. `level` as Lua's error counts it, from the caller of this.
local function refuse(code, message, level)
  local refusal = { status = code, name = ffi.string(C.nslide_status_name(code)), message = message or "" }
  error(setmetatable(refusal, Refusal), (level or 1) + 1)
end

-- What every method ends with. The message has to be asked for at once: it is that of the last failing call.
local function check(handle, code)
  if code ~= 0 then refuse(code, ffi.string(C.nslide_error_message(handle)), 3) end
end

-- What a function ends with that has no handle to ask yet. Then the message is that of handle 0.
local function refuse_creation(code) refuse(code, ffi.string(C.nslide_error_message(0)), 3) end

-- Sets fields of a struct. What an integer field cannot hold is refused: the FFI would store another number.
local function set_fields(struct, settings, level)
  for key, value in pairs(settings) do
    struct[key] = value
    if type(value) == "number" and value == value and struct[key] ~= value then
      refuse(C.NSLIDE_ERROR_INVALID_ARGUMENT, key .. ": must be a whole number of 32 bits", (level or 1) + 1)
    end
  end
end

return { check = check, refuse = refuse, refuse_creation = refuse_creation, set_fields = set_fields }
