// @ts-check
// What one slide is asked now and then: sessions, places to reveal, regions, pages that come and go, links, scroll views
// of the host's own. Coordinator has all of it.

import * as c from "./layout.js";
import { library } from "./library.js";
import { int32, int64 } from "./numbers.js";

// As many corrections, and as many pages, are taken at a time.
const AT_ONCE = 64;

/**
 * Calls the engine with an array of structs. What a struct leaves out is 0.
 * @param {import("./memory.js").Layout} layout
 * @param {ArrayLike<object>} structs
 * @param {(block: number, count: number) => number} call Answers a status.
 */
export function withStructs(layout, structs, call) {
  const { memory } = library();
  return withBlock(structs.length * layout.size, (block) => {
    for (let n = 0; n < structs.length; n++) memory.write(layout, block + n * layout.size, structs[n]);
    return call(block, structs.length);
  });
}

/**
 * Memory of so many bytes, all 0, as long as something is done with it.
 * @template T
 * @param {number} size
 * @param {(block: number) => T} use
 * @returns {T}
 */
function withBlock(size, use) {
  const { memory } = library();
  const block = size === 0 ? 0 : memory.allocate(size);
  memory.bytes.fill(0, block, block + size);
  try {
    return use(block);
  } finally {
    if (block !== 0) memory.free(block);
  }
}

export class Calls {
  /** @returns {bigint} */
  get handle() {
    return 0n;
  }

  /** @param {number} status */
  #verify(status) {
    if (status !== c.OK) library().verify(status, this.handle);
  }

  get #exports() {
    return library().exports;
  }

  // -------------------------------------------------------------------------------------------------------- sessions

  /**
   * A finger that the host follows itself begins to drag.
   * @param {number} x In the viewport, points.
   * @param {number} y Likewise.
   * @param {number} [source] SOURCE_.
   */
  sessionBegin(x, y, source = c.SOURCE_TOUCH) {
    this.#verify(this.#exports.nslide_session_begin(this.handle, int32("source", source), x, y));
  }

  /**
   * It moved.
   * @param {number} dx In offset direction, points.
   * @param {number} dy Likewise.
   * @returns {{x: number, y: number}} What of it was used.
   */
  sessionUpdate(dx, dy) {
    const { memory } = library();
    return withBlock(16, (block) => {
      this.#verify(this.#exports.nslide_session_update(this.handle, dx, dy, block, block + 8));
      memory.refresh();
      return { x: memory.doubles[block >> 3], y: memory.doubles[(block >> 3) + 1] };
    });
  }

  /**
   * It lifts.
   * @param {number} vx In offset direction, points per second.
   * @param {number} vy Likewise.
   */
  sessionEnd(vx, vy) {
    this.#verify(this.#exports.nslide_session_end(this.handle, vx, vy));
  }

  sessionCancel() {
    this.#verify(this.#exports.nslide_session_cancel(this.handle));
  }

  /**
   * Scrolls by itself while a row is dragged near an edge, or about the origin of a middle button.
   * @param {number} mode AUTOSCROLL_.
   * @param {number} [y] Where the pointer is, points.
   * @param {number} [from] Where it began, with AUTOSCROLL_ORIGIN.
   * @param {number} [speed] At most, points per second.
   */
  autoscroll(mode, y = 0, from = 0, speed = 0) {
    this.#verify(this.#exports.nslide_autoscroll(this.handle, int32("mode", mode), y, from, speed));
  }

  /**
   * Drags a scroll bar's thumb; the content never goes against it, also while rows are measured.
   * @param {number} bar BAR_.
   * @param {number} phase THUMB_.
   * @param {number} [place] Of the thumb on its track, 0 to 1.
   */
  dragThumb(bar, phase, place = 0) {
    this.#verify(this.#exports.nslide_drag_thumb(this.handle, int32("bar", bar), int32("phase", phase), place));
  }

  /**
   * Rectangles in which the host claims an axis for itself, instead of those before.
   * @param {ArrayLike<Partial<import("./layout.js").Region>>} regions
   */
  setRegions(regions) {
    this.#verify(
      withStructs(c.REGION_LAYOUT, regions, (block, count) =>
        this.#exports.nslide_set_regions(this.handle, block, count),
      ),
    );
  }

  // ---------------------------------------------------------------------------------------------------------- places

  /**
   * Leads a fling that was just let go to a place.
   * @param {number} outer Points; AUTO leaves it.
   * @param {number} inner Likewise.
   */
  retarget(outer, inner) {
    this.#verify(this.#exports.nslide_retarget(this.handle, outer, inner));
  }

  /**
   * Brings a stretch of a page into view.
   * @param {number} page
   * @param {number} y In the page, points.
   * @param {number} height Likewise.
   * @param {number} [align] ALIGN_.
   */
  reveal(page, y, height, align = c.ALIGN_NEAREST, animated = false) {
    const given = [int32("page", page), int32("align", align)];
    this.#verify(this.#exports.nslide_reveal(this.handle, given[0], y, height, given[1], Number(animated)));
  }

  /**
   * The stretch that is being revealed has moved.
   * @param {number} page As `reveal`.
   * @param {number} y
   * @param {number} height
   * @param {number} [align]
   */
  retargetReveal(page, y, height, align = c.ALIGN_NEAREST) {
    const given = [int32("page", page), int32("align", align)];
    this.#verify(this.#exports.nslide_retarget_reveal(this.handle, given[0], y, height, given[1]));
  }

  /**
   * Of several snap areas in one place the page follows the one with the focus.
   * @param {number} page
   * @param {number | bigint} key 0: none.
   */
  focusSnapArea(page, key) {
    this.#verify(this.#exports.nslide_focus_snap_area(this.handle, int32("page", page), int64("key", key)));
  }

  // ---------------------------------------------------------------------------------------------------------- header

  /** @param {number} height Points. */
  setHeaderHeight(height, animated = false) {
    this.#verify(this.#exports.nslide_set_header_height(this.handle, height, Number(animated)));
  }

  /** @param {number} height Points. */
  setHoverHeight(height, animated = false) {
    this.#verify(this.#exports.nslide_set_hover_height(this.handle, height, Number(animated)));
  }

  /**
   * Makes the header of parts, each with a rule of its own.
   * @param {ArrayLike<Partial<import("./layout.js").HeaderPart>>} parts None: one part again.
   */
  setHeaderParts(parts, animated = false) {
    this.#verify(
      withStructs(c.HEADER_PART_LAYOUT, parts, (block, count) =>
        this.#exports.nslide_set_header_parts(this.handle, block, count, Number(animated)),
      ),
    );
  }

  /**
   * Where the parts are.
   * @returns {import("./layout.js").Rect[]}
   */
  headerParts() {
    return this.#list(c.RECT_LAYOUT, c.MAX_HEADER_PARTS, (block, room, out) =>
      this.#exports.nslide_get_header_parts(this.handle, block, room, out),
    );
  }

  // ----------------------------------------------------------------------------------------------------------- pages

  /**
   * A page's height where the content above what is seen has changed too.
   * @param {number} index
   * @param {number} height Points.
   * @param {number} shift By how much the page's offset moves, points.
   */
  shiftPage(index, height, shift) {
    this.#verify(this.#exports.nslide_shift_page(this.handle, int32("index", index), height, shift));
  }

  /**
   * @param {number} index
   * @returns {import("./layout.js").PageSettings}
   */
  pageSettings(index) {
    return this.#read(c.PAGE_SETTINGS_LAYOUT, (block) =>
      this.#exports.nslide_get_page_settings(this.handle, int32("index", index), block),
    );
  }

  /**
   * Changes some of a page's settings.
   * @param {number} index
   * @param {Partial<import("./layout.js").PageSettings>} changes
   */
  setPageSettings(index, changes) {
    const settings = { ...this.pageSettings(index), ...changes, structSize: c.PAGE_SETTINGS_LAYOUT.size };
    this.#verify(
      withStructs(c.PAGE_SETTINGS_LAYOUT, [settings], (block) =>
        this.#exports.nslide_set_page_settings(this.handle, int32("index", index), block),
      ),
    );
  }

  /**
   * @param {number} index Where it comes to be.
   * @param {number} height Of its content, points.
   */
  insertPage(index, height) {
    this.#verify(this.#exports.nslide_insert_page(this.handle, int32("index", index), height));
  }

  /** @param {number} [page] All without it. */
  remakePage(page = c.NO_PAGE) {
    this.#verify(this.#exports.nslide_remake_page(this.handle, int32("page", page)));
  }

  /** @param {number} index */
  removePage(index) {
    this.#verify(this.#exports.nslide_remove_page(this.handle, int32("index", index)));
  }

  /**
   * @param {number} from
   * @param {number} to
   */
  movePage(from, to) {
    this.#verify(this.#exports.nslide_move_page(this.handle, int32("from", from), int32("to", to)));
  }

  /**
   * Other pages in place of all.
   * @param {ArrayLike<number>} heights Of their contents, points.
   * @param {number} [to] The page to begin with.
   * @param {boolean} [reset] All begin at their tops, with the header open.
   */
  reload(heights, to = 0, reset = false) {
    withHeights(heights, (block) =>
      this.#verify(
        this.#exports.nslide_reload(this.handle, heights.length, block, int32("to", to), Number(reset)),
      ),
    );
  }

  /**
   * The same where pages have keys: those that stay keep what they have.
   * @param {ArrayLike<number | bigint>} keys
   * @param {ArrayLike<number>} heights
   */
  reloadKeyed(keys, heights) {
    if (keys.length !== heights.length) throw new RangeError("there must be as many heights as keys");
    const wide = Array.from(keys, (key) => int64("keys", key));
    withHeights(heights, (at) =>
      withBlock(8 * wide.length, (block) => {
        library().memory.refresh();
        wide.forEach((key, n) => library().memory.view.setBigInt64(block + 8 * n, key, true));
        this.#verify(this.#exports.nslide_reload_keyed(this.handle, wide.length, block, at));
      }),
    );
  }

  /**
   * @param {number | bigint} key
   * @returns {number} The page that has it, -1 for none.
   */
  findPage(key) {
    this.#verify(this.#exports.nslide_find_page(this.handle, int64("key", key), library().out));
    return library().outCount;
  }

  /**
   * A page, whether it shows or not.
   * @param {number} index
   * @returns {import("./layout.js").Page}
   */
  page(index) {
    return this.#read(c.PAGE_LAYOUT, (block) =>
      this.#exports.nslide_get_page(this.handle, int32("index", index), block),
    );
  }

  /** @returns {number[]} Those that were asked for and not given back. */
  livePages() {
    for (let room = AT_ONCE; ; room = library().outCount) {
      const found = withBlock(4 * room, (block) => {
        const status = this.#exports.nslide_get_live_pages(this.handle, block, room, library().out);
        if (status === c.ERROR_BUFFER_TOO_SMALL) return null;
        this.#verify(status);
        const { words } = library().memory;
        return Array.from(words.subarray(block >> 2, (block >> 2) + library().outCount));
      });
      if (found) return found;
    }
  }

  /** Shows what a pull would. */
  beginRefresh(page = c.NO_PAGE) {
    this.#verify(this.#exports.nslide_begin_refresh(this.handle, int32("page", page)));
  }

  /** More was loaded, or there is no more. */
  endLoad(page = c.NO_PAGE) {
    this.#verify(this.#exports.nslide_end_load(this.handle, int32("page", page)));
  }

  // ---------------------------------------------------------------------------------------------------- other scrollers

  /**
   * What cannot be used here goes on in another one.
   * @param {Calls | null} outer null: no more.
   * @param {number} [axes] LINK_.
   */
  link(outer, axes = c.LINK_VERTICAL | c.LINK_HORIZONTAL) {
    this.#verify(this.#exports.nslide_link(this.handle, outer ? outer.handle : 0n, int32("axes", axes)));
  }

  /**
   * Where this one lies in the page around it: what is revealed here then comes into view there too.
   * @param {number} page Its index; NO_PAGE: revealing stays inside.
   * @param {number} y Where the viewport begins in its content, points.
   */
  setLinkPlace(page, y) {
    this.#verify(this.#exports.nslide_set_link_place(this.handle, int32("page", page), y));
  }

  /**
   * A scroll view of the host's own has moved.
   * @param {number} view VIEW_OUTER or a page.
   * @param {number} offset Where it is, points.
   * @param {number} [movedBy] MOVED_BY_.
   * @param {number} [token] That of the correction that moved it, 0 for none.
   * @returns {import("./layout.js").Correction[]} Where views have to go.
   */
  observe(view, offset, movedBy = c.MOVED_BY_DRAG, token = 0) {
    const given = [int32("view", view), int32("movedBy", movedBy), int32("token", token)];
    const first = this.#list(c.CORRECTION_LAYOUT, AT_ONCE, (block, room, out) =>
      this.#exports.nslide_observe(this.handle, given[0], offset, given[1], given[2], block, room, out),
    );
    return first.length < AT_ONCE ? first : [...first, ...this.pollCorrections()];
  }

  /** @returns {import("./layout.js").Correction[]} Those that wait. */
  pollCorrections() {
    /** @type {import("./layout.js").Correction[]} */
    const all = [];
    for (let count = AT_ONCE; count === AT_ONCE; ) {
      const more = this.#list(c.CORRECTION_LAYOUT, AT_ONCE, (block, room, out) =>
        this.#exports.nslide_poll_corrections(this.handle, block, room, out),
      );
      count = more.length;
      all.push(...more);
    }
    return all;
  }

  /** @param {number} view As `observe`: it is gone. */
  unobserve(view) {
    this.#verify(this.#exports.nslide_unobserve(this.handle, int32("view", view)));
  }

  /**
   * A struct that a call writes.
   * @param {import("./memory.js").Layout} layout
   * @param {(block: number) => number} call
   * @returns {any}
   */
  #read(layout, call) {
    const { memory } = library();
    return withBlock(layout.size, (block) => {
      if (layout.fields.some(({ name }) => name === "structSize")) {
        memory.write(layout, block, { structSize: layout.size });
      }
      this.#verify(call(block));
      return memory.read(layout, block, {});
    });
  }

  /**
   * The structs that a call writes.
   * @param {import("./memory.js").Layout} layout
   * @param {number} room
   * @param {(block: number, room: number, out: number) => number} call
   * @returns {any[]}
   */
  #list(layout, room, call) {
    const { memory, out } = library();
    return withBlock(layout.size * room, (block) => {
      this.#verify(call(block, room, out));
      const count = library().outCount;
      return Array.from({ length: count }, (_, n) => memory.read(layout, block + n * layout.size, {}));
    });
  }
}

/**
 * @param {ArrayLike<number>} heights
 * @param {(block: number) => void} use
 */
function withHeights(heights, use) {
  const { memory } = library();
  const block = memory.doublesOf(heights);
  try {
    use(block);
  } finally {
    if (block !== 0) memory.free(block);
  }
}
