#include "scene.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "header_places.h"
#include "lists.h"
#include "notes.h"
#include "theme.h"

/* The engine tells of every call that it refuses: none should be. */
static void on_refused(void *context, nslide_status status, uint64_t handle, const char *message) {
  (void)context, (void)handle;
  fprintf(stderr, "nestedslide: %s: %s\n", nslide_status_name(status), message);
}

bool scene_open(scene *scene, double width, double height) {
  memset(scene, 0, sizeof *scene);
  nslide_set_log(on_refused, NULL);
  if (nslide_abi_version() != NSLIDE_ABI_VERSION) return false;
  nslide_config *config = &scene->config;
  nslide_config_default(config, sizeof *config);
  config->viewport_width = width;
  config->viewport_height = height;
  config->header_height = HEADER_HEIGHT;
  config->header_min_height = BAR_HEIGHT;
  config->hover_height = TABS_HEIGHT;
  config->header_stretch = 1;
  config->swipe_area = NSLIDE_SWIPE_ALL;
  config->indicator_width = 48;
  config->indicator_height = 3;
  config->indicator_radius = 1.5;
  config->resampling = NSLIDE_RESAMPLING_ON; /* even steps, however the finger's moves and the frames lie */
  config->stop_velocity = 20;                /* nobody sees the last points of a fling */
  if (nslide_create(config, PAGES, NULL, &scene->slide) != NSLIDE_OK) return false;
  scene->now.struct_size = sizeof scene->now;
  return lists_open(scene) && scene_frame(scene, 0);
}

void scene_close(scene *scene) {
  if (scene->record != NULL) {
    nslide_record_stop(scene->slide);
    scene_record_flush(scene);
    fclose(scene->record);
  }
  lists_close(scene);
  nslide_destroy(scene->slide);
  free(scene->items);
}

void scene_set_about_height(scene *scene, double height) { nslide_set_page_height(scene->slide, ABOUT, height); }

void scene_resize(scene *scene, double width, double height) {
  if (width <= 0 || height <= 0) return;
  if (width == scene->config.viewport_width && height == scene->config.viewport_height) return;
  scene->config.viewport_width = width;
  scene->config.viewport_height = height;
  nslide_set_config(scene->slide, &scene->config);
  lists_resize(scene);
}

static void tap(scene *scene, double x, double y) {
  int32_t tab = -1;
  rect button = header_button(&scene->now);
  /* The header lies above the pages, and the button above the header. */
  if (rect_holds(button, x, y)) scene->following = !scene->following;
  else if (nslide_tab_at(scene->slide, x, y, &tab) == NSLIDE_OK && tab >= 0) nslide_tap_tab(scene->slide, tab, 1);
}

bool scene_pointer(scene *scene, int32_t action, int32_t source, int64_t id, double x, double y, double time) {
  if (nslide_pointer(scene->slide, action, source, id, x, y, time) != NSLIDE_OK) return false;
  if (action == NSLIDE_POINTER_DOWN) scene->press_x = x, scene->press_y = y;
  if (action != NSLIDE_POINTER_UP) return true;
  /* Whether it was a tap the engine says, which knows what the touch caught and how far it moved. */
  if (nslide_get_snapshot(scene->slide, &scene->now) == NSLIDE_OK && scene->now.touch == NSLIDE_TOUCH_TAPPED) {
    tap(scene, x, y);
  }
  return true;
}

void scene_catch_up(scene *scene, double time) {
  bool known = nslide_get_snapshot(scene->slide, &scene->now) == NSLIDE_OK;
  if (known && time > scene->now.time) nslide_advance(scene->slide, time);
}

bool scene_frame(scene *scene, double time) {
  nslide_event events[MAX_EVENTS];
  nslide_frame_buffers frame = {.struct_size = sizeof frame,
                                .page_capacity = NSLIDE_MAX_VISIBLE_PAGES,
                                .event_capacity = MAX_EVENTS,
                                .snapshot = &scene->now,
                                .pages = scene->pages,
                                .events = events};
  scene->frames++;
  if (nslide_frame(scene->slide, time, &frame) != NSLIDE_OK) return false;
  scene->page_count = frame.page_count;
  scene->page_changed = false;
  for (int32_t n = 0; n < frame.event_count; n++) {
    if (events[n].type == NSLIDE_EVENT_PAGE_CHANGED) scene->page_changed = true;
  }
  return true;
}

const nslide_item *scene_items(scene *scene, int32_t page, int32_t *count) {
  nslide_list list = scene->lists[page];
  nslide_status status = nslide_list_get_visible(list, 0, 0, scene->items, scene->item_capacity, count);
  if (status == NSLIDE_ERROR_BUFFER_TOO_SMALL) {
    /* More is seen than ever before: a larger window. */
    int32_t capacity = 2 * *count;
    nslide_item *items = realloc(scene->items, (size_t)capacity * sizeof *items);
    if (items != NULL) {
      scene->items = items;
      scene->item_capacity = capacity;
      status = nslide_list_get_visible(list, 0, 0, items, capacity, count);
    }
  }
  if (status != NSLIDE_OK) *count = 0;
  return scene->items;
}

int32_t scene_note(int32_t section, int32_t item) { return notes_month(section).first + item; }

bool scene_record(scene *scene, const char *path) {
  scene->record = fopen(path, "wb");
  return scene->record != NULL && nslide_record_start(scene->slide) == NSLIDE_OK;
}

void scene_record_flush(scene *scene) {
  unsigned char bytes[4096];
  size_t size = 0;
  if (scene->record == NULL) return;
  while (nslide_record_read(scene->slide, bytes, sizeof bytes, &size) == NSLIDE_OK && size > 0) {
    fwrite(bytes, 1, size, scene->record);
  }
}

static void report_rect(FILE *out, const char *name, nslide_rect rect) {
  fprintf(out, "\"%s\": [%.17g, %.17g, %.17g, %.17g], ", name, rect.x, rect.y, rect.width, rect.height);
}

void scene_report(scene *scene, FILE *out, uint64_t drawn) {
  const nslide_snapshot *now = &scene->now;
  uint64_t hash = 0;
  int32_t count = 0;
  nslide_state_hash(scene->slide, &hash);
  scene_items(scene, GUESTBOOK, &count);
  fprintf(out, "{\"time\": %.17g, \"outer\": %.17g, \"inner\": %.17g, ", now->time, now->outer, now->inner);
  fprintf(out, "\"rest\": %.17g, ", now->rest_outer + now->rest_inner);
  fprintf(out, "\"page_position\": %.17g, \"page_index\": %d, ", now->page_position, now->page_index);
  fprintf(out, "\"phase\": %d, \"touch\": %d, \"needs_frame\": %d, ", now->phase, now->touch, now->needs_frame);
  report_rect(out, "header", now->header);
  report_rect(out, "hover", now->hover);
  report_rect(out, "pager", now->pager);
  report_rect(out, "tab_indicator", now->tab_indicator);
  fprintf(out, "\"following\": %d, \"rows\": %d, ", scene->following, count);
  fprintf(out, "\"frames\": %" PRIu64 ", \"drawn\": %" PRIu64 ", \"hash\": \"%016" PRIx64 "\"}\n", scene->frames, drawn,
          hash);
}
