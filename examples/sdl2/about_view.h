/* The short page: two cards, together not as high as the pager. */
#ifndef ABOUT_VIEW_H
#define ABOUT_VIEW_H

#include "canvas.h"

/* How high the page is in a width, points. */
double about_view_height(double width);

/* Draws the page, whose content begins at x, y. */
void about_view_draw(const canvas *canvas, double x, double y, double width);

#endif
