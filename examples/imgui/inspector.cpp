#include "inspector.hpp"

#include <algorithm>
#include <cmath>
#include <cstdio>

namespace {

constexpr double kSeconds = 4;
constexpr std::size_t kEvents = 7;
constexpr ImU32 kOuter = IM_COL32(255, 158, 128, 255), kInner = IM_COL32(126, 166, 255, 255),
                kFaint = IM_COL32(255, 255, 255, 24), kGray = IM_COL32(150, 158, 176, 255);

const char *const kPhysics[] = {"iOS", "iOS, fast", "Android", "Desktop", "Chromium", "Qt"};
const char *const kMotions[] = {"First", "Quick return", "Quick return to minimum", "Fixed", "Content first"};
const char *const kSeams[] = {"Continuous", "Stop", "Resisted"};
const char *const kPhases[] = {"idle", "dragging", "decelerating", "bouncing", "snapping", "paging"};
const char *const kHappened[] = {"", "scroll began", "scroll ended", "drag began", "drag ended", "deceleration began",
                                 "deceleration ended"};

// A choice whose values are those of an enum class, in its order.
template <class Enum, std::size_t Count>
bool choose(const char *label, Enum &value, const char *const (&names)[Count]) {
  int chosen = static_cast<int>(value);
  if (!ImGui::Combo(label, &chosen, names, static_cast<int>(Count))) return false;
  value = static_cast<Enum>(chosen);
  return true;
}

void heading(const char *text, const Look &look) {
  ImGui::Dummy({0, 6});
  ImGui::PushFont(look.fonts[static_cast<int>(Style::label_bold)]);
  ImGui::TextUnformatted(text);
  ImGui::PopFont();
  ImGui::Dummy({0, 1});
}

void row(const char *name, const char *format, double value) {
  ImGui::TableNextColumn();
  ImGui::TextColored(ImColor(kGray), "%s", name);
  ImGui::TableNextColumn();
  ImGui::Text(format, value);
}

}  // namespace

void Inspector::note(const Slide &slide) {
  const nslide::Snapshot &now = slide.now();
  if (moments_.empty() || now.time > moments_.back().time) {
    moments_.push_back({now.time, now.outer, now.inner, now.velocity_y});
  }
  while (moments_.front().time < now.time - kSeconds) moments_.pop_front();
  for (const nslide::Event &event : slide.events()) {
    const auto kind = static_cast<std::size_t>(event.type);
    if (kind >= std::size(kHappened)) continue;
    char line[64];
    std::snprintf(line, sizeof line, "%7.3f s   %s", event.time, kHappened[kind]);
    events_.emplace_back(line);
  }
  while (events_.size() > kEvents) events_.pop_front();
}

void Inspector::draw(Slide &slide, const Look &look, double time) {
  ImGui::PushFont(look.fonts[static_cast<int>(Style::title)]);
  ImGui::TextUnformatted("Nested slide");
  ImGui::PopFont();
  heading("Settings", look);
  settings(slide);
  ImGui::Dummy({0, 2});
  commands(slide, time);
  heading("Now", look);
  numbers(slide, look);
  heading("Offsets, the last four seconds", look);
  chart(look);
  heading("Events", look);
  for (const std::string &line : events_) ImGui::TextColored(ImColor(kGray), "%s", line.c_str());
}

void Inspector::settings(Slide &slide) {
  nslide::Config config = slide.engine.config();
  ImGui::PushItemWidth(250);
  bool changed = choose("Physics", config.physics, kPhysics);
  changed |= choose("Header", config.header_motion, kMotions);
  changed |= choose("Seam", config.seam, kSeams);
  bool snaps = config.header_snap != nslide::HeaderSnap::none;
  if (ImGui::Checkbox("Header snaps", &snaps)) {
    config.header_snap = snaps ? nslide::HeaderSnap::nearest : nslide::HeaderSnap::none;
    changed = true;
  }
  ImGui::PopItemWidth();
  // What the engine refuses leaves everything as it was.
  if (!changed || *nslide::check(config) != 0) return;
  slide.engine.set_config(config);
  slide.changed();
}

void Inspector::commands(Slide &slide, double time) {
  const auto button = [&](const char *name) {
    const bool is_pressed = ImGui::Button(name, {118, 32});
    if (is_pressed) slide.catch_up(time);
    return is_pressed;
  };
  if (button("To the top")) slide.engine.scroll_to_top(true);
  ImGui::SameLine();
  if (button("Next page")) slide.engine.scroll_to_page((slide.now().page_index + 1) % kPages, true);
  ImGui::SameLine();
  if (button("Note 5,000")) slide.engine.reveal(kGuestbook, 460000, 92, nslide::Align::start, true);
}

void Inspector::numbers(const Slide &slide, const Look &) const {
  const nslide::Snapshot &now = slide.now();
  if (!ImGui::BeginTable("now", 4, ImGuiTableFlags_SizingStretchSame)) return;
  row("outer", "%.1f", now.outer);
  row("inner", "%.1f", now.inner);
  row("page", "%.2f", now.page_position);
  row("velocity", "%.0f", now.velocity_y);
  row("collapse", "%.2f", now.collapse);
  ImGui::TableNextColumn();
  ImGui::TextColored(ImColor(kGray), "phase");
  ImGui::TableNextColumn();
  ImGui::TextUnformatted(kPhases[static_cast<int>(now.phase)]);
  ImGui::EndTable();
}

void Inspector::chart(const Look &look) const {
  const ImVec2 at = ImGui::GetCursorScreenPos(), size{ImGui::GetContentRegionAvail().x, 150};
  ImGui::Dummy(size);
  ImDrawList *list = ImGui::GetWindowDrawList();
  list->AddRectFilled(at, {at.x + size.x, at.y + size.y}, IM_COL32(0, 0, 0, 60), 6);
  for (int line = 1; line < 4; line++) {
    const float y = std::floor(at.y + size.y * static_cast<float>(line) / 4);
    list->AddLine({at.x, y}, {at.x + size.x, y}, kFaint);
  }
  double least = 0, most = 400;
  for (const Moment &moment : moments_) {
    least = std::min({least, moment.outer, moment.inner});
    most = std::max({most, moment.outer, moment.inner});
  }
  const auto curve = [&](double Moment::*value, ImU32 color) {
    for (const Moment &moment : moments_) {
      const double x = 1 - (moments_.back().time - moment.time) / kSeconds;
      const double y = 1 - (moment.*value - least) / (most - least);
      list->PathLineTo({at.x + static_cast<float>(x) * size.x, at.y + 8 + static_cast<float>(y) * (size.y - 16)});
    }
    list->PathStroke(color, 0, 2);
  };
  if (!moments_.empty()) {
    curve(&Moment::outer, kOuter);
    curve(&Moment::inner, kInner);
  }
  ImFont *small = look.fonts[static_cast<int>(Style::caption)];
  list->AddText(small, small->FontSize, {at.x + 12, at.y + 10}, kOuter, "header");
  list->AddText(small, small->FontSize, {at.x + 68, at.y + 10}, kInner, "page");
}

void inspector_colors() {
  ImGuiStyle &style = ImGui::GetStyle();
  ImGui::StyleColorsDark(&style);
  style.WindowRounding = 0;
  style.WindowBorderSize = 0;
  style.FrameRounding = style.GrabRounding = style.PopupRounding = 6;
  style.FramePadding = {12, 7};
  style.ItemSpacing = {10, 8};
  style.ItemInnerSpacing = {10, 6};
  const ImVec4 ground{0.082f, 0.094f, 0.125f, 1}, raised{0.149f, 0.165f, 0.212f, 1}, lit{0.2f, 0.22f, 0.28f, 1};
  const ImVec4 accent{196 / 255.f, 64 / 255.f, 44 / 255.f, 1};
  style.Colors[ImGuiCol_WindowBg] = ground;
  style.Colors[ImGuiCol_PopupBg] = raised;
  for (int each : {ImGuiCol_FrameBg, ImGuiCol_Button}) style.Colors[each] = raised;
  for (int each : {ImGuiCol_FrameBgHovered, ImGuiCol_FrameBgActive, ImGuiCol_ButtonHovered, ImGuiCol_HeaderHovered}) {
    style.Colors[each] = lit;
  }
  for (int each : {ImGuiCol_ButtonActive, ImGuiCol_Header, ImGuiCol_HeaderActive, ImGuiCol_CheckMark}) {
    style.Colors[each] = accent;
  }
}
