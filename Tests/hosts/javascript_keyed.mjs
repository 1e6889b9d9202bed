// Replaces the items of a section again and again: their heights go with their keys.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [folder, module] = process.argv.slice(2);
const { Coordinator, KeyedItems, KeyedSections, List, load } = await import(`${pathToFileURL(folder)}/nestedslide.js`);
await load(`data:application/wasm;base64,${readFileSync(module).toString("base64")}`);

const slide = new Coordinator({ pages: [0], viewportWidth: 390, viewportHeight: 100000 });
const list = new List();
list.insertSection(0, { itemHeight: 44 }, 0);
list.attach(slide, 0);
const items = new KeyedItems(list);
let known = new Map();
let seed = 1;
const below = (count) => (seed = (seed * 48271) % 2147483647) % count;

for (let round = 0; round < 300; round++) {
  const wanted = [...Array(26).keys()].filter(() => below(3) > 0).sort(() => below(3) - 1);
  const heights = new Map(wanted.filter((key) => key % 3 > 0).map((key) => [key, 50 + key]));
  items.replace(wanted, heights);
  known = new Map(wanted.map((key) => [key, known.get(key) ?? heights.get(key) ?? 44]));
  const seen = list.visible(5000, 5000).map((item) => item.frame.height);
  if (JSON.stringify(seen) !== JSON.stringify([...known.values()])) throw new Error(`${seen}: ${[...known.values()]}`);
  if (wanted.some((key, index) => items.find(key) !== index)) throw new Error("found elsewhere");
}
console.log(items.length === known.size, items.find(99), [...items].length === items.length);
try {
  items.replace([1, 1]);
} catch (error) {
  console.log(error.message);
}

// Sections by keys: items and heights go with them, also where they move.
list.detach();
const months = new List();
months.attach(slide, 0);
const sections = new KeyedSections(months, { itemHeight: 44 });
let held = new Map();
for (let round = 0; round < 300; round++) {
  const names = [...Array(8).keys()].filter(() => below(3) > 0).sort(() => below(3) - 1);
  const wanted = new Map(names.map((name) => [name, [...Array(6).keys()].filter(() => below(2)).sort(() => below(3) - 1)]));
  const heights = new Map([1, 2, 4, 5].map((key) => [key, 50 + key]));
  sections.replace(wanted, heights);
  held = new Map(
    [...wanted].map(([name, keys]) => [
      name,
      new Map(keys.map((key) => [key, held.get(name)?.get(key) ?? heights.get(key) ?? 44])),
    ]),
  );
  const seen = months.visible(5000, 5000).map((item) => item.frame.height);
  const known = [...held.values()].flatMap((each) => [...each.values()]);
  if (JSON.stringify(seen) !== JSON.stringify(known)) throw new Error(`${seen}: ${known}`);
  names.forEach((name, section) =>
    wanted.get(name).forEach((key, item) => {
      const found = sections.find(name, key);
      if (found.section !== section || found.item !== item) throw new Error("found elsewhere");
    }),
  );
}
console.log([...sections].length === held.size, sections.find("none", 0));
