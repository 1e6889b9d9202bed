/* The functions on lists. The numbers are those of the list scenes: three sections of as many items. */
#include "operation_tables.h"

/* No host has a list that is 0 but what there is in place of it: a coordinator to be attached to. */
static nslide_coordinator coordinator_of(int64_t value) {
  return value == 0 ? list_scene_spare() : (nslide_coordinator)value;
}

CALL(nslide_list_config_default, a->p[0], (size_t)a->i[0])
CALL(nslide_section_default, a->p[0], (size_t)a->i[0])
CALL(nslide_list_create, a->p[0], a->p[1])
CALL(nslide_list_destroy, a->handle)
CALL(nslide_list_get_config, a->handle, a->p[0])
CALL(nslide_list_set_config, a->handle, a->p[0])
CALL(nslide_list_attach, a->handle, coordinator_of(a->i[0]), INTEGER(1))
CALL(nslide_list_detach, a->handle)
CALL(nslide_list_set_offset, a->handle, a->d[0])
CALL(nslide_list_get_state, a->handle, a->p[0])
CALL(nslide_list_insert_section, a->handle, INTEGER(1), a->p[0], INTEGER(0), a->p[1])
CALL(nslide_list_remove_sections, a->handle, INTEGER(0), INTEGER(1))
CALL(nslide_list_move_section, a->handle, INTEGER(0), INTEGER(1))
CALL(nslide_list_get_section, a->handle, INTEGER(0), a->p[0])
CALL(nslide_list_set_section, a->handle, INTEGER(0), a->p[0])
CALL(nslide_list_insert_items, a->handle, INTEGER(1), INTEGER(2), INTEGER(0), a->p[0])
CALL(nslide_list_remove_items, a->handle, INTEGER(0), INTEGER(1), INTEGER(2))
CALL(nslide_list_set_item_count, a->handle, INTEGER(0), INTEGER(1))
CALL(nslide_list_move_item, a->handle, INTEGER(0), INTEGER(1), INTEGER(2), INTEGER(3))
CALL(nslide_list_set_heights, a->handle, INTEGER(0), INTEGER(1), INTEGER(2), a->p[0])
CALL(nslide_list_set_anchor, a->handle, INTEGER(0), INTEGER(1))
CALL(nslide_list_get_range, a->handle, a->d[0], a->d[1], a->p[0])
CALL(nslide_list_get_visible, a->handle, a->d[0], a->d[1], a->p[0], INTEGER(0), a->p[1])
CALL(nslide_list_update, a->handle, a->d[0], a->d[1], a->p[0], INTEGER(0), a->p[1])
CALL(nslide_list_get_frames, a->handle, INTEGER(0), INTEGER(1), INTEGER(2), a->p[0])
CALL(nslide_list_item_at, a->handle, a->d[0], a->d[1], a->p[0], a->p[1])
CALL(nslide_list_find_item, a->handle, INTEGER(0), a->p[0], a->p[1])
CALL(nslide_list_get_item_offset, a->handle, INTEGER(0), INTEGER(1), INTEGER(2), a->p[0])
CALL(nslide_list_scroll_to, a->handle, INTEGER(0), INTEGER(1), INTEGER(2), INTEGER(3))

#define LIST .subject = SUBJECT_LIST
#define SECTION(value) INDEX(value, LIST_SECTIONS - 1)
#define ITEM(value) INDEX(value, LIST_ITEMS - 1)
#define SIZE(type) {sizeof(type), sizeof(type), sizeof(type), NSLIDE_ERROR_STRUCT_SIZE}
/* Two of the items from the third on. */
#define FIRST INDEX(3, LIST_ITEMS - 2)
#define TWO {2, 0, LIST_ITEMS - 3, NSLIDE_ERROR_OUT_OF_RANGE}
#define ELEMENT(value, least) {value, least, LIST_ITEMS - 1, NSLIDE_ERROR_OUT_OF_RANGE}

const operation list_operations[] = {
    {ROW(nslide_list_config_default), .pointers = "L", .wholes = 1, .whole = {SIZE(nslide_list_config)}},
    {ROW(nslide_section_default), .pointers = "S", .wholes = 1, .whole = {SIZE(nslide_section)}},
    {ROW(nslide_list_create), .pointers = "Nl"},
    {ROW(nslide_list_destroy), LIST},
    {ROW(nslide_list_get_config), LIST, .pointers = "L"},
    {ROW(nslide_list_set_config), LIST, .pointers = "L"},
    {ROW(nslide_list_attach), LIST, .wholes = 2, .whole = {ANY(0), INDEX(1, SCENE_PAGES - 1)}},
    {ROW(nslide_list_detach), LIST},
    {ROW(nslide_list_set_offset), LIST, .reals = 1, .real = {LENGTH(300)}},
    {ROW(nslide_list_get_state), LIST, .pointers = "t"},
    {ROW(nslide_list_insert_section), LIST, .pointers = "Uw", .wholes = 2,
     .whole = {{4, 0, NSLIDE_MAX_ITEMS - LIST_SECTIONS * LIST_ITEMS, NSLIDE_OK}, INDEX(1, LIST_SECTIONS)}},
    {ROW(nslide_list_remove_sections), LIST, .wholes = 2, .whole = {SECTION(1), INDEX(1, LIST_SECTIONS - 1)}},
    {ROW(nslide_list_move_section), LIST, .wholes = 2, .whole = {SECTION(0), SECTION(2)}},
    {ROW(nslide_list_get_section), LIST, .pointers = "S", .wholes = 1, .whole = {SECTION(1)}},
    {ROW(nslide_list_set_section), LIST, .pointers = "S", .wholes = 1, .whole = {SECTION(1)}},
    {ROW(nslide_list_insert_items), LIST, .pointers = "w", .wholes = 3,
     .whole = {INDEX(4, NSLIDE_MAX_ITEMS - LIST_SECTIONS * LIST_ITEMS), SECTION(1), INDEX(3, LIST_ITEMS)}},
    {ROW(nslide_list_remove_items), LIST, .wholes = 3, .whole = {SECTION(1), FIRST, TWO}},
    {ROW(nslide_list_set_item_count), LIST, .wholes = 2,
     .whole = {SECTION(1), INDEX(4, NSLIDE_MAX_ITEMS - (LIST_SECTIONS - 1) * LIST_ITEMS)}},
    {ROW(nslide_list_move_item), LIST, .wholes = 4, .whole = {SECTION(0), ITEM(3), SECTION(2), INDEX(5, LIST_ITEMS)}},
    {ROW(nslide_list_set_heights), LIST, .pointers = "W", .wholes = 3, .whole = {SECTION(1), FIRST, TWO}},
    {ROW(nslide_list_set_anchor), LIST, .wholes = 2, .whole = {SECTION(1), ELEMENT(4, NSLIDE_ITEM_NONE)}},
    {ROW(nslide_list_get_range), LIST, .pointers = "j", .reals = 2, .real = {HEIGHT(0), HEIGHT(100)}},
    {ROW(nslide_list_get_visible), LIST, .pointers = "Ik", .reals = 2, .real = {HEIGHT(0), HEIGHT(100)}, .wholes = 1,
     .whole = {CAPACITY(ROOM_FOR_ITEMS)}},
    {ROW(nslide_list_update), LIST, .pointers = "Ck", .reals = 2, .real = {HEIGHT(0), HEIGHT(100)}, .wholes = 1,
     .whole = {CAPACITY(ROOM_FOR_ITEMS)}},
    {ROW(nslide_list_get_frames), LIST, .pointers = "R", .wholes = 3, .whole = {SECTION(1), FIRST, TWO}},
    {ROW(nslide_list_item_at), LIST, .pointers = "vV", .reals = 2, .real = {LENGTH(100), LENGTH(400)}},
    {ROW(nslide_list_find_item), LIST, .pointers = "vV", .wholes = 1,
     .whole = {INDEX(17, LIST_SECTIONS * LIST_ITEMS - 1)}},
    {ROW(nslide_list_get_item_offset), LIST, .pointers = "F", .wholes = 3,
     .whole = {SECTION(1), ELEMENT(4, NSLIDE_ITEM_FOOTER), CHOICE(NSLIDE_ALIGN_CENTER, 3)}},
    {ROW(nslide_list_scroll_to), LIST, .wholes = 4,
     .whole = {SECTION(1), ELEMENT(4, NSLIDE_ITEM_FOOTER), CHOICE(NSLIDE_ALIGN_START, 3), CHOICE(0, 1)}},
};
const int list_operation_count = sizeof list_operations / sizeof list_operations[0];
