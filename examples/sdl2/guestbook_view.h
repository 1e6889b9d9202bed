/* The guestbook: the rows and the headers of months that its list says are seen. */
#ifndef GUESTBOOK_VIEW_H
#define GUESTBOOK_VIEW_H

#include "canvas.h"
#include "scene.h"

/* Draws the page, whose content begins at x, y. */
void guestbook_view_draw(const canvas *canvas, scene *scene, double x, double y);

#endif
