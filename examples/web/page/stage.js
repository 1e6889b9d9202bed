// @ts-check
// Where the phone stands: a phone of its own size beside the panel, or all of the window where that is a phone itself.

const PHONE = { width: 390, height: 844 };
const BEZEL = 12;

export class Stage {
  /** @type {(size: [number, number]) => void} */
  onResize = () => {};
  #turned = false;

  /**
   * @param {HTMLElement} element What there is room in.
   * @param {HTMLElement} phone The phone, bezel included.
   */
  constructor(element, phone) {
    this.element = element;
    this.phone = phone;
    this.wide = matchMedia("(min-width: 720px) and (min-height: 480px)");
    this.size = this.#measure();
    this.#fit();
    const look = () => this.#look();
    new ResizeObserver(look).observe(element);
    this.wide.addEventListener("change", look);
  }

  /** Turns the phone on its side, or back. */
  rotate() {
    this.#turned = !this.#turned;
    document.body.classList.toggle("turned", this.#turned);
    this.#look();
  }

  /** @returns {[number, number]} */
  #measure() {
    if (!this.wide.matches) return [this.element.clientWidth, this.element.clientHeight];
    return this.#turned ? [PHONE.height, PHONE.width] : [PHONE.width, PHONE.height];
  }

  #look() {
    const size = this.#measure();
    const [width, height] = size;
    const isSame = width === this.size[0] && height === this.size[1];
    this.size = size;
    this.#fit();
    if (!isSame && width > 0 && height > 0) this.onResize(this.size);
  }

  /** A window that is too low shows the phone smaller; its points stay what they are. */
  #fit() {
    const [width, height] = this.size;
    const bezel = this.wide.matches ? 2 * BEZEL : 0;
    const { clientWidth, clientHeight } = this.element;
    const scale = this.wide.matches ? Math.min(1, clientWidth / (width + bezel), clientHeight / (height + bezel)) : 1;
    this.phone.style.width = `${width}px`;
    this.phone.style.height = `${height}px`;
    this.phone.style.setProperty("--scale", String(scale));
  }
}
