// Written by generate.py from include/nestedslide.h.

using System;

namespace NestedSlide
{
    /// <summary>The values of nslide_status.</summary>
    public enum Status
    {
        /// <summary>Done.</summary>
        Ok = 0,
        /// <summary>A null pointer, a value outside its documented range, no such enumerator.</summary>
        ErrorInvalidArgument = -1,
        /// <summary>NaN or an infinity.</summary>
        ErrorNotFinite = -2,
        /// <summary>An index or a count that the coordinator or list does not have room for.</summary>
        ErrorOutOfRange = -3,
        /// <summary>Zero, of another kind, or never handed out.</summary>
        ErrorInvalidHandle = -4,
        /// <summary>Destroyed.</summary>
        ErrorStaleHandle = -5,
        /// <summary>Right in itself, but not now: an update without a session, a lifted pointer.</summary>
        ErrorInvalidState = -6,
        /// <summary>A frame before the last frame, or a pointer event before the last one.</summary>
        ErrorTimeWentBack = -7,
        /// <summary>StructSize too small, above 65536, or longer with a tail that is not zero.</summary>
        ErrorStructSize = -8,
        /// <summary>The count output says what is needed.</summary>
        ErrorBufferTooSmall = -9,
        /// <summary>There is no memory, or there are as many handles as can be.</summary>
        ErrorOutOfMemory = -10,
        /// <summary>Another call is inside this coordinator or list.</summary>
        ErrorBusy = -11,
        /// <summary>Called from within a hook that a call inside this coordinator or list called.</summary>
        ErrorReentrant = -12,
        /// <summary>Not in this build of the library, as saved bytes of another format.</summary>
        ErrorUnsupported = -13,
        /// <summary>Saved bytes that are not what they say.</summary>
        ErrorCorruptData = -14,
    }

    /// <summary>Whose scroll indicator shows.</summary>
    public enum Indicator
    {
        /// <summary>None.</summary>
        None = 0,
        /// <summary>The whole's.</summary>
        Outer = 1,
        /// <summary>The current page's.</summary>
        Page = 2,
    }

    /// <summary>How a pull to refresh stands.</summary>
    public enum RefreshState
    {
        /// <summary>Nothing is pulled.</summary>
        Idle = 0,
        /// <summary>A finger pulled, no further than RefreshHeight; or what it pulled springs back.</summary>
        Pulling = 1,
        /// <summary>A finger holds it beyond RefreshHeight: let go, it refreshes.</summary>
        Armed = 2,
        /// <summary>Held open by RefreshHeight until nslide_end_refresh.</summary>
        Refreshing = 3,
        /// <summary>Closing.</summary>
        Finishing = 4,
    }

    /// <summary>What the coordinator is doing.</summary>
    public enum Phase
    {
        /// <summary>Nothing.</summary>
        Idle = 0,
        /// <summary>A gesture moves it.</summary>
        Dragging = 1,
        /// <summary>A fling.</summary>
        Decelerating = 2,
        /// <summary>It springs back from beyond an end.</summary>
        Bouncing = 3,
        /// <summary>It goes to where header or page may rest.</summary>
        Snapping = 4,
        /// <summary>The pager goes to a page.</summary>
        Paging = 5,
        /// <summary>A command, a key, a glide of the wheel, or heights that change.</summary>
        Animating = 6,
    }

    /// <summary>How far the header is collapsed.</summary>
    public enum CollapseState
    {
        /// <summary>outer at 0 or below.</summary>
        Expanded = 0,
        /// <summary>Between.</summary>
        Collapsing = 1,
        /// <summary>outer at the collapse range or above.</summary>
        Pinned = 2,
    }

    /// <summary>How the touch of the pointers stands, for the host's own buttons.</summary>
    public enum TouchState
    {
        /// <summary>No pointer is down.</summary>
        None = 0,
        /// <summary>Down, for less than PressDelay: a button does not show it yet.</summary>
        Waiting = 1,
        /// <summary>Down for longer: it may still become a tap.</summary>
        Pressed = 2,
        /// <summary>
        /// No tap any more: it moved beyond TouchSlop, or is not alone; or never one: it caught a fling, or a page turn
        /// that a swipe began.
        /// </summary>
        Dragged = 3,
        /// <summary>Lifted as a tap; until the next pointer event.</summary>
        Tapped = 4,
    }

    /// <summary>
    /// What happened. Every event carries type and time, the instant at which it happened; the other fields it sets are
    /// named here.
    /// </summary>
    public enum SlideEventType
    {
        /// <summary>Anything begins to move from rest.</summary>
        ScrollBegan = 1,
        /// <summary>It rests again.</summary>
        ScrollEnded = 2,
        /// <summary>source.</summary>
        DragBegan = 3,
        /// <summary>source, WillDecelerate.</summary>
        DragEnded = 4,
        /// <summary>A fling, bounce or page settling begins.</summary>
        DecelerationBegan = 5,
        /// <summary>It has ended or was caught.</summary>
        DecelerationEnded = 6,
        /// <summary>
        /// outer, inner, index: the page that moves, the one that is coming while pages turn; once a call.
        /// </summary>
        OffsetChanged = 7,
        /// <summary>outer, inner: the header is fully collapsed.</summary>
        Pinned = 8,
        /// <summary>outer, inner: it is no longer.</summary>
        Unpinned = 9,
        /// <summary>index, from, to, position, progress; once a call.</summary>
        PageScrolled = 10,
        /// <summary>index: the host should make this page.</summary>
        PageNeeded = 11,
        /// <summary>index: the host may drop this page.</summary>
        PageReleased = 12,
        /// <summary>index: more than LoadThreshold of the page shows.</summary>
        PageAppeared = 13,
        /// <summary>index: it does no longer.</summary>
        PageDisappeared = 14,
        /// <summary>from, to.</summary>
        PageTransitionBegan = 15,
        /// <summary>from, to, cancelled.</summary>
        PageTransitionEnded = 16,
        /// <summary>index: the current page's number, -1 for none.</summary>
        PageChanged = 17,
        /// <summary>All at rest again; always the last.</summary>
        Settled = 18,
        /// <summary>The motion of nslide_scroll_to_top has ended there.</summary>
        ScrolledToTop = 19,
        /// <summary>state: Indicator.</summary>
        IndicatorsChanged = 20,
        /// <summary>state: RefreshState; index: the page, -1 for the whole.</summary>
        RefreshChanged = 21,
        /// <summary>index: less than LoadMoreDistance is left to the page's end.</summary>
        LoadMore = 22,
    }

    /// <summary>The structs whose sizes nslide_struct_size tells.</summary>
    public enum StructKind
    {
        /// <summary>Config.</summary>
        Config = 0,
        /// <summary>PageSettings.</summary>
        PageSettings = 1,
        /// <summary>Snapshot.</summary>
        Snapshot = 2,
        /// <summary>Page.</summary>
        Page = 3,
        /// <summary>SlideEvent.</summary>
        Event = 4,
        /// <summary>FrameBuffers.</summary>
        Frame = 5,
        /// <summary>HeaderPart.</summary>
        HeaderPart = 6,
        /// <summary>Correction.</summary>
        Correction = 7,
        /// <summary>Edge.</summary>
        Edge = 8,
        /// <summary>Region.</summary>
        Region = 9,
        /// <summary>SnapArea.</summary>
        SnapArea = 10,
        /// <summary>ListConfig.</summary>
        ListConfig = 11,
        /// <summary>Section.</summary>
        Section = 12,
        /// <summary>ListState.</summary>
        ListState = 13,
        /// <summary>ListItem.</summary>
        Item = 14,
        /// <summary>ItemRange.</summary>
        ItemRange = 15,
        /// <summary>ItemChange.</summary>
        ItemChange = 16,
        /// <summary>Motion.</summary>
        Motion = 17,
        /// <summary>PointerSample.</summary>
        PointerSample = 18,
    }
}
