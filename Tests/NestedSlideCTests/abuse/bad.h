/* What can be wrong with a call: the bad inputs of a function, and how one of them spoils its fine arguments. */
#ifndef ABUSE_BAD_H
#define ABUSE_BAD_H

#include "fine.h"

typedef enum bad_kind {
  BAD_NOTHING, /* the fine call */
  BAD_NULL,
  BAD_HANDLE,
  BAD_STRUCT_SIZE,
  BAD_NUMBER,
  BAD_EDGE,    /* a number at its bounds and beyond them */
  BAD_COUNT,   /* that disagrees with its pointer */
  BAD_FIELD,   /* a number in the last struct that a pointer leads to, or the last of its numbers */
  BAD_OVERLAP, /* what two pointers lead to */
  BAD_FRAME    /* what nslide_frame_buffers leads to */
} bad_kind;

typedef struct bad_input {
  bad_kind kind;
  int parameter;
  int other; /* of BAD_OVERLAP the other parameter, of BAD_FIELD the field, of BAD_EDGE which */
  int value;
} bad_input;

/* What has to come of it where the fine call is OK. */
typedef enum bad_outcome {
  OUTCOME_ANY,     /* anything documented */
  OUTCOME_REFUSED, /* an error */
  OUTCOME_STATUS,  /* this one */
  OUTCOME_SAME     /* what the fine call answers */
} bad_outcome;

typedef struct bad_expectation {
  bad_outcome outcome;
  nslide_status status;
  bool whatever_the_rest; /* also where the fine call is refused */
} bad_expectation;

enum { BAD_MOST_INPUTS = 4096, BAD_NAME_ROOM = 160 };

/* BAD_NOTHING, then all bad inputs of a function, those of the fields of structs only if wanted. */
int bad_inputs(const abuse_function *f, bool fields, bad_input *inputs);

/* Spoils what fine_arguments has made, and says what is to come of it. */
bad_expectation bad_spoil(const abuse_function *f, const world *w, const bad_input *input, abuse_value *values);

/* For messages. */
void bad_name(const abuse_function *f, const bad_input *input, char *name);

#endif
