// @ts-check
// One control for one setting: a menu, a slider with its value, a switch.

import { AUTO } from "../javascript/layout.js";

/** @typedef {import("./settings.js").Control} Control */

/**
 * @typedef {object} Widget
 * @property {HTMLElement} element
 * @property {(value: any) => void} show Shows a value that was set elsewhere.
 */

/**
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag
 * @param {Partial<HTMLElementTagNameMap[K]>} properties
 * @param {(Node | string)[]} children
 * @returns {HTMLElementTagNameMap[K]}
 */
export function make(tag, properties = {}, ...children) {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}

/**
 * @param {Control} control
 * @param {(value: any) => void} set
 * @returns {Widget}
 */
export function widgetOf(control, set) {
  const kinds = { choice, toggle, range: slider, insets };
  const { field, show, head } = kinds[control.kind](control, set);
  const id = `set-${control.name}`;
  const first = field.matches("input, select") ? field : field.querySelector("input, select");
  first?.setAttribute("id", id);
  first?.setAttribute("aria-describedby", `${id}-help`);
  const label = make("label", { htmlFor: id, textContent: control.label });
  const help = make("p", { className: "help", id: `${id}-help`, textContent: control.help });
  const row = make("div", { className: "head" }, label, ...(head === undefined ? [field] : [head]));
  const below = head === undefined ? [] : [field];
  const element = make("div", { className: `control ${control.kind}` }, row, help, ...below);
  return { element, show };
}

/** @typedef {{ field: HTMLElement, show: (value: any) => void, head?: HTMLElement }} Parts */

/**
 * @param {Control} control
 * @param {(value: number) => void} set
 * @returns {Parts}
 */
function choice({ choices = [] }, set) {
  const field = make("select", {}, ...choices.map(([value, , label]) => new Option(label, String(value))));
  field.addEventListener("change", () => set(Number(field.value)));
  return { field, show: (value) => (field.value = String(value)) };
}

/**
 * @param {Control} _control
 * @param {(value: number) => void} set
 * @returns {Parts}
 */
function toggle(_control, set) {
  const field = make("input", { type: "checkbox" });
  field.setAttribute("role", "switch");
  field.addEventListener("change", () => set(Number(field.checked)));
  return { field, show: (value) => (field.checked = value !== 0) };
}

/**
 * @param {Control} control
 * @param {(value: number) => void} set
 * @returns {Parts}
 */
function slider({ range = [0, 1, 0.01], unit = "", isAuto = false }, set) {
  const [min, max, step] = range;
  const field = make("input", { type: "range" });
  Object.assign(field, { min: String(min), max: String(max), step: String(step) });
  const output = make("output");
  const auto = make("button", { type: "button", className: "auto", textContent: "Auto", title: "As the preset says" });
  auto.hidden = !isAuto;
  const show = (/** @type {number} */ value) => {
    const isLeft = value === AUTO;
    auto.setAttribute("aria-pressed", String(isLeft));
    field.classList.toggle("left", isLeft);
    // A value beyond the slider's ends, out of a link, is shown as it is.
    field.value = String(isLeft ? (min + max) / 2 : value);
    field.style.setProperty("--filled", `${((Number(field.value) - min) / (max - min)) * 100}%`);
    output.textContent = isLeft ? "" : [Number(value.toFixed(4)), unit].join(" ").trim();
  };
  field.addEventListener("input", () => set(Number(field.value)));
  auto.addEventListener("click", () => set(AUTO));
  return { field, show, head: make("span", { className: "value" }, output, auto) };
}

/**
 * @param {Control} control
 * @param {(value: object) => void} set
 * @returns {Parts}
 */
function insets({ range = [0, 64, 4], label }, set) {
  const [min, max, step] = range.map(String);
  const sides = /** @type {const} */ (["top", "left", "bottom", "right"]);
  const inputs = sides.map((side) => {
    const input = make("input", { type: "number", min, max, step });
    input.setAttribute("aria-label", `${label}: ${side}`);
    return input;
  });
  const places = inputs.map((input, n) => make("span", { title: sides[n] }, input));
  const field = make("div", { className: "sides" }, ...places);
  const onChange = () => {
    const clamped = inputs.map((input) => Math.max(0, Number(input.value) || 0));
    set(Object.fromEntries(sides.map((side, n) => [side, clamped[n]])));
  };
  inputs.forEach((input) => input.addEventListener("change", onChange));
  const show = (/** @type {any} */ value) => inputs.forEach((input, n) => (input.value = String(value[sides[n]])));
  return { field, show, head: make("span", { className: "value", textContent: "top  left  bottom  right" }) };
}
