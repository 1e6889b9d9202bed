#include "input.h"

#include <math.h>

#include "timing.h"

/* Points of a wheel or trackpad that gives fractions of a notch; whole notches are the engine's to glide. */
#define FINE_WHEEL 40.0

/* The engine has pointers by any number: here it is the place in the table, so that the fingers of two touch screens,
 * and the mouse, are never taken for each other. -1: not down. */
static int find(const input *input, bool mouse, SDL_TouchID device, SDL_FingerID id) {
  for (int n = 0; n < NSLIDE_MAX_POINTERS; n++) {
    const finger *one = &input->fingers[n];
    if (one->down && one->mouse == mouse && one->device == device && one->finger == id) return n;
  }
  return -1;
}

static bool any_down(const input *input) {
  for (int n = 0; n < NSLIDE_MAX_POINTERS; n++) {
    if (input->fingers[n].down) return true;
  }
  return false;
}

static bool point(input *input, int32_t action, finger at, double time) {
  int number = find(input, at.mouse, at.device, at.finger);
  if (action == NSLIDE_POINTER_DOWN) {
    if (number >= 0) return false;
    /* One more than the engine follows is left alone from down to up. */
    for (number = 0; number < NSLIDE_MAX_POINTERS && input->fingers[number].down;) number++;
    if (number == NSLIDE_MAX_POINTERS) return false;
  }
  if (number < 0) return false;
  int32_t source = at.mouse ? NSLIDE_SOURCE_MOUSE : NSLIDE_SOURCE_TOUCH;
  bool taken = scene_pointer(input->scene, action, source, number, at.x, at.y, time);
  at.down = action == NSLIDE_POINTER_DOWN ? taken : action == NSLIDE_POINTER_MOVE;
  input->fingers[number] = at;
  return taken;
}

/* A finger's place is a fraction of the window. */
static bool on_finger(input *input, int32_t action, const SDL_TouchFingerEvent *event) {
  if (event->touchId == SDL_MOUSE_TOUCHID) return false; /* a mouse, which comes as one too */
  finger at = {.device = event->touchId,
               .finger = event->fingerId,
               .x = (double)event->x * input->scene->config.viewport_width,
               .y = (double)event->y * input->scene->config.viewport_height};
  return point(input, action, at, timing_of_event(event->timestamp));
}

/* The left button is a finger. A touch reaches a program a second time, as a mouse that SDL makes of it. */
static bool on_mouse(input *input, int32_t action, Uint32 which, int x, int y, Uint32 timestamp) {
  if (which == SDL_TOUCH_MOUSEID) return false;
  finger at = {.mouse = true, .device = which, .x = x / input->zoom, .y = y / input->zoom};
  bool fed = point(input, action, at, timing_of_event(timestamp));
  /* A drag goes on outside the window. */
  if (fed && action != NSLIDE_POINTER_MOVE) SDL_CaptureMouse(action == NSLIDE_POINTER_DOWN);
  return fed;
}

/* Away from the user is up, and up is a smaller offset. Where the system turns the wheel over (direction is then
 * SDL_MOUSEWHEEL_FLIPPED, "natural scrolling") the numbers are as the user wants content to move: they are not turned
 * back. */
static bool on_wheel(input *input, const SDL_MouseWheelEvent *event) {
  /* While a finger holds the page the wheel has nothing to say. */
  if (event->which == SDL_TOUCH_MOUSEID || any_down(input)) return false;
  double dx = (double)event->preciseX, dy = -(double)event->preciseY;
  if (dx == 0 && dy == 0) dx = event->x, dy = -event->y;
  bool whole = dx == floor(dx) && dy == floor(dy);
  double points = whole ? 1 : FINE_WHEEL;
  int32_t unit = whole ? NSLIDE_WHEEL_NOTCH : NSLIDE_WHEEL_PIXEL, shift = (SDL_GetModState() & KMOD_SHIFT) != 0;
  scene_catch_up(input->scene, timing_of_event(event->timestamp));
  nslide_wheel(input->scene->slide, unit, NSLIDE_WHEEL_PHASE_NONE, shift, event->mouseX / input->zoom,
               event->mouseY / input->zoom, dx * points, dy * points);
  return true;
}

static bool on_key(input *input, const SDL_KeyboardEvent *event) {
  static const struct {
    SDL_Keycode from;
    int32_t to;
  } keys[] = {{SDLK_DOWN, NSLIDE_KEY_DOWN},          {SDLK_UP, NSLIDE_KEY_UP},
              {SDLK_PAGEDOWN, NSLIDE_KEY_PAGE_DOWN}, {SDLK_PAGEUP, NSLIDE_KEY_PAGE_UP},
              {SDLK_SPACE, NSLIDE_KEY_SPACE},        {SDLK_HOME, NSLIDE_KEY_HOME},
              {SDLK_END, NSLIDE_KEY_END},            {SDLK_LEFT, NSLIDE_KEY_LEFT},
              {SDLK_RIGHT, NSLIDE_KEY_RIGHT}};
  SDL_Keycode key = event->keysym.sym;
  if (key == SDLK_ESCAPE) input->quit = true;
  bool back = key == SDLK_SPACE && (event->keysym.mod & KMOD_SHIFT);
  for (size_t n = 0; n < SDL_arraysize(keys); n++) {
    if (keys[n].from == key) {
      scene_catch_up(input->scene, timing_of_event(event->timestamp));
      nslide_key(input->scene->slide, back ? NSLIDE_KEY_PAGE_UP : keys[n].to);
      return true;
    }
  }
  return false;
}

/* Another window has come up: what is down is taken away, SDL will not tell of it any more. */
static bool cancel_all(input *input, double time) {
  bool fed = false;
  for (int n = 0; n < NSLIDE_MAX_POINTERS; n++) {
    finger one = input->fingers[n];
    if (one.down) fed |= point(input, NSLIDE_POINTER_CANCEL, one, time);
  }
  return fed;
}

bool input_handle(input *input, const SDL_Event *event) {
  const SDL_MouseButtonEvent *button = &event->button;
  const SDL_MouseMotionEvent *motion = &event->motion;
  switch (event->type) {
    case SDL_FINGERDOWN: return on_finger(input, NSLIDE_POINTER_DOWN, &event->tfinger);
    case SDL_FINGERMOTION: return on_finger(input, NSLIDE_POINTER_MOVE, &event->tfinger);
    case SDL_FINGERUP: return on_finger(input, NSLIDE_POINTER_UP, &event->tfinger);
    case SDL_MOUSEBUTTONDOWN:
    case SDL_MOUSEBUTTONUP:
      if (button->button != SDL_BUTTON_LEFT) return false;
      return on_mouse(input, event->type == SDL_MOUSEBUTTONDOWN ? NSLIDE_POINTER_DOWN : NSLIDE_POINTER_UP,
                      button->which, button->x, button->y, button->timestamp);
    case SDL_MOUSEMOTION:
      return on_mouse(input, NSLIDE_POINTER_MOVE, motion->which, motion->x, motion->y, motion->timestamp);
    case SDL_MOUSEWHEEL: return on_wheel(input, &event->wheel);
    case SDL_KEYDOWN: return on_key(input, &event->key);
    case SDL_WINDOWEVENT:
      if (event->window.event == SDL_WINDOWEVENT_FOCUS_LOST) {
        return cancel_all(input, timing_of_event(event->window.timestamp));
      }
      return event->window.event == SDL_WINDOWEVENT_EXPOSED;
    case SDL_QUIT: input->quit = true; return false;
    default: return false;
  }
}
