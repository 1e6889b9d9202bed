// Fonts, pictures and colours, and the few shapes that the profile is drawn with.
#pragma once

#include <SDL.h>
#include <imgui.h>

#include <string>
#include <vector>

#include "content.h"

enum class Style { display, title, body, body_bold, label, label_bold, caption, initials };
enum class From { left, center, right };

struct Look {
  // Reads fonts before the first frame, and the pictures.
  void load(SDL_Renderer *renderer);

  ImFont *fonts[8];
  SDL_Texture *cover = nullptr, *portrait = nullptr, *photos[12] = {};
};

ImU32 ink_of(color color, double alpha = 1);
color between(color from, color to, double part);

// Draws in points of a viewport that lies at an origin on the screen.
class Canvas {
 public:
  Canvas(ImDrawList *list, const Look &look, ImVec2 origin) : list_(list), look_(look), origin_(origin) {}

  void fill(double x, double y, double width, double height, ImU32 color, double radius = 0) const;
  void image(SDL_Texture *picture, double x, double y, double width, double height, double radius = 0) const;
  void disc(double x, double y, double side, ImU32 color) const;
  // y is the top of its line. Answers how wide the text is; longer than `room` it is cut off.
  double text(const char *text, Style style, double x, double y, ImU32 color, From from = From::left,
              double room = 0) const;
  std::vector<std::string> wrapped(const char *text, Style style, double width) const;
  void clip(double x, double y, double width, double height) const;
  void unclip() const { list_->PopClipRect(); }

 private:
  ImVec2 at(double x, double y) const {
    return {origin_.x + static_cast<float>(x), origin_.y + static_cast<float>(y)};
  }

  ImDrawList *list_;
  const Look &look_;
  ImVec2 origin_;
};
