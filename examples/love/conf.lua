-- The binding lies beside the examples. A copy within the game's folder is found first.
package.path = love.filesystem.getSource() .. "/../../bindings/lua/?.lua;" .. package.path

-- The window itself is opened by main.lua, which knows the options.
function love.conf(t)
  t.identity = "nestedslide-inventory"
  t.version = "11.4"
  t.window = nil
  t.modules.audio = false
  t.modules.sound = false
  t.modules.physics = false
  t.modules.video = false
  t.modules.thread = false
end
