// @ts-check
// The trace drawn: the path with the seam in it, the velocity, the page, over bands that tell the phases.

const SECONDS = 6;
const GUTTER = 52;
const GAP = 10;
const STRIPS = [
  { name: "path", unit: "pt", share: 0.54, least: 240 },
  { name: "velocity", unit: "pt/s", share: 0.3, least: 600 },
  { name: "page", unit: "", share: 0.16, least: 0 },
];

/** Names of the phases, by NSLIDE_PHASE_. */
export const PHASES = ["idle", "dragging", "decelerating", "bouncing", "snapping", "paging", "animating"];

export class Plot {
  /**
   * @param {HTMLCanvasElement} canvas
   * @param {import("./trace.js").Trace} trace
   */
  constructor(canvas, trace) {
    this.canvas = canvas;
    this.trace = trace;
    this.context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
    this.style();
    new ResizeObserver(() => this.resize()).observe(canvas);
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => (this.style(), this.draw()));
    // A page around this one may choose the colours, too.
    addEventListener("schemechange", () => (this.style(), this.draw()));
  }

  /** Takes the colours of the page. */
  style() {
    const style = getComputedStyle(this.canvas);
    const color = (/** @type {string} */ name) => style.getPropertyValue(name).trim();
    this.colors = { line: color("--hairline"), text: color("--secondary"), accent: color("--accent") };
    this.bands = PHASES.map((_, n) => color(`--phase-${n}`));
    this.font = `11px ${style.fontFamily}`;
  }

  resize() {
    const scale = devicePixelRatio;
    this.canvas.width = Math.round(this.canvas.clientWidth * scale);
    this.canvas.height = Math.round(this.canvas.clientHeight * scale);
    this.draw();
  }

  draw() {
    const { canvas, context, trace } = this;
    const [width, height] = [canvas.clientWidth, canvas.clientHeight];
    if (width === 0 || this.colors === undefined) return;
    context.setTransform(devicePixelRatio, 0, 0, devicePixelRatio, 0, 0);
    context.clearRect(0, 0, width, height);
    context.font = this.font ?? "";
    const start = trace.end - SECONDS;
    const samples = trace.since(start);
    const across = (/** @type {number} */ at) => GUTTER + ((trace.time[at] - start) / SECONDS) * (width - GUTTER);
    this.#clip(GUTTER, 0, width, height, () => this.#drawBands(samples, across, height));
    const room = height - GAP * (STRIPS.length - 1);
    let top = 0;
    for (const { name, unit, share, least } of STRIPS) {
      const values = /** @type {Record<string, Float64Array>} */ (/** @type {unknown} */ (trace))[name];
      const [low, high] = this.#bounds(name, samples.map((at) => values[at]), least);
      const strip = { top, bottom: top + room * share, low, high, width };
      this.#drawStrip(strip, name, unit);
      const draw = () => this.#drawLine(strip, samples, across, values);
      this.#clip(GUTTER, strip.top, width, strip.bottom - strip.top, draw);
      top = strip.bottom + GAP;
    }
  }

  /**
   * @param {number} x
   * @param {number} y
   * @param {number} width
   * @param {number} height
   * @param {() => void} draw
   */
  #clip(x, y, width, height, draw) {
    this.context.save();
    this.context.beginPath();
    this.context.rect(x, y, width, height);
    this.context.clip();
    draw();
    this.context.restore();
  }

  /**
   * What a strip reaches from and to: round numbers around what there is.
   * @param {string} name
   * @param {number[]} values
   * @param {number} least
   * @returns {[number, number]}
   */
  #bounds(name, values, least) {
    if (name === "page") return [-0.2, 2.2];
    const low = Math.min(0, ...values);
    const high = Math.max(name === "path" ? Math.max(this.trace.range, least) : least, ...values);
    if (name === "velocity") {
      const most = Math.max(high, -low);
      return [-most * 1.08, most * 1.08];
    }
    // Far down in a page the top is left out.
    const nearest = Math.min(...values);
    const bottom = nearest > 4 * this.trace.range + 1000 ? nearest : low;
    const margin = Math.max(12, (high - bottom) * 0.06);
    return [bottom - margin, high + margin];
  }

  /**
   * @param {number[]} samples
   * @param {(at: number) => number} across
   * @param {number} height
   */
  #drawBands(samples, across, height) {
    // One band for as long as a phase lasts: bands of single frames would show their joints.
    for (let first = 0, n = 1; n < samples.length; n++) {
      const phase = this.trace.phase[samples[first]];
      if (n < samples.length - 1 && this.trace.phase[samples[n]] === phase) continue;
      const left = across(samples[first]);
      this.context.fillStyle = this.bands?.[phase] ?? "";
      if (phase !== 0) this.context.fillRect(left, 0, across(samples[n]) - left, height);
      first = n;
    }
  }

  /** @typedef {{ top: number, bottom: number, low: number, high: number, width: number }} Strip */

  /**
   * @param {Strip} strip
   * @param {string} name
   * @param {string} unit
   */
  #drawStrip(strip, name, unit) {
    const { context, colors } = this;
    const { top, bottom, width } = strip;
    const down = (/** @type {number} */ value) => placeIn(strip, value);
    context.lineWidth = 1;
    context.strokeStyle = colors?.line ?? "";
    context.strokeRect(GUTTER + 0.5, top + 0.5, width - GUTTER - 1, bottom - top - 1);
    context.fillStyle = colors?.text ?? "";
    context.textAlign = "right";
    context.textBaseline = "middle";
    const marks = name === "page" ? [0, 1, 2] : name === "path" ? [0, this.trace.range, strip.high] : [0, strip.high];
    let last = Infinity;
    for (const value of marks) {
      const y = Math.min(bottom - 6, Math.max(top + 6, down(value)));
      if (Math.abs(y - last) < 11) continue;
      last = y;
      context.fillText(Math.round(value).toLocaleString("en"), GUTTER - 8, y);
      if (value === strip.high) continue;
      context.setLineDash(name === "path" && value > 0 ? [4, 4] : []);
      context.beginPath();
      context.moveTo(GUTTER, Math.round(down(value)) + 0.5);
      context.lineTo(width, Math.round(down(value)) + 0.5);
      context.stroke();
      context.setLineDash([]);
    }
    context.textAlign = "left";
    context.textBaseline = "top";
    context.fillText([name, unit].filter(Boolean).join(", "), GUTTER + 8, top + 6);
    if (name !== "path" || this.trace.range === 0) return;
    const seam = down(this.trace.range);
    const isHigh = seam < top + 16;
    context.textBaseline = isHigh ? "top" : "bottom";
    context.textAlign = "right";
    context.fillText("seam", width - 8, seam + (isHigh ? 4 : -3));
  }

  /**
   * @param {Strip} strip
   * @param {number[]} samples
   * @param {(at: number) => number} across
   * @param {Float64Array} values
   */
  #drawLine(strip, samples, across, values) {
    const { context, colors } = this;
    context.strokeStyle = colors?.accent ?? "";
    context.lineWidth = 2;
    context.lineJoin = "round";
    context.beginPath();
    samples.forEach((at, n) => {
      const point = /** @type {const} */ ([across(at), placeIn(strip, values[at])]);
      if (n === 0) context.moveTo(...point);
      else context.lineTo(...point);
    });
    context.stroke();
    const latest = samples.at(-1);
    if (latest === undefined) return;
    context.fillStyle = colors?.accent ?? "";
    context.beginPath();
    context.arc(across(latest) - 3, placeIn(strip, values[latest]), 3, 0, 7);
    context.fill();
  }
}

/**
 * Where a value is in a strip.
 * @param {{ top: number, bottom: number, low: number, high: number }} strip
 * @param {number} value
 */
function placeIn({ top, bottom, low, high }, value) {
  return bottom - ((value - low) / (high - low)) * (bottom - top);
}
