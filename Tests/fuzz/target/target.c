/* What libFuzzer calls: bytes as a sequence of calls of the C interface, each followed by what must hold after it. */
#include "calls.h"
#include "checks.h"
#include "fault.h"
#include "list_checks.h"
#include "moves.h"
#include "perform.h"

enum { MOST_CALLS = 120, ROOM_FOR_CALLS = 128, ROOM_FOR_MOVES = 16 };

int LLVMFuzzerInitialize(int *count, char ***arguments);
int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size);

/* Of any bytes there is something to begin with. */
static void begin(world *w) {
  one_call(w, fuzz_nslide_create);
  double heights[] = {2000, 300, 1000};
  nslide_config config = {0};
  nslide_config_default(&config, sizeof config);
  config.header_height = 200;
  config.hover_height = 40;
  nslide_coordinator c = 0;
  nslide_list list = 0;
  if (nslide_create(&config, 3, heights, &c) != NSLIDE_OK) fault("no coordinator");
  if (nslide_list_create(NULL, &list) != NSLIDE_OK) fault("no list");
  world_keep(w, COORDINATOR, c);
  world_keep(w, LIST, list);
}

int LLVMFuzzerInitialize(int *count, char ***arguments) {
  (void)count, (void)arguments;
  hooks_install();
  perform_begin();
  return 0;
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size) {
  static world w;
  hooks_begin();
  world_begin(&w, bytes, size);
  begin(&w);
  for (int made = 0; w.in.left > 0 && made < MOST_CALLS; made++) {
    uint8_t number = take_byte(&w.in);
    /* Functions count from the beginning, moves from the end. There is room for more of both, which old inputs do not
     * have: time passes for them. */
    int move = (255 - number) % ROOM_FOR_MOVES;
    if (number < call_count) {
      perform(&w, &calls[number]);
    } else {
      make_move(&w, number >= ROOM_FOR_CALLS && move < move_count ? move : 0);
    }
  }
  fault_call("the end");
  for (int i = 0; i < OBJECTS; i++) {
    if (w.objects[i].handle == 0) continue;
    if (w.objects[i].kind == LIST) check_list(&w, w.objects[i].handle);
    if (w.objects[i].kind == COORDINATOR) check_coordinator(&w.objects[i]);
  }
  world_end(&w);
  hooks_end();
  return 0;
}
