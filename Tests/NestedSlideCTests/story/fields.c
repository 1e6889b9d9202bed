#include "fields.h"

#include <string.h>

#define REAL(type, name) {#name, offsetof(type, name), true}
#define WHOLE(type, name) {#name, offsetof(type, name), false}
#define RECT(type, name) REAL(type, name.x), REAL(type, name.y), REAL(type, name.width), REAL(type, name.height)

static const field snapshot_fields[] = {
#define R(name) REAL(nslide_snapshot, name)
#define W(name) WHOLE(nslide_snapshot, name)
    R(outer), R(inner), W(page_index), W(page_count), R(page_position), W(phase), W(collapse_state), W(at_rest),
    W(transition_from), W(transition_to), W(visible_pages), W(indicator), W(refresh), W(touch), W(can_retarget),
    W(events_lost), R(time), R(path), R(range), R(max_outer), R(max_inner), R(overscroll), R(collapse), R(header_shown),
    R(header_stretch), R(velocity_x), R(velocity_y), R(rest_outer), R(rest_inner), R(unconsumed_x), R(unconsumed_y),
    R(transition_progress), RECT(nslide_snapshot, header), RECT(nslide_snapshot, hover),
    RECT(nslide_snapshot, pager), R(outer_bar_position), R(outer_bar_length), R(page_bar_position), R(page_bar_length),
    R(tab_offset), RECT(nslide_snapshot, tab_indicator), W(needs_frame),
    W(page_goal), W(direction)
#undef R
#undef W
};

static const field page_fields[] = {
    WHOLE(nslide_page, index),    WHOLE(nslide_page, needed),   WHOLE(nslide_page, visible),
    REAL(nslide_page, offset),    REAL(nslide_page, max_offset), REAL(nslide_page, content_height),
    WHOLE(nslide_page, refresh),  WHOLE(nslide_page, loading),  RECT(nslide_page, frame)};

static const field edge_fields[] = {REAL(nslide_edge, pull_x), REAL(nslide_edge, pull_y), REAL(nslide_edge, velocity_x),
                                    REAL(nslide_edge, velocity_y)};

static const field list_fields[] = {
    WHOLE(nslide_list_state, page),         WHOLE(nslide_list_state, section_count),
    WHOLE(nslide_list_state, item_count),   REAL(nslide_list_state, content_height),
    REAL(nslide_list_state, offset),        REAL(nslide_list_state, max_offset),
    REAL(nslide_list_state, width),         REAL(nslide_list_state, height)};

static const field range_fields[] = {WHOLE(nslide_item_range, first_section), WHOLE(nslide_item_range, first_item),
                                     WHOLE(nslide_item_range, last_section), WHOLE(nslide_item_range, last_item)};

static const field item_fields[] = {WHOLE(nslide_item, section), WHOLE(nslide_item, item), WHOLE(nslide_item, flags),
                                    RECT(nslide_item, frame)};

#define TABLE(name) {#name, name##_fields, sizeof(name##_fields) / sizeof *(name##_fields)}

const field_table field_tables[FIELD_TABLES] = {TABLE(snapshot), TABLE(page),  TABLE(edge),
                                                TABLE(list),     TABLE(range), TABLE(item)};

double field_read(const void *of, const field *what) {
  const char *at = (const char *)of + what->offset;
  double real;
  int32_t whole;
  memcpy(&real, at, what->real ? sizeof real : 0);
  if (what->real) return real;
  memcpy(&whole, at, sizeof whole);
  return whole;
}
