/* The program's clock: SDL's own, or one that a script sets. Seconds, from 0. */
#ifndef TIMING_H
#define TIMING_H

#include <stdbool.h>
#include <stdint.h>

/* Begins; scripted: time stands still but for timing_set. */
void timing_start(bool scripted);

/* Moves a scripted clock to so many milliseconds. */
void timing_set(uint32_t milliseconds);

/* The time; never before one that was given out, of an event's too. */
double timing_now(void);

/* When the event with a timestamp of SDL's happened. */
double timing_of_event(uint32_t timestamp);

#endif
