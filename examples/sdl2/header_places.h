/* Where the header's movable parts are: what is drawn there is what can be tapped there. Points. */
#ifndef HEADER_PLACES_H
#define HEADER_PLACES_H

#include <nestedslide.h>
#include <stdbool.h>

typedef struct rect {
  double x, y, width, height;
} rect;

/* How far the header's foot is from its place in the open header: negative when it collapses. */
double header_shift(const nslide_snapshot *now);

/* Where the cover ends; in the collapsed header it is the bar. */
double header_cover_bottom(double shift);

/* The portrait, which shrinks into the bar, without its rim. */
rect header_portrait(double shift);

/* The Follow button: it rides on the header and stops in the bar. */
rect header_button(const nslide_snapshot *now);

bool rect_holds(rect rect, double x, double y);

#endif
