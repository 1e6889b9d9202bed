/* The lists of the two long pages: months of notes, and a grid of photographs. */
#ifndef LISTS_H
#define LISTS_H

#include "scene.h"

/* Fills both lists and attaches them to their pages. */
bool lists_open(scene *scene);

/* The grid's cells are square: where the width is another, so is their height. */
bool lists_resize(scene *scene);

void lists_close(scene *scene);

#endif
