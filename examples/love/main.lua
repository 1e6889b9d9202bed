-- A game's inventory on NestedSlide: LÖVE gives input, time and a picture, the engine says where everything is.
local options, problem = require("options")(love.arg.parseGameArguments(arg))
if not options then
  io.stderr:write(problem, "\n")
  os.exit(2)
end

-- Who plays a file waits for an end, not for someone to read LÖVE's own screen.
if options.session or options.script or options.screenshot then
  function love.errorhandler(message)
    io.stderr:write(debug.traceback(tostring(message), 2), "\n")
    return function() return 1 end
  end
end

if options.session then
  return require("session").play_file(options.session), love.event.quit()
end

local app = require("app")
local screenshot = require("screenshot")

local started = love.timer.getTime()
local running = true

local function open_window()
  local width, height = (options.size or "390x844"):match("^(%d+)x(%d+)$")
  local scale = tonumber(options.scale or 1)
  love.window.setTitle("Inventory")
  assert(love.window.setMode(width * scale, height * scale, { resizable = true, minwidth = 280, minheight = 400 }))
  love.keyboard.setKeyRepeat(true)
  app.load(scale)
end

-- A record is written as it grows: whatever becomes of the program, it is there.
local function write_record()
  if options.record_file then options.record_file:write(app.slide:record_read()) options.record_file:flush() end
end

local function handle(name, ...)
  if name == "quit" then
    running = false
  elseif name == "resize" then
    app.resize()
  elseif name == "visible" or name == nil then
    app.expose() -- the window was uncovered: SDL tells, LÖVE has no name for it
  elseif love.handlers[name] then
    app.catch_up()
    love.handlers[name](...)
  end
end

local function dispatch()
  love.event.pump()
  for name, a, b, c, d, e, f in love.event.poll() do handle(name, a, b, c, d, e, f) end
end

local function close()
  if options.trace then print("quit " .. app.report()) end
  if options.record_file then
    app.slide:record_stop()
    write_record()
    options.record_file:close()
  end
  return 0
end

function app.at_rest()
  write_record()
  if options.screenshot then
    screenshot(options.screenshot)
    app.draw()
    options.screenshot = nil
    love.event.quit()
  end
end

-- In place of LÖVE's own loop, which draws without end: here a frame is drawn only where something has changed, and
-- while nothing does the program sleeps until there is input.
function love.run()
  io.stdout:setvbuf("line")
  local slept_at -- how many frames had been drawn
  open_window()
  require("input").load(app)
  if options.record then
    options.record_file = assert(io.open(options.record, "wb"))
    app.slide:record_start()
  end
  app.frame()
  if options.script then
    require("script")(app, options.script, dispatch)
    return close
  end
  if options.screenshot then app.at_rest() end
  return function()
    -- All that comes at once has one time: when each event came, LÖVE does not tell.
    app.clock = love.timer.getTime() - started
    dispatch()
    if not running then return close() end
    if app.needs_frame() then
      if app.is_due() then app.frame() end
      love.timer.sleep(0.001)
    else
      if options.trace and slept_at ~= app.drawn then print("idle " .. app.report()) end
      slept_at = app.drawn
      local name, a, b, c, d, e, f = love.event.wait()
      app.clock = love.timer.getTime() - started
      handle(name, a, b, c, d, e, f)
    end
  end
end
