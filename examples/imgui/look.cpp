#include "look.hpp"

#include <SDL_image.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstring>
#include <string>

namespace {

constexpr float kSizes[] = {24, 16, 15, 15, 14, 14, 12, 17};
// How high a line of each is; the text lies in its middle.
constexpr float kLines[] = {32, 24, 24, 24, 20, 20, 16, 24};
constexpr const char *kFaces[] = {"SemiBold", "SemiBold", "Regular", "SemiBold", "Regular", "SemiBold", "Regular",
                                   "SemiBold"};

std::string font_file(const char *face) {
  const std::string inter = std::string("/usr/share/fonts/opentype/inter/Inter-") + face + ".otf";
  if (std::FILE *file = std::fopen(inter.c_str(), "rb")) {
    std::fclose(file);
    return inter;
  }
  return std::string("/usr/share/fonts/truetype/dejavu/DejaVuSans") + (face[0] == 'R' ? ".ttf" : "-Bold.ttf");
}

SDL_Texture *picture(SDL_Renderer *renderer, const std::string &name) {
  SDL_Texture *found = IMG_LoadTexture(renderer, (std::string(ASSETS "/") + name).c_str());
  if (found != nullptr) SDL_SetTextureScaleMode(found, SDL_ScaleModeBest);
  return found;
}

}  // namespace

void Look::load(SDL_Renderer *renderer) {
  ImGuiIO &io = ImGui::GetIO();
  static const ImWchar letters[] = {0x20, 0x17F, 0x2013, 0x2026, 0x2192, 0x2192, 0};
  for (std::size_t n = 0; n < std::size(kSizes); n++) {
    fonts[n] = io.Fonts->AddFontFromFileTTF(font_file(kFaces[n]).c_str(), kSizes[n] * 1.2f, nullptr, letters);
  }
  io.FontDefault = fonts[static_cast<int>(Style::label)];
  cover = picture(renderer, "cover.png");
  portrait = picture(renderer, "portrait.png");
  for (int n = 0; n < 12; n++) {
    char name[16];
    std::snprintf(name, sizeof name, "photo-%02d.png", n + 1);
    photos[n] = picture(renderer, name);
  }
}

ImU32 ink_of(color color, double alpha) {
  return IM_COL32(color.r, color.g, color.b, static_cast<int>(255 * std::clamp(alpha, 0.0, 1.0) + 0.5));
}

color between(color from, color to, double part) {
  const auto mixed = [&](int a, int b) { return static_cast<std::uint8_t>(a + (b - a) * part); };
  return {mixed(from.r, to.r), mixed(from.g, to.g), mixed(from.b, to.b)};
}

void Canvas::fill(double x, double y, double width, double height, ImU32 color, double radius) const {
  list_->AddRectFilled(at(x, y), at(x + width, y + height), color, static_cast<float>(radius));
}

void Canvas::image(SDL_Texture *picture, double x, double y, double width, double height, double radius) const {
  if (picture == nullptr) return fill(x, y, width, height, ink_of(HAIRLINE), radius);
  list_->AddImageRounded(picture, at(x, y), at(x + width, y + height), {0, 0}, {1, 1}, IM_COL32_WHITE,
                         static_cast<float>(radius));
}

void Canvas::disc(double x, double y, double side, ImU32 color) const {
  list_->AddCircleFilled(at(x + side / 2, y + side / 2), static_cast<float>(side / 2), color, 48);
}

double Canvas::text(const char *text, Style style, double x, double y, ImU32 color, From from, double room) const {
  ImFont *font = look_.fonts[static_cast<int>(style)];
  const double width = font->CalcTextSizeA(font->FontSize, FLT_MAX, 0, text).x;
  if (from == From::center) x -= width / 2;
  if (from == From::right) x -= width;
  if (room > 0) clip(x, y, room, 40);
  // Whole pixels: glyphs are sharp then.
  const ImVec2 place = at(x, y + (kLines[static_cast<int>(style)] - font->FontSize) / 2);
  list_->AddText(font, font->FontSize, {std::floor(place.x + 0.5f), std::floor(place.y + 0.5f)}, color, text);
  if (room > 0) unclip();
  return width;
}

std::vector<std::string> Canvas::wrapped(const char *text, Style style, double width) const {
  const ImFont *font = look_.fonts[static_cast<int>(style)];
  std::vector<std::string> lines;
  for (const char *end = text + std::strlen(text); text < end;) {
    const char *stop = font->CalcWordWrapPositionA(1, text, end, static_cast<float>(width));
    lines.emplace_back(text, stop);
    for (text = stop; *text == ' ';) text++;
  }
  return lines;
}

void Canvas::clip(double x, double y, double width, double height) const {
  list_->PushClipRect(at(x, y), at(x + width, y + height), true);
}
