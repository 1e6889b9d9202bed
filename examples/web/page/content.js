// @ts-check
// What the profile shows. Generated from examples/assets/profile.json by `make assets`.

export const NOTE_COUNT = 1000000;
export const LATEST = [2026, 5, 31];
export const NOTES_A_DAY = 268;
export const MONTHS = [
  "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
  "December",
];
export const AUTHORS = [
  "Jonas Berg", "Amara Okafor", "Lucía Ferrer", "Kenji Mori", "Freya Dahl", "Tomás Novák", "Priya Raman", "Elin Sand",
  "Noah Fischer", "Zeynep Kaya", "Hugo Marchand", "Ingrid Vik", "Samuel Osei", "Chiara Conti", "Wren Ashby",
  "Mateo Silva", "Anouk Visser", "Oskar Lie", "Leila Haddad", "Ivo Petrov", "Sunniva Moen", "Dario Weiss",
  "Maya Cohen",
];
export const TEXTS = [
  "The one from the harbour is on our wall now.", "Which lens did you take up to Ryten?",
  "I could look at that blue hour for a year.", "Thank you for the print, it came yesterday!",
  "Saw you on the ferry, was too shy to wave.", "That storm light. How long did you wait?",
  "Keep the long captions, I read them all.", "My daughter drew your red cabin for you.",
  "Is the book still to come out this autumn?", "You made me buy proper boots. Worth it.",
  "The fog series is your best work so far.", "Greetings from the other end of the country.",
  "We hiked your route on Sunday, in the rain.", "How do you keep your hands warm there?",
  "Framed number twelve for my parents.", "I did not know that snow could be violet.",
  "Come south some time, we have light too.", "Your talk in Bodø was wonderful, thank you.",
  "The stars over Hamnøy look painted.",
];
export const LINES = [1, 2, 1, 3, 1, 1, 2, 1, 1, 3, 2];
export const AUTHOR_STEP = 7;
export const TEXT_STEP = 5;
export const LINE_STEP = 6;
export const PHOTO_COUNT = 90;
export const HEADER_HEIGHT = 368;
export const BAR_HEIGHT = 56;
export const TABS_HEIGHT = 48;
export const COVER_HEIGHT = 152;
export const MARGIN = 16;
export const PORTRAIT_SIDE = 96;
export const PORTRAIT_IN_BAR = 32;
export const BUTTON_CENTER = 186;
export const MONTH_HEIGHT = 36;
export const NOTE_HEIGHTS = [72, 92, 112];
export const DISCS = [
  ["#d05442", "#a82e42"], ["#5868ce", "#3c3ea4"], ["#168484", "#0e5e72"], ["#9256bc", "#6c3698"],
  ["#2c7aba", "#1c5298"], ["#bc6626", "#984422"], ["#3e804e", "#226044"], ["#c24a80", "#922a6c"],
  ["#5e6a82", "#3e4862"],
];
export const SINCE = "Since 2016";
export const ARRIVALS = [
  { author: "Astrid Holm", lines: ["Found you by the ferry poster. What a place!"], disc: 7 },
  { author: "Rafael Pinto", lines: ["Your midnight walk is full? Next year, then."], disc: 2 },
  { author: "Signe Aas", lines: ["The soup was worth the climb.", "Thank you for carrying the pot!"], disc: 5 },
  { author: "Bilal Aziz", lines: ["A print of the red cabin, please, a large one."], disc: 3 },
];
