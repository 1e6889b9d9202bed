-- What the guestbook shows. Generated from examples/assets/profile.json by `make assets`.
return {
  NOTE_COUNT = 1000000,
  LATEST = { 2026, 5, 31 },
  NOTES_A_DAY = 268,
  MONTHS = {
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
  },
  AUTHORS = {
    "Jonas Berg", "Amara Okafor", "Lucía Ferrer", "Kenji Mori", "Freya Dahl", "Tomás Novák", "Priya Raman",
    "Elin Sand", "Noah Fischer", "Zeynep Kaya", "Hugo Marchand", "Ingrid Vik", "Samuel Osei", "Chiara Conti",
    "Wren Ashby", "Mateo Silva", "Anouk Visser", "Oskar Lie", "Leila Haddad", "Ivo Petrov", "Sunniva Moen",
    "Dario Weiss", "Maya Cohen",
  },
  TEXTS = {
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
  },
  LINES = { 1, 2, 1, 3, 1, 1, 2, 1, 1, 3, 2 },
  AUTHOR_STEP = 7,
  TEXT_STEP = 5,
  LINE_STEP = 6,
  DISCS = {
    { "d05442", "a82e42" }, { "5868ce", "3c3ea4" }, { "168484", "0e5e72" }, { "9256bc", "6c3698" },
    { "2c7aba", "1c5298" }, { "bc6626", "984422" }, { "3e804e", "226044" }, { "c24a80", "922a6c" },
    { "5e6a82", "3e4862" },
  },
}
