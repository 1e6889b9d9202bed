#include "input.h"

#include <math.h>

#include "timing.h"

/* Points of a wheel or trackpad that gives fractions of a notch; whole notches are the engine's to glide. */
#define FINE_WHEEL 40.0

/* A finger or the left button. Where it went down is where a button shows that it is pressed. */
static bool point(input *input, int32_t action, bool mouse, int64_t device, int64_t id, double x, double y, Uint32 stamp) {
  nslide_host *host = &input->scene->host;
  double time = timing_of_event(stamp);
  if (action == NSLIDE_POINTER_MOVE) return nslide_host_move(host, device, id, x, y, time);
  if (action == NSLIDE_POINTER_UP) return nslide_host_up(host, device, id, x, y, time);
  bool taken = nslide_host_down(host, mouse ? NSLIDE_SOURCE_MOUSE : NSLIDE_SOURCE_TOUCH, device, id, x, y, time);
  if (taken) input->scene->press_x = x, input->scene->press_y = y;
  return taken;
}

/* A finger's place is a fraction of the window. */
static bool on_finger(input *input, int32_t action, const SDL_TouchFingerEvent *event) {
  if (event->touchId == SDL_MOUSE_TOUCHID) return false; /* a mouse, which comes as one too */
  double x = (double)event->x * input->scene->config.viewport_width;
  double y = (double)event->y * input->scene->config.viewport_height;
  return point(input, action, false, event->touchId, event->fingerId, x, y, event->timestamp);
}

/* The left button is a finger. A touch reaches a program a second time, as a mouse that SDL makes of it. Screens have numbers
 * of their own: a mouse's is below 0. */
static bool on_mouse(input *input, int32_t action, Uint32 which, int x, int y, Uint32 timestamp) {
  if (which == SDL_TOUCH_MOUSEID) return false;
  bool fed = point(input, action, true, -1 - (int64_t)which, 0, x / input->zoom, y / input->zoom, timestamp);
  /* A drag goes on outside the window. */
  if (fed && action != NSLIDE_POINTER_MOVE) SDL_CaptureMouse(action == NSLIDE_POINTER_DOWN);
  return fed;
}

/* Away from the user is up, and up is a smaller offset. Where the system turns the wheel over (direction is then
 * SDL_MOUSEWHEEL_FLIPPED, "natural scrolling") the numbers are as the user wants content to move: they are not turned
 * back. */
static bool on_wheel(input *input, const SDL_MouseWheelEvent *event) {
  if (event->which == SDL_TOUCH_MOUSEID) return false;
  double dx = (double)event->preciseX, dy = -(double)event->preciseY;
  if (dx == 0 && dy == 0) dx = event->x, dy = -event->y;
  bool whole = dx == floor(dx) && dy == floor(dy);
  double points = whole ? 1 : FINE_WHEEL;
  int32_t unit = whole ? NSLIDE_WHEEL_NOTCH : NSLIDE_WHEEL_PIXEL;
  bool shift = (SDL_GetModState() & KMOD_SHIFT) != 0;
  return nslide_host_wheel(&input->scene->host, unit, shift, event->mouseX / input->zoom, event->mouseY / input->zoom,
                           dx * points, dy * points, timing_of_event(event->timestamp));
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
      int32_t to = back ? NSLIDE_KEY_PAGE_UP : keys[n].to;
      return nslide_host_key(&input->scene->host, to, timing_of_event(event->timestamp));
    }
  }
  return false;
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
        /* Another window has come up: SDL will not tell of what is down any more. */
        return nslide_host_cancel(&input->scene->host, timing_of_event(event->window.timestamp));
      }
      return event->window.event == SDL_WINDOWEVENT_EXPOSED;
    case SDL_QUIT: input->quit = true; return false;
    default: return false;
  }
}
