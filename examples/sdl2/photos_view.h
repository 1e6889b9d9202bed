/* The photographs: the cells of a grid that its list says are seen. */
#ifndef PHOTOS_VIEW_H
#define PHOTOS_VIEW_H

#include "canvas.h"
#include "scene.h"

/* Draws the page, whose content begins at x, y. */
void photos_view_draw(const canvas *canvas, scene *scene, double x, double y);

#endif
