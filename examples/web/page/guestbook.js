// @ts-check
// The guestbook: a section for every month with a header that sticks, notes of different heights.

import { ANCHOR_SCROLLED, ITEM_HEADER, List } from "../binding/nestedslide.js";
import { lineCount, months, note, NOTE_COUNT } from "./notes.js";
import { Rows } from "./rows.js";

// The height of a note of one line, of two, and of three.
const HEIGHTS = [0, 72, 92, 112];
const HEADER = 36;
const HUES = [6, 262, 322, 232, 340, 184, 284, 142, 350, 222, 20, 200];

export class Guestbook {
  /** @param {HTMLElement} layer */
  constructor(layer) {
    this.months = months();
    this.newNotes = 0;
    /** @type {Set<number>} The notes that were tapped. */
    this.liked = new Set();
    this.list = new List({ anchor: ANCHOR_SCROLLED });
    this.months.forEach(({ first, count }, section) => {
      const heights = Float64Array.from({ length: count }, (_, n) => HEIGHTS[lineCount(first + n)]);
      this.list.insertSection(section, { headerHeight: HEADER }, heights);
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
    this.list.insertItems(0, 0, [HEIGHTS[lineCount(1 - this.newNotes)]]);
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
    const { author, lines, time, hue } = note(number);
    const initials = author.split(" ", 2).map((word) => word[0]).join("");
    element.dataset.number = String(number);
    element.classList.toggle("liked", this.liked.has(number));
    element.style.setProperty("--hue", String(HUES[hue % HUES.length]));
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
