// @ts-check
// Every setting of nslide_config that the playground can turn, in groups, with what it does.

import * as c from "../javascript/layout.js";
import { DESCRIBED } from "./described.js";

/**
 * @typedef {object} Control
 * @property {keyof c.Config} name
 * @property {string} label
 * @property {string} help What it does, in a line.
 * @property {"choice" | "range" | "toggle" | "insets"} kind
 * @property {[number, string, string][]} [choices] Value, its name in links, its label.
 * @property {[number, number, number]} [range] Least, most, step.
 * @property {string} [unit]
 * @property {boolean} [isAuto] AUTO leaves it to the preset.
 * @property {boolean} [isInitial] Read when a coordinator is made: a change begins anew.
 */

/** @typedef {{ title: string, controls: Control[] }} Group */

/** @typedef {keyof c.Config} Name */

/**
 * Labels of values from the first on: "Quick return" is quick-return in links.
 * @param {string[]} labels
 * @returns {[number, string, string][]}
 */
const choices = (labels, first = 0) =>
  labels.map((label, n) => [first + n, label.toLowerCase().replaceAll(" ", "-"), label]);

/** @type {(name: Name, label: string, labels: string[], help: string, more?: object) => Control} */
const choice = (name, label, labels, help, more = {}) => ({
  name, label, help, kind: "choice", choices: choices(labels), ...more,
});

/** @typedef {[number, number, number]} Bounds Least, most, step. */

/** @type {(name: Name, label: string, range: Bounds, unit: string, help: string, more?: object) => Control} */
const range = (name, label, bounds, unit, help, more = {}) => ({
  name, label, help, kind: "range", range: bounds, unit, ...more,
});

/** @type {(name: Name, label: string, help: string, more?: object) => Control} */
const toggle = (name, label, help, more = {}) => ({ name, label, help, kind: "toggle", ...more });

/** @type {(name: Name, label: string, help: string) => Control} */
const insets = (name, label, help) => ({ name, label, help, kind: "insets", range: [0, 64, 4], unit: "pt" });

const AUTO = { isAuto: true };
const INITIAL = { isInitial: true };
const HEADER_MOTIONS = ["Header first", "Quick return", "Quick return minimum", "Fixed", "Content first"];
const CHAIN = ["Auto", "Contain", "None"];

/** @type {Group[]} */
export const GROUPS = [
  {
    title: "Header",
    controls: [
      choice("headerMotion", "Motion", HEADER_MOTIONS,
        "Which of header and page moves first."),
      choice("headerSnap", "Snap", ["None", "Direction", "Nearest"], "Where a half open header goes."),
      range("snapVelocity", "Snap velocity", [0, 1000, 10], "pt/s", "Up to this a release snaps by the last move."),
      toggle("headerStretch", "Stretch", "Pulled down, the header grows."),
      choice("seam", "Seam", ["Continuous", "Stop", "Resisted"], "A header's fling where the header has collapsed."),
      range("seamResistance", "Seam resistance", [0.1, 20, 0.1], "/s", "How a resisted seam slows."),
      range("headerHeight", "Height", [0, 600, 4], "pt", "Of the open header."),
      range("headerMinHeight", "Collapsed height", [0, 200, 4], "pt", "What of it stays."),
      range("headerReturnHeight", "Return height", [0, 400, 4], "pt", "What of it returns at once."),
      range("hoverHeight", "Bar height", [0, 96, 4], "pt", "Of the bar that sticks."),
      range("pinInset", "Pin inset", [0, 96, 4], "pt", "The bar sticks this far below the top."),
      range("pinDistance", "Pin distance", [0, 600, 4], "pt", "The collapse range.", AUTO),
      choice("scrollToTop", "Scroll to top", ["Whole", "Page first"], "What a tap on the bar brings to the top."),
    ],
  },
  {
    title: "Motion",
    controls: [
      choice("physics", "Preset", ["iOS", "iOS fast", "Android", "Desktop", "Chromium", "Qt"],
        "Numbers and curves; all below override it."),
      choice("flingCurve", "Fling curve", [], "How a fling slows down.",
        { choices: choices(["Auto", "Exponential", "Spline", "Constant", "Chromium", "Chromium today"], -1) }),
      range("deceleration", "Deceleration", [0.5, 15, 0.1], "/s", "Of a fling's velocity.", AUTO),
      range("constantDeceleration", "Constant deceleration", [100, 5000, 50], "pt/s²",
        "Of constant and Chromium curves.", AUTO),
      range("flingFriction", "Spline friction", [0.002, 0.06, 0.001], "", "Of Android's spline.", AUTO),
      range("minFlingVelocity", "Least fling", [0, 1000, 10], "pt/s", "A slower finger throws nothing.", AUTO),
      range("maxFlingVelocity", "Fastest fling", [500, 20000, 100], "pt/s", "A finger throws no faster.", AUTO),
      range("stopVelocity", "Stop velocity", [0, 200, 5], "pt/s", "A slower exponential fling ends where it is."),
      choice("repeatedFlings", "Repeated flings", [], "What a fling gets of the one it caught.",
        { choices: choices(["Auto", "None", "Add", "Carry"], -1) }),
      choice("velocityEstimator", "Finger velocity", [], "How it is told from the last moves.",
        { choices: choices(["Auto", "Weighted", "Least squares", "Impulse", "Mean"], -1) }),
      range("restDistance", "Rest distance", [0.01, 5, 0.01], "pt", "A motion ends this close to its goal.", AUTO),
      toggle("reducedMotion", "Less motion", "Commands, keys and turns go there at once, and nothing bounces."),
    ],
  },
  {
    title: "Ends and bounce",
    controls: [
      choice("bounces", "Bounces", ["Never", "Always", "Scrollable"], "Where vertical ends give."),
      toggle("pageBounces", "Pages bounce", "The first and the last page give."),
      range("rubberBand", "Rubber band", [0.05, 1, 0.01], "", "How much of a pull shows.", AUTO),
      range("springResponse", "Spring response", [0.1, 2, 0.01], "s",
        "Period of the spring that brings it back.", AUTO),
      range("springDamping", "Spring damping", [0.1, 2, 0.01], "", "1 is critical, less swings over.", AUTO),
      choice("overscrollTop", "Pulled at the top", ["None", "Whole", "Page", "Both"], "What shows it."),
      choice("overscrollBottom", "Pulled at the bottom", ["None", "Whole", "Page"], "What shows it."),
      toggle("edgeShown", "Give back first", "At an end that only glows, a pull that turns takes its glow back first."),
      choice("chainTop", "Beyond the top", CHAIN, "What a movement there becomes."),
      choice("chainBottom", "Beyond the bottom", CHAIN, "The same at the path's end."),
      choice("chainStart", "Before the first page", CHAIN, "The same at the pager's start."),
      choice("chainEnd", "Beyond the last page", CHAIN, "The same at its end."),
      range("refreshHeight", "Pull to refresh", [0, 160, 4], "pt", "Pulled further it refreshes; 0: never."),
      range("refreshSecondHeight", "Second level", [0, 240, 4], "pt", "Pulled further it opens; 0: never."),
      toggle("refreshPerPage", "Each page by itself", "Also where a pull shows on the whole."),
      choice("hoverHides", "Bar hides", ["Never", "By direction", "After time"], "Where it is pinned."),
      range("hoverHideDelay", "Bar hides after", [0, 10, 0.5], "s", "Without a movement, with After time."),
      range("loadPull", "Pull up to load", [0, 160, 4], "pt", "Pulled further beyond the end it asks; 0: never."),
      range("loadMoreDistance", "Load more", [0, 4000, 100], "pt", "Asked for this far before the end; 0: never."),
    ],
  },
  {
    title: "Pages",
    controls: [
      choice("pageMemory", "Memory", ["Align", "Keep", "Reset current", "Reset all"],
        "A page's place under an open header."),
      choice("shortPage", "Short pages", ["Pad", "Limit", "Hold"], "What About does to the header."),
      choice("pageIndex", "Page changes", ["Settled", "Live"], "At rest, or half way."),
      toggle("horizontalEnabled", "Swipes", "Swipes turn pages."),
      choice("swipeArea", "Swipe area", ["Pages", "All"], "Where a swipe may begin."),
      toggle("endless", "Endless", "After the last page comes the first."),
      toggle("pageAlwaysStop", "One page a swipe", "Off: as far as its velocity carries."),
      range("pageFlickVelocity", "Page flick", [0, 2000, 50], "pt/s", "A faster swipe turns a page.", AUTO),
      choice("farTurns", "Far turns", ["Pair", "Pass"], "The page left and the target, or all between."),
      choice("pageTurn", "Fling at a turn", ["Stop", "Continue", "Hand over"], "What a fling does when a command turns the page."),
      toggle("rightToLeft", "Right to left", "The next page lies at the left."),
      range("pageSpacing", "Spacing", [0, 64, 4], "pt", "Between two pages."),
      range("pageWidth", "Page width", [0.1, 1, 0.05], "", "Of the pager's: narrower pages show several at a time."),
      choice("pageAlignment", "Alignment", ["Start", "Center"], "Where the current page lies, if pages are narrow."),
      range("prefetch", "Prefetch", [0, 4, 1], "pages", "Needed on either side too."),
      range("keepAlive", "Keep alive", [0, 8, 1], "pages", "How many are kept; 0: all."),
      range("loadThreshold", "Load threshold", [0, 0.95, 0.01], "", "Needed when more of it shows."),
      range("initialPage", "Initial page", [0, 2, 1], "", "Begins anew.", INITIAL),
      toggle("lazy", "Lazy", "Pages are needed as they show. Begins anew.", INITIAL),
    ],
  },
  {
    title: "Touch and wheel",
    controls: [
      range("touchSlop", "Touch slop", [0, 48, 1], "pt", "How far a finger moves before it drags.", AUTO),
      range("mouseSlop", "Mouse slop", [0, 48, 1], "pt", "The same of a mouse with a button down."),
      range("axisRatio", "Axis ratio", [0, 4, 0.05], "", "A drag is horizontal when |dx| > ratio · |dy|."),
      range("pressDelay", "Press delay", [0, 1, 0.01], "s", "Until what is touched looks pressed."),
      range("tapVelocity", "Tap velocity", [0, 1000, 10], "pt/s", "What stops a slower motion may still be a tap."),
      choice("fingers", "Several fingers", ["Newest", "Average"], "The one that came last drives, or all do."),
      choice("wheelGlide", "Wheel glide", [], "How a notch moves.",
        { choices: choices(["Auto", "Spring", "Ease", "Impulse", "Program"], -1) }),
      choice("keyGlide", "Key glide", ["Spring", "Ease", "Impulse", "Program"], "How a key scrolls."),
      choice("commandGlide", "Command glide", [], "How an animated command scrolls.",
        { choices: choices(["Auto", "Spring", "Ease", "Impulse", "Program"], -1) }),
      choice("resampling", "Resampling", ["None", "On"], "Frames show a finger a moment earlier, in even steps."),
      range("resamplingLatency", "Latency", [0, 0.05, 0.001], "s", "How long before a frame a finger is shown."),
      range("resamplingAhead", "Ahead", [0, 0.05, 0.001], "s", "How far beyond its last sample it is followed."),
      toggle("wheelLatch", "Wheel latch", "Steps stay with what they first moved."),
    ],
  },
  {
    title: "Tabs and indicators",
    controls: [
      choice("tabAlignment", "Tab alignment", ["Start", "Center", "Nearest"],
        "Where a wide strip holds the selected one."),
      choice("tabFill", "Tab widths", ["Content", "Equal", "Both"], "Each its own, all alike, or its own and the rest."),
      range("tabMinWidth", "Least width", [0, 300, 4], "pt", "Wider than the bar, the strip can be dragged."),
      range("tabSpacing", "Tab spacing", [0, 40, 1], "pt", "Between two of them."),
      range("tabInsetStart", "Tabs begin", [0, 64, 4], "pt", "Before the first."),
      range("tabInsetEnd", "Tabs end", [0, 64, 4], "pt", "Behind the last."),
      range("indicatorWidth", "Mark width", [0, 130, 1], "pt", "Of the mark under the tab; 0: the tab's."),
      range("indicatorHeight", "Mark height", [0, 16, 1], "pt", "Of the mark."),
      range("indicatorRadius", "Mark radius", [0, 8, 0.5], "pt", "Of its corners."),
      choice("indicators", "Scroll indicator", ["None", "Page", "Switch"], "Which one shows."),
    ],
  },
  {
    title: "Spacing",
    controls: [
      insets("mainMargins", "Around everything", "Margins of the whole."),
      insets("topMargins", "Around the top", "Of header and bar."),
      insets("contentMargins", "Around the pager", "Of the pages."),
      range("mainSpacing", "Below the top", [0, 64, 4], "pt", "Between top and pager."),
      range("topSpacing", "Below the header", [0, 64, 4], "pt", "Between header and bar."),
    ],
  },
];

// Settings that nothing above names yet, in the header's own words.
const named = new Set(GROUPS.flatMap(({ controls }) => controls.map(({ name }) => name)));
const others = DESCRIBED.filter(({ name }) => !named.has(name));
if (others.length > 0) GROUPS.push({ title: "More", controls: others });

/** @type {Map<string, Control>} */
export const CONTROLS = new Map(GROUPS.flatMap(({ controls }) => controls.map((control) => [control.name, control])));

/** Ways to begin: each is what it says and nothing else. */
/** @type {{ title: string, settings: Partial<c.Config> }[]} */
export const RECIPES = [
  { title: "iOS", settings: {} },
  { title: "Android", settings: { physics: c.PHYSICS_ANDROID } },
  { title: "Stretch", settings: { headerStretch: 1 } },
  { title: "Snap", settings: { headerSnap: c.SNAP_DIRECTION } },
  { title: "Quick return", settings: { headerMotion: c.HEADER_QUICK_RETURN } },
  { title: "Bouncy", settings: { springDamping: 0.45, springResponse: 0.7 } },
  { title: "Endless", settings: { endless: 1, pageAlwaysStop: 0 } },
];
