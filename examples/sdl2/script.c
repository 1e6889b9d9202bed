#include "script.h"

#include <math.h>
#include <string.h>

#include "timing.h"

/* Puts an event where SDL puts those of its drivers; SDL_PushEvent would give it the time of the push. */
static bool send(SDL_Event *event, Uint32 time) {
  event->common.timestamp = time;
  return SDL_PeepEvents(event, 1, SDL_ADDEVENT, 0, 0) == 1;
}

/* down, move or up: 0, 1 or 2; -1 for another word. */
static int action_of(const char *word) {
  static const char *const words[] = {"down", "move", "up"};
  for (int n = 0; n < 3; n++) {
    if (strcmp(word, words[n]) == 0) return n;
  }
  return -1;
}

static bool play_finger(const app *app, const char *words) {
  static const Uint32 types[] = {SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP};
  long long device, id;
  char word[8];
  double x, y;
  unsigned time;
  if (sscanf(words, "%lld %7s %lld %lf %lf %u", &device, word, &id, &x, &y, &time) != 6) return false;
  int action = action_of(word);
  if (action < 0) return false;
  SDL_Event event = {.tfinger = {.type = types[action], .touchId = device, .fingerId = id, .pressure = 1}};
  event.tfinger.x = (float)(x / app->scene.config.viewport_width);
  event.tfinger.y = (float)(y / app->scene.config.viewport_height);
  return send(&event, time);
}

static bool play_mouse(const app *app, const char *words) {
  static const Uint32 types[] = {SDL_MOUSEBUTTONDOWN, SDL_MOUSEMOTION, SDL_MOUSEBUTTONUP};
  int which, button;
  char word[8];
  double x, y;
  unsigned time;
  if (sscanf(words, "%d %7s %d %lf %lf %u", &which, word, &button, &x, &y, &time) != 6) return false;
  int action = action_of(word);
  if (action < 0) return false;
  int left = (int)lround(x * app->input.zoom), top = (int)lround(y * app->input.zoom);
  SDL_Event event = {0};
  if (action == 1) {
    event.motion = (SDL_MouseMotionEvent){.type = types[action], .which = (Uint32)which, .x = left, .y = top};
  } else {
    event.button = (SDL_MouseButtonEvent){.type = types[action], .which = (Uint32)which, .x = left, .y = top};
    event.button.button = (Uint8)button;
  }
  return send(&event, time);
}

static bool play_wheel(const app *app, const char *words) {
  int which, flipped;
  double dx, dy, x, y;
  unsigned time;
  if (sscanf(words, "%d %lf %lf %d %lf %lf %u", &which, &dx, &dy, &flipped, &x, &y, &time) != 7) return false;
  SDL_Event event = {.wheel = {.type = SDL_MOUSEWHEEL, .which = (Uint32)which}};
  event.wheel.preciseX = (float)dx;
  event.wheel.preciseY = (float)dy;
  event.wheel.x = (int)dx;
  event.wheel.y = (int)dy;
  event.wheel.direction = flipped ? SDL_MOUSEWHEEL_FLIPPED : SDL_MOUSEWHEEL_NORMAL;
  event.wheel.mouseX = (int)lround(x * app->input.zoom);
  event.wheel.mouseY = (int)lround(y * app->input.zoom);
  return send(&event, time);
}

static bool play_key(const char *words) {
  char name[32];
  unsigned time;
  if (sscanf(words, "%31s %u", name, &time) != 2) return false;
  SDL_Event event = {.key = {.type = SDL_KEYDOWN, .state = SDL_PRESSED}};
  event.key.keysym.sym = SDL_GetKeyFromName(name);
  return event.key.keysym.sym != SDLK_UNKNOWN && send(&event, time);
}

static bool play_frames(app *app, const char *words) {
  unsigned time, step, count;
  if (sscanf(words, "%u %u %u", &time, &step, &count) != 3) return false;
  for (unsigned n = 0; n < count; n++) {
    timing_set(time + n * step);
    app_turn(app);
  }
  return true;
}

static bool play_line(app *app, char *line) {
  char *words = line + strcspn(line, " \n");
  if (*words != 0) *words++ = 0;
  if (*line == 0 || *line == '#') return true;
  if (strcmp(line, "finger") == 0) return play_finger(app, words);
  if (strcmp(line, "mouse") == 0) return play_mouse(app, words);
  if (strcmp(line, "wheel") == 0) return play_wheel(app, words);
  if (strcmp(line, "key") == 0) return play_key(words);
  if (strcmp(line, "frames") == 0) return play_frames(app, words);
  if (strcmp(line, "window") == 0) {
    double width, height, zoom = app->input.zoom;
    if (sscanf(words, "%lf %lf", &width, &height) != 2) return false;
    SDL_SetWindowSize(app->window, (int)lround(width * zoom), (int)lround(height * zoom));
    return true;
  }
  if (strcmp(line, "state") == 0) {
    scene_report(&app->scene, stdout, app->drawn);
    return true;
  }
  if (strcmp(line, "shot") == 0) {
    words[strcspn(words, "\n")] = 0;
    return app_save(app, words);
  }
  return false;
}

bool script_play(app *app, const char *path) {
  FILE *file = fopen(path, "r");
  if (file == NULL) {
    perror(path);
    return false;
  }
  char line[1024];
  bool good = true;
  for (int number = 1; good && fgets(line, sizeof line, file) != NULL; number++) {
    good = play_line(app, line);
    if (!good) fprintf(stderr, "%s:%d: cannot be played\n", path, number);
  }
  fclose(file);
  return good;
}
