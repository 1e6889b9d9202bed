/* The pictures, loaded when they are first drawn. */
#ifndef IMAGES_H
#define IMAGES_H

#include "canvas.h"

enum { IMAGE_COVER, IMAGE_PORTRAIT, IMAGE_PHOTO, PHOTO_FILES = 12, IMAGES = IMAGE_PHOTO + PHOTO_FILES };

/* Where the PNG files are; the text must stay. */
void images_from(const char *folder);

/* Fills a rectangle with a picture, cut at two sides where its shape is another. */
void image_draw(const canvas *canvas, int image, double x, double y, double width, double height);

/* Forgets the textures; they are loaded anew when they are drawn. */
void images_reset(void);

#endif
