#include "lists.h"

#include <stdlib.h>

#include "notes.h"

static bool insert_month(nslide_list list, int32_t index) {
  month found = notes_month(index);
  nslide_section section;
  nslide_section_default(&section, sizeof section);
  section.header_height = MONTH_HEIGHT; /* it sticks: that is the default */
  double *heights = malloc((size_t)found.count * sizeof *heights);
  if (heights == NULL) return false;
  for (int32_t n = 0; n < found.count; n++) heights[n] = NOTE_HEIGHTS[notes_line_count(found.first + n) - 1];
  nslide_status status = nslide_list_insert_section(list, index, &section, found.count, heights);
  free(heights);
  return status == NSLIDE_OK;
}

static nslide_section photo_section(scene *scene) {
  double width = scene->config.viewport_width;
  nslide_section section;
  nslide_section_default(&section, sizeof section);
  section.layout = NSLIDE_LAYOUT_GRID;
  section.columns = width < 600 ? 3 : (int32_t)(width / 140);
  section.item_spacing = section.line_spacing = PHOTO_GAP;
  section.item_height = (width - PHOTO_GAP * (section.columns - 1)) / section.columns;
  return section;
}

bool lists_open(scene *scene) {
  if (nslide_list_create(NULL, &scene->lists[GUESTBOOK]) != NSLIDE_OK) return false;
  if (nslide_list_create(NULL, &scene->lists[PHOTOS]) != NSLIDE_OK) return false;
  int32_t months = notes_month_count();
  for (int32_t index = 0; index < months; index++) {
    if (!insert_month(scene->lists[GUESTBOOK], index)) return false;
  }
  nslide_section section = photo_section(scene);
  return nslide_list_insert_section(scene->lists[PHOTOS], 0, &section, PHOTO_COUNT, NULL) == NSLIDE_OK &&
         nslide_list_attach(scene->lists[GUESTBOOK], scene->host.slide, GUESTBOOK) == NSLIDE_OK &&
         nslide_list_attach(scene->lists[PHOTOS], scene->host.slide, PHOTOS) == NSLIDE_OK;
}

bool lists_resize(scene *scene) {
  nslide_section section = photo_section(scene);
  return nslide_list_set_section(scene->lists[PHOTOS], 0, &section) == NSLIDE_OK;
}

void lists_close(scene *scene) {
  nslide_list_destroy(scene->lists[GUESTBOOK]);
  nslide_list_destroy(scene->lists[PHOTOS]);
}
