-- Input from a file, for tests and films: handed to SDL as a driver would, on a clock that only the script moves.
--   touch down|move|up FINGER X Y     and also the mouse event that SDL makes of a finger
--   mouse down|move|up X Y
--   wheel DX DY                       in notches, DY upwards
--   key NAME
--   blur                              the window loses the focus
--   frames COUNT                      17 ticks apart, where there is anything to draw; a tick is 1/1024 s
--   wait TICKS                        without a frame
--   rest                              frames a quarter of a second apart, until nothing is left to draw
--   state                             prints a line
--   screenshot FILE
local ffi = require("ffi")
local screenshot = require("screenshot")

ffi.cdef([[
typedef union script_event {
  struct { uint32_t type, timestamp; int64_t touch, finger; float x, y, dx, dy, pressure; uint32_t window; } finger;
  struct { uint32_t type, timestamp, window, which, state; int32_t x, y, dx, dy; } motion;
  struct { uint32_t type, timestamp, window, which; uint8_t button, state, clicks, padding; int32_t x, y; } button;
  struct { uint32_t type, timestamp, window, which; int32_t x, y; uint32_t direction; float fine_x, fine_y; } wheel;
  uint8_t size[128];
} script_event;
int SDL_PushEvent(script_event *event);
void SDL_PumpEvents(void);
void SDL_FlushEvents(uint32_t first, uint32_t last);
]])

local TICKS_PER_SECOND, FRAME, QUARTER = 1024, 17, 256
local FIRST_INPUT, LAST_INPUT = 0x300, 0x7ff
local FINGER = { down = 0x700, up = 0x701, move = 0x702 }
local MOUSE = { down = 0x401, up = 0x402, move = 0x400 }
local MADE_OF_A_FINGER = 0xffffffff -- SDL_TOUCH_MOUSEID

return function(app, path, dispatch)
  local sdl = ffi.load("libSDL2-2.0.so.0")
  local ticks = 0

  local play = {}

  function play.wait(length)
    ticks = ticks + length
    app.clock = ticks / TICKS_PER_SECOND
  end

  -- What the real mouse does meanwhile is no part of the script.
  local function push(event)
    sdl.SDL_PumpEvents()
    sdl.SDL_FlushEvents(FIRST_INPUT, LAST_INPUT)
    assert(sdl.SDL_PushEvent(event) == 1)
    dispatch()
  end

  local function mouse(action, x, y, which)
    local event = ffi.new("script_event")
    if action == "move" then
      event.motion.type, event.motion.which = MOUSE.move, which
      event.motion.x, event.motion.y = x * app.scale, y * app.scale
    else
      event.button.type, event.button.which = MOUSE[action], which
      event.button.button, event.button.clicks, event.button.state = 1, 1, action == "down" and 1 or 0
      event.button.x, event.button.y = x * app.scale, y * app.scale
    end
    push(event)
  end

  function play.touch(action, finger, x, y)
    local event = ffi.new("script_event")
    event.finger.type, event.finger.touch, event.finger.finger = FINGER[action], 1, tonumber(finger)
    event.finger.x, event.finger.y, event.finger.pressure = x / app.width, y / app.height, 1
    push(event)
    mouse(action, x, y, MADE_OF_A_FINGER)
  end

  function play.mouse(action, x, y)
    mouse(action, x, y, 0)
  end

  function play.wheel(dx, dy)
    local event = ffi.new("script_event")
    event.wheel.type, event.wheel.x, event.wheel.y = 0x403, tonumber(dx), tonumber(dy)
    event.wheel.fine_x, event.wheel.fine_y = tonumber(dx), tonumber(dy)
    push(event)
  end

  function play.key(name)
    love.event.push("keypressed", name, name, false)
    dispatch()
  end

  function play.blur()
    love.event.push("focus", false)
    dispatch()
  end

  local function step(length)
    play.wait(length)
    if app.is_due() then app.frame() end
  end

  function play.frames(count)
    for _ = 1, tonumber(count) do step(FRAME) end
  end

  function play.rest()
    while app.needs_frame() do step(QUARTER) end
  end

  function play.state() print(app.report()) end

  function play.screenshot(file)
    screenshot(file)
    app.expose()
    app.frame()
  end

  for line in io.lines(path) do
    local words = {}
    for word in line:gsub("#.*", ""):gmatch("%S+") do words[#words + 1] = word end
    if words[1] then play[words[1]](unpack(words, 2)) end
  end
end
