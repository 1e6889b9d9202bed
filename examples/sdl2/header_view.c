#include "header_view.h"

#include "header_places.h"
#include "images.h"
#include "text.h"

/* Places in the open header, points from its top. */
#define NAME_CENTER 224.0
#define HANDLE_TOP 240.0
#define BIOGRAPHY_TOP 272.0
#define STATISTICS_TOP 328.0

/* Places in the bar. */
#define BAR_TEXT_X (MARGIN + PORTRAIT_IN_BAR + 12)
#define BAR_NAME_CENTER 19.0
#define BAR_CAPTION_TOP 31.0

#define FADE 40.0

/* How much of a line shows: it is gone before the cover's edge would cut it. */
static double line_alpha(double top, double shift, double bottom) {
  return part_of(top + shift + 8, bottom, bottom + SDL_min(FADE, top + 8 - COVER_HEIGHT));
}

static void draw_lines(const canvas *canvas, double shift, double bottom) {
  double center = NAME_CENTER + shift;
  text_draw(canvas, NAME, DISPLAY, MARGIN, center - LINE_HEIGHT[DISPLAY] / 2, INK, 1, LEFT, 0);
  text_draw(canvas, HANDLE, BODY, MARGIN, HANDLE_TOP + shift, SECONDARY, line_alpha(HANDLE_TOP, shift, bottom), LEFT,
            canvas->width - 2 * MARGIN);
  double top = BIOGRAPHY_TOP;
  for (size_t n = 0; n < SDL_arraysize(BIOGRAPHY); n++, top += LINE_HEIGHT[BODY]) {
    text_draw(canvas, BIOGRAPHY[n], BODY, MARGIN, top + shift, INK, line_alpha(top, shift, bottom), LEFT, 0);
  }
  double x = MARGIN, alpha = line_alpha(STATISTICS_TOP, shift, bottom);
  for (size_t n = 0; n < SDL_arraysize(STATISTICS); n++, x += 16) {
    x += text_draw(canvas, STATISTICS[n][0], BODY_BOLD, x, STATISTICS_TOP + shift, INK, alpha, LEFT, 0) + 4;
    x += text_draw(canvas, STATISTICS[n][1], BODY, x, STATISTICS_TOP + shift, SECONDARY, alpha, LEFT, 0);
  }
}

/* The cover's picture keeps its middle in the middle of what shows, so it moves at half the speed of what is on it; a
 * header that is pulled down shows more of it. */
static void draw_cover(const canvas *canvas, double shift, double bottom) {
  double width = canvas->width, height = SDL_max(width * 440 / 780, bottom);
  SDL_Rect before = canvas_clip(canvas, 0, 0, width, bottom);
  image_draw(canvas, IMAGE_COVER, 0, (bottom - height) / 2, width, height);
  canvas_fill(canvas, 0, 0, width, bottom, SCRIM, 0.78 * ramp(-shift, 56, 136));
  canvas_unclip(canvas, before);
}

/* The name comes up into the bar as it leaves below it; under it the caption of the page that shows. */
static void draw_bar(const canvas *canvas, const scene *scene, double shift, double bottom) {
  double room = header_button(&scene->now).x - 12 - BAR_TEXT_X;
  double center = SDL_max(BAR_NAME_CENTER, NAME_CENTER + 24 + shift);
  SDL_Rect before = canvas_clip(canvas, 0, 0, canvas->width, bottom);
  if (center < bottom + LINE_HEIGHT[TITLE]) {
    text_draw(canvas, NAME, TITLE, BAR_TEXT_X, center - LINE_HEIGHT[TITLE] / 2, SURFACE, 1, LEFT, room);
  }
  double arrival = ramp(-shift, 224, 248), position = scene->now.page_position;
  for (int page = 0; page < PAGES; page++) {
    double near = part_of(SDL_fabs(position - page), 0.5, 0);
    text_draw(canvas, CAPTIONS[page], CAPTION, BAR_TEXT_X, BAR_CAPTION_TOP, ON_COVER_SECONDARY, arrival * near, LEFT,
              room);
  }
  canvas_unclip(canvas, before);
}

static void draw_portrait(const canvas *canvas, double shift) {
  rect place = header_portrait(shift);
  double rim = mix(2, 4, part_of(place.width, PORTRAIT_IN_BAR, PORTRAIT_SIDE));
  canvas_rounded(canvas, place.x - rim, place.y - rim, place.width + 2 * rim, place.height + 2 * rim,
                 place.width / 2 + rim, SURFACE, 1);
  image_draw(canvas, IMAGE_PORTRAIT, place.x, place.y, place.width, place.height);
}

static void draw_button(const canvas *canvas, const scene *scene) {
  rect place = header_button(&scene->now);
  bool pressed =
      scene->now.touch == NSLIDE_TOUCH_PRESSED && rect_holds(place, scene->press_x, scene->press_y);
  color ground = scene->following ? ACCENT_TINT : ACCENT, ink = scene->following ? ACCENT : ON_ACCENT;
  if (pressed) ground = mix_color(ground, INK, 0.12);
  canvas_rounded(canvas, place.x, place.y, place.width, place.height, place.height / 2, ground, 1);
  text_draw(canvas, scene->following ? "Following" : "Follow", LABEL_BOLD, place.x + place.width / 2,
            place.y + (place.height - LINE_HEIGHT[LABEL_BOLD]) / 2, ink, 1, CENTER, place.width - 16);
}

void header_view_draw(const canvas *canvas, const scene *scene) {
  double shift = header_shift(&scene->now), bottom = header_cover_bottom(shift), foot = scene->now.hover.y;
  canvas_fill(canvas, 0, bottom, canvas->width, foot - bottom, SURFACE, 1);
  if (foot > bottom) {
    SDL_Rect before = canvas_clip(canvas, 0, bottom, canvas->width, foot - bottom);
    draw_lines(canvas, shift, bottom);
    canvas_unclip(canvas, before);
  }
  draw_cover(canvas, shift, bottom);
  draw_bar(canvas, scene, shift, bottom);
  draw_portrait(canvas, shift);
  draw_button(canvas, scene);
}
