// The small phones of the pages: <div class="play" data-play="snap"></div> becomes a <nested-slide> with a few words.

import {
  ITEM_HEADER,
  POINTER_DOWN,
  POINTER_MOVE,
  POINTER_UP,
} from "./javascript/nestedslide.js";
import { define } from "./javascript/elements/define.js";
import { PLAYS } from "./plays.js";

const ROW = 44;
const SECTION = 26;
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
    this.screen = this.show(play);
    const frame = element("play-frame", place);
    frame.append(this.screen);
    element("play-hint", frame, "Click or tap to scroll");
    this.text(place);
    if (play.sections) this.divide(play.sections);
  }

  get slide() {
    return /** @type {import("./javascript/nestedslide.js").Coordinator} */ (this.screen.slide);
  }

  /** @param {import("./plays.js").Play} play */
  show({ says, settings = {}, tabs = ["Notes", "Photos"] }) {
    const screen = /** @type {import("./javascript/elements/define.js").NestedSlideElement} */ (
      document.createElement("nested-slide")
    );
    screen.className = "play-phone";
    screen.tabIndex = 0;
    const attributes = { role: "group", "aria-label": says, "mouse-drag": "", "needs-focus": "", "stop-velocity": "20" };
    for (const [name, value] of Object.entries(attributes)) screen.setAttribute(name, value);
    element("play-header", screen, "Header", "header").slot = "header";
    tabs.forEach((title, n) => {
      const list = /** @type {any} */ (element("", screen, "", "nested-list"));
      list.setAttribute("label", title);
      list.setAttribute("item-height", String(ROW));
      list.count = 60 - 12 * n;
      list.renderItem = (/** @type {HTMLElement} */ row, /** @type {number} */ item, /** @type {number} */ section) => {
        row.classList.toggle("is-section", item === ITEM_HEADER);
        row.textContent = item === ITEM_HEADER ? `Section ${section + 1}` : `${title} ${item + 1}`;
      };
    });
    screen.addEventListener("refresh", (/** @type {CustomEvent} */ event) =>
      event.detail.waitUntil(new Promise((done) => setTimeout(done, 1000))),
    );
    for (const event of ["offsetchanged", "settled"]) screen.addEventListener(event, () => this.tell());
    screen.set(settings);
    return screen;
  }

  /**
   * Sections with headers that stick, a thousand rows each.
   * @param {number} count
   */
  divide(count) {
    const { list } = /** @type {any} */ (this.screen.querySelector("nested-list"));
    list.removeSections(0);
    for (let n = 0; n < count; n++) list.insertSection(n, { itemHeight: ROW, headerHeight: SECTION }, 1000);
    this.screen.changed();
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
        this.screen.set(choice.options[select.selectedIndex][1]);
        this.throw();
      });
    }
    if (throws) element("", box, "Throw", "button").addEventListener("click", () => this.throw());
    this.numbers = element("play-numbers", box, "", "output");
    this.tell();
  }

  tell() {
    const { outer, inner, velocityY } = this.slide.snapshot();
    const speed = Math.abs(velocityY).toFixed(0);
    const text = `header ${outer.toFixed(0)}, page ${inner.toFixed(0)}, ${speed} points a second`;
    if (this.numbers) this.numbers.textContent = text;
  }

  throw() {
    if (!this.play.throws) return;
    const now = this.screen.time;
    this.slide.advance(now);
    this.slide.scrollTo(0, 0);
    // A finger on the header, six samples at that speed.
    const [step, speed] = [0.008, this.play.throws];
    this.slide.pointer(POINTER_DOWN, THROW, 100, 110, now);
    for (let n = 1; n <= 6; n++) this.slide.pointer(POINTER_MOVE, THROW, 100, 110 - n * step * speed, now + n * step);
    this.slide.pointer(POINTER_UP, THROW, 100, 110 - 6 * step * speed, now + 6 * step);
    this.screen.changed();
  }
}

const places = /** @type {HTMLElement[]} */ ([...document.querySelectorAll(".play[data-play]")]);
if (places.length > 0) {
  await define(new URL("./nestedslide.wasm", import.meta.url));
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
