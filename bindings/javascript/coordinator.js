// @ts-check
// One nested slide: input and commands in, one frame out.

import { Calls, withStructs } from "./calls.js";
import * as c from "./layout.js";
import { library } from "./library.js";
import { int32, int64 } from "./numbers.js";

/** @typedef {Partial<import("./layout.js").Config>} Settings */

/**
 * What a frame answers. The object and all in it are used again by the next frame: copy what has to be kept.
 * @typedef {object} Frame
 * @property {import("./layout.js").Snapshot} snapshot
 * @property {import("./layout.js").Page[]} pages Those that show, by index.
 * @property {import("./layout.js").Event[]} events Oldest first.
 */

const EVENT_CAPACITY = 64;
const RECORD_CHUNK = 65536;

export class Coordinator extends Calls {
  #library = library();
  #exports = this.#library.exports;
  #memory = this.#library.memory;
  #handle = 0n;
  // Everything that frames are written to lies in one block.
  #block = 0;
  #snapshot = 0;
  // For what is asked between frames: the next frame writes only what has changed since the last one.
  #scratch = 0;
  #pages = 0;
  #events = 0;
  #config = 0;
  /** @type {import("./layout.js").Page[]} */
  #pagePool = [];
  /** @type {import("./layout.js").Event[]} */
  #eventPool = [];

  /**
   * At time 0, at rest, the header open.
   * @param {Settings & { pages?: ArrayLike<number> }} settings nslide_config in camel case; what is left out has its
   *   default. `pages`: the content height of each page, points.
   * @param {Uint8Array} [saved] What `save` answered, in a window of another size: begins at the places saved, with the
   *   header collapsed by the same fraction. All else is new.
   */
  constructor({ pages = [], ...settings } = {}, saved) {
    super();
    const memory = this.#memory;
    const layouts = [c.FRAME_BUFFERS_LAYOUT, c.SNAPSHOT_LAYOUT, c.CONFIG_LAYOUT];
    const [frame, snapshot, config] = layouts.map(({ size }) => Math.ceil(size / 16) * 16);
    const pageRoom = c.MAX_VISIBLE_PAGES * c.PAGE_LAYOUT.size;
    const [eventRoom, scratch] = [EVENT_CAPACITY * c.EVENT_LAYOUT.size, Math.max(snapshot, c.MAX_EFFECTS * 8)];
    this.#block = memory.allocate(frame + snapshot + config + pageRoom + eventRoom + scratch);
    this.#snapshot = this.#block + frame;
    this.#config = this.#snapshot + snapshot;
    this.#pages = this.#config + config;
    this.#events = this.#pages + pageRoom;
    this.#scratch = this.#events + eventRoom;
    // A block holds what was freed before, and a frame takes any pointer but 0 for one.
    memory.bytes.fill(0, this.#block, this.#snapshot);
    memory.write(c.FRAME_BUFFERS_LAYOUT, this.#block, {
      structSize: c.FRAME_BUFFERS_LAYOUT.size,
      pageCapacity: c.MAX_VISIBLE_PAGES,
      eventCapacity: EVENT_CAPACITY,
      snapshot: this.#snapshot,
      pages: this.#pages,
      events: this.#events,
    });
    memory.view.setBigUint64(this.#block + KEPT_OF, BigInt(c.KEEP), true);
    for (const each of [this.#snapshot, this.#scratch]) {
      memory.write(c.SNAPSHOT_LAYOUT, each, { structSize: c.SNAPSHOT_LAYOUT.size });
    }
    this.#verify(this.#exports.nslide_config_default(this.#config, c.CONFIG_LAYOUT.size));
    const heights = memory.doublesOf(pages);
    try {
      memory.write(c.CONFIG_LAYOUT, this.#config, settings);
      this.#create(pages.length, heights, saved);
    } catch (error) {
      memory.free(this.#block);
      throw error;
    } finally {
      if (heights !== 0) memory.free(heights);
    }
    /** @type {Frame} What the last frame answered. */
    this.now = { snapshot: /** @type {any} */ ({}), pages: [], events: [] };
    /** @type {import("./layout.js").Edge} */
    this.edge = { pullX: 0, pullY: 0, velocityX: 0, velocityY: 0, shownX: 0, shownY: 0 };
    /** @type {number[]} */
    this.effects = [];
    this.snapshot();
  }

  /**
   * @param {number} count
   * @param {number} heights
   * @param {Uint8Array} [saved]
   */
  #create(count, heights, saved) {
    const { out } = this.#library;
    const memory = this.#memory;
    const config = this.#config;
    let status = 0;
    if (saved === undefined) {
      status = this.#exports.nslide_create(config, count, heights, out);
    } else {
      const bytes = memory.allocate(saved.length + 1);
      memory.bytes.set(saved, bytes);
      status = this.#exports.nslide_create_from(config, count, heights, bytes, saved.length, out);
      memory.free(bytes);
    }
    // 0n: there is no handle yet, and the message is that of the last refused creation.
    this.#library.verify(status, 0n);
    this.#handle = this.#library.outNumber;
  }

  /**
   * As it was when `save` was called, to the last bit.
   * @param {Uint8Array} saved
   * @returns {Coordinator}
   */
  static restore(saved) {
    const { exports, memory, out } = library();
    const bytes = memory.allocate(saved.length + 1);
    memory.bytes.set(saved, bytes);
    const status = exports.nslide_restore(bytes, saved.length, out);
    memory.free(bytes);
    library().verify(status, 0n);
    const handle = library().outNumber;
    const made = new Coordinator();
    exports.nslide_destroy(made.#handle);
    made.#handle = handle;
    made.snapshot();
    return made;
  }

  /** Ends it: every call is refused from then on. */
  destroy() {
    if (this.#block === 0) return;
    this.#exports.nslide_destroy(this.#handle);
    this.#memory.free(this.#block);
    this.#block = 0;
  }

  /** The engine's number for it, for lists. */
  get handle() {
    return this.#handle;
  }

  /** @param {number} status */
  #verify(status) {
    if (status !== c.OK) this.#library.verify(status, this.#handle);
  }

  // -------------------------------------------------------------------------------------------------------- settings

  /**
   * All settings, as a copy.
   * @returns {import("./layout.js").Config}
   */
  get settings() {
    this.#memory.write(c.CONFIG_LAYOUT, this.#config, { structSize: c.CONFIG_LAYOUT.size });
    this.#verify(this.#exports.nslide_get_config(this.#handle, this.#config));
    return this.#memory.read(c.CONFIG_LAYOUT, this.#config, /** @type {any} */ ({}));
  }

  /**
   * Changes some settings, all of them at once.
   * @param {Settings} changes
   */
  set(changes) {
    void this.settings; // leaves all as they are in the block
    this.#memory.write(c.CONFIG_LAYOUT, this.#config, changes);
    this.#verify(this.#exports.nslide_set_config(this.#handle, this.#config));
  }

  // ----------------------------------------------------------------------------------------------------------- frames

  /**
   * A whole frame in one call: moves time on and answers everything to draw and all that happened.
   * @param {number} time Seconds, never backwards.
   * @returns {Frame} `this.now`, written anew.
   */
  frame(time) {
    const { now } = this;
    this.#verify(this.#exports.nslide_frame(this.#handle, time, this.#block));
    const memory = this.#memory;
    memory.read(c.SNAPSHOT_LAYOUT, this.#snapshot, now.snapshot);
    const pageCount = memory.words[(this.#block + PAGE_COUNT) >> 2];
    now.pages.length = pageCount;
    for (let n = 0; n < pageCount; n++) {
      const page = (this.#pagePool[n] ??= /** @type {any} */ ({}));
      now.pages[n] = memory.read(c.PAGE_LAYOUT, this.#pages + n * c.PAGE_LAYOUT.size, page);
    }
    now.events.length = 0;
    this.#takeEvents(memory.words[(this.#block + EVENT_COUNT) >> 2]);
    while (now.events.length > 0 && now.snapshot.eventsQueued > 0) {
      this.#verify(this.#exports.nslide_poll_events(this.#handle, this.#events, EVENT_CAPACITY, this.#library.out));
      const count = this.#library.outCount;
      this.#takeEvents(count);
      now.snapshot.eventsQueued -= count;
    }
    return now;
  }

  /** @param {number} count */
  #takeEvents(count) {
    const { events } = this.now;
    for (let n = 0; n < count; n++) {
      const event = (this.#eventPool[events.length] ??= /** @type {any} */ ({}));
      events.push(this.#memory.read(c.EVENT_LAYOUT, this.#events + n * c.EVENT_LAYOUT.size, event));
    }
  }

  /**
   * How it is after the last call, between two frames.
   * @returns {import("./layout.js").Snapshot} `this.now.snapshot`, written anew.
   */
  snapshot() {
    this.#verify(this.#exports.nslide_get_snapshot(this.#handle, this.#scratch));
    return this.#memory.read(c.SNAPSHOT_LAYOUT, this.#scratch, this.now.snapshot);
  }

  /**
   * Moves time on without asking for anything: before a wheel step or a command that comes after a pause.
   * @param {number} time As `frame`.
   */
  advance(time) {
    this.#verify(this.#exports.nslide_advance(this.#handle, time));
  }

  /**
   * What the ends that do not overscroll were given, and how far they are stretched with `edgeShown`.
   * @returns {import("./layout.js").Edge} `this.edge`, written anew.
   */
  readEdge() {
    this.#verify(this.#exports.nslide_get_edge(this.#handle, this.#scratch));
    this.#memory.read(c.EDGE_LAYOUT, this.#scratch, this.edge);
    this.#memory.write(c.SNAPSHOT_LAYOUT, this.#scratch, { structSize: c.SNAPSHOT_LAYOUT.size });
    return this.edge;
  }

  // ------------------------------------------------------------------------------------------------------------ input

  /**
   * A finger, pen or mouse button.
   * @param {number} action POINTER_.
   * @param {number | bigint} id Kept for one finger from down to up.
   * @param {number} x In the viewport, points.
   * @param {number} y Likewise.
   * @param {number} time When the hardware saw it, seconds, in the clock of `frame`.
   * @param {number} [source] SOURCE_TOUCH, SOURCE_MOUSE or SOURCE_PEN.
   */
  pointer(action, id, x, y, time, source = 0) {
    const given = [int32("action", action), int32("source", source), int64("id", id)];
    this.#verify(this.#exports.nslide_pointer(this.#handle, ...given, x, y, time));
  }

  /**
   * A wheel step.
   * @param {object} step
   * @param {number} [step.dx] In offset direction, units.
   * @param {number} [step.dy] Likewise.
   * @param {number} [step.x] Where the pointer is, points.
   * @param {number} [step.y] Likewise.
   * @param {number} [step.unit] WHEEL_; default WHEEL_PIXEL.
   * @param {number} [step.phase] WHEEL_PHASE_; default WHEEL_PHASE_NONE.
   * @param {boolean} [step.shift] The shift key is down.
   */
  wheel({ dx = 0, dy = 0, x = 0, y = 0, unit = c.WHEEL_PIXEL, phase = c.WHEEL_PHASE_NONE, shift = false }) {
    int32("unit", unit);
    int32("phase", phase);
    this.#verify(this.#exports.nslide_wheel(this.#handle, unit, phase, Number(shift), x, y, dx, dy));
  }

  /** @param {number} key KEY_. */
  key(key) {
    this.#verify(this.#exports.nslide_key(this.#handle, int32("key", key)));
  }

  // --------------------------------------------------------------------------------------------------------- commands

  /**
   * @param {number} outer Offset of the whole, points; AUTO leaves it.
   * @param {number} inner Offset of the current page likewise.
   */
  scrollTo(outer, inner, animated = false) {
    this.#verify(this.#exports.nslide_scroll_to(this.#handle, outer, inner, Number(animated)));
  }

  scrollToTop(animated = false) {
    this.#verify(this.#exports.nslide_scroll_to_top(this.#handle, Number(animated)));
  }

  /** @param {number} index */
  scrollToPage(index, animated = false) {
    this.#verify(this.#exports.nslide_scroll_to_page(this.#handle, int32("index", index), Number(animated)));
  }

  /**
   * @param {number} index
   * @param {number} height Points.
   */
  setPageHeight(index, height) {
    this.#verify(this.#exports.nslide_set_page_height(this.#handle, int32("index", index), height));
  }

  /**
   * Where a page's path comes to rest while the header is collapsed.
   * @param {number} page
   * @param {ArrayLike<Partial<import("./layout.js").SnapArea>>} areas In any order; none to rest anywhere again.
   * @param {number} [strictness] SNAP_AREAS_.
   * @param {number} [paddingStart] By how much the page's port is smaller than the pager at its top, points.
   * @param {number} [paddingEnd] The same at its bottom.
   */
  setSnapAreas(page, areas, strictness = c.SNAP_AREAS_MANDATORY, paddingStart = 0, paddingEnd = 0) {
    const given = [int32("page", page), int32("strictness", strictness)];
    this.#withStructs(c.SNAP_AREA_LAYOUT, areas, (block, count) =>
      this.#exports.nslide_set_snap_areas(this.#handle, given[0], block, count, given[1], paddingStart, paddingEnd),
    );
  }

  /**
   * Gives flings a curve of their own, by samples.
   * @param {ArrayLike<import("./layout.js").FlingSample>} samples From time 0 and way 0 to time 1 and way 1; none to let
   *   flings go by the settings again.
   * @param {{ distance?: number, distancePower?: number, duration?: number, durationPower?: number }} [law] How far a
   *   fling of 1000 points per second goes, points, in how many seconds, and how both grow with the velocity.
   */
  setFlingSamples(samples, law = {}) {
    const { distance = 500, distancePower = 1, duration = 3, durationPower = 0 } = law;
    this.#withStructs(c.FLING_SAMPLE_LAYOUT, samples, (block, count) =>
      this.#exports.nslide_set_fling_samples(
        this.#handle, block, count, distance, distancePower, duration, durationPower,
      ),
    );
  }

  /**
   * Replaces all effects: numbers that follow the scroll, for the host to draw by.
   * @param {ArrayLike<Partial<import("./layout.js").Effect>>} effects
   */
  setEffects(effects) {
    this.#withStructs(c.EFFECT_LAYOUT, effects, (block, count) =>
      this.#exports.nslide_set_effects(this.#handle, block, count),
    );
  }

  /**
   * The numbers of all effects, as of the last call: one for each that is not EFFECT_MORE.
   * @returns {number[]} `this.effects`, written anew.
   */
  readEffects() {
    this.#verify(this.#exports.nslide_get_effects(this.#handle, this.#scratch, c.MAX_EFFECTS, this.#library.out));
    this.#memory.refresh();
    const { doubles } = this.#memory;
    this.effects.length = this.#library.outCount;
    for (let n = 0; n < this.effects.length; n++) this.effects[n] = doubles[this.#scratch / 8 + n];
    this.#memory.write(c.SNAPSHOT_LAYOUT, this.#scratch, { structSize: c.SNAPSHOT_LAYOUT.size });
    return this.effects;
  }

  /** @returns {boolean} Whether content of the current page lies under the header, or under what is pinned. */
  isLifted() {
    this.#verify(this.#exports.nslide_is_lifted(this.#handle, this.#library.out));
    return this.#library.outCount !== 0;
  }

  /**
   * When the picture changes next if no call comes before.
   * @param {number} pixel The size of a pixel, points; 0: any change of a number counts.
   * @returns {number} Seconds; the snapshot's time stands for the next frame, MAX_TIME for never.
   */
  nextChange(pixel) {
    this.#verify(this.#exports.nslide_get_next_change(this.#handle, pixel, this.#scratch));
    return this.#take(2)[0];
  }

  /**
   * How far keys can still scroll in a direction.
   * @param {number} direction DIRECTION_.
   * @returns {number} Points, 0 where nothing can move.
   */
  canScroll(direction) {
    this.#verify(this.#exports.nslide_can_scroll(this.#handle, int32("direction", direction), this.#scratch));
    return this.#take(2)[0];
  }

  /**
   * Where a scroll bar's thumb is.
   * @param {number} bar BAR_.
   * @returns {{position: number, length: number}} Points.
   */
  bar(bar) {
    this.#verify(this.#exports.nslide_get_bar(this.#handle, int32("bar", bar), this.#scratch, this.#scratch + 8));
    const [position, length] = this.#take(2);
    return { position, length };
  }

  /**
   * The offsets for `scrollTo` at which a bar's thumb is at a position.
   * @param {number} bar BAR_.
   * @param {number} position From the bar's top, points.
   * @returns {{outer: number, inner: number}} AUTO for one that the bar leaves.
   */
  barToOffsets(bar, position) {
    const given = int32("bar", bar);
    this.#verify(
      this.#exports.nslide_bar_to_offsets(this.#handle, given, position, this.#scratch, this.#scratch + 8),
    );
    const [outer, inner] = this.#take(2);
    return { outer, inner };
  }

  /**
   * Numbers that a call has written where the snapshot is.
   * @param {number} count
   */
  #take(count) {
    this.#memory.refresh();
    const at = this.#scratch / 8;
    const numbers = [...this.#memory.doubles.subarray(at, at + count)];
    this.#memory.write(c.SNAPSHOT_LAYOUT, this.#scratch, { structSize: c.SNAPSHOT_LAYOUT.size });
    return numbers;
  }

  /**
   * @param {import("./memory.js").Layout} layout
   * @param {ArrayLike<object>} structs
   * @param {(block: number, count: number) => number} call
   */
  #withStructs(layout, structs, call) {
    this.#verify(withStructs(layout, structs, call));
  }

  /**
   * A tap on a tab: turns to its page, or brings the current one to its top.
   * @param {number} index
   */
  tapTab(index, animated = true) {
    this.#verify(this.#exports.nslide_tap_tab(this.#handle, int32("index", index), Number(animated)));
  }

  /**
   * Which tab lies at a point of the viewport, -1 for none.
   * @param {number} x
   * @param {number} y
   */
  tabAt(x, y) {
    this.#verify(this.#exports.nslide_tab_at(this.#handle, x, y, this.#library.out));
    return this.#library.outCount;
  }

  /**
   * Where a tab is, in the hover bar.
   * @param {number} index
   * @returns {{x: number, y: number, width: number, height: number}}
   */
  tabFrame(index) {
    this.#verify(this.#exports.nslide_get_tab(this.#handle, int32("index", index), this.#scratch));
    const [x, y, width, height] = this.#take(4);
    return { x, y, width, height };
  }

  /**
   * Ends a refresh: what is held open closes, and its state says while it closes whether there is new content.
   * @param {number} [page] A page, from 0; without one what a pull would refresh now.
   * @param {number} [result] RESULT_NONE, RESULT_SUCCESS or RESULT_FAILURE
   */
  endRefresh(page = c.NO_PAGE, result = c.RESULT_NONE) {
    this.#verify(this.#exports.nslide_end_refresh(this.#handle, int32("page", page), int32("result", result)));
  }

  // ---------------------------------------------------------------------------------------------------------- records

  /** One number for the whole state: equal on every platform. */
  get stateHash() {
    this.#verify(this.#exports.nslide_state_hash(this.#handle, this.#library.out));
    return this.#library.outNumber;
  }

  /**
   * Everything that decides how it goes on, for a `new Coordinator` of another size.
   * @returns {Uint8Array}
   */
  save() {
    const { out } = this.#library;
    const memory = this.#memory;
    this.#exports.nslide_save(this.#handle, 0, 0, out);
    const size = this.#library.outCount;
    const bytes = memory.allocate(size);
    try {
      this.#verify(this.#exports.nslide_save(this.#handle, bytes, size, out));
      return memory.bytes.slice(bytes, bytes + size);
    } finally {
      memory.free(bytes);
    }
  }

  /** Begins to write down every call, with its arguments. */
  recordStart() {
    this.#verify(this.#exports.nslide_record_start(this.#handle));
  }

  /**
   * What was written down since the last call.
   * @returns {Uint8Array}
   */
  recordRead() {
    const memory = this.#memory;
    const chunk = memory.allocate(RECORD_CHUNK);
    /** @type {Uint8Array[]} */
    const parts = [];
    try {
      for (let size = RECORD_CHUNK; size > 0; ) {
        this.#verify(this.#exports.nslide_record_read(this.#handle, chunk, RECORD_CHUNK, this.#library.out));
        size = this.#library.outCount;
        parts.push(memory.bytes.slice(chunk, chunk + size));
      }
    } finally {
      memory.free(chunk);
    }
    const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
    parts.reduce((at, part) => (bytes.set(part, at), at + part.length), 0);
    return bytes;
  }

  /** Ends the record; what is not read yet still can be. */
  recordStop() {
    this.#verify(this.#exports.nslide_record_stop(this.#handle));
  }
}

/** @param {string} name */
const inFrame = (name) => c.FRAME_BUFFERS_LAYOUT.fields.find((field) => field.name === name)?.offset ?? 0;
const PAGE_COUNT = inFrame("pageCount");
const EVENT_COUNT = inFrame("eventCount");
const KEPT_OF = inFrame("keptOf");
