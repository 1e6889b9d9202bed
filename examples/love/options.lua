-- What stands behind the game's folder on the command line: a table, or nil and what is wrong.
local TAKES = { record = true, script = true, screenshot = true, session = true, scale = true, size = true }

return function(arguments)
  local options, n = {}, 1
  while arguments[n] do
    local name = arguments[n]:match("^%-%-(%l+)$")
    if name == "trace" then
      options.trace = true
    elseif TAKES[name] and arguments[n + 1] then
      n = n + 1
      options[name] = arguments[n]
    else
      return nil, "no such option, or its value is missing: " .. arguments[n] .. [[

  --record FILE      writes everything that the engine is told into a record
  --script FILE      plays input from a file, on a clock of its own, and ends
  --screenshot FILE  writes a picture of the window once everything is at rest, and ends
  --session FILE     plays a recorded session through the binding, prints its expect lines, and ends
  --scale NUMBER     pixels a point
  --size WIDTHxHEIGHT  of the window in points
  --trace            prints a line whenever nothing is left to draw]]
    end
    n = n + 1
  end
  return options
end
