#include "header_places.h"

#include "header_view.h"

static double limited(double t) { return t < 0 ? 0 : t > 1 ? 1 : t; }

static double larger(double one, double other) { return one > other ? one : other; }

double header_shift(const nslide_snapshot *now) { return now->header.y + now->header_stretch; }

double header_cover_bottom(double shift) { return larger(BAR_HEIGHT, COVER_HEIGHT + shift); }

rect header_portrait(double shift) {
  double t = limited(-shift / (COVER_HEIGHT - BAR_CENTER));
  double side = PORTRAIT_SIDE + (PORTRAIT_IN_BAR - PORTRAIT_SIDE) * t;
  double center = larger(BAR_CENTER, COVER_HEIGHT + shift);
  return (rect){MARGIN, center - side / 2, side, side};
}

rect header_button(const nslide_snapshot *now) {
  double shift = header_shift(now);
  double t = limited(-shift / (BUTTON_CENTER - BAR_CENTER));
  double width = 112 - 16 * t, height = 36 - 4 * t;
  double center = larger(BAR_CENTER, BUTTON_CENTER + shift);
  return (rect){now->header.x + now->header.width - MARGIN - width, center - height / 2, width, height};
}

bool rect_holds(rect rect, double x, double y) {
  return x >= rect.x && x < rect.x + rect.width && y >= rect.y && y < rect.y + rect.height;
}
