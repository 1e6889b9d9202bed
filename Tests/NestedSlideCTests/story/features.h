/* What a session may use. Each feature can be switched off by its name, to see which failures are left without it. */
#ifndef STORY_FEATURES_H
#define STORY_FEATURES_H

#include <stdbool.h>
#include <stdint.h>

/* Name, and what it stands for. */
#define STORY_FEATURES(X)                                                            \
  X(sessions, "drags and flings that the host recognised")                           \
  X(pointers, "raw pointers, several at once")                                       \
  X(wheel, "wheel steps in pixels, lines and notches")                               \
  X(trackpad, "wheel steps with phases")                                             \
  X(keys, "keys")                                                                    \
  X(horizontal, "drags, wheel steps and keys that turn pages")                       \
  X(regions, "regions that the host claims")                                         \
  X(scroll_to, "scroll_to")                                                          \
  X(page_commands, "scroll_to_page")                                                 \
  X(top, "scroll_to_top")                                                            \
  X(reveal, "reveal and retarget_reveal")                                            \
  X(retarget, "retarget after a release")                                            \
  X(tabs, "taps on tabs, and their settings")                                        \
  X(page_heights, "set_page_height and shift_page")                                  \
  X(edits, "insert_page, remove_page and move_page")                                 \
  X(reloads, "reload and reload_keyed")                                              \
  X(page_settings, "settings of single pages")                                       \
  X(heights, "heights of header and hover bar that change at once")                  \
  X(animated_heights, "the same, animated")                                          \
  X(resize, "a viewport that changes")                                               \
  X(settings, "settings that change in mid-motion, of the features that are on")     \
  X(motions, "header_motion other than header_first")                                \
  X(snap, "header_snap")                                                             \
  X(areas, "snap areas")                                                             \
  X(autoscroll, "autoscroll")                                                        \
  X(effects, "effects, whose numbers are compared")                                  \
  X(parts, "header parts")                                                           \
  X(seam, "seam other than continuous")                                              \
  X(owners, "owners of overscroll other than the default")                           \
  X(bounces, "bounces or page_bounces off")                                          \
  X(physics, "presets other than ios")                                               \
  X(curves, "fling curves, estimators and their numbers")                            \
  X(springs, "springs and rubber bands of other numbers, under-damped ones too")     \
  X(endless, "endless pages")                                                        \
  X(flights, "page_always_stop off")                                                 \
  X(live, "page_index: live")                                                        \
  X(keep, "page_memory: keep")                                                       \
  X(resets, "page_memory: reset_current and reset_all")                              \
  X(short, "short_page other than pad")                                              \
  X(loading, "load_threshold, prefetch, keep_alive, lazy off")                       \
  X(refresh, "pull to refresh")                                                      \
  X(load_more, "load_more_distance")                                                 \
  X(indicators, "indicators other than the default")                                 \
  X(rtl, "right_to_left")                                                            \
  X(margins, "margins and spacings")                                                 \
  X(insets, "header_min_height, pin_inset, pin_distance")                            \
  X(stretch, "header_stretch")                                                       \
  X(glides, "wheel_glide other than spring")                                         \
  X(reduced, "reduced_motion")                                                       \
  X(repeats, "repeated_flings")                                                      \
  X(latch, "wheel_latch")                                                            \
  X(chains, "chain_top, chain_bottom, chain_start, chain_end")                       \
  X(touch, "slops, fingers, axis_ratio, tap_velocity, press_delay, swipe_area")      \
  X(lists, "lists attached to pages, edited at fixed times")                         \
  X(links, "coordinators inside others")                                             \
  X(observing, "scroll views of the host that are observed")                         \
  X(saving, "a save and restore in the middle")                                      \
  X(late, "sessions that begin long after time 0")                                   \
  X(events, "events are compared")                                                   \
  X(times, "the times of events are compared, and the offsets told with them")       \
  X(states, "snapshots in the middle are compared, not only the last")

enum {
#define STORY_ENUMERATOR(name, about) STORY_##name,
  STORY_FEATURES(STORY_ENUMERATOR)
#undef STORY_ENUMERATOR
  STORY_FEATURE_COUNT
};

/* A bit each. */
typedef uint64_t features;

#define STORY_HAS(set, name) (((set) >> STORY_##name & 1) != 0)

extern const char *const feature_names[STORY_FEATURE_COUNT], *const feature_about[STORY_FEATURE_COUNT];

/* Reads names with commas between them; false where one of them is none. */
bool features_read(const char *names, features *set);

#endif
