/* Records of coordinators with lists: what a list does to its page is in them, so that they play to the same state
 * without any list. */
#include "support/list_world.h"
#include "support/motions.h"
#include "support/player.h"
#include "support/scene.h"

enum { SEEDS = 30, FRAMES = 120, ROOM = 1 << 20 };

static unsigned char bytes[ROOM] __attribute__((aligned(8)));

static size_t read_record(nslide_coordinator c) {
  size_t size = 0, read = 0;
  do {
    check_ok(nslide_record_read(c, bytes + size, ROOM - size, &read));
    size += read;
  } while (read > 0 && size < ROOM);
  check(size < ROOM);
  return size;
}

/* Scrolls to something of the list, at once or animated. */
static void scroll_to(list_world *w) {
  if (w->expected.element_count == 0) return;
  const reference_element *e = &w->expected.elements[random_below(&w->random, w->expected.element_count)];
  int align = random_below(&w->random, 4), animated = random_below(&w->random, 2);
  check_ok(nslide_list_scroll_to(w->list, e->section, e->item, align, animated));
}

static void recorded(int index) {
  static player p;
  const motion *m = &motions[index % motion_count];
  list_world w;
  check_case("%s, %d", m->name, index / motion_count);
  world_begin(&w, 9000 + index);
  nslide_coordinator c = scene_rest();
  check_ok(nslide_list_attach(w.list, c, 0));
  check_ok(nslide_scroll_to(c, 220, 900, 0));
  if (index % 2) check_ok(nslide_record_start(c));
  m->begin(c);
  if (index % 2 == 0) check_ok(nslide_record_start(c));
  for (int i = 1; i <= FRAMES; i++) {
    m->frame(c, i / 60.0);
    if (i % 5 == 0) world_edit(&w);
    if (i % 40 == 39) scroll_to(&w);
    if (i % 50 == 30) check_ok(nslide_scroll_to_page(c, i / 50 % 2, 1));
  }
  check_ok(nslide_record_stop(c));
  if (player_read(&p, bytes, read_record(c))) player_play(&p);
  world_end(&w);
  check_ok(nslide_destroy(c));
}

int main(void) {
  check_forked(motion_count * SEEDS, 20, recorded);
  return check_summary("records of lists");
}
