/* From SDL's events to the engine's pointers, wheel steps and keys. */
#ifndef INPUT_H
#define INPUT_H

#include <SDL.h>
#include <stdbool.h>

#include "scene.h"

typedef struct finger {
  bool down;
  bool mouse;
  SDL_TouchID device;
  SDL_FingerID finger;
  double x, y; /* where it was last, points */
} finger;

typedef struct input {
  scene *scene;
  double zoom; /* window coordinates a point: 1 but with --scale */
  finger fingers[NSLIDE_MAX_POINTERS];
  bool quit;
} input;

/* Acts on an event. Answers whether the engine was fed, so that a frame is due. */
bool input_handle(input *input, const SDL_Event *event);

#endif
