/* A session: settings, pages, and a list of calls, each at its time. It is plain data, so that it can be written down,
 * read again, and made smaller. */
#ifndef STORY_SESSION_H
#define STORY_SESSION_H

#include <stdio.h>

#include "settings.h"

enum {
  SESSION_COORDINATORS = 3, /* each is linked into the next by a call, if at all */
  SESSION_PAGES = 8,        /* at the beginning */
  SESSION_STEPS = 160,
  SESSION_FRAMES = 65536,
  STEP_ARGUMENTS = 11,
  STORY_EFFECTS = 8
};

/* Every kind of call with its arguments' names, in the order in which they are stored and printed. A name may be
 * followed by the words that stand for its values, from 0 or from the number before the colon. */
#define STORY_AXES "none vertical horizontal both"
#define STORY_ALIGN "start center end nearest"
#define STORY_CALLS(X)                                                                                             \
  X(session_begin, "source(touch mouse pen trackpad) x y")                                                         \
  X(session_update, "dx dy")                                                                                       \
  X(session_end, "vx vy")                                                                                          \
  X(session_cancel, "")                                                                                            \
  X(pointer, "action(down move up cancel) id x y delay source(touch mouse pen)")                                                           \
  X(wheel, "unit(pixel line notch) phase(none began changed ended momentum momentum_ended) shift x y dx dy")       \
  X(key, "key(down up page_down page_up space home end left right)")                                               \
  X(set_region, "view axes(" STORY_AXES ") x y width height")                                                      \
  X(scroll_to, "outer inner animated")                                                                             \
  X(scroll_to_top, "animated")                                                                                     \
  X(scroll_to_page, "index animated")                                                                              \
  X(retarget, "outer inner")                                                                                       \
  X(reveal, "page y height align(" STORY_ALIGN ") animated")                                                       \
  X(retarget_reveal, "page y height align(" STORY_ALIGN ")")                                                       \
  X(set_snap_areas, "page count strictness(proximity mandatory) first length gap align(" STORY_ALIGN               \
                    ") always_stop padding_start padding_end keys")                                                \
  X(focus_snap_area, "page key")                                                                                   \
  X(autoscroll, "mode(off edge origin) y from speed")                                                              \
  X(set_fling_samples, "count bend distance distance_power duration duration_power")                               \
  X(set_effects, "count source(1:collapse pages offset overscroll refresh item) page unit(points percent) "        \
                 "easing(linear ease ease_in ease_out ease_in_out) start length item_y item_height")               \
  X(set_header_height, "height animated")                                                                          \
  X(set_hover_height, "height animated")                                                                           \
  X(set_header_parts, "count animated height1 rule1(away stays returns) snap1(anywhere snaps margins) height2 "    \
                      "rule2(away stays returns) snap2(anywhere snaps margins) height3 rule3(away stays returns) " \
                      "snap3(anywhere snaps margins)")                                                             \
  X(set_page_height, "index height")                                                                               \
  X(shift_page, "index height shift")                                                                              \
  X(set_page_settings, "index overscroll_top(-1:inherit none whole page both) seam(-1:inherit continuous stop "    \
                       "resisted) short_page(-1:inherit pad limit hold) scroll_to_top(-1:inherit whole "           \
                       "page_first) indicators(-1:inherit none page switch) refresh_height tab_width "             \
                       "load_more_distance no_more")                                                               \
  X(insert_page, "index height")                                                                                   \
  X(remove_page, "index")                                                                                          \
  X(remake_page, "index")                                                                                          \
  X(move_page, "from to")                                                                                          \
  X(reload, "count height difference to reset")                                                                    \
  X(reload_keyed, "count first stride height difference")                                                          \
  X(begin_refresh, "page")                                                                                         \
  X(end_refresh, "page result(none success failure)")                                                              \
  X(end_load, "page")                                                                                              \
  X(tap_tab, "index animated")                                                                                     \
  X(set, "setting value")                                                                                          \
  X(observe, "view offset moved_by(drag inertia program scroll_to_top header_drag) echo")                                      \
  X(unobserve, "view")                                                                                             \
  X(poll_corrections, "echo")                                                                                      \
  X(save_restore, "")                                                                                              \
  X(link, "axes(" STORY_AXES ") order(plain header_first latched both)")                                           \
  X(list_make, "page sections items height estimated layout(list grid waterfall)")                                 \
  X(list_attach, "page")                                                                                           \
  X(list_detach, "")                                                                                               \
  X(list_insert_items, "section item count height")                                                                \
  X(list_remove_items, "section item count")                                                                       \
  X(list_move_item, "section item to_section to_item")                                                             \
  X(list_set_heights, "section item count height difference")                                                      \
  X(list_insert_section, "index items height header footer")                                                       \
  X(list_remove_sections, "index count")                                                                           \
  X(list_move_section, "from to")                                                                                  \
  X(list_set_section, "index layout(list grid waterfall) columns item_height header footer line_spacing")          \
  X(list_set_config, "anchor(none visible scrolled) stick_to_end overlap grows(down up) snap(none items sections) "  \
                     "every align(" STORY_ALIGN ") strictness(proximity mandatory) always_stop")                    \
  X(list_set_anchor, "section item")                                                                               \
  X(list_scroll_to, "section item align(" STORY_ALIGN ") animated")                                                \
  X(wait, "")

typedef enum call_kind {
#define STORY_ENUMERATOR(name, arguments) CALL_##name,
  STORY_CALLS(STORY_ENUMERATOR)
#undef STORY_ENUMERATOR
  CALL_KINDS
} call_kind;

extern const char *const call_names[CALL_KINDS];
int call_arguments(call_kind kind);

typedef struct step {
  double time;
  int who; /* which coordinator, 0: the innermost */
  call_kind kind;
  double a[STEP_ARGUMENTS];
} step;

typedef struct session {
  int coordinators;
  nslide_config config[SESSION_COORDINATORS];
  int pages[SESSION_COORDINATORS];
  double height[SESSION_COORDINATORS][SESSION_PAGES];
  int steps;
  step step[SESSION_STEPS];
  double end; /* time passes until then */
} session;

/* Instants, ascending, at which time is given between the calls. */
typedef struct frames {
  int count;
  double time[SESSION_FRAMES];
} frames;

void step_print(FILE *file, const session *s, const step *what);
void session_print(FILE *file, const session *s, const frames *f);

/* Reads what session_print has written; false, with a line that says why, where it is none. Lines that begin with # and
 * empty ones are left out. */
bool session_read(FILE *file, session *s, frames *f);

/* A number in as few digits as lead back to it. */
const char *number_text(double value);

#endif
