#include "app.h"

#include <SDL_image.h>
#include <SDL_ttf.h>
#include <math.h>

#include "about_view.h"
#include "images.h"
#include "profile_view.h"
#include "scroll_indicator.h"
#include "text.h"
#include "timing.h"

/* How many pixels a point has: what the system makes of a window coordinate, times what the user wants. */
static bool measure(app *app) {
  int width, window_width, height, window_height;
  SDL_GetWindowSize(app->window, &window_width, &window_height);
  if (SDL_GetRendererOutputSize(app->canvas.renderer, &width, &height) != 0 || window_width <= 0) return false;
  double zoom = app->options.scale, scale = zoom * width / window_width;
  app->canvas.width = window_width / zoom;
  app->canvas.height = window_height / zoom;
  if (fabs(scale - app->canvas.scale) < 1e-9) return true;
  app->canvas.scale = scale;
  canvas_reset();
  return text_open(scale, app->options.fonts);
}

static SDL_Renderer *make_renderer(SDL_Window *window, bool scripted) {
  /* A script has its own time: it does not wait for the screen, and draws the same everywhere. */
  if (scripted) return SDL_CreateRenderer(window, -1, SDL_RENDERER_SOFTWARE);
  SDL_Renderer *renderer = SDL_CreateRenderer(window, -1, SDL_RENDERER_ACCELERATED | SDL_RENDERER_PRESENTVSYNC);
  if (renderer != NULL) return renderer;
  return SDL_CreateRenderer(window, -1, SDL_RENDERER_SOFTWARE | SDL_RENDERER_PRESENTVSYNC);
}

static bool fail(const char *what) {
  fprintf(stderr, "%s: %s\n", what, SDL_GetError());
  return false;
}

bool app_open(app *app, const options *options) {
  *app = (struct app){.options = *options};
  bool scripted = options->script != NULL || options->screenshot != NULL;
  /* Each input is wanted once, as what it is. input.c leaves doubles out too, where SDL still makes them. */
  SDL_SetHint(SDL_HINT_TOUCH_MOUSE_EVENTS, "0");
  SDL_SetHint(SDL_HINT_MOUSE_TOUCH_EVENTS, "0");
  SDL_SetHint(SDL_HINT_RENDER_SCALE_QUALITY, "linear");
  if (SDL_Init(SDL_INIT_VIDEO) != 0) return fail("SDL");
  if (TTF_Init() != 0) return fail("SDL_ttf");
  int width = (int)lround(options->width * options->scale), height = (int)lround(options->height * options->scale);
  app->window = SDL_CreateWindow(NAME, SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED, width, height,
                                 SDL_WINDOW_RESIZABLE | SDL_WINDOW_ALLOW_HIGHDPI);
  if (app->window == NULL) return fail("no window");
  app->canvas.renderer = make_renderer(app->window, scripted);
  if (app->canvas.renderer == NULL) return fail("no renderer");
  images_from(options->assets);
  if (!measure(app)) return fail("neither Inter nor DejaVu Sans is found");
  timing_start(scripted);
  app->input = (input){.scene = &app->scene, .zoom = options->scale};
  if (!scene_open(&app->scene, app->canvas.width, app->canvas.height)) return false;
  scene_set_about_height(&app->scene, about_view_height(app->canvas.width));
  return options->record == NULL || scene_record(&app->scene, options->record);
}

void app_close(app *app) {
  scene_close(&app->scene);
  canvas_reset();
  images_reset();
  text_close();
  if (app->canvas.renderer != NULL) SDL_DestroyRenderer(app->canvas.renderer);
  if (app->window != NULL) SDL_DestroyWindow(app->window);
  TTF_Quit();
  SDL_Quit();
}

static void draw(app *app) {
  profile_view_draw(&app->canvas, &app->scene, timing_now());
  app->drawn++;
}

/* How long until a picture is due, seconds: 0 now, negative when nothing moves. */
static double due(const app *app) {
  const nslide_host *host = &app->scene.host;
  double now = timing_now();
  /* While it moves nothing fades, and a picture is due when something has come to another pixel. */
  return host->snapshot.needs_frame ? nslide_host_wait(host, 1 / app->canvas.scale, now) : scroll_indicator_due(now);
}

/* Answers whether a frame is due. */
static bool handle(app *app, const SDL_Event *event) {
  bool fed = input_handle(&app->input, event);
  if (event->type == SDL_WINDOWEVENT && event->window.event == SDL_WINDOWEVENT_SIZE_CHANGED && measure(app)) {
    scene_resize(&app->scene, app->canvas.width, app->canvas.height);
    scene_set_about_height(&app->scene, about_view_height(app->canvas.width));
    fed = true;
  }
  if (event->type == SDL_RENDER_DEVICE_RESET) {
    canvas_reset();
    images_reset();
    text_reset();
    fed = true;
  }
  return fed;
}

void app_turn(app *app) {
  bool fed = app->drawn == 0;
  SDL_Event event;
  while (SDL_PollEvent(&event)) fed |= handle(app, &event);
  if (!fed && due(app) != 0) return;
  double time = timing_now();
  if (!scene_frame(&app->scene, time)) return;
  scene_record_flush(&app->scene);
  scroll_indicator_notice(&app->scene.host.snapshot, time);
  if (app->scene.page_changed) {
    char title[64];
    snprintf(title, sizeof title, "%s – %s", NAME, TABS[app->scene.host.snapshot.page_index]);
    SDL_SetWindowTitle(app->window, title);
  }
  draw(app);
  SDL_RenderPresent(app->canvas.renderer);
}

void app_run(app *app) {
  for (app_turn(app); !app->input.quit; app_turn(app)) {
    /* Something moves: the renderer waits for the screen. Nothing does: sleep until something comes. */
    double wait = due(app);
    if (wait < 0) SDL_WaitEvent(NULL);
    else if (wait > 0) SDL_WaitEventTimeout(NULL, (int)ceil(wait * 1000));
  }
}

bool app_save(app *app, const char *path) {
  int width, height;
  SDL_GetRendererOutputSize(app->canvas.renderer, &width, &height);
  SDL_Surface *surface = SDL_CreateRGBSurfaceWithFormat(0, width, height, 24, SDL_PIXELFORMAT_RGB24);
  if (surface == NULL) return fail(path);
  /* What was presented is gone: it is drawn once more. */
  profile_view_draw(&app->canvas, &app->scene, timing_now());
  SDL_RenderSetClipRect(app->canvas.renderer, NULL);
  bool done = SDL_RenderReadPixels(app->canvas.renderer, NULL, SDL_PIXELFORMAT_RGB24, surface->pixels,
                                   surface->pitch) == 0 &&
              IMG_SavePNG(surface, path) == 0;
  SDL_FreeSurface(surface);
  return done || fail(path);
}
