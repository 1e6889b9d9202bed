// @ts-check
// The notes of the guestbook, a hundred thousand of them: each is worked out from its number when it is shown.

export const NOTE_COUNT = 100_000;

// The day of number 1, and how many notes a day has.
const LATEST = Date.UTC(2026, 4, 31);
const DAY = 86_400_000;
const A_DAY = 268;

const AUTHORS = [
  "Jonas Berg", "Amara Okafor", "Lucía Ferrer", "Kenji Mori", "Freya Dahl", "Tomás Novák",
  "Priya Raman", "Elin Sand", "Noah Fischer", "Zeynep Kaya", "Hugo Marchand", "Ingrid Vik",
  "Samuel Osei", "Chiara Conti", "Wren Ashby", "Mateo Silva", "Anouk Visser", "Oskar Lie",
  "Leila Haddad", "Ivo Petrov", "Sunniva Moen", "Dario Weiss", "Maya Cohen",
];

const TEXTS = [
  "The one from the harbour is on our wall now.",
  "Which lens did you take up to Ryten?",
  "I could look at that blue hour for a year.",
  "Thank you for the print, it came yesterday!",
  "Saw you on the ferry, was too shy to wave.",
  "That storm light. How long did you wait?",
  "Keep the long captions, I read them all.",
  "My daughter drew your red cabin for you.",
  "Is the book still to come out this autumn?",
  "You made me buy proper boots. Worth it.",
  "The fog series is your best work so far.",
  "Greetings from the other end of the country.",
  "We hiked your route on Sunday, in the rain.",
  "How do you keep your hands warm up there?",
  "Framed number twelve for my parents.",
  "I did not know that snow could be violet.",
  "Come south some time, we have light too.",
  "Your talk in Bodø was wonderful, thank you.",
  "The stars over Hamnøy look painted.",
];

// What a refresh brings, one after another.
const NEW_NOTES = [
  { author: "Astrid Holm", lines: ["Found you by the ferry poster. What a place!"], time: "Now", hue: 7 },
  { author: "Rafael Pinto", lines: ["Your midnight walk is full? Next year, then."], time: "Now", hue: 2 },
  { author: "Signe Aas", lines: ["The soup was worth it.", "Thank you for carrying the pot!"], time: "Now", hue: 5 },
  { author: "Bilal Aziz", lines: ["A print of the red cabin, please, a large one."], time: "Now", hue: 3 },
];

// How many lines the notes have, over and over again.
const LINES = [1, 2, 1, 3, 1, 1, 2, 1, 1, 3, 2];

/** @typedef {{ author: string, lines: string[], time: string, hue: number }} Note */

/**
 * The note with a number, from 1, the latest, into the past; those from 0 down have come since.
 * @param {number} number
 * @returns {Note}
 */
export function note(number) {
  if (number < 1) return NEW_NOTES[-number % NEW_NOTES.length];
  const index = number - 1;
  // Steps without a common divisor with the lists' lengths: neighbours have nothing in common.
  const author = (index * 7) % AUTHORS.length;
  const line = (/** @type {number} */ n) => TEXTS[(index * 5 + n * 6) % TEXTS.length];
  const lines = Array.from({ length: lineCount(number) }, (_, n) => line(n));
  return { author: AUTHORS[author], lines, time: timeOf(index), hue: author >> 1 };
}

/** @param {number} number */
export function lineCount(number) {
  return number > 0 ? LINES[(number - 1) % LINES.length] : note(number).lines.length;
}

/** The months that the notes reach back, the latest first, each with its latest note's number. */
export function months() {
  const found = [];
  const day = new Date(LATEST);
  let [year, month, first] = [day.getUTCFullYear(), day.getUTCMonth(), 1];
  while (first <= NOTE_COUNT) {
    const days = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
    const count = Math.min(days * A_DAY, NOTE_COUNT + 1 - first);
    found.push({ title: monthName(year, month), first, count });
    first += count;
    [year, month] = month === 0 ? [year - 1, 11] : [year, month - 1];
  }
  return found;
}

/**
 * @param {number} year
 * @param {number} month
 */
function monthName(year, month) {
  const options = /** @type {const} */ ({ month: "long", year: "numeric", timeZone: "UTC" });
  return new Date(Date.UTC(year, month, 1)).toLocaleDateString("en", options);
}

/** @param {number} index */
function timeOf(index) {
  const days = Math.floor(index / A_DAY);
  if (days === 0) {
    const minutes = 2 + Math.floor((index * 24 * 60) / A_DAY);
    return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h`;
  }
  if (days === 1) return "Yesterday";
  return new Date(LATEST - days * DAY).toLocaleDateString("en-GB", { day: "numeric", month: "short", timeZone: "UTC" });
}
