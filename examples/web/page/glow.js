// @ts-check
// A glow at the end that is pulled where nothing overscrolls, as on Android.

import { clamp } from "../javascript/elements/place.js";

// A pull this long, points, and a fling this fast, points per second, glow as much as they can.
const PULL = 240;
const VELOCITY = 6000;
const FADE = 420;

export class Glow {
  /** @param {HTMLElement} element */
  constructor(element) {
    this.element = element;
    this.pull = 0;
    this.velocity = 0;
  }

  /** @param {import("../javascript/layout.js").Edge} edge */
  show({ pullX, pullY, velocityY }) {
    const isAcross = Math.abs(pullX) > Math.abs(pullY);
    const pull = isAcross ? pullX : pullY;
    if (pull !== 0) this.element.dataset.side = side(isAcross, pull);
    if (pull !== this.pull) {
      const share = clamp(Math.abs(pull) / PULL);
      if (pull === 0) this.#fade(clamp(Math.abs(this.pull) / PULL));
      this.element.style.opacity = String(share);
      this.pull = pull;
    }
    if (velocityY !== 0 && velocityY !== this.velocity) {
      this.element.dataset.side = side(false, velocityY);
      this.#fade(clamp(Math.abs(velocityY) / VELOCITY, 0.2));
    }
    this.velocity = velocityY;
  }

  /** @param {number} from */
  #fade(from) {
    this.element.animate([{ opacity: from }, { opacity: 0 }], { duration: FADE, easing: "ease-out" });
  }
}

/**
 * @param {boolean} isAcross
 * @param {number} amount
 */
const side = (isAcross, amount) => (isAcross ? (amount < 0 ? "left" : "right") : amount < 0 ? "top" : "bottom");
