#include "header_view.h"

#include "header_places.h"
#include "images.h"
#include "text.h"

/* Places in the open header, points from its top; content.h has the others. */
#define NAME_TOP (NAME_CENTER - LINE_HEIGHT[DISPLAY] / 2)

/* Places in the bar. */
#define BAR_TEXT_X (MARGIN + PORTRAIT_IN_BAR + 12)

static void draw_lines(const canvas *canvas, const scene *scene) {
  const double *is = scene->effects, shift = is[EFFECT_DETAILS_TOP] + header_pulled(scene);
  text_draw(canvas, NAME, DISPLAY, MARGIN, NAME_TOP + shift, INK, is[EFFECT_NAME_SHOWN], LEFT, 0);
  text_draw(canvas, HANDLE, BODY, MARGIN, HANDLE_TOP + shift, SECONDARY, is[EFFECT_HANDLE_SHOWN], LEFT,
            canvas->width - 2 * MARGIN);
  double top = BIOGRAPHY_TOP + shift;
  for (size_t n = 0; n < SDL_arraysize(BIOGRAPHY); n++, top += LINE_HEIGHT[BODY]) {
    text_draw(canvas, BIOGRAPHY[n], BODY, MARGIN, top, INK, is[EFFECT_LINE_1_SHOWN + n], LEFT, 0);
  }
  double x = MARGIN, shown = is[EFFECT_STATISTICS_SHOWN];
  for (size_t n = 0; n < SDL_arraysize(STATISTICS); n++, x += 16) {
    x += text_draw(canvas, STATISTICS[n][0], BODY_BOLD, x, STATISTICS_TOP + shift, INK, shown, LEFT, 0) + 4;
    x += text_draw(canvas, STATISTICS[n][1], BODY, x, STATISTICS_TOP + shift, SECONDARY, shown, LEFT, 0);
  }
}

/* The picture goes half as far as what is on it, as if it lay further back; a header that is pulled down shows more of
 * it. */
static void draw_cover(const canvas *canvas, const scene *scene, double foot) {
  double width = canvas->width, height = SDL_max(width * 440 / 780, foot);
  double top = SDL_min((COVER_HEIGHT + header_pulled(scene) - height) / 2, 0) + scene->effects[EFFECT_COVER_SHIFT];
  SDL_Rect before = canvas_clip(canvas, 0, 0, width, foot);
  image_draw(canvas, IMAGE_COVER, 0, top, width, height);
  canvas_fill(canvas, 0, 0, width, foot, SCRIM, scene->effects[EFFECT_SCRIM]);
  canvas_unclip(canvas, before);
}

/* The name comes up into the bar after it has left below it; under it the caption of the page that shows. */
static void draw_bar(const canvas *canvas, const scene *scene, double foot) {
  double room = header_button(scene).x - 12 - BAR_TEXT_X, center = scene->effects[EFFECT_BAR_NAME_CENTER];
  SDL_Rect before = canvas_clip(canvas, 0, 0, canvas->width, foot);
  text_draw(canvas, NAME, TITLE, BAR_TEXT_X, center + header_pulled(scene) - LINE_HEIGHT[TITLE] / 2, SURFACE, 1, LEFT,
            room);
  double position = scene->host.snapshot.page_position;
  for (int page = 0; page < PAGES; page++) {
    double near = part_of(SDL_fabs(position - page), 0.5, 0);
    text_draw(canvas, CAPTIONS[page], CAPTION, BAR_TEXT_X, BAR_CAPTION_TOP, ON_COVER_SECONDARY,
              scene->effects[EFFECT_BAR_CAPTION_SHOWN] * near, LEFT, room);
  }
  canvas_unclip(canvas, before);
}

static void draw_portrait(const canvas *canvas, const scene *scene) {
  rect place = header_portrait(scene);
  double rim = scene->effects[EFFECT_PORTRAIT_RIM];
  canvas_rounded(canvas, place.x - rim, place.y - rim, place.width + 2 * rim, place.height + 2 * rim,
                 place.width / 2 + rim, SURFACE, 1);
  image_draw(canvas, IMAGE_PORTRAIT, place.x, place.y, place.width, place.height);
}

static void draw_button(const canvas *canvas, const scene *scene) {
  rect place = header_button(scene);
  double shown = scene->effects[EFFECT_BUTTON_SHOWN];
  bool pressed =
      scene->host.snapshot.touch == NSLIDE_TOUCH_PRESSED && rect_holds(place, scene->press_x, scene->press_y);
  color ground = scene->following ? ACCENT_TINT : ACCENT, ink = scene->following ? ACCENT : ON_ACCENT;
  if (pressed) ground = mix_color(ground, INK, 0.12);
  canvas_rounded(canvas, place.x, place.y, place.width, place.height, place.height / 2, ground, shown);
  text_draw(canvas, scene->following ? "Following" : "Follow", LABEL_BOLD, place.x + place.width / 2,
            place.y + (place.height - LINE_HEIGHT[LABEL_BOLD]) / 2, ink, shown, CENTER, place.width - 16);
}

void header_view_draw(const canvas *canvas, const scene *scene) {
  double cover = header_cover_foot(scene), foot = scene->host.snapshot.hover.y;
  canvas_fill(canvas, 0, cover, canvas->width, foot - cover, SURFACE, 1);
  if (foot > cover) {
    SDL_Rect before = canvas_clip(canvas, 0, cover, canvas->width, foot - cover);
    draw_lines(canvas, scene);
    canvas_unclip(canvas, before);
  }
  draw_cover(canvas, scene, cover);
  draw_bar(canvas, scene, cover);
  draw_portrait(canvas, scene);
  draw_button(canvas, scene);
}
