// @ts-check
// Touches on what the browser scrolls, and when they become the engine's.

// A finger's velocity is that of its last moves, milliseconds; one that has rested for as long has none.
const WINDOW = 60;

/**
 * @typedef {object} Host
 * @property {HTMLElement} main
 * @property {(command: (slide: import("../coordinator.js").Coordinator) => void) => void} run
 * @property {() => boolean} isTaken The touch is the engine's already.
 * @property {() => boolean} pulls A touch that leads down now is a pull to refresh.
 * @property {(event: TouchEvent) => void} began A finger has come down.
 */

/**
 * A browser scrolls by a touch only what it has begun to scroll. At an end of that the engine leads the touch from there
 * on, and a pull at the very top from its beginning.
 */
export class Touches {
  /** Fingers have left, and the browser scrolls on. */
  isThrown = false;
  /** The engine leads the touch. */
  leads = false;
  #fingers = 0;
  /** @type {{ time: number, y: number }[]} */
  #moves = [];
  #latched = /** @type {import("./scroller.js").Scroller | undefined} */ (undefined);

  /**
   * @param {Host} host
   * @param {AbortSignal} signal
   */
  constructor(host, signal) {
    this.host = host;
    const listen = (/** @type {string} */ type, /** @type {(event: any) => void} */ to) =>
      host.main.addEventListener(type, to, { capture: true, passive: type !== "touchmove", signal });
    listen("touchstart", (event) => this.#onStart(event));
    listen("touchmove", (event) => this.#onMove(event));
    listen("touchend", (event) => this.#onEnd(event, this.#velocity(event.timeStamp)));
    listen("touchcancel", (event) => this.#onEnd(event, 0));
  }

  /** Whether a finger is down. */
  get isHeld() {
    return this.#fingers > 0;
  }

  /**
   * The browser scrolls this by the touch.
   * @param {import("./scroller.js").Scroller} scroller
   */
  latch(scroller) {
    if (this.isHeld) this.#latched ??= scroller;
  }

  /** @param {TouchEvent} event */
  #onStart(event) {
    this.#fingers = event.touches.length;
    this.isThrown = false;
    if (this.#fingers > 1 || this.host.isTaken()) return;
    this.#moves = [{ time: event.timeStamp, y: event.touches[0].clientY }];
    this.#latched = undefined;
    this.host.began(event);
  }

  /** @param {TouchEvent} event */
  #onMove(event) {
    if (this.host.isTaken() || this.#moves.length === 0) return;
    const { clientX, clientY } = event.touches[0];
    const step = this.#moves[this.#moves.length - 1].y - clientY;
    const recent = this.#moves.filter(({ time }) => time >= event.timeStamp - WINDOW);
    this.#moves = [...recent, { time: event.timeStamp, y: clientY }];
    if (!this.leads) {
      const isPull = this.#latched === undefined && step < 0 && this.host.pulls();
      if (step === 0 || !(isPull || this.#latched?.isAtEnd(step))) return;
      const { left, top } = this.host.main.getBoundingClientRect();
      this.host.run((slide) => slide.sessionBegin(clientX - left, clientY - top));
      this.leads = true;
    }
    if (event.cancelable) event.preventDefault();
    this.host.run((slide) => slide.sessionUpdate(0, step));
  }

  /**
   * @param {TouchEvent} event
   * @param {number} velocity
   */
  #onEnd(event, velocity) {
    this.#fingers = event.touches.length;
    if (this.isHeld) return;
    this.isThrown = !this.leads;
    if (this.leads) this.host.run((slide) => slide.sessionEnd(0, velocity));
    this.leads = false;
  }

  /** @param {number} time When the finger lifts, milliseconds. Answers points per second, towards the end of the content. */
  #velocity(time) {
    const moves = this.#moves.filter((move) => move.time >= time - WINDOW);
    if (moves.length < 2) return 0;
    const [first, last] = [moves[0], moves[moves.length - 1]];
    return last.time > first.time ? ((first.y - last.y) / (last.time - first.time)) * 1000 : 0;
  }
}
