// @ts-check
// When frames are drawn: as long as something moves, and never else.

/**
 * The engine's clock: the browser's, slower or faster. Pointer events and animation frames have the same one, but an
 * event may be later than the frame that follows it.
 */
export class Clock {
  rate = 1;
  #start = performance.now();
  #began = 0;
  #last = 0;

  /**
   * The engine's time of an event or a frame, never before the last one asked for.
   * @param {number} stamp Milliseconds, as timeStamp and requestAnimationFrame have it.
   */
  at(stamp) {
    this.#last = Math.max(this.#last, this.measured(stamp));
    return this.#last;
  }

  /**
   * When the hardware saw a pointer, which may be before the last frame.
   * @param {number} stamp
   */
  measured(stamp) {
    return Math.max(0, this.#began + ((stamp - this.#start) / 1000) * this.rate);
  }

  /** @param {number} rate 1: as it is; 0.1: ten times as slow. */
  setRate(rate) {
    const now = performance.now();
    this.#began = this.at(now);
    this.#start = now;
    this.rate = rate;
  }
}

export class Loop {
  /** How many frames were drawn: it stands still while nothing moves. */
  count = 0;
  #asked = false;

  /**
   * @param {Clock} clock
   * @param {(time: number) => boolean} draw Draws a frame; answers whether another one is needed.
   */
  constructor(clock, draw) {
    this.clock = clock;
    this.draw = draw;
  }

  /** Whether no frame is asked for. */
  get isIdle() {
    return !this.#asked;
  }

  /** Something was fed. */
  request() {
    if (this.#asked) return;
    this.#asked = true;
    requestAnimationFrame((stamp) => {
      this.#asked = false;
      this.count += 1;
      if (this.draw(this.clock.at(stamp))) this.request();
    });
  }
}
