# The guestbook: a million notes, each worked out from its number, which goes from 0, the latest, into the past.
extends Reference

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
	"We hiked your route on Sunday, in the rain.", "How do you keep your hands warm up there?",
	"Framed number twelve for my parents.", "I did not know that snow could be violet.",
	"Come south some time, we have light too.", "Your talk in Bodø was wonderful, thank you.",
	"The stars over Hamnøy look painted.",
]
const LINES := [1, 2, 1, 3, 1, 1, 2, 1, 1, 3, 2]  # how many lines the notes have, over and over again
const A_MONTH := 8308
const MONTHS := ["May", "April", "March", "February", "January", "December", "November", "October", "September",
	"August", "July", "June"]
const SECTIONS := 121


static func month(section: int) -> String:
	return "%s %d" % [MONTHS[section % 12], 2026 - (section + 7) / 12]


# Minutes of today, then the day.
static func when(number: int) -> String:
	if number < 12:
		return "%d min" % (2 + number * 5)
	return "%d %s" % [28 - number % A_MONTH * 28 / A_MONTH, month(number / A_MONTH).substr(0, 3)]


static func author(number: int) -> String:
	return AUTHORS[number * 7 % AUTHORS.size()]


static func initials(name: String) -> String:
	var words := name.split(" ")
	return words[0].substr(0, 1) + words[1].substr(0, 1)


static func hue(number: int) -> float:
	return fposmod(number * 7 % AUTHORS.size() / 2 * 0.083 + 0.98, 1.0)


static func line_count(number: int) -> int:
	return LINES[number % LINES.size()]


static func line(number: int, place: int) -> String:
	return TEXTS[(number * 5 + place * 6) % TEXTS.size()]


# The heights of so many notes from a number on, where those of one line, of two and of three are so high.
static func heights(first: int, count: int, by_lines: Array) -> PoolRealArray:
	var found := PoolRealArray()
	for n in LINES.size():
		found.append(by_lines[line_count(first + n) - 1])
	while found.size() < count:
		found.append_array(found)
	found.resize(count)
	return found
