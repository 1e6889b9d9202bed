/* Cases in forked children: one in each, or as many as change nothing. */
#ifndef ABUSE_CHILDREN_H
#define ABUSE_CHILDREN_H

#include <stdbool.h>

/* Whether processes are dear: under a sanitizer, which makes a fork slow. */
bool children_go_on(void);

/* Runs body(first) to body(count - 1), each in a child of its own, at the end of which end() is called. Where they go
 * on a child takes the next case, too, as long as body answers true. A child that dies, or takes more than so many
 * seconds for a case, is a check that fails. */
void children_run(int first, int count, unsigned seconds, bool (*body)(int index), void (*end)(void));

/* How many there have been. */
long children_count(void);

/* From a child to its parent. */
void children_answer(int value);
int children_answered(void);

#endif
