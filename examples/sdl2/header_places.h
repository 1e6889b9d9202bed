/* Where the header's movable parts are: what is drawn there is what can be tapped there. Points.
 *
 * How they move while the header collapses the effects say. What is added here is how far a pull has brought all of it
 * down. */
#ifndef HEADER_PLACES_H
#define HEADER_PLACES_H

#include <stdbool.h>

#include "scene.h"

typedef struct rect {
  double x, y, width, height;
} rect;

/* How far a pull has brought the header's foot down. */
double header_pulled(const scene *scene);

/* Where the cover ends; in the collapsed header it is the bar. */
double header_cover_foot(const scene *scene);

/* The portrait, which shrinks into the bar, without its rim. */
rect header_portrait(const scene *scene);

/* The Follow button: it leaves with the header, and comes back in the bar. */
rect header_button(const scene *scene);

bool rect_holds(rect rect, double x, double y);

#endif
