// @ts-check
// The engine's events as those of an element: EVENT_PAGE_CHANGED is "pagechanged".

import { EVENT_NAMES } from "./choices.js";

/**
 * Dispatches an event if somebody has asked for its kind: most frames have one.
 * @param {EventTarget} element
 * @param {Set<string>} wanted
 * @param {import("../layout.js").Event} event
 */
export function dispatch(element, wanted, event) {
  const name = EVENT_NAMES[event.type];
  if (wanted.has(name)) element.dispatchEvent(new CustomEvent(name, { detail: { ...event } }));
}

/**
 * Dispatches an event whose listeners may take their time: `event.detail.waitUntil(promise)`.
 * @param {EventTarget} element
 * @param {string} name
 * @param {object} detail
 * @returns {Promise<boolean>} Whether all went well.
 */
export async function ask(element, name, detail) {
  /** @type {Promise<any>[]} */
  const waiting = [];
  const waitUntil = (/** @type {Promise<any>} */ promise) => void waiting.push(promise);
  element.dispatchEvent(new CustomEvent(name, { detail: { ...detail, waitUntil } }));
  const results = await Promise.allSettled(waiting);
  return results.every(({ status }) => status === "fulfilled");
}
