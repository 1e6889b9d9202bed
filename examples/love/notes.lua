-- A million notes, each worked out from its number, which goes from 0, the latest, into the past.
local content = require("content")

local notes = {}

local function days_in(year, month)
  if month == 2 then return (year % 4 == 0 and (year % 100 ~= 0 or year % 400 == 0)) and 29 or 28 end
  return (month == 4 or month == 6 or month == 9 or month == 11) and 30 or 31
end

-- A number as 12,345.
function notes.grouped(number)
  local digits, places = tostring(number), 1
  while places > 0 do digits, places = digits:gsub("^(%d+)(%d%d%d)", "%1,%2") end
  return digits
end

-- The months that the notes reach back, the latest first; `first` is the number of a month's latest note.
notes.months = {}
do
  local year, month, first = content.LATEST[1], content.LATEST[2], 0
  while first < content.NOTE_COUNT do
    local days = days_in(year, month)
    local count = math.min(days * content.NOTES_A_DAY, content.NOTE_COUNT - first)
    local name = content.MONTHS[month]
    notes.months[#notes.months + 1] = {
      title = name .. " " .. year, short = name:sub(1, 3), first = first, count = count, days = days,
      written = notes.grouped(count) .. " notes",
    }
    first, month = first + count, month - 1
    if month == 0 then year, month = year - 1, 12 end
  end
end

-- Steps without a common divisor with the lists' lengths: neighbours have nothing in common.
local function place(number) return number * content.AUTHOR_STEP % #content.AUTHORS end

function notes.author(number) return content.AUTHORS[place(number) + 1] end

-- Which of the discs is behind the initials, from 1.
function notes.disc(number) return math.floor(place(number) / 2) % #content.DISCS + 1 end

function notes.line_count(number) return content.LINES[number % #content.LINES + 1] end

-- A line, from 0.
function notes.line(number, line)
  return content.TEXTS[(number * content.TEXT_STEP + line * content.LINE_STEP) % #content.TEXTS + 1]
end

-- Minutes or hours of the latest day, then the day, of a note in a month.
function notes.time(month, number)
  local day = math.floor(number / content.NOTES_A_DAY)
  if day == 1 then return "Yesterday" end
  if day > 1 then
    return ("%d %s"):format(month.days - math.floor((number - month.first) / content.NOTES_A_DAY), month.short)
  end
  local minutes = 2 + math.floor(number * 24 * 60 / content.NOTES_A_DAY)
  return minutes < 60 and minutes .. " min" or math.floor(minutes / 60) .. " h"
end

return notes
