// What is nestedslide.hpp's own: defaults, handles, errors both ways, buffers, and that nothing is allocated.
#include "nestedslide.hpp"

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <new>
#include <vector>

// Every method of every class, also those that nothing here calls.
template class nslide::BasicCoordinator<nslide::Throwing>;
template class nslide::BasicCoordinator<nslide::Returning>;
template class nslide::BasicList<nslide::Throwing>;
template class nslide::BasicList<nslide::Returning>;

namespace {

std::size_t allocations = 0;
int failures = 0;

void check(bool is, const char *what, int line) {
  if (is) return;
  std::fprintf(stderr, "line %d: %s\n", line, what);
  failures++;
}
#define CHECK(is) check((is), #is, __LINE__)

nslide::Config settings() {
  nslide::Config config;
  config.header_height = 220;
  config.hover_height = 48;
  return config;
}

template <class Action>
nslide::Status refusal(Action action) {
  try {
    action();
  } catch (const nslide::Error &error) {
    CHECK(std::strlen(error.what()) > 0);
    return error.status();
  }
  return nslide::Status::ok;
}

template <class Ours, class Theirs, class Default>
void same_defaults(Default fill) {
  const Ours ours;
  Theirs theirs;
  CHECK(fill(&theirs, sizeof theirs) == NSLIDE_OK);
  CHECK(std::memcmp(&ours, &theirs, sizeof theirs) == 0);
}

void defaults() {
  same_defaults<nslide::Config, nslide_config>(nslide_config_default);
  same_defaults<nslide::ListConfig, nslide_list_config>(nslide_list_config_default);
  same_defaults<nslide::Section, nslide_section>(nslide_section_default);
  nslide::Config config;
  CHECK(*nslide::check(config) == 0);
  config.header_height = -1;
  CHECK(std::strstr(nslide::check(config), "header_height") != nullptr);
  CHECK(nslide::is_compatible());
}

void handles() {
  auto slide = nslide::Coordinator::create(settings(), {3000, 1500});
  const auto number = slide.handle();
  auto moved = std::move(slide);
  CHECK(!slide && moved.handle() == number);
  moved = nslide::Coordinator::create(settings(), {100});
  nslide_snapshot shot;
  shot.struct_size = sizeof shot;
  CHECK(nslide_get_snapshot(number, &shot) == NSLIDE_ERROR_STALE_HANDLE);
  {
    const nslide::Coordinator taken(moved.release());
    CHECK(!moved && taken.snapshot().page_count == 1);
  }
  CHECK(refusal([&] { moved.advance(1); }) == nslide::Status::invalid_handle);
}

void errors() {
  auto slide = nslide::Coordinator::create(settings(), {3000});
  slide.advance(2);
  CHECK(refusal([&] { slide.advance(1); }) == nslide::Status::time_went_back);
  nslide::Config config = settings();
  config.hover_height = -2;
  CHECK(refusal([&] { nslide::Coordinator::create(config, {3000}); }) == nslide::Status::invalid_argument);
  const auto none = nslide::nothrow::Coordinator::create(config, {3000});
  CHECK(!none && std::strstr(none.message(), "hover_height") != nullptr);
  auto quiet = nslide::nothrow::Coordinator::create(settings(), {3000, 10});
  CHECK(quiet && quiet->snapshot()->page_count == 2);
  const auto refused = quiet->page(7);
  CHECK(refused.status() == nslide::Status::out_of_range && *refused.message() != 0);
  CHECK(std::strcmp(nslide::name(refused.status()), "out_of_range") == 0);
  const std::int64_t keys[] = {1, 2};
  const double heights[] = {100};
  CHECK(refusal([&] { slide.reload_keyed(keys, heights); }) == nslide::Status::invalid_argument);
}

void buffers() {
  auto slide = nslide::Coordinator::create(settings(), {3000, 1500, 10});
  nslide::Page pages[2];
  CHECK(slide.pages({}) == 1 && slide.pages(pages) == 1 && pages[0].index == 0);
  CHECK(nslide::Span<nslide::Page>(pages).first(1).size() == 1);
  std::vector<std::byte> bytes(slide.save({}));
  CHECK(bytes.size() > 100 && slide.save(bytes) == bytes.size());
  const double heights[] = {3000, 1500};
  auto small = settings();
  small.viewport_height = 500;
  const auto other = nslide::Coordinator::create_from(bytes, small, heights);
  CHECK(other.config().viewport_height == 500 && other.snapshot().page_count == 2);
  const auto again = nslide::Coordinator::restore(bytes);
  CHECK(again.state_hash() == slide.state_hash());
  bytes[40] ^= std::byte{1};
  CHECK(refusal([&] { nslide::Coordinator::restore(bytes); }) == nslide::Status::corrupt_data);
  const nslide::Region region{{0, 0, 10, 10}, -1, nslide::Axis::vertical | nslide::Axis::horizontal};
  slide.set_regions({region});
  CHECK(slide.tab_at(5000, 5000) == -1);
}

void lists() {
  auto slide = nslide::Coordinator::create(settings(), {0});
  auto list = nslide::List::create();
  nslide::Section section;
  section.item_height = 40;
  list.insert_section(0, section, 1000);
  list.attach(slide, 0);
  CHECK(slide.page(0).content_height == 40000);
  list.insert_items(0, 0, 2, {10, 20});
  CHECK(list.state().item_count == 1002 && list.state().coordinator == slide.handle());
  CHECK(refusal([&] { list.insert_items(0, 0, 3, {10, 20}); }) == nslide::Status::invalid_argument);
  nslide::Item items[64];
  const auto seen = list.visible(0, 0, items);
  // What was seen before the two came keeps its place.
  CHECK(seen > 10 && seen < 64 && items[0].item == 2 && items[0].frame.y == list.state().offset);
  nslide::Rect frames[3];
  list.frames(0, 0, frames);
  CHECK(frames[2].y == 30 && frames[2].height == 40);
  const nslide::ItemPlace place = list.item_at(5, 35);
  CHECK(place.section == 0 && place.item == 2);
  list.scroll_to(0, 500, nslide::Align::start, false);
  CHECK(slide.snapshot().inner == list.item_offset(0, 500, nslide::Align::start));
}

void nothing_allocated() {
  auto outer = nslide::Coordinator::create(settings(), {3000, 1500});
  auto inner = nslide::Coordinator::create(settings(), {3000});
  inner.link(outer, nslide::LinkAxis::vertical);
  nslide::Frame<> frame;
  const auto before = allocations;
  const nslide::PointerSample samples[] = {
      {nslide::PointerAction::down, nslide::Source::touch, 1, 195, 600, 0.0},
      {nslide::PointerAction::move, nslide::Source::touch, 1, 195, 500, 0.1},
      {nslide::PointerAction::up, nslide::Source::touch, 1, 195, 300, 0.2},
  };
  outer.frame(0.2, frame, samples);
  for (double time = 0.2; frame.snapshot().needs_frame; time += 0.016) outer.frame(time, frame);
  CHECK(frame.events().size() > 0 && frame.pages()[0].index == 0);
  CHECK(frame.snapshot().inner == outer.snapshot().inner && frame.motion().inner == frame.snapshot().inner);
  CHECK(frame.snapshot().collapse_state == nslide::CollapseState::pinned);
  CHECK(outer.config().header_height == 220 && outer.page_settings(1).key == 0);
  const auto consumed = (outer.session_begin(nslide::Source::pen, 1, 1), outer.session_update(0, -5));
  CHECK(consumed.y == -5);
  inner.unlink();
  CHECK(allocations == before);
}

}  // namespace

void *operator new(std::size_t size) {
  allocations++;
  if (void *memory = std::malloc(size)) return memory;
  throw std::bad_alloc();
}
void operator delete(void *memory) noexcept { std::free(memory); }
void operator delete(void *memory, std::size_t) noexcept { std::free(memory); }

static_assert(has(nslide::Axis::vertical | nslide::Axis::horizontal, nslide::Axis::vertical));
static_assert(!has(nslide::Axis::vertical, nslide::Axis::vertical | nslide::Axis::horizontal));

int main() {
  defaults();
  handles();
  errors();
  buffers();
  lists();
  nothing_allocated();
  if (failures == 0) std::puts("all as it should be");
  return failures == 0 ? 0 : 1;
}
