// The window: SDL's events to ImGui and to the slide, and a frame when there is something new to show.
#pragma once

#include <SDL.h>

#include <string>

#include "inspector.hpp"
#include "look.hpp"
#include "slide.hpp"

constexpr int kSlideWidth = 390, kWidth = 900, kHeight = 844;

class App {
 public:
  App();
  ~App();

  // Times are seconds.
  void event(const SDL_Event &event, double time);
  void frame(double time);
  // ImGui needs a few frames after an event until what follows from it shows.
  bool needs_frame() const { return awake_ > 0 || slide.needs_frame(); }
  void set_size(int width, int height) { SDL_SetWindowSize(window_, width, height); }
  bool screenshot(const std::string &file);

  Slide slide;
  bool quit = false;
  int frames = 0;

 private:
  void build();
  void resize(int width, int height);
  void key(const SDL_Keysym &pressed, double time);

  int width_ = kWidth, height_ = kHeight;
  SDL_Window *window_;
  SDL_Renderer *renderer_;
  Look look_;
  Inspector inspector_;
  bool hovered_ = false, dragging_ = false;
  int awake_ = 3;
  double last_ = 0;
};
