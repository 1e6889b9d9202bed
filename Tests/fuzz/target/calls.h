/* A function of every exported one: it takes its arguments out of the input and calls it once. */
#ifndef CALLS_H
#define CALLS_H

#include "hooks.h"
#include "settings.h"

/* What a call does to what it is made on. */
enum {
  READS = 1, /* it changes nothing that can be asked */
  TWINS = 2  /* made on two that are the same it does the same; it needs nothing but the coordinator */
};

/* In the order of their bytes: a new one comes to the end, so that old inputs mean what they meant. */
#define EVERY_CALL(X)                    \
  X(nslide_version, READS)               \
  X(nslide_abi_version, READS)           \
  X(nslide_struct_size, READS)           \
  X(nslide_status_name, READS)           \
  X(nslide_config_default, READS)        \
  X(nslide_config_check, READS)          \
  X(nslide_create, 0)                    \
  X(nslide_destroy, 0)                   \
  X(nslide_error_message, READS)         \
  X(nslide_get_config, READS)            \
  X(nslide_set_config, TWINS)            \
  X(nslide_advance, TWINS)               \
  X(nslide_frame, TWINS)                 \
  X(nslide_pointer, TWINS)               \
  X(nslide_session_begin, TWINS)         \
  X(nslide_session_update, TWINS)        \
  X(nslide_session_end, TWINS)           \
  X(nslide_session_cancel, TWINS)        \
  X(nslide_wheel, TWINS)                 \
  X(nslide_key, TWINS)                   \
  X(nslide_set_regions, TWINS)           \
  X(nslide_scroll_to, TWINS)             \
  X(nslide_scroll_to_top, TWINS)         \
  X(nslide_retarget, TWINS)              \
  X(nslide_reveal, TWINS)                \
  X(nslide_retarget_reveal, TWINS)       \
  X(nslide_set_snap_areas, TWINS)        \
  X(nslide_set_fling_samples, TWINS)     \
  X(nslide_focus_snap_area, TWINS)       \
  X(nslide_autoscroll, TWINS)            \
  X(nslide_drag_thumb, TWINS)            \
  X(nslide_set_effects, TWINS)           \
  X(nslide_scroll_to_page, TWINS)        \
  X(nslide_set_header_height, TWINS)     \
  X(nslide_set_hover_height, TWINS)      \
  X(nslide_set_header_parts, TWINS)      \
  X(nslide_set_page_height, TWINS)       \
  X(nslide_shift_page, TWINS)            \
  X(nslide_get_page_settings, READS)     \
  X(nslide_set_page_settings, TWINS)     \
  X(nslide_insert_page, TWINS)           \
  X(nslide_remove_page, TWINS)           \
  X(nslide_remake_page, TWINS)           \
  X(nslide_move_page, TWINS)             \
  X(nslide_reload, TWINS)                \
  X(nslide_reload_keyed, TWINS)          \
  X(nslide_find_page, READS)             \
  X(nslide_state_hash, READS)            \
  X(nslide_save, READS)                  \
  X(nslide_restore, 0)                   \
  X(nslide_record_start, 0)              \
  X(nslide_record_read, 0)               \
  X(nslide_record_stop, 0)               \
  X(nslide_begin_refresh, TWINS)         \
  X(nslide_end_refresh, TWINS)           \
  X(nslide_end_load, TWINS)              \
  X(nslide_tap_tab, TWINS)               \
  X(nslide_tab_at, READS)                \
  X(nslide_get_tab, READS)               \
  X(nslide_link, 0)                      \
  X(nslide_set_link_place, 0)            \
  X(nslide_observe, TWINS)               \
  X(nslide_poll_corrections, TWINS)      \
  X(nslide_unobserve, TWINS)             \
  X(nslide_list_config_default, READS)   \
  X(nslide_section_default, READS)       \
  X(nslide_list_create, 0)               \
  X(nslide_list_destroy, 0)              \
  X(nslide_list_get_config, READS)       \
  X(nslide_list_set_config, 0)           \
  X(nslide_list_attach, 0)               \
  X(nslide_list_detach, 0)               \
  X(nslide_list_set_offset, 0)           \
  X(nslide_list_get_state, READS)        \
  X(nslide_list_insert_section, 0)       \
  X(nslide_list_remove_sections, 0)      \
  X(nslide_list_move_section, 0)         \
  X(nslide_list_get_section, READS)      \
  X(nslide_list_set_section, 0)          \
  X(nslide_list_insert_items, 0)         \
  X(nslide_list_remove_items, 0)         \
  X(nslide_list_set_item_count, 0)       \
  X(nslide_list_move_item, 0)            \
  X(nslide_list_set_heights, 0)          \
  X(nslide_list_set_anchor, 0)           \
  X(nslide_list_get_range, READS)        \
  X(nslide_list_get_visible, READS)      \
  X(nslide_list_update, 0)               \
  X(nslide_list_get_frames, READS)       \
  X(nslide_list_item_at, READS)          \
  X(nslide_list_find_item, READS)        \
  X(nslide_list_get_item_offset, READS)  \
  X(nslide_list_scroll_to, 0)            \
  X(nslide_get_snapshot, READS)          \
  X(nslide_get_edge, READS)              \
  X(nslide_get_effects, READS)           \
  X(nslide_can_scroll, READS)            \
  X(nslide_is_lifted, READS)             \
  X(nslide_get_next_change, READS)       \
  X(nslide_get_bar, READS)               \
  X(nslide_bar_to_offsets, READS)        \
  X(nslide_get_pages, READS)             \
  X(nslide_get_page, READS)              \
  X(nslide_get_live_pages, READS)        \
  X(nslide_get_header_parts, READS)      \
  X(nslide_poll_events, TWINS)           \
  X(nslide_set_allocator, READS)         \
  X(nslide_set_log, READS)               \
  X(nslide_create_from, 0)

#define CALL(function) nslide_status fuzz_##function(world *w)
#define DECLARED(function, flags) CALL(function);
EVERY_CALL(DECLARED)
#undef DECLARED

/* Its arguments are ready: makes the call. */
#define DO(call) \
  (memory_filled(), hooks_call(w->handle, w->subject != NULL, w->subject != NULL && w->subject->kind == LIST), (call))

#endif
