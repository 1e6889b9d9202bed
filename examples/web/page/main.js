// @ts-check
// Loads the engine and joins the phone, the plot, the numbers and the panel.

import { load, NestedSlideError } from "../javascript/nestedslide.js";
import { Hud } from "./hud.js";
import { Panel } from "./panel.js";
import { Playground } from "./playground.js";
import { PHASES, Plot } from "./plot.js";
import { fromFragment, toFragment } from "./share.js";
import { Stage } from "./stage.js";

const get = (/** @type {string} */ id) => /** @type {HTMLElement} */ (document.getElementById(id));

const library = await load(new URL("../nestedslide.wasm", import.meta.url));
get("version").textContent = library.version;

const stage = new Stage(get("stage"), get("phone"));
const screen = get("screen");
const playground = open(fromFragment(location.hash));
const hud = new Hud(get("scope"));
const plot = new Plot(/** @type {HTMLCanvasElement} */ (get("plot")), playground.trace);
const panel = new Panel(
  get("panel"),
  (changes) => attempt(() => playground.set(changes)),
  (settings) => attempt(() => playground.begin(settings)),
);

/** @param {Partial<import("../javascript/layout.js").Config>} settings */
function open(settings) {
  try {
    return new Playground(screen, stage.size, settings, show);
  } catch (error) {
    // A link with settings that the engine does not take.
    if (!(error instanceof NestedSlideError)) throw error;
    say(error.message);
    return new Playground(screen, stage.size, {}, show);
  }
}

/** After each frame. */
function show() {
  hud.show(playground.slide, playground.loop.count);
  plot.draw();
}

/** Brings panel and link to how the settings are. */
function share() {
  const { base, turned } = playground;
  panel.show({ ...base, ...turned }, base);
  const fragment = toFragment({ ...base, ...turned }, base);
  history.replaceState(null, "", fragment === "" ? location.pathname + location.search : `#${fragment}`);
}

/** @param {() => void} change */
function attempt(change) {
  try {
    change();
    say("");
  } catch (error) {
    if (!(error instanceof NestedSlideError)) throw error;
    say(error.message);
  }
  share();
}

/** @param {string} message */
function say(message) {
  get("message").textContent = message;
}

stage.onResize = (/** @type {[number, number]} */ size) => attempt(() => playground.resize(size));
get("rotate").addEventListener("click", () => stage.rotate());
get("reset").addEventListener("click", () => {
  playground.begin({});
  playground.restart();
  share();
});
get("rate").addEventListener("change", (event) => {
  playground.clock.setRate(Number(/** @type {HTMLSelectElement} */ (event.target).value));
});
get("record").addEventListener("click", () => {
  const button = get("record");
  if (!playground.isRecording) playground.record();
  else save(playground.recorded(), "session.nslide");
  button.setAttribute("aria-pressed", String(playground.isRecording));
  get("record-label").textContent = playground.isRecording ? "Save record" : "Record";
});
get("link").addEventListener("click", async () => {
  await navigator.clipboard?.writeText(location.href);
  say("The link with these settings is copied.");
});
get("knobs").addEventListener("click", () => document.body.classList.toggle("open"));
get("close").addEventListener("click", () => document.body.classList.remove("open"));
addEventListener("hashchange", () => attempt(() => playground.begin(fromFragment(location.hash))));

/**
 * @param {Uint8Array} bytes
 * @param {string} name
 */
function save(bytes, name) {
  const url = URL.createObjectURL(new Blob([/** @type {any} */ (bytes)], { type: "application/octet-stream" }));
  Object.assign(document.createElement("a"), { href: url, download: name }).click();
  URL.revokeObjectURL(url);
}

PHASES.slice(1).forEach((name, n) => {
  const item = document.createElement("li");
  item.textContent = name;
  item.style.setProperty("--band", `var(--key-${n + 1})`);
  get("legend").append(item);
});
share();
document.body.classList.add("ready");

// For whoever looks at it from the console.
Object.assign(globalThis, { playground });
