// @ts-check
// Integers on their way into the module. WebAssembly would convert them without a word: 2^31 becomes -2^31, 1e300, NaN and
// any text become 0, so a page that there is not would be the first one.

/**
 * A whole number of 32 bits.
 * @param {string} name For the message.
 * @param {number} value
 */
export function int32(name, value) {
  // "| 0" is the conversion itself: what it leaves as it was fits.
  if ((value | 0) !== value) throw new RangeError(`${name} must be a whole number of 32 bits, not ${String(value)}`);
  return value;
}

/**
 * A whole number of 64 bits, for identities and keys.
 * @param {string} name For the message.
 * @param {number | bigint} value
 */
export function int64(name, value) {
  const whole = typeof value === "bigint" || Number.isInteger(value) ? BigInt(value) : null;
  if (whole === null || BigInt.asIntN(64, whole) !== whole) {
    throw new RangeError(`${name} must be a whole number of 64 bits, not ${String(value)}`);
  }
  return whole;
}
