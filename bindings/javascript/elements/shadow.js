// @ts-check
// The shadow tree of <nested-slide>: a header, a bar with tabs, a pager with a panel for each page, a scroll bar.

const STYLE = `
  :host { display: block; position: relative; overflow: clip; contain: content; touch-action: none; height: 100%; }
  :host([needs-focus]:not(:focus-within)) { touch-action: pan-y; }
  :host(:not([mouse-drag])) { user-select: auto; }
  :host([mouse-drag]) { user-select: none; }
  :host(:focus-visible) { outline: 2px solid currentColor; outline-offset: -2px; }
  .header, .bar, .pager, .panel, .content, .thumb, .refresh { position: absolute; left: 0; top: 0; }
  .header, .content { width: 100%; }
  .header { will-change: transform; z-index: 1; }
  .bar { z-index: 2; overflow: clip; background: var(--nested-slide-bar, Canvas); }
  .pager, .panel { overflow: clip; }
  .panel { outline-offset: -2px; }
  .content { will-change: transform; }
  .refresh { width: 100%; text-align: center; pointer-events: none; }
  [hidden] { display: none; }
  [role=tab] {
    position: absolute; left: 0; top: 0; box-sizing: border-box; padding: 0 12px; border: 0; background: none;
    color: inherit; font: inherit; white-space: nowrap; cursor: pointer; opacity: calc(0.6 + 0.4 * var(--near, 0));
  }
  .indicator { position: absolute; left: 0; top: 0; background: var(--nested-slide-accent, AccentColor); }
  .thumb { right: 3px; left: auto; z-index: 3; border-radius: 99px; background: currentColor; opacity: 0; }
  .thumb { transition: opacity 0.2s; touch-action: none; }
  .thumb.shown { opacity: 0.4; }
  .thumb.near:not(.whole) { opacity: 0.6; }
  .thumb.whole { display: none; }
  @media (prefers-reduced-motion: reduce) { .thumb { transition: none; } }
`;

/**
 * @typedef {object} Parts
 * @property {HTMLElement} header
 * @property {HTMLSlotElement} headerSlot
 * @property {HTMLElement} bar
 * @property {HTMLSlotElement} barSlot
 * @property {HTMLElement} tabs The tablist, empty where the host brings a bar of its own.
 * @property {HTMLElement} indicator
 * @property {HTMLElement} pager
 * @property {HTMLElement} thumb
 * @property {HTMLElement} refresh
 * @property {HTMLSlotElement} refreshSlot
 */

/**
 * @param {HTMLElement} host
 * @returns {Parts}
 */
export function build(host) {
  // Manual: each page has a slot of its own, without a name that its author would have to invent.
  const root = host.attachShadow({ mode: "open", slotAssignment: "manual" });
  root.innerHTML = `
    <style>${STYLE}</style>
    <div class="refresh" part="refresh" hidden><slot></slot></div>
    <div class="header" part="header"><slot></slot></div>
    <div class="bar" part="bar">
      <slot></slot>
      <div role="tablist" part="tabs"><div class="indicator" part="indicator"></div></div>
    </div>
    <div class="pager" part="pager"></div>
    <div class="thumb" part="thumb" aria-hidden="true"></div>`;
  const get = (/** @type {string} */ selector) => /** @type {any} */ (root.querySelector(selector));
  return {
    header: get(".header"),
    headerSlot: get(".header slot"),
    bar: get(".bar"),
    barSlot: get(".bar slot"),
    tabs: get("[role=tablist]"),
    indicator: get(".indicator"),
    pager: get(".pager"),
    thumb: get(".thumb"),
    refresh: get(".refresh"),
    refreshSlot: get(".refresh slot"),
  };
}

/**
 * Moves an element to a rectangle. Sizes change with the layout, hardly ever in a motion.
 * @param {HTMLElement} element
 * @param {import("../layout.js").Rect} frame
 */
export function place(element, { x, y, width, height }) {
  element.style.transform = `translate3d(${x}px, ${y}px, 0)`;
  const [across, down] = [`${width}px`, `${height}px`];
  if (element.style.width !== across) element.style.width = across;
  if (element.style.height !== down) element.style.height = down;
}

/**
 * @param {HTMLElement} element
 * @param {string} name
 * @param {string} value
 */
export function setAttribute(element, name, value) {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/**
 * What is styled by it is styled anew only if it changes.
 * @param {HTMLElement} element
 * @param {string} name
 * @param {string} value
 */
export function setProperty(element, name, value) {
  if (element.style.getPropertyValue(name) !== value) element.style.setProperty(name, value);
}
