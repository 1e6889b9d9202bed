/* Saved bytes: whole, or with something wrong about them. */
#ifndef SAVED_H
#define SAVED_H

#include "world.h"

/* What a coordinator saves; size receives how many bytes. In memory of the call. */
unsigned char *saved_bytes(nslide_coordinator c, size_t *size);

/* Spoils some of them: bits, words with a checksum that is right again, or the length. Answers the new size. */
size_t saved_spoil(input *in, unsigned char *bytes, size_t size);

#endif
