-- Writes the frame that is presented next to a PNG file anywhere.
return function(path)
  love.graphics.captureScreenshot(function(image)
    local file = assert(io.open(path, "wb"))
    file:write(image:encode("png"):getString())
    file:close()
  end)
end
