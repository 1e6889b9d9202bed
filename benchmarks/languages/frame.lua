-- As frame.c, in the time of this process.
local ns = require("nestedslide")

local slide = ns.slide { pages = { 200000 }, header_height = 220, hover_height = 48 }
local time, velocity, sum, least = 0, 20000, 0, math.huge
for _ = 1, 9 do
  local spent = 0
  for _ = 1, 40 do
    slide:session_begin(ns.SOURCE_TOUCH, 195, 600)
    slide:session_end(0, velocity)
    velocity = -velocity
    local began = os.clock()
    for _ = 1, 600 do
      time = time + 1 / 120
      local now = slide:frame(time)
      sum = sum + now.outer + now.inner + slide.header.y + slide.buffers.event_count
    end
    spent = spent + os.clock() - began
  end
  least = math.min(least, spent)
end
assert(sum ~= 0, "nothing moved")
print(("%.1f"):format(least / 24000 * 1e9))
