#include "app.hpp"

#include <SDL_image.h>

#include <algorithm>
#include <utility>

#include "profile.hpp"
#include "render.hpp"

App::App() : slide(kSlideWidth, kHeight) {
  SDL_SetHint(SDL_HINT_RENDER_SCALE_QUALITY, "1");
  SDL_Init(SDL_INIT_VIDEO);
  window_ = SDL_CreateWindow("Mira Lund, in Dear ImGui", SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED, kWidth,
                             kHeight, SDL_WINDOW_RESIZABLE);
  renderer_ = SDL_CreateRenderer(window_, -1, SDL_RENDERER_PRESENTVSYNC);
  ImGui::CreateContext();
  ImGui::GetIO().IniFilename = nullptr;
  ImGui::GetIO().DisplaySize = {kWidth, kHeight};
  look_.load(renderer_);
  inspector_colors();
  render_fonts(renderer_);
}

App::~App() {
  ImGui::DestroyContext();
  SDL_DestroyRenderer(renderer_);
  SDL_DestroyWindow(window_);
  SDL_Quit();
}

void App::event(const SDL_Event &event, double time) {
  using nslide::PointerAction;
  ImGuiIO &io = ImGui::GetIO();
  awake_ = 3;
  // The slide gets each event with its own time, not what ImGui makes of those of a frame: flings are exact then.
  if (event.type == SDL_QUIT) {
    quit = true;
  } else if (event.type == SDL_MOUSEMOTION) {
    io.MousePos = {static_cast<float>(event.motion.x), static_cast<float>(event.motion.y)};
    if (dragging_) slide.pointer(PointerAction::move, 0, event.motion.x, event.motion.y, time);
  } else if (event.type == SDL_MOUSEBUTTONDOWN && event.button.button == SDL_BUTTON_LEFT) {
    io.MousePos = {static_cast<float>(event.button.x), static_cast<float>(event.button.y)};
    io.MouseDown[0] = true;
    dragging_ = hovered_ && event.button.x < kSlideWidth;
    if (dragging_) slide.pointer(PointerAction::down, 0, event.button.x, event.button.y, time);
  } else if (event.type == SDL_MOUSEBUTTONUP && event.button.button == SDL_BUTTON_LEFT) {
    io.MouseDown[0] = false;
    if (std::exchange(dragging_, false)) slide.pointer(PointerAction::up, 0, event.button.x, event.button.y, time);
  } else if (event.type == SDL_WINDOWEVENT && event.window.event == SDL_WINDOWEVENT_SIZE_CHANGED) {
    resize(event.window.data1, event.window.data2);
  } else if (event.type == SDL_KEYDOWN) {
    key(event.key.keysym, time);
  } else if (event.type == SDL_MOUSEWHEEL) {
    io.MouseWheel += event.wheel.preciseY;
    if (hovered_) slide.wheel(event.wheel.preciseX, -event.wheel.preciseY, io.MousePos.x, io.MousePos.y, time);
  }
}

// The profile is as high as the window; the inspector has the width that is left.
void App::resize(int width, int height) {
  width_ = std::max(width, kSlideWidth + 1), height_ = std::max(height, 1);
  ImGui::GetIO().DisplaySize = {static_cast<float>(width_), static_cast<float>(height_)};
  slide.resize(height_);
}

void App::key(const SDL_Keysym &pressed, double time) {
  using nslide::Key;
  static const std::pair<SDL_Keycode, Key> keys[] = {
      {SDLK_DOWN, Key::down}, {SDLK_UP, Key::up},     {SDLK_PAGEDOWN, Key::page_down}, {SDLK_PAGEUP, Key::page_up},
      {SDLK_LEFT, Key::left}, {SDLK_RIGHT, Key::right}, {SDLK_HOME, Key::home},          {SDLK_END, Key::end},
      {SDLK_SPACE, Key::space}};
  for (const auto &[code, to] : keys) {
    if (code == pressed.sym) slide.key(code == SDLK_SPACE && pressed.mod & KMOD_SHIFT ? Key::page_up : to, time);
  }
}

void App::frame(double time) {
  ImGui::GetIO().DeltaTime = static_cast<float>(std::max(time - last_, 1e-4));
  last_ = time;
  awake_ = std::max(0, awake_ - 1);
  frames++;
  if (slide.needs_frame()) {
    slide.frame(time);
    inspector_.note(slide);
  }
  ImGui::NewFrame();
  build();
  ImGui::Render();
  SDL_SetRenderDrawColor(renderer_, 0, 0, 0, 255);
  SDL_RenderClear(renderer_);
  render(renderer_, *ImGui::GetDrawData());
  SDL_RenderPresent(renderer_);
}

void App::build() {
  constexpr ImGuiWindowFlags still = ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoMove |
                                     ImGuiWindowFlags_NoSavedSettings | ImGuiWindowFlags_NoBringToFrontOnFocus;
  ImGui::SetNextWindowPos({0, 0});
  ImGui::SetNextWindowSize({kSlideWidth, static_cast<float>(height_)});
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {0, 0});
  ImGui::Begin("Slide", nullptr, still | ImGuiWindowFlags_NoScrollWithMouse);
  hovered_ = ImGui::IsWindowHovered();
  draw_profile(Canvas(ImGui::GetWindowDrawList(), look_, ImGui::GetWindowPos()), look_, slide);
  ImGui::End();
  ImGui::PopStyleVar();

  ImGui::SetNextWindowPos({kSlideWidth, 0});
  ImGui::SetNextWindowSize({static_cast<float>(width_ - kSlideWidth), static_cast<float>(height_)});
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {28, 24});
  ImGui::Begin("Inspector", nullptr, still);
  inspector_.draw(slide, look_, last_);
  ImGui::End();
  ImGui::PopStyleVar();
}

bool App::screenshot(const std::string &file) {
  SDL_Surface *surface = SDL_CreateRGBSurfaceWithFormat(0, width_, height_, 24, SDL_PIXELFORMAT_RGB24);
  SDL_RenderReadPixels(renderer_, nullptr, SDL_PIXELFORMAT_RGB24, surface->pixels, surface->pitch);
  const bool saved = IMG_SavePNG(surface, file.c_str()) == 0;
  SDL_FreeSurface(surface);
  return saved;
}
