// @ts-check
// The pages of <nested-slide>: a tabpanel for each child, which keeps its place when other children come and go.

import { place, setAttribute } from "./shadow.js";

/** @typedef {import("../layout.js").Page} Page */

/**
 * A child that shows a part of what it has, as <nested-list> does.
 * @typedef {HTMLElement & { attachTo(slide: import("../coordinator.js").Coordinator, page: number): void,
 *   showAt(offset: number): void }} Showing
 */

/**
 * @typedef {object} Panel
 * @property {HTMLElement} panel
 * @property {HTMLElement} content
 * @property {HTMLSlotElement} slot
 * @property {bigint} key For reloadKeyed: the child's own.
 */

export class Panels {
  /** @type {HTMLElement[]} */
  children = [];
  /** @type {WeakMap<Element, Panel>} */
  #panels = new WeakMap();
  #next = 1n;

  /**
   * @param {HTMLElement} pager
   * @param {(child: HTMLElement) => void} resized A child has another height.
   */
  constructor(pager, resized) {
    this.pager = pager;
    this.observer = new ResizeObserver((entries) => {
      for (const { target } of entries) resized(/** @type {HTMLElement} */ (target));
    });
  }

  /**
   * Takes children for pages, in this order.
   * @param {HTMLElement[]} children
   */
  set(children) {
    for (const gone of this.children.filter((child) => !children.includes(child))) {
      this.observer.unobserve(gone);
      this.#of(gone).panel.remove();
      this.#panels.delete(gone);
    }
    this.children = children;
    children.forEach((child, index) => {
      const { panel, slot } = this.#of(child);
      panel.id = `panel-${index}`;
      const label = child.getAttribute("label") ?? "";
      setAttribute(panel, "aria-label", label);
      this.pager.append(panel);
      slot.assign(child);
      if (!isShowing(child)) this.observer.observe(child);
    });
  }

  /** @returns {bigint[]} */
  get keys() {
    return this.children.map((child) => this.#of(child).key);
  }

  /** How high the pages are now; 0 for those whose list says it. */
  get heights() {
    return this.children.map((child) => (isShowing(child) ? 0 : child.offsetHeight));
  }

  /**
   * Where something in a page is, from the page's top.
   * @param {number} index
   * @param {Element} target
   * @param {number} offset The page's.
   */
  placeIn(index, target, offset) {
    const top = this.#of(this.children[index]).panel.getBoundingClientRect().top;
    const box = target.getBoundingClientRect();
    return { y: box.top - top + offset, height: box.height };
  }

  /**
   * @param {import("../layout.js").Snapshot} snapshot
   * @param {Page[]} pages
   */
  show({ pager, pageIndex }, pages) {
    place(this.pager, pager);
    this.children.forEach((child, index) => {
      const { panel, content } = this.#of(child);
      const page = pages.find((candidate) => candidate.index === index);
      // Not display: what is hidden is measured all the same.
      panel.style.visibility = page === undefined ? "hidden" : "";
      panel.inert = index !== pageIndex;
      if (page === undefined) {
        if (panel.style.width === "") panel.style.width = `${pager.width}px`;
        return;
      }
      const { frame, offset } = page;
      place(panel, { ...frame, x: frame.x - pager.x, y: frame.y - pager.y });
      if (isShowing(child)) child.showAt(offset);
      else content.style.transform = `translate3d(0, ${-offset}px, 0)`;
    });
  }

  /**
   * @param {Element} child
   * @returns {Panel}
   */
  #of(child) {
    const known = this.#panels.get(child);
    if (known !== undefined) return known;
    const [panel, content] = [document.createElement("div"), document.createElement("div")];
    const slot = document.createElement("slot");
    panel.className = "panel";
    content.className = "content";
    for (const [name, value] of Object.entries({ role: "tabpanel", part: "panel", tabindex: "0" })) {
      panel.setAttribute(name, value);
    }
    content.append(slot);
    panel.append(content);
    const made = { panel, content, slot, key: this.#next++ };
    this.#panels.set(child, made);
    return made;
  }
}

/**
 * @param {Element} child
 * @returns {child is Showing}
 */
export const isShowing = (child) => "showAt" in child;
