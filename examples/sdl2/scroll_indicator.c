#include "scroll_indicator.h"

#include <math.h>

#define OPACITY 0.42

/* After the last movement it stays, then it fades, in seconds. */
#define STAYS 0.5
#define FADES 0.3

static struct {
  bool seen, shown;
  int32_t page;
  double outer, inner, moved;
} last;

void scroll_indicator_notice(const nslide_snapshot *now, double time) {
  /* Neither the first frame nor another page's offset is a movement. */
  if (last.seen && last.page == now->page_index) {
    bool outer = now->indicator == NSLIDE_INDICATOR_OUTER && fabs(now->outer - last.outer) > 0.01;
    bool inner = now->indicator == NSLIDE_INDICATOR_PAGE && fabs(now->inner - last.inner) > 0.01;
    if (outer || inner) last.shown = true, last.moved = time;
  }
  last.seen = true;
  last.page = now->page_index;
  last.outer = now->outer;
  last.inner = now->inner;
}

double scroll_indicator_due(double time) {
  if (!last.shown) return -1;
  double since = time - last.moved;
  return since < STAYS ? STAYS - since : 0;
}

static void draw_bar(const canvas *canvas, double right, double y, double length, double opacity) {
  double height = SDL_max(THUMB_WIDTH, length - 2 * THUMB_INSET);
  canvas_rounded(canvas, right - THUMB_INSET - THUMB_WIDTH, y + THUMB_INSET, THUMB_WIDTH, height, THUMB_WIDTH / 2, INK, OPACITY * opacity);
}

void scroll_indicator_draw(const canvas *canvas, const scene *scene, double time) {
  const nslide_snapshot *now = &scene->host.snapshot;
  double opacity = last.shown ? part_of(time - last.moved, STAYS + FADES, STAYS) : 0;
  if (opacity <= 0) last.shown = false;
  if (opacity <= 0 || now->indicator == NSLIDE_INDICATOR_NONE) return;
  if (now->indicator == NSLIDE_INDICATOR_OUTER) {
    draw_bar(canvas, canvas->width, now->outer_bar_position, now->outer_bar_length, opacity);
    return;
  }
  double position = now->page_bar_position, length = now->page_bar_length, room = now->pager.height;
  /* That of a page of a million rows is no shorter, and still goes from end to end. */
  if (length > 0 && length < THUMB_LEAST && THUMB_LEAST < room) {
    position *= (room - THUMB_LEAST) / (room - length);
    length = THUMB_LEAST;
  }
  SDL_Rect before = canvas_clip(canvas, now->pager.x, now->pager.y, now->pager.width, room);
  for (int32_t n = 0; n < scene->host.page_count; n++) {
    nslide_rect page = scene->host.pages[n].frame;
    if (scene->host.pages[n].index == now->page_index) {
      draw_bar(canvas, page.x + page.width, now->pager.y + position, length, opacity);
    }
  }
  canvas_unclip(canvas, before);
}
