// As frame.c.
import { Coordinator, load } from "nestedslide";

await load();
const slide = new Coordinator({ pages: [200000], headerHeight: 220, hoverHeight: 48 });
let [time, velocity, sum, least] = [0, 20000, 0, Infinity];
for (let run = 0; run < 9; run++) {
  let spent = 0;
  for (let fling = 0; fling < 40; fling++, velocity = -velocity) {
    slide.sessionBegin(195, 600);
    slide.sessionEnd(0, velocity);
    const began = performance.now();
    for (let n = 0; n < 600; n++) {
      const { snapshot, events } = slide.frame((time += 1 / 120));
      sum += snapshot.outer + snapshot.inner + snapshot.header.y + events.length;
    }
    spent += performance.now() - began;
  }
  least = Math.min(least, spent);
}
if (sum === 0) throw new Error("nothing moved");
console.log(((least / 24000) * 1e6).toFixed(1));
