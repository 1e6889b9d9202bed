// A profile page inside Dear ImGui. `profile --script` reads events from its input instead, for tests: see play.
#include <cinttypes>
#include <cstdio>
#include <iostream>
#include <sstream>

#include "app.hpp"

namespace {

void report(const Slide &slide, int frames) {
  const nslide::Snapshot &now = slide.now();
  std::printf("{\"outer\": %.17g, \"inner\": %.17g, \"page\": %.17g, \"page_index\": %d, \"phase\": %d, ", now.outer,
              now.inner, now.page_position, now.page_index, static_cast<int>(now.phase));
  std::printf("\"bar\": [%.17g, %.17g], \"mark\": [%.17g, %.17g], ", now.hover.y, now.hover.height, now.tab_indicator.x,
              now.tab_indicator.width);
  std::printf("\"following\": %d, \"needs_frame\": %d, \"frames\": %d, \"physics\": %d}\n", slide.following,
              slide.needs_frame(), frames, static_cast<int>(slide.engine.config().physics));
}

void push(Uint32 type, int x, int y) {
  SDL_Event event{};
  event.type = type;
  if (type == SDL_MOUSEMOTION) {
    event.motion.x = x, event.motion.y = y;
  } else if (type == SDL_KEYDOWN) {
    event.key.keysym.sym = x;
  } else if (type == SDL_MOUSEWHEEL) {
    event.wheel.preciseX = static_cast<float>(x), event.wheel.preciseY = static_cast<float>(y);
  } else {
    event.button.button = SDL_BUTTON_LEFT, event.button.x = x, event.button.y = y;
  }
  SDL_PushEvent(&event);
}

void take(App &app, double time) {
  for (SDL_Event event; SDL_PollEvent(&event) != 0;) {
    // Those of a mouse that happens to be there have a window.
    const bool known = (event.type >= SDL_MOUSEMOTION && event.type <= SDL_MOUSEWHEEL) || event.type == SDL_KEYDOWN;
    const bool scripted = (known && event.motion.windowID == 0) || event.type == SDL_WINDOWEVENT;
    if (scripted || event.type == SDL_QUIT) app.event(event, time);
  }
}

// "down X Y MS", "move X Y MS", "up X Y MS", "wheel X Y MS", "size WIDTH HEIGHT MS", "key NAME MS", "frames MS COUNT", "rest MS", "state", "shot FILE".
int play(App &app) {
  for (std::string line; std::getline(std::cin, line);) {
    std::istringstream words(line);
    std::string what, file;
    int x = 0, y = 0, ms = 0;
    words >> what;
    if (what == "state") {
      report(app.slide, app.frames);
    } else if (what == "shot") {
      words >> file;
      if (!app.screenshot(file)) return 1;
    } else if (what == "frames") {
      words >> ms >> x;
      for (int n = 0; n < x; n++) app.frame((ms + n * 16) / 1000.0);
    } else if (what == "rest") {
      for (words >> ms; app.needs_frame(); ms += 16) app.frame(ms / 1000.0);
    } else if (what == "size") {
      words >> x >> y >> ms;
      app.set_size(x, y);
      take(app, ms / 1000.0);
    } else if (what == "key") {
      words >> file >> ms;
      push(SDL_KEYDOWN, SDL_GetKeyFromName(file.c_str()), 0);
      take(app, ms / 1000.0);
    } else {
      words >> x >> y >> ms;
      const Uint32 type = what == "down" ? SDL_MOUSEBUTTONDOWN
                          : what == "up" ? SDL_MOUSEBUTTONUP
                          : what == "wheel" ? SDL_MOUSEWHEEL
                                            : SDL_MOUSEMOTION;
      push(type, x, y);
      take(app, ms / 1000.0);
    }
  }
  return 0;
}

double seconds() { return static_cast<double>(SDL_GetTicks64()) / 1000; }

void run(App &app) {
  while (!app.quit) {
    // While nothing moves the program sleeps.
    if (!app.needs_frame()) SDL_WaitEvent(nullptr);
    for (SDL_Event event; SDL_PollEvent(&event) != 0;) app.event(event, event.common.timestamp / 1000.0);
    app.frame(seconds());
  }
}

}  // namespace

int main(int count, char **words) try {
  App app;
  if (count > 1 && std::string(words[1]) == "--script") return play(app);
  run(app);
  return 0;
} catch (const nslide::Error &error) {
  std::fprintf(stderr, "nestedslide: %s: %s\n", nslide::name(error.status()), error.what());
  return 1;
}
