// @ts-check
// A list lays out the rows of a page and says which are seen, also of a hundred thousand.

import * as c from "./layout.js";
import { library } from "./library.js";
import { int32 } from "./numbers.js";

/** @typedef {Partial<import("./layout.js").Section>} SectionSettings */

/**
 * Objects that are used over and over, and those of them that the last call filled.
 * @template T
 * @typedef {{ pool: T[], seen: T[] }} Answer
 */

export class List {
  #library = library();
  #exports = this.#library.exports;
  #memory = this.#library.memory;
  #handle = 0n;
  #block = 0;
  #capacity = 0;
  /** @type {Answer<import("./layout.js").Item>} */
  #items = { pool: [], seen: [] };
  /** @type {Answer<import("./layout.js").ItemChange>} */
  #changes = { pool: [], seen: [] };

  /**
   * Without sections, attached to no page.
   * @param {Partial<import("./layout.js").ListConfig>} settings nslide_list_config in camel case.
   */
  constructor(settings = {}) {
    const config = this.#memory.allocate(c.LIST_CONFIG_LAYOUT.size);
    try {
      this.#exports.nslide_list_config_default(config, c.LIST_CONFIG_LAYOUT.size);
      this.#memory.write(c.LIST_CONFIG_LAYOUT, config, settings);
      this.#library.verify(this.#exports.nslide_list_create(config, this.#library.out), 0n);
    } finally {
      this.#memory.free(config);
    }
    this.#handle = this.#library.outNumber;
    this.#grow(32);
  }

  /** @param {number} status */
  #verify(status) {
    if (status !== c.OK) this.#library.verify(status, this.#handle);
  }

  /**
   * Makes room for what is seen.
   * @param {number} capacity Items.
   */
  #grow(capacity) {
    if (this.#block !== 0) this.#memory.free(this.#block);
    this.#block = this.#memory.allocate(capacity * c.ITEM_LAYOUT.size);
    this.#capacity = capacity;
  }

  destroy() {
    if (this.#block === 0) return;
    this.#exports.nslide_list_destroy(this.#handle);
    this.#memory.free(this.#block);
    this.#block = 0;
  }

  /**
   * The page's content height follows the list from now on.
   * @param {import("./coordinator.js").Coordinator} coordinator
   * @param {number} page
   */
  attach(coordinator, page) {
    this.#verify(this.#exports.nslide_list_attach(this.#handle, coordinator.handle, int32("page", page)));
  }

  /**
   * A section's settings in memory, defaults where `settings` says nothing.
   * @param {SectionSettings} settings
   * @param {(section: number) => void} use
   */
  #withSection(settings, use) {
    const section = this.#memory.allocate(c.SECTION_LAYOUT.size);
    try {
      this.#verify(this.#exports.nslide_section_default(section, c.SECTION_LAYOUT.size));
      this.#memory.write(c.SECTION_LAYOUT, section, settings);
      use(section);
    } finally {
      this.#memory.free(section);
    }
  }

  /**
   * @param {number} index Before which section.
   * @param {SectionSettings} settings
   * @param {number | ArrayLike<number>} items How many, each of itemHeight, or the height of each.
   */
  insertSection(index, settings, items) {
    const count = int32("items", typeof items === "number" ? items : items.length);
    int32("index", index);
    const heights = typeof items === "number" ? 0 : this.#memory.doublesOf(items);
    this.#withSection(settings, (section) => {
      try {
        this.#verify(this.#exports.nslide_list_insert_section(this.#handle, index, section, count, heights));
      } finally {
        if (heights !== 0) this.#memory.free(heights);
      }
    });
  }

  /**
   * What is seen keeps its place.
   * @param {number} section
   * @param {number} item Before which.
   * @param {ArrayLike<number>} heights Of the new ones, points.
   */
  insertItems(section, item, heights) {
    int32("section", section);
    int32("item", item);
    const block = this.#memory.doublesOf(heights);
    try {
      this.#verify(this.#exports.nslide_list_insert_items(this.#handle, section, item, heights.length, block));
    } finally {
      if (block !== 0) this.#memory.free(block);
    }
  }

  /**
   * What is seen keeps its place.
   * @param {number} section
   * @param {number} item The first.
   * @param {number} [count] How many.
   */
  removeItems(section, item, count = 1) {
    const [of, first, many] = [int32("section", section), int32("item", item), int32("count", count)];
    this.#verify(this.#exports.nslide_list_remove_items(this.#handle, of, first, many));
  }

  /**
   * An item's section and index become these. It keeps its height, unless that is its section's item height.
   * @param {number} section
   * @param {number} item
   * @param {number} toSection
   * @param {number} toItem
   */
  moveItem(section, item, toSection, toItem) {
    const [of, from] = [int32("section", section), int32("item", item)];
    const [into, to] = [int32("toSection", toSection), int32("toItem", toItem)];
    this.#verify(this.#exports.nslide_list_move_item(this.#handle, of, from, into, to));
  }

  /**
   * Makes a section have so many items: they come, with its item height, or go at its end.
   * @param {number} section
   * @param {number} count
   */
  setItemCount(section, count) {
    const [of, many] = [int32("section", section), int32("count", count)];
    this.#verify(this.#exports.nslide_list_set_item_count(this.#handle, of, many));
  }

  /**
   * @param {number} index The section.
   * @param {SectionSettings} settings All of them: what is left out has its default.
   */
  setSection(index, settings) {
    int32("index", index);
    this.#withSection(settings, (section) => {
      this.#verify(this.#exports.nslide_list_set_section(this.#handle, index, section));
    });
  }

  /**
   * What left and what came since the last call, each with the slot of its view.
   * @param {number} before Points above what is seen that count as seen.
   * @param {number} behind The same below.
   * @returns {import("./layout.js").ItemChange[]} Used again by the next call.
   */
  update(before, behind) {
    const count = this.#fill((block, capacity, out) =>
      this.#exports.nslide_list_update(this.#handle, before, behind, block, capacity, out),
    );
    return this.#read(c.ITEM_CHANGE_LAYOUT, count, this.#changes);
  }

  /**
   * All that is seen with its frames, from the content's top, in the order to draw it.
   * @param {number} before As `update`.
   * @param {number} behind As `update`.
   * @returns {import("./layout.js").Item[]} Used again by the next call.
   */
  visible(before, behind) {
    const count = this.#fill((block, capacity, out) =>
      this.#exports.nslide_list_get_visible(this.#handle, before, behind, block, capacity, out),
    );
    return this.#read(c.ITEM_LAYOUT, count, this.#items);
  }

  /**
   * Scrolls to an item, below its section's header.
   * @param {number} section
   * @param {number} item
   * @param {number} align ALIGN_.
   */
  scrollTo(section, item, align = c.ALIGN_START, animated = true) {
    int32("section", section);
    int32("item", item);
    int32("align", align);
    this.#verify(this.#exports.nslide_list_scroll_to(this.#handle, section, item, align, Number(animated)));
  }

  /**
   * Calls until there is room for all.
   * @param {(block: number, capacity: number, out: number) => number} call
   */
  #fill(call) {
    const { out } = this.#library;
    let status = call(this.#block, this.#capacity, out);
    if (status === c.ERROR_BUFFER_TOO_SMALL) {
      this.#grow(this.#library.outCount * 2);
      status = call(this.#block, this.#capacity, out);
    }
    this.#verify(status);
    return this.#library.outCount;
  }

  /**
   * @template {object} T
   * @param {import("./layout.js").Layout} layout
   * @param {number} count
   * @param {Answer<T>} answer
   * @returns {T[]}
   */
  #read(layout, count, { pool, seen }) {
    seen.length = count;
    for (let n = 0; n < count; n++) {
      const empty = (pool[n] ??= /** @type {any} */ ({}));
      seen[n] = this.#memory.read(layout, this.#block + n * layout.size, empty);
    }
    return seen;
  }
}
