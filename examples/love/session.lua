-- Plays a session, a call a line, and answers what its `expect` lines should be: how bindings are compared.
local ns = require("nestedslide")

local TICKS_PER_SECOND, FRAME = 1024, 17

local play = {}
local slide, events, bytes

function play.create(width, height, header, hover, ...)
  slide = ns.slide {
    pages = { ... }, viewport_width = width, viewport_height = height, header_height = header, hover_height = hover,
  }
  slide:record_start()
  events, bytes = 0, 0
end

function play.pointer(action, id, x, y, ticks) slide:pointer(action, id, x, y, ticks / TICKS_PER_SECOND) end

function play.wheel(...) slide:wheel(...) end

function play.key(key) slide:key(key) end

function play.page(index, animated) slide:scroll_to_page(index, animated) end

function play.resize(width, height) slide:set { viewport_width = width, viewport_height = height } end

function play.frames(first, count)
  for n = 0, count - 1 do
    slide:frame((first + n * FRAME) / TICKS_PER_SECOND)
    for _ in slide:events() do events = events + 1 end
  end
end

function play.expect()
  bytes = bytes + #slide:record_read()
  return ("expect %s %d %d"):format(slide:state_hash(), events, bytes)
end

local session = {}

function session.play(text)
  local answers = {}
  for line in text:gmatch("[^\n]+") do
    local operation = line:match("^%l+")
    if operation then
      local numbers = {}
      -- An expected hash is no number; expect takes none.
      for word in line:gmatch("%s(%S+)") do numbers[#numbers + 1] = tonumber(word) or 0 end
      answers[#answers + 1] = play[operation](unpack(numbers))
    end
  end
  return table.concat(answers, "\n") .. "\n"
end

function session.play_file(path)
  local file = assert(io.open(path))
  io.write(session.play(file:read("*a")))
  file:close()
end

return session
