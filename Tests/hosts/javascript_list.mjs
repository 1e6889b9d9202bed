// Calls of a list, each by what it does. Prints a line for each.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [folder, module] = process.argv.slice(2);
const { ALIGN_START, Coordinator, List, load } = await import(`${pathToFileURL(folder)}/nestedslide.js`);
await load(`data:application/wasm;base64,${readFileSync(module).toString("base64")}`);

// What a frame keeps is what a whole one writes, whatever is asked in between.
const moving = new Coordinator({ pages: [3000, 900], headerHeight: 220 });
moving.scrollTo(220, 900, true);
for (let step = 1; step < 90; step++) {
  if (step === 60) moving.scrollToPage(1, true);
  const { snapshot, pages } = moving.frame(step / 60);
  const [kept, page] = [JSON.stringify(snapshot), JSON.stringify(pages[0], (_, value) => String(value) && value)];
  moving.readEdge();
  if (JSON.stringify(moving.snapshot()) !== kept) throw new Error(`frame ${step}: ${kept}`);
  if (JSON.stringify(moving.page(pages[0].index)) !== page) throw new Error(`page of frame ${step}: ${page}`);
}
moving.destroy();

const slide = new Coordinator({ pages: [0], viewportWidth: 300, viewportHeight: 500 });
const list = new List({ minimumHeight: 40 });
list.insertSection(0, { itemHeight: 50 }, 1000);
list.insertSection(1, { layout: 1, columns: 3, headerHeight: 20 }, [30, 30, 30, 40]);
list.attach(slide, 0);
const at = ({ section, item } = {}) => `${section} ${item}`;
const state = list.state;
console.log("state", state.sectionCount, state.itemCount, state.contentHeight, state.page);
list.set({ rightToLeft: true });
console.log("settings", list.settings.minimumHeight, list.settings.rightToLeft);
list.set({ rightToLeft: false });
console.log("section", list.section(1).columns, list.section(1).headerHeight);
const { firstSection, firstItem, lastItem } = list.range(0, 0);
console.log("range", firstSection, firstItem, lastItem);
console.log("at", at(list.itemAt(5, 70)), at(list.itemAt(5, 50010)), at(list.itemAt(5, -1)));
console.log("find", at(list.findItem(1002)));
console.log("offset", list.itemOffset(0, 10), list.itemOffset(0, 20, ALIGN_START));
console.log("frames", list.frames(1, 0, 4).map((each) => `${each.x},${each.height}`).join(" "));
console.log("many", list.frames(0, 0, 1000).length, list.frames(0, 999, 1)[0].y);
list.setHeights(0, 0, [60, 70]);
list.moveSection(1, 0);
console.log("moved", list.section(0).columns, list.findItem(4).section, list.frames(1, 1, 1)[0].height);
list.removeSections(0);
list.insertItems(0, 0, 3);
list.insertItems(0, 0, [11]);
console.log("inserted", list.state.itemCount, list.frames(0, 0, 2).map((each) => each.height).join(" "));
list.setAnchor(0, 500);
list.detach();
list.setOffset(700);
console.log("alone", list.state.page, list.state.offset, list.visible(0, 0)[0].item);
try {
  list.section(7);
} catch (error) {
  console.log(error.message.split(":")[0]);
}
list.destroy();
try {
  list.state;
} catch (error) {
  console.log(error.statusName);
}
