/* What hosts do in several calls: it is rare that bytes make it by themselves. */
#ifndef MOVES_H
#define MOVES_H

#include "world.h"

/* The number of moves. */
extern const int move_count;

/* The call of one function. */
void one_call(world *w, nslide_status (*make)(world *w));

void make_move(world *w, int number);

#endif
