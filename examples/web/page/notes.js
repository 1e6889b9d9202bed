// @ts-check
// The notes of the guestbook, a million of them: each is worked out from its number when it is shown.

import {
  ARRIVALS, AUTHOR_STEP, AUTHORS, DISCS, LATEST, LINE_STEP, LINES, MONTHS, NOTE_COUNT, NOTES_A_DAY, TEXT_STEP, TEXTS,
} from "./content.js";

const DAY = 86_400_000;
// The day of number 1.
const latest = Date.UTC(LATEST[0], LATEST[1] - 1, LATEST[2]);

/** @typedef {{ author: string, lines: string[], time: string, disc: number }} Note */

/**
 * The note with a number, from 1, the latest, into the past; those from 0 down have come since.
 * @param {number} number
 * @returns {Note}
 */
export function note(number) {
  if (number < 1) return { ...ARRIVALS[-number % ARRIVALS.length], time: "Now" };
  const index = number - 1;
  // Steps without a common divisor with the lists' lengths: neighbours have nothing in common.
  const author = (index * AUTHOR_STEP) % AUTHORS.length;
  const line = (/** @type {number} */ n) => TEXTS[(index * TEXT_STEP + n * LINE_STEP) % TEXTS.length];
  const lines = Array.from({ length: lineCount(number) }, (_, n) => line(n));
  return { author: AUTHORS[author], lines, time: timeOf(index), disc: (author >> 1) % DISCS.length };
}

/** @param {number} number */
export function lineCount(number) {
  return number > 0 ? LINES[(number - 1) % LINES.length] : note(number).lines.length;
}

/** The months that the notes reach back, the latest first, each with its latest note's number. */
export function months() {
  const found = [];
  const day = new Date(latest);
  let [year, month, first] = [day.getUTCFullYear(), day.getUTCMonth(), 1];
  while (first <= NOTE_COUNT) {
    const days = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
    const count = Math.min(days * NOTES_A_DAY, NOTE_COUNT + 1 - first);
    found.push({ title: `${MONTHS[month]} ${year}`, first, count });
    first += count;
    [year, month] = month === 0 ? [year - 1, 11] : [year, month - 1];
  }
  return found;
}

/** @param {number} index */
function timeOf(index) {
  const days = Math.floor(index / NOTES_A_DAY);
  if (days === 0) {
    const minutes = 2 + Math.floor((index * 24 * 60) / NOTES_A_DAY);
    return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h`;
  }
  if (days === 1) return "Yesterday";
  const day = new Date(latest - days * DAY);
  return `${day.getUTCDate()} ${MONTHS[day.getUTCMonth()].slice(0, 3)}`;
}
