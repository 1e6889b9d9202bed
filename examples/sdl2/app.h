/* The program: a window, a renderer, and the loop between SDL and the engine. */
#ifndef APP_H
#define APP_H

#include "canvas.h"
#include "input.h"
#include "scene.h"

typedef struct options {
  double width, height; /* of the window, points */
  double scale;         /* window coordinates a point */
  const char *assets, *fonts, *script, *record, *screenshot;
  bool state;
} options;

typedef struct app {
  options options;
  SDL_Window *window;
  canvas canvas;
  scene scene;
  input input;
  uint64_t drawn; /* how many pictures were drawn */
} app;

bool app_open(app *app, const options *options);
void app_close(app *app);

/* One turn of the loop: takes what came in, then asks for a frame and draws it where one is due. */
void app_turn(app *app);

/* Runs until the user ends it. */
void app_run(app *app);

/* Writes what is seen as a PNG. */
bool app_save(app *app, const char *path);

#endif
