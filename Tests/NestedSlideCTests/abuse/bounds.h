/* Where the fine values of a number end, as the header's comments say it: at each end there is one that may be taken, and
 * right beyond it one that must be refused. */
#ifndef ABUSE_BOUNDS_H
#define ABUSE_BOUNDS_H

#include "calls.h"

typedef enum bounds_edge { EDGE_LEAST, EDGE_MOST, EDGE_BELOW, EDGE_ABOVE, EDGES } bounds_edge;

/* Which of them a number has: a bit each. Those beyond what its type can hold it has not. */
unsigned bounds_edges(const abuse_function *f, int parameter);

/* Sets a number to one of its edges. */
void bounds_set(const abuse_function *f, int parameter, bounds_edge edge, abuse_value *value);

/* What is answered to a number: OK where it is within its bounds, or where nothing is certain beyond them; else the status;
 * of doubles any error will do. */
bool bounds_exceeded(const abuse_function *f, int parameter, const abuse_value *value, nslide_status *status);

#endif
