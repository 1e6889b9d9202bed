// @ts-check
// Elements for what is seen of a list, used over and over: as many as fit the screen, however long the list is.

import { ITEM_ENTERED, List } from "../nestedslide.js";

// Rows lie in a layer that moves; it is begun anew this often, as far down coordinates are too coarse for a compositor.
const LAYER = 4096;
// What lies this little beyond the edge is made ready too.
const MARGIN = 96;

/**
 * @typedef {object} Row
 * @property {HTMLElement} element
 * @property {string} place Its transform, as it was set last.
 */

export class Rows {
  /**
   * @param {List} list
   * @param {HTMLElement} layer The element that holds the rows.
   * @param {(section: number, item: number, old: HTMLElement | undefined) => HTMLElement} make Fills an element for an
   *   item: the one that the slot had before, or a new one.
   * @param {ResizeObserver} [measured] Watches the rows, which are as high as they become; without, as the list says.
   */
  constructor(list, layer, make, measured) {
    this.list = list;
    this.layer = layer;
    this.make = make;
    this.measured = measured;
    this.base = 0;
    /** @type {Row[]} By slot. */
    this.rows = [];
  }

  /**
   * Shows what is seen now.
   * @param {number} offset The page's, points.
   */
  show(offset) {
    for (const change of this.list.update(MARGIN, MARGIN)) {
      const row = this.rows[change.slot];
      if (change.kind === ITEM_ENTERED) this.#enter(change.slot, change.section, change.item);
      else if (row !== undefined) hide(row.element, true);
    }
    this.base = Math.floor(offset / LAYER) * LAYER;
    for (const { slot, frame } of this.list.visible(MARGIN, MARGIN)) {
      const row = this.rows[slot];
      if (row === undefined) continue;
      const place = `translate3d(${frame.x}px, ${frame.y - this.base}px, 0)`;
      if (place !== row.place) row.element.style.transform = row.place = place;
      this.#resize(row, frame);
    }
    this.layer.style.transform = `translate3d(0, ${this.base - offset}px, 0)`;
  }

  /**
   * @param {number} slot
   * @param {number} section
   * @param {number} item
   */
  #enter(slot, section, item) {
    const row = this.rows[slot];
    const element = this.make(section, item, row?.element);
    if (element !== row?.element) {
      row?.element.remove();
      this.layer.append(element);
      this.measured?.observe(element);
      this.rows[slot] = { element, place: "" };
    }
    hide(element, false);
  }

  /**
   * @param {Row} row
   * @param {import("../layout.js").Rect} frame
   */
  #resize({ element }, { width, height }) {
    const [across, down] = [`${width}px`, `${height}px`];
    if (element.style.width !== across) element.style.width = across;
    if (this.measured === undefined && element.style.height !== down) element.style.height = down;
  }

  destroy() {
    this.list.destroy();
    this.layer.replaceChildren();
  }
}

/**
 * Whatever the page's styles say of its display.
 * @param {HTMLElement} element
 * @param {boolean} isHidden
 */
function hide(element, isHidden) {
  element.hidden = isHidden;
  element.style.display = isHidden ? "none" : "";
}
