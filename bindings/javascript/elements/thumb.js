// @ts-check
// The scroll bar's thumb: where it lies, and how it is dragged.

import * as c from "../nestedslide.js";
import { clamp, placeOn } from "./place.js";

// So near the edge a mouse brings the thumb out.
const NEAR = 24;

/** Its width, how far it lies from its track's ends and the least it is long, points. */
const LOOKS = { width: 4, inset: 3, least: 36 };

/** @typedef {{ slide: () => c.Coordinator, changed: () => void }} Host */

export class Thumb {
  /** The bar and the track it lies on, as last shown; lengths on the screen. */
  #track = { bar: c.BAR_PAGE, start: 0, length: 0, thumb: 0, place: 0 };
  /** @type {{ pointer: number, grip: number } | null} While it is held: how far below its top. */
  #held = null;

  /**
   * @param {HTMLElement} element
   * @param {HTMLElement} screen
   * @param {Host} host
   * @param {{ width: number, inset: number, least: number }} looks
   */
  constructor(element, screen, host, looks = LOOKS) {
    this.looks = looks;
    this.element = element;
    this.screen = screen;
    this.host = host;
    screen.addEventListener("pointermove", (event) => this.#onNear(event));
    screen.addEventListener("pointerleave", () => element.classList.remove("near"));
    element.addEventListener("pointerdown", (event) => this.#onDown(event));
    element.addEventListener("pointermove", (event) => this.#onMove(event));
    element.addEventListener("pointerup", (event) => this.#onEnd(event));
    element.addEventListener("pointercancel", (event) => this.#onEnd(event));
  }

  /**
   * @param {import("../layout.js").Snapshot} snapshot
   * @param {number} height Of the screen.
   */
  show(snapshot, height) {
    const { indicator, pager, atRest } = snapshot;
    const { width, inset } = this.looks;
    const bar = this.#held ? this.#track.bar : indicator === c.INDICATOR_OUTER ? c.BAR_OUTER : c.BAR_PAGE;
    const isOuter = bar === c.BAR_OUTER;
    const [start, length] = isOuter ? [0, height] : [pager.y, pager.height];
    const position = isOuter ? snapshot.outerBarPosition : snapshot.pageBarPosition;
    const natural = isOuter ? snapshot.outerBarLength : snapshot.pageBarLength;
    // That of a page of a million notes is no shorter, and still goes from end to end.
    const thumb = natural > 0 ? Math.max(natural, Math.min(this.looks.least, length)) : 0;
    const place = this.#held ? this.#track.place : position / Math.max(1e-9, length - natural);
    const left = natural < thumb || this.#held ? place * (length - thumb) : position;
    this.#track = { bar, start, length, thumb, place: clamp(place) };
    this.element.style.transform = `translate3d(0, ${start + left + inset}px, 0)`;
    this.element.style.width = `${width}px`;
    this.element.style.height = `${Math.max(width, thumb - 2 * inset)}px`;
    this.element.classList.toggle("shown", this.#held !== null || (indicator !== c.INDICATOR_NONE && atRest === 0));
    this.element.classList.toggle("whole", !(thumb < length));
  }

  /** @param {PointerEvent} event */
  #onNear(event) {
    const isNear = event.pointerType === "mouse" && event.clientX > this.screen.getBoundingClientRect().right - NEAR;
    this.element.classList.toggle("near", isNear);
  }

  /** @param {PointerEvent} event */
  #onDown(event) {
    if (event.button !== 0 || this.#held) return;
    event.preventDefault();
    event.stopPropagation();
    this.element.setPointerCapture(event.pointerId);
    const { bar, start, length, thumb, place } = this.#track;
    this.#held = { pointer: event.pointerId, grip: placeOn(this.screen, event).y - start - place * (length - thumb) };
    this.host.slide().dragThumb(bar, c.THUMB_BEGAN, place);
    this.host.changed();
  }

  /** @param {PointerEvent} event */
  #onMove(event) {
    if (this.#held?.pointer !== event.pointerId) return;
    event.stopPropagation();
    const { bar, start, length, thumb } = this.#track;
    const place = clamp((placeOn(this.screen, event).y - this.#held.grip - start) / Math.max(1e-9, length - thumb));
    this.#track.place = place;
    this.#drag(bar, c.THUMB_MOVED, place);
  }

  /** @param {PointerEvent} event */
  #onEnd(event) {
    if (this.#held?.pointer !== event.pointerId) return;
    event.stopPropagation();
    this.#drag(this.#track.bar, c.THUMB_ENDED, this.#track.place);
    this.#held = null;
  }

  /**
   * A key or a command may have taken over: then it is no longer held.
   * @param {number} bar
   * @param {number} phase
   * @param {number} place
   */
  #drag(bar, phase, place) {
    try {
      this.host.slide().dragThumb(bar, phase, place);
    } catch (error) {
      if (!(error instanceof c.NestedSlideError)) throw error;
      this.#held = null;
    }
    this.host.changed();
  }
}
