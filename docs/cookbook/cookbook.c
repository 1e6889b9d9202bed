// The recipes of docs/cookbook.md in C. Each is a function; main runs all of them.
#include <stdio.h>
#include <stdlib.h>

#include "nestedslide.h"

// Ends the program if a call is refused.
static void ok(nslide_status status) {
  if (status != NSLIDE_OK) abort();
}

// The scene of all recipes: a header of 180 points and a hover bar of 60 in a window of 390 by 600.
static nslide_config scene(void) {
  nslide_config config;
  ok(nslide_config_default(&config, sizeof config));
  config.viewport_width = 390, config.viewport_height = 600;
  config.header_height = 180, config.hover_height = 60;
  return config;
}

// A slide with pages of these heights.
static nslide_coordinator make(nslide_config config, int32_t count, const double *heights) {
  nslide_coordinator slide;
  ok(nslide_create(&config, count, heights, &slide));
  return slide;
}

static nslide_snapshot now(nslide_coordinator slide) {
  nslide_snapshot snapshot = {.struct_size = sizeof snapshot};
  ok(nslide_get_snapshot(slide, &snapshot));
  return snapshot;
}

// Frames until nothing moves.
static nslide_snapshot settle(nslide_coordinator slide) {
  for (double time = now(slide).time; now(slide).needs_frame; time += 1 / 60.0) ok(nslide_advance(slide, time));
  return now(slide);
}

// A finger that moves content up by so many points, and lifts at a velocity.
static void drag(nslide_coordinator slide, double points, double velocity) {
  ok(nslide_session_begin(slide, NSLIDE_SOURCE_TOUCH, 195, 400));
  ok(nslide_session_update(slide, 0, points, NULL, NULL));
  ok(nslide_session_end(slide, 0, velocity));
}

// Pull to refresh
static void refresh(void) {
  nslide_config config = scene();
  config.refresh_height = 60;
  nslide_coordinator slide = make(config, 1, (double[]){3000});
  drag(slide, -300, 0);
  nslide_snapshot held = settle(slide);
  if (held.refresh == NSLIDE_REFRESH_REFRESHING) printf("held open: the header begins at %.0f\n", held.header.y);
  ok(nslide_end_refresh(slide, NSLIDE_NO_PAGE, NSLIDE_RESULT_SUCCESS));
  printf("closed: it begins at %.0f\n", settle(slide).header.y);
  nslide_destroy(slide);
}

// Load more at the end
static void load_more(void) {
  nslide_config config = scene();
  config.load_more_distance = 400;
  nslide_coordinator slide = make(config, 1, (double[]){3000});
  ok(nslide_scroll_to(slide, 180, 2300, 0));
  nslide_event events[16];
  int32_t count;
  ok(nslide_poll_events(slide, events, 16, &count));
  for (int32_t n = 0; n < count; n++) {
    if (events[n].type != NSLIDE_EVENT_LOAD_MORE) continue;
    printf("page %d wants more\n", events[n].index);
    ok(nslide_set_page_height(slide, events[n].index, 6000));
    ok(nslide_end_load(slide, events[n].index));
  }
  nslide_page page;
  ok(nslide_get_page(slide, 0, &page));
  printf("its content is %.0f high\n", page.content_height);
  nslide_destroy(slide);
}

// Sections with headers that stick
static void sections(void) {
  nslide_coordinator slide = make(scene(), 1, (double[]){0});
  nslide_list feed;
  ok(nslide_list_create(NULL, &feed));
  nslide_section month;
  ok(nslide_section_default(&month, sizeof month));
  month.item_height = 44, month.header_height = 30;
  for (int n = 0; n < 12; n++) ok(nslide_list_insert_section(feed, n, &month, 31, NULL));
  ok(nslide_list_attach(feed, slide, 0));
  ok(nslide_list_scroll_to(feed, 4, 20, NSLIDE_ALIGN_START, 0));
  nslide_item items[64];
  int32_t count;
  ok(nslide_list_get_visible(feed, 0, 0, items, 64, &count));
  for (int n = 0; n < count; n++) {
    if (items[n].flags & NSLIDE_ITEM_IS_STUCK) {
      printf("the header of section %d sticks, %.0f high\n", items[n].section, items[n].frame.height);
    }
  }
  nslide_list_destroy(feed);
  nslide_destroy(slide);
}

// A bar of tabs
static void tabs(void) {
  nslide_coordinator slide = make(scene(), 5, (double[]){3000, 3000, 3000, 3000, 3000});
  for (int index = 0; index < 5; index++) {
    nslide_page_settings settings = {.struct_size = sizeof settings};
    ok(nslide_get_page_settings(slide, index, &settings));
    settings.tab_width = 120;
    ok(nslide_set_page_settings(slide, index, &settings));
  }
  int32_t tab;
  ok(nslide_tab_at(slide, 300, 210, &tab));
  ok(nslide_tap_tab(slide, tab, 1));
  nslide_snapshot shown = settle(slide);
  printf("page %d, strip at %.0f, mark at %.0f\n", shown.page_index, shown.tab_offset, shown.tab_indicator.x);
  nslide_destroy(slide);
}

// Cards that snap
static void cards(void) {
  nslide_coordinator slide = make(scene(), 1, (double[]){4000});
  nslide_snap_area areas[10] = {0};
  for (int n = 0; n < 10; n++) areas[n].start = 400 * n, areas[n].length = 380, areas[n].align = NSLIDE_ALIGN_START;
  ok(nslide_set_snap_areas(slide, 0, areas, 10, NSLIDE_SNAP_AREAS_MANDATORY, 0, 0));
  ok(nslide_scroll_to(slide, 180, 0, 0));
  drag(slide, 30, 900);
  printf("rests at %.0f\n", settle(slide).inner);
  nslide_destroy(slide);
}

// A carousel inside a page
static void carousel(void) {
  nslide_coordinator slide = make(scene(), 2, (double[]){3000, 3000});
  nslide_region claimed = {.frame = {0, 40, 390, 160}, .view = 0, .axes = NSLIDE_AXIS_HORIZONTAL};
  ok(nslide_set_regions(slide, &claimed, 1));
  double used;
  ok(nslide_session_begin(slide, NSLIDE_SOURCE_TOUCH, 195, 350));
  ok(nslide_session_update(slide, 120, 0, &used, NULL));
  ok(nslide_session_end(slide, 0, 0));
  printf("in the carousel the pager takes %.0f\n", used);
  nslide_config small = scene();
  small.viewport_height = 160, small.header_height = 0, small.hover_height = 0;
  nslide_coordinator inside = make(small, 4, (double[]){160, 160, 160, 160});
  ok(nslide_link(inside, slide, NSLIDE_LINK_VERTICAL));
  drag(inside, 100, 0);
  printf("what it cannot use goes to the page around it: %.0f\n", now(slide).outer);
  nslide_destroy(inside);
  nslide_destroy(slide);
}

// Back where it was
static void back(void) {
  nslide_coordinator slide = make(scene(), 0, NULL);
  ok(nslide_reload_keyed(slide, 2, (int64_t[]){71, 72}, (double[]){3000, 900}));
  ok(nslide_scroll_to(slide, 180, 640, 0));
  size_t size;
  nslide_save(slide, NULL, 0, &size);  // it says how much room is needed
  void *bytes = malloc(size);
  ok(nslide_save(slide, bytes, size, &size));
  nslide_destroy(slide);

  ok(nslide_restore(bytes, size, &slide));
  ok(nslide_reload_keyed(slide, 3, (int64_t[]){70, 71, 72}, (double[]){500, 3000, 900}));
  printf("page %d at %.0f\n", now(slide).page_index, now(slide).inner);
  nslide_destroy(slide);
  free(bytes);
}

// A chat
static void chat(void) {
  nslide_config config = scene();
  config.header_height = 0, config.hover_height = 0;
  nslide_coordinator slide = make(config, 1, (double[]){0});
  nslide_list_config settings;
  ok(nslide_list_config_default(&settings, sizeof settings));
  settings.stick_to_end = 1;
  nslide_list messages;
  ok(nslide_list_create(&settings, &messages));
  nslide_section section;
  ok(nslide_section_default(&section, sizeof section));
  section.item_height = 60;
  ok(nslide_list_insert_section(messages, 0, &section, 40, NULL));
  ok(nslide_list_attach(messages, slide, 0));
  ok(nslide_scroll_to(slide, 0, 1e6, 0));

  ok(nslide_list_insert_items(messages, 0, 40, 1, (double[]){90}));  // a message comes
  nslide_item_range seen;
  ok(nslide_list_get_range(messages, 0, 0, &seen));
  printf("the last one seen: %d\n", seen.last_item);
  drag(slide, -500, 0);
  settle(slide);
  ok(nslide_list_get_range(messages, 0, 0, &seen));
  int32_t first = seen.first_item;
  ok(nslide_list_insert_items(messages, 0, 0, 20, NULL));  // older ones are loaded above
  ok(nslide_list_get_range(messages, 0, 0, &seen));
  printf("moved by %d rows, and by nothing on the screen\n", seen.first_item - first);
  nslide_list_destroy(messages);
  nslide_destroy(slide);
}

// Less motion
static void less_motion(void) {
  nslide_config config = scene();
  config.reduced_motion = 1;
  nslide_coordinator slide = make(config, 2, (double[]){3000, 900});
  ok(nslide_scroll_to_page(slide, 1, 1));
  printf("page %d, frames to come: %d\n", now(slide).page_index, now(slide).needs_frame);
  nslide_destroy(slide);
}

// Screen readers and keyboards
static void readers(void) {
  nslide_coordinator slide = make(scene(), 2, (double[]){3000, 900});
  ok(nslide_reveal(slide, 0, 1200, 60, NSLIDE_ALIGN_NEAREST, 1));  // the focus went to a row
  double shown = settle(slide).inner;
  printf("the row is seen from %.0f on\n", shown);
  ok(nslide_key(slide, NSLIDE_KEY_PAGE_DOWN));
  printf("a screen further: %.1f\n", settle(slide).inner - shown);
  double left;
  ok(nslide_can_scroll(slide, NSLIDE_DIRECTION_DOWN, &left));
  printf("%.0f are left to scroll\n", left);
  ok(nslide_tap_tab(slide, 1, 1));  // the reader's own way to a tab
  printf("page %d\n", settle(slide).page_index);
  nslide_destroy(slide);
}

int main(void) {
  refresh();
  load_more();
  sections();
  tabs();
  cards();
  carousel();
  back();
  chat();
  less_motion();
  readers();
  return 0;
}
