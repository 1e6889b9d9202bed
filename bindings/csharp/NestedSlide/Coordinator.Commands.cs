using System;

namespace NestedSlide
{
    /// <summary>What the host does by itself: scrolling, turning pages, refreshing, heights of the top.</summary>
    public sealed partial class Coordinator
    {
        /// <summary>Scrolls to an outer and an inner offset; Constants.Auto leaves one as it is.</summary>
        public void ScrollTo(double outer, double inner, bool animated)
        {
            Check(Native.nslide_scroll_to(Value, outer, inner, Number(animated)));
        }

        /// <summary>Brings the whole and the pages to their top.</summary>
        public void ScrollToTop(bool animated) => Check(Native.nslide_scroll_to_top(Value, Number(animated)));

        /// <summary>Changes where the motion that a release began will end, see Snapshot.CanRetarget.</summary>
        public void Retarget(double outer, double inner) => Check(Native.nslide_retarget(Value, outer, inner));

        /// <summary>Brings a stretch of a page's content into view.</summary>
        public void Reveal(int page, double y, double height, Align align, bool animated)
        {
            Check(Native.nslide_reveal(Value, page, y, height, (int)align, Number(animated)));
        }

        /// <summary>What Reveal is still bringing into view has moved within its page.</summary>
        public void RetargetReveal(int page, double y, double height, Align align)
        {
            Check(Native.nslide_retarget_reveal(Value, page, y, height, (int)align));
        }

        /// <summary>Names the snap area that has the focus, by its key; 0: none.</summary>
        public void FocusSnapArea(int page, long key) => Check(Native.nslide_focus_snap_area(Value, page, key));

        /// <summary>Scrolls by itself as long as a pointer that does something else says so.</summary>
        public void Autoscroll(Autoscroll mode, double y = 0, double from = 0, double speed = 201)
        {
            Check(Native.nslide_autoscroll(Value, (int)mode, y, from, speed));
        }

        /// <summary>Drags a scroll bar's thumb to a place on its track, 0 to 1; the content never goes against it.</summary>
        public void DragThumb(Bar bar, ThumbPhase phase, double place = 0)
        {
            Check(Native.nslide_drag_thumb(Value, (int)bar, (int)phase, place));
        }

        /// <summary>Turns to a page.</summary>
        public void ScrollToPage(int index, bool animated)
        {
            Check(Native.nslide_scroll_to_page(Value, index, Number(animated)));
        }

        /// <summary>Sets the header's height, 0 for no header.</summary>
        public void SetHeaderHeight(double height, bool animated = false)
        {
            Check(Native.nslide_set_header_height(Value, height, Number(animated)));
        }

        /// <summary>Sets the hover bar's height, 0 for none.</summary>
        public void SetHoverHeight(double height, bool animated = false)
        {
            Check(Native.nslide_set_hover_height(Value, height, Number(animated)));
        }

        /// <summary>Makes the header of parts, top to bottom, each with a rule of its own.</summary>
        public void SetHeaderParts(HeaderPart[] parts, bool animated = false)
        {
            if (parts == null) throw new ArgumentNullException(nameof(parts));
            Check(Native.nslide_set_header_parts(Value, parts, parts.Length, Number(animated)));
        }

        /// <summary>Begins to refresh as if it had been pulled.</summary>
        public void BeginRefresh(int page = Constants.NoPage) => Check(Native.nslide_begin_refresh(Value, page));

        /// <summary>
        /// Ends a refresh: what is held open closes, and its state says while it closes whether there is new content.
        /// </summary>
        public void EndRefresh(int page = Constants.NoPage, RefreshResult result = RefreshResult.None)
        {
            Check(Native.nslide_end_refresh(Value, page, (int)result));
        }

        /// <summary>The host has loaded more, or there is no more.</summary>
        public void EndLoad(int page = Constants.NoPage) => Check(Native.nslide_end_load(Value, page));

        /// <summary>A tap on a tab: turns to its page; the current one's page goes to its top.</summary>
        public void TapTab(int index, bool animated = true)
        {
            Check(Native.nslide_tap_tab(Value, index, Number(animated)));
        }

        /// <summary>Which tab lies at a point of the viewport, -1 for none.</summary>
        public int TabAt(double x, double y)
        {
            Check(Native.nslide_tab_at(Value, x, y, out var index));
            return index;
        }

        /// <summary>Where a tab is, in the hover bar's coordinates.</summary>
        public SlideRect GetTab(int index)
        {
            Check(Native.nslide_get_tab(Value, index, out var tab));
            return tab;
        }
    }
}
