// @ts-check
// The tabs of <nested-slide>: a tablist with one tab a page, in the order in which people read them.

import { place, setAttribute } from "./shadow.js";

/** @typedef {import("../coordinator.js").Coordinator} Coordinator */

// Keys move within the tablist, as ARIA's practices say; the panel's keys are the engine's.
/** @type {Record<string, (now: number, count: number) => number>} */
const MOVES = {
  ArrowRight: (now, count) => (now + 1) % count,
  ArrowLeft: (now, count) => (now + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

export class Tabs {
  /** @type {HTMLButtonElement[]} */
  tabs = [];
  #current = -1;

  /**
   * @param {import("./shadow.js").Parts} parts
   * @param {(index: number) => void} go Turns to a page.
   */
  constructor(parts, go) {
    this.parts = parts;
    this.go = go;
    parts.tabs.addEventListener("keydown", (event) => this.#onKey(event));
  }

  /**
   * Makes a tab for each label.
   * @param {string[]} labels
   */
  make(labels) {
    while (this.tabs.length > labels.length) this.tabs.pop()?.remove();
    labels.forEach((label, index) => {
      const tab = (this.tabs[index] ??= this.#new(index));
      if (tab.textContent !== label) tab.textContent = label;
    });
    this.#current = -1;
  }

  /** @param {number} index */
  #new(index) {
    const tab = document.createElement("button");
    tab.type = "button";
    tab.id = `tab-${index}`;
    for (const [name, value] of Object.entries({ role: "tab", part: "tab", "aria-controls": `panel-${index}` })) {
      tab.setAttribute(name, value);
    }
    this.parts.tabs.append(tab);
    return tab;
  }

  /** How high the tabs want to be, and how wide each of them. */
  measure() {
    for (const { style } of this.tabs) style.width = style.height = "";
    const boxes = this.tabs.map((tab) => [tab.offsetWidth, tab.offsetHeight]);
    const height = Math.max(0, ...boxes.map(([, tall]) => Math.max(44, tall)));
    return { height, widths: boxes.map(([wide]) => wide) };
  }

  /**
   * @param {Coordinator} slide
   * @param {import("../layout.js").Snapshot} snapshot
   */
  show(slide, { tabIndicator, pageIndex, pagePosition }) {
    this.parts.indicator.hidden = this.tabs.length === 0;
    if (this.tabs.length === 0) return;
    place(this.parts.indicator, tabIndicator);
    const root = /** @type {ShadowRoot} */ (this.parts.tabs.getRootNode());
    const isFocused = root.activeElement?.getAttribute("role") === "tab";
    this.tabs.forEach((tab, index) => {
      place(tab, slide.tabFrame(index));
      // Endless pages go on from the last to the first.
      const away = Math.abs(pagePosition - index);
      const near = 1 - Math.min(1, away, Math.abs(away - this.tabs.length));
      tab.style.setProperty("--near", String(near));
      setAttribute(tab, "aria-selected", String(index === pageIndex));
      setAttribute(tab, "tabindex", index === pageIndex ? "0" : "-1");
    });
    if (isFocused && pageIndex >= 0 && pageIndex !== this.#current) this.tabs[pageIndex].focus({ preventScroll: true });
    this.#current = pageIndex;
  }

  /** @param {KeyboardEvent} event */
  #onKey(event) {
    const move = MOVES[event.key];
    if (move === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    const isTurned = getComputedStyle(this.parts.tabs).direction === "rtl";
    const key = isTurned && event.key === "ArrowRight" ? "ArrowLeft" : isTurned && event.key === "ArrowLeft" ? "ArrowRight" : event.key;
    this.go(MOVES[key](Math.max(0, this.#current), this.tabs.length));
  }
}
