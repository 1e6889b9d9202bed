// @ts-check
// A section's items by keys of the host's: replaced as a whole, those that stay keep their heights and their places.

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
 * The items of one section, each known by a key of the host's. What is seen stays where it is: items come, go and move
 * around it. Between two calls nobody else edits the section.
 * @template K
 */
export class KeyedItems {
  #list;
  #section;
  /** @type {K[]} */
  #keys = [];
  /** @type {Map<K, number>} */
  #index = new Map();

  /**
   * @param {import("./list.js").List} list
   * @param {number} [section]
   * @param {Iterable<K>} [keys] Of the items that are there already, in their order.
   */
  constructor(list, section = 0, keys = []) {
    this.#list = list;
    this.#section = section;
    this.#keep([...keys]);
  }

  get length() {
    return this.#keys.length;
  }

  [Symbol.iterator]() {
    return this.#keys[Symbol.iterator]();
  }

  /**
   * The index of the item with a key in its section, -1 if there is none.
   * @param {K} key
   */
  find(key) {
    return this.#index.get(key) ?? -1;
  }

  /**
   * Makes the section have the items with these keys, in this order. Those whose key was there keep their heights.
   * Cost: n log n, and as much as the edits that lead there.
   * @param {Iterable<K>} keys
   * @param {ReadonlyMap<K, number>} [heights] Of those that come; what it does not name has itemHeight.
   */
  replace(keys, heights = new Map()) {
    const wanted = [...keys];
    const stays = new Set(wanted);
    if (stays.size !== wanted.length) throw new RangeError("keys: no two may be the same");
    this.#remove(stays);
    this.#move(this.#keys.filter((key) => stays.has(key)), wanted.filter((key) => this.#index.has(key)));
    this.#insert(wanted, heights);
    this.#keep(wanted);
  }

  /** @param {K[]} keys */
  #keep(keys) {
    this.#keys = keys;
    this.#index = new Map(keys.map((key, index) => [key, index]));
  }

  /**
   * Runs of neighbours go together, the last ones first.
   * @param {Set<K>} stays
   */
  #remove(stays) {
    for (let end = this.#keys.length; end > 0; ) {
      let first = end;
      while (first > 0 && !stays.has(this.#keys[first - 1])) first--;
      if (first < end) this.#list.removeItems(this.#section, first, end - first);
      end = first - 1;
    }
  }

  /**
   * As few as can be are moved: those that do not rise with the others.
   * @param {K[]} present
   * @param {K[]} wanted
   */
  #move(present, wanted) {
    const place = new Map(present.map((key, index) => [key, index]));
    const rest = new Set(longestRise(wanted.map((key) => place.get(key) ?? 0)));
    wanted.forEach((key, index) => {
      if (rest.has(index)) return;
      const start = present.indexOf(key);
      present.splice(start, 1);
      const end = index > 0 ? present.indexOf(wanted[index - 1]) + 1 : 0;
      present.splice(end, 0, key);
      if (start !== end) this.#list.moveItem(this.#section, start, this.#section, end);
    });
  }

  /**
   * @param {K[]} wanted
   * @param {ReadonlyMap<K, number>} heights
   */
  #insert(wanted, heights) {
    for (let first = 0; first < wanted.length; first++) {
      let end = first;
      while (end < wanted.length && !this.#index.has(wanted[end])) end++;
      if (end === first) continue;
      this.#list.insertItems(this.#section, first, wanted.slice(first, end).map((key) => heights.get(key) ?? AUTO));
      first = end;
    }
  }
}
