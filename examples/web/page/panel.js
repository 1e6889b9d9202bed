// @ts-check
// The panel: every setting in its group, recipes to begin with, and a field to find one.

import { make, widgetOf } from "./controls.js";
import { GROUPS, RECIPES } from "./settings.js";

/** @typedef {Partial<import("../javascript/layout.js").Config>} Settings */

export class Panel {
  /** @type {Map<string, import("./controls.js").Widget>} */
  #widgets = new Map();

  /**
   * @param {HTMLElement} element
   * @param {(changes: Settings) => void} change One setting was turned.
   * @param {(settings: Settings) => void} begin A recipe was chosen.
   */
  constructor(element, change, begin) {
    const groups = GROUPS.map(({ title, controls }, index) => {
      const widgets = controls.map((control) => {
        const widget = widgetOf(control, (value) => change({ [control.name]: value }));
        this.#widgets.set(control.name, widget);
        widget.element.dataset.words = [control.name, control.label, control.help, title].join(" ").toLowerCase();
        return widget.element;
      });
      const count = make("span", { className: "count", textContent: String(controls.length) });
      return make("details", { open: index < 2 }, make("summary", {}, title, count), ...widgets);
    });
    const recipes = RECIPES.map(({ title, settings }) => {
      const button = make("button", { type: "button", className: "chip", textContent: title });
      button.addEventListener("click", () => begin(settings));
      return button;
    });
    this.recipes = recipes;
    element.querySelector(".recipes")?.append(...recipes);
    element.querySelector(".groups")?.append(...groups);
    const search = /** @type {HTMLInputElement} */ (element.querySelector("[type=search]"));
    search.addEventListener("input", () => find(groups, search.value));
    const nothing = /** @type {HTMLElement} */ (element.querySelector(".nothing"));
    search.addEventListener("input", () => (nothing.hidden = groups.some((group) => !group.hidden)));
  }

  /**
   * Shows how the settings are, and which of them are not as the playground begins.
   * @param {any} settings
   * @param {any} base
   */
  show(settings, base) {
    const same = (/** @type {any} */ one, /** @type {any} */ other) => JSON.stringify(one) === JSON.stringify(other);
    for (const [name, widget] of this.#widgets) {
      widget.show(settings[name]);
      widget.element.classList.toggle("changed", !same(settings[name], base[name]));
    }
    RECIPES.forEach((recipe, n) => {
      const wanted = { ...base, ...recipe.settings };
      const isThis = [...this.#widgets.keys()].every((name) => same(settings[name], wanted[name]));
      this.recipes[n].setAttribute("aria-pressed", String(isThis));
    });
  }
}

/**
 * Leaves what has all words; groups with something in them open.
 * @param {HTMLDetailsElement[]} groups
 * @param {string} text
 */
function find(groups, text) {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  for (const group of groups) {
    const controls = /** @type {HTMLElement[]} */ ([...group.querySelectorAll(".control")]);
    for (const control of controls) control.hidden = !words.every((word) => control.dataset.words?.includes(word));
    group.hidden = controls.every((control) => control.hidden);
    if (words.length > 0) group.open = true;
  }
}
