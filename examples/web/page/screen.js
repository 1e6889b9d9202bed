// @ts-check
// The phone's screen: real elements, which frames move by transforms and by nothing else.

import * as c from "../javascript/nestedslide.js";
import { clamp } from "../javascript/elements/place.js";
import { Glow } from "./glow.js";
import { Guestbook } from "./guestbook.js";
import { effectsOf, Header } from "./header.js";
import { PHOTO_COUNT, SINCE, THUMB_INSET, THUMB_LEAST, THUMB_WIDTH } from "./content.js";
import { Photos } from "./photos.js";
import { Thumb } from "../javascript/elements/thumb.js";

// How high the cards of the About page are with the gaps around them, one below the other and side by side.
const ABOUT = { portrait: 472, landscape: 304 };

export class Screen {
  /**
   * @param {HTMLElement} element
   * @param {import("../javascript/elements/thumb.js").Host} host
   */
  constructor(element, host) {
    this.element = element;
    this.shownPage = -1;
    /** @type {number | undefined} */
    this.shownCount = undefined;
    const get = (/** @type {string} */ name) => /** @type {HTMLElement} */ (element.querySelector(name));
    const all = (/** @type {string} */ name) => /** @type {HTMLElement[]} */ ([...element.querySelectorAll(name)]);
    this.header = new Header(element);
    this.pager = get(".pager");
    this.pages = all(".page");
    this.bar = get(".tabs");
    this.tabs = all("[role=tab]");
    this.indicator = get(".indicator");
    const looks = { width: THUMB_WIDTH, inset: THUMB_INSET, least: THUMB_LEAST };
    this.thumb = new Thumb(get(".thumb"), element, host, looks);
    this.spinner = get(".spinner");
    this.glow = new Glow(get(".glow"));
    this.subtitle = get(".bar-title small");
  }

  /**
   * Makes what the pages hold anew and gives it to a coordinator.
   * @param {import("../javascript/nestedslide.js").Coordinator} slide
   * @param {import("./geometry.js").Geometry} geometry
   */
  fill(slide, geometry) {
    this.guestbook?.destroy();
    this.photos?.destroy();
    this.slide = slide;
    this.guestbook = new Guestbook(this.layer(0));
    this.photos = new Photos(this.layer(1), geometry);
    this.guestbook.list.attach(slide, 0);
    this.photos.list.attach(slide, 1);
    this.turn(geometry);
  }

  /** @param {number} page */
  layer(page) {
    return /** @type {HTMLElement} */ (this.pages[page].firstElementChild);
  }

  /**
   * Lays everything out for another size; the engine has been told of it.
   * @param {import("./geometry.js").Geometry} geometry
   */
  turn(geometry) {
    this.geometry = geometry;
    this.element.classList.toggle("landscape", geometry.landscape);
    for (const [name, value] of Object.entries(geometry)) this.element.style.setProperty(`--${name}`, `${value}px`);
    this.photos?.turn(geometry);
    this.slide?.setEffects(effectsOf(geometry));
    this.slide?.setPageHeight(2, geometry.landscape ? ABOUT.landscape : ABOUT.portrait);
  }

  /** @param {import("../javascript/coordinator.js").Frame} frame */
  show({ snapshot, pages }) {
    if (this.geometry === undefined) return;
    if (this.slide !== undefined) this.header.show(snapshot, this.geometry, this.slide.readEffects());
    this.#showPages(snapshot, pages);
    this.#showTabs(snapshot);
    this.thumb.show(snapshot, this.geometry.height);
    this.#showRefresh(snapshot);
    if (this.slide !== undefined) this.glow.show(this.slide.readEdge());
  }

  /**
   * @param {import("../javascript/layout.js").Snapshot} snapshot
   * @param {import("../javascript/layout.js").Page[]} pages
   */
  #showPages({ pager, pageIndex }, pages) {
    this.pager.style.transform = `translate3d(${pager.x}px, ${pager.y}px, 0)`;
    size(this.pager, pager.width, pager.height);
    this.pages.forEach((element, index) => {
      const page = pages.find((candidate) => candidate.index === index);
      element.hidden = page === undefined;
      element.inert = index !== pageIndex;
      if (page === undefined) return;
      const { frame, offset } = page;
      element.style.transform = `translate3d(${frame.x - pager.x}px, ${frame.y - pager.y}px, 0)`;
      size(element, frame.width, frame.height);
      if (index === 0) this.guestbook?.rows.show(offset);
      else if (index === 1) this.photos?.rows.show(offset);
      else this.layer(index).style.transform = `translate3d(0, ${-offset}px, 0)`;
    });
  }

  /** @param {import("../javascript/layout.js").Snapshot} snapshot */
  #showTabs({ hover, tabIndicator, pageIndex, pagePosition, inner }) {
    this.bar.style.transform = `translate3d(${hover.x}px, ${hover.y}px, 0)`;
    size(this.bar, hover.width, hover.height);
    const { x, y, width, height } = tabIndicator;
    this.indicator.style.transform = `translate3d(${x}px, ${y}px, 0)`;
    size(this.indicator, width, height);
    this.bar.style.setProperty("--shade", String(clamp(inner / 24)));
    const focused = this.tabs.indexOf(/** @type {HTMLElement} */ (document.activeElement));
    if (focused >= 0 && pageIndex >= 0 && focused !== pageIndex && this.shownPage !== pageIndex) {
      this.tabs[pageIndex].focus({ preventScroll: true });
    }
    this.shownPage = pageIndex;
    this.tabs.forEach((tab, index) => {
      const frame = this.slide?.tabFrame(index);
      if (frame !== undefined) {
        tab.style.transform = `translate3d(${frame.x}px, 0, 0)`;
        size(tab, frame.width, frame.height);
      }
      // Endless pages go on from the last to the first.
      const away = Math.abs(pagePosition - index);
      const near = 1 - Math.min(1, away, Math.abs(away - this.tabs.length));
      tab.style.setProperty("--near", String(near));
      setAttribute(tab, "aria-selected", String(index === pageIndex));
      setAttribute(tab, "tabindex", index === pageIndex ? "0" : "-1");
    });
    const count = [this.guestbook?.count, PHOTO_COUNT][pageIndex];
    if (this.subtitle.dataset.page === String(pageIndex) && this.shownCount === count) return;
    this.subtitle.dataset.page = String(pageIndex);
    this.shownCount = count;
    const words = ["notes", "photographs"][pageIndex];
    this.subtitle.textContent = count === undefined ? SINCE : `${count.toLocaleString("en")} ${words}`;
  }

  /**
   * A circle that comes down with the pull, and turns while it refreshes.
   * @param {import("../javascript/layout.js").Snapshot} snapshot
   */
  #showRefresh({ refresh, overscroll, headerStretch }) {
    const pulled = Math.max(0, -overscroll, headerStretch);
    const shown = refresh !== c.REFRESH_IDLE && pulled > 0;
    const turning = [c.REFRESH_REFRESHING, c.REFRESH_SECOND, c.REFRESH_FINISHING, c.REFRESH_SUCCEEDED].includes(refresh);
    const second = refresh === c.REFRESH_SECOND_ARMED || refresh === c.REFRESH_SECOND;
    this.spinner.classList.toggle("shown", shown);
    this.spinner.classList.toggle("turning", turning);
    this.spinner.classList.toggle("second", second);
    if (!shown) return;
    const share = clamp(pulled / 64);
    this.spinner.style.transform = `translate3d(0, ${Math.min(pulled, 96) * 0.5 - 18}px, 0) scale(${0.5 + share / 2})`;
    this.spinner.style.setProperty("--turn", `${share * 270}deg`);
  }
}

/**
 * Sizes change with the layout, hardly ever in a motion.
 * @param {HTMLElement} element
 * @param {number} width
 * @param {number} height
 */
function size(element, width, height) {
  const [across, down] = [`${width}px`, `${height}px`];
  if (element.style.width !== across) element.style.width = across;
  if (element.style.height !== down) element.style.height = down;
}

/**
 * @param {HTMLElement} element
 * @param {string} name
 * @param {string} value
 */
function setAttribute(element, name, value) {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}
