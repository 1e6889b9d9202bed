// @ts-check
// The numbers of the snapshot beside the plot.

import { PHASES } from "./plot.js";

/** @param {number} value */
const length = (value) => (Object.is(Math.round(value * 10), -0) ? 0 : value).toFixed(1);

/** @type {Record<string, (snapshot: import("../javascript/layout.js").Snapshot) => string>} */
const NUMBERS = {
  outer: ({ outer }) => length(outer),
  inner: ({ inner }) => length(inner),
  velocity: ({ velocityY }) => Math.round(velocityY).toLocaleString("en"),
  rest: ({ restOuter, restInner }) => length(restOuter + restInner),
  page: ({ pagePosition }) => pagePosition.toFixed(2),
  overscroll: ({ overscroll }) => length(overscroll),
};

export class Hud {
  /** @param {HTMLElement} element */
  constructor(element) {
    const find = (/** @type {string} */ name) => element.querySelector(`[data-number=${name}]`);
    const get = (/** @type {string} */ name) => /** @type {HTMLElement} */ (find(name));
    this.places = Object.keys(NUMBERS).map((name) => ({ name, place: get(name) }));
    this.phase = get("phase");
    this.frames = get("frames");
    this.hash = get("hash");
  }

  /**
   * @param {import("../javascript/nestedslide.js").Coordinator} slide
   * @param {number} frames How many were drawn.
   */
  show(slide, frames) {
    const { snapshot } = slide.now;
    for (const { name, place } of this.places) put(place, NUMBERS[name](snapshot));
    put(this.phase, PHASES[snapshot.phase]);
    this.phase.dataset.phase = String(snapshot.phase);
    put(this.frames, frames.toLocaleString("en"));
    // It takes a look at everything: at rest only.
    put(this.hash, snapshot.atRest === 1 ? slide.stateHash.toString(16).padStart(16, "0") : "moving");
  }
}

/**
 * @param {HTMLElement} place
 * @param {string} text
 */
function put(place, text) {
  if (place.textContent !== text) place.textContent = text;
}
