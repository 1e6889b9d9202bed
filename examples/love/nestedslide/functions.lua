-- The functions of nestedslide.h, without its comments: those are the manual. The test compares them with the header.
local functions = [[
uint32_t nslide_version(void);
uint32_t nslide_abi_version(void);
size_t nslide_struct_size(int32_t kind);
const char *nslide_status_name(nslide_status status);
typedef void *(*nslide_allocate_function)(void *context, size_t size, size_t alignment);
typedef void (*nslide_release_function)(void *context, void *memory);
typedef void (*nslide_log_function)(void *context, nslide_status status, uint64_t handle, const char *message);
nslide_status nslide_set_allocator(nslide_allocate_function allocate, nslide_release_function release,
  void *context);
nslide_status nslide_set_log(nslide_log_function log, void *context);
nslide_status nslide_config_default(nslide_config *config, size_t size);
nslide_status nslide_config_check(const nslide_config *config, const char **message);
nslide_status nslide_create(const nslide_config *config, int32_t page_count, const double *content_heights,
  nslide_coordinator *out);
nslide_status nslide_destroy(nslide_coordinator coordinator);
const char *nslide_error_message(nslide_coordinator coordinator);
nslide_status nslide_get_config(nslide_coordinator coordinator, nslide_config *config);
nslide_status nslide_set_config(nslide_coordinator coordinator, const nslide_config *config);
nslide_status nslide_advance(nslide_coordinator coordinator, double time);
nslide_status nslide_frame(nslide_coordinator coordinator, double time, nslide_frame_buffers *buffers);
nslide_status nslide_pointer(nslide_coordinator coordinator, int32_t action, int64_t id, double x, double y,
  double time);
nslide_status nslide_session_begin(nslide_coordinator coordinator, int32_t source, double x, double y);
nslide_status nslide_session_update(nslide_coordinator coordinator, double dx, double dy, double *consumed_x,
  double *consumed_y);
nslide_status nslide_session_end(nslide_coordinator coordinator, double vx, double vy);
nslide_status nslide_session_cancel(nslide_coordinator coordinator);
nslide_status nslide_wheel(nslide_coordinator coordinator, int32_t unit, int32_t phase, int32_t shift, double x,
  double y, double dx, double dy);
nslide_status nslide_key(nslide_coordinator coordinator, int32_t key);
nslide_status nslide_set_regions(nslide_coordinator coordinator, const nslide_region *regions, int32_t count);
nslide_status nslide_scroll_to(nslide_coordinator coordinator, double outer, double inner, int32_t animated);
nslide_status nslide_scroll_to_top(nslide_coordinator coordinator, int32_t animated);
nslide_status nslide_retarget(nslide_coordinator coordinator, double outer, double inner);
nslide_status nslide_reveal(nslide_coordinator coordinator, int32_t page, double y, double height, int32_t align,
  int32_t animated);
nslide_status nslide_retarget_reveal(nslide_coordinator coordinator, int32_t page, double y, double height,
  int32_t align);
nslide_status nslide_set_snap_areas(nslide_coordinator coordinator, int32_t page, const nslide_snap_area *areas,
  int32_t count, int32_t strictness, double padding_start, double padding_end);
nslide_status nslide_scroll_to_page(nslide_coordinator coordinator, int32_t index, int32_t animated);
nslide_status nslide_set_header_height(nslide_coordinator coordinator, double height, int32_t animated);
nslide_status nslide_set_hover_height(nslide_coordinator coordinator, double height, int32_t animated);
nslide_status nslide_set_header_parts(nslide_coordinator coordinator, const nslide_header_part *parts, int32_t count,
  int32_t animated);
nslide_status nslide_set_page_height(nslide_coordinator coordinator, int32_t index, double content_height);
nslide_status nslide_shift_page(nslide_coordinator coordinator, int32_t index, double content_height, double shift);
nslide_status nslide_get_page_settings(nslide_coordinator coordinator, int32_t index,
  nslide_page_settings *settings);
nslide_status nslide_set_page_settings(nslide_coordinator coordinator, int32_t index,
  const nslide_page_settings *settings);
nslide_status nslide_insert_page(nslide_coordinator coordinator, int32_t index, double content_height);
nslide_status nslide_remove_page(nslide_coordinator coordinator, int32_t index);
nslide_status nslide_move_page(nslide_coordinator coordinator, int32_t from, int32_t to);
nslide_status nslide_reload(nslide_coordinator coordinator, int32_t page_count, const double *content_heights,
  int32_t to, int32_t reset);
nslide_status nslide_reload_keyed(nslide_coordinator coordinator, int32_t page_count, const int64_t *keys,
  const double *content_heights);
nslide_status nslide_find_page(nslide_coordinator coordinator, int64_t key, int32_t *index);
nslide_status nslide_state_hash(nslide_coordinator coordinator, uint64_t *hash);
nslide_status nslide_save(nslide_coordinator coordinator, void *buffer, size_t capacity, size_t *size);
nslide_status nslide_restore(const void *bytes, size_t size, nslide_coordinator *out);
nslide_status nslide_record_start(nslide_coordinator coordinator);
nslide_status nslide_record_read(nslide_coordinator coordinator, void *buffer, size_t capacity, size_t *size);
nslide_status nslide_record_stop(nslide_coordinator coordinator);
nslide_status nslide_begin_refresh(nslide_coordinator coordinator, int32_t page);
nslide_status nslide_end_refresh(nslide_coordinator coordinator, int32_t page);
nslide_status nslide_end_load(nslide_coordinator coordinator, int32_t page);
nslide_status nslide_tap_tab(nslide_coordinator coordinator, int32_t index, int32_t animated);
nslide_status nslide_tab_at(nslide_coordinator coordinator, double x, double y, int32_t *index);
nslide_status nslide_get_tab(nslide_coordinator coordinator, int32_t index, nslide_rect *frame);
nslide_status nslide_link(nslide_coordinator inner, nslide_coordinator outer, int32_t axes);
nslide_status nslide_observe(nslide_coordinator coordinator, int32_t view, double offset, int32_t moved_by,
  nslide_correction *corrections, int32_t capacity, int32_t *count);
nslide_status nslide_poll_corrections(nslide_coordinator coordinator, nslide_correction *corrections,
  int32_t capacity, int32_t *count);
nslide_status nslide_unobserve(nslide_coordinator coordinator, int32_t view);
nslide_status nslide_list_config_default(nslide_list_config *config, size_t size);
nslide_status nslide_section_default(nslide_section *section, size_t size);
nslide_status nslide_list_create(const nslide_list_config *config, nslide_list *out);
nslide_status nslide_list_destroy(nslide_list list);
nslide_status nslide_list_get_config(nslide_list list, nslide_list_config *config);
nslide_status nslide_list_set_config(nslide_list list, const nslide_list_config *config);
nslide_status nslide_list_attach(nslide_list list, nslide_coordinator coordinator, int32_t page);
nslide_status nslide_list_detach(nslide_list list);
nslide_status nslide_list_set_offset(nslide_list list, double offset);
nslide_status nslide_list_get_state(nslide_list list, nslide_list_state *state);
nslide_status nslide_list_insert_section(nslide_list list, int32_t index, const nslide_section *section,
  int32_t item_count, const double *heights);
nslide_status nslide_list_remove_sections(nslide_list list, int32_t index, int32_t count);
nslide_status nslide_list_move_section(nslide_list list, int32_t from, int32_t to);
nslide_status nslide_list_get_section(nslide_list list, int32_t index, nslide_section *section);
nslide_status nslide_list_set_section(nslide_list list, int32_t index, const nslide_section *section);
nslide_status nslide_list_insert_items(nslide_list list, int32_t section, int32_t item, int32_t count,
  const double *heights);
nslide_status nslide_list_remove_items(nslide_list list, int32_t section, int32_t item, int32_t count);
nslide_status nslide_list_move_item(nslide_list list, int32_t section, int32_t item, int32_t to_section,
  int32_t to_item);
nslide_status nslide_list_set_heights(nslide_list list, int32_t section, int32_t item, int32_t count,
  const double *heights);
nslide_status nslide_list_set_anchor(nslide_list list, int32_t section, int32_t item);
nslide_status nslide_list_get_range(nslide_list list, double before, double behind, nslide_item_range *range);
nslide_status nslide_list_get_visible(nslide_list list, double before, double behind, nslide_item *items,
  int32_t capacity, int32_t *count);
nslide_status nslide_list_update(nslide_list list, double before, double behind, nslide_item_change *changes,
  int32_t capacity, int32_t *count);
nslide_status nslide_list_get_frames(nslide_list list, int32_t section, int32_t item, int32_t count,
  nslide_rect *frames);
nslide_status nslide_list_item_at(nslide_list list, double x, double y, int32_t *section, int32_t *item);
nslide_status nslide_list_find_item(nslide_list list, int32_t number, int32_t *section, int32_t *item);
nslide_status nslide_list_get_item_offset(nslide_list list, int32_t section, int32_t item, int32_t align,
  double *offset);
nslide_status nslide_list_scroll_to(nslide_list list, int32_t section, int32_t item, int32_t align,
  int32_t animated);
nslide_status nslide_get_snapshot(nslide_coordinator coordinator, nslide_snapshot *snapshot);
nslide_status nslide_get_motion(nslide_coordinator coordinator, nslide_motion *motion);
nslide_status nslide_get_edge(nslide_coordinator coordinator, nslide_edge *edge);
nslide_status nslide_get_pages(nslide_coordinator coordinator, nslide_page *pages, int32_t capacity, int32_t *count);
nslide_status nslide_get_page(nslide_coordinator coordinator, int32_t index, nslide_page *page);
nslide_status nslide_get_live_pages(nslide_coordinator coordinator, int32_t *indices, int32_t capacity,
  int32_t *count);
nslide_status nslide_get_header_parts(nslide_coordinator coordinator, nslide_rect *frames, int32_t capacity,
  int32_t *count);
nslide_status nslide_poll_events(nslide_coordinator coordinator, nslide_event *events, int32_t capacity,
  int32_t *count);
]]
require("ffi").cdef(functions)

return functions
