#include "limit.h"

#include <math.h>
#include <stdlib.h>

static const double deceleration = 2.0020026706730793, rest_distance = 0.1;

static void place(limit *l) {
  double range = l->header_height;
  l->outer = l->path < range ? l->path : range;
  l->inner = l->path - l->outer;
  double bottom = l->header_height - l->outer;
  l->header = (limit_rect){0, -l->outer, l->width, l->header_height};
  l->hover = (limit_rect){0, bottom, l->width, l->hover_height};
  l->pager = (limit_rect){0, bottom + l->hover_height, l->width, l->height - l->hover_height};
}

limit *limit_create(double width, double height, double header_height, double hover_height, double content) {
  limit *l = calloc(1, sizeof *l);
  if (l == NULL) return NULL;
  l->width = width;
  l->height = height;
  l->header_height = header_height;
  l->hover_height = hover_height;
  l->extent = header_height + content - (height - hover_height);
  place(l);
  return l;
}

void limit_destroy(limit *l) { free(l); }

void limit_fling(limit *l, double time, double speed) {
  l->start = l->path;
  l->speed = speed;
  l->began = time;
  l->moves = true;
}

void limit_advance(limit *l, double time) {
  double decay = exp(-deceleration * (time - l->began)), way = l->speed / deceleration;
  l->path = l->start + way * (1 - decay);
  l->velocity = l->speed * decay;
  if (fabs(way) * decay <= rest_distance) {
    l->path = l->start + way;
    l->velocity = 0;
    l->moves = false;
  }
  l->path = l->path < 0 ? 0 : l->path > l->extent ? l->extent : l->path;
  place(l);
}

void limit_move(limit *l, double distance) {
  double path = l->path + distance;
  l->path = path < 0 ? 0 : path > l->extent ? l->extent : path;
  place(l);
}
