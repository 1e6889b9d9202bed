// Plays Tests/hosts/session.txt through nestedslide.hpp, without exceptions: what its "expect" lines should be.
#include <array>
#include <cinttypes>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <sstream>
#include <string>
#include <vector>

#include "nestedslide.hpp"

namespace {

using Numbers = std::vector<int>;
constexpr double kTicksPerSecond = 1024;
constexpr int kFrame = 17;

class Player {
 public:
  void play(const std::string &operation, const Numbers &n) {
    if (operation == "create") create(n);
    else if (operation == "frames") frames(n[0], n[1]);
    else if (operation == "expect") expect();
    else accept(input(operation, n));
  }

 private:
  void create(const Numbers &n) {
    nslide::Config config;
    config.viewport_width = n[0];
    config.viewport_height = n[1];
    config.header_height = n[2];
    config.hover_height = n[3];
    const std::vector<double> heights(n.begin() + 4, n.end());
    auto made = nslide::nothrow::Coordinator::create(config, heights);
    if (!made) std::abort();
    slide_ = std::move(*made);
    accept(slide_.record_start());
  }

  nslide::Result<void> input(const std::string &operation, const Numbers &n) {
    if (operation == "pointer") {
      return slide_.pointer(nslide::PointerAction(n[0]), nslide::Source::touch, n[1], n[2], n[3], n[4] / kTicksPerSecond);
    }
    if (operation == "wheel") {
      return slide_.wheel(nslide::WheelUnit(n[0]), nslide::WheelPhase(n[1]), n[2] != 0, n[3], n[4], n[5], n[6]);
    }
    if (operation == "key") return slide_.key(nslide::Key(n[0]));
    if (operation == "page") return slide_.scroll_to_page(n[0], n[1] != 0);
    if (operation != "resize") std::abort();
    auto config = slide_.config();
    config->viewport_width = n[0];
    config->viewport_height = n[1];
    return slide_.set_config(*config);
  }

  void frames(int first, int count) {
    for (int n = 0; n < count; n++) {
      accept(slide_.frame((first + n * kFrame) / kTicksPerSecond, frame_));
      events_ += frame_.events().size();
    }
  }

  void expect() {
    std::array<std::byte, 256> part;
    for (std::size_t count = part.size(); count == part.size(); bytes_ += count) count = *slide_.record_read(part);
    std::printf("expect %016" PRIx64 " %zu %zu\n", *slide_.state_hash(), events_, bytes_);
  }

  static void accept(const nslide::Result<void> &result) {
    if (result) return;
    std::fprintf(stderr, "%s: %s\n", nslide::name(result.status()), result.message());
    std::exit(1);
  }

  nslide::nothrow::Coordinator slide_;
  nslide::Frame<> frame_;
  std::size_t events_ = 0;
  std::size_t bytes_ = 0;
};

}  // namespace

int main(int, char **arguments) {
  std::ifstream file(arguments[1]);
  Player player;
  for (std::string line; std::getline(file, line);) {
    if (line.empty() || line[0] == '#') continue;
    std::istringstream words(line);
    std::string operation;
    words >> operation;
    Numbers numbers;
    for (int number; operation != "expect" && words >> number;) numbers.push_back(number);
    player.play(operation, numbers);
  }
}
