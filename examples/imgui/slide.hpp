// The engine's side of the example: a coordinator, its lists, and what the last frame says. Nothing of ImGui or SDL in it.
#pragma once

#include <algorithm>
#include <vector>

#include "nestedslide.hpp"

enum Pages { kGuestbook, kPhotos, kAbout, kPages };

class Slide {
 public:
  Slide(double width, double height);

  // Events of one frame are kept until the frame, with the times at which the hardware saw them.
  void pointer(nslide::PointerAction action, std::int64_t id, double x, double y, double time);
  void wheel(double notches_x, double notches_y, double x, double y, double time);
  void key(nslide::Key key, double time);
  void resize(double height);
  // Takes in what was fed, then moves time on. A screen that rests calls it too when something was fed.
  void frame(double time);

  // Before a command: after a rest the engine's time is that of the last frame. The next frame shows what it did.
  void catch_up(double time);
  // After a change of settings: the next frame shows it.
  void changed() { fed_ = true; }
  bool needs_frame() const { return fed_ || now().needs_frame; }
  const nslide::Snapshot &now() const { return frame_.snapshot(); }
  nslide::Span<const nslide::Page> pages() const { return frame_.pages(); }
  nslide::Span<const nslide::Event> events() const { return frame_.events(); }
  // What is seen of a page's list.
  nslide::Span<const nslide::Item> items(int page);
  // Where something in the header is, or how much of it shows: EFFECT_COVER_FOOT and so on, of content.h.
  double effect(int which) const { return effects_[which]; }
  // How far a pull has brought the header's foot down.
  double pulled() const { return std::max(0.0, now().header.y + now().header_stretch); }
  nslide::Rect button() const;
  nslide::Rect tab(int page) const { return engine.tab(page); }

  bool following = false;
  nslide::Point press;
  nslide::Coordinator engine;

 private:
  void tap();

  nslide::List lists_[2];
  nslide::Frame<> frame_;
  std::vector<nslide::PointerSample> samples_;
  std::vector<nslide::Item> items_;
  std::vector<double> effects_;
  bool fed_ = true;
};
