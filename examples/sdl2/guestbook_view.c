#include "guestbook_view.h"

#include <stdio.h>

#include "lists.h"
#include "notes.h"
#include "text.h"

static void draw_row(const canvas *canvas, const note *note, double x, double y, double width, double height) {
  double left = x + NOTE_TEXT_LEFT, right = x + width - MARGIN;
  canvas_disc(canvas, x + MARGIN, y + AVATAR_TOP, AVATAR_SIDE, note->disc);
  text_draw(canvas, note->initials, INITIALS, x + MARGIN + AVATAR_SIDE / 2,
            y + AVATAR_TOP + (AVATAR_SIDE - LINE_HEIGHT[INITIALS]) / 2, ON_ACCENT, 1, CENTER, 0);
  double taken = text_draw(canvas, note->when, CAPTION, right, y + AUTHOR_TOP + 4, SECONDARY, 1, RIGHT, 0);
  text_draw(canvas, note->author, TITLE, left, y + AUTHOR_TOP, INK, 1, LEFT, right - taken - 12 - left);
  for (int line = 0; line < note->line_count; line++) {
    text_draw(canvas, note->lines[line], LABEL, left, y + LINES_TOP + line * LINE_HEIGHT[LABEL], SECONDARY, 1, LEFT,
              right - left);
  }
  canvas_hairline(canvas, left, y + height, width - NOTE_TEXT_LEFT, HAIRLINE);
}

static void draw_month(const canvas *canvas, const month *month, double x, double y, double width) {
  char number[12], count[24];
  notes_number(number, sizeof number, month->count);
  snprintf(count, sizeof count, "%s notes", number);
  canvas_fill(canvas, x, y, width, MONTH_HEIGHT, BACKDROP, 1);
  text_draw(canvas, month->title, LABEL_BOLD, x + MARGIN, y + 8, INK, 1, LEFT, 0);
  text_draw(canvas, count, CAPTION, x + width - MARGIN, y + 10, SECONDARY, 1, RIGHT, 0);
  canvas_hairline(canvas, x, y + MONTH_HEIGHT, width, HAIRLINE);
}

void guestbook_view_draw(const canvas *canvas, scene *scene, double x, double y) {
  int32_t count = 0;
  const nslide_item *items = scene_items(scene, GUESTBOOK, &count);
  for (int32_t n = 0; n < count; n++) {
    nslide_rect frame = items[n].frame;
    if (items[n].item == NSLIDE_ITEM_HEADER) {
      month found = notes_month(items[n].section);
      draw_month(canvas, &found, x + frame.x, y + frame.y, frame.width);
    } else if (items[n].item >= 0) {
      note found = notes_note(scene_note(items[n].section, items[n].item));
      draw_row(canvas, &found, x + frame.x, y + frame.y, frame.width, frame.height);
    }
  }
}
