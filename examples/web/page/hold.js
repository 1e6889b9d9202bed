// @ts-check
// Inside another page, such as the first one of the site: until the screen is tapped, fingers and the wheel scroll the page
// around it.

export class Hold {
  #root = document.documentElement;

  /** @param {HTMLElement} screen */
  constructor(screen) {
    if (window.parent === window) return;
    this.#root.classList.add("embedded");
    screen.addEventListener("click", () => this.#root.classList.add("held"));
    addEventListener("blur", () => this.#root.classList.remove("held"));
  }

  /** Whether what is done to the screen is for the screen. */
  get isHeld() {
    return !this.#root.classList.contains("embedded") || this.#root.classList.contains("held");
  }
}
