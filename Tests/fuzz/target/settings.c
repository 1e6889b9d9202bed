#include "settings.h"

#include <string.h>

typedef enum type { WHOLE, REAL, KEY } type;

typedef struct field {
  type type;
  size_t at;
} field;

/* All fields of the settings after struct_size, made by tools/api. */
#include "settings_fields.h"

static void set(input *in, void *place, type type) {
  if (type == REAL) {
    double value = take_length(in);
    memcpy(place, &value, sizeof value);
  } else if (type == KEY) {
    int64_t key = take_below(in, 6);
    memcpy(place, &key, sizeof key);
  } else {
    uint8_t kind = take_byte(in);
    int32_t value = kind < 240 ? kind % 6 - 1 : take_whole(in);
    memcpy(place, &value, sizeof value);
  }
}

/* Changes some fields. */
static void vary(input *in, void *settings, const field *fields, int count) {
  for (int edits = take_below(in, 10); edits > 0; edits--) {
    const field *one = &fields[take_byte(in) % count];
    set(in, (char *)settings + one->at, one->type);
  }
}

/* A struct of the usual size, or a shorter or longer one; its tail is zero or not. */
static void *sized(world *w, const void *settings, size_t size, bool is_read) {
  uint8_t kind = take_byte(&w->in);
  size_t room = kind < 244 ? size : kind < 248 ? 4 + (size_t)take_below(&w->in, 127) * size / 128 : size + kind % 4 * 9;
  if (kind == 255) return NULL;
  unsigned char *memory = is_read ? memory_read(room) : memory_written(room);
  if (settings != NULL) {
    memset(memory, 0, room);
    memcpy(memory, settings, room < size ? room : size);
  }
  if (kind == 248 && room > size) memory[room - 1] = 1;
  uint32_t said = (uint32_t)room;
  memcpy(memory, &said, sizeof said);
  return memory;
}

#define COUNT_OF(array) (int)(sizeof array / sizeof array[0])

nslide_config *some_config(world *w, const nslide_config *from) {
  nslide_config config = {0};
  nslide_config_default(&config, sizeof config);
  config.header_height = 200;
  config.hover_height = 40;
  if (from != NULL) config = *from;
  vary(&w->in, &config, config_fields, COUNT_OF(config_fields));
  return sized(w, &config, sizeof config, true);
}

nslide_page_settings *some_page_settings(world *w, const nslide_page_settings *from) {
  nslide_page_settings settings = {sizeof settings, -1, -1, -1, -1, -1, NSLIDE_AUTO, NSLIDE_AUTO, 0, NSLIDE_AUTO, 0, 0};
  if (from != NULL) settings = *from;
  vary(&w->in, &settings, page_fields, COUNT_OF(page_fields));
  return sized(w, &settings, sizeof settings, true);
}

nslide_list_config *some_list_config(world *w, const nslide_list_config *from) {
  nslide_list_config config = {0};
  nslide_list_config_default(&config, sizeof config);
  if (from != NULL) config = *from;
  vary(&w->in, &config, list_fields, COUNT_OF(list_fields));
  return sized(w, &config, sizeof config, true);
}

nslide_section *some_section(world *w, const nslide_section *from) {
  nslide_section section = {0};
  nslide_section_default(&section, sizeof section);
  if (from != NULL) section = *from;
  vary(&w->in, &section, section_fields, COUNT_OF(section_fields));
  return sized(w, &section, sizeof section, true);
}

void *some_room(world *w, size_t size) { return sized(w, NULL, size, false); }

void *some_output(world *w, size_t size) { return take_byte(&w->in) == 255 ? NULL : memory_written(size); }

int32_t *some_count(world *w) { return take_byte(&w->in) == 255 ? NULL : memory_count(sizeof(int32_t)); }

/* ----------------------------------------------------------------------------------------------------------- arrays */

/* Of many only the first are of the input. */
enum { GIVEN = 12 };

nslide_header_part *some_parts(world *w, int32_t count) {
  nslide_header_part *parts = memory_read((size_t)count * sizeof *parts);
  for (int32_t i = 0; i < count; i++) {
    double height = i < GIVEN ? take_length(&w->in) : 5;
    bool is_whole = take_byte(&w->in) % 2;
    double least = is_whole ? NSLIDE_AUTO : i < GIVEN ? take_length(&w->in) : 2;
    double top = take_below(&w->in, 9), bottom = take_below(&w->in, 9);
    int32_t rule = take_choice(&w->in, 2), snap = take_choice(&w->in, 2);
    parts[i] = (nslide_header_part){height, least, top, bottom, rule, snap};
  }
  return parts;
}

nslide_region *some_regions(world *w, int32_t count) {
  nslide_region *regions = memory_read((size_t)count * sizeof *regions);
  for (int32_t i = 0; i < count; i++) {
    double x = i < GIVEN ? take_real(&w->in) : i, y = i < GIVEN ? take_real(&w->in) : 10 * i;
    double width = i < GIVEN ? take_length(&w->in) : 200, height = i < GIVEN ? take_length(&w->in) : 60;
    int32_t view = take_index(&w->in, -2, 2), axes = take_index(&w->in, 1, 3);
    regions[i] = (nslide_region){{x, y, width, height}, view, axes};
  }
  return regions;
}

nslide_snap_area *some_areas(world *w, int32_t count) {
  nslide_snap_area *areas = memory_read((size_t)count * sizeof *areas);
  for (int32_t i = 0; i < count; i++) {
    double start = i < GIVEN ? take_length(&w->in) : 120 * i, length = i < GIVEN ? take_length(&w->in) : 100;
    int32_t align = take_choice(&w->in, 2), always_stop = take_choice(&w->in, 1), key = take_index(&w->in, -1, 4);
    double before = i < GIVEN ? take_real(&w->in) : 0, behind = i < GIVEN ? take_real(&w->in) : 0;
    areas[i] = (nslide_snap_area){start, length, align, always_stop, key, before, behind};
  }
  return areas;
}

nslide_fling_sample *some_samples(world *w, int32_t count) {
  nslide_fling_sample *samples = memory_read((size_t)count * sizeof *samples);
  double bend = take_below(&w->in, 9) / 10.0;
  for (int32_t i = 0; i < count; i++) {
    double share = count > 1 ? i / (count - 1.0) : 0;
    samples[i] = (nslide_fling_sample){share, share + bend * share * (1 - share)};
  }
  if (count > 2 && take_once_in(&w->in, 8)) samples[1] = (nslide_fling_sample){take_real(&w->in), take_real(&w->in)};
  return samples;
}

nslide_effect *some_effects(world *w, int32_t count) {
  nslide_effect *effects = memory_read((size_t)count * sizeof *effects);
  for (int32_t i = 0; i < count; i++) {
    double start = 50.0 * i;
    effects[i] = (nslide_effect){i == 0 ? 1 : take_choice(&w->in, 7), take_index(&w->in, -1, 5), take_choice(&w->in, 2),
                                 take_choice(&w->in, 5), start, start + take_below(&w->in, 50), 0, 1,
                                 take_length(&w->in), take_length(&w->in)};
  }
  if (count > 2 && take_once_in(&w->in, 8)) effects[1].stop = take_real(&w->in);
  return effects;
}

int64_t *some_keys(world *w, int32_t count) {
  int64_t *keys = memory_read((size_t)count * sizeof *keys);
  bool are_wrong = take_once_in(&w->in, 16);
  int64_t first = 1 + take_below(&w->in, 5);
  for (int32_t i = 0; i < count; i++) keys[i] = first + i;
  /* Two that change places, or the same one twice. */
  if (count > 1) {
    int32_t one = take_below(&w->in, count < 200 ? count : 200), other = take_below(&w->in, count < 200 ? count : 200);
    int64_t key = keys[one];
    keys[one] = keys[other];
    if (!are_wrong) keys[other] = key;
  } else if (count == 1 && are_wrong) {
    keys[0] = 0;
  }
  return keys;
}

double *some_heights(world *w, int32_t count, int32_t limit) {
  uint8_t kind = take_byte(&w->in);
  double *heights = kind % 4 == 3 ? NULL : memory_read(room_for(count, limit, sizeof *heights));
  for (int32_t i = 0; i < count && heights != NULL; i++) {
    heights[i] = i >= GIVEN ? 20 + i % 50 : kind % 4 == 2 && i % 3 == 1 ? NSLIDE_AUTO : take_length(&w->in);
  }
  return heights;
}
