/* The scroll indicator: the engine says whose shows and where, the fading is the host's. */
#ifndef SCROLL_INDICATOR_H
#define SCROLL_INDICATOR_H

#include "canvas.h"
#include "scene.h"

/* Looks whether what shows has moved in the frame of a time. */
void scroll_indicator_notice(const nslide_snapshot *now, double time);

/* How long until it needs another picture, seconds: 0 while it fades, negative when it has. */
double scroll_indicator_due(double time);

void scroll_indicator_draw(const canvas *canvas, const scene *scene, double time);

#endif
