// @ts-check
// A list's sections and items by keys of the host's: replaced as a whole, those that stay keep what they have.

import { AUTO } from "./layout.js";

/**
 * The places of the longest part of the numbers that rises.
 * @param {number[]} numbers
 */
function longestRise(numbers) {
  /** @type {number[]} */
  const places = [];
  /** @type {number[]} */
  const before = [];
  numbers.forEach((number, place) => {
    let [low, high] = [0, places.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (numbers[places[middle]] < number) low = middle + 1;
      else high = middle;
    }
    before.push(low > 0 ? places[low - 1] : -1);
    places[low] = place;
  });
  const found = [];
  for (let place = places.at(-1) ?? -1; place >= 0; place = before[place]) found.push(place);
  return found.reverse();
}

/**
 * Things in an order, each known by a key. Finds the edits that lead to another order, as few as can be.
 * @template K
 */
class Keyed {
  /** @type {K[]} */
  #keys = [];
  /** @type {Map<K, number>} */
  #index = new Map();

  /** @param {Iterable<K>} keys */
  constructor(keys) {
    this.#keep([...keys]);
  }

  get length() {
    return this.#keys.length;
  }

  [Symbol.iterator]() {
    return this.#keys[Symbol.iterator]();
  }

  /**
   * The index of a key, -1 if there is none.
   * @param {K} key
   * @protected
   */
  _indexOf(key) {
    return this.#index.get(key) ?? -1;
  }

  /**
   * @param {K[]} wanted
   * @param {{ remove: (first: number, count: number) => void, move: (start: number, end: number) => void,
   *   insert: (first: number, keys: K[]) => void }} edits Each of neighbours, or of one to where it is afterwards.
   * @protected
   */
  _edit(wanted, { remove, move, insert }) {
    const stays = new Set(wanted);
    if (stays.size !== wanted.length) throw new RangeError("keys: no two may be the same");
    // Runs of neighbours go together, the last ones first.
    for (let end = this.#keys.length; end > 0; ) {
      let first = end;
      while (first > 0 && !stays.has(this.#keys[first - 1])) first--;
      if (first < end) remove(first, end - first);
      end = first - 1;
    }
    this.#move(this.#keys.filter((key) => stays.has(key)), wanted.filter((key) => this.#index.has(key)), move);
    for (let first = 0; first < wanted.length; first++) {
      let end = first;
      while (end < wanted.length && !this.#index.has(wanted[end])) end++;
      if (end === first) continue;
      insert(first, wanted.slice(first, end));
      first = end;
    }
    this.#keep(wanted);
  }

  /** @param {K[]} keys */
  #keep(keys) {
    this.#keys = keys;
    this.#index = new Map(keys.map((key, index) => [key, index]));
  }

  /**
   * As few as can be are moved: those that do not rise with the others.
   * @param {K[]} present
   * @param {K[]} wanted
   * @param {(start: number, end: number) => void} move
   */
  #move(present, wanted, move) {
    const place = new Map(present.map((key, index) => [key, index]));
    const rest = new Set(longestRise(wanted.map((key) => place.get(key) ?? 0)));
    wanted.forEach((key, index) => {
      if (rest.has(index)) return;
      const start = present.indexOf(key);
      present.splice(start, 1);
      const end = index > 0 ? present.indexOf(wanted[index - 1]) + 1 : 0;
      present.splice(end, 0, key);
      if (start !== end) move(start, end);
    });
  }
}

/**
 * The items of one section, each known by a key of the host's. What is seen stays where it is: items come, go and move
 * around it. Between two calls nobody else edits the section.
 * @template K
 * @extends {Keyed<K>}
 */
export class KeyedItems extends Keyed {
  #list;

  /**
   * @param {import("./list.js").List} list
   * @param {number} [section]
   * @param {Iterable<K>} [keys] Of the items that are there already, in their order.
   */
  constructor(list, section = 0, keys = []) {
    super(keys);
    this.#list = list;
    /** The section's index: to be set when sections before it come or go. */
    this.section = section;
  }

  /**
   * The index of the item with a key in its section, -1 if there is none.
   * @param {K} key
   */
  find(key) {
    return this._indexOf(key);
  }

  /**
   * Makes the section have the items with these keys, in this order. Those whose key was there keep their heights.
   * Cost: n log n, and as much as the edits that lead there.
   * @param {Iterable<K>} keys
   * @param {ReadonlyMap<K, number>} [heights] Of those that come; what it does not name has itemHeight.
   */
  replace(keys, heights = new Map()) {
    const [list, { section }] = [this.#list, this];
    this._edit([...keys], {
      remove: (first, count) => list.removeItems(section, first, count),
      move: (start, end) => list.moveItem(section, start, section, end),
      insert: (first, some) => list.insertItems(section, first, some.map((key) => heights.get(key) ?? AUTO)),
    });
  }
}

/**
 * All sections of a list, each known by a key of the host's, and their items by keys. A section that stays keeps its
 * settings and its items their heights, wherever it moves. An item that goes to another section is a new one there.
 * Between two calls nobody else edits the list, which has no sections at first.
 * @template S, K
 * @extends {Keyed<S>}
 */
export class KeyedSections extends Keyed {
  #list;
  #settings;
  /** @type {Map<S, KeyedItems<K>>} */
  #items = new Map();

  /**
   * @param {import("./list.js").List} list
   * @param {import("./list.js").SectionSettings} [settings] Of sections that come.
   */
  constructor(list, settings = {}) {
    super([]);
    this.#list = list;
    this.#settings = settings;
  }

  /**
   * The indices of a section and of an item in it, undefined if there is none.
   * @param {S} section
   * @param {K} key
   */
  find(section, key) {
    const items = this.#items.get(section);
    const item = items?.find(key) ?? -1;
    return items === undefined || item < 0 ? undefined : { section: items.section, item };
  }

  /**
   * Makes the list have the sections with these keys, in this order, each with the items of these keys.
   * Cost: n log n, and as much as the edits that lead there.
   * @param {ReadonlyMap<S, Iterable<K>>} sections
   * @param {ReadonlyMap<K, number>} [heights] As for KeyedItems.
   */
  replace(sections, heights = new Map()) {
    const wanted = [...sections].map(([section, keys]) => /** @type {[S, K[]]} */ ([section, [...keys]]));
    if (wanted.some(([, keys]) => new Set(keys).size !== keys.length)) {
      throw new RangeError("keys: no two may be the same");
    }
    const list = this.#list;
    this._edit(wanted.map(([section]) => section), {
      remove: (first, count) => list.removeSections(first, count),
      move: (start, end) => list.moveSection(start, end),
      insert: (first, some) => some.forEach((_, n) => list.insertSection(first + n, this.#settings, 0)),
    });
    const kept = this.#items;
    this.#items = new Map(wanted.map(([section]) => [section, kept.get(section) ?? new KeyedItems(list)]));
    wanted.forEach(([section, keys], index) => {
      const items = /** @type {KeyedItems<K>} */ (this.#items.get(section));
      items.section = index;
      items.replace(keys, heights);
    });
  }
}
