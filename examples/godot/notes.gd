# The guestbook: a million notes, each worked out from its number, which goes from 0, the latest, into the past.
extends Reference

const Content := preload("res://content.gd")

const _months := []


# The months that the notes reach back, the latest first: title, number of its latest note, how many it has, days.
static func months() -> Array:
	if not _months.empty():
		return _months
	var year: int = Content.LATEST[0]
	var month: int = Content.LATEST[1]
	var first := 0
	while first < Content.NOTE_COUNT:
		var days := _days(year, month)
		var count := int(min(days * Content.NOTES_A_DAY, Content.NOTE_COUNT - first))
		_months.append(["%s %d" % [Content.MONTHS[month - 1], year], first, count, days])
		first += count
		month -= 1
		if month == 0:
			month = 12
			year -= 1
	return _months


static func _days(year: int, month: int) -> int:
	if month == 2:
		return 29 if year % 4 == 0 and (year % 100 != 0 or year % 400 == 0) else 28
	return 30 if month in [4, 6, 9, 11] else 31


# Minutes or hours of the latest day, then the day, for a note of a month.
static func when(section: int, number: int) -> String:
	var day := number / Content.NOTES_A_DAY
	if day == 0:
		var minutes := 2 + number * 24 * 60 / Content.NOTES_A_DAY
		return "%d min" % minutes if minutes < 60 else "%d h" % (minutes / 60)
	if day == 1:
		return "Yesterday"
	var month: Array = months()[section]
	return "%d %s" % [month[3] - (number - month[1]) / Content.NOTES_A_DAY, month[0].substr(0, 3)]


static func _author(number: int) -> int:
	return number * Content.AUTHOR_STEP % Content.AUTHORS.size()


static func author(number: int) -> String:
	return Content.AUTHORS[_author(number)]


static func initials(name: String) -> String:
	var words := name.split(" ")
	return words[0].substr(0, 1) + words[1].substr(0, 1)


# The two colours behind the initials.
static func disc(number: int) -> Array:
	return Content.DISCS[_author(number) / 2 % Content.DISCS.size()]


static func line_count(number: int) -> int:
	return Content.LINES[number % Content.LINES.size()]


static func line(number: int, place: int) -> String:
	return Content.TEXTS[(number * Content.TEXT_STEP + place * Content.LINE_STEP) % Content.TEXTS.size()]


# A number as 12,345.
static func grouped(number: int) -> String:
	var digits := str(number)
	for place in range(digits.length() - 3, 0, -3):
		digits = digits.insert(place, ",")
	return digits


# The heights of so many notes from a number on.
static func heights(first: int, count: int) -> PoolRealArray:
	var found := PoolRealArray()
	for n in Content.LINES.size():
		found.append(Content.NOTE_HEIGHTS[line_count(first + n) - 1])
	while found.size() < count:
		found.append_array(found)
	found.resize(count)
	return found
