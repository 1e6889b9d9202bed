/* The type scale. Colours and sizes are in content.h. Lengths are points. */
#ifndef THEME_H
#define THEME_H

#include "content.h"

/* Steps of the type scale; text.c has their sizes. */
typedef enum text_style {
  DISPLAY,
  TITLE,
  BODY,
  BODY_BOLD,
  LABEL,
  LABEL_BOLD,
  CAPTION,
  INITIALS,
  TEXT_STYLES
} text_style;

/* How high a line of each is. */
static const double LINE_HEIGHT[TEXT_STYLES] = {32, 24, 24, 24, 20, 20, 16, 24};

#endif
