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
  /** The timer of a picture that stays right for a while, 0 for none. */
  #sleep = 0;

  /**
   * @param {Clock} clock
   * @param {(time: number) => number} draw Draws a frame; answers for how long it stays right, seconds of the clock.
   */
  constructor(clock, draw) {
    this.clock = clock;
    this.draw = draw;
  }

  /** Whether no frame is asked for. */
  get isIdle() {
    return !this.#asked && this.#sleep === 0;
  }

  /** Something was fed. */
  request() {
    clearTimeout(this.#sleep);
    this.#sleep = 0;
    if (this.#asked) return;
    this.#asked = true;
    requestAnimationFrame((stamp) => {
      this.#asked = false;
      this.count += 1;
      const time = this.clock.at(stamp);
      this.#follow(time + this.draw(time));
    });
  }

  /**
   * The tail of a fling takes long from one pixel to the next: until then nothing is drawn.
   * @param {number} change When the picture is not right any more, in the clock's time.
   */
  #follow(change) {
    if (this.#asked || change === Infinity) return;
    const now = this.clock.at(performance.now());
    if (change - now < SOON * this.clock.rate) return this.request();
    // Timers go by whole milliseconds, and a frame's time may lie before now: the clock is not to be before the change.
    const wait = Math.ceil(((change - now) / this.clock.rate) * 1000);
    this.#sleep = setTimeout(() => {
      this.clock.at(performance.now());
      this.request();
    }, wait);
  }
}

/** A shorter sleep than this is none, seconds: timers are no finer. */
const SOON = 0.004;
