// The panel beside the slide: its settings to turn while it runs, what moves, and what happened.
#pragma once

#include <array>
#include <cstddef>
#include <deque>
#include <string>

#include "look.hpp"
#include "slide.hpp"

class Inspector {
 public:
  // Remembers a frame for the chart and the list of events.
  void note(const Slide &slide);
  void draw(Slide &slide, const Look &look, double time);

 private:
  struct Moment {
    double time, outer, inner, velocity;
  };

  void settings(Slide &slide);
  void commands(Slide &slide, double time);
  void numbers(const Slide &slide, const Look &look) const;
  void chart(const Look &look) const;

  std::deque<Moment> moments_;
  std::deque<std::string> events_;
};

void inspector_colors();
