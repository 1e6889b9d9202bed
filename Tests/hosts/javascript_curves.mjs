// Gives a page snap areas and flings a curve of their own, and prints where the page comes to rest.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [folder, module] = process.argv.slice(2);
const binding = await import(`${pathToFileURL(folder)}/nestedslide.js`);
await binding.load(`data:application/wasm;base64,${readFileSync(module).toString("base64")}`);
const { Coordinator, WHEEL_NOTCH, POINTER_DOWN, POINTER_MOVE, POINTER_UP } = binding;

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
