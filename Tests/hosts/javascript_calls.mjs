// What is asked now and then, each call by what it does. Prints a line for each.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [folder, module] = process.argv.slice(2);
const binding = await import(`${pathToFileURL(folder)}/nestedslide.js`);
await binding.load(`data:application/wasm;base64,${readFileSync(module).toString("base64")}`);
const { Coordinator, ALIGN_START, MOVED_BY_PROGRAM, PART_STAYS, PART_AWAY, REGION_HEADER, VIEW_OUTER } = binding;

const settings = { headerHeight: 220, hoverHeight: 50, viewportWidth: 390, viewportHeight: 800 };
const made = (more = {}) => new Coordinator({ ...settings, pages: [3000, 3000], ...more });
const rest = (slide) => slide.frame(slide.snapshot().time + 9).snapshot;

let slide = made();
slide.sessionBegin(195, 500);
const used = slide.sessionUpdate(0, 30);
console.log(`session 30 -> outer ${slide.snapshot().outer}, used ${used.x} ${used.y}`);
slide.sessionEnd(0, 0);

slide.reveal(0, 1200, 40, ALIGN_START, false);
console.log(`reveal 1200 -> inner ${rest(slide).inner}`);

slide = made();
slide.setHeaderHeight(300);
const { header } = slide.snapshot();
slide.setHoverHeight(60);
const { hover } = slide.snapshot();
slide.setHeaderParts([{ height: 100, minHeight: binding.AUTO, rule: PART_AWAY },
                      { height: 50, minHeight: binding.AUTO, rule: PART_STAYS }]);
console.log(`header ${header.height}, hover ${hover.height}, parts ${slide.headerParts().length}`);

slide = made();
slide.reloadKeyed([5, 7], [3000, 300]);
slide.insertPage(2, 100);
slide.movePage(2, 1);
slide.movePage(2, 1);
slide.movePage(1, 2);
slide.setPageHeight(0, 4000);
slide.shiftPage(0, 5000, 1000);
const heights = [0, 1, 2].map((n) => slide.page(n).contentHeight);
slide.movePage(2, 1);
console.log(`pages ${heights.join(" ")}, key 7 at ${slide.findPage(7)}, live ${slide.livePages().join(" ")}`);

slide.setPageSettings(0, { refreshHeight: 250 });
console.log(`settings ${slide.pageSettings(0).refreshHeight} ${slide.pageSettings(0).seam}`);

slide = made();
slide.setRegions([{ frame: { x: 0, y: 0, width: 390, height: 220 }, view: REGION_HEADER, axes: 2 }]);
slide.sessionBegin(195, 100);
slide.sessionUpdate(200, 0);
slide.sessionEnd(1000, 0);
console.log(`region claims: page ${rest(slide).pageIndex}`);

slide = made({ refreshHeight: 60 });
slide.beginRefresh();
const states = ["idle", "pulling", "armed", "refreshing", "finishing"];
const first = rest(slide).refresh;
slide.endRefresh();
console.log(`refresh ${states[first]}, then ${states[slide.snapshot().refresh]}`);

const outer = made();
const inner = new Coordinator({ ...settings, headerHeight: 0, pages: [100] });
inner.link(outer);
inner.wheel({ dy: 80, x: 195, y: 600 });
console.log(`linked: outer ${outer.snapshot().outer}`);
inner.link(null);

slide = made();
slide.observe(VIEW_OUTER, 0, MOVED_BY_PROGRAM);
slide.observe(0, 0, MOVED_BY_PROGRAM);
const [correction] = slide.observe(VIEW_OUTER, 260);
const left = slide.pollCorrections();
console.log(`corrections outer ${correction.offset} heir ${correction.heir}, then ${left.length || "none"}`);
rest(slide);
slide.unobserve(0);

const restored = Coordinator.restore(slide.save());
console.log(`restored ${restored.stateHash === slide.stateHash}`);

try {
  slide.removePage(9);
} catch (error) {
  console.log(`refused ${error.statusName} ${error.message.match(/index|page/)}`);
}
