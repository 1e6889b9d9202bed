// @ts-check
// <nested-slide>: a header that scrolls away, a bar of tabs that sticks, and its children as pages.

import * as c from "../nestedslide.js";
import { Around } from "./around.js";
import { attributesOf, settingsOf, takeOver } from "./attributes.js";
import { CONFIG_CHOICES } from "./choices.js";
import { ask, dispatch } from "./events.js";
import { Input } from "./input.js";
import { Clock, Loop } from "./loop.js";
import { isShowing, Panels } from "./panels.js";
import { build, place, setProperty } from "./shadow.js";
import { Tabs } from "./tabs.js";
import { Thumb } from "./thumb.js";

const ATTRIBUTES = attributesOf(c.CONFIG_LAYOUT);
// Measured, not said.
for (const name of ["viewport-width", "viewport-height"]) ATTRIBUTES.delete(name);

/** What the system asks for; it may change while the page is open. */
const lessMotion = matchMedia("(prefers-reduced-motion: reduce)");

/** @type {c.Config | undefined} */
let defaults;

/** What settings are where nobody says anything. */
function defaultSettings() {
  if (defaults === undefined) {
    const plain = new c.Coordinator();
    defaults = plain.settings;
    plain.destroy();
  }
  return defaults;
}

/**
 * Children with slot="header", slot="bar" and slot="refresh" are those; all others are pages, each with a `label` for
 * its tab. Every setting of the engine is an attribute (`header-snap="nearest"`) and a property (`headerSnap`), and every
 * event one of the DOM (`pagechanged`). `mouse-drag` lets a mouse drag what otherwise is text to select. With `needs-focus`
 * fingers and wheels are for the page around until something in the slide has the focus.
 */
export class NestedSlideElement extends HTMLElement {
  static observedAttributes = [...ATTRIBUTES.keys(), "dir"];

  #parts = build(this);
  #clock = new Clock();
  #loop = new Loop(this.#clock, (time) => this.#draw(time));
  #panels = new Panels(this.#parts.pager, (child) => this.#resized(child));
  #tabs = new Tabs(this.#parts, (index) => this.scrollToPage(index, this.#isAnimated));
  #around = new Around(this);
  #input = /** @type {Input | undefined} */ (undefined);
  #thumb = /** @type {Thumb | undefined} */ (undefined);
  #slide = /** @type {c.Coordinator | undefined} */ (undefined);
  #saved = /** @type {Uint8Array | undefined} */ (undefined);
  /** Settings that were set as properties. */
  #set = /** @type {Partial<c.Config>} */ ({});
  /** The kinds of events that somebody listens to. */
  #wanted = new Set();
  #sizes = new ResizeObserver(() => this.#measure());
  #children = new MutationObserver(() => this.#arrange());
  #onMotion = () => this.#measure();

  // ------------------------------------------------------------------------------------------------------ for hosts

  /** The coordinator, for everything else that the engine can do; call `changed()` afterwards. */
  get slide() {
    return this.#slide;
  }

  /** Shows what was changed on the coordinator or on a list. */
  changed() {
    this.#loop.request();
  }

  /** The engine's time now, seconds. */
  get time() {
    return this.#clock.at(performance.now());
  }

  /** All settings as they are, a copy. */
  get settings() {
    return this.#slide?.settings;
  }

  /**
   * Changes settings; those of attributes come after them.
   * @param {Partial<c.Config>} settings
   */
  set(settings) {
    const before = this.#set;
    this.#set = { ...this.#set, ...settings };
    try {
      this.#measure();
    } catch (error) {
      this.#set = before;
      throw error;
    }
  }

  /** The current page's index, -1 for none. */
  get pageIndex() {
    return this.#slide?.snapshot().pageIndex ?? -1;
  }

  /**
   * @param {number} index
   * @param {boolean} [animated]
   */
  scrollToPage(index, animated = false) {
    this.#command((slide) => slide.scrollToPage(index, animated));
  }

  /** @param {boolean} [animated] */
  scrollToTop(animated = false) {
    this.#command((slide) => slide.scrollToTop(animated));
  }

  /**
   * @param {string} type
   * @param {any} listener
   * @param {any} [options]
   */
  addEventListener(type, listener, options) {
    this.#wanted.add(type);
    super.addEventListener(type, listener, options);
  }

  // ----------------------------------------------------------------------------------------------------- life cycle

  connectedCallback() {
    takeOver(this);
    // Lists among the children are to be lists already.
    customElements.upgrade(this);
    this.#arrange();
    const host = { slide: () => /** @type {c.Coordinator} */ (this.#slide), changed: () => this.changed() };
    this.#thumb ??= new Thumb(this.#parts.thumb, this, host);
    this.#input = new Input(this, {
      ...host,
      clock: this.#clock,
      tapped: (target) => this.#tapped(target),
      accepts: (event) => this.#accepts(event),
    });
    this.addEventListener("focusin", this.#onFocus);
    this.#sizes.observe(this);
    this.#sizes.observe(this.#parts.header);
    this.#children.observe(this, { childList: true, subtree: true, attributeFilter: ["label", "slot"] });
    lessMotion.addEventListener("change", this.#onMotion);
  }

  /** A slide that comes back goes on where it was. */
  disconnectedCallback() {
    this.#input?.destroy();
    this.#sizes.disconnect();
    this.#children.disconnect();
    lessMotion.removeEventListener("change", this.#onMotion);
    this.#saved = this.#slide?.save();
    this.#slide?.destroy();
    this.#slide = undefined;
  }

  attributeChangedCallback() {
    if (this.#slide !== undefined) this.#measure();
  }

  /** Gives the children their places in the shadow tree, and the coordinator its pages. */
  #arrange() {
    const children = /** @type {HTMLElement[]} */ ([...this.children].filter((child) => child instanceof HTMLElement));
    const { headerSlot, barSlot, refreshSlot } = this.#parts;
    for (const [name, slot] of Object.entries({ header: headerSlot, bar: barSlot, refresh: refreshSlot })) {
      slot.assign(...children.filter((child) => child.slot === name));
    }
    const pages = children.filter((child) => child.slot === "" && child.localName !== "template");
    const isSame = pages.length === this.#panels.children.length && pages.every((p, n) => p === this.#panels.children[n]);
    if (!isSame) this.#panels.set(pages);
    const labels = pages.map((page) => page.getAttribute("label") ?? "");
    const hasTabs = barSlot.assignedElements().length === 0 && labels.some((label) => label !== "");
    this.#tabs.make(hasTabs ? labels : []);
    this.#parts.tabs.hidden = !hasTabs;
    if (this.#slide === undefined) this.#begin();
    else if (!isSame) this.#slide.reloadKeyed(this.#panels.keys, this.#panels.heights);
    if (!isSame) this.#attachLists();
    this.#measure();
  }

  #begin() {
    const heights = this.#panels.heights;
    this.#slide = new c.Coordinator({ ...this.#wishes(this.#tabs.measure().height), pages: heights }, this.#saved);
    this.#saved = undefined;
    this.#panels.keys.forEach((key, index) => this.#slide?.setPageSettings(index, { key }));
    this.#attachLists();
  }

  #attachLists() {
    this.#panels.children.forEach((child, index) => {
      if (isShowing(child) && this.#slide !== undefined) child.attachTo(this.#slide, index);
    });
  }

  // ------------------------------------------------------------------------------------------------------- settings

  get #isAnimated() {
    return !lessMotion.matches;
  }

  /**
   * What the settings are to be: measured, as the system asks, as properties and attributes say.
   * @param {number} tabsHeight
   */
  #wishes(tabsHeight) {
    const { header, barSlot } = this.#parts;
    const own = /** @type {HTMLElement[]} */ (barSlot.assignedElements());
    const barHeight = own.reduce((sum, child) => sum + child.offsetHeight, tabsHeight);
    return {
      ...defaultSettings(),
      headerHeight: header.offsetHeight,
      hoverHeight: barHeight,
      indicatorHeight: 2,
      resampling: c.RESAMPLING_ON,
      // An end that bounces has nothing left for the page around.
      bounces: this.#around.scroller === undefined ? c.BOUNCES_ALWAYS : c.BOUNCES_NEVER,
      rightToLeft: getComputedStyle(this).direction === "rtl" ? 1 : 0,
      reducedMotion: this.#isAnimated ? 0 : 1,
      ...this.#set,
      ...settingsOf(this, ATTRIBUTES, CONFIG_CHOICES),
      viewportWidth: this.clientWidth,
      viewportHeight: this.clientHeight,
    };
  }

  /** Brings the coordinator what has changed, and shows it at once: nothing may be seen with an old size. */
  #measure() {
    const slide = this.#slide;
    if (slide === undefined) return;
    slide.advance(this.time);
    const { height, widths } = this.#tabs.measure();
    slide.set(this.#wishes(height));
    const isWide = widths.reduce((sum, width) => sum + width, 0) > this.clientWidth;
    widths.forEach((width, index) => slide.setPageSettings(index, { tabWidth: isWide ? width : c.AUTO }));
    this.changed();
  }

  /** @param {HTMLElement} child */
  #resized(child) {
    const index = this.#panels.children.indexOf(child);
    if (index < 0 || this.#slide === undefined) return;
    this.#slide.setPageHeight(index, child.offsetHeight);
    this.changed();
  }

  // ---------------------------------------------------------------------------------------------------------- input

  /** @param {(slide: c.Coordinator) => void} command */
  #command(command) {
    if (this.#slide === undefined) return;
    this.#slide.advance(this.time);
    command(this.#slide);
    this.changed();
  }

  /** @param {PointerEvent | WheelEvent | KeyboardEvent} event */
  #accepts(event) {
    if (this.#slide === undefined) return false;
    const isMouse = event instanceof PointerEvent && event.pointerType === "mouse";
    if (!isMouse && this.hasAttribute("needs-focus") && !this.matches(":focus-within")) return false;
    if (event instanceof WheelEvent) return !this.#around.takes(event, this.#slide);
    return !isMouse || this.hasAttribute("mouse-drag");
  }

  /** @param {HTMLElement} target */
  #tapped(target) {
    const index = this.#tabs.tabs.indexOf(/** @type {any} */ (target.closest("[role=tab]")));
    if (index >= 0) this.#command((slide) => slide.tapTab(index, this.#isAnimated));
  }

  /** What keys lead to is brought into view; a pointer has seen what it leads to. */
  #onFocus = (/** @type {FocusEvent} */ event) => {
    const target = /** @type {HTMLElement} */ (event.composedPath()[0]);
    const index = this.#panels.children.findIndex((child) => child.contains(target));
    if (index < 0 || !target.matches(":focus-visible")) return;
    this.#command((slide) => {
      const { y, height } = this.#panels.placeIn(index, target, slide.page(index).offset);
      slide.reveal(index, y, height, c.ALIGN_NEAREST, this.#isAnimated);
    });
  };

  // --------------------------------------------------------------------------------------------------------- frames

  /** @param {number} time */
  #draw(time) {
    const slide = this.#slide;
    if (slide === undefined) return Infinity;
    const { snapshot, pages, events } = slide.frame(time);
    const { header, hover } = snapshot;
    this.#parts.header.style.transform = `translate3d(${header.x}px, ${header.y}px, 0)`;
    setProperty(this, "--collapse", String(snapshot.collapse));
    setProperty(this, "--stretch", `${snapshot.headerStretch}px`);
    place(this.#parts.bar, hover);
    this.#panels.show(snapshot, pages);
    this.#tabs.show(slide, snapshot);
    this.#thumb?.show(snapshot, this.clientHeight);
    this.#showRefresh(snapshot);
    this.#input?.showPress(snapshot.touch === c.TOUCH_PRESSED);
    this.#around.hand(slide.readEdge(), this.#isAnimated);
    for (const event of events) this.#tell(event);
    if (snapshot.needsFrame === 0) return Infinity;
    const change = slide.nextChange(1 / devicePixelRatio);
    return change < c.MAX_TIME ? Math.max(0, change - time) : Infinity;
  }

  /** @param {import("../layout.js").Snapshot} snapshot */
  #showRefresh({ refresh, overscroll, headerStretch }) {
    const pulled = Math.max(0, -overscroll, headerStretch);
    const { refresh: part } = this.#parts;
    part.hidden = refresh === c.REFRESH_IDLE || pulled === 0;
    if (!part.hidden) part.style.transform = `translate3d(0, ${(pulled - part.offsetHeight) / 2}px, 0)`;
  }

  /** @param {import("../layout.js").Event} event */
  #tell(event) {
    dispatch(this, this.#wanted, event);
    const { type, state, index } = event;
    if (type === c.EVENT_REFRESH_CHANGED && (state === c.REFRESH_REFRESHING || state === c.REFRESH_SECOND)) {
      ask(this, "refresh", { page: index, isSecond: state === c.REFRESH_SECOND }).then((isDone) =>
        this.#command((slide) => slide.endRefresh(index, isDone ? c.RESULT_SUCCESS : c.RESULT_FAILURE)),
      );
    }
    if (type === c.EVENT_LOAD_MORE) {
      ask(this, "more", { page: index }).then(() => this.#command((slide) => slide.endLoad(index)));
    }
  }
}

for (const name of ATTRIBUTES.values()) {
  Object.defineProperty(NestedSlideElement.prototype, name, {
    get() {
      return this.settings?.[name];
    },
    set(value) {
      this.set({ [name]: value });
    },
    enumerable: true,
    configurable: true,
  });
}
