/* Plays the record of a long session of all calls, which the release library has written: each call is taken as it was, and
 * the state in the end is the same to the last bit, in a debug library too and in one with sanitizers. */
#include <stdio.h>
#include <stdlib.h>

#include "support/player.h"

static const char path[] = "Tests/golden/session.nslide";

int main(void) {
  static uint64_t words[1 << 17];
  static player p;
  FILE *file = fopen(path, "rb");
  if (!check_that(file != NULL, "%s cannot be read: the tests run in the root of the tree", path)) return 1;
  size_t size = fread(words, 1, sizeof words, file);
  fclose(file);
  check_case("%s, %zu bytes", path, size);
  if (player_read(&p, words, size)) {
    check(p.entry_count > 2000);
    player_play(&p);
  }
  return check_summary("a recorded session");
}
