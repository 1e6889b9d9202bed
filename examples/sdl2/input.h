/* From SDL's events to the engine's pointers, wheel steps and keys. */
#ifndef INPUT_H
#define INPUT_H

#include <SDL.h>
#include <stdbool.h>

#include "scene.h"

typedef struct input {
  scene *scene;
  double zoom; /* window coordinates a point: 1 but with --scale */
  bool quit;
} input;

/* Acts on an event. Answers whether the engine was fed, so that a frame is due. */
bool input_handle(input *input, const SDL_Event *event);

#endif
