#include "slide.hpp"

#include <algorithm>

extern "C" {
#include "notes.h"
}
#include "content.h"

namespace {

nslide::Config settings(double width, double height) {
  nslide::Config config;
  config.viewport_width = width;
  config.viewport_height = height;
  config.header_height = HEADER_HEIGHT;
  config.header_min_height = BAR_HEIGHT;
  config.hover_height = TABS_HEIGHT;
  config.header_stretch = true;
  config.swipe_area = nslide::SwipeArea::all;
  config.resampling = nslide::Resampling::on;
  config.indicator_width = UNDERLINE_WIDTH;
  config.indicator_height = UNDERLINE_HEIGHT;
  config.indicator_radius = UNDERLINE_RADIUS;
  return config;
}

nslide::List guestbook() {
  auto list = nslide::List::create();
  nslide::Section section;
  section.header_height = MONTH_HEIGHT;
  std::vector<double> heights;
  for (std::int32_t index = 0; index < notes_month_count(); index++) {
    const month found = notes_month(index);
    heights.clear();
    for (int n = 0; n < found.count; n++) heights.push_back(NOTE_HEIGHTS[notes_line_count(found.first + n) - 1]);
    list.insert_section(index, section, found.count, heights);
  }
  return list;
}

nslide::List photos(double width) {
  auto list = nslide::List::create();
  nslide::Section section;
  section.layout = nslide::Layout::grid;
  section.columns = 3;
  section.item_spacing = section.line_spacing = PHOTO_GAP;
  section.item_height = (width - 2 * PHOTO_GAP) / 3;
  list.insert_section(0, section, PHOTO_COUNT);
  return list;
}

}  // namespace

Slide::Slide(double width, double height)
    : engine(nslide::Coordinator::create(settings(width, height), {0, 0, 560})), lists_{guestbook(), photos(width)} {
  for (int page : {kGuestbook, kPhotos}) lists_[page].attach(engine, page);
  items_.resize(64);
  // How the header collapses is the same in all hosts: content.h has it.
  std::vector<nslide::Effect> effects;
  for (const auto &[source, start, stop, at_start, at_stop] : EFFECTS) {
    nslide::Effect effect;
    effect.source = static_cast<nslide::EffectSource>(source);
    effect.start = start;
    effect.stop = stop;
    effect.at_start = at_start;
    effect.at_stop = at_stop;
    effects.push_back(effect);
  }
  engine.set_effects(effects);
  effects_.resize(EFFECT_COUNT);
  engine.effects(effects_);
}

void Slide::pointer(nslide::PointerAction action, std::int64_t id, double x, double y, double time) {
  samples_.push_back({action, nslide::Source::mouse, id, x, y, time});
  if (action == nslide::PointerAction::down) press = {x, y};
  fed_ = true;
}

void Slide::catch_up(double time) {
  engine.advance(std::max(time, now().time));
  fed_ = true;
}

void Slide::wheel(double notches_x, double notches_y, double x, double y, double time) {
  catch_up(time);
  engine.wheel(nslide::WheelUnit::notch, nslide::WheelPhase::none, false, x, y, notches_x, notches_y);
}

void Slide::key(nslide::Key key, double time) {
  catch_up(time);
  engine.key(key);
}

void Slide::resize(double height) {
  nslide::Config config = engine.config();
  config.viewport_height = height;
  engine.set_config(config);
  fed_ = true;
}

void Slide::frame(double time) {
  if (!samples_.empty()) time = std::max(time, samples_.back().time);
  const bool lifted = !samples_.empty() && samples_.back().action == nslide::PointerAction::up;
  engine.frame(std::max(time, now().time), frame_, samples_);
  engine.effects(effects_);
  samples_.clear();
  fed_ = false;
  // Whether it was a tap the engine says, which knows how far the pointer moved and what it caught.
  if (lifted && now().touch == nslide::TouchState::tapped) tap();
}

void Slide::tap() {
  const nslide::Rect button = this->button();
  const bool on_button = press.x >= button.x && press.x < button.x + button.width && press.y >= button.y &&
                         press.y < button.y + button.height;
  if (on_button) {
    following = !following;
  } else if (const std::int32_t tab = engine.tab_at(press.x, press.y); tab >= 0) {
    engine.tap_tab(tab, true);
  }
  fed_ = true;
}

nslide::Span<const nslide::Item> Slide::items(int page) {
  std::size_t count = lists_[page].visible(0, 0, items_);
  if (count > items_.size()) {
    items_.resize(count);
    count = lists_[page].visible(0, 0, items_);
  }
  return {items_.data(), count};
}

nslide::Rect Slide::button() const {
  const double width = effect(EFFECT_BUTTON_WIDTH), height = effect(EFFECT_BUTTON_HEIGHT);
  const double center = effect(EFFECT_BUTTON_CENTER) + pulled();
  return {now().header.x + now().header.width - MARGIN - width, center - height / 2, width, height};
}
