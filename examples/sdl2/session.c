#include "session.h"

#include <inttypes.h>
#include <nestedslide.h>
#include <stdio.h>
#include <string.h>

#define TICKS_PER_SECOND 1024.0
#define FRAME 17 /* ticks */

typedef struct player {
  nslide_coordinator slide;
  nslide_config config;
  int64_t events, bytes;
} player;

static bool create(player *player, const double *words, int count) {
  if (count < 4) return false;
  nslide_destroy(player->slide);
  *player = (struct player){0};
  nslide_config_default(&player->config, sizeof player->config);
  player->config.viewport_width = words[0];
  player->config.viewport_height = words[1];
  player->config.header_height = words[2];
  player->config.hover_height = words[3];
  return nslide_create(&player->config, count - 4, words + 4, &player->slide) == NSLIDE_OK &&
         nslide_record_start(player->slide) == NSLIDE_OK;
}

static bool frames(player *player, int first, int count) {
  nslide_event events[64];
  nslide_frame_buffers frame = {.struct_size = sizeof frame, .event_capacity = 64, .events = events};
  for (int n = 0; n < count; n++) {
    if (nslide_frame(player->slide, (first + n * FRAME) / TICKS_PER_SECOND, &frame) != NSLIDE_OK) return false;
    player->events += frame.event_count;
  }
  return true;
}

static bool expect(player *player) {
  unsigned char bytes[4096];
  uint64_t hash;
  size_t size = 0;
  do {
    if (nslide_record_read(player->slide, bytes, sizeof bytes, &size) != NSLIDE_OK) return false;
    player->bytes += (int64_t)size;
  } while (size > 0);
  if (nslide_state_hash(player->slide, &hash) != NSLIDE_OK) return false;
  printf("expect %016" PRIx64 " %" PRId64 " %" PRId64 "\n", hash, player->events, player->bytes);
  return true;
}

static bool play_line(player *player, const char *line) {
  char operation[16];
  int at = 0, count = 0, step = 0;
  double words[24];
  if (sscanf(line, "%15s%n", operation, &at) != 1 || *line == '#') return true;
  if (strcmp(operation, "expect") == 0) return expect(player);
  for (; count < 24 && sscanf(line + at, "%lf%n", &words[count], &step) == 1; count++) at += step;
  nslide_coordinator slide = player->slide;
  int w[7] = {0};
  for (int n = 0; n < count && n < 7; n++) w[n] = (int)words[n];
  if (strcmp(operation, "create") == 0) return create(player, words, count);
  if (strcmp(operation, "frames") == 0 && count == 2) return frames(player, w[0], w[1]);
  if (strcmp(operation, "pointer") == 0 && count == 5) {
    double time = words[4] / TICKS_PER_SECOND;
    return nslide_pointer(slide, w[0], NSLIDE_SOURCE_TOUCH, w[1], words[2], words[3], time) == NSLIDE_OK;
  }
  if (strcmp(operation, "wheel") == 0 && count == 7) {
    return nslide_wheel(slide, w[0], w[1], w[2], words[3], words[4], words[5], words[6]) == NSLIDE_OK;
  }
  if (strcmp(operation, "key") == 0 && count == 1) return nslide_key(slide, w[0]) == NSLIDE_OK;
  if (strcmp(operation, "page") == 0 && count == 2) return nslide_scroll_to_page(slide, w[0], w[1]) == NSLIDE_OK;
  if (strcmp(operation, "resize") == 0 && count == 2) {
    player->config.viewport_width = words[0];
    player->config.viewport_height = words[1];
    return nslide_set_config(slide, &player->config) == NSLIDE_OK;
  }
  return false;
}

bool session_play(const char *path) {
  FILE *file = fopen(path, "r");
  if (file == NULL) {
    perror(path);
    return false;
  }
  player player = {0};
  char line[256];
  bool good = true;
  for (int number = 1; good && fgets(line, sizeof line, file) != NULL; number++) {
    good = play_line(&player, line);
    if (!good) fprintf(stderr, "%s:%d: %s\n", path, number, nslide_error_message(player.slide));
  }
  fclose(file);
  nslide_destroy(player.slide);
  return good;
}
