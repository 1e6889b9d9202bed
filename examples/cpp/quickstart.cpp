// A drag across the seam, a fling to rest and a page turn, without any toolkit: the host only keeps the time.
#include <cstdio>

#include "nestedslide.hpp"

namespace {

class Host {
 public:
  explicit Host(nslide::Coordinator slide) : slide_(std::move(slide)) {}

  void drag(double distance) {
    slide_.session_begin(nslide::Source::touch, 195, 600);
    slide_.session_update(0, distance);
    slide_.session_end(0, 0);
  }

  void fling(double velocity) {
    slide_.session_begin(nslide::Source::touch, 195, 600);
    slide_.session_end(0, velocity);
  }

  void turn(int page) { slide_.scroll_to_page(page, true); }

  // Goes on frame by frame until everything rests; every so many frames it prints what a host would draw.
  void run(const char *title, int every) {
    int count = 0;
    do {
      now_ += 1 / 60.0;
      slide_.frame(now_, frame_);
      const nslide::Snapshot &shot = frame_.snapshot();
      if (count++ % every == 0 || !shot.needs_frame) {
        std::printf("%-9s header %6.1f  hover %5.1f  page %.2f  scrolled %6.1f\n", title, shot.header.y, shot.hover.y,
                    shot.page_position, shot.inner);
      }
    } while (frame_.snapshot().needs_frame);
  }

 private:
  nslide::Coordinator slide_;
  nslide::Frame<> frame_;
  double now_ = 0;
};

}  // namespace

int main() try {
  nslide::Config config;
  config.header_height = 220;
  config.hover_height = 48;
  Host host(nslide::Coordinator::create(config, {3000, 1500}));
  host.drag(300);  // 220 collapse the header, 80 scroll the page
  host.run("dragged", 1);
  host.fling(-900);  // thrown down: the page comes to its top, then the header opens
  host.run("thrown", 60);
  host.turn(1);
  host.run("turned", 10);
} catch (const nslide::Error &error) {
  std::fprintf(stderr, "%s: %s\n", nslide::name(error.status()), error.what());
  return 1;
}
