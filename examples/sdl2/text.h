/* Text: lines of the type scale, each kept as a texture as long as it is among the last few hundred drawn. */
#ifndef TEXT_H
#define TEXT_H

#include "canvas.h"

typedef enum text_align { LEFT, CENTER, RIGHT } text_align;

/* Opens Inter where it is found, else DejaVu Sans, for so many pixels a point. folder: where to look first, or null.
 * False, with a reason in SDL_GetError, where there is no font. May be called again with another scale. */
bool text_open(double scale, const char *folder);
void text_close(void);

/* Forgets all textures. */
void text_reset(void);

/* Draws one line in a line box whose top is y; x is its left, middle or right as align says. What is wider than most,
 * points, ends with an ellipsis; 0: no bound. Answers its width in points. */
double text_draw(const canvas *canvas, const char *text, text_style style, double x, double y, color color,
                 double alpha, text_align align, double most);

/* How wide a line is, points. */
double text_width(const char *text, text_style style);

/* How many bytes of a paragraph make its first line of at most so many points, the space at its end included. */
size_t text_wrap(const char *paragraph, text_style style, double width);

#endif
