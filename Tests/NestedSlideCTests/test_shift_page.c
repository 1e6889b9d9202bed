/*
 * A host that lays out its page itself: where content above what is seen changes the page's offset moves by as much, and
 * what moves or holds the page goes on as that of a twin whose content stays.
 */
#include "support/motions.h"
#include "support/random.h"
#include "support/scene.h"

enum { SEEDS = 30, FRAMES = 90 };

static const double height = 20000;

static nslide_coordinator begin(void) {
  nslide_coordinator c = scene_rest();
  check_ok(nslide_set_page_height(c, 0, height));
  check_ok(nslide_scroll_to(c, 220, 9000, 0));
  return c;
}

static double offset_of(nslide_coordinator c) {
  nslide_page page;
  check_ok(nslide_get_page(c, 0, &page));
  return page.offset;
}

static void beside_a_twin(int index) {
  const motion *m = &motions[index % motion_count];
  random_state random = random_begin(index);
  nslide_coordinator c = begin(), twin = begin();
  double shifted = 0;
  m->begin(c);
  m->begin(twin);
  for (int i = 1; i <= FRAMES; i++) {
    check_case("%s, %d, frame %d", m->name, index / motion_count, i);
    m->frame(c, i / 60.0);
    m->frame(twin, i / 60.0);
    if (random_below(&random, 9) == 0) {
      double shift = random_below(&random, 800) / 4.0 - 80;
      shifted += shift;
      check_ok(nslide_shift_page(c, 0, height + shifted, shift));
    }
    check_near(offset_of(c) - shifted, offset_of(twin), 1e-6);
    nslide_snapshot one = motion_snapshot(c), other = motion_snapshot(twin);
    check_near(one.velocity_y, other.velocity_y, 1e-6);
    check_near(one.rest_inner - shifted, other.rest_inner, 1e-6);
    check_int(one.phase, other.phase);
    check_near(one.outer, other.outer, 0);
  }
  check_ok(nslide_destroy(c));
  check_ok(nslide_destroy(twin));
}

/* Led to a place, that place moves too; led to the top it ends there. */
static void led(int index) {
  bool to_top = index % 2 == 1;
  nslide_coordinator c = begin();
  check_case("led %s", to_top ? "to the top" : "to a place");
  check_ok(nslide_scroll_to(c, NSLIDE_AUTO, to_top ? 0 : 12000, 1));
  check_ok(nslide_advance(c, 0.1));
  check_ok(nslide_shift_page(c, 0, height + 300, 300));
  check_near(motion_snapshot(c).rest_inner, to_top ? 0 : 12300, 1e-6);
  check_ok(nslide_advance(c, 5));
  check_near(offset_of(c), to_top ? 0 : 12300, 1e-6);
  check_ok(nslide_destroy(c));
}

/* What is revealed moves: the motion goes on to where it is now, from where it is and as fast as it is. */
static void retargeted(int index) {
  bool elsewhere = index % 2 == 1;
  nslide_coordinator c = begin();
  check_case("retargeted, %s", elsewhere ? "on another page" : "here");
  int32_t page = elsewhere ? 1 : 0;
  check_ok(nslide_retarget_reveal(c, page, 3000, 50, NSLIDE_ALIGN_START));
  check_near(offset_of(c), 9000, 0);
  if (elsewhere) check_ok(nslide_set_page_height(c, 1, height));
  check_ok(nslide_reveal(c, page, 12000, 50, NSLIDE_ALIGN_START, 1));
  check_ok(nslide_advance(c, 0.1));
  nslide_snapshot before = motion_snapshot(c);
  check_ok(nslide_retarget_reveal(c, page, 12500, 50, NSLIDE_ALIGN_START));
  check_ok(nslide_retarget_reveal(c, 2, 100, 50, NSLIDE_ALIGN_START));
  nslide_snapshot after = motion_snapshot(c);
  check_near(after.inner, before.inner, 1e-9);
  check_near(after.velocity_y, before.velocity_y, 1e-6);
  check_ok(nslide_advance(c, 8));
  nslide_page shown;
  check_ok(nslide_get_page(c, page, &shown));
  check_near(shown.offset, 12500, 1e-6);
  check_int(motion_snapshot(c).page_index, page);
  check_ok(nslide_retarget_reveal(c, page, 100, 50, NSLIDE_ALIGN_START));
  check_ok(nslide_advance(c, 9));
  check_ok(nslide_get_page(c, page, &shown));
  check_near(shown.offset, 12500, 1e-6);
  check_ok(nslide_destroy(c));
}

int main(void) {
  check_forked(motion_count * SEEDS, 20, beside_a_twin);
  check_forked(2, 20, led);
  check_forked(2, 20, retargeted);
  return check_summary("shifted pages");
}
