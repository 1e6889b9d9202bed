/* Colours, type scale and spacing: the one place where the look is decided. Lengths are points. */
#ifndef THEME_H
#define THEME_H

#include <stdint.h>

typedef struct color {
  uint8_t r, g, b;
} color;

static const color SURFACE = {255, 255, 255};
static const color BACKDROP = {243, 244, 247};
static const color INK = {22, 25, 34};
static const color SECONDARY = {92, 99, 114};
static const color HAIRLINE = {228, 231, 236};
static const color ACCENT = {196, 64, 44};
static const color ACCENT_TINT = {252, 237, 232};
static const color ON_ACCENT = {255, 255, 255};
static const color SCRIM = {24, 20, 44};
static const color ON_COVER_SECONDARY = {226, 226, 236};

/* Steps of the type scale; text.c has their sizes. */
typedef enum text_style {
  DISPLAY,
  TITLE,
  BODY,
  BODY_BOLD,
  LABEL,
  LABEL_BOLD,
  CAPTION,
  TEXT_STYLES
} text_style;

/* How high a line of each is. */
static const double LINE_HEIGHT[TEXT_STYLES] = {32, 24, 24, 24, 20, 20, 16};

#define MARGIN 16.0         /* left and right of everything */
#define TABS_HEIGHT 48.0    /* the bar that sticks */
#define HEADER_HEIGHT 368.0 /* the open header */
#define BAR_HEIGHT 56.0     /* what of it stays */

#endif
