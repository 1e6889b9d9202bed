// The recipes of docs/cookbook.md in JavaScript. Each is a function; all of them run at the end. A refused call throws.
import * as c from "nestedslide";
import { Coordinator, List, load } from "nestedslide";

// The scene of all recipes: a header of 180 points and a hover bar of 60 in a window of 390 by 600.
const SCENE = { viewportWidth: 390, viewportHeight: 600, headerHeight: 180, hoverHeight: 60 };

/** Frames until nothing moves. */
function settle(slide) {
  let { time } = slide.snapshot();
  do slide.frame((time += 1 / 60));
  while (slide.now.snapshot.needsFrame);
  return slide.now.snapshot;
}

/** A finger that moves content up by so many points, and lifts at a velocity. */
function drag(slide, points, velocity = 0) {
  slide.sessionBegin(195, 400);
  slide.sessionUpdate(0, points);
  slide.sessionEnd(0, velocity);
}

// Pull to refresh
function refresh() {
  const slide = new Coordinator({ ...SCENE, pages: [3000], refreshHeight: 60 });
  drag(slide, -300);
  const held = settle(slide);
  if (held.refresh === c.REFRESH_REFRESHING) console.log(`held open: the header begins at ${held.header.y}`);
  slide.endRefresh(c.NO_PAGE, c.RESULT_SUCCESS);
  console.log(`closed: it begins at ${settle(slide).header.y}`);
  slide.destroy();
}

// Load more at the end
function loadMore() {
  const slide = new Coordinator({ ...SCENE, pages: [3000], loadMoreDistance: 400 });
  slide.scrollTo(180, 2300);
  for (const event of slide.frame(0).events) {
    if (event.type !== c.EVENT_LOAD_MORE) continue;
    console.log(`page ${event.index} wants more`);
    slide.setPageHeight(event.index, 6000);
    slide.endLoad(event.index);
  }
  console.log(`its content is ${slide.page(0).contentHeight} high`);
  slide.destroy();
}

// Sections with headers that stick
function sections() {
  const slide = new Coordinator({ ...SCENE, pages: [0] });
  const feed = new List();
  for (let index = 0; index < 12; index++) feed.insertSection(index, { itemHeight: 44, headerHeight: 30 }, 31);
  feed.attach(slide, 0);
  feed.scrollTo(4, 20, c.ALIGN_START);
  for (const { flags, section, frame } of feed.visible(0, 0)) {
    if (flags & c.ITEM_IS_STUCK) console.log(`the header of section ${section} sticks, ${frame.height} high`);
  }
  feed.destroy();
  slide.destroy();
}

// A bar of tabs
function tabs() {
  const slide = new Coordinator({ ...SCENE, pages: Array(5).fill(3000) });
  for (let index = 0; index < 5; index++) slide.setPageSettings(index, { tabWidth: 120 });
  slide.tapTab(slide.tabAt(300, 210));
  const now = settle(slide);
  console.log(`page ${now.pageIndex}, strip at ${now.tabOffset}, mark at ${now.tabIndicator.x}`);
  slide.destroy();
}

// Cards that snap
function cards() {
  const slide = new Coordinator({ ...SCENE, pages: [4000] });
  const areas = Array.from({ length: 10 }, (_, n) => ({ start: 400 * n, length: 380, align: c.ALIGN_START }));
  slide.setSnapAreas(0, areas, c.SNAP_AREAS_MANDATORY);
  slide.scrollTo(180, 0);
  drag(slide, 30, 900);
  console.log(`rests at ${settle(slide).inner}`);
  slide.destroy();
}

// A carousel inside a page
function carousel() {
  const slide = new Coordinator({ ...SCENE, pages: [3000, 3000] });
  slide.setRegions([{ frame: { x: 0, y: 40, width: 390, height: 160 }, view: 0, axes: c.AXIS_HORIZONTAL }]);
  slide.sessionBegin(195, 350);
  console.log(`in the carousel the pager takes ${slide.sessionUpdate(120, 0).x}`);
  slide.sessionEnd(0, 0);
  const small = { ...SCENE, viewportHeight: 160, headerHeight: 0, hoverHeight: 0 };
  const inside = new Coordinator({ ...small, pages: [160, 160, 160, 160] });
  inside.link(slide, c.LINK_VERTICAL);
  drag(inside, 100);
  console.log(`what it cannot use goes to the page around it: ${slide.snapshot().outer}`);
  inside.destroy();
  slide.destroy();
}

// Back where it was
function back() {
  const left = new Coordinator(SCENE);
  left.reloadKeyed([71, 72], [3000, 900]);
  left.scrollTo(180, 640);
  const bytes = left.save();
  left.destroy();

  const slide = Coordinator.restore(bytes);
  slide.reloadKeyed([70, 71, 72], [500, 3000, 900]);
  const { pageIndex, inner } = slide.snapshot();
  console.log(`page ${pageIndex} at ${inner}`);
  slide.destroy();
}

// A chat
function chat() {
  const slide = new Coordinator({ ...SCENE, headerHeight: 0, hoverHeight: 0, pages: [0] });
  const messages = new List({ stickToEnd: 1 });
  messages.insertSection(0, { itemHeight: 60 }, 40);
  messages.attach(slide, 0);
  slide.scrollTo(0, 1e6);

  messages.insertItems(0, 40, [90]); // a message comes
  console.log(`the last one seen: ${messages.range(0, 0).lastItem}`);
  drag(slide, -500);
  settle(slide);
  const first = messages.range(0, 0).firstItem;
  messages.insertItems(0, 0, 20); // older ones are loaded above
  console.log(`moved by ${messages.range(0, 0).firstItem - first} rows, and by nothing on the screen`);
  messages.destroy();
  slide.destroy();
}

// Less motion
function lessMotion() {
  const slide = new Coordinator({ ...SCENE, pages: [3000, 900], reducedMotion: 1 });
  slide.scrollToPage(1, true);
  const { pageIndex, needsFrame } = slide.snapshot();
  console.log(`page ${pageIndex}, frames to come: ${needsFrame}`);
  slide.destroy();
}

// Screen readers and keyboards
function readers() {
  const slide = new Coordinator({ ...SCENE, pages: [3000, 900] });
  slide.reveal(0, 1200, 60, c.ALIGN_NEAREST, true); // the focus went to a row
  const shown = settle(slide).inner;
  console.log(`the row is seen from ${shown} on`);
  slide.key(c.KEY_PAGE_DOWN);
  console.log(`a screen further: ${settle(slide).inner - shown}`);
  console.log(`${slide.canScroll(c.DIRECTION_DOWN).toFixed(0)} are left to scroll`);
  slide.tapTab(1); // the reader's own way to a tab
  console.log(`page ${settle(slide).pageIndex}`);
  slide.destroy();
}

await load();
for (const recipe of [refresh, loadMore, sections, tabs, cards, carousel, back, chat, lessMotion, readers]) recipe();
