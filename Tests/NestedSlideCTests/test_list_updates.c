/*
 * What a host with a pool of views is told: replaying the changes gives exactly what is seen, in slots that belong to
 * one thing at a time, are the lowest that are free, and stay while it is seen.
 */
#include "support/list_compare.h"

enum { LISTS = 200, ROUNDS = 80 };

/* The host's pool: the key of what each view shows, 0 for none. */
typedef struct pool {
  reference_key shown[COMPARE_ROOM];
} pool;

static const reference_element *element_at(const list_world *w, const nslide_item_change *c) {
  return reference_find(&w->expected, c->section, c->item);
}

static void replay_one(pool *p, const list_world *w, const nslide_item_change *c) {
  if (!check_that(c->slot >= 0 && c->slot < COMPARE_ROOM, "slot %d", c->slot)) return;
  const reference_element *e = element_at(w, c);
  if (c->kind == NSLIDE_ITEM_LEFT) {
    const reference_element *shown = reference_find_key(&w->expected, p->shown[c->slot]);
    check_that(p->shown[c->slot] != 0, "slot %d is left and shows nothing", c->slot);
    if (shown == NULL) {
      check_that(c->section == -1 && c->item == NSLIDE_ITEM_NONE, "what was removed is told to be %d.%d", c->section,
                 c->item);
    } else {
      check_that(e == shown, "what left slot %d is told to be %d.%d, and is %d.%d", c->slot, c->section, c->item,
                 shown->section, shown->item);
    }
    p->shown[c->slot] = 0;
    return;
  }
  check_int(c->kind, NSLIDE_ITEM_ENTERED);
  int lowest = 0;
  while (p->shown[lowest] != 0) lowest++;
  check_int(c->slot, lowest);
  if (check_that(e != NULL, "%d.%d has entered, and is not there", c->section, c->item)) p->shown[c->slot] = e->key;
}

/* The pool shows all that is seen and nothing else. */
static void compare_pool(const pool *p, const list_world *w, double before, double behind) {
  static nslide_item items[COMPARE_ROOM];
  int32_t count = 0, shown = 0;
  check_ok(nslide_list_get_visible(w->list, before, behind, items, COMPARE_ROOM, &count));
  for (int32_t i = 0; i < count; i++) {
    const reference_element *e = reference_find(&w->expected, items[i].section, items[i].item);
    bool has_slot = items[i].slot >= 0 && items[i].slot < COMPARE_ROOM;
    check_that(e != NULL && has_slot && p->shown[items[i].slot] == e->key, "%d.%d is seen, slot %d does not show it",
               items[i].section, items[i].item, items[i].slot);
  }
  for (int i = 0; i < COMPARE_ROOM; i++) shown += p->shown[i] != 0;
  check_int(shown, count);
}

static void update(pool *p, list_world *w, double before, double behind) {
  static nslide_item_change changes[COMPARE_ROOM], again[COMPARE_ROOM];
  int32_t count = -1, needed = -1;
  if (random_below(&w->random, 3) == 0) {
    memset(again, 0x5A, sizeof again);
    nslide_status status = nslide_list_update(w->list, before, behind, NULL, 0, &needed);
    if (status == NSLIDE_ERROR_BUFFER_TOO_SMALL) {
      check(needed > 0);
      check_status(nslide_list_update(w->list, before, behind, again, needed - 1, &count),
                   NSLIDE_ERROR_BUFFER_TOO_SMALL);
      check_int(count, needed);
      check_that(again[0].kind == 0x5A5A5A5A, "a buffer that is too small was written");
    } else {
      check_ok(status);
      check_int(needed, 0);
      needed = 0;
    }
  }
  if (!check_ok(nslide_list_update(w->list, before, behind, changes, COMPARE_ROOM, &count))) return;
  if (needed >= 0) check_int(count, needed);
  bool entered = false;
  for (int32_t i = 0; i < count; i++) {
    replay_one(p, w, &changes[i]);
    check_that(!entered || changes[i].kind == NSLIDE_ITEM_ENTERED, "something left after something entered");
    entered = entered || changes[i].kind == NSLIDE_ITEM_ENTERED;
  }
  compare_pool(p, w, before, behind);
  check_ok(nslide_list_update(w->list, before, behind, changes, COMPARE_ROOM, &count));
  check_int(count, 0);
}

static void replayed(int index) {
  static pool p;
  list_world w;
  memset(&p, 0, sizeof p);
  world_begin(&w, 3000 + index);
  double before = index % 3 * 60, behind = index % 4 * 80;
  for (int i = 0; i < ROUNDS; i++) {
    const char *done = "nothing";
    int edits = random_below(&w.random, 4);
    for (int n = 0; n < edits; n++) done = world_edit(&w);
    if (random_below(&w.random, 3) == 0) world_scroll(&w);
    check_case("list %d, round %d, last edit: %s", index, i, done);
    if (random_below(&w.random, 20) == 0) behind = random_below(&w.random, 500);
    update(&p, &w, before, behind);
  }
  world_end(&w);
}

int main(void) {
  check_forked(LISTS, 20, replayed);
  return check_summary("updates of lists");
}
