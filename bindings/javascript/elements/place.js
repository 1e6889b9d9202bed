// @ts-check
// Where things are on a screen.

/** @param {number} value */
export const clamp = (value, low = 0, high = 1) => Math.min(high, Math.max(low, value));

/**
 * Where an event is on a screen, which may be shown smaller than it is.
 * @param {HTMLElement} screen
 * @param {MouseEvent} event
 * @param {DOMRect} box Where the screen is, or was when the gesture began.
 */
export function placeOn(screen, event, box = screen.getBoundingClientRect()) {
  const scale = box.width / screen.offsetWidth;
  return { x: (event.clientX - box.left) / scale, y: (event.clientY - box.top) / scale };
}
