// The small phones of the pages: <div class="play" data-play="snap"></div> becomes one, with the engine behind it.

import {
  Coordinator,
  KEY_DOWN,
  KEY_END,
  KEY_HOME,
  KEY_LEFT,
  KEY_PAGE_DOWN,
  KEY_PAGE_UP,
  KEY_RIGHT,
  KEY_SPACE,
  KEY_UP,
  List,
  load,
  POINTER_DOWN,
  POINTER_MOVE,
  POINTER_UP,
  REFRESH_REFRESHING,
  RESAMPLING_ON,
  SOURCE_MOUSE,
  SOURCE_PEN,
  SOURCE_TOUCH,
  TOUCH_TAPPED,
} from "./javascript/nestedslide.js";
import { PLAYS } from "./plays.js";

const ROW = 44;
const SECTION = 26;
const SOURCES = /** @type {Record<string, number>} */ ({ touch: SOURCE_TOUCH, mouse: SOURCE_MOUSE, pen: SOURCE_PEN });
const KEYS = /** @type {Record<string, number>} */ ({
  ArrowUp: KEY_UP, ArrowDown: KEY_DOWN, ArrowLeft: KEY_LEFT, ArrowRight: KEY_RIGHT,
  PageUp: KEY_PAGE_UP, PageDown: KEY_PAGE_DOWN, " ": KEY_SPACE, Home: KEY_HOME, End: KEY_END,
});
// The finger of the button: no other has its number.
const THROW = 1000;

/** @param {string} name @param {HTMLElement} parent @param {string} [text] @param {string} [tag] */
function element(name, parent, text = "", tag = "div") {
  const made = document.createElement(tag);
  made.className = name;
  made.textContent = text;
  parent.append(made);
  return made;
}

class Phone {
  /** @param {HTMLElement} place @param {import("./plays.js").Play} play */
  constructor(place, play) {
    this.play = play;
    this.titles = play.tabs ?? ["Notes", "Photos"];
    this.screen = element("play-phone", place);
    this.screen.tabIndex = 0;
    this.screen.setAttribute("role", "group");
    this.screen.setAttribute("aria-label", play.says);
    this.views = this.titles.map(() => element("play-page", this.screen));
    this.header = element("play-header", this.screen, "Header");
    this.bar = element("play-bar", this.screen);
    this.tabs = this.titles.map((title) => element("play-tab", this.bar, title));
    this.mark = element("play-mark", this.bar);
    element("play-hint", this.screen, "Click or tap to scroll");
    this.isWaiting = false;
    this.time = 0;
    this.open({});
    this.text(place);
    this.listen();
  }

  /** @param {Record<string, any>} changes */
  open(changes) {
    const { clientWidth: width, clientHeight: height } = this.screen;
    this.slide = new Coordinator({
      pages: this.titles.map((_, n) => (60 - 12 * n) * ROW),
      viewportWidth: width, viewportHeight: height, headerHeight: 120, hoverHeight: 36,
      resampling: RESAMPLING_ON, stopVelocity: 20,
      reducedMotion: matchMedia("(prefers-reduced-motion: reduce)").matches ? 1 : 0,
      ...this.play.settings, ...changes,
    });
    this.lists = this.titles.map((_, n) => this.list(n));
    this.wake();
  }

  /** @param {number} page */
  list(page) {
    const list = new List({});
    const sections = page === 0 ? this.play.sections ?? 1 : 1;
    const count = sections > 1 ? 1000 : 60 - 12 * page;
    for (let n = 0; n < sections; n++) {
      list.insertSection(n, { itemHeight: ROW, headerHeight: sections > 1 ? SECTION : 0 }, count);
    }
    list.attach(this.slide, page);
    return list;
  }

  /** @param {HTMLElement} place */
  text(place) {
    const box = element("play-text", place);
    element("", box, this.play.says, "p");
    const { choice, throws } = this.play;
    if (choice) {
      const label = element("", box, `${choice.label} `, "label");
      const select = /** @type {HTMLSelectElement} */ (element("", label, "", "select"));
      choice.options.forEach(([name]) => element("", select, name, "option"));
      select.addEventListener("change", () => {
        this.lists.forEach((list) => list.destroy());
        this.slide.destroy();
        this.open(choice.options[select.selectedIndex][1]);
        this.throw();
      });
    }
    if (throws) element("", box, "Throw", "button").addEventListener("click", () => this.throw());
    this.numbers = element("play-numbers", box, "", "output");
  }

  throw() {
    if (!this.play.throws) return;
    const now = this.at(performance.now());
    this.slide.advance(now);
    this.slide.scrollTo(0, 0, false);
    // A finger on the header, six samples at that speed.
    const [step, speed] = [0.008, this.play.throws];
    this.slide.pointer(POINTER_DOWN, THROW, 100, 110, now);
    for (let n = 1; n <= 6; n++) this.slide.pointer(POINTER_MOVE, THROW, 100, 110 - n * step * speed, now + n * step);
    this.slide.pointer(POINTER_UP, THROW, 100, 110 - 6 * step * speed, now + 6 * step);
    this.wake();
  }

  listen() {
    ["pointerdown", "pointermove", "pointerup", "pointercancel"].forEach((name, action) => {
      this.screen.addEventListener(name, (event) => this.touch(action, /** @type {PointerEvent} */ (event)));
    });
    this.screen.addEventListener("wheel", (event) => {
      // A reader who scrolls past it is not held up.
      if (event.ctrlKey || document.activeElement !== this.screen) return;
      const { left, top } = this.screen.getBoundingClientRect();
      this.slide.advance(this.at(event.timeStamp));
      this.slide.wheel({ dx: event.deltaX, dy: event.deltaY, x: event.clientX - left, y: event.clientY - top });
      // What an end leaves over scrolls the page of the book.
      if (Math.abs(this.slide.snapshot().unconsumedY) < Math.abs(event.deltaY)) event.preventDefault();
      this.wake();
    }, { passive: false });
    this.screen.addEventListener("keydown", (event) => {
      const key = KEYS[event.key];
      if (key === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      this.slide.advance(this.at(event.timeStamp));
      this.slide.key(key);
      this.wake();
    });
  }

  /** @param {number} action @param {PointerEvent} event */
  touch(action, event) {
    if (action === POINTER_MOVE && event.buttons === 0) return;
    if (action === POINTER_DOWN) this.screen.setPointerCapture(event.pointerId);
    const { left, top } = this.screen.getBoundingClientRect();
    const [x, y] = [event.clientX - left - 1, event.clientY - top - 1];
    this.slide.pointer(action, event.pointerId, x, y, event.timeStamp / 1000, SOURCES[event.pointerType]);
    if (action === POINTER_UP && this.slide.snapshot().touch === TOUCH_TAPPED) {
      const tab = this.slide.tabAt(x, y);
      if (tab >= 0) this.slide.tapTab(tab);
    }
    this.wake();
  }

  /**
   * Seconds of one clock that never goes back: a frame's time may lie before the input that asked for it.
   * @param {number} milliseconds
   */
  at(milliseconds) {
    return (this.time = Math.max(this.time, milliseconds / 1000));
  }

  wake() {
    if (!this.isWaiting) requestAnimationFrame((time) => this.frame(this.at(time)));
    this.isWaiting = true;
  }

  /** @param {number} time */
  frame(time) {
    this.isWaiting = false;
    const { snapshot, pages } = this.slide.frame(time);
    if (snapshot.refresh === REFRESH_REFRESHING && !this.refreshing) {
      this.refreshing = setTimeout(() => {
        this.refreshing = 0;
        this.slide.endRefresh();
        this.wake();
      }, 1000);
    }
    this.views.forEach((view) => (view.style.visibility = "hidden"));
    for (const page of pages) this.draw(page);
    lay(this.header, snapshot.header);
    lay(this.bar, snapshot.hover);
    const { width, height } = snapshot.hover;
    const share = width / this.tabs.length;
    this.tabs.forEach((tab, n) => lay(tab, { x: n * share, y: 0, width: share, height }));
    lay(this.mark, snapshot.tabIndicator);
    this.numbers.textContent = `header ${snapshot.outer.toFixed(0)}, page ${snapshot.inner.toFixed(0)}, ${Math.abs(snapshot.velocityY).toFixed(0)} points a second`;
    if (snapshot.needsFrame) this.wake();
  }

  /** @param {import("./javascript/layout.js").Page} page */
  draw(page) {
    const view = this.views[page.index];
    view.style.visibility = "visible";
    lay(view, page.frame);
    const items = this.lists[page.index].visible(0, 0);
    while (view.children.length < items.length) element("play-row", view);
    [...view.children].forEach((row, n) => {
      const item = items[n];
      const shown = /** @type {HTMLElement} */ (row);
      shown.hidden = item === undefined;
      if (item === undefined) return;
      const isSection = item.item < 0;
      shown.classList.toggle("is-section", isSection);
      shown.textContent = isSection ? `Section ${item.section + 1}` : `${this.titles[page.index]} ${item.item + 1}`;
      shown.style.lineHeight = `${item.frame.height}px`;
      lay(shown, { ...item.frame, y: item.frame.y - page.offset });
    });
  }
}

/** @param {HTMLElement} view @param {{x: number, y: number, width: number, height: number}} rect */
function lay(view, { x, y, width, height }) {
  view.style.transform = `translate(${x}px, ${y}px)`;
  view.style.width = `${width}px`;
  view.style.height = `${height}px`;
}

const places = /** @type {HTMLElement[]} */ ([...document.querySelectorAll(".play[data-play]")]);
if (places.length > 0) {
  await load(new URL("./nestedslide.wasm", import.meta.url));
  const phones = places.map((place) => new Phone(place, PLAYS[place.dataset.play ?? ""]));
  // For whoever looks at it from the console.
  Object.assign(globalThis, { phones });
}

/** Of each playground that is loaded, its rules for dark colours. */
const darkRules = /** @type {Map<HTMLIFrameElement, CSSMediaRule[]>} */ (new Map());

/** @param {HTMLIFrameElement} frame */
function findDarkRules(frame) {
  const sheets = [...(frame.contentDocument?.styleSheets ?? [])];
  const rules = sheets.flatMap((sheet) => [...sheet.cssRules]).filter((rule) => rule.constructor.name === "CSSMediaRule");
  const medias = /** @type {CSSMediaRule[]} */ (rules);
  darkRules.set(frame, medias.filter((rule) => rule.conditionText.includes("prefers-color-scheme: dark")));
  paint(frame);
}

/**
 * The playground goes by the system's colours. Here a reader may have chosen others: its rules for dark colours are
 * switched to what the site shows.
 * @param {HTMLIFrameElement} frame
 */
function paint(frame) {
  const isDark = document.body.dataset.mdColorScheme === "slate";
  for (const rule of darkRules.get(frame) ?? []) rule.media.mediaText = isDark ? "all" : "not all";
  frame.contentDocument?.documentElement.style.setProperty("color-scheme", isDark ? "dark" : "light");
  frame.contentWindow?.dispatchEvent(new Event("schemechange"));
}

const playgrounds = /** @type {NodeListOf<HTMLIFrameElement>} */ (document.querySelectorAll("iframe.playground"));
playgrounds.forEach((frame) => {
  frame.addEventListener("load", () => findDarkRules(frame));
  if (frame.contentDocument?.readyState === "complete") findDarkRules(frame);
});
new MutationObserver(() => playgrounds.forEach(paint)).observe(document.body, { attributeFilter: ["data-md-color-scheme"] });
