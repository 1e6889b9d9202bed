// @ts-check
// The guestbook: a section for every month with a header that sticks, notes of different heights.

import { ANCHOR_SCROLLED, ITEM_HEADER, List } from "../javascript/nestedslide.js";
import { DISCS, MONTH_HEIGHT, NOTE_COUNT, NOTE_HEIGHTS } from "./content.js";
import { lineCount, months, note } from "./notes.js";
import { Rows } from "../javascript/elements/rows.js";

/** @param {number} number */
const height = (number) => NOTE_HEIGHTS[lineCount(number) - 1];

export class Guestbook {
  /** @param {HTMLElement} layer */
  constructor(layer) {
    this.months = months();
    this.newNotes = 0;
    /** @type {Set<number>} The notes that were tapped. */
    this.liked = new Set();
    this.list = new List({ anchor: ANCHOR_SCROLLED });
    this.months.forEach(({ first, count }, section) => {
      const heights = Float64Array.from({ length: count }, (_, n) => height(first + n));
      this.list.insertSection(section, { headerHeight: MONTH_HEIGHT }, heights);
    });
    this.rows = new Rows(this.list, layer, (section, item, old) => this.#make(section, item, old));
  }

  /** As a heading says it. */
  get count() {
    return NOTE_COUNT + this.newNotes;
  }

  /** What a refresh brings: one more at the top. */
  prepend() {
    this.newNotes += 1;
    this.list.insertItems(0, 0, [height(1 - this.newNotes)]);
  }

  /**
   * Likes a note, or does no longer.
   * @param {HTMLElement} element
   */
  tap(element) {
    const number = Number(element.dataset.number);
    if (!this.liked.delete(number)) this.liked.add(number);
    element.classList.toggle("liked", this.liked.has(number));
  }

  /**
   * @param {number} section
   * @param {number} item
   * @param {HTMLElement | undefined} old
   */
  #make(section, item, old) {
    const month = this.months[section];
    if (item === ITEM_HEADER) {
      const element = old?.className === "month" ? old : fromTemplate("month-template");
      const total = month.count + (section === 0 ? this.newNotes : 0);
      setTexts(element, [month.title, `${total.toLocaleString("en")} notes`]);
      return element;
    }
    const element = old?.classList.contains("note") ? old : fromTemplate("note-template");
    const number = month.first + item - (section === 0 ? this.newNotes : 0);
    const { author, lines, time, disc } = note(number);
    const initials = author.split(" ", 2).map((word) => word[0]).join("");
    element.dataset.number = String(number);
    element.classList.toggle("liked", this.liked.has(number));
    element.style.setProperty("--disc-top", DISCS[disc][0]);
    element.style.setProperty("--disc-bottom", DISCS[disc][1]);
    const place = number > 0 ? `#${number.toLocaleString("en")}  ·  ${time}` : time;
    setTexts(element, [initials, author, place, lines.join("\n")]);
    return element;
  }

  destroy() {
    this.rows.destroy();
  }
}

/** @param {string} id */
export function fromTemplate(id) {
  const template = /** @type {HTMLTemplateElement} */ (document.getElementById(id));
  return /** @type {HTMLElement} */ (template.content.firstElementChild?.cloneNode(true));
}

/**
 * Fills the places of a template, in order.
 * @param {HTMLElement} element
 * @param {string[]} texts
 */
function setTexts(element, texts) {
  element.querySelectorAll("[data-text]").forEach((place, n) => (place.textContent = texts[n]));
}
