// @ts-check
/**
 * NestedSlide for the browser: the engine as WebAssembly, behind classes that are called as the C interface is.
 * include/nestedslide.h is the manual: names are its names, in camel case, and units are its units, points and seconds.
 *
 *     await load("nestedslide.wasm");
 *     const slide = new Coordinator({ pages: [3000, 1500], headerHeight: 220, hoverHeight: 48 });
 *     slide.wheel({ dy: 300, x: 195, y: 500 });
 *     const { snapshot, pages, events } = slide.frame(performance.now() / 1000);
 */

export { load, library, Library, NestedSlideError } from "./library.js";
export { Coordinator } from "./coordinator.js";
export { KeyedItems, KeyedSections } from "./keyed.js";
export { List } from "./list.js";
export * from "./layout.js";
