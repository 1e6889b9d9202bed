/* The profile page: a header that collapses, tabs that stick, a guestbook of a million notes, photographs. */
#include <SDL.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app.h"
#include "script.h"
#include "session.h"

#ifndef ASSETS
#define ASSETS "examples/assets"
#endif

static const char *const USAGE =
    "profile [options]\n"
    "  --size WxH         the window, points; 390x844\n"
    "  --scale N          window coordinates a point, 0.5 to 4; 1. Where the system scales windows that comes on top\n"
    "  --assets DIR       where the pictures are\n"
    "  --fonts DIR        where Inter or DejaVu Sans is looked for first\n"
    "  --record FILE      writes the engine's record of all that is done\n"
    "  --script FILE      plays events with a clock of their own, see script.h, and ends\n"
    "  --screenshot FILE  saves what is seen as a PNG, of the end of the script or at once, and ends\n"
    "  --state            prints the state at the end, as a line of JSON\n"
    "  --session FILE     plays a session of plain calls, prints what it comes to, and ends\n";

/* The value of an option; *at moves on to it. Null where the word is another, or has none. */
static const char *value_of(const char *name, int count, char **words, int *at) {
  if (strcmp(words[*at], name) != 0 || *at + 1 >= count) return NULL;
  return words[++*at];
}

static bool parse(options *options, const char **session, int count, char **words) {
  for (int at = 1; at < count; at++) {
    const char *value;
    if ((value = value_of("--size", count, words, &at)) != NULL) {
      if (sscanf(value, "%lfx%lf", &options->width, &options->height) != 2) return false;
    } else if ((value = value_of("--scale", count, words, &at)) != NULL) options->scale = atof(value);
    else if ((value = value_of("--assets", count, words, &at)) != NULL) options->assets = value;
    else if ((value = value_of("--fonts", count, words, &at)) != NULL) options->fonts = value;
    else if ((value = value_of("--record", count, words, &at)) != NULL) options->record = value;
    else if ((value = value_of("--script", count, words, &at)) != NULL) options->script = value;
    else if ((value = value_of("--screenshot", count, words, &at)) != NULL) options->screenshot = value;
    else if ((value = value_of("--session", count, words, &at)) != NULL) *session = value;
    else if (strcmp(words[at], "--state") == 0) options->state = true;
    else return false;
  }
  return options->scale >= 0.5 && options->scale <= 4 && options->width >= 100 && options->width <= 4000 &&
         options->height >= 100 && options->height <= 4000;
}

int main(int count, char **words) {
  options options = {.width = 390, .height = 844, .scale = 1, .assets = ASSETS};
  const char *session = NULL;
  if (!parse(&options, &session, count, words)) {
    fputs(USAGE, stderr);
    return 2;
  }
  if (session != NULL) return session_play(session) ? 0 : 1;

  static app app;
  bool good = app_open(&app, &options);
  if (good && options.script != NULL) good = script_play(&app, options.script);
  else if (good && options.screenshot != NULL) app_turn(&app);
  else if (good) app_run(&app);
  if (good && options.screenshot != NULL) good = app_save(&app, options.screenshot);
  if (good && options.state) scene_report(&app.scene, stdout, app.drawn);
  app_close(&app);
  return good ? 0 : 1;
}
