// @ts-check
// <nested-list>: a page of as many rows as you like, with as many elements as fit the screen.

import * as c from "../nestedslide.js";
import { attributesOf, settingsOf, takeOver } from "./attributes.js";
import { LIST_CONFIG_CHOICES, SECTION_CHOICES } from "./choices.js";
import { Rows } from "./rows.js";

const CONFIG = attributesOf(c.LIST_CONFIG_LAYOUT);
const SECTION = attributesOf(c.SECTION_LAYOUT);
// The page says these.
for (const name of ["width", "height"]) CONFIG.delete(name);

// Memory of the module is not collected: the list of an element that nobody has any more ends here.
const forgotten = new FinalizationRegistry((/** @type {c.List} */ list) => list.destroy());

/**
 * Fills the element of a row.
 * @callback Fill
 * @param {HTMLElement} element
 * @param {number} index In its section; ITEM_HEADER or ITEM_FOOTER for those of the section.
 * @param {number} section 0, unless the host has inserted others into `list`.
 */

/**
 * Its <template> is what a row is made of. A row that comes into view is filled by `renderItem(element, index)`, and by
 * listeners to `item`, whose detail has both. `count` says how many rows there are. Settings of lists and of sections
 * are attributes: `item-height="56"`, `layout="grid"`, `columns="3"`; with `estimated` rows are as high as they become.
 */
export class NestedListElement extends HTMLElement {
  static observedAttributes = ["count", ...CONFIG.keys(), ...SECTION.keys()];

  #renderItem = /** @type {Fill | undefined} */ (undefined);
  #list = /** @type {c.List | undefined} */ (undefined);
  #rows = /** @type {Rows | undefined} */ (undefined);
  #count = 0;
  #measured = new ResizeObserver((entries) => this.#onMeasured(entries));

  /** The list, for everything else that the engine can do; call `changed()` of the slide afterwards. */
  get list() {
    return this.#list;
  }

  /** Fills a row; when it is set, those that are seen. */
  get renderItem() {
    return this.#renderItem;
  }

  set renderItem(fill) {
    this.#renderItem = fill;
    this.render();
  }

  get count() {
    return this.#count;
  }

  set count(count) {
    this.#count = count;
    this.#list?.setItemCount(0, count);
    this.#changed();
  }

  /** Fills the rows that are seen anew. */
  render() {
    for (const { element, index, section } of this.#shown()) this.#fill(element, index, section);
  }

  /**
   * @param {number} index
   * @param {number} [align] ALIGN_.
   * @param {boolean} [animated]
   */
  scrollToItem(index, align = c.ALIGN_START, animated = false) {
    this.#list?.scrollTo(0, index, align, animated);
    this.#changed();
  }

  connectedCallback() {
    takeOver(this);
    this.setAttribute("role", "list");
    this.style.display = "block";
  }

  attributeChangedCallback(/** @type {string} */ name) {
    if (name === "count") this.count = Number(this.getAttribute("count"));
    else if (this.#list !== undefined) {
      this.#list.set(settingsOf(this, CONFIG, LIST_CONFIG_CHOICES));
      this.#list.setSection(0, settingsOf(this, SECTION, SECTION_CHOICES));
      this.#changed();
    }
  }

  /**
   * A slide takes the list for one of its pages.
   * @param {c.Coordinator} slide
   * @param {number} page
   */
  attachTo(slide, page) {
    if (this.#list === undefined) {
      this.#list = new c.List(settingsOf(this, CONFIG, LIST_CONFIG_CHOICES));
      forgotten.register(this, this.#list);
      this.#list.insertSection(0, settingsOf(this, SECTION, SECTION_CHOICES), this.#count);
      const isEstimated = this.hasAttribute("estimated");
      const make = this.#make.bind(this);
      this.#rows = new Rows(this.#list, this.#layer(), make, isEstimated ? this.#measured : undefined);
    }
    // A list stays with its page when pages come, go and move.
    if (this.#list.state.page < 0) this.#list.attach(slide, page);
  }

  /**
   * Shows what is seen now.
   * @param {number} offset The page's, points.
   */
  showAt(offset) {
    this.#rows?.show(offset);
  }

  /** @returns {HTMLElement} What holds the rows. */
  #layer() {
    const layer = document.createElement("div");
    layer.style.cssText = "position: absolute; left: 0; top: 0; width: 100%";
    layer.setAttribute("role", "presentation");
    this.append(layer);
    return layer;
  }

  /**
   * @param {number} section
   * @param {number} index
   * @param {HTMLElement | undefined} old
   */
  #make(section, index, old) {
    const element = old ?? this.#new();
    Object.assign(element.dataset, { index, section });
    element.setAttribute("aria-posinset", String(index + 1));
    element.setAttribute("aria-setsize", String(this.#count));
    this.#fill(element, index, section);
    return element;
  }

  #new() {
    const element = document.createElement("div");
    element.style.cssText = "position: absolute; left: 0; top: 0; box-sizing: border-box";
    element.setAttribute("role", "listitem");
    const template = this.querySelector("template");
    if (template !== null) element.append(template.content.cloneNode(true));
    return element;
  }

  /** @type {Fill} */
  #fill(element, index, section) {
    this.#renderItem?.(element, index, section);
    this.dispatchEvent(new CustomEvent("item", { detail: { element, index, section } }));
  }

  #shown() {
    const rows = this.#rows?.rows ?? [];
    const elements = rows.map(({ element }) => element).filter((element) => !element.hidden);
    return elements.map((element) => {
      const { index, section } = element.dataset;
      return { element, index: Number(index), section: Number(section) };
    });
  }

  /** @param {ResizeObserverEntry[]} entries */
  #onMeasured(entries) {
    for (const { target } of entries) {
      const element = /** @type {HTMLElement} */ (target);
      const { index, section } = element.dataset;
      if (!element.hidden) this.#list?.setHeights(Number(section), Number(index), [element.offsetHeight]);
    }
    this.#changed();
  }

  #changed() {
    /** @type {any} */ (this.parentElement)?.changed?.();
  }
}
