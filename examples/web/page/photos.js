// @ts-check
// The photographs: a grid, of as many columns as the screen has room for.

import { LAYOUT_GRID, List } from "../javascript/nestedslide.js";
import { PHOTO_COUNT, PHOTO_GAP as GAP } from "./content.js";
import { fromTemplate } from "./guestbook.js";
import { Rows } from "../javascript/elements/rows.js";

// The pictures, in another order in each row, so that none lies beside itself.
const PICTURES = 12;

/** @param {number} number */
const pictureOf = (number) => ((number * 5 + Math.floor(number / PICTURES) * 2) % PICTURES) + 1;

export class Photos {
  /**
   * @param {HTMLElement} layer
   * @param {import("./geometry.js").Geometry} geometry
   */
  constructor(layer, geometry) {
    this.list = new List();
    this.list.insertSection(0, section(geometry), PHOTO_COUNT);
    this.rows = new Rows(this.list, layer, (_, item, old) => {
      const element = old ?? fromTemplate("photo-template");
      const image = /** @type {HTMLImageElement} */ (element.firstElementChild);
      const source = `assets/photo-${String(pictureOf(item)).padStart(2, "0")}.png`;
      if (image.getAttribute("src") !== source) image.setAttribute("src", source);
      image.alt = `Photograph ${item + 1}`;
      return element;
    });
  }

  /**
   * Lays them out on another screen.
   * @param {import("./geometry.js").Geometry} geometry
   */
  turn(geometry) {
    this.list.setSection(0, section(geometry));
  }

  destroy() {
    this.rows.destroy();
  }
}

/** @param {import("./geometry.js").Geometry} geometry */
function section({ width, columns }) {
  const side = (width - GAP * (columns - 1)) / columns;
  return { layout: LAYOUT_GRID, columns, itemSpacing: GAP, lineSpacing: GAP, itemHeight: side };
}
