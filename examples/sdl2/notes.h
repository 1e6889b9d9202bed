/* The notes of the guestbook, NOTE_COUNT of them: each is worked out from its number when it is drawn. */
#ifndef NOTES_H
#define NOTES_H

#include <stddef.h>
#include <stdint.h>

#define NOTE_LINES 3

typedef struct note {
  const char *author;
  char initials[3];
  const char *lines[NOTE_LINES];
  int line_count;
  char when[40]; /* "#12,345  ·  29 May" */
  int disc;      /* which of DISCS is behind the initials */
} note;

typedef struct month {
  char title[24]; /* "May 2026" */
  int32_t first;  /* the index of its latest note, from 0 */
  int32_t count;
} month;

/* How many months the notes reach back. */
int32_t notes_month_count(void);

/* A month, from 0, the latest first. */
month notes_month(int32_t index);

/* A note, from 0, the latest first. */
note notes_note(int32_t index);

/* How many lines it has. */
int notes_line_count(int32_t index);

/* Writes a number as "12,345". */
void notes_number(char *into, size_t size, int32_t number);

#endif
