#include "notes.h"

#include <stdio.h>

#include "profile.h"

#define A_DAY 268 /* how many notes a day has */
#define COUNT_OF(array) ((int32_t)(sizeof(array) / sizeof *(array)))

static const char *const AUTHORS[] = {
    "Jonas Berg",   "Amara Okafor", "Lucía Ferrer",   "Kenji Mori",   "Freya Dahl",   "Tomás Novák",
    "Priya Raman",  "Elin Sand",    "Noah Fischer",   "Zeynep Kaya",  "Hugo Marchand", "Ingrid Vik",
    "Samuel Osei",  "Chiara Conti", "Wren Ashby",     "Mateo Silva",  "Anouk Visser", "Oskar Lie",
    "Leila Haddad", "Ivo Petrov",   "Sunniva Moen",   "Dario Weiss",  "Maya Cohen"};

static const char *const TEXTS[] = {"The one from the harbour is on our wall now.",
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
                                    "The stars over Hamnøy look painted."};

/* How many lines the notes have, over and over again. */
static const int LINES[] = {1, 2, 1, 3, 1, 1, 2, 1, 1, 3, 2};

static const char *const MONTHS[] = {"January", "February", "March",     "April",   "May",      "June",
                                     "July",    "August",   "September", "October", "November", "December"};

/* The latest note is of 31 May 2026. */
enum { LATEST_MONTH = 4, LATEST_YEAR = 2026 };

static int days_in(int place, int year) {
  static const int days[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
  return days[place] + (place == 1 && year % 4 == 0);
}

/* Which of the twelve a month is, in which year, and how many days it has. */
static int calendar(int32_t index, int *place, int *year) {
  int months = LATEST_YEAR * 12 + LATEST_MONTH - index;
  *place = months % 12;
  *year = months / 12;
  return days_in(*place, *year);
}

static int32_t notes_before(int32_t index) {
  int32_t before = 0;
  for (int32_t earlier = 0; earlier < index; earlier++) {
    int place, year;
    before += calendar(earlier, &place, &year) * A_DAY;
  }
  return before;
}

int32_t notes_month_count(void) {
  int32_t count = 0;
  while (notes_before(count) < NOTES) count++;
  return count;
}

month notes_month(int32_t index) {
  int place, year;
  int32_t first = notes_before(index), count = calendar(index, &place, &year) * A_DAY;
  month found = {.first = first, .count = first + count > NOTES ? NOTES - first : count};
  snprintf(found.title, sizeof found.title, "%s %d", MONTHS[place], year);
  return found;
}

int notes_line_count(int32_t index) { return LINES[index % COUNT_OF(LINES)]; }

static void write_time(char *into, size_t size, int32_t index) {
  int32_t day = index / A_DAY;
  if (day < 2) {
    int32_t minutes = 2 + index * 24 * 60 / A_DAY;
    if (day == 1) snprintf(into, size, "Yesterday");
    else if (minutes < 60) snprintf(into, size, "%d min", minutes);
    else snprintf(into, size, "%d h", minutes / 60);
    return;
  }
  int32_t back = 0;
  int place, year, days;
  while (day >= (days = calendar(back, &place, &year))) {
    day -= days;
    back++;
  }
  snprintf(into, size, "%d %.3s", days - day, MONTHS[place]);
}

note notes_note(int32_t index) {
  /* Steps without a common divisor with the lists' lengths: neighbours have nothing in common. */
  int32_t author = index % COUNT_OF(AUTHORS) * 7 % COUNT_OF(AUTHORS);
  note found = {.author = AUTHORS[author], .line_count = notes_line_count(index), .hue = author / 2};
  for (int line = 0; line < found.line_count; line++) {
    found.lines[line] = TEXTS[(index % COUNT_OF(TEXTS) * 5 + line * 6) % COUNT_OF(TEXTS)];
  }
  const char *last = found.author;
  for (const char *at = found.author; *at != 0; at++) {
    if (*at == ' ') last = at + 1;
  }
  found.initials[0] = found.author[0];
  found.initials[1] = last[0];
  char number[12], time[16];
  notes_number(number, sizeof number, index + 1);
  write_time(time, sizeof time, index);
  snprintf(found.when, sizeof found.when, "#%s  ·  %s", number, time);
  return found;
}

void notes_number(char *into, size_t size, int32_t number) {
  if (number < 1000) snprintf(into, size, "%d", number);
  else snprintf(into, size, "%d,%03d", number / 1000, number % 1000);
}
