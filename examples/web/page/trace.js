// @ts-check
// What was seen in the last seconds: a ring of samples, one a frame.

import { PHASE_DRAGGING } from "../javascript/nestedslide.js";

const CAPACITY = 2048;
// A hand's velocity is told over this many samples: over one it is mostly noise.
const SMOOTHED = 4;
// Nothing happens in a pause: it is shown no longer than this, seconds.
const LONGEST_STEP = 0.25;

export class Trace {
  time = new Float64Array(CAPACITY);
  path = new Float64Array(CAPACITY);
  velocity = new Float64Array(CAPACITY);
  page = new Float64Array(CAPACITY);
  phase = new Uint8Array(CAPACITY);
  /** How many samples there were ever. */
  count = 0;
  range = 0;
  #last = 0;

  /** @param {import("../javascript/layout.js").Snapshot} snapshot */
  add(snapshot) {
    const { time, path, velocityY, phase, pagePosition, range } = snapshot;
    const at = this.count % CAPACITY;
    const before = (at + CAPACITY - 1) % CAPACITY;
    const step = time - this.#last;
    const isFirst = this.count === 0;
    if (!isFirst && step <= 0) return;
    this.time[at] = isFirst ? 0 : this.time[before] + Math.min(step, LONGEST_STEP);
    this.path[at] = path;
    this.page[at] = pagePosition;
    this.phase[at] = phase;
    // Under a finger the engine tells none: it is the hand's.
    this.velocity[at] = phase === PHASE_DRAGGING ? this.#handVelocity(at) : velocityY;
    this.range = range;
    this.#last = time;
    this.count += 1;
  }

  /** @param {number} at The sample. */
  #handVelocity(at) {
    let first = at;
    for (let n = 1; n <= Math.min(SMOOTHED, this.count); n++) {
      const earlier = (at + CAPACITY - n) % CAPACITY;
      if (this.phase[earlier] !== PHASE_DRAGGING) break;
      first = earlier;
    }
    const step = this.time[at] - this.time[first];
    return step > 0 ? (this.path[at] - this.path[first]) / step : 0;
  }

  /** The time of the latest sample. */
  get end() {
    return this.count === 0 ? 0 : this.time[(this.count - 1) % CAPACITY];
  }

  /**
   * Where the samples from a time on are, oldest first.
   * @param {number} start
   * @returns {number[]}
   */
  since(start) {
    const found = [];
    for (let n = this.count - 1; n >= Math.max(0, this.count - CAPACITY); n--) {
      const at = n % CAPACITY;
      found.push(at);
      if (this.time[at] < start) break;
    }
    return found.reverse();
  }

  clear() {
    this.count = 0;
  }
}
