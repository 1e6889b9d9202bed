// @ts-check
// Scrollers of a page's own as a nested slide: the browser scrolls them, the engine says where they belong.

import { dispatch, ask } from "../elements/events.js";
import { Input } from "../elements/input.js";
import { Clock, Loop } from "../elements/loop.js";
import * as c from "../nestedslide.js";
import { Scroller } from "./scroller.js";
import { Touches } from "./touches.js";

/**
 * @typedef {object} Options
 * @property {number} [distance] How far `main` scrolls, points; by default its whole range.
 * @property {HTMLElement} [pager] What scrolls sideways from content to content, if anything does.
 * @property {HTMLElement} [refresh] The first thing in `main`, as high as `main` is pulled beyond its top. A pull further
 *   than `refreshHeight` refreshes.
 */

/**
 * Makes scrollers that lie in another one scroll as one:
 *
 *     const observer = new NestedObserver(main, [notes, plates]);
 *
 * `main` holds the header that scrolls away, perhaps a bar, and the contents. A touch on a content is scrolled by the
 * browser; the observer hands on what does not belong there. Touches above, wheels and keys are the engine's. Events are
 * the engine's in lower case, `pagechanged`, with the fields in `detail`.
 */
export class NestedObserver extends EventTarget {
  #clock = new Clock();
  #loop = new Loop(this.#clock, (time) => this.#draw(time));
  /** @type {Map<number, Scroller>} By view. */
  #scrollers = new Map();
  #wanted = new Set();
  #listening = new AbortController();
  #sizes = new ResizeObserver(() => this.#measure());
  #children = new MutationObserver(() => this.#observeSizes());
  /** @type {Input} */
  #input;
  /** @type {Touches} */
  #touches;

  /**
   * @param {HTMLElement} main
   * @param {HTMLElement[]} contents
   * @param {Options & Partial<c.Config>} [options] All else is settings of the coordinator; sizes are measured.
   */
  constructor(main, contents, options = {}) {
    super();
    const { distance, pager, refresh, ...settings } = options;
    this.main = main;
    this.contents = contents;
    this.pager = pager;
    this.refresh = refresh;
    this.distance = distance;
    if (refresh !== undefined) Object.assign(refresh.style, { overflow: "hidden", height: "0px" });
    this.slide = new c.Coordinator({
      pages: contents.map((content) => content.scrollHeight),
      // The browser shows no other pull.
      bounces: refresh === undefined ? c.BOUNCES_NEVER : c.BOUNCES_ALWAYS,
      overscrollBottom: c.OVERSCROLL_NONE,
      lazy: 0,
      resampling: c.RESAMPLING_ON,
      ...this.#measured,
      ...settings,
    });
    this.#touches = this.#makeTouches();
    const showBeyond = (/** @type {number} */ amount) => {
      if (refresh !== undefined) refresh.style.height = `${amount}px`;
    };
    this.#add(c.VIEW_OUTER, new Scroller(main, { showBeyond }));
    contents.forEach((content, index) => this.#add(index, new Scroller(content)));
    if (pager !== undefined) this.#add(c.VIEW_PAGER, new Scroller(pager, { isAcross: true }));
    // Touches above the contents are the engine's; a content scrolls by itself, so this ends at its border.
    main.style.touchAction = "none";
    this.#input = new Input(main, {
      slide: () => this.slide,
      clock: this.#clock,
      changed: () => this.changed(),
      tapped: () => {},
      accepts: (event) => this.#accepts(event),
    });
    this.#observeSizes();
  }

  // ------------------------------------------------------------------------------------------------------ for hosts

  /** Shows what was changed on the coordinator, `slide`. */
  changed() {
    this.#loop.request();
  }

  /**
   * Gives the coordinator a command, at the present time.
   * @param {(slide: c.Coordinator) => void} command
   */
  run(command) {
    this.slide.advance(this.#clock.at(performance.now()));
    command(this.slide);
    this.#apply(this.slide.pollCorrections());
    this.changed();
  }

  /**
   * @param {string} type
   * @param {any} listener
   * @param {any} [options]
   */
  addEventListener(type, listener, options) {
    this.#wanted.add(type);
    super.addEventListener(type, listener, options);
  }

  /** The scrollers are on their own again. */
  destroy() {
    this.#input.destroy();
    this.#listening.abort();
    this.#sizes.disconnect();
    this.#children.disconnect();
    this.main.style.touchAction = "";
    this.#loop.draw = () => Infinity;
    this.slide.destroy();
  }

  // --------------------------------------------------------------------------------------------------------- sizes

  /** The header is what `main` scrolls; the bar is the rest of its height that no content fills. */
  get #measured() {
    const { main, distance, pager, contents, refresh } = this;
    const pulled = refresh?.offsetHeight ?? 0;
    return {
      viewportWidth: main.clientWidth,
      viewportHeight: main.clientHeight,
      headerHeight: distance ?? Math.max(0, main.scrollHeight - main.clientHeight - pulled),
      hoverHeight: Math.max(0, main.clientHeight - (pager ?? contents[0])?.clientHeight),
      rightToLeft: getComputedStyle(main).direction === "rtl" ? 1 : 0,
      reducedMotion: matchMedia("(prefers-reduced-motion: reduce)").matches ? 1 : 0,
    };
  }

  #measure() {
    this.run((slide) => {
      slide.set(this.#measured);
      this.contents.forEach((content, index) => slide.setPageHeight(index, content.scrollHeight));
    });
  }

  #observeSizes() {
    for (const each of [this.main, ...this.contents]) {
      this.#sizes.observe(each);
      for (const child of each.children) if (child !== this.refresh) this.#sizes.observe(child);
      this.#children.observe(each, { childList: true });
    }
    this.#measure();
  }

  // --------------------------------------------------------------------------------------------------------- input

  /** @param {PointerEvent | WheelEvent | KeyboardEvent} event */
  #accepts(event) {
    if (event instanceof KeyboardEvent) return true;
    if (event instanceof WheelEvent) return this.pager === undefined || Math.abs(event.deltaY) >= Math.abs(event.deltaX);
    return event.pointerType !== "mouse" && !this.#isOnContent(event);
  }

  /** @param {Event} event */
  #isOnContent(event) {
    const target = /** @type {Node} */ (event.composedPath()[0]);
    return this.contents.some((content) => content.contains(target)) || (this.pager?.contains(target) ?? false);
  }

  #makeTouches() {
    return new Touches(
      {
        main: this.main,
        run: (command) => this.run(command),
        isTaken: () => this.#input.isHeld,
        pulls: () => this.refresh !== undefined && this.#isAtTop,
        // A finger stops what the engine moves, as it stops what the browser does.
        began: (event) => this.#isOnContent(event) && this.#throw(0),
      },
      this.#listening.signal,
    );
  }

  get #isAtTop() {
    const views = [c.VIEW_OUTER, this.slide.snapshot().pageIndex];
    return views.every((view) => this.#scrollers.get(view)?.isAtEnd(-1) ?? true);
  }

  // -------------------------------------------------------------------------------------------------------- motion

  /**
   * @param {number} view
   * @param {Scroller} scroller
   */
  #add(view, scroller) {
    this.#scrollers.set(view, scroller);
    const { signal } = this.#listening;
    scroller.element.addEventListener("scroll", () => this.#onScroll(view, scroller), { signal });
    scroller.element.addEventListener("scrollend", () => (this.#touches.isThrown = false), { signal });
    this.#apply(this.slide.observe(view, scroller.offset, c.MOVED_BY_PROGRAM));
  }

  /**
   * @param {number} view
   * @param {Scroller} scroller
   */
  #onScroll(view, scroller) {
    // As long as the engine leads a touch it says where everything is.
    const { isHeld, isThrown, leads } = this.#touches;
    if (!scroller.hasMoved || this.#input.isHeld || leads) return;
    this.#touches.latch(scroller);
    const alone = isThrown ? c.MOVED_BY_INERTIA : c.MOVED_BY_PROGRAM;
    this.#moved(view, scroller, isHeld ? c.MOVED_BY_DRAG : alone);
  }

  /**
   * Tells the engine where a view has gone. What it may not use of that moves the other one.
   * @param {number} view
   * @param {Scroller} scroller
   * @param {number} movedBy
   * @param {boolean} [handsOn]
   */
  #moved(view, scroller, movedBy, handsOn = true) {
    const { slide } = this;
    const wanted = scroller.offset;
    scroller.note(wanted);
    slide.advance(this.#clock.at(performance.now()));
    const corrections = slide.observe(view, wanted, movedBy);
    this.#apply(corrections);
    const held = corrections.find((each) => each.view === view);
    if (handsOn && held !== undefined && view !== c.VIEW_PAGER) this.#handOn(view, wanted, held.offset, movedBy);
    this.changed();
  }

  /**
   * @param {number} view
   * @param {number} wanted
   * @param {number} held
   * @param {number} movedBy
   */
  #handOn(view, wanted, held, movedBy) {
    const { pageIndex, maxOuter } = this.slide.snapshot();
    if (movedBy === c.MOVED_BY_PROGRAM) {
      // What is found or focused in a content is to be seen: the header makes room for it.
      if (view === pageIndex) this.run((slide) => slide.scrollTo(maxOuter, wanted));
      return;
    }
    if (view !== c.VIEW_OUTER && view !== pageIndex) return;
    const [own, other] = [view, view === c.VIEW_OUTER ? pageIndex : c.VIEW_OUTER];
    const left = wanted - held - this.#move(other, wanted - held, movedBy);
    // At the seam the first takes what the other one cannot.
    if (left !== 0) this.#move(own, left, movedBy);
  }

  /**
   * @param {number} view
   * @param {number} amount
   * @param {number} movedBy
   * @returns {number} By how much the engine has let it move.
   */
  #move(view, amount, movedBy) {
    const scroller = this.#scrollers.get(view);
    const before = scroller?.offset ?? 0;
    if (scroller === undefined || !scroller.moveBy(amount)) return 0;
    this.#moved(view, scroller, movedBy, false);
    return scroller.offset - before;
  }

  /** @param {c.Correction[]} corrections */
  #apply(corrections) {
    for (const { view, offset, heir, velocity } of corrections) {
      const scroller = this.#scrollers.get(view);
      scroller?.put(offset);
      // The browser's own fling ends here: the engine's goes on. One that is only held is handed on step by step.
      if (heir !== c.VIEW_NONE && !this.#touches.isHeld && scroller?.isAtEnd(velocity)) this.#throw(velocity);
    }
  }

  /** @param {number} velocity As if a finger on the pager had let it go, points per second. */
  #throw(velocity) {
    const { slide, main } = this;
    slide.advance(this.#clock.at(performance.now()));
    slide.sessionBegin(main.clientWidth / 2, main.clientHeight - 1);
    slide.sessionEnd(0, velocity);
    this.changed();
  }

  /** @param {number} time */
  #draw(time) {
    const { slide } = this;
    const { snapshot, events } = slide.frame(time);
    this.#apply(slide.pollCorrections());
    if (snapshot.transitionFrom < 0) this.#scrollers.get(c.VIEW_PAGER)?.release();
    for (const event of events) this.#tell(event);
    return snapshot.needsFrame === 0 ? Infinity : 0;
  }

  /** @param {c.Event} event */
  #tell(event) {
    dispatch(this, this.#wanted, event);
    const { type, state, index } = event;
    if (type === c.EVENT_REFRESH_CHANGED && state === c.REFRESH_REFRESHING) {
      ask(this, "refresh", { page: index }).then((isDone) =>
        this.run((slide) => slide.endRefresh(index, isDone ? c.RESULT_SUCCESS : c.RESULT_FAILURE)),
      );
    }
    if (type === c.EVENT_LOAD_MORE) {
      ask(this, "more", { page: index }).then(() => this.run((slide) => slide.endLoad(index)));
    }
  }
}
