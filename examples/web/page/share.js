// @ts-check
// Settings in a link: #physics=android&touchSlop=4 has what differs from how the playground begins.

import { AUTO } from "../javascript/layout.js";
import { CONTROLS } from "./settings.js";

/** @typedef {Partial<import("../javascript/layout.js").Config>} Settings */
/** @typedef {import("./settings.js").Control} Control */

/**
 * A value as a link has it.
 * @param {Control} control
 * @param {any} value
 */
function write(control, value) {
  if (control.kind === "choice") return control.choices?.find((choice) => choice[0] === value)?.[1] ?? String(value);
  if (control.kind === "toggle") return value === 0 ? "off" : "on";
  if (control.kind === "insets") return [value.top, value.left, value.bottom, value.right].join(",");
  return value === AUTO ? "auto" : String(value);
}

/**
 * The value that a link has, undefined where it is none.
 * @param {Control} control
 * @param {string} text
 */
function read(control, text) {
  if (control.kind === "choice") return control.choices?.find((choice) => choice[1] === text)?.[0];
  if (control.kind === "toggle") return { on: 1, off: 0 }[text];
  if (control.kind === "range" && text === "auto") return control.isAuto ? AUTO : undefined;
  const numbers = text.split(",").map((word) => (word.trim() === "" ? NaN : Number(word)));
  if (!numbers.every(Number.isFinite)) return undefined;
  const [top, left, bottom, right] = numbers;
  if (control.kind === "insets") return numbers.length === 4 ? { top, left, bottom, right } : undefined;
  return numbers.length === 1 ? top : undefined;
}

/**
 * What differs, as the part of a link behind #.
 * @param {Settings} settings
 * @param {Settings} base
 */
export function toFragment(settings, base) {
  const words = new URLSearchParams();
  for (const [name, control] of CONTROLS) {
    const [value, before] = [settings, base].map((all) => write(control, /** @type {any} */ (all)[name]));
    if (value !== before) words.set(name, value);
  }
  return words.toString().replaceAll("%2C", ",");
}

/**
 * What a link sets; what it has no sense in is left out.
 * @param {string} fragment With or without #.
 * @returns {Settings}
 */
export function fromFragment(fragment) {
  /** @type {Record<string, any>} */
  const found = {};
  for (const [name, text] of new URLSearchParams(fragment.replace(/^#/, ""))) {
    const control = CONTROLS.get(name);
    const value = control && read(control, text);
    if (value !== undefined) found[name] = value;
  }
  return found;
}
