// @ts-check
// The page around a slide: it gets what a drag, a fling or a wheel has left at an end.

import * as c from "../nestedslide.js";

// Steps of a wheel that follow each other so fast are one gesture, which goes on where it began. Milliseconds.
const GESTURE = 150;
// How far a fling goes on around, in seconds of its velocity.
const FLING = 0.3;

export class Around {
  #pull = 0;
  #velocity = 0;
  #last = -Infinity;
  #isOutside = false;

  /** @param {HTMLElement} element */
  constructor(element) {
    this.element = element;
  }

  /** What scrolls around the slide, undefined if nothing does. */
  get scroller() {
    const root = document.scrollingElement ?? document.documentElement;
    for (let each = parentOf(this.element); each !== null && each !== root; each = parentOf(each)) {
      const { overflowY } = getComputedStyle(each);
      const isOpen = overflowY === "auto" || overflowY === "scroll";
      if (isOpen && each.scrollHeight > each.clientHeight) return each;
    }
    const isLocked = getComputedStyle(root).overflowY === "hidden";
    return !isLocked && root.scrollHeight > root.clientHeight ? root : undefined;
  }

  /**
   * Whether a wheel's step is for the page around: the slide cannot go its way.
   * @param {WheelEvent} event
   * @param {c.Coordinator} slide
   */
  takes(event, slide) {
    const isSame = event.timeStamp - this.#last < GESTURE;
    this.#last = event.timeStamp;
    if (isSame) return this.#isOutside;
    const { deltaX, deltaY } = event;
    const isAcross = Math.abs(deltaX) > Math.abs(deltaY) || event.shiftKey;
    const isOn = (isAcross ? deltaX || deltaY : deltaY) > 0;
    const across = isOn ? c.DIRECTION_RIGHT : c.DIRECTION_LEFT;
    const along = isOn ? c.DIRECTION_DOWN : c.DIRECTION_UP;
    this.#isOutside = slide.canScroll(isAcross ? across : along) === 0 && this.scroller !== undefined;
    return this.#isOutside;
  }

  /**
   * Hands on what an end of the slide has been given since the last frame.
   * @param {import("../layout.js").Edge} edge
   * @param {boolean} isAnimated
   */
  hand({ pullY, velocityY }, isAnimated) {
    const step = pullY === 0 ? 0 : pullY - this.#pull;
    this.#pull = pullY;
    if (step !== 0) this.scroller?.scrollBy({ top: step, behavior: /** @type {any} */ ("instant") });
    if (velocityY !== 0 && velocityY !== this.#velocity && isAnimated) {
      this.scroller?.scrollBy({ top: velocityY * FLING, behavior: "smooth" });
    }
    this.#velocity = velocityY;
  }
}

/**
 * The element that an element lies in, also out of a shadow tree.
 * @param {Element} element
 * @returns {Element | null}
 */
function parentOf(element) {
  if (element.assignedSlot !== null) return element.assignedSlot;
  const parent = element.parentNode;
  return parent instanceof ShadowRoot ? parent.host : /** @type {Element | null} */ (element.parentElement);
}
