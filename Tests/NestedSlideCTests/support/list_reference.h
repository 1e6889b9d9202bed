/* What a list should be like, by arrays and loops over all of it: slow, and plain enough to be believed. */
#ifndef LIST_REFERENCE_H
#define LIST_REFERENCE_H

#include "check.h"

enum { REFERENCE_SECTIONS = 8, REFERENCE_ITEMS = 48, REFERENCE_ELEMENTS = REFERENCE_SECTIONS * (REFERENCE_ITEMS + 2) };

/* Names what is the same item, header or footer wherever it is moved. */
typedef int64_t reference_key;

typedef struct reference_item {
  reference_key key;
  double height; /* NSLIDE_AUTO: its section's item_height */
} reference_item;

typedef struct reference_section {
  reference_key header_key, footer_key;
  nslide_section settings;
  int count;
  reference_item items[REFERENCE_ITEMS];
} reference_section;

/* An item, header or footer that has been laid out. */
typedef struct reference_element {
  reference_key key;
  int section, item; /* as nslide_item */
  nslide_rect own;   /* at its own place */
  nslide_rect now;   /* where it is, stuck or not */
  int32_t flags;
} reference_element;

typedef struct list_reference {
  nslide_list_config config;
  double width, height, offset; /* of the list, of what is seen, and where that is */
  int section_count;
  reference_section sections[REFERENCE_SECTIONS];
  reference_key last_key;
  /* What reference_lay_out makes of it: all elements, section by section, header, items, footer. */
  int element_count;
  reference_element elements[REFERENCE_ELEMENTS];
  double section_start[REFERENCE_SECTIONS], section_end[REFERENCE_SECTIONS];
  double content_height;
} list_reference;

void reference_begin(list_reference *r, const nslide_list_config *config);

/* The edits, as the functions of the same names; to be called with what is accepted only. */
void reference_insert_section(list_reference *r, int index, const nslide_section *settings, int count,
                              const double *heights);
void reference_remove_sections(list_reference *r, int index, int count);
void reference_move_section(list_reference *r, int from, int to);
void reference_insert_items(list_reference *r, int section, int item, int count, const double *heights);
void reference_remove_items(list_reference *r, int section, int item, int count);
void reference_move_item(list_reference *r, int section, int item, int to_section, int to_item);
void reference_set_heights(list_reference *r, int section, int item, int count, const double *heights);

int reference_item_count(const list_reference *r);

/* After edits, and after the offset, the width or the height have changed. */
void reference_lay_out(list_reference *r);

/* Null where there is none. */
const reference_element *reference_find(const list_reference *r, int section, int item);
const reference_element *reference_find_key(const list_reference *r, reference_key key);

/* How far an element reaches into what is seen, at its own place or where it is: more than 0 where some of it is
 * seen. */
double reference_seen(const list_reference *r, const nslide_rect *frame, double before, double behind);

/* What lies at a place, uppermost: headers are drawn over footers, footers over items. Null for nothing. */
const reference_element *reference_at(const list_reference *r, double x, double y);

/* The offset that brings an element to a place, of a list that is attached to no page. */
double reference_offset_of(const list_reference *r, const reference_element *e, int align);

double reference_max_offset(const list_reference *r);

/* What the list will hold in its place: the first that is seen below the overlap, by its own place. Null for
 * nothing. */
const reference_element *reference_first_seen(const list_reference *r);

#endif
