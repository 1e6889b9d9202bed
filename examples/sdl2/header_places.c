#include "header_places.h"

double header_pulled(const scene *scene) {
  const nslide_snapshot *now = &scene->host.snapshot;
  double shift = now->header.y + now->header_stretch;
  return shift > 0 ? shift : 0;
}

double header_cover_foot(const scene *scene) { return scene->effects[EFFECT_COVER_FOOT] + header_pulled(scene); }

/* One that begins or ends at x, with its middle at an effect's height. */
static rect around(const scene *scene, double x, int center, double width, double height) {
  return (rect){x, scene->effects[center] + header_pulled(scene) - height / 2, width, height};
}

rect header_portrait(const scene *scene) {
  double side = scene->effects[EFFECT_PORTRAIT_SIDE];
  return around(scene, MARGIN, EFFECT_PORTRAIT_CENTER, side, side);
}

rect header_button(const scene *scene) {
  const nslide_rect *header = &scene->host.snapshot.header;
  double width = scene->effects[EFFECT_BUTTON_WIDTH], height = scene->effects[EFFECT_BUTTON_HEIGHT];
  return around(scene, header->x + header->width - MARGIN - width, EFFECT_BUTTON_CENTER, width, height);
}

bool rect_holds(rect rect, double x, double y) {
  return x >= rect.x && x < rect.x + rect.width && y >= rect.y && y < rect.y + rect.height;
}
