/* Arguments with which each call is fine, at least in one of the worlds. */
#ifndef ABUSE_FINE_H
#define ABUSE_FINE_H

#include "worlds.h"

/* The slots of what nslide_frame_buffers leads to, behind those of the arguments. */
enum { SLOT_SNAPSHOT = ABUSE_MOST_PARAMETERS, SLOT_PAGES, SLOT_EVENTS, SLOT_MOTION };

/* Before any world is made. */
void fine_begin(void);

/* Memory and values for all arguments of a call; the pointer of argument n leads to slot n. */
void fine_arguments(const abuse_function *f, const world *w, abuse_value *values);

/* How many bytes the pointer of an argument leads to. */
size_t fine_bytes(const abuse_function *f, const abuse_parameter *p);

/* Fills what a pointer leads to: what is read with something fine, in what is only written a struct_size. */
void fine_fill(const abuse_parameter *p, void *at, size_t bytes);

/* What its counting argument says of so many bytes. */
int64_t fine_count(const abuse_parameter *p, size_t bytes);

#endif
