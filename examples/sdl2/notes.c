#include "notes.h"

#include <stdio.h>

#include "content.h"

#define COUNT_OF(array) ((int32_t)(sizeof(array) / sizeof *(array)))

static int days_in(int place, int year) {
  static const int days[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
  return days[place] + (place == 1 && year % 4 == 0);
}

/* Which of the twelve a month is, in which year, and how many days it has. */
static int calendar(int32_t index, int *place, int *year) {
  int months = LATEST[0] * 12 + LATEST[1] - 1 - index;
  *place = months % 12;
  *year = months / 12;
  return days_in(*place, *year);
}

static int32_t notes_before(int32_t index) {
  int32_t before = 0;
  for (int32_t earlier = 0; earlier < index; earlier++) {
    int place, year;
    before += calendar(earlier, &place, &year) * NOTES_A_DAY;
  }
  return before;
}

int32_t notes_month_count(void) {
  int32_t count = 0;
  while (notes_before(count) < NOTE_COUNT) count++;
  return count;
}

month notes_month(int32_t index) {
  int place, year;
  int32_t first = notes_before(index), count = calendar(index, &place, &year) * NOTES_A_DAY;
  month found = {.first = first, .count = first + count > NOTE_COUNT ? NOTE_COUNT - first : count};
  snprintf(found.title, sizeof found.title, "%s %d", MONTHS[place], year);
  return found;
}

int notes_line_count(int32_t index) { return LINES[index % COUNT_OF(LINES)]; }

static void write_time(char *into, size_t size, int32_t index) {
  int32_t day = index / NOTES_A_DAY;
  if (day < 2) {
    int32_t minutes = 2 + index * 24 * 60 / NOTES_A_DAY;
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
  int32_t author = index % COUNT_OF(AUTHORS) * AUTHOR_STEP % COUNT_OF(AUTHORS);
  note found = {.author = AUTHORS[author], .line_count = notes_line_count(index), .disc = author / 2 % COUNT_OF(DISCS)};
  for (int line = 0; line < found.line_count; line++) {
    found.lines[line] = TEXTS[(index % COUNT_OF(TEXTS) * TEXT_STEP + line * LINE_STEP) % COUNT_OF(TEXTS)];
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
  int thousands = number / 1000;
  if (number < 1000) snprintf(into, size, "%d", number);
  else if (thousands < 1000) snprintf(into, size, "%d,%03d", thousands, number % 1000);
  else snprintf(into, size, "%d,%03d,%03d", thousands / 1000, thousands % 1000, number % 1000);
}
