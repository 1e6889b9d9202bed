/* Calls that must cost the same however much there is. */
#ifndef GROWTH_H
#define GROWTH_H

/* A notch of the wheel in a page of 100,000 snap areas, and the frames until it rests. */
void run_notch(long steps);

/* One of 10,000 scroll views of the host's has moved; the corrections are read. */
void run_observe(long steps);

/* The frames of 64 header parts. */
void run_parts(long steps);

#endif
