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
export const NAME_CENTER = 224;
export const MONTH_HEIGHT = 36;
export const NOTE_HEIGHTS = [72, 92, 112];
export const HANDLE_TOP = 240;
export const BIOGRAPHY_TOP = 272;
export const STATISTICS_TOP = 328;
export const BAR_CAPTION_TOP = 30;
export const UNDERLINE_WIDTH = 40;
export const UNDERLINE_HEIGHT = 4;
export const UNDERLINE_RADIUS = 2;
export const AVATAR_SIDE = 48;
export const AVATAR_TOP = 12;
export const AVATAR_GAP = 12;
export const NOTE_TEXT_LEFT = 76;
export const AUTHOR_TOP = 14;
export const LINES_TOP = 38;
export const PHOTO_GAP = 4;
export const THUMB_WIDTH = 4;
export const THUMB_INSET = 3;
export const THUMB_LEAST = 36;
export const DISCS = [
  ["#d05442", "#a82e42"], ["#5868ce", "#3c3ea4"], ["#168484", "#0e5e72"], ["#9256bc", "#6c3698"],
  ["#2c7aba", "#1c5298"], ["#bc6626", "#984422"], ["#3e804e", "#226044"], ["#c24a80", "#922a6c"],
  ["#5e6a82", "#3e4862"],
];
export const EFFECTS = [
  [1, 0, 96, 152, 56], [1, 0, 96, 0, -48], [1, 56.24, 136.8, 0, 0.78], [1, 22.8, 103.36, 0, 1], [1, 0, 124, 152, 28],
  [1, 0, 124, 96, 32], [1, 0, 124, 4, 2], [1, 0, 112, 186, 74], [0, 112, 112, 74, 28], [1, 112, 112, 112, 96],
  [1, 112, 112, 36, 32], [1, 112, 112, 0, 1], [1, 88, 112, 1, 0], [0, 112, 130, 0, 0], [0, 130, 154, 0, 1],
  [1, 0, 1472, 0, -1472], [1, 128, 160, 1, 0], [1, 0, 229, 248, 19], [1, 224, 248, 0, 1], [1, 152, 192, 1, 0],
  [1, 184, 224, 1, 0], [1, 208, 248, 1, 0], [1, 232, 272, 1, 0], [1, 256, 296, 1, 0], [1, 280, 320, 1, 0],
  [1, 240, 280, 1, 0],
];
export const EFFECT_COUNT = 23;
export const EFFECT_COVER_FOOT = 0;
export const EFFECT_COVER_SHIFT = 1;
export const EFFECT_SCRIM = 2;
export const EFFECT_NIGHT = 3;
export const EFFECT_PORTRAIT_CENTER = 4;
export const EFFECT_PORTRAIT_SIDE = 5;
export const EFFECT_PORTRAIT_RIM = 6;
export const EFFECT_BUTTON_CENTER = 7;
export const EFFECT_BUTTON_WIDTH = 8;
export const EFFECT_BUTTON_HEIGHT = 9;
export const EFFECT_BUTTON_IN_BAR = 10;
export const EFFECT_BUTTON_SHOWN = 11;
export const EFFECT_DETAILS_TOP = 12;
export const EFFECT_NAME_SHOWN = 13;
export const EFFECT_BAR_NAME_CENTER = 14;
export const EFFECT_BAR_CAPTION_SHOWN = 15;
export const EFFECT_HANDLE_SHOWN = 16;
export const EFFECT_LINE_1_SHOWN = 17;
export const EFFECT_LINE_2_SHOWN = 18;
export const EFFECT_LINE_3_SHOWN = 19;
export const EFFECT_LINE_4_SHOWN = 20;
export const EFFECT_LINE_5_SHOWN = 21;
export const EFFECT_STATISTICS_SHOWN = 22;
export const EFFECTS_ACROSS = [
  [1, 0, 56, 104, 48], [1, 0, 56, 0, -28], [1, 38.48, 93.6, 0, 0.78], [1, 15.6, 70.72, 0, 1], [1, 0, 80, 104, 24],
  [1, 0, 80, 80, 32], [1, 0, 80, 4, 2], [1, 0, 68, 134, 66], [0, 68, 68, 66, 24], [1, 68, 68, 112, 96],
  [1, 68, 68, 36, 32], [1, 68, 68, 0, 1], [1, 44, 68, 1, 0], [0, 68, 86, 0, 0], [0, 86, 110, 0, 1],
  [1, 0, 832, 0, -832], [1, 37, 69, 1, 0], [1, 0, 134, 149, 15], [1, 125, 149, 0, 1], [1, 61, 101, 1, 0],
  [1, 93, 133, 1, 0], [1, 117, 157, 1, 0], [1, 141, 181, 1, 0], [1, 165, 205, 1, 0], [1, 189, 229, 1, 0],
  [1, 88, 128, 1, 0],
];
export const SINCE = "Since 2016";
export const ARRIVALS = [
  { author: "Astrid Holm", lines: ["Found you by the ferry poster. What a place!"], disc: 7 },
  { author: "Rafael Pinto", lines: ["Your midnight walk is full? Next year, then."], disc: 2 },
  { author: "Signe Aas", lines: ["The soup was worth the climb.", "Thank you for carrying the pot!"], disc: 5 },
  { author: "Bilal Aziz", lines: ["A print of the red cabin, please, a large one."], disc: 3 },
];
