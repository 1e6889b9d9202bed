/* The header: cover, portrait, name, what is said about the person, and the bar it becomes. */
#ifndef HEADER_VIEW_H
#define HEADER_VIEW_H

#include "canvas.h"
#include "scene.h"

/* Places in the open header, points from its top. */
#define BAR_CENTER (BAR_HEIGHT / 2)

void header_view_draw(const canvas *canvas, const scene *scene);

#endif
