// @ts-check
// Makes <nested-slide> and <nested-list> elements of the page.

import { load } from "../nestedslide.js";
import { NestedListElement } from "./list_element.js";
import { NestedSlideElement } from "./slide_element.js";

export { NestedListElement, NestedSlideElement };

/**
 * Loads the module, then defines both elements: those that are in the page already become slides and lists.
 * @param {Parameters<typeof load>[0]} [source] Where nestedslide.wasm is; by default beside nestedslide.js.
 */
export async function define(source) {
  if (customElements.get("nested-slide") !== undefined) return;
  await load(source);
  customElements.define("nested-list", NestedListElement);
  customElements.define("nested-slide", NestedSlideElement);
}
