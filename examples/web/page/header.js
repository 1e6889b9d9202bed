// @ts-check
// The header: a cover that becomes the bar, a portrait and a button that shrink into it, a name that slides under it.

import { PORTRAIT_IN_BAR } from "./content.js";
import { clamp, FOLLOW_HEIGHT, FOLLOW_IN_BAR, lerp } from "./geometry.js";

export class Header {
  /** @param {HTMLElement} screen */
  constructor(screen) {
    const get = (/** @type {string} */ name) => /** @type {HTMLElement} */ (screen.querySelector(name));
    this.details = get(".details");
    this.cover = get(".cover");
    this.picture = get(".cover img");
    this.scrim = get(".scrim");
    this.title = get(".bar-title");
    this.portrait = get(".portrait");
    this.follow = get(".follow");
  }

  /**
   * Everything moves by transforms.
   * @param {import("../javascript/layout.js").Snapshot} snapshot
   * @param {import("./geometry.js").Geometry} geometry
   */
  show({ header, headerStretch }, geometry) {
    const { bar, cover, portrait, name, follow, header: whole } = geometry;
    // How far the header's foot is from its place in the open header.
    const shift = header.y + headerStretch;
    const bottom = Math.max(bar, cover + shift);
    const top = bottom - cover - headerStretch;
    this.details.style.transform = `translate3d(${header.x}px, ${shift}px, 0)`;
    this.cover.style.transform = `translate3d(${header.x}px, ${top}px, 0)`;
    const height = `${cover + headerStretch}px`;
    if (this.cover.style.height !== height) this.cover.style.height = height;
    // The picture goes half as far as its frame: it seems to lie behind it.
    this.picture.style.transform = `translate3d(0, ${Math.max(0, -top) * 0.5}px, 0)`;
    this.scrim.style.opacity = String(0.72 * clamp(-shift / (whole - bar)));

    const t = clamp(-shift / (cover - bar / 2));
    const side = lerp(portrait, PORTRAIT_IN_BAR, t) / portrait;
    const middle = Math.max(bar / 2, cover + shift);
    this.portrait.style.transform = `translate3d(${header.x}px, ${middle - portrait / 2}px, 0) scale(${side})`;

    const inBar = clamp(-shift / (follow - bar / 2));
    const scale = lerp(1, FOLLOW_IN_BAR / FOLLOW_HEIGHT, inBar);
    const place = Math.max(bar / 2, follow + shift) - FOLLOW_HEIGHT / 2;
    this.follow.style.transform = `translate3d(${header.x}px, ${place}px, 0) scale(${scale})`;

    // The bar's title follows the name until it is in its place.
    const travel = Math.max(0, name + shift - bar / 2);
    this.title.style.transform = `translate3d(0, ${Math.min(travel, bar)}px, 0)`;
    this.title.style.visibility = travel < bar ? "visible" : "hidden";
  }
}
