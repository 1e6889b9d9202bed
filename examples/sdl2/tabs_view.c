#include "tabs_view.h"

#include "header_places.h"
#include "text.h"

/* A tab fills the bar, what shows that it is pressed does not. */
#define PRESS_INSET 8.0

#define SHADOW 6 /* points, a step each */

static void draw_title(const canvas *canvas, const scene *scene, int page) {
  nslide_rect tab, bar = scene->host.snapshot.hover;
  if (nslide_get_tab(scene->host.slide, page, &tab) != NSLIDE_OK) return;
  rect place = {bar.x + tab.x, bar.y + tab.y, tab.width, tab.height};
  if (scene->host.snapshot.touch == NSLIDE_TOUCH_PRESSED && rect_holds(place, scene->press_x, scene->press_y)) {
    canvas_rounded(canvas, place.x + PRESS_INSET, place.y + PRESS_INSET, place.width - 2 * PRESS_INSET,
                   place.height - 2 * PRESS_INSET, place.height / 2 - PRESS_INSET, INK, 0.08);
  }
  double near = part_of(SDL_fabs(scene->host.snapshot.page_position - page), 1, 0);
  text_draw(canvas, TABS[page], BODY_BOLD, place.x + place.width / 2,
            place.y + (place.height - LINE_HEIGHT[BODY_BOLD]) / 2, mix_color(SECONDARY, INK, near), 1, CENTER,
            place.width - 8);
}

void tabs_view_draw(const canvas *canvas, const scene *scene) {
  nslide_rect bar = scene->host.snapshot.hover, mark = scene->host.snapshot.tab_indicator;
  double foot = bar.y + bar.height;
  canvas_fill(canvas, bar.x, bar.y, bar.width, bar.height, SURFACE, 1);
  for (int page = 0; page < PAGES; page++) draw_title(canvas, scene, page);
  canvas_hairline(canvas, bar.x, foot, bar.width, HAIRLINE);
  SDL_Rect before = canvas_clip(canvas, bar.x, bar.y, bar.width, bar.height);
  canvas_rounded(canvas, bar.x + mark.x, bar.y + mark.y, mark.width, mark.height, scene->config.indicator_radius,
                 ACCENT, 1);
  canvas_unclip(canvas, before);
  /* Over a page that has scrolled the bar casts a shadow. */
  double strength = part_of(scene->host.snapshot.inner, 0, 24) * 0.07;
  for (int step = 0; step < SHADOW && strength > 0; step++) {
    double left = 1 - (double)step / SHADOW;
    canvas_fill(canvas, bar.x, foot + step, bar.width, 1, INK, strength * left * left);
  }
}
