// @ts-check
// The module itself: loading it, calling it, and what its statuses mean.

import * as layout from "./layout.js";
import { Memory } from "./memory.js";

/** A call that the engine refused. It has changed nothing. */
export class NestedSlideError extends Error {
  /**
   * @param {number} status ERROR_.
   * @param {string} statusName As "invalid_argument".
   * @param {string} message Which argument was wrong, and why.
   */
  constructor(status, statusName, message) {
    super(message === "" ? statusName : `${statusName}: ${message}`);
    this.name = "NestedSlideError";
    this.status = status;
    this.statusName = statusName;
  }
}

/** The loaded module; there is one for the page. */
export class Library {
  /** @param {import("./memory.js").Exports} exports */
  constructor(exports) {
    this.exports = exports;
    this.memory = new Memory(exports);
    this.check();
    /** For handles, counts and the like: what a call writes one of. */
    this.out = this.memory.allocate(16);
  }

  /** That the module and layout.js are of one header. */
  check() {
    const abi = this.exports.nslide_abi_version();
    if (abi !== layout.ABI_VERSION) throw new Error(`the module's ABI is ${abi}, not ${layout.ABI_VERSION}`);
    for (const [name, { kind, size }] of Object.entries(layout.LAYOUTS)) {
      const known = kind < 0 ? size : this.exports.nslide_struct_size(kind);
      if (known !== size) throw new Error(`${name} has ${size} bytes, the module's ${known}`);
    }
  }

  /** As "0.1.0". */
  get version() {
    const number = this.exports.nslide_version();
    return [Math.floor(number / 1e6), Math.floor(number / 1e3) % 1e3, number % 1e3].join(".");
  }

  /**
   * Throws what a status says, unless that is OK.
   * @param {number} status
   * @param {bigint} handle On what the call was made, 0n for nothing.
   */
  verify(status, handle) {
    if (status === layout.OK) return;
    const name = this.memory.string(this.exports.nslide_status_name(status));
    const reason = this.memory.string(this.exports.nslide_error_message(handle));
    throw new NestedSlideError(status, name, reason);
  }

  /** The handle or 64-bit number that a call wrote to `out`. */
  get outNumber() {
    this.memory.refresh();
    return this.memory.view.getBigUint64(this.out, true);
  }

  /** The count or index that a call wrote to `out`. */
  get outCount() {
    this.memory.refresh();
    return this.memory.words[this.out >> 2];
  }
}

/** @type {Library | undefined} */
let loaded;

/** The library that coordinators and lists are made with. */
export function library() {
  if (loaded === undefined) throw new Error("await load(url) first");
  return loaded;
}

/**
 * Loads the module, in a browser or in Node: from any file server, also from one that does not know the type of .wasm
 * files, from a file, or from what has been read or compiled already.
 * @param {string | URL | WebAssembly.Module | ArrayBuffer | ArrayBufferView} source Where nestedslide.wasm is, its
 *   bytes, or the compiled module. By default the file beside this one.
 * @returns {Promise<Library>}
 */
export async function load(source = new URL("nestedslide.wasm", import.meta.url)) {
  const instance = await instantiate(source);
  loaded = new Library(/** @type {any} */ (instance.exports));
  return loaded;
}

/**
 * @param {string | URL | WebAssembly.Module | ArrayBuffer | ArrayBufferView} source
 * @returns {Promise<WebAssembly.Instance>}
 */
async function instantiate(source) {
  if (source instanceof WebAssembly.Module) return WebAssembly.instantiate(source);
  if (typeof source !== "string" && !(source instanceof URL)) {
    return (await WebAssembly.instantiate(/** @type {BufferSource} */ (source))).instance;
  }
  const file = fileOf(source);
  if (file !== undefined) {
    // Node's fetch reads no files. A name that is put together is left alone by programs that pack for browsers.
    const { readFile } = await import(/* @vite-ignore */ ["node:fs", "promises"].join("/"));
    return (await WebAssembly.instantiate(await readFile(file))).instance;
  }
  const response = await fetch(source).catch((cause) => {
    throw new Error(`${source}: ${cause.message}`, { cause });
  });
  if (!response.ok) throw new Error(`${source}: ${response.status} ${response.statusText}`);
  const isTyped = response.headers.get("Content-Type")?.startsWith("application/wasm");
  const { instance } = isTyped
    ? await WebAssembly.instantiateStreaming(response)
    : await WebAssembly.instantiate(await response.arrayBuffer());
  return instance;
}

/**
 * The file that Node is to read; undefined for what is fetched.
 * @param {string | URL} source
 * @returns {string | URL | undefined}
 */
function fileOf(source) {
  const isNode = typeof (/** @type {any} */ (globalThis).process?.versions?.node) === "string";
  if (!isNode) return undefined;
  if (source instanceof URL) return source.protocol === "file:" ? source : undefined;
  if (source.startsWith("file:")) return new URL(source);
  return /^[a-z][a-z0-9+.-]+:/i.test(source) ? undefined : source;
}
