#include "about_view.h"

#include <stdio.h>

#include "text.h"

#define INSET 16.0
#define GAP 16.0
#define CARD_RADIUS 16.0
#define FACT 60.0
#define FACTS_CARD (16 + (double)SDL_arraysize(FACTS) * FACT)

static double inside(double width) { return width - 2 * MARGIN - 2 * INSET; }

static double first_card(double width) {
  int lines = 0;
  for (const char *rest = ABOUT_TEXT; *rest != 0; lines++) rest += text_wrap(rest, BODY, inside(width));
  return INSET + LINE_HEIGHT[TITLE] + 8 + lines * LINE_HEIGHT[BODY] + INSET;
}

double about_view_height(double width) { return GAP + first_card(width) + GAP + FACTS_CARD + GAP; }

static void draw_paragraph(const canvas *canvas, double x, double y, double width) {
  for (const char *rest = ABOUT_TEXT; *rest != 0; y += LINE_HEIGHT[BODY]) {
    char line[160];
    size_t bytes = text_wrap(rest, BODY, width);
    snprintf(line, sizeof line, "%.*s", (int)bytes, rest);
    text_draw(canvas, line, BODY, x, y, SECONDARY, 1, LEFT, 0);
    rest += bytes;
  }
}

void about_view_draw(const canvas *canvas, double x, double y, double width) {
  double left = x + MARGIN, card = width - 2 * MARGIN, top = y + GAP, height = first_card(width);
  canvas_rounded(canvas, left, top, card, height, CARD_RADIUS, SURFACE, 1);
  text_draw(canvas, ABOUT_TITLE, TITLE, left + INSET, top + INSET, INK, 1, LEFT, inside(width));
  draw_paragraph(canvas, left + INSET, top + INSET + LINE_HEIGHT[TITLE] + 8, inside(width));
  top += height + GAP;
  canvas_rounded(canvas, left, top, card, FACTS_CARD, CARD_RADIUS, SURFACE, 1);
  for (size_t n = 0; n < SDL_arraysize(FACTS); n++) {
    double fact = top + 8 + (double)n * FACT;
    text_draw(canvas, FACTS[n][1], BODY_BOLD, left + INSET, fact + 8, INK, 1, LEFT, inside(width));
    text_draw(canvas, FACTS[n][2], LABEL, left + INSET, fact + 32, SECONDARY, 1, LEFT, inside(width));
    if (n > 0) canvas_hairline(canvas, left + INSET, fact, card - INSET, HAIRLINE);
  }
}
