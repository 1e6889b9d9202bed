// @ts-check
// One scroller of the browser's as the engine sees it: a place, and a way to put it elsewhere.

import { clamp } from "../elements/place.js";

// Browsers round places to pixels of the display: nearer to an end than this it is there.
const ROUNDING = 1;

export class Scroller {
  /** The place that was last told or asked for. */
  #told = 0;
  /** What the browser has made of that. */
  #rounded = 0;
  #snapType = /** @type {string | undefined} */ (undefined);

  /**
   * @param {HTMLElement} element Its places go down, or of a pager from the first page towards higher ones.
   * @param {{ isAcross?: boolean, showBeyond?: (amount: number) => void }} [how] `isAcross`: it is a pager. `showBeyond`
   *   shows how far it is pulled beyond its top, points.
   */
  constructor(element, how = {}) {
    const { isAcross = false, showBeyond } = how;
    this.element = element;
    this.isAcross = isAcross;
    this.showBeyond = showBeyond;
    this.note(this.#scrolled);
  }

  get #scrolled() {
    // Right to left a browser counts below 0.
    return this.isAcross ? Math.abs(this.element.scrollLeft) : this.element.scrollTop;
  }

  /** How far it can scroll, points. */
  get most() {
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = this.element;
    return this.isAcross ? scrollWidth - clientWidth : scrollHeight - clientHeight;
  }

  /** Whether the browser has moved it since it was told of or put somewhere. */
  get hasMoved() {
    return this.#scrolled !== this.#rounded;
  }

  /** Where it is, without what the browser has rounded off. */
  get offset() {
    return this.#told + (this.#scrolled - this.#rounded);
  }

  /**
   * The browser itself can bring it no further.
   * @param {number} heading Below 0 towards the top.
   */
  isAtEnd(heading) {
    return heading < 0 ? this.#scrolled < ROUNDING : this.#scrolled > this.most - ROUNDING;
  }

  /**
   * The engine knows of this place.
   * @param {number} offset
   */
  note(offset) {
    this.#told = offset;
    this.#rounded = this.#scrolled;
  }

  /**
   * Goes where the engine says, at once.
   * @param {number} offset Below 0 beyond the top.
   */
  put(offset) {
    this.showBeyond?.(Math.max(0, -offset));
    const place = Math.max(0, offset);
    if (this.isAcross) this.#hold();
    const isReversed = this.isAcross && getComputedStyle(this.element).direction === "rtl";
    this.element.scrollTo({
      [this.isAcross ? "left" : "top"]: isReversed ? -place : place,
      behavior: /** @type {any} */ ("instant"),
    });
    this.note(offset);
  }

  /**
   * Moves it as far as it can scroll.
   * @param {number} amount
   * @returns {boolean} Whether it has moved.
   */
  moveBy(amount) {
    const before = this.offset;
    const goal = clamp(before + amount, Math.min(0, before), this.most);
    if (goal === before) return false;
    this.put(goal);
    return true;
  }

  /** The browser does not snap between two frames of the engine's. */
  #hold() {
    this.#snapType ??= this.element.style.scrollSnapType;
    this.element.style.scrollSnapType = "none";
  }

  /** The engine moves it no more. */
  release() {
    if (this.#snapType === undefined) return;
    this.element.style.scrollSnapType = this.#snapType;
    this.#snapType = undefined;
  }
}
