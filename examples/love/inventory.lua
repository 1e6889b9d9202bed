-- Ten thousand items, each decided by its number alone: what it is, its power or count, its name.
local bit = require("bit")
local ffi = require("ffi")

local inventory = {}

-- Each kind's items by rarity, from legendary to common.
inventory.kinds = {
  {
    name = "Weapons", amounts = { 10, 86, 484, 820, 1000 },
    shapes = { "Longsword", "Dagger", "War Axe", "Longbow", "Staff", "Maul" },
    makes = { "Steel", "Bronze", "Obsidian", "Gilded", "Rimeforged" },
    stats = { "Attack", "Speed" }, use = { "Equip", "Equipped" },
  },
  {
    name = "Armor", amounts = { 11, 97, 552, 900, 1040 },
    shapes = { "Great Helm", "Cuirass", "Kite Shield", "Gauntlet", "Greaves", "Signet" },
    makes = { "Steel", "Bronze", "Obsidian", "Gilded", "Rimeforged" },
    stats = { "Defence", "Resolve" }, use = { "Equip", "Equipped" },
  },
  {
    name = "Potions", amounts = { 7, 69, 424, 760, 940 },
    shapes = { "Flask", "Draught", "Distillate", "Philtre", "Tonic", "Elixir" },
    makes = { "Crimson", "Azure", "Verdant", "Amber", "Violet" },
    stats = { "Restores", "Lasts" }, use = { "Carry", "Carried" },
  },
  {
    name = "Materials", amounts = { 9, 91, 600, 950, 1150 },
    shapes = { "Crystal", "Ingot", "Leaf", "Plume", "Fungus", "Gemstone" },
    makes = { "Ember", "Moon", "Thorn", "Dusk", "Tide" },
    stats = { "Purity", "Weight" }, use = { "Mark", "Marked" },
  },
}

local OWNERS = {
  "of the Ashen Gate", "of First Light", "of the Ninth Vigil", "of Hollow Kings", "of Long Winter", "of the Last Tide",
  "of Quiet Blades", "of Broken Stars",
}

inventory.count = 0
for _, kind in ipairs(inventory.kinds) do
  kind.starts, kind.written = {}, {}
  for rarity, amount in ipairs(kind.amounts) do
    kind.starts[rarity], kind.written[rarity] = inventory.count, tostring(amount):gsub("^(%d)(%d%d%d)$", "%1,%2")
    inventory.count = inventory.count + amount
  end
end

-- The number of an item counted through all kinds; kind and section from 0, as the engine has them.
function inventory.number(kind, section, item)
  return inventory.kinds[kind + 1].starts[section + 1] + item
end

-- A number well mixed.
local function hash(number, salt)
  local h = bit.tobit(number * 2654435 + salt * 40503 + 12345)
  for _ = 1, 3 do
    h = bit.bxor(h, bit.lshift(h, 13))
    h = bit.bxor(h, bit.rshift(h, 17))
    h = bit.bxor(h, bit.lshift(h, 5))
  end
  return bit.band(h, 0x7fffffff)
end

-- What every tile shows, in four bytes an item: read in every frame, so not made then.
local shape, make = ffi.new("uint8_t[?]", inventory.count), ffi.new("uint8_t[?]", inventory.count)
local amount = ffi.new("uint16_t[?]", inventory.count)
for kind_index, kind in ipairs(inventory.kinds) do
  local gear = kind_index <= 2
  for rarity, items in ipairs(kind.amounts) do
    for item = 0, items - 1 do
      local number = kind.starts[rarity] + item
      shape[number] = hash(number, 1) % #kind.shapes
      make[number] = hash(number, 2) % #kind.makes
      amount[number] = gear and 520 - 90 * rarity + hash(number, 3) % 80 or 1 + hash(number, 3) % (8 * rarity * rarity)
    end
  end
end

function inventory.shape(number) return shape[number] end

function inventory.make(number) return make[number] end

function inventory.amount(number) return amount[number] end

-- Everything there is to tell of an item.
function inventory.describe(kind_index, section, item)
  local kind = inventory.kinds[kind_index + 1]
  local number = inventory.number(kind_index, section, item)
  local noun = kind.shapes[shape[number] + 1]
  local name = kind.makes[make[number] + 1] .. " " .. noun
  local strength, second = 12 + hash(number, 4) % 30 + (4 - section) * 18, 3 + hash(number, 5) % 12 + (4 - section) * 2
  local first_unit, second_unit = "", "%"
  if kind_index == 2 then first_unit, second_unit = "%", " s" end
  return {
    number = number, kind = kind_index, section = section, item = item, name = name,
    origin = section <= 1 and OWNERS[hash(number, 6) % #OWNERS + 1] or nil,
    amount = amount[number], measure = kind_index <= 1 and "Power" or "Held", use = kind.use,
    stats = { { kind.stats[1], strength .. first_unit }, { kind.stats[2], second .. second_unit } },
  }
end

return inventory
