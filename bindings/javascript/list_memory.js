// @ts-check
// What a list keeps in the module's memory, and how it calls the module: numbers in, sections in, arrays out.

import * as c from "./layout.js";
import { library } from "./library.js";
import { int32 } from "./numbers.js";

/**
 * Objects that are used over and over, and those of them that the last call filled.
 * @template T
 * @typedef {{ pool: T[], seen: T[] }} Answer
 */

export class ListMemory {
  #library = library();
  #memory = this.#library.memory;
  #block = 0;
  #capacity = 0;
  /** The list's handle, for functions of C; 0n when it is destroyed. */
  handle = 0n;

  /** @param {Partial<import("./layout.js").ListConfig>} settings */
  constructor(settings) {
    this.withStruct(c.LIST_CONFIG_LAYOUT, "nslide_list_config_default", settings, (config) => {
      this.#library.verify(this.#library.exports.nslide_list_create(config, this.#library.out), 0n);
    });
    this.handle = this.#library.outNumber;
    this.#grow(32);
  }

  destroy() {
    if (this.#block === 0) return;
    this.#library.exports.nslide_list_destroy(this.handle);
    this.#memory.free(this.#block);
    this.#block = 0;
  }

  /**
   * Calls a function of the list, and throws if it is refused.
   * @param {string} name The function.
   * @param {Record<string, number>} integers Its first arguments, by their names.
   * @param {(number | bigint)[]} others Its other ones.
   */
  call(name, integers, ...others) {
    const first = Object.entries(integers).map(([each, value]) => int32(each, value));
    this.verify(this.#library.exports[name](this.handle, ...first, ...others));
  }

  /** @param {number} status */
  verify(status) {
    if (status !== c.OK) this.#library.verify(status, this.handle);
  }

  /**
   * A struct of settings in memory, with the values that a function of the module writes and others instead of some.
   * @param {import("./layout.js").Layout} layout
   * @param {string} defaults The function.
   * @param {object} settings
   * @param {(struct: number) => void} use
   */
  withStruct(layout, defaults, settings, use) {
    const struct = this.#memory.allocate(layout.size);
    try {
      this.verify(this.#library.exports[defaults](struct, layout.size));
      this.#memory.write(layout, struct, settings);
      use(struct);
    } finally {
      this.#memory.free(struct);
    }
  }

  /**
   * A struct that a function of the list fills.
   * @template {object} T
   * @param {import("./layout.js").Layout} layout
   * @param {string} name The function.
   * @param {(number | bigint)[]} given The function's arguments before the struct.
   * @returns {T}
   */
  readStruct(layout, name, ...given) {
    const struct = this.#memory.allocate(layout.size);
    try {
      // Structs that grow begin with their size.
      this.#memory.words[struct >> 2] = layout.size;
      this.call(name, {}, ...given, struct);
      const read = /** @type {any} */ (this.#memory.read(layout, struct, /** @type {any} */ ({})));
      delete read.structSize;
      return read;
    } finally {
      this.#memory.free(struct);
    }
  }

  /**
   * Numbers in memory.
   * @param {ArrayLike<number>} values
   * @param {(numbers: number) => void} use
   */
  withNumbers(values, use) {
    const numbers = this.#memory.doublesOf(values);
    try {
      use(numbers);
    } finally {
      if (numbers !== 0) this.#memory.free(numbers);
    }
  }

  /**
   * Two whole numbers that a function of the list writes.
   * @param {string} name The function.
   * @param {number[]} given
   * @returns {[number, number]}
   */
  pair(name, ...given) {
    const { out } = this.#library;
    this.call(name, {}, ...given, out, out + 4);
    this.#memory.refresh();
    return [this.#memory.view.getInt32(out, true), this.#memory.view.getInt32(out + 4, true)];
  }

  /**
   * A length that a function of the list writes.
   * @param {string} name The function.
   * @param {number[]} given
   */
  number(name, ...given) {
    this.call(name, {}, ...given, this.#library.out);
    this.#memory.refresh();
    return this.#memory.view.getFloat64(this.#library.out, true);
  }

  /**
   * An array that a function of the list fills, called until there is room for all.
   * @template {object} T
   * @param {import("./layout.js").Layout} layout
   * @param {Answer<T>} answer
   * @param {(block: number, capacity: number, out: number) => number} call
   * @returns {T[]} Used again by the next call.
   */
  fill(layout, answer, call) {
    const { out } = this.#library;
    let status = call(this.#block, this.#capacity, out);
    if (status === c.ERROR_BUFFER_TOO_SMALL) {
      this.#grow(this.#library.outCount * 2);
      status = call(this.#block, this.#capacity, out);
    }
    this.verify(status);
    return this.#read(layout, this.#library.outCount, answer);
  }

  /**
   * The frames of so many items.
   * @param {number} section
   * @param {number} item
   * @param {number} count
   * @returns {import("./layout.js").Rect[]}
   */
  frames(section, item, count) {
    if (count > this.#capacity) this.#grow(count);
    this.call("nslide_list_get_frames", { section, item, count }, this.#block);
    this.#memory.refresh();
    return this.#read(c.RECT_LAYOUT, count, { pool: [], seen: [] });
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
