#include "list_reference.h"

/* ----------------------------------------------------------------------------------------------------------- edits */

void reference_begin(list_reference *r, const nslide_list_config *config) {
  memset(r, 0, sizeof *r);
  r->config = *config;
  r->width = config->width;
  r->height = config->height;
}

void reference_insert_section(list_reference *r, int index, const nslide_section *settings, int count,
                              const double *heights) {
  for (int i = r->section_count; i > index; i--) r->sections[i] = r->sections[i - 1];
  r->section_count++;
  reference_section *section = &r->sections[index];
  *section = (reference_section){.settings = *settings, .header_key = ++r->last_key, .footer_key = ++r->last_key};
  reference_insert_items(r, index, 0, count, heights);
}

void reference_remove_sections(list_reference *r, int index, int count) {
  for (int i = index; i + count < r->section_count; i++) r->sections[i] = r->sections[i + count];
  r->section_count -= count;
}

void reference_move_section(list_reference *r, int from, int to) {
  reference_section moved = r->sections[from];
  for (int i = from; i < to; i++) r->sections[i] = r->sections[i + 1];
  for (int i = from; i > to; i--) r->sections[i] = r->sections[i - 1];
  r->sections[to] = moved;
}

static void put_item(reference_section *section, int index, reference_item item) {
  for (int i = section->count; i > index; i--) section->items[i] = section->items[i - 1];
  section->items[index] = item;
  section->count++;
}

static reference_item take_item(reference_section *section, int index) {
  reference_item taken = section->items[index];
  section->count--;
  for (int i = index; i < section->count; i++) section->items[i] = section->items[i + 1];
  return taken;
}

void reference_insert_items(list_reference *r, int section, int item, int count, const double *heights) {
  for (int i = 0; i < count; i++) {
    put_item(&r->sections[section], item + i,
             (reference_item){++r->last_key, heights != NULL ? heights[i] : NSLIDE_AUTO});
  }
}

void reference_remove_items(list_reference *r, int section, int item, int count) {
  for (int i = 0; i < count; i++) take_item(&r->sections[section], item);
}

void reference_move_item(list_reference *r, int section, int item, int to_section, int to_item) {
  reference_item moved = take_item(&r->sections[section], item);
  put_item(&r->sections[to_section], to_item, moved);
}

void reference_set_heights(list_reference *r, int section, int item, int count, const double *heights) {
  for (int i = 0; i < count; i++) r->sections[section].items[item + i].height = heights[i];
}

int reference_item_count(const list_reference *r) {
  int count = 0;
  for (int i = 0; i < r->section_count; i++) count += r->sections[i].count;
  return count;
}

/* ---------------------------------------------------------------------------------------------------------- layout */

static double height_of(const reference_section *section, int item) {
  double height = section->items[item].height;
  return height == NSLIDE_AUTO ? section->settings.item_height : height;
}

static void add_element(list_reference *r, reference_key key, int section, int item, nslide_rect own) {
  r->elements[r->element_count++] = (reference_element){key, section, item, own, own, 0};
}

static int columns_of(const nslide_section *s, double room) {
  if (s->layout == NSLIDE_LAYOUT_LIST) return 1;
  if (s->columns > 0) return s->columns;
  if (s->min_item_width == 0) return 1;
  for (int columns = NSLIDE_MAX_COLUMNS; columns > 1; columns--) {
    if (columns * s->min_item_width + (columns - 1) * s->item_spacing <= room) return columns;
  }
  return 1;
}

/* Where the items of a section end that begin at y. */
static double lay_out_items(list_reference *r, int index, double y) {
  const reference_section *section = &r->sections[index];
  const nslide_section *s = &section->settings;
  double room = fmax(0, r->width - s->insets.left - s->insets.right);
  int columns = columns_of(s, room);
  double width = fmax(0, (room - (columns - 1) * s->item_spacing) / columns);
  double ends[NSLIDE_MAX_COLUMNS], line_end = y;
  /* A waterfall's column without items ends a spacing above the first item, so that it goes before one whose items have
   * no height. */
  double below = s->layout == NSLIDE_LAYOUT_WATERFALL ? s->line_spacing : 0;
  for (int i = 0; i < columns; i++) ends[i] = y - below;
  for (int i = 0; i < section->count; i++) {
    int column = i % columns;
    if (s->layout == NSLIDE_LAYOUT_WATERFALL) {
      column = 0;
      for (int n = 1; n < columns; n++) {
        if (ends[n] < ends[column]) column = n;
      }
    } else if (column == 0 && i > 0) {
      for (int n = 0; n < columns; n++) ends[n] = line_end + s->line_spacing;
    }
    double from_start = column * (width + s->item_spacing);
    double x = r->config.right_to_left ? r->width - s->insets.right - from_start - width : s->insets.left + from_start;
    nslide_rect own = {x, ends[column] + below, width, height_of(section, i)};
    add_element(r, section->items[i].key, index, i, own);
    if (s->estimated && section->items[i].height == NSLIDE_AUTO) {
      r->elements[r->element_count - 1].flags |= NSLIDE_ITEM_IS_ESTIMATED;
    }
    ends[column] = own.y + own.height;
    line_end = fmax(line_end, ends[column]);
  }
  return line_end;
}

static void stick(reference_element *e, double y) {
  e->now.y = y;
  if (e->now.y != e->own.y) e->flags |= NSLIDE_ITEM_IS_STUCK;
}

void reference_lay_out(list_reference *r) {
  double y = 0;
  r->element_count = 0;
  for (int i = 0; i < r->section_count; i++) {
    const reference_section *section = &r->sections[i];
    const nslide_section *s = &section->settings;
    r->section_start[i] = y;
    add_element(r, section->header_key, i, NSLIDE_ITEM_HEADER, (nslide_rect){0, y, r->width, s->header_height});
    y = lay_out_items(r, i, y + s->header_height + s->insets.top) + s->insets.bottom;
    add_element(r, section->footer_key, i, NSLIDE_ITEM_FOOTER, (nslide_rect){0, y, r->width, s->footer_height});
    y += s->footer_height;
    r->section_end[i] = y;
  }
  r->content_height = fmax(y, r->config.minimum_height);
  double top = r->offset + r->config.overlap, bottom = r->offset + r->height;
  for (int i = 0; i < r->element_count; i++) {
    reference_element *e = &r->elements[i];
    const nslide_section *s = &r->sections[e->section].settings;
    if (e->item == NSLIDE_ITEM_HEADER && s->sticky_header) {
      stick(e, fmax(e->own.y, fmin(top, r->section_end[e->section] - s->header_height)));
    }
    if (e->item == NSLIDE_ITEM_FOOTER && s->sticky_footer) {
      stick(e, fmin(e->own.y, fmax(bottom - s->footer_height, r->section_start[e->section])));
    }
  }
}

/* ------------------------------------------------------------------------------------------------------- questions */

const reference_element *reference_find(const list_reference *r, int section, int item) {
  for (int i = 0; i < r->element_count; i++) {
    if (r->elements[i].section == section && r->elements[i].item == item) return &r->elements[i];
  }
  return NULL;
}

const reference_element *reference_find_key(const list_reference *r, reference_key key) {
  for (int i = 0; i < r->element_count; i++) {
    if (r->elements[i].key == key) return &r->elements[i];
  }
  return NULL;
}

double reference_seen(const list_reference *r, const nslide_rect *frame, double before, double behind) {
  double top = r->offset - before, bottom = r->offset + r->height + behind;
  return fmin(bottom - frame->y, frame->y + frame->height - top);
}

static bool contains(const nslide_rect *f, double x, double y) {
  return x >= f->x && x < f->x + f->width && y >= f->y && y < f->y + f->height;
}

const reference_element *reference_at(const list_reference *r, double x, double y) {
  static const int layers[3] = {NSLIDE_ITEM_HEADER, NSLIDE_ITEM_FOOTER, 0};
  for (int layer = 0; layer < 3; layer++) {
    for (int i = 0; i < r->element_count; i++) {
      const reference_element *e = &r->elements[i];
      if ((e->item >= 0 ? 0 : e->item) == layers[layer] && contains(&e->now, x, y)) return e;
    }
  }
  return NULL;
}

double reference_max_offset(const list_reference *r) { return fmax(0, r->content_height - r->height); }

double reference_offset_of(const list_reference *r, const reference_element *e, int align) {
  const nslide_section *s = &r->sections[e->section].settings;
  double above = r->config.overlap + (s->sticky_header && e->item != NSLIDE_ITEM_HEADER ? s->header_height : 0);
  double below = s->sticky_footer && e->item != NSLIDE_ITEM_FOOTER ? s->footer_height : 0;
  double room = r->height - above - below;
  double start = e->own.y - above, end = e->own.y + e->own.height - (r->height - below), offset = start;
  bool fits = e->own.height <= room;
  if (align == NSLIDE_ALIGN_CENTER && fits) offset = (start + end) / 2;
  if (align == NSLIDE_ALIGN_END && fits) offset = end;
  if (align == NSLIDE_ALIGN_NEAREST) {
    double least = fmin(start, end), most = fmax(start, end);
    offset = fmin(most, fmax(least, r->offset));
  }
  return fmin(reference_max_offset(r), fmax(0, offset));
}

const reference_element *reference_first_seen(const list_reference *r) {
  for (int i = 0; i < r->element_count; i++) {
    const reference_element *e = &r->elements[i];
    bool is_there = e->item >= 0 || e->own.height > 0;
    /* Where all is covered it is what lies at the edge of that. */
    double covered = fmax(0, r->config.overlap - r->height);
    if (is_there && reference_seen(r, &e->own, -r->config.overlap, covered > 0 ? covered + 2e-5 : 0) > 1e-5) return e;
  }
  return NULL;
}
