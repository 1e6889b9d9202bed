// @ts-check
// Where things are in the header, upright and on its side: all that a rotation changes. Lengths in points.

import { BAR_HEIGHT, COVER_HEIGHT, HEADER_HEIGHT, PORTRAIT_SIDE, TABS_HEIGHT } from "./content.js";

/**
 * @typedef {object} Geometry
 * @property {number} width Of the screen.
 * @property {number} height Of the screen.
 * @property {boolean} landscape
 * @property {number} header Its height.
 * @property {number} bar What of it stays when it is collapsed.
 * @property {number} tabs The hover bar's height.
 * @property {number} cover The cover's height.
 * @property {number} portrait The portrait's side.
 * @property {number} columns Of photographs.
 */

export const FOLLOW_HEIGHT = 36;

/**
 * @param {number} width
 * @param {number} height
 * @returns {Geometry}
 */
export function geometryOf(width, height) {
  const landscape = width > height;
  const columns = Math.max(3, Math.round(width / 136));
  const places = landscape
    ? { header: 208, bar: 48, tabs: 40, cover: 104, portrait: 80 }
    : { header: HEADER_HEIGHT, bar: BAR_HEIGHT, tabs: TABS_HEIGHT, cover: COVER_HEIGHT, portrait: PORTRAIT_SIDE };
  return { width, height, landscape, columns, ...places };
}
