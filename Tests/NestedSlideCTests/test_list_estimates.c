/*
 * Hosts that measure items as they come into view, in place of their estimates: whichever way it is scrolled, alone or
 * by a finger, nothing that was seen before moves by anything but the scrolling.
 */
#include "support/list_scene.h"
#include "support/random.h"

enum { ITEMS = 400, SEEN = 128, STEPS = 900 };

typedef struct feed {
  nslide_list list;
  nslide_coordinator c; /* 0: alone */
  double heights[ITEMS]; /* what each will be when it is measured */
  double finger;         /* how far it has gone, 0 where there is none */
} feed;

static nslide_section estimates(void) {
  nslide_section section = {0};
  check_ok(nslide_section_default(&section, sizeof section));
  section.estimated = 1;
  section.item_height = 60;
  section.header_height = 30;
  section.line_spacing = 2.5;
  section.insets.bottom = 10;
  return section;
}

static void feed_begin(feed *f, int number, bool attached) {
  random_state random = random_begin(number);
  nslide_section section = estimates();
  *f = (feed){0};
  for (int i = 0; i < ITEMS; i++) f->heights[i] = 20 + random_below(&random, 400) / 4.0;
  check_ok(nslide_list_create(NULL, &f->list));
  for (int i = 0; i < 4; i++) check_ok(nslide_list_insert_section(f->list, i, &section, ITEMS / 4, NULL));
  if (!attached) return;
  f->c = scene_rest();
  check_ok(nslide_list_attach(f->list, f->c, 0));
  check_ok(nslide_scroll_to(f->c, 220, 0, 0));
}

static void feed_end(feed *f) {
  check_ok(nslide_list_destroy(f->list));
  check_ok(nslide_destroy(f->c));
}

static nslide_list_state state_of(const feed *f) {
  nslide_list_state s = {.struct_size = sizeof s};
  check_ok(nslide_list_get_state(f->list, &s));
  return s;
}

/* Measures what is seen and has not been yet, from top to bottom, until there is no more; how many. */
static int measure(feed *f) {
  nslide_item items[SEEN];
  int32_t count = 0;
  for (int measured = 0;; measured++) {
    check_ok(nslide_list_get_visible(f->list, 0, 0, items, SEEN, &count));
    int32_t i = 0;
    while (i < count && (items[i].flags & NSLIDE_ITEM_IS_ESTIMATED) == 0) i++;
    if (i == count || measured > SEEN) return measured;
    const double *height = &f->heights[items[i].section * (ITEMS / 4) + items[i].item];
    check_ok(nslide_list_set_heights(f->list, items[i].section, items[i].item, 1, height));
  }
}

static double screen_y(const feed *f, int32_t section, int32_t item) {
  nslide_rect frame = {0};
  check_ok(nslide_list_get_frames(f->list, section, item, 1, &frame));
  return frame.y - state_of(f).offset;
}

static void scroll(feed *f, double way) {
  if (f->c != 0) {
    check_ok(nslide_session_update(f->c, 0, way, NULL, NULL));
  } else {
    check_ok(nslide_list_set_offset(f->list, state_of(f).offset + way));
  }
}

/* Jumps into what nobody has seen, then scrolls there in steps lower than any item, mostly up. */
static void measured_on_the_way(int index) {
  feed f;
  bool attached = index % 2 == 1;
  check_case("measured on the way, %d", index);
  feed_begin(&f, index, attached);
  random_state random = random_begin(index + 77);
  if (attached) {
    check_ok(nslide_scroll_to(f.c, 220, 12000, 0));
    measure(&f);
    check_ok(nslide_session_begin(f.c, NSLIDE_SOURCE_TOUCH, 195, 600));
  } else {
    check_ok(nslide_list_set_offset(f.list, 12000));
    measure(&f);
  }
  int measured = 0;
  for (int i = 0; i < STEPS; i++) {
    double way = random_below(&random, 76) / 4.0 * (random_below(&random, 4) == 0 ? 1 : -1);
    nslide_item_range before;
    check_ok(nslide_list_get_range(f.list, 0, 0, &before));
    double y = screen_y(&f, before.last_section, before.last_item), offset = state_of(&f).offset;
    if (offset + way < 20) break;
    scroll(&f, way);
    measured += measure(&f);
    check_near(screen_y(&f, before.last_section, before.last_item), y - way, 1e-6);
  }
  check_that(measured > 20, "only %d were measured", measured);
  if (attached) check_ok(nslide_session_end(f.c, 0, 0));
  feed_end(&f);
}

enum { DOWNWARDS, UPWARDS, AT_ONCE, ORDERS };

/* Measures all that is seen or lies so far above it, in one of three orders. */
static void measure_in(feed *f, int order, double before) {
  nslide_item items[SEEN];
  int32_t count = 0;
  check_ok(nslide_list_get_visible(f->list, before, 0, items, SEEN, &count));
  int first = -1, last = -1;
  for (int32_t i = 0; i < count; i++) {
    if ((items[i].flags & NSLIDE_ITEM_IS_ESTIMATED) == 0) continue;
    int number = items[i].section * (ITEMS / 4) + items[i].item;
    if (first < 0 || number < first) first = number;
    if (number > last) last = number;
  }
  if (first < 0) return;
  for (int i = 0; i <= last - first; i++) {
    int number = order == UPWARDS ? last - i : first + i, section = number / (ITEMS / 4);
    int item = number % (ITEMS / 4), left = ITEMS / 4 - item, wanted = last - number + 1;
    int32_t together = order == AT_ONCE ? (left < wanted ? left : wanted) : 1;
    check_ok(nslide_list_set_heights(f->list, section, item, together, &f->heights[number]));
    i += together - 1;
  }
}

/* The first item that is seen and has been measured. */
static nslide_item first_measured(const feed *f) {
  nslide_item items[SEEN];
  int32_t count = 0, i = 0;
  check_ok(nslide_list_get_visible(f->list, 0, 0, items, SEEN, &count));
  while (i + 1 < count && (items[i].flags & NSLIDE_ITEM_IS_ESTIMATED) != 0) i++;
  return items[i];
}

/* Scrolled up by several rows at a time, whatever order they are measured in: what was seen moves as far as that. */
static void several_at_a_time(int index) {
  feed f;
  bool attached = index % 2 == 1;
  int order = index / 2 % ORDERS;
  double before = index / 6 % 2 * 150;
  check_case("several at a time, %d", index);
  feed_begin(&f, index, attached);
  random_state random = random_begin(index + 99);
  if (attached) check_ok(nslide_scroll_to(f.c, 220, 12000, 0));
  else check_ok(nslide_list_set_offset(f.list, 12000));
  measure_in(&f, order, before);
  if (attached) check_ok(nslide_session_begin(f.c, NSLIDE_SOURCE_TOUCH, 195, 600));
  for (int i = 0; i < 60; i++) {
    nslide_item seen = first_measured(&f);
    double y = screen_y(&f, seen.section, seen.item), way = -random_below(&random, 300);
    if (state_of(&f).offset + way < 400) break;
    scroll(&f, way);
    measure_in(&f, order, before);
    check_near(screen_y(&f, seen.section, seen.item), y - way, 1e-6);
  }
  if (attached) check_ok(nslide_session_end(f.c, 0, 0));
  feed_end(&f);
}

/* At the top of the content, and wherever the first item's edge is that of what is seen, nothing is cut off: that edge
 * stays. */
static void measured_at_the_edge(int index) {
  feed f;
  bool attached = index % 2 == 1;
  check_case("measured at the edge, %s", attached ? "attached" : "alone");
  feed_begin(&f, index, attached);
  nslide_section section = estimates();
  section.header_height = index < 2 ? 0 : 30;
  for (int i = 0; i < 4; i++) check_ok(nslide_list_set_section(f.list, i, &section));
  measure(&f);
  check_near(state_of(&f).offset, 0, 0);
  /* The first item of the second section, which nobody has seen. */
  nslide_rect frame = {0};
  check_ok(nslide_list_get_frames(f.list, 1, 0, 1, &frame));
  check_ok(attached ? nslide_scroll_to(f.c, 220, frame.y, 0) : nslide_list_set_offset(f.list, frame.y));
  measure(&f);
  check_near(screen_y(&f, 1, 0), 0, 1e-9);
  feed_end(&f);
}

/* Cut off by however little, its lower edge stays. */
static void measured_cut_off(int index) {
  feed f;
  check_case("measured, cut off, %d", index);
  feed_begin(&f, index, false);
  nslide_rect frame = {0};
  double by = (index + 1) * 5;
  check_ok(nslide_list_get_frames(f.list, 2, 50, 1, &frame));
  check_ok(nslide_list_set_offset(f.list, frame.y + by));
  check_ok(nslide_list_set_heights(f.list, 2, 50, 1, &f.heights[5]));
  check_near(screen_y(&f, 2, 50) + f.heights[5], 60 - by, 1e-6);
  /* It has a height now: another one moves its lower edge. */
  double y = screen_y(&f, 2, 50), higher = f.heights[5] + 10;
  check_ok(nslide_list_set_heights(f.list, 2, 50, 1, &higher));
  check_near(screen_y(&f, 2, 50), y, 1e-6);
  feed_end(&f);
}

/* What is scrolled to with nothing measured on the way ends where it should, however it was estimated. */
static void led_through_estimates(int index) {
  feed f;
  int32_t section = index % 4, item = index * 37 % (ITEMS / 4), align = index % 3;
  check_case("led to %d.%d through estimates, align %d", section, item, align);
  feed_begin(&f, index, true);
  check_ok(nslide_list_scroll_to(f.list, section, item, align, 1));
  for (int i = 1; i < 400; i++) {
    check_ok(nslide_advance(f.c, i / 60.0));
    measure(&f);
  }
  double wanted = NAN;
  check_ok(nslide_list_get_item_offset(f.list, section, item, align, &wanted));
  check_near(state_of(&f).offset, wanted, 1e-6);
  nslide_snapshot s = {.struct_size = sizeof s};
  check_ok(nslide_get_snapshot(f.c, &s));
  check_int(s.at_rest, 1);
  feed_end(&f);
}

int main(void) {
  check_forked(60, 20, measured_on_the_way);
  check_forked(48, 20, several_at_a_time);
  check_forked(4, 20, measured_at_the_edge);
  check_forked(10, 20, measured_cut_off);
  check_forked(100, 20, led_through_estimates);
  return check_summary("estimated lists");
}
