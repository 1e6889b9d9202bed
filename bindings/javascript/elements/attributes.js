// @ts-check
// Settings as attributes: `header-snap="nearest"` is headerSnap: SNAP_NEAREST, `endless` is endless: 1.

/** @param {string} name As headerSnap. */
export const dashed = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * The settings that attributes can say, by the attributes' names.
 * @param {import("../layout.js").Layout} struct
 * @returns {Map<string, string>}
 */
export function attributesOf(struct) {
  const fields = struct.fields.filter(({ type }) => type !== "u32" && type !== "insets");
  return new Map(fields.map(({ name }) => [dashed(name), name]));
}

/** @typedef {Record<string, Record<string, number>>} Choices The words for a setting's values. */

/**
 * What an attribute says of a setting; undefined where it is not there, so that the default holds.
 * @param {string} name The setting, as headerSnap.
 * @param {string | null} text
 * @param {Choices} choices
 * @returns {number | undefined}
 */
export function valueOf(name, text, choices) {
  if (text === null) return undefined;
  if (text === "") return 1;
  const number = Number(text);
  if (!Number.isNaN(number)) return number;
  const value = choices[name]?.[text.replaceAll("-", "_")];
  if (value === undefined) throw new TypeError(`${dashed(name)}="${text}" says nothing`);
  return value;
}

/**
 * What a script has set before the element was defined lies before the class's own properties: they take it over.
 * @param {HTMLElement} element
 */
export function takeOver(element) {
  const given = /** @type {any} */ (element);
  for (const name of Object.keys(element)) {
    if (!(name in Object.getPrototypeOf(element))) continue;
    const value = given[name];
    delete given[name];
    given[name] = value;
  }
}

/**
 * All that an element's attributes say of settings.
 * @param {HTMLElement} element
 * @param {Map<string, string>} attributes
 * @param {Choices} choices
 * @returns {Record<string, number>}
 */
export function settingsOf(element, attributes, choices) {
  /** @type {Record<string, number>} */
  const found = {};
  for (const [attribute, name] of attributes) {
    const value = valueOf(name, element.getAttribute(attribute), choices);
    if (value !== undefined) found[name] = value;
  }
  return found;
}
