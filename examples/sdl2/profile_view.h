/* All that is seen, from back to front. */
#ifndef PROFILE_VIEW_H
#define PROFILE_VIEW_H

#include "canvas.h"
#include "scene.h"

void profile_view_draw(const canvas *canvas, scene *scene, double time);

#endif
