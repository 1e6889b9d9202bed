// Written by generate.py from include/nestedslide.h.

using System;
using System.Runtime.InteropServices;

namespace NestedSlide
{
    /// <summary>The functions as nestedslide.h has and describes them.</summary>
    public static partial class Native
    {
        [DllImport(Library, CallingConvention = Cdecl)]
        public static extern uint nslide_version();
        [DllImport(Library, CallingConvention = Cdecl)]
        public static extern uint nslide_abi_version();
        [DllImport(Library, CallingConvention = Cdecl)]
        public static extern UIntPtr nslide_struct_size(int kind);
        [DllImport(Library, CallingConvention = Cdecl)]
        public static extern IntPtr nslide_status_name(Status status);
        [DllImport(Library, CallingConvention = Cdecl)]
        public static extern Status nslide_set_allocator(AllocateFunction allocate, ReleaseFunction release,
            IntPtr context);
        [DllImport(Library, CallingConvention = Cdecl)]
        public static extern Status nslide_set_log(LogFunction log, IntPtr context);
        [DllImport(Library, CallingConvention = Cdecl)]
        public static extern Status nslide_config_default(ref Config config, UIntPtr size);
        [DllImport(Library, CallingConvention = Cdecl)]
        public static extern Status nslide_config_check(ref Config config, out IntPtr message);
        [DllImport(Library, CallingConvention = Cdecl)]
        public static extern Status nslide_create(ref Config config, int pageCount, double[] contentHeights,
            out ulong handle);
        [DllImport(Library, CallingConvention = Cdecl)]
        public static extern Status nslide_destroy(ulong coordinator);
        [DllImport(Library, CallingConvention = Cdecl)]
        public static extern IntPtr nslide_error_message(ulong coordinator);
        [DllImport(Library, CallingConvention = Cdecl)]
        public static extern Status nslide_get_config(ulong coordinator, ref Config config);
        [DllImport(Library, CallingConvention = Cdecl)]
        public static extern Status nslide_set_config(ulong coordinator, ref Config config);
        [DllImport(Library, CallingConvention = Cdecl)]
        public static extern Status nslide_advance(ulong coordinator, double time);
        [DllImport(Library, CallingConvention = Cdecl)]
        public static extern Status nslide_frame(ulong coordinator, double time, ref FrameBuffers buffers);
        [DllImport(Library, CallingConvention = Cdecl)]
        public static extern Status nslide_pointer(ulong coordinator, int action, long id, double x, double y,
            double time);
        [DllImport(Library, CallingConvention = Cdecl)]
        public static extern Status nslide_session_begin(ulong coordinator, int source, double x, double y);
        [DllImport(Library, CallingConvention = Cdecl)]
        public static extern Status nslide_session_update(ulong coordinator, double dx, double dy, out double consumedX,
            out double consumedY);
        [DllImport(Library, CallingConvention = Cdecl)]
        public static extern Status nslide_session_end(ulong coordinator, double vx, double vy);
        [DllImport(Library, CallingConvention = Cdecl)]
        public static extern Status nslide_session_cancel(ulong coordinator);
        [DllImport(Library, CallingConvention = Cdecl)]
        public static extern Status nslide_wheel(ulong coordinator, int unit, int phase, int shift, double x, double y,
            double dx, double dy);
        [DllImport(Library, CallingConvention = Cdecl)]
        public static extern Status nslide_key(ulong coordinator, int key);
        [DllImport(Library, CallingConvention = Cdecl)]
        public static extern Status nslide_set_regions(ulong coordinator, Region[] regions, int count);
        [DllImport(Library, CallingConvention = Cdecl)]
        public static extern Status nslide_scroll_to(ulong coordinator, double outer, double inner, int animated);
        [DllImport(Library, CallingConvention = Cdecl)]
        public static extern Status nslide_scroll_to_top(ulong coordinator, int animated);
        [DllImport(Library, CallingConvention = Cdecl)]
        public static extern Status nslide_retarget(ulong coordinator, double outer, double inner);
        [DllImport(Library, CallingConvention = Cdecl)]
        public static extern Status nslide_reveal(ulong coordinator, int page, double y, double height, int align,
            int animated);
        [DllImport(Library, CallingConvention = Cdecl)]
        public static extern Status nslide_retarget_reveal(ulong coordinator, int page, double y, double height,
            int align);
        [DllImport(Library, CallingConvention = Cdecl)]
        public static extern Status nslide_set_snap_areas(ulong coordinator, int page, SnapArea[] areas, int count,
            int strictness, double paddingStart, double paddingEnd);
        [DllImport(Library, CallingConvention = Cdecl)]
        public static extern Status nslide_scroll_to_page(ulong coordinator, int index, int animated);
        [DllImport(Library, CallingConvention = Cdecl)]
        public static extern Status nslide_set_header_height(ulong coordinator, double height, int animated);
        [DllImport(Library, CallingConvention = Cdecl)]
        public static extern Status nslide_set_hover_height(ulong coordinator, double height, int animated);
        [DllImport(Library, CallingConvention = Cdecl)]
        public static extern Status nslide_set_header_parts(ulong coordinator, HeaderPart[] parts, int count,
            int animated);
        [DllImport(Library, CallingConvention = Cdecl)]
        public static extern Status nslide_set_page_height(ulong coordinator, int index, double contentHeight);
        [DllImport(Library, CallingConvention = Cdecl)]
        public static extern Status nslide_shift_page(ulong coordinator, int index, double contentHeight, double shift);
        [DllImport(Library, CallingConvention = Cdecl)]
        public static extern Status nslide_get_page_settings(ulong coordinator, int index, ref PageSettings settings);
        [DllImport(Library, CallingConvention = Cdecl)]
        public static extern Status nslide_set_page_settings(ulong coordinator, int index, ref PageSettings settings);
        [DllImport(Library, CallingConvention = Cdecl)]
        public static extern Status nslide_insert_page(ulong coordinator, int index, double contentHeight);
        [DllImport(Library, CallingConvention = Cdecl)]
        public static extern Status nslide_remove_page(ulong coordinator, int index);
        [DllImport(Library, CallingConvention = Cdecl)]
        public static extern Status nslide_move_page(ulong coordinator, int from, int to);
        [DllImport(Library, CallingConvention = Cdecl)]
        public static extern Status nslide_reload(ulong coordinator, int pageCount, double[] contentHeights, int to,
            int reset);
        [DllImport(Library, CallingConvention = Cdecl)]
        public static extern Status nslide_reload_keyed(ulong coordinator, int pageCount, long[] keys,
            double[] contentHeights);
        [DllImport(Library, CallingConvention = Cdecl)]
        public static extern Status nslide_find_page(ulong coordinator, long key, out int index);
        [DllImport(Library, CallingConvention = Cdecl)]
        public static extern Status nslide_state_hash(ulong coordinator, out ulong hash);
        [DllImport(Library, CallingConvention = Cdecl)]
        public static extern Status nslide_save(ulong coordinator, byte[] buffer, UIntPtr capacity, out UIntPtr size);
        [DllImport(Library, CallingConvention = Cdecl)]
        public static extern Status nslide_restore(byte[] bytes, UIntPtr size, out ulong handle);
        [DllImport(Library, CallingConvention = Cdecl)]
        public static extern Status nslide_record_start(ulong coordinator);
        [DllImport(Library, CallingConvention = Cdecl)]
        public static extern Status nslide_record_read(ulong coordinator, byte[] buffer, UIntPtr capacity,
            out UIntPtr size);
        [DllImport(Library, CallingConvention = Cdecl)]
        public static extern Status nslide_record_stop(ulong coordinator);
        [DllImport(Library, CallingConvention = Cdecl)]
        public static extern Status nslide_begin_refresh(ulong coordinator, int page);
        [DllImport(Library, CallingConvention = Cdecl)]
        public static extern Status nslide_end_refresh(ulong coordinator, int page);
        [DllImport(Library, CallingConvention = Cdecl)]
        public static extern Status nslide_end_load(ulong coordinator, int page);
        [DllImport(Library, CallingConvention = Cdecl)]
        public static extern Status nslide_tap_tab(ulong coordinator, int index, int animated);
        [DllImport(Library, CallingConvention = Cdecl)]
        public static extern Status nslide_tab_at(ulong coordinator, double x, double y, out int index);
        [DllImport(Library, CallingConvention = Cdecl)]
        public static extern Status nslide_get_tab(ulong coordinator, int index, out SlideRect frame);
        [DllImport(Library, CallingConvention = Cdecl)]
        public static extern Status nslide_link(ulong inner, ulong outer, int axes);
        [DllImport(Library, CallingConvention = Cdecl)]
        public static extern Status nslide_observe(ulong coordinator, int view, double offset, int movedBy,
            IntPtr corrections, int capacity, out int count);
        [DllImport(Library, CallingConvention = Cdecl)]
        public static extern Status nslide_poll_corrections(ulong coordinator, IntPtr corrections, int capacity,
            out int count);
        [DllImport(Library, CallingConvention = Cdecl)]
        public static extern Status nslide_unobserve(ulong coordinator, int view);
        [DllImport(Library, CallingConvention = Cdecl)]
        public static extern Status nslide_list_config_default(ref ListConfig config, UIntPtr size);
        [DllImport(Library, CallingConvention = Cdecl)]
        public static extern Status nslide_section_default(ref Section section, UIntPtr size);
        [DllImport(Library, CallingConvention = Cdecl)]
        public static extern Status nslide_list_create(ref ListConfig config, out ulong handle);
        [DllImport(Library, CallingConvention = Cdecl)]
        public static extern Status nslide_list_destroy(ulong list);
        [DllImport(Library, CallingConvention = Cdecl)]
        public static extern Status nslide_list_get_config(ulong list, ref ListConfig config);
        [DllImport(Library, CallingConvention = Cdecl)]
        public static extern Status nslide_list_set_config(ulong list, ref ListConfig config);
        [DllImport(Library, CallingConvention = Cdecl)]
        public static extern Status nslide_list_attach(ulong list, ulong coordinator, int page);
        [DllImport(Library, CallingConvention = Cdecl)]
        public static extern Status nslide_list_detach(ulong list);
        [DllImport(Library, CallingConvention = Cdecl)]
        public static extern Status nslide_list_set_offset(ulong list, double offset);
        [DllImport(Library, CallingConvention = Cdecl)]
        public static extern Status nslide_list_get_state(ulong list, ref ListState state);
        [DllImport(Library, CallingConvention = Cdecl)]
        public static extern Status nslide_list_insert_section(ulong list, int index, ref Section section,
            int itemCount, double[] heights);
        [DllImport(Library, CallingConvention = Cdecl)]
        public static extern Status nslide_list_remove_sections(ulong list, int index, int count);
        [DllImport(Library, CallingConvention = Cdecl)]
        public static extern Status nslide_list_move_section(ulong list, int from, int to);
        [DllImport(Library, CallingConvention = Cdecl)]
        public static extern Status nslide_list_get_section(ulong list, int index, ref Section section);
        [DllImport(Library, CallingConvention = Cdecl)]
        public static extern Status nslide_list_set_section(ulong list, int index, ref Section section);
        [DllImport(Library, CallingConvention = Cdecl)]
        public static extern Status nslide_list_insert_items(ulong list, int section, int item, int count,
            double[] heights);
        [DllImport(Library, CallingConvention = Cdecl)]
        public static extern Status nslide_list_remove_items(ulong list, int section, int item, int count);
        [DllImport(Library, CallingConvention = Cdecl)]
        public static extern Status nslide_list_move_item(ulong list, int section, int item, int toSection, int toItem);
        [DllImport(Library, CallingConvention = Cdecl)]
        public static extern Status nslide_list_set_heights(ulong list, int section, int item, int count,
            double[] heights);
        [DllImport(Library, CallingConvention = Cdecl)]
        public static extern Status nslide_list_set_anchor(ulong list, int section, int item);
        [DllImport(Library, CallingConvention = Cdecl)]
        public static extern Status nslide_list_get_range(ulong list, double before, double behind,
            out ItemRange range);
        [DllImport(Library, CallingConvention = Cdecl)]
        public static extern Status nslide_list_get_visible(ulong list, double before, double behind, IntPtr items,
            int capacity, out int count);
        [DllImport(Library, CallingConvention = Cdecl)]
        public static extern Status nslide_list_update(ulong list, double before, double behind, IntPtr changes,
            int capacity, out int count);
        [DllImport(Library, CallingConvention = Cdecl)]
        public static extern Status nslide_list_get_frames(ulong list, int section, int item, int count, IntPtr frames);
        [DllImport(Library, CallingConvention = Cdecl)]
        public static extern Status nslide_list_item_at(ulong list, double x, double y, out int section, out int item);
        [DllImport(Library, CallingConvention = Cdecl)]
        public static extern Status nslide_list_find_item(ulong list, int number, out int section, out int item);
        [DllImport(Library, CallingConvention = Cdecl)]
        public static extern Status nslide_list_get_item_offset(ulong list, int section, int item, int align,
            out double offset);
        [DllImport(Library, CallingConvention = Cdecl)]
        public static extern Status nslide_list_scroll_to(ulong list, int section, int item, int align, int animated);
        [DllImport(Library, CallingConvention = Cdecl)]
        public static extern Status nslide_get_snapshot(ulong coordinator, ref Snapshot snapshot);
        [DllImport(Library, CallingConvention = Cdecl)]
        public static extern Status nslide_get_motion(ulong coordinator, ref Motion motion);
        [DllImport(Library, CallingConvention = Cdecl)]
        public static extern Status nslide_get_edge(ulong coordinator, out Edge edge);
        [DllImport(Library, CallingConvention = Cdecl)]
        public static extern Status nslide_get_pages(ulong coordinator, IntPtr pages, int capacity, out int count);
        [DllImport(Library, CallingConvention = Cdecl)]
        public static extern Status nslide_get_page(ulong coordinator, int index, out Page page);
        [DllImport(Library, CallingConvention = Cdecl)]
        public static extern Status nslide_get_live_pages(ulong coordinator, IntPtr indices, int capacity,
            out int count);
        [DllImport(Library, CallingConvention = Cdecl)]
        public static extern Status nslide_get_header_parts(ulong coordinator, IntPtr frames, int capacity,
            out int count);
        [DllImport(Library, CallingConvention = Cdecl)]
        public static extern Status nslide_poll_events(ulong coordinator, IntPtr events, int capacity, out int count);
    }
}
