// Gives a page snap areas and flings a curve of their own, and prints where the page comes to rest.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [folder, module] = process.argv.slice(2);
const binding = await import(`${pathToFileURL(folder)}/nestedslide.js`);
await binding.load(`data:application/wasm;base64,${readFileSync(module).toString("base64")}`);
const { AUTO, Coordinator, WHEEL_NOTCH, POINTER_DOWN, POINTER_MOVE, POINTER_UP } = binding;

const slide = new Coordinator({ pages: [30000], headerHeight: 0, viewportHeight: 800, touchSlop: 0 });
let time = 0;

function rest() {
  for (let n = 0; n < 20; n++) slide.frame((time += 1));
  return slide.now.snapshot.inner;
}

// A finger at 1000 points a second: how far the page goes after it has lifted.
function thrown() {
  slide.scrollTo(0, 0, false);
  for (let n = 0; n <= 10; n++) slide.pointer(n ? POINTER_MOVE : POINTER_DOWN, 1, 100, 700 - 10 * n, time + 0.01 * n);
  slide.pointer(POINTER_UP, 1, 100, 600, time + 0.1);
  time += 0.1;
  return Math.round(rest() - 100);
}

function refuses(what, call) {
  try {
    call();
    console.log(`${what} is taken`);
  } catch {
    // as it should be
  }
}

slide.setSnapAreas(0, [0, 700, 1400].map((start) => ({ start, length: 10 })));
slide.wheel({ unit: WHEEL_NOTCH, dy: 1, x: 100, y: 400 });
console.log("notch", rest());
slide.setSnapAreas(0, []);
const law = { distance: 300, duration: 0.8 };
slide.setFlingSamples([{ time: 0, way: 0 }, { time: 0.3, way: 0.7 }, { time: 1, way: 1 }], law);
console.log("thrown", thrown());
refuses("a curve without an end", () => slide.setFlingSamples([{ time: 0, way: 0 }, { time: 0.3, way: 0.7 }], law));
refuses("a field that is not there", () => slide.setFlingSamples([{ speed: 0 }, { time: 1, way: 1 }], law));
slide.setFlingSamples([]);
console.log("as before", thrown());
slide.setEffects([
  { source: binding.EFFECT_OFFSET, page: -1, stop: 100, atStart: 3, atStop: 5 },
  { source: binding.EFFECT_MORE, start: 200, stop: 200, atStart: 5, atStop: 6 },
]);
for (const inner of [50, 150, 201]) {
  slide.scrollTo(0, inner, false);
  console.log("effects", ...slide.readEffects(), slide.isLifted());
}
console.log("next change", slide.nextChange(0.5) === binding.MAX_TIME);
console.log("left", slide.canScroll(binding.DIRECTION_UP));
const { length } = slide.bar(binding.BAR_JOINED);
const { outer, inner } = slide.barToOffsets(binding.BAR_JOINED, 2 * length);
slide.scrollTo(outer, inner, false);
console.log("thumb", Math.round(slide.bar(binding.BAR_JOINED).position - 2 * length), inner > 201);

// A saved state in another size.
{
  const upright = new Coordinator({ pages: [3000], headerHeight: 200 });
  upright.scrollTo(50, AUTO, false);
  const saved = upright.save();
  const across = new Coordinator({ pages: [2000], headerHeight: 120 }, saved);
  let refusal = "";
  try {
    new Coordinator({}, saved.subarray(1));
  } catch (error) {
    refusal = error.statusName;
  }
  console.log("another size", across.snapshot().outer, refusal);
  upright.destroy();
  across.destroy();
}
