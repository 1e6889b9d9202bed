// @ts-check
// The module's memory: typed views that follow its growth, blocks for structs, and reading and writing of those.

import { int32, int64 } from "./numbers.js";

/** @typedef {import("./layout.js").Layout} Layout */

/** What a module of the engine exports. */
/** @typedef {Record<string, any> & { memory: WebAssembly.Memory }} Exports */

export class Memory {
  /** @param {Exports} exports */
  constructor(exports) {
    this.exports = exports;
    /** @type {ArrayBuffer} */
    this.buffer = exports.memory.buffer;
    this.view = new DataView(this.buffer);
    this.bytes = new Uint8Array(this.buffer);
    this.doubles = new Float64Array(this.buffer);
    this.words = new Int32Array(this.buffer);
  }

  /** A view is void once a call has made the memory grow; it is then made anew. */
  refresh() {
    const { buffer } = this.exports.memory;
    if (this.buffer === buffer) return;
    this.buffer = buffer;
    this.view = new DataView(buffer);
    this.bytes = new Uint8Array(buffer);
    this.doubles = new Float64Array(buffer);
    this.words = new Int32Array(buffer);
  }

  /**
   * A block that is the caller's until `free`.
   * @param {number} size Bytes.
   * @returns {number} Its address, a multiple of 16.
   */
  allocate(size) {
    const address = this.exports.malloc(size) >>> 0;
    if (address === 0) throw new RangeError(`no memory for ${size} bytes`);
    this.refresh();
    return address;
  }

  /** @param {number} address As `allocate` gave it. */
  free(address) {
    this.exports.free(address);
  }

  /**
   * A block with doubles in it.
   * @param {ArrayLike<number>} values
   * @returns {number} Its address, 0 for no values.
   */
  doublesOf(values) {
    if (values.length === 0) return 0;
    const address = this.allocate(values.length * 8);
    this.doubles.set(values, address / 8);
    return address;
  }

  /**
   * A C string.
   * @param {number} address
   */
  string(address) {
    this.refresh();
    return new TextDecoder().decode(this.bytes.subarray(address, this.bytes.indexOf(0, address)));
  }

  /**
   * Copies a struct's fields into an object, which keeps its shape: nothing is allocated, but for 64-bit numbers.
   * @template {object} T
   * @param {Layout} layout
   * @param {number} address
   * @param {T} into
   * @returns {T}
   */
  read(layout, address, into) {
    this.refresh();
    if (layout.read) {
      layout.read(this, address, into);
      return into;
    }
    const { doubles, words, view } = this;
    const target = /** @type {any} */ (into);
    for (const { name, offset, type } of layout.fields) {
      const at = address + offset;
      if (type === "f64") target[name] = doubles[at >> 3];
      else if (type === "i32") target[name] = words[at >> 2];
      else if (type === "u32") target[name] = words[at >> 2] >>> 0;
      else if (type === "rect") target[name] = this.readRect(doubles, at >> 3, target[name]);
      else if (type === "insets") target[name] = this.readInsets(at);
      else target[name] = type === "i64" ? view.getBigInt64(at, true) : view.getBigUint64(at, true);
    }
    return into;
  }

  /**
   * @param {Float64Array} doubles The memory.
   * @param {number} at The place of the first of four.
   * @param {import("./layout.js").Rect} [into] Written and returned.
   */
  readRect(doubles, at, into = { x: 0, y: 0, width: 0, height: 0 }) {
    into.x = doubles[at];
    into.y = doubles[at + 1];
    into.width = doubles[at + 2];
    into.height = doubles[at + 3];
    return into;
  }

  /** @param {number} address */
  readInsets(address) {
    const [top, left, bottom, right] = this.doubles.subarray(address >> 3, (address >> 3) + 4);
    return { top, left, bottom, right };
  }

  /**
   * Writes those fields that `values` has.
   * @param {Layout} layout
   * @param {number} address
   * @param {object} values
   */
  write(layout, address, values) {
    this.refresh();
    const fields = new Map(layout.fields.map((field) => [field.name, field]));
    for (const [name, value] of Object.entries(values)) {
      const field = fields.get(name);
      if (field === undefined) throw new TypeError(`there is no setting ${name}`);
      const at = address + field.offset;
      if (field.type === "f64") this.doubles[at >> 3] = value;
      else if (field.type === "i64") this.view.setBigInt64(at, int64(name, value), true);
      else if (field.type === "insets") this.doubles.set([value.top, value.left, value.bottom, value.right], at >> 3);
      else if (field.type === "rect") this.doubles.set([value.x, value.y, value.width, value.height], at >> 3);
      else if (field.type === "i32") this.words[at >> 2] = typeof value === "boolean" ? +value : int32(name, value);
      else if (field.type === "u32") this.words[at >> 2] = Number(value);
      else throw new TypeError(`${name} cannot be set`);
    }
  }
}
