#include "photos_view.h"

#include "images.h"

void photos_view_draw(const canvas *canvas, scene *scene, double x, double y) {
  int32_t count = 0;
  const nslide_item *items = scene_items(scene, PHOTOS, &count);
  for (int32_t n = 0; n < count; n++) {
    nslide_rect frame = items[n].frame;
    if (items[n].item < 0) continue;
    /* Each run of twelve begins at another picture: none stands below itself. */
    int picture = (items[n].item + items[n].item / PHOTO_FILES * 5) % PHOTO_FILES;
    image_draw(canvas, IMAGE_PHOTO + picture, x + frame.x, y + frame.y, frame.width, frame.height);
  }
}
