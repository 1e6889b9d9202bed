-- The inn's guestbook, the last page: a million notes below the headers of their months; only what is seen is drawn.
local ns = require("nestedslide")
local theme = require("theme")
local content = require("content")
local notes = require("notes")

local graphics = love.graphics

local MARGIN, TEXT, DISC = content.MARGIN, content.NOTE_TEXT_LEFT, content.AVATAR_SIDE / 2 -- DISC is a radius
local HEADER = 40 -- as high as those of the items

local guestbook = {}

function guestbook.load(slide, page)
  guestbook.page, guestbook.list = page, ns.list()
  for index, month in ipairs(notes.months) do
    local heights = {}
    for n = 1, month.count do heights[n] = content.NOTE_HEIGHTS[notes.line_count(month.first + n - 1)] end
    guestbook.list:insert_section(index - 1, { header_height = HEADER }, month.count, heights)
  end
  guestbook.list:attach(slide, page)
  guestbook.discs = {}
  for n, pair in ipairs(content.DISCS) do guestbook.discs[n] = theme.mix(theme.hex(pair[1]), theme.hex(pair[2]), 0.5) end
end

local function draw_header(month, x, y, width)
  theme.paint(theme.backdrop)
  graphics.rectangle("fill", x, y, width, HEADER)
  theme.paint(theme.gold)
  theme.lozenge(x + MARGIN + 5, y + HEADER / 2, 4.5)
  local text, spread = theme.spaced(theme.fonts.label, month.title:upper(), 1.4)
  graphics.draw(text, x + MARGIN + 18, y + 12)
  theme.paint(theme.secondary)
  graphics.setFont(theme.fonts.caption)
  local at = x + width - MARGIN - theme.fonts.caption:getWidth(month.written)
  graphics.print(month.written, at, y + 12)
  theme.paint(theme.hairline)
  graphics.rectangle("fill", x + MARGIN + 30 + spread, y + HEADER / 2, at - x - MARGIN - 42 - spread, 1)
end

local function draw_note(month, number, x, y, width, height)
  local author, fonts = notes.author(number), theme.fonts
  theme.paint(guestbook.discs[notes.disc(number)])
  graphics.circle("fill", x + MARGIN + DISC, y + content.AVATAR_TOP + DISC, DISC)
  theme.paint(theme.ink)
  graphics.setFont(fonts.title)
  local initials, center = author:sub(1, 1) .. author:match(" (.)"), y + content.AVATAR_TOP + DISC
  graphics.print(initials, theme.round(x + MARGIN + DISC - fonts.title:getWidth(initials) / 2),
    theme.round(center - fonts.title:getHeight() / 2))
  graphics.setFont(fonts.compact)
  graphics.print(author, x + TEXT, y + content.AUTHOR_TOP + 2)
  theme.paint(theme.secondary)
  graphics.setFont(fonts.caption)
  local place = "#" .. notes.grouped(number + 1) .. "  ·  " .. notes.time(month, number)
  graphics.print(place, theme.round(x + width - MARGIN - fonts.caption:getWidth(place)), y + content.AUTHOR_TOP + 5)
  graphics.setFont(fonts.body)
  for line = 0, notes.line_count(number) - 1 do
    graphics.print(notes.line(number, line), x + TEXT, y + content.LINES_TOP + 1 + 20 * line)
  end
  theme.paint(theme.hairline)
  graphics.rectangle("fill", x + TEXT, y + height - 1, width - TEXT, 1)
end

-- Draws the page where it shows.
function guestbook.draw(slide, width)
  for _, page, frame in slide:pages() do
    if page.index == guestbook.page then
      graphics.push("all")
      local pager = slide.pager
      theme.intersect(pager.x, pager.y, pager.width, pager.height)
      local x, y = frame.x, theme.round(frame.y - page.offset)
      for _, item, place in guestbook.list:visible() do
        local month, top = notes.months[item.section + 1], theme.round(y + place.y)
        if item.item == ns.ITEM_HEADER then
          draw_header(month, x, top, width)
        elseif item.item >= 0 then
          draw_note(month, month.first + item.item, x, top, width, place.height)
        end
      end
      graphics.pop()
    end
  end
end

return guestbook
