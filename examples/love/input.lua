-- What LÖVE tells of fingers, mouse, wheel, keys and gamepad, given to the engine: every event once, in its order.
local ns = require("nestedslide")

local MOUSE = 0 -- the mouse's number among the pointers; fingers count from 1

local input = {}

local app
local pointers = {} -- by number: where it is, and whether it went down on the panel: the engine never hears of that one
local fingers, down = {}, 0

function input.load(application) app = application end

local function press(pointer, x, y)
  local panel = app.panel_at(x, y) ~= nil
  if not panel then
    if down == ns.MAX_POINTERS then return end
    app.slide:pointer(ns.POINTER_DOWN, pointer, x, y, app.clock, pointer == MOUSE and ns.SOURCE_MOUSE or nil)
    app.fed()
    down = down + 1
  end
  pointers[pointer] = { x = x, y = y, panel = panel }
  app.held = not panel and pointers[pointer] or nil
end

local function move(pointer, x, y)
  local held = pointers[pointer]
  if not held or held.panel then return end
  held.x, held.y = x, y
  app.slide:pointer(ns.POINTER_MOVE, pointer, x, y, app.clock)
  app.fed()
end

-- `action` is POINTER_UP or POINTER_CANCEL. Whether it was a tap the engine knows.
local function lift(action, pointer, x, y)
  local held = pointers[pointer]
  if not held then return end
  pointers[pointer], app.held = nil, nil
  if held.panel then
    if action == ns.POINTER_UP then app.tap_panel(x, y) end
  else
    down = down - 1
    app.slide:pointer(action, pointer, x, y, app.clock)
    app.fed()
    if app.slide:snapshot().touch == ns.TOUCH_TAPPED then app.tap(x, y) end
  end
end

-- The window's pixels in points of the viewport.
local function points(x, y) return x / app.scale, y / app.scale end

-- LÖVE names a finger by an address; the engine wants a number, the lowest that is free.
function love.touchpressed(id, x, y)
  local finger = 1
  while pointers[finger] do finger = finger + 1 end
  fingers[id] = finger
  press(finger, points(x, y))
end

function love.touchmoved(id, x, y)
  if fingers[id] then move(fingers[id], points(x, y)) end
end

function love.touchreleased(id, x, y)
  if not fingers[id] then return end
  lift(ns.POINTER_UP, fingers[id], points(x, y))
  fingers[id] = nil
end

-- A finger also comes as a mouse, with `istouch`: that has been heard already.
function love.mousepressed(x, y, button, istouch)
  if button == 1 and not istouch then press(MOUSE, points(x, y)) end
end

function love.mousemoved(x, y, _, _, istouch)
  if not istouch then move(MOUSE, points(x, y)) end
end

function love.mousereleased(x, y, button, istouch)
  if button == 1 and not istouch then lift(ns.POINTER_UP, MOUSE, points(x, y)) end
end

-- A wheel's y grows upwards; the engine's amounts are in the direction of the offset. None comes between the touches.
function love.wheelmoved(dx, dy)
  if down > 0 then return end
  local shift = love.keyboard.isDown("lshift", "rshift")
  local x, y = points(love.mouse.getPosition())
  app.slide:wheel(ns.WHEEL_NOTCH, ns.WHEEL_PHASE_NONE, shift, x, y, dx, -dy)
  app.fed()
end

-- Where the window loses the focus, a finger's release may never come.
function love.focus(focused)
  if focused then return end
  for pointer, held in pairs(pointers) do lift(ns.POINTER_CANCEL, pointer, held.x, held.y) end
  fingers = {}
end

local KEYS = {
  up = ns.KEY_UP, down = ns.KEY_DOWN, pageup = ns.KEY_PAGE_UP, pagedown = ns.KEY_PAGE_DOWN, space = ns.KEY_SPACE,
  home = ns.KEY_HOME, ["end"] = ns.KEY_END, left = ns.KEY_LEFT, right = ns.KEY_RIGHT,
}
local STEPS = { w = { 0, -1 }, a = { -1, 0 }, s = { 0, 1 }, d = { 1, 0 } }

local function key(code)
  app.slide:key(code)
  app.fed()
end

function love.keypressed(name)
  if KEYS[name] then
    key(KEYS[name])
  elseif STEPS[name] then
    app.step_selection(unpack(STEPS[name]))
  elseif name == "return" then
    app.use()
  elseif name == "escape" then
    app.back()
  elseif name:match("^[1-5]$") then
    app.tap_tab(tonumber(name) - 1)
  end
end

local BUTTONS = {
  dpup = { 0, -1 }, dpdown = { 0, 1 }, dpleft = { -1, 0 }, dpright = { 1, 0 },
}

-- A pad chooses with its cross and turns pages with its shoulders.
function love.gamepadpressed(_, button)
  if BUTTONS[button] then
    app.step_selection(unpack(BUTTONS[button]))
  elseif button == "leftshoulder" then
    key(ns.KEY_LEFT)
  elseif button == "rightshoulder" then
    key(ns.KEY_RIGHT)
  elseif button == "a" then
    app.use()
  elseif button == "b" then
    app.back()
  end
end

return input
