// @ts-check
// import "nestedslide/elements": <nested-slide> and <nested-list> are there.

import { define } from "./define.js";

export { NestedListElement, NestedSlideElement } from "./define.js";

await define();
