/* Drawing in points on a renderer that counts pixels: everything lands on whole pixels, so that it is sharp. */
#ifndef CANVAS_H
#define CANVAS_H

#include <SDL.h>
#include <stdbool.h>

#include "theme.h"

typedef struct canvas {
  SDL_Renderer *renderer;
  double scale;  /* pixels a point */
  double width;  /* of all, points */
  double height; /* likewise */
} canvas;

/* Points to the nearest pixel. */
int canvas_px(const canvas *canvas, double length);

/* The pixels of a rectangle in points; two that touch in points touch in pixels. */
SDL_Rect canvas_rect(const canvas *canvas, double x, double y, double width, double height);

/* Draws only inside a rectangle, and inside the one before, which is handed back for canvas_unclip. */
SDL_Rect canvas_clip(const canvas *canvas, double x, double y, double width, double height);
void canvas_unclip(const canvas *canvas, SDL_Rect before);

/* alpha: 0 to 1, everywhere. */
void canvas_fill(const canvas *canvas, double x, double y, double width, double height, color color, double alpha);

/* A line one pixel high whose lower edge is at y. */
void canvas_hairline(const canvas *canvas, double x, double y, double width, color color);

/* A rectangle with round corners; a radius of half its height makes a pill, of half a square's side a disc. */
void canvas_rounded(const canvas *canvas, double x, double y, double width, double height, double radius, color color,
                    double alpha);

/* A disc whose colour changes from its top to its bottom, by one of DISCS. */
void canvas_disc(const canvas *canvas, double x, double y, double side, int pair);

/* Forgets what is kept in textures: they are gone, or the scale has changed. */
void canvas_reset(void);

/* How far a value has come from start to end, 0 to 1. */
double part_of(double value, double start, double end);
double mix(double start, double end, double t);
color mix_color(color start, color end, double t);

#endif
