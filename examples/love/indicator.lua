-- The slim scroll indicator: the engine says where, this fades it after everything has come to rest.
local ns = require("nestedslide")
local theme = require("theme")
local content = require("content")

local HOLD, FADE = 0.5, 0.3 -- seconds

local indicator = { alpha = 0 }

-- Answers whether it is fading still.
function indicator.step(now, clock)
  if now.at_rest == 0 then
    indicator.alpha, indicator.rested = 1, clock
  elseif indicator.rested then
    indicator.alpha = math.min(1, math.max(0, 1 - (clock - indicator.rested - HOLD) / FADE))
    if indicator.alpha == 0 then indicator.rested = nil end
  end
  return now.at_rest == 1 and indicator.rested ~= nil
end

function indicator.draw(now, width)
  local top, length
  if now.indicator == ns.INDICATOR_PAGE then
    local least, room = content.THUMB_LEAST, now.pager.height
    top, length = now.page_bar_position, now.page_bar_length
    -- That of a million notes is no shorter, and still goes from end to end.
    if length > 0 and length < least and least < room then
      top, length = top * (room - least) / (room - length), least
    end
    top = now.pager.y + top
  elseif now.indicator == ns.INDICATOR_OUTER then
    top, length = now.outer_bar_position, now.outer_bar_length
  end
  if not top or indicator.alpha == 0 then return end
  theme.paint(theme.ink, 0.5 * indicator.alpha)
  local across, inset = content.THUMB_WIDTH, content.THUMB_INSET
  local height = math.max(across, length - 2 * inset)
  love.graphics.rectangle("fill", width - inset - across, top + inset, across, height, across / 2)
end

return indicator
