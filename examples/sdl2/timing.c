#include "timing.h"

#include <SDL.h>

static struct {
  bool scripted;
  double origin; /* what the fine counter showed when SDL's milliseconds were 0 */
  double script; /* the scripted time */
  double latest; /* the latest that was given out */
} state;

static double counter(void) { return (double)SDL_GetPerformanceCounter() / (double)SDL_GetPerformanceFrequency(); }

void timing_start(bool scripted) {
  state.scripted = scripted;
  state.script = state.latest = 0;
  state.origin = counter() - (double)SDL_GetTicks64() / 1000;
}

void timing_set(uint32_t milliseconds) { state.script = milliseconds / 1000.0; }

/* Frames have the fine counter: whole milliseconds would make a fast fling tremble. */
double timing_now(void) {
  double now = state.scripted ? state.script : counter() - state.origin;
  if (now > state.latest) state.latest = now;
  return state.latest;
}

double timing_of_event(uint32_t timestamp) {
  if (state.scripted) return timestamp / 1000.0;
  /* The 32 bits of a timestamp come round after 49 days: how long ago it was does not. */
  uint64_t now = SDL_GetTicks64();
  uint32_t ago = (uint32_t)now - timestamp;
  double time = (double)(now - (ago < UINT32_MAX / 2 ? ago : 0)) / 1000;
  /* The two clocks are up to a millisecond apart, and the engine's time does not go back. */
  if (time > state.latest) state.latest = time;
  return time;
}
