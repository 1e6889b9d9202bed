/* The hover bar: a title for every page, and the mark that travels between them. The engine says where. */
#ifndef TABS_VIEW_H
#define TABS_VIEW_H

#include "canvas.h"
#include "scene.h"

void tabs_view_draw(const canvas *canvas, const scene *scene);

#endif
