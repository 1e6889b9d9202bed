# What the profile shows. Generated from examples/assets/profile.json by `make assets`.
extends Reference

const NAME := "Mira Lund"
const HANDLE := "@miralund  ·  Reine, Lofoten"
const BIOGRAPHY := ["Landscape photographer. I walk slowly,", "wait for the light and write home about it."]
const STATISTICS := [["486", "Following"], ["48.2K", "Followers"], ["1,907", "Likes"]]
const TABS := ["Guestbook", "Photos", "About"]
const CAPTIONS := ["1,000,000 notes", "90 photos", "Since 2016"]
const NOTE_COUNT := 1000000
const LATEST := [2026, 5, 31]
const NOTES_A_DAY := 268
const MONTHS := [
	"January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
	"December",
]
const AUTHORS := [
	"Jonas Berg", "Amara Okafor", "Lucía Ferrer", "Kenji Mori", "Freya Dahl", "Tomás Novák", "Priya Raman", "Elin Sand",
	"Noah Fischer", "Zeynep Kaya", "Hugo Marchand", "Ingrid Vik", "Samuel Osei", "Chiara Conti", "Wren Ashby",
	"Mateo Silva", "Anouk Visser", "Oskar Lie", "Leila Haddad", "Ivo Petrov", "Sunniva Moen", "Dario Weiss",
	"Maya Cohen",
]
const TEXTS := [
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
]
const LINES := [1, 2, 1, 3, 1, 1, 2, 1, 1, 3, 2]
const AUTHOR_STEP := 7
const TEXT_STEP := 5
const LINE_STEP := 6
const ABOUT_TITLE := "In short"
const ABOUT_TEXT := "I came to Reine for one winter and stayed. The pictures here are made on foot, within a day's walk of the house, and none of them is further from it than the last ferry."
const FACTS := [
	["pin", "Reine, Norway", "68.0° north, at the end of the road"],
	["camera", "Works on film", "One body, two lenses, no hurry"],
	["link", "miralund.example", "Prints, books and walks"], ["calendar", "Joined in March 2016", "Ten winters so far"],
]
const PHOTO_COUNT := 90
const HEADER_HEIGHT := 368.0
const BAR_HEIGHT := 56.0
const TABS_HEIGHT := 48.0
const COVER_HEIGHT := 152.0
const MARGIN := 16.0
const PORTRAIT_SIDE := 96.0
const PORTRAIT_IN_BAR := 32.0
const BUTTON_CENTER := 186.0
const NAME_CENTER := 224.0
const MONTH_HEIGHT := 36.0
const NOTE_HEIGHTS := [72.0, 92.0, 112.0]
const HANDLE_TOP := 240.0
const BIOGRAPHY_TOP := 272.0
const STATISTICS_TOP := 328.0
const BAR_CAPTION_TOP := 30.0
const UNDERLINE_WIDTH := 40.0
const UNDERLINE_HEIGHT := 4.0
const UNDERLINE_RADIUS := 2.0
const AVATAR_SIDE := 48.0
const AVATAR_TOP := 12.0
const AVATAR_GAP := 12.0
const NOTE_TEXT_LEFT := 76.0
const AUTHOR_TOP := 14.0
const LINES_TOP := 38.0
const PHOTO_GAP := 4.0
const THUMB_WIDTH := 4.0
const THUMB_INSET := 3.0
const THUMB_LEAST := 36.0
const SURFACE := Color8(255, 255, 255)
const BACKDROP := Color8(243, 244, 247)
const RAISED := Color8(255, 255, 255)
const INK := Color8(22, 25, 34)
const SECONDARY := Color8(92, 99, 114)
const HAIRLINE := Color8(228, 231, 236)
const ACCENT := Color8(196, 64, 44)
const ON_ACCENT := Color8(255, 255, 255)
const ACCENT_TINT := Color8(252, 237, 232)
const ON_ACCENT_TINT := Color8(178, 54, 36)
const SHADOW := Color8(16, 18, 32)
const SCRIM := Color8(24, 20, 44)
const ON_COVER := Color8(255, 255, 255)
const ON_COVER_SECONDARY := Color8(226, 226, 236)
const COVER_ACCENT := Color8(255, 158, 128)
const DISCS := [
	[Color8(208, 84, 66), Color8(168, 46, 66)], [Color8(88, 104, 206), Color8(60, 62, 164)],
	[Color8(22, 132, 132), Color8(14, 94, 114)], [Color8(146, 86, 188), Color8(108, 54, 152)],
	[Color8(44, 122, 186), Color8(28, 82, 152)], [Color8(188, 102, 38), Color8(152, 68, 34)],
	[Color8(62, 128, 78), Color8(34, 96, 68)], [Color8(194, 74, 128), Color8(146, 42, 108)],
	[Color8(94, 106, 130), Color8(62, 72, 98)],
]
const EFFECTS := [
	[1.0, 0.0, 96.0, 152.0, 56.0], [1.0, 0.0, 96.0, 0.0, -48.0], [1.0, 56.24, 136.8, 0.0, 0.78],
	[1.0, 22.8, 103.36, 0.0, 1.0], [1.0, 0.0, 124.0, 152.0, 28.0], [1.0, 0.0, 124.0, 96.0, 32.0],
	[1.0, 0.0, 124.0, 4.0, 2.0], [1.0, 0.0, 112.0, 186.0, 74.0], [0.0, 112.0, 112.0, 74.0, 28.0],
	[1.0, 112.0, 112.0, 112.0, 96.0], [1.0, 112.0, 112.0, 36.0, 32.0], [1.0, 112.0, 112.0, 0.0, 1.0],
	[1.0, 88.0, 112.0, 1.0, 0.0], [0.0, 112.0, 130.0, 0.0, 0.0], [0.0, 130.0, 154.0, 0.0, 1.0],
	[1.0, 0.0, 1472.0, 0.0, -1472.0], [1.0, 128.0, 160.0, 1.0, 0.0], [1.0, 0.0, 229.0, 248.0, 19.0],
	[1.0, 224.0, 248.0, 0.0, 1.0], [1.0, 152.0, 192.0, 1.0, 0.0], [1.0, 184.0, 224.0, 1.0, 0.0],
	[1.0, 208.0, 248.0, 1.0, 0.0], [1.0, 232.0, 272.0, 1.0, 0.0], [1.0, 256.0, 296.0, 1.0, 0.0],
	[1.0, 280.0, 320.0, 1.0, 0.0], [1.0, 240.0, 280.0, 1.0, 0.0],
]
const EFFECT_COUNT := 23
const EFFECT_COVER_FOOT := 0
const EFFECT_COVER_SHIFT := 1
const EFFECT_SCRIM := 2
const EFFECT_NIGHT := 3
const EFFECT_PORTRAIT_CENTER := 4
const EFFECT_PORTRAIT_SIDE := 5
const EFFECT_PORTRAIT_RIM := 6
const EFFECT_BUTTON_CENTER := 7
const EFFECT_BUTTON_WIDTH := 8
const EFFECT_BUTTON_HEIGHT := 9
const EFFECT_BUTTON_IN_BAR := 10
const EFFECT_BUTTON_SHOWN := 11
const EFFECT_DETAILS_TOP := 12
const EFFECT_NAME_SHOWN := 13
const EFFECT_BAR_NAME_CENTER := 14
const EFFECT_BAR_CAPTION_SHOWN := 15
const EFFECT_HANDLE_SHOWN := 16
const EFFECT_LINE_1_SHOWN := 17
const EFFECT_LINE_2_SHOWN := 18
const EFFECT_LINE_3_SHOWN := 19
const EFFECT_LINE_4_SHOWN := 20
const EFFECT_LINE_5_SHOWN := 21
const EFFECT_STATISTICS_SHOWN := 22
