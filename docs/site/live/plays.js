// What the small phones of the pages show: each one thing, said in a sentence.

/**
 * @typedef {object} Play
 * @property {string} says What to try.
 * @property {Record<string, any>} [settings]
 * @property {string[]} [tabs] The pages.
 * @property {{ label: string, options: [string, Record<string, any>][] }} [choice] Settings to choose from.
 * @property {number} [throws] A button that throws it at so many points a second.
 * @property {number} [sections] How many sections with headers that stick the first page has.
 */

/** @type {Record<string, Play>} */
export const PLAYS = {
  plain: { says: "Drag, throw or wheel it. The bar sticks where the header ends, and the page goes on." },
  snap: {
    says: "Leave the header half open, by whatever means: it does not stay there.",
    choice: {
      label: "header_snap",
      options: [["nearest", { headerSnap: 2 }], ["direction", { headerSnap: 1 }], ["none", { headerSnap: 0 }]],
    },
  },
  sticky: { says: "Headers of sections stick, and push each other away. These are a million rows.", sections: 1000 },
  tabs: {
    says: "The mark follows a swipe, at any speed. Tap a tab, or swipe the page.",
    tabs: ["One", "Two", "Three", "Four"],
  },
  refresh: { says: "Pull the header down and let go. It is held open for a second, then closes.", settings: { refreshHeight: 56 } },
  fling: {
    says: "The same throw, with the physics of each platform.",
    throws: 1600,
    choice: {
      label: "physics",
      options: [["ios", { physics: 0 }], ["android", { physics: 2 }], ["desktop", { physics: 3 }], ["chromium", { physics: 4 }]],
    },
  },
  seam: {
    says: "A throw on the header crosses the seam at the same speed. Other engines stop there.",
    throws: 1600,
    choice: { label: "seam", options: [["continuous", { seam: 0 }], ["stop", { seam: 1 }]] },
  },
};
