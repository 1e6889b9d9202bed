// @ts-check
// From the browser's events to the engine's pointers, wheel steps, keys and taps.

import * as c from "../javascript/nestedslide.js";
import { placeOn } from "./geometry.js";
import { Hold } from "./hold.js";

/** @type {Record<string, number>} */
const KEYS = {
  ArrowDown: c.KEY_DOWN,
  ArrowUp: c.KEY_UP,
  PageDown: c.KEY_PAGE_DOWN,
  PageUp: c.KEY_PAGE_UP,
  " ": c.KEY_SPACE,
  Home: c.KEY_HOME,
  End: c.KEY_END,
  ArrowLeft: c.KEY_LEFT,
  ArrowRight: c.KEY_RIGHT,
};

// What browsers count in wheelDelta for a notch of a mouse's wheel, and the least they make of it in pixels.
const NOTCH = 120;
const NOTCH_PIXELS = 100;

/**
 * @typedef {object} Host
 * @property {() => c.Coordinator} slide The coordinator.
 * @property {import("./loop.js").Clock} clock
 * @property {() => void} changed Something was fed: a frame is needed.
 * @property {(target: Element) => void} tapped What lifted as a tap, and on what it went down.
 */

/** @type {Record<string, number>} What a pointer is, by its `pointerType`. */
const SOURCES = { mouse: c.SOURCE_MOUSE, pen: c.SOURCE_PEN, touch: c.SOURCE_TOUCH };

export class Input {
  /** @type {Map<number, Element>} What each finger went down on. */
  #down = new Map();
  #pressed = /** @type {Element | null} */ (null);
  #last = 0;

  /**
   * @param {HTMLElement} element The screen.
   * @param {Host} host
   */
  constructor(element, host) {
    this.element = element;
    this.host = host;
    this.hold = new Hold(element);
    const listen = (/** @type {string} */ type, /** @type {(event: any) => void} */ listener) =>
      element.addEventListener(type, listener, { passive: false });
    listen("pointerdown", (event) => this.#onDown(event));
    listen("pointermove", (event) => this.#onMove(event));
    listen("pointerup", (event) => this.#onEnd(event, c.POINTER_UP));
    listen("pointercancel", (event) => this.#onEnd(event, c.POINTER_CANCEL));
    listen("wheel", (event) => this.#onWheel(event));
    listen("keydown", (event) => this.#onKey(event));
    listen("click", (event) => this.#onClick(event));
    listen("dragstart", (event) => event.preventDefault());
    listen("contextmenu", (event) => event.pointerType === "touch" && event.preventDefault());
  }

  /** Whether a finger is down. */
  get isHeld() {
    return this.#down.size > 0;
  }

  /** Forgets the fingers: another coordinator takes over, which knows none. */
  forget() {
    this.#down.clear();
    this.showPress(false);
  }

  /**
   * @param {number} action
   * @param {PointerEvent} event
   */
  #feed(action, event) {
    const { x, y } = placeOn(this.element, event);
    this.#last = Math.max(this.#last, this.host.clock.measured(event.timeStamp));
    this.host.clock.at(event.timeStamp);
    const source = SOURCES[event.pointerType] ?? c.SOURCE_TOUCH;
    this.host.slide().pointer(action, event.pointerId, x, y, this.#last, source);
    this.host.changed();
  }

  /** @param {PointerEvent} event */
  #onDown(event) {
    if (event.pointerType === "touch" && !this.hold.isHeld) return;
    if (event.button !== 0 || this.#down.has(event.pointerId) || this.#down.size === c.MAX_POINTERS) return;
    this.element.setPointerCapture(event.pointerId);
    this.#down.set(event.pointerId, /** @type {Element} */ (event.target));
    this.#feed(c.POINTER_DOWN, event);
  }

  /**
   * A browser gives the moves since the last frame as one event; it has kept each of them.
   * @param {PointerEvent} event
   */
  #onMove(event) {
    if (!this.#down.has(event.pointerId)) return;
    const moves = event.getCoalescedEvents?.() ?? [];
    for (const move of moves.length > 0 ? moves : [event]) this.#feed(c.POINTER_MOVE, move);
  }

  /**
   * @param {PointerEvent} event
   * @param {number} action
   */
  #onEnd(event, action) {
    const target = this.#down.get(event.pointerId);
    if (target === undefined) return;
    this.#down.delete(event.pointerId);
    this.#feed(action, event);
    if (this.host.slide().snapshot().touch === c.TOUCH_TAPPED) this.host.tapped(target);
  }

  /**
   * What is under a finger that may become a tap looks pressed.
   * @param {boolean} isPressed
   */
  showPress(isPressed) {
    const [target] = this.#down.values();
    const pressed = isPressed ? (target?.closest("[data-tap]") ?? null) : null;
    if (pressed === this.#pressed) return;
    this.#pressed?.classList.remove("pressed");
    pressed?.classList.add("pressed");
    this.#pressed = pressed;
  }

  /**
   * Steps of a wheel or trackpad: browsers tell no phases, and give a trackpad's momentum as steps. With ctrl it zooms.
   * @param {WheelEvent} event
   */
  #onWheel(event) {
    if (event.ctrlKey || !this.hold.isHeld) return;
    event.preventDefault();
    if (this.isHeld) return;
    const slide = this.host.slide();
    slide.advance(this.host.clock.at(event.timeStamp));
    slide.wheel({ ...placeOn(this.element, event), ...stepOf(event, this.element.offsetHeight), shift: event.shiftKey });
    this.host.changed();
  }

  /** @param {KeyboardEvent} event */
  #onKey(event) {
    const key = KEYS[event.key];
    const onButton = /** @type {Element} */ (event.target).closest("button") !== null;
    if (key === undefined || event.ctrlKey || event.altKey || event.metaKey || (event.key === " " && onButton)) return;
    event.preventDefault();
    const slide = this.host.slide();
    slide.advance(this.host.clock.at(event.timeStamp));
    slide.key(event.key === " " && event.shiftKey ? c.KEY_PAGE_UP : key);
    this.host.changed();
  }

  /**
   * Clicks of a pointer are taps, which the engine tells from drags; those of a keyboard or a screen reader have none.
   * @param {MouseEvent} event
   */
  #onClick(event) {
    if (event.detail === 0) this.host.tapped(/** @type {Element} */ (event.target));
  }
}

/**
 * A wheel's notch glides, where a browser shows that it was one; what is finer moves at once.
 * @param {WheelEvent} event
 * @param {number} page Points of a step where the browser counts in pages.
 */
export function stepOf(event, page) {
  const { deltaX, deltaY, deltaMode } = event;
  if (deltaMode === WheelEvent.DOM_DELTA_LINE) return { unit: c.WHEEL_LINE, dx: deltaX, dy: deltaY };
  if (deltaMode === WheelEvent.DOM_DELTA_PAGE) return { unit: c.WHEEL_PIXEL, dx: deltaX * page, dy: deltaY * page };
  const turned = [/** @type {any} */ (event).wheelDeltaX ?? 0, /** @type {any} */ (event).wheelDeltaY ?? 0];
  const isNotch = turned.every((units) => units % NOTCH === 0) && turned.some((units) => units !== 0);
  if (isNotch && Math.max(Math.abs(deltaX), Math.abs(deltaY)) >= NOTCH_PIXELS) {
    return { unit: c.WHEEL_NOTCH, dx: -turned[0] / NOTCH, dy: -turned[1] / NOTCH };
  }
  return { unit: c.WHEEL_PIXEL, dx: deltaX, dy: deltaY };
}
