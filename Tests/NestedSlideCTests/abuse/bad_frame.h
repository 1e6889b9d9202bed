/* Bad inputs of nslide_frame: what its buffers lead to. */
#ifndef ABUSE_BAD_FRAME_H
#define ABUSE_BAD_FRAME_H

#include "bad.h"

extern const int bad_frame_type, bad_frame_count;

/* v: the pointer to fine buffers. */
bad_expectation bad_frame_spoil(abuse_value *v, int number);

#endif
