/* Lists in the situations that tests start from, and their whole readable state. */
#ifndef LIST_SCENE_H
#define LIST_SCENE_H

#include "scene.h"

/* Every list but the empty one: a list, a grid and a waterfall, of so many items each. */
enum { LIST_SECTIONS = 3, LIST_ITEMS = 12, LIST_READ_SECTIONS = 8, LIST_READ_ITEMS = 64 };

typedef struct list_scene {
  const char *name;
  nslide_list (*make)(void);
} list_scene;

extern const list_scene list_scenes[];
extern const int list_scene_count;

/* The three sections, the list attached to nothing. */
nslide_list list_scene_alone(void);

/* The same attached to the first page of a coordinator with three. */
nslide_list list_scene_attached(void);

/* 0 where it is attached to none. */
nslide_coordinator list_coordinator(nslide_list list);

/* A coordinator that no list is attached to, unless a test did so; it lives as long as the program. */
nslide_coordinator list_scene_spare(void);

/* Destroys the list, and the coordinator that it is attached to. */
void list_scene_end(nslide_list list);

/* All that can be read of a list without changing it, and of the coordinators it may reach. */
typedef struct list_reading {
  nslide_list_state state;
  nslide_list_config config;
  nslide_section sections[LIST_READ_SECTIONS];
  nslide_rect headers[LIST_READ_SECTIONS], footers[LIST_READ_SECTIONS];
  int32_t item_section[LIST_READ_ITEMS], item[LIST_READ_ITEMS];
  nslide_rect frames[LIST_READ_ITEMS];
  nslide_item_range range;
  nslide_item visible[LIST_READ_ITEMS];
  int32_t visible_count;
  scene_state page;
  scene_state spare;
} list_reading;

/* Reads it; false where a call failed. Sections and items beyond the room for them are left out. */
bool list_read(nslide_list list, list_reading *reading);

/* The name of the first part in which two readings differ; null where they are equal bit for bit. */
const char *list_difference(const list_reading *a, const list_reading *b);

/* Checks what must hold of every list: finite frames, what is seen within what there is, slots of their own. */
void list_check_sane(nslide_list list);

/* Goes on as a host would after anything: edits, updates, scrolling; checks the list on the way. */
void list_exercise(nslide_list list);

#endif
