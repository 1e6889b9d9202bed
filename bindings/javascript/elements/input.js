// @ts-check
// From the browser's events to the engine's pointers, wheel steps, keys and taps.

import * as c from "../nestedslide.js";
import { placeOn } from "./place.js";

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
 * @property {(target: HTMLElement) => void} tapped A click that was no drag, and on what.
 * @property {(event: PointerEvent | WheelEvent | KeyboardEvent) => boolean} accepts Whether an event is for the slide.
 */

/** @type {Record<string, number>} What a pointer is, by its `pointerType`. */
const SOURCES = { mouse: c.SOURCE_MOUSE, pen: c.SOURCE_PEN, touch: c.SOURCE_TOUCH };

// In these every key is the element's own; on the others Space and Enter are.
const TYPED_IN = "input, textarea, select, [contenteditable]";
const PRESSED = "button, a[href], summary, [role=button], [role=tab]";

export class Input {
  /** @type {Map<number, HTMLElement>} What each finger went down on. */
  #down = new Map();
  #pressed = /** @type {Element | null} */ (null);
  #last = 0;
  /** Where the screen was when a finger went down: the page around may move it under the finger. */
  #box = /** @type {DOMRect | undefined} */ (undefined);
  /** Whether the last gesture of a pointer was a tap, as the engine tells it. */
  #wasTap = true;
  #listening = new AbortController();

  /**
   * @param {HTMLElement} element The screen.
   * @param {Host} host
   */
  constructor(element, host) {
    this.element = element;
    this.host = host;
    const { signal } = this.#listening;
    const listen = (/** @type {EventTarget} */ from, /** @type {string} */ type, /** @type {(event: any) => void} */ to) =>
      from.addEventListener(type, to, { passive: false, signal });
    listen(element, "pointerdown", (event) => this.#onDown(event));
    // Of the document: a pointer may leave the screen. Capturing it would take the clicks from links.
    listen(document, "pointermove", (event) => this.#onMove(event));
    listen(document, "pointerup", (event) => this.#onEnd(event, c.POINTER_UP));
    listen(document, "pointercancel", (event) => this.#onEnd(event, c.POINTER_CANCEL));
    listen(element, "wheel", (event) => this.#onWheel(event));
    listen(element, "keydown", (event) => this.#onKey(event));
    element.addEventListener("click", (event) => this.#onClick(event), { capture: true, signal });
    // Without this a browser takes the end of a drag for a fling of its own, and the next tap for its stop.
    listen(element, "touchmove", (event) => this.isHeld && event.cancelable && event.preventDefault());
    listen(element, "dragstart", (event) => this.isHeld && event.preventDefault());
    listen(element, "contextmenu", (event) => this.isHeld && event.preventDefault());
  }

  /** Listens no more. */
  destroy() {
    this.#listening.abort();
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
    const { x, y } = placeOn(this.element, event, this.#box);
    this.#last = Math.max(this.#last, this.host.clock.measured(event.timeStamp));
    this.host.clock.at(event.timeStamp);
    const source = SOURCES[event.pointerType] ?? c.SOURCE_TOUCH;
    this.host.slide().pointer(action, event.pointerId, x, y, this.#last, source);
    this.host.changed();
  }

  /** @param {PointerEvent} event */
  #onDown(event) {
    if (event.button !== 0 || this.#down.has(event.pointerId) || this.#down.size === c.MAX_POINTERS) return;
    if (this.host.accepts(event)) this.take(event);
    // The click that may follow is no end of an earlier drag.
    else if (!this.isHeld) this.#wasTap = true;
  }

  /**
   * A pointer that is down is the slide's from here on.
   * @param {PointerEvent} event That of when it came down.
   */
  take(event) {
    if (this.#down.size === 0) this.#box = this.element.getBoundingClientRect();
    this.#down.set(event.pointerId, targetOf(event));
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
    if (!this.#down.delete(event.pointerId)) return;
    this.#feed(action, event);
    this.#wasTap = this.host.slide().snapshot().touch === c.TOUCH_TAPPED;
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
    if (event.ctrlKey || !this.host.accepts(event)) return;
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
    if (key === undefined || event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
    const target = targetOf(event);
    if (target.closest(TYPED_IN) !== null || (event.key === " " && target.closest(PRESSED) !== null)) return;
    if (!this.host.accepts(event)) return;
    event.preventDefault();
    const slide = this.host.slide();
    slide.advance(this.host.clock.at(event.timeStamp));
    slide.key(event.key === " " && event.shiftKey ? c.KEY_PAGE_UP : key);
    this.host.changed();
  }

  /**
   * The engine tells a pointer's taps from drags and from touches that stop a fling; only taps are clicks. Those of a
   * keyboard or a screen reader have no pointer.
   * @param {MouseEvent} event
   */
  #onClick(event) {
    if (event.detail > 0 && !this.#wasTap) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    this.host.tapped(targetOf(event));
  }
}

/**
 * What an event is really of, also inside a shadow tree.
 * @param {Event} event
 */
const targetOf = (event) => /** @type {HTMLElement} */ (event.composedPath()[0]);

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
