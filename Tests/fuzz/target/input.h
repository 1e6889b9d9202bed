/* The input of one run: bytes that become numbers. Where the bytes end, all that follows is 0. */
#ifndef INPUT_H
#define INPUT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct input {
  const uint8_t *bytes;
  size_t left;
} input;

uint8_t take_byte(input *in);

/* 0 to limit - 1. */
int32_t take_below(input *in, int32_t limit);

/* True once in `times`; never where the bytes have ended. */
bool take_once_in(input *in, int32_t times);

/* 0 to last, now and then what is none of them. */
int32_t take_choice(input *in, int32_t last);

/* least to last, now and then what is beyond. */
int32_t take_index(input *in, int32_t least, int32_t last);

/* Any number: small ones mostly, then extreme ones. */
int32_t take_whole(input *in);
uint64_t take_word(input *in);

/* Any double: of some points or some thousand mostly, then what is extreme, no number, or any bits. */
double take_real(input *in);

/* The same without a sign for what is ordinary. */
double take_length(input *in);

#endif
