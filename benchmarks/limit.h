/* The limit: the same picture from hand-written C that does nothing else. No pages but one, no snapping, no events, no
 * checks, no handles. What an engine costs beyond it is the price of being one. */
#ifndef LIMIT_H
#define LIMIT_H

#include <stdbool.h>

typedef struct limit_rect {
  double x, y, width, height;
} limit_rect;

typedef struct limit {
  double width, height, header_height, hover_height, extent;
  double start, speed, began; /* of the running fling */
  double path, velocity, outer, inner;
  bool moves;
  limit_rect header, hover, pager;
} limit;

limit *limit_create(double width, double height, double header_height, double hover_height, double content);
void limit_destroy(limit *l);
void limit_fling(limit *l, double time, double speed);

/* One frame of a fling: where it is, split over header and page, and the three rectangles. */
void limit_advance(limit *l, double time);

/* One move of a finger by so much. */
void limit_move(limit *l, double distance);

#endif
