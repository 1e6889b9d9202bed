// The recipes of docs/cookbook.md in C++. Each is a function; main runs all of them. A refused call throws.
#include <array>
#include <cstdio>
#include <vector>

#include "nestedslide.hpp"

namespace {

// The scene of all recipes: a header of 180 points and a hover bar of 60 in a window of 390 by 600.
nslide::Config scene() {
  nslide::Config config;
  config.viewport_width = 390, config.viewport_height = 600;
  config.header_height = 180, config.hover_height = 60;
  return config;
}

// Frames until nothing moves.
nslide::Snapshot settle(nslide::Coordinator &slide) {
  nslide::Frame<> frame;
  double time = slide.snapshot().time;
  do slide.frame(time += 1 / 60.0, frame);
  while (frame.snapshot().needs_frame);
  return frame.snapshot();
}

// A finger that moves content up by so many points, and lifts at a velocity.
void drag(nslide::Coordinator &slide, double points, double velocity = 0) {
  slide.session_begin(nslide::Source::touch, 195, 400);
  slide.session_update(0, points);
  slide.session_end(0, velocity);
}

// Pull to refresh
void refresh() {
  auto config = scene();
  config.refresh_height = 60;
  auto slide = nslide::Coordinator::create(config, {3000});
  drag(slide, -300);
  const auto held = settle(slide);
  if (held.refresh == nslide::RefreshState::refreshing) {
    std::printf("held open: the header begins at %.0f\n", held.header.y);
  }
  slide.end_refresh(NSLIDE_NO_PAGE, nslide::RefreshResult::success);
  std::printf("closed: it begins at %.0f\n", settle(slide).header.y);
}

// Load more at the end
void load_more() {
  auto config = scene();
  config.load_more_distance = 400;
  auto slide = nslide::Coordinator::create(config, {3000});
  slide.scroll_to(180, 2300, false);
  nslide::Frame<> frame;
  slide.frame(0, frame);
  for (const auto &event : frame.events()) {
    if (event.type != nslide::EventType::load_more) continue;
    std::printf("page %d wants more\n", event.index);
    slide.set_page_height(event.index, 6000);
    slide.end_load(event.index);
  }
  std::printf("its content is %.0f high\n", slide.page(0).content_height);
}

// Sections with headers that stick
void sections() {
  auto slide = nslide::Coordinator::create(scene(), {0});
  auto feed = nslide::List::create();
  nslide::Section month;
  month.item_height = 44, month.header_height = 30;
  for (int n = 0; n < 12; n++) feed.insert_section(n, month, 31);
  feed.attach(slide, 0);
  feed.scroll_to(4, 20, nslide::Align::start, false);
  std::array<nslide::Item, 64> items;
  const auto count = feed.visible(0, 0, items);
  for (std::size_t n = 0; n < count; n++) {
    if (has(items[n].flags, nslide::ItemFlag::stuck)) {
      std::printf("the header of section %d sticks, %.0f high\n", items[n].section, items[n].frame.height);
    }
  }
}

// A bar of tabs
void tabs() {
  auto slide = nslide::Coordinator::create(scene(), {3000, 3000, 3000, 3000, 3000});
  for (int index = 0; index < 5; index++) {
    auto settings = slide.page_settings(index);
    settings.tab_width = 120;
    slide.set_page_settings(index, settings);
  }
  slide.tap_tab(slide.tab_at(300, 210), true);
  const auto now = settle(slide);
  std::printf("page %d, strip at %.0f, mark at %.0f\n", now.page_index, now.tab_offset, now.tab_indicator.x);
}

// Cards that snap
void cards() {
  auto slide = nslide::Coordinator::create(scene(), {4000});
  std::array<nslide::SnapArea, 10> areas;
  for (int n = 0; n < 10; n++) areas[n] = {400.0 * n, 380, nslide::Align::start};
  slide.set_snap_areas(0, areas, nslide::SnapStrictness::mandatory, 0, 0);
  slide.scroll_to(180, 0, false);
  drag(slide, 30, 900);
  std::printf("rests at %.0f\n", settle(slide).inner);
}

// A carousel inside a page
void carousel() {
  auto slide = nslide::Coordinator::create(scene(), {3000, 3000});
  slide.set_regions({nslide::Region{{0, 40, 390, 160}, 0, nslide::Axis::horizontal}});
  slide.session_begin(nslide::Source::touch, 195, 350);
  std::printf("in the carousel the pager takes %.0f\n", slide.session_update(120, 0).x);
  slide.session_end(0, 0);
  auto small = scene();
  small.viewport_height = 160, small.header_height = 0, small.hover_height = 0;
  auto inside = nslide::Coordinator::create(small, {160, 160, 160, 160});
  inside.link(slide, nslide::LinkAxis::vertical);
  drag(inside, 100);
  std::printf("what it cannot use goes to the page around it: %.0f\n", slide.snapshot().outer);
}

// Back where it was
void back() {
  auto left = nslide::Coordinator::create(scene(), {});
  left.reload_keyed({71, 72}, {3000, 900});
  left.scroll_to(180, 640, false);
  std::vector<std::byte> bytes(left.save({}));  // with no room it says how much is needed
  left.save(bytes);

  auto slide = nslide::Coordinator::restore(bytes);
  slide.reload_keyed({70, 71, 72}, {500, 3000, 900});
  std::printf("page %d at %.0f\n", slide.snapshot().page_index, slide.snapshot().inner);
}

// A chat
void chat() {
  auto config = scene();
  config.header_height = 0, config.hover_height = 0;
  auto slide = nslide::Coordinator::create(config, {0});
  nslide::ListConfig settings;
  settings.stick_to_end = true;
  auto messages = nslide::List::create(settings);
  nslide::Section section;
  section.item_height = 60;
  messages.insert_section(0, section, 40);
  messages.attach(slide, 0);
  slide.scroll_to(0, 1e6, false);

  messages.insert_items(0, 40, 1, {90});  // a message comes
  std::printf("the last one seen: %d\n", messages.range(0, 0).last_item);
  drag(slide, -500);
  settle(slide);
  const auto first = messages.range(0, 0).first_item;
  messages.insert_items(0, 0, 20);  // older ones are loaded above
  std::printf("moved by %d rows, and by nothing on the screen\n", messages.range(0, 0).first_item - first);
}

// Less motion
void less_motion() {
  auto config = scene();
  config.reduced_motion = true;
  auto slide = nslide::Coordinator::create(config, {3000, 900});
  slide.scroll_to_page(1, true);
  std::printf("page %d, frames to come: %d\n", slide.snapshot().page_index, int(slide.snapshot().needs_frame));
}

// Screen readers and keyboards
void readers() {
  auto slide = nslide::Coordinator::create(scene(), {3000, 900});
  slide.reveal(0, 1200, 60, nslide::Align::nearest, true);  // the focus went to a row
  const double shown = settle(slide).inner;
  std::printf("the row is seen from %.0f on\n", shown);
  slide.key(nslide::Key::page_down);
  std::printf("a screen further: %.1f\n", settle(slide).inner - shown);
  std::printf("%.0f are left to scroll\n", slide.can_scroll(nslide::Direction::down));
  slide.tap_tab(1, true);  // the reader's own way to a tab
  std::printf("page %d\n", settle(slide).page_index);
}

}  // namespace

int main() {
  refresh();
  load_more();
  sections();
  tabs();
  cards();
  carousel();
  back();
  chat();
  less_motion();
  readers();
}
