#include "profile.hpp"

#include <algorithm>
#include <cstdio>

extern "C" {
#include "notes.h"
}

namespace {

void draw_month(const Canvas &canvas, std::int32_t index, const nslide::Rect &place) {
  const month found = notes_month(index);
  char number[12], count[24];
  notes_number(number, sizeof number, found.count);
  std::snprintf(count, sizeof count, "%s notes", number);
  canvas.fill(place.x, place.y, place.width, MONTH_HEIGHT, ink_of(BACKDROP));
  canvas.text(found.title, Style::label_bold, place.x + MARGIN, place.y + 8, ink_of(INK));
  canvas.text(count, Style::caption, place.x + place.width - MARGIN, place.y + 10, ink_of(SECONDARY), From::right);
}

void draw_note(const Canvas &canvas, const note &note, const nslide::Rect &place) {
  const double left = place.x + NOTE_TEXT_LEFT, right = place.x + place.width - MARGIN;
  canvas.disc(place.x + MARGIN, place.y + AVATAR_TOP, AVATAR_SIDE, ink_of(DISCS[note.disc][0]));
  canvas.text(note.initials, Style::initials, place.x + MARGIN + AVATAR_SIDE / 2,
              place.y + AVATAR_TOP + AVATAR_SIDE / 2 - 12, ink_of(ON_ACCENT), From::center);
  const double taken =
      canvas.text(note.when, Style::caption, right, place.y + AUTHOR_TOP + 4, ink_of(SECONDARY), From::right);
  canvas.text(note.author, Style::title, left, place.y + AUTHOR_TOP, ink_of(INK), From::left, right - taken - 12 - left);
  for (int line = 0; line < note.line_count; line++) {
    canvas.text(note.lines[line], Style::label, left, place.y + LINES_TOP + line * 20, ink_of(SECONDARY));
  }
  canvas.fill(left, place.y + place.height - 1, right - left + MARGIN, 1, ink_of(HAIRLINE));
}

void draw_guestbook(const Canvas &canvas, Slide &slide, const nslide::Page &page) {
  for (const nslide::Item &item : slide.items(kGuestbook)) {
    nslide::Rect place = item.frame;
    place.x += page.frame.x;
    place.y += page.frame.y - page.offset;
    if (item.item >= 0) draw_note(canvas, notes_note(notes_month(item.section).first + item.item), place);
    else if (item.item == static_cast<int>(nslide::ItemKind::header)) draw_month(canvas, item.section, place);
  }
}

void draw_photos(const Canvas &canvas, const Look &look, Slide &slide, const nslide::Page &page) {
  for (const nslide::Item &item : slide.items(kPhotos)) {
    if (item.item < 0) continue;
    const nslide::Rect &place = item.frame;
    SDL_Texture *picture = look.photos[(item.item + item.item / 12 * 5) % 12];
    canvas.image(picture, page.frame.x + place.x, page.frame.y - page.offset + place.y, place.width, place.height);
  }
}

void draw_about(const Canvas &canvas, const nslide::Page &page) {
  const double x = page.frame.x + MARGIN, width = page.frame.width - 2 * MARGIN;
  double y = page.frame.y - page.offset + 16;
  const auto lines = canvas.wrapped(ABOUT_TEXT, Style::body, width - 32);
  const double height = 64 + 24 * static_cast<double>(lines.size());
  canvas.fill(x, y, width, height, ink_of(SURFACE), 16);
  canvas.text(ABOUT_TITLE, Style::title, x + 16, y + 16, ink_of(INK));
  double top = y + 48;
  for (const std::string &line : lines) {
    canvas.text(line.c_str(), Style::body, x + 16, top, ink_of(SECONDARY));
    top += 24;
  }
  y += height + 16;
  canvas.fill(x, y, width, 16 + 60.0 * static_cast<double>(std::size(FACTS)), ink_of(SURFACE), 16);
  for (std::size_t n = 0; n < std::size(FACTS); n++) {
    const double fact = y + 8 + 60 * static_cast<double>(n);
    canvas.text(FACTS[n][1], Style::body_bold, x + 16, fact + 8, ink_of(INK));
    canvas.text(FACTS[n][2], Style::label, x + 16, fact + 32, ink_of(SECONDARY));
    if (n > 0) canvas.fill(x + 16, fact, width - 16, 1, ink_of(HAIRLINE));
  }
}

void draw_person(const Canvas &canvas, const Slide &slide) {
  const double shift = slide.effect(EFFECT_DETAILS_TOP) + slide.pulled();
  canvas.text(NAME, Style::display, MARGIN, NAME_CENTER - 16 + shift, ink_of(INK, slide.effect(EFFECT_NAME_SHOWN)));
  canvas.text(HANDLE, Style::body, MARGIN, HANDLE_TOP + shift, ink_of(SECONDARY, slide.effect(EFFECT_HANDLE_SHOWN)));
  double y = BIOGRAPHY_TOP;
  int shown = EFFECT_LINE_1_SHOWN;
  for (const char *line : BIOGRAPHY) {
    canvas.text(line, Style::body, MARGIN, y + shift, ink_of(INK, slide.effect(shown++)));
    y += 24;
  }
  double x = MARGIN, alpha = slide.effect(EFFECT_STATISTICS_SHOWN);
  for (const auto &pair : STATISTICS) {
    x += canvas.text(pair[0], Style::body_bold, x, STATISTICS_TOP + shift, ink_of(INK, alpha)) + 4;
    x += canvas.text(pair[1], Style::body, x, STATISTICS_TOP + shift, ink_of(SECONDARY, alpha)) + 16;
  }
}

void draw_header(const Canvas &canvas, const Look &look, const Slide &slide) {
  const nslide::Snapshot &now = slide.now();
  const double pulled = slide.pulled(), width = now.header.width;
  const double bottom = slide.effect(EFFECT_COVER_FOOT) + pulled, foot = now.hover.y;
  canvas.fill(0, bottom, width, foot - bottom, ink_of(SURFACE));
  canvas.clip(0, bottom, width, std::max(0.0, foot - bottom));
  draw_person(canvas, slide);
  canvas.unclip();

  const double height = std::max(width * 440 / 780, bottom);
  const double top = std::min((COVER_HEIGHT + pulled - height) / 2, 0.0) + slide.effect(EFFECT_COVER_SHIFT);
  canvas.clip(0, 0, width, bottom);
  canvas.image(look.cover, 0, top, width, height);
  canvas.fill(0, 0, width, bottom, ink_of(SCRIM, slide.effect(EFFECT_SCRIM)));
  const double in_bar = MARGIN + PORTRAIT_IN_BAR + 12;
  const double arrival = slide.effect(EFFECT_BAR_CAPTION_SHOWN);
  canvas.text(NAME, Style::title, in_bar, slide.effect(EFFECT_BAR_NAME_CENTER) + pulled - 12, ink_of(ON_COVER));
  canvas.text(CAPTIONS[now.page_index], Style::caption, in_bar, BAR_CAPTION_TOP, ink_of(ON_COVER_SECONDARY, arrival));
  canvas.unclip();

  const double side = slide.effect(EFFECT_PORTRAIT_SIDE), rim = slide.effect(EFFECT_PORTRAIT_RIM);
  const double center = slide.effect(EFFECT_PORTRAIT_CENTER) + pulled;
  canvas.disc(MARGIN - rim, center - side / 2 - rim, side + 2 * rim, ink_of(SURFACE));
  canvas.image(look.portrait, MARGIN, center - side / 2, side, side, side / 2);

  const nslide::Rect button = slide.button();
  const double shown = slide.effect(EFFECT_BUTTON_SHOWN);
  const color ground = slide.following ? ACCENT_TINT : ACCENT, ink = slide.following ? ON_ACCENT_TINT : ON_ACCENT;
  canvas.fill(button.x, button.y, button.width, button.height, ink_of(ground, shown), button.height / 2);
  canvas.text(slide.following ? "Following" : "Follow", Style::label_bold, button.x + button.width / 2,
              button.y + button.height / 2 - 10, ink_of(ink, shown), From::center);
}

void draw_tabs(const Canvas &canvas, const Slide &slide) {
  const nslide::Snapshot &now = slide.now();
  const nslide::Rect &bar = now.hover, &mark = now.tab_indicator;
  canvas.fill(bar.x, bar.y, bar.width, bar.height, ink_of(SURFACE));
  for (int page = 0; page < kPages; page++) {
    const nslide::Rect tab = slide.tab(page);
    const double near = 1 - std::min(1.0, std::abs(now.page_position - page));
    canvas.text(TABS[page], Style::body_bold, bar.x + tab.x + tab.width / 2, bar.y + tab.height / 2 - 12,
                ink_of(between(SECONDARY, INK, near)), From::center);
  }
  canvas.fill(bar.x, bar.y + bar.height - 1, bar.width, 1, ink_of(HAIRLINE));
  canvas.fill(bar.x + mark.x, bar.y + mark.y, mark.width, mark.height, ink_of(ACCENT), UNDERLINE_RADIUS);
}

}  // namespace

void draw_profile(const Canvas &canvas, const Look &look, Slide &slide) {
  const nslide::Rect pager = slide.now().pager;
  canvas.fill(pager.x, pager.y, pager.width, pager.height, ink_of(BACKDROP));
  canvas.clip(pager.x, pager.y, pager.width, pager.height);
  for (const nslide::Page &page : slide.pages()) {
    canvas.clip(page.frame.x, page.frame.y, page.frame.width, page.frame.height);
    if (page.index != kAbout) canvas.fill(page.frame.x, page.frame.y, page.frame.width, 4000, ink_of(SURFACE));
    if (page.index == kGuestbook) draw_guestbook(canvas, slide, page);
    if (page.index == kPhotos) draw_photos(canvas, look, slide, page);
    if (page.index == kAbout) draw_about(canvas, page);
    canvas.unclip();
  }
  canvas.unclip();
  draw_header(canvas, look, slide);
  draw_tabs(canvas, slide);
}
