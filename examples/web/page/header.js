// @ts-check
// The header: a cover that becomes the bar, a portrait and a button that shrink into it, a name that slides under it.

import * as content from "./content.js";
import { FOLLOW_HEIGHT } from "./geometry.js";

/**
 * How the header collapses, for `setEffects`: the same in all hosts.
 * @param {import("./geometry.js").Geometry} geometry
 */
export function effectsOf({ landscape }) {
  const rows = landscape ? content.EFFECTS_ACROSS : content.EFFECTS;
  return rows.map(([source, start, stop, atStart, atStop]) => ({ source, start, stop, atStart, atStop }));
}

export class Header {
  /** @param {HTMLElement} screen */
  constructor(screen) {
    const get = (/** @type {string} */ name) => /** @type {HTMLElement} */ (screen.querySelector(name));
    this.details = get(".details");
    this.cover = get(".cover");
    this.picture = get(".cover img");
    this.scrim = get(".scrim");
    this.title = get(".bar-title");
    this.subtitle = get(".bar-title small");
    this.portrait = get(".portrait");
    this.follow = get(".follow");
    /** @type {[HTMLElement, number][]} What fades, and by which effect. */
    this.fading = [
      [get(".details .name"), content.EFFECT_NAME_SHOWN],
      [get(".details .handle"), content.EFFECT_HANDLE_SHOWN],
      [get(".details .bio"), content.EFFECT_LINE_1_SHOWN],
      [get(".details .stats"), content.EFFECT_STATISTICS_SHOWN],
      [this.scrim, content.EFFECT_SCRIM],
      [this.subtitle, content.EFFECT_BAR_CAPTION_SHOWN],
      [this.follow, content.EFFECT_BUTTON_SHOWN],
    ];
  }

  /**
   * Everything moves by transforms, as the effects say; a pull brings all of it down.
   * @param {import("../javascript/layout.js").Snapshot} snapshot
   * @param {import("./geometry.js").Geometry} geometry
   * @param {number[]} is What the effects answer.
   */
  show({ header, headerStretch }, { cover, portrait, bar }, is) {
    const pulled = Math.max(0, header.y + headerStretch);
    const at = (/** @type {number} */ effect) => is[effect] + pulled;
    move(this.details, header.x, at(content.EFFECT_DETAILS_TOP));
    move(this.cover, header.x, at(content.EFFECT_COVER_FOOT) - cover - headerStretch);
    const height = `${cover + headerStretch}px`;
    if (this.cover.style.height !== height) this.cover.style.height = height;
    // The frame goes with its foot, the picture in it half as far: it seems to lie behind.
    move(this.picture, 0, is[content.EFFECT_COVER_SHIFT] - is[content.EFFECT_COVER_FOOT] + cover);
    const side = is[content.EFFECT_PORTRAIT_SIDE] / portrait;
    move(this.portrait, header.x, at(content.EFFECT_PORTRAIT_CENTER) - portrait / 2, side);
    const size = is[content.EFFECT_BUTTON_HEIGHT] / FOLLOW_HEIGHT;
    move(this.follow, header.x, at(content.EFFECT_BUTTON_CENTER) - FOLLOW_HEIGHT / 2, size);
    move(this.title, 0, at(content.EFFECT_BAR_NAME_CENTER) - bar / 2 + 8);
    for (const [element, effect] of this.fading) element.style.opacity = String(is[effect]);
    this.follow.style.visibility = is[content.EFFECT_BUTTON_SHOWN] > 0 ? "visible" : "hidden";
  }
}

/**
 * @param {HTMLElement} element
 * @param {number} x
 * @param {number} y
 */
function move(element, x, y, scale = 1) {
  element.style.transform = `translate3d(${x}px, ${y}px, 0)${scale === 1 ? "" : ` scale(${scale})`}`;
}
