// Gives every method of the binding integers that C cannot hold; prints which of them are taken, and how many are not.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [folder, module] = process.argv.slice(2);
const binding = await import(`${pathToFileURL(folder)}/nestedslide.js`);
await binding.load(`data:application/wasm;base64,${readFileSync(module).toString("base64")}`);

// Frames must not depend on what lay before where they are written to.
const { memory } = binding.library();
const dirt = Array.from({ length: 400 }, () => memory.allocate(496));
for (const address of dirt) memory.bytes.fill(0xa5, address, address + 496);
for (const address of dirt) memory.free(address);

const slide = new binding.Coordinator({ pages: [3000, 1500] });
const list = new binding.List();
list.insertSection(0, {}, 5);
const BAD = [2 ** 31, -(2 ** 31) - 1, 2 ** 32, 2 ** 53, 1e300, -1e300, 0.5, NaN, Infinity];
BAD.push("1", "", null, undefined, {}, []);
const before = slide.stateHash;
let refused = 0;

function refuses(what, value, call) {
  try {
    call(value);
  } catch (error) {
    refused += 1;
    const isOurs = error instanceof RangeError || error instanceof binding.NestedSlideError;
    if (!isOurs) console.log(what, String(error));
    return;
  }
  console.log(`${what} takes ${String(value)}`);
}

const CALLS = {
  action: (n) => slide.pointer(n, 0, 0, 0, 0),
  unit: (n) => slide.wheel({ unit: n ?? NaN, dy: 1 }),
  phase: (n) => slide.wheel({ phase: n ?? NaN, dy: 1 }),
  key: (n) => slide.key(n),
  scrollToPage: (n) => slide.scrollToPage(n, false),
  setPageHeight: (n) => slide.setPageHeight(n, 1),
  "setSnapAreas page": (n) => slide.setSnapAreas(n, []),
  "setSnapAreas strictness": (n) => slide.setSnapAreas(0, [], n ?? NaN),
  "a snap area's align": (n) => slide.setSnapAreas(0, [{ start: 0, length: 1, align: n }]),
  tapTab: (n) => slide.tapTab(n),
  endRefresh: (n) => slide.endRefresh(n ?? NaN),
  "set physics": (n) => slide.set({ physics: n }),
  "set prefetch": (n) => slide.set({ prefetch: n }),
  "a list's anchor": (n) => new binding.List({ anchor: n }),
  attach: (n) => list.attach(slide, n),
  insertSection: (n) => list.insertSection(n, {}, 1),
  "items of a section": (n) => list.insertSection(0, {}, typeof n === "number" ? n : NaN),
  "insertItems section": (n) => list.insertItems(n, 0, [1]),
  "insertItems item": (n) => list.insertItems(0, n, [1]),
  setSection: (n) => list.setSection(n, {}),
  "scrollTo section": (n) => list.scrollTo(n, 0, 0, false),
  "scrollTo item": (n) => list.scrollTo(0, n, 0, false),
  "scrollTo align": (n) => list.scrollTo(0, 0, n ?? NaN, false),
};
for (const [name, call] of Object.entries(CALLS)) for (const value of BAD) refuses(name, value, call);
for (const id of [2 ** 63, 1e300, 0.5, NaN, "1", 2n ** 63n]) refuses("id", id, (n) => slide.pointer(0, n, 0, 0, 0));
// What cannot be made says why.
for (const [what, make] of [
  ["content_heights", () => new binding.Coordinator({ pages: [-1] })],
  ["header_height", () => new binding.Coordinator({ headerHeight: -1 })],
  ["overlap", () => new binding.List({ overlap: -1 })],
]) {
  try {
    make();
    console.log(`made in spite of ${what}`);
  } catch (error) {
    if (!String(error).includes(`invalid_argument: ${what}: `)) console.log(String(error));
  }
}
if (slide.stateHash !== before) console.log("something has changed");
slide.pointer(binding.POINTER_DOWN, -5n, 0, 0, 0);
slide.pointer(binding.POINTER_CANCEL, -5, 0, 0, 0);
if (slide.frame(1).snapshot.time !== 1) console.log("no frame");
console.log(`refused ${refused}`);
