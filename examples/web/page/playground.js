// @ts-check
// The playground: one coordinator, its screen, and what it was told; made anew where a setting asks for it.

import * as c from "../javascript/nestedslide.js";
import { UNDERLINE_HEIGHT, UNDERLINE_RADIUS, UNDERLINE_WIDTH } from "./content.js";
import { geometryOf } from "./geometry.js";
import { Hold } from "./hold.js";
import { Input } from "../javascript/elements/input.js";
import { Clock, Loop } from "../javascript/elements/loop.js";
import { Screen } from "./screen.js";
import { CONTROLS } from "./settings.js";
import { Trace } from "./trace.js";

/** @typedef {Partial<c.Config>} Settings */

// How long a refresh takes here, milliseconds.
const REFRESH = 1200;
// How long the second level stays open.
const SECOND = 2400;

/** How the playground begins: what its screen is made for, the rest as the engine has it. */
const INDICATOR = {
  indicatorWidth: UNDERLINE_WIDTH,
  indicatorHeight: UNDERLINE_HEIGHT,
  indicatorRadius: UNDERLINE_RADIUS,
};
// Even steps, however moves and frames lie; nobody sees the last points of a fling.
const STEADY = { resampling: c.RESAMPLING_ON, stopVelocity: 20 };
const BEGINNING = { ...INDICATOR, ...STEADY, refreshHeight: 64, pageMemory: c.MEMORY_KEEP };

/** What the system asks for; it may change while the page is open. */
const lessMotion = matchMedia("(prefers-reduced-motion: reduce)");

/** @param {Event} event */
const isMouse = (event) => event instanceof PointerEvent && event.pointerType !== "touch";

export class Playground {
  /**
   * @param {HTMLElement} element The phone's screen.
   * @param {[number, number]} size Width and height, points.
   * @param {Settings} settings What is not as in the beginning.
   * @param {(playground: Playground) => void} drawn Called after each frame.
   */
  constructor(element, size, settings, drawn) {
    this.clock = new Clock();
    this.loop = new Loop(this.clock, (time) => this.#draw(time));
    this.trace = new Trace();
    this.screen = new Screen(element, { slide: () => this.slide, changed: () => this.loop.request() });
    this.drawn = drawn;
    this.size = size;
    this.hold = new Hold(element);
    this.input = new Input(element, {
      slide: () => this.slide,
      clock: this.clock,
      changed: () => this.loop.request(),
      tapped: (target) => this.#tapped(target),
      accepts: (event) => event.type === "keydown" || isMouse(event) || this.hold.isHeld,
    });
    /** @type {Settings} What is turned, beside the beginning. */
    this.turned = settings;
    this.slide = this.#make();
    lessMotion.addEventListener("change", () => this.set({ reducedMotion: this.base.reducedMotion }));
  }

  get isAnimated() {
    return !lessMotion.matches;
  }

  /** How the playground begins on this screen. */
  get base() {
    const geometry = geometryOf(...this.size);
    const heights = { headerHeight: geometry.header, headerMinHeight: geometry.bar, hoverHeight: geometry.tabs };
    const reducedMotion = this.isAnimated ? 0 : 1;
    return {
      ...this.defaults, ...BEGINNING, ...heights, reducedMotion, headerReturnHeight: geometry.landscape ? 92 : 160,
    };
  }

  #make() {
    const [width, height] = this.size;
    const plain = new c.Coordinator();
    /** @type {c.Config} */
    this.defaults = plain.settings;
    plain.destroy();
    const settings = { ...this.base, ...this.turned, viewportWidth: width, viewportHeight: height };
    const slide = new c.Coordinator({ ...settings, pages: [0, 0, 0] });
    this.screen.fill(slide, geometryOf(width, height));
    this.loop.request();
    return slide;
  }

  /** Begins anew, at the top. */
  restart() {
    const isRecording = this.isRecording;
    this.slide.destroy();
    this.input.forget();
    this.trace.clear();
    this.slide = this.#make();
    this.isRecording = false;
    if (isRecording) this.record();
  }

  // ------------------------------------------------------------------------------------------------------- settings

  /**
   * Turns some settings; throws what the engine says of a value that it does not take.
   * @param {Settings} changes
   */
  set(changes) {
    const before = this.turned;
    const base = /** @type {any} */ (this.base);
    const wanted = { ...before, ...changes };
    const text = JSON.stringify;
    const differs = (/** @type {[string, any]} */ [name, value]) => text(value) !== text(base[name]);
    this.turned = Object.fromEntries(Object.entries(wanted).filter(differs));
    try {
      this.slide.advance(this.clock.at(performance.now()));
      const mustRestart = Object.keys(changes).some((name) => CONTROLS.get(name)?.isInitial);
      if (mustRestart) this.restart();
      else this.slide.set({ ...changes });
    } catch (error) {
      this.turned = before;
      throw error;
    }
    this.loop.request();
  }

  /**
   * Leaves the beginning but for some settings.
   * @param {Settings} settings
   */
  begin(settings) {
    const base = /** @type {any} */ (this.base);
    const back = Object.fromEntries(Object.keys(this.turned).map((name) => [name, base[name]]));
    this.set({ ...back, ...settings });
  }

  /**
   * Another screen: turned, or the window has another size.
   * @param {[number, number]} size
   */
  resize(size) {
    this.size = size;
    const geometry = geometryOf(...size);
    const { headerHeight, headerMinHeight, headerReturnHeight, hoverHeight } = { ...this.base, ...this.turned };
    this.slide.advance(this.clock.at(performance.now()));
    const heights = { headerHeight, headerMinHeight, headerReturnHeight, hoverHeight };
    this.slide.set({ ...heights, viewportWidth: geometry.width, viewportHeight: geometry.height });
    this.screen.turn(geometry);
    this.loop.request();
  }

  // --------------------------------------------------------------------------------------------------------- frames

  /** @param {number} time */
  #draw(time) {
    const { slide } = this;
    const frame = slide.frame(time);
    for (const { type, state, index } of frame.events) {
      if (type !== c.EVENT_REFRESH_CHANGED) continue;
      if (state === c.REFRESH_REFRESHING) this.#refresh(index, REFRESH);
      if (state === c.REFRESH_SECOND) this.#refresh(index, SECOND);
    }
    this.screen.show(frame);
    this.input.showPress(frame.snapshot.touch === c.TOUCH_PRESSED);
    this.trace.add(frame.snapshot);
    this.drawn(this);
    if (frame.snapshot.needsFrame === 0) return Infinity;
    const change = slide.nextChange(1 / devicePixelRatio);
    return change < c.MAX_TIME ? Math.max(0, change - time) : Infinity;
  }

  /**
   * @param {number} page
   * @param {number} duration Milliseconds.
   */
  #refresh(page, duration) {
    const { slide } = this;
    setTimeout(() => {
      if (slide !== this.slide) return;
      slide.advance(this.clock.at(performance.now()));
      this.screen.guestbook?.prepend();
      slide.endRefresh(page, c.RESULT_SUCCESS);
      this.loop.request();
    }, duration);
  }

  /** @param {Element} target What was tapped. */
  #tapped(target) {
    const element = /** @type {HTMLElement | null} */ (target.closest("[data-tap]"));
    if (element === null) return;
    const { tap, index } = element.dataset;
    this.slide.advance(this.clock.at(performance.now()));
    if (tap === "tab") this.slide.tapTab(Number(index), this.isAnimated);
    else if (tap === "top") this.slide.scrollToTop(this.isAnimated);
    else if (tap === "note") this.screen.guestbook?.tap(element);
    else if (tap === "follow") {
      const isOn = element.getAttribute("aria-pressed") !== "true";
      element.setAttribute("aria-pressed", String(isOn));
      element.textContent = isOn ? "Following" : "Follow";
    }
    this.loop.request();
  }

  // --------------------------------------------------------------------------------------------------------- records

  isRecording = false;

  /** Begins to write down every call. */
  record() {
    this.slide.recordStart();
    this.isRecording = true;
  }

  /** Ends the record and answers its bytes. */
  recorded() {
    this.slide.recordStop();
    this.isRecording = false;
    return this.slide.recordRead();
  }
}
