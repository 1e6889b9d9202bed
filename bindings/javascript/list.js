// @ts-check
// A list lays out the rows of a page and says which are seen, also of a hundred thousand.

import * as c from "./layout.js";
import { library } from "./library.js";
import { ListMemory } from "./list_memory.js";
import { int32 } from "./numbers.js";

/** @typedef {Partial<import("./layout.js").Section>} SectionSettings */

export class List {
  #exports = library().exports;
  /** @type {ListMemory} */
  #memory;
  /** @type {import("./list_memory.js").Answer<import("./layout.js").Item>} */
  #items = { pool: [], seen: [] };
  /** @type {import("./list_memory.js").Answer<import("./layout.js").ItemChange>} */
  #changes = { pool: [], seen: [] };

  /**
   * Without sections, attached to no page.
   * @param {Partial<import("./layout.js").ListConfig>} settings nslide_list_config in camel case.
   */
  constructor(settings = {}) {
    this.#memory = new ListMemory(settings);
  }

  destroy() {
    this.#memory.destroy();
  }

  /** All settings, a copy. */
  get settings() {
    /** @type {import("./layout.js").ListConfig} */
    const settings = this.#memory.readStruct(c.LIST_CONFIG_LAYOUT, "nslide_list_get_config");
    return settings;
  }

  /**
   * Changes settings.
   * @param {Partial<import("./layout.js").ListConfig>} settings Those that change.
   */
  set(settings) {
    const all = { ...this.settings, ...settings };
    this.#memory.withStruct(c.LIST_CONFIG_LAYOUT, "nslide_list_config_default", all, (config) => {
      this.#memory.call("nslide_list_set_config", {}, config);
    });
  }

  /**
   * The page's content height follows the list from now on.
   * @param {import("./coordinator.js").Coordinator} coordinator
   * @param {number} page
   */
  attach(coordinator, page) {
    this.#memory.call("nslide_list_attach", {}, coordinator.handle, int32("page", page));
  }

  /** Takes the list from its page, which keeps its content height. */
  detach() {
    this.#memory.call("nslide_list_detach", {});
  }

  /**
   * Tells where a list is that is attached to no page.
   * @param {number} offset As seen, points.
   */
  setOffset(offset) {
    this.#memory.call("nslide_list_set_offset", {}, offset);
  }

  /** How the list stands: how many sections and items, how high, where. */
  get state() {
    /** @type {import("./layout.js").ListState} */
    const state = this.#memory.readStruct(c.LIST_STATE_LAYOUT, "nslide_list_get_state");
    return state;
  }

  /**
   * @param {number} index Before which section.
   * @param {SectionSettings} settings
   * @param {number | ArrayLike<number>} items How many, each of itemHeight, or the height of each.
   */
  insertSection(index, settings, items) {
    const [count, heights] = typeof items === "number" ? [int32("items", items), []] : [items.length, items];
    int32("index", index);
    this.#withSection(settings, (section) => {
      this.#memory.withNumbers(heights, (numbers) => {
        this.#memory.call("nslide_list_insert_section", { index }, section, count, numbers);
      });
    });
  }

  /**
   * @param {number} index The first.
   * @param {number} [count] How many.
   */
  removeSections(index, count = 1) {
    this.#memory.call("nslide_list_remove_sections", { index, count });
  }

  /**
   * A section with its items goes to another place.
   * @param {number} from
   * @param {number} to Its index afterwards.
   */
  moveSection(from, to) {
    this.#memory.call("nslide_list_move_section", { from, to });
  }

  /**
   * A section's settings, a copy.
   * @param {number} index
   * @returns {import("./layout.js").Section}
   */
  section(index) {
    return this.#memory.readStruct(c.SECTION_LAYOUT, "nslide_list_get_section", int32("index", index));
  }

  /**
   * @param {number} index The section.
   * @param {SectionSettings} settings All of them: what is left out has its default.
   */
  setSection(index, settings) {
    int32("index", index);
    this.#withSection(settings, (section) => this.#memory.call("nslide_list_set_section", { index }, section));
  }

  /**
   * What is seen keeps its place.
   * @param {number} section
   * @param {number} item Before which.
   * @param {number | ArrayLike<number>} items How many, each of the section's itemHeight, or the height of each.
   */
  insertItems(section, item, items) {
    const [count, heights] = typeof items === "number" ? [items, []] : [items.length, items];
    this.#memory.withNumbers(heights, (numbers) => {
      this.#memory.call("nslide_list_insert_items", { section, item, items: count }, numbers);
    });
  }

  /**
   * What is seen keeps its place.
   * @param {number} section
   * @param {number} item The first.
   * @param {number} [count] How many.
   */
  removeItems(section, item, count = 1) {
    this.#memory.call("nslide_list_remove_items", { section, item, count });
  }

  /**
   * An item's section and index become these. It keeps its height, unless that is its section's item height.
   * @param {number} section
   * @param {number} item
   * @param {number} toSection
   * @param {number} toItem
   */
  moveItem(section, item, toSection, toItem) {
    this.#memory.call("nslide_list_move_item", { section, item, toSection, toItem });
  }

  /**
   * Makes a section have so many items: they come, with its item height, or go at its end.
   * @param {number} section
   * @param {number} count
   */
  setItemCount(section, count) {
    this.#memory.call("nslide_list_set_item_count", { section, count });
  }

  /**
   * The heights that items have now. What is seen keeps its place.
   * @param {number} section
   * @param {number} item The first.
   * @param {ArrayLike<number>} heights Points.
   */
  setHeights(section, item, heights) {
    this.#memory.withNumbers(heights, (numbers) => {
      this.#memory.call("nslide_list_set_heights", { section, item, count: heights.length }, numbers);
    });
  }

  /**
   * The item that keeps its place when something changes, until it is removed.
   * @param {number} section
   * @param {number} item ITEM_NONE leaves it to the setting `anchor` again.
   */
  setAnchor(section, item) {
    this.#memory.call("nslide_list_set_anchor", { section, item });
  }

  /**
   * The first and the last item that is seen; firstSection is -1 if there is nothing to see.
   * @param {number} before Points above what is seen that count as seen.
   * @param {number} behind The same below.
   * @returns {import("./layout.js").ItemRange}
   */
  range(before, behind) {
    return this.#memory.readStruct(c.ITEM_RANGE_LAYOUT, "nslide_list_get_range", before, behind);
  }

  /**
   * What left and what came since the last call, each with the slot of its view.
   * @param {number} before As `range`.
   * @param {number} behind As `range`.
   * @returns {import("./layout.js").ItemChange[]} Used again by the next call.
   */
  update(before, behind) {
    return this.#memory.fill(c.ITEM_CHANGE_LAYOUT, this.#changes, (block, capacity, out) =>
      this.#exports.nslide_list_update(this.#memory.handle, before, behind, block, capacity, out),
    );
  }

  /**
   * All that is seen with its frames, from the content's top, in the order to draw it.
   * @param {number} before As `range`.
   * @param {number} behind As `range`.
   * @returns {import("./layout.js").Item[]} Used again by the next call.
   */
  visible(before, behind) {
    return this.#memory.fill(c.ITEM_LAYOUT, this.#items, (block, capacity, out) =>
      this.#exports.nslide_list_get_visible(this.#memory.handle, before, behind, block, capacity, out),
    );
  }

  /**
   * The frames of some items from the content's top, also of such that are not seen.
   * @param {number} section
   * @param {number} item The first.
   * @param {number} count How many.
   */
  frames(section, item, count) {
    return this.#memory.frames(section, item, count);
  }

  /**
   * The item at a point, undefined for none. Its item is ITEM_HEADER or ITEM_FOOTER for those of a section.
   * @param {number} x From the content's left edge, points.
   * @param {number} y From its top, points.
   */
  itemAt(x, y) {
    const [section, item] = this.#memory.pair("nslide_list_item_at", x, y);
    return section < 0 ? undefined : { section, item };
  }

  /**
   * Where the item lies that has a number, counted through all sections.
   * @param {number} number
   */
  findItem(number) {
    const [section, item] = this.#memory.pair("nslide_list_find_item", int32("number", number));
    return { section, item };
  }

  /**
   * Where the list has to be for an item to lie there.
   * @param {number} section
   * @param {number} item
   * @param {number} [align] ALIGN_.
   */
  itemOffset(section, item, align = c.ALIGN_START) {
    const place = [int32("section", section), int32("item", item), int32("align", align)];
    return this.#memory.number("nslide_list_get_item_offset", ...place);
  }

  /**
   * Scrolls to an item, below its section's header.
   * @param {number} section
   * @param {number} item
   * @param {number} align ALIGN_.
   */
  scrollTo(section, item, align = c.ALIGN_START, animated = false) {
    this.#memory.call("nslide_list_scroll_to", { section, item, align }, Number(animated));
  }

  /**
   * A section's settings in memory, defaults where `settings` says nothing.
   * @param {SectionSettings} settings
   * @param {(section: number) => void} use
   */
  #withSection(settings, use) {
    this.#memory.withStruct(c.SECTION_LAYOUT, "nslide_section_default", settings, use);
  }
}
