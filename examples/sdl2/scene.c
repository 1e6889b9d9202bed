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

/* How the header collapses is the same in all hosts: content.h has it. */
static bool set_effects(nslide_coordinator slide) {
  enum { ROWS = sizeof EFFECTS / sizeof *EFFECTS };
  nslide_effect effects[ROWS];
  for (int n = 0; n < ROWS; n++) {
    const double *row = EFFECTS[n];
    effects[n] = (nslide_effect){.source = (int32_t)row[0], .page = NSLIDE_NO_PAGE, .start = row[1], .stop = row[2],
                                 .at_start = row[3], .at_stop = row[4]};
  }
  return nslide_set_effects(slide, effects, ROWS) == NSLIDE_OK;
}

static bool read_effects(scene *scene) {
  int32_t count = 0;
  return nslide_get_effects(scene->host.slide, scene->effects, EFFECT_COUNT, &count) == NSLIDE_OK;
}

/* The header lies above the pages, and the button above the header. */
static bool tap(void *context, double x, double y) {
  scene *scene = context;
  nslide_get_snapshot(scene->host.slide, &scene->host.snapshot);
  if (!read_effects(scene) || !rect_holds(header_button(scene), x, y)) return false;
  scene->following = !scene->following;
  return true;
}

bool scene_open(scene *scene, double width, double height) {
  memset(scene, 0, sizeof *scene);
  nslide_set_log(on_refused, NULL);
  if (nslide_abi_version() != NSLIDE_ABI_VERSION) return false;
  nslide_config *config = &scene->config;
  nslide_coordinator slide;
  nslide_config_default(config, sizeof *config);
  config->viewport_width = width;
  config->viewport_height = height;
  config->header_height = HEADER_HEIGHT;
  config->header_min_height = BAR_HEIGHT;
  config->hover_height = TABS_HEIGHT;
  config->header_stretch = 1;
  config->swipe_area = NSLIDE_SWIPE_ALL;
  config->indicator_width = UNDERLINE_WIDTH;
  config->indicator_height = UNDERLINE_HEIGHT;
  config->indicator_radius = UNDERLINE_RADIUS;
  config->stop_velocity = 20;                /* nobody sees the last points of a fling */
  if (nslide_create(config, PAGES, NULL, &slide) != NSLIDE_OK) return false;
  if (nslide_host_begin(&scene->host, slide) != NSLIDE_OK) return false;
  scene->host.on_tap = tap;
  scene->host.context = scene;
  return set_effects(slide) && lists_open(scene) && scene_frame(scene, 0);
}

void scene_close(scene *scene) {
  if (scene->record != NULL) {
    nslide_record_stop(scene->host.slide);
    scene_record_flush(scene);
    fclose(scene->record);
  }
  lists_close(scene);
  nslide_destroy(scene->host.slide);
  free(scene->items);
}

void scene_set_about_height(scene *scene, double height) { nslide_set_page_height(scene->host.slide, ABOUT, height); }

void scene_resize(scene *scene, double width, double height) {
  if (width <= 0 || height <= 0) return;
  if (width == scene->config.viewport_width && height == scene->config.viewport_height) return;
  scene->config.viewport_width = width;
  scene->config.viewport_height = height;
  nslide_set_config(scene->host.slide, &scene->config);
  lists_resize(scene);
}

bool scene_frame(scene *scene, double time) {
  nslide_host *host = &scene->host;
  scene->frames++;
  if (nslide_host_frame(host, time) != NSLIDE_OK || !read_effects(scene)) return false;
  scene->page_changed = false;
  for (int32_t n = 0; n < host->event_count; n++) {
    if (host->events[n].type == NSLIDE_EVENT_PAGE_CHANGED) scene->page_changed = true;
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
  return scene->record != NULL && nslide_record_start(scene->host.slide) == NSLIDE_OK;
}

void scene_record_flush(scene *scene) {
  unsigned char bytes[4096];
  size_t size = 0;
  if (scene->record == NULL) return;
  while (nslide_record_read(scene->host.slide, bytes, sizeof bytes, &size) == NSLIDE_OK && size > 0) {
    fwrite(bytes, 1, size, scene->record);
  }
}

static void report_rect(FILE *out, const char *name, nslide_rect rect) {
  fprintf(out, "\"%s\": [%.17g, %.17g, %.17g, %.17g], ", name, rect.x, rect.y, rect.width, rect.height);
}

void scene_report(scene *scene, FILE *out, uint64_t drawn) {
  const nslide_snapshot *now = &scene->host.snapshot;
  uint64_t hash = 0;
  int32_t count = 0;
  nslide_state_hash(scene->host.slide, &hash);
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
