// Written by generate.py from include/nestedslide.h.

using System;
using System.Runtime.InteropServices;

namespace NestedSlide
{
    /// <summary>A rectangle in points, in the viewport's coordinates unless said otherwise.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public partial struct SlideRect
    {
        /// <summary>Of its left edge.</summary>
        public double X;
        /// <summary>Of its top edge.</summary>
        public double Y;
        /// <summary>0 or more.</summary>
        public double Width;
        /// <summary>0 or more.</summary>
        public double Height;
    }

    /// <summary>What a host has to do to a scroll view of its own.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public partial struct Correction
    {
        /// <summary>ObservedView.Outer or a page's index.</summary>
        public int View;
        /// <summary>The view that the velocity is for, ObservedView.None where there is none.</summary>
        public int Heir;
        /// <summary>Where to put the view, points.</summary>
        public double Offset;
        /// <summary>
        /// What it lost at the seam: a host that can starts a fling of the heir with it; points per second.
        /// </summary>
        public double Velocity;
    }

    /// <summary>
    /// What an end was given that shows no overscroll, for an effect of the host's. Signs as unconsumed.
    /// </summary>
    [StructLayout(LayoutKind.Sequential)]
    public partial struct Edge
    {
        /// <summary>
        /// How far the gesture has pulled beyond the pager's end, points; 0 again when it turns or ends.
        /// </summary>
        public double PullX;
        /// <summary>The same beyond an end of the path.</summary>
        public double PullY;
        /// <summary>Reserved, 0: a page turn ends on its page.</summary>
        public double VelocityX;
        /// <summary>
        /// The velocity that the end of the path absorbed of the last fling, points per second; 0 again with the next
        /// touch, wheel step or command.
        /// </summary>
        public double VelocityY;
    }

    /// <summary>
    /// Everything a host draws from, as it is after the last call. Offsets are those seen: rubber-banded when pulled.
    /// Lengths in points, velocities in points per second.
    /// </summary>
    [StructLayout(LayoutKind.Sequential)]
    public partial struct Snapshot
    {
        /// <summary>In: sizeof(Snapshot).</summary>
        public uint StructSize;
        /// <summary>Phase.</summary>
        public Phase Phase;
        /// <summary>CollapseState.Expanded, CollapseState.Collapsing or CollapseState.Pinned.</summary>
        public CollapseState CollapseState;
        /// <summary>1: nothing moves and nothing is held.</summary>
        public Flag AtRest;
        /// <summary>1: the next nslide_advance will change something.</summary>
        public Flag NeedsFrame;
        /// <summary>The current page, -1 for none.</summary>
        public int PageIndex;
        /// <summary>How many pages there are.</summary>
        public int PageCount;
        /// <summary>The first of the pages between which the pager is, -1 when it is at rest on a page.</summary>
        public int TransitionFrom;
        /// <summary>The second of them, -1 likewise.</summary>
        public int TransitionTo;
        /// <summary>How many pages show: 0 to Constants.MaxVisiblePages.</summary>
        public int VisiblePages;
        /// <summary>Events waiting to be polled.</summary>
        public uint EventsQueued;
        /// <summary>Events dropped since creation because the host never polled; normally 0.</summary>
        public uint EventsLost;
        /// <summary>Indicator: whose scroll indicator shows.</summary>
        public Indicator Indicator;
        /// <summary>RefreshState: of what a pull would refresh, the whole or the current page.</summary>
        public RefreshState Refresh;
        /// <summary>TouchState.</summary>
        public TouchState Touch;
        /// <summary>1: nslide_retarget may change where the motion will end.</summary>
        public Flag CanRetarget;
        /// <summary>The time of the last frame, or of the last pointer event where that is later, seconds.</summary>
        public double Time;
        /// <summary>Offset of the whole.</summary>
        public double Outer;
        /// <summary>Offset of the current page, of PageIndex; also while another page moves in a page turn.</summary>
        public double Inner;
        /// <summary>outer + inner.</summary>
        public double Path;
        /// <summary>The collapse range R.</summary>
        public double Range;
        /// <summary>R, or less on a short page.</summary>
        public double MaxOuter;
        /// <summary>The current page's greatest offset.</summary>
        public double MaxInner;
        /// <summary>Seen overshoot: top negative, bottom positive, else 0.</summary>
        public double Overscroll;
        /// <summary>outer / R within 0 to 1; 0 where R is 0.</summary>
        public double Collapse;
        /// <summary>What of the header shows below the pin inset, at most its height.</summary>
        public double HeaderShown;
        /// <summary>How much the header has grown beyond its height.</summary>
        public double HeaderStretch;
        /// <summary>Of a motion, in offset direction; 0 under a finger.</summary>
        public double VelocityX;
        /// <summary>Likewise.</summary>
        public double VelocityY;
        /// <summary>Where outer will be when the vertical motion ends; where it is, when nothing moves.</summary>
        public double RestOuter;
        /// <summary>Where inner will be then; while pages turn, where the page that is moved will be.</summary>
        public double RestInner;
        /// <summary>What the last session update or wheel step left over; 0 after a fling.</summary>
        public double UnconsumedX;
        /// <summary>Likewise.</summary>
        public double UnconsumedY;
        /// <summary>
        /// In pages: 1.5 is half way from page 1 to page 2; endless: -1 to PageCount. In a turn over several pages it
        /// runs over the whole way, though two pages show.
        /// </summary>
        public double PagePosition;
        /// <summary>0 at TransitionFrom to 1 at TransitionTo.</summary>
        public double TransitionProgress;
        /// <summary>The header's frame.</summary>
        public SlideRect Header;
        /// <summary>The hover bar's frame.</summary>
        public SlideRect Hover;
        /// <summary>The pager's frame.</summary>
        public SlideRect Pager;
        /// <summary>Of the whole's scroll indicator, from the viewport's top.</summary>
        public double OuterBarPosition;
        /// <summary>Its length.</summary>
        public double OuterBarLength;
        /// <summary>Of the current page's scroll indicator, from the pager's top.</summary>
        public double PageBarPosition;
        /// <summary>Its length.</summary>
        public double PageBarLength;
        /// <summary>How far the strip of tabs is scrolled.</summary>
        public double TabOffset;
        /// <summary>In the hover bar's coordinates.</summary>
        public SlideRect TabIndicator;
    }

    /// <summary>One page. Lengths in points.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public partial struct Page
    {
        /// <summary>Its number, from 0.</summary>
        public int Index;
        /// <summary>1: asked for by SlideEventType.PageNeeded and not released.</summary>
        public Flag Needed;
        /// <summary>1: some of it shows.</summary>
        public Flag Visible;
        /// <summary>RefreshState: of a pull of the page alone, not of the whole.</summary>
        public RefreshState Refresh;
        /// <summary>1: from SlideEventType.LoadMore until nslide_end_load or until the content grows.</summary>
        public Flag Loading;
        /// <summary>0.</summary>
        public int Reserved;
        /// <summary>As the host or its list gave it.</summary>
        public double ContentHeight;
        /// <summary>As seen, overscroll included.</summary>
        public double Offset;
        /// <summary>The greatest without overscroll.</summary>
        public double MaxOffset;
        /// <summary>In the viewport; the page's content begins at frame.y - offset.</summary>
        public SlideRect Frame;
    }

    /// <summary>One event. Fields that its type does not set are 0, indices -1.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public partial struct SlideEvent
    {
        /// <summary>SlideEventType.</summary>
        public SlideEventType Type;
        /// <summary>A page.</summary>
        public int Index;
        /// <summary>The page that a transition leaves.</summary>
        public int From;
        /// <summary>The page that it goes to.</summary>
        public int To;
        /// <summary>1: the transition was given up.</summary>
        public Flag Cancelled;
        /// <summary>1: a deceleration follows the drag.</summary>
        public Flag WillDecelerate;
        /// <summary>Source.</summary>
        public Source Source;
        /// <summary>Indicator or RefreshState, as its type says.</summary>
        public int State;
        /// <summary>The instant at which it happened, seconds; it may lie before the time of the call.</summary>
        public double Time;
        /// <summary>Offset of the whole, points.</summary>
        public double Outer;
        /// <summary>Offset of the page that is moved, points.</summary>
        public double Inner;
        /// <summary>In pages, as PagePosition.</summary>
        public double Position;
        /// <summary>Of the transition, 0 to 1.</summary>
        public double Progress;
    }

    /// <summary>
    /// What moves in every frame, for hosts that keep the rest: see generation. Lengths in points, velocities in points
    /// per second; each field is the snapshot's of that name, HeaderY that of header.y and so on.
    /// </summary>
    [StructLayout(LayoutKind.Sequential)]
    public partial struct Motion
    {
        /// <summary>In: sizeof(Motion).</summary>
        public uint StructSize;
        /// <summary>
        /// Another number whenever a field of Snapshot has changed that is neither here nor moves with what is here:
        /// read the snapshot, and the pages, again when it is not the one that was read last. Compare it for inequality
        /// only. It is never 0 until it has gone through all numbers, and counts anew in a restored coordinator. What
        /// moves with what is here is CollapseState, HeaderShown, HeaderStretch, RestOuter, RestInner, UnconsumedX and
        /// _y, TransitionProgress and both scroll indicators; EventsQueued and EventsLost do not count.
        /// </summary>
        public uint Generation;
        /// <summary>Phase.</summary>
        public Phase Phase;
        /// <summary>1: the next nslide_advance will change something.</summary>
        public Flag NeedsFrame;
        /// <summary>As the snapshot's.</summary>
        public double Time;
        /// <summary>Offset of the whole.</summary>
        public double Outer;
        /// <summary>Offset of the current page.</summary>
        public double Inner;
        /// <summary>outer + inner.</summary>
        public double Path;
        /// <summary>Seen overshoot: top negative, bottom positive, else 0.</summary>
        public double Overscroll;
        /// <summary>outer / R within 0 to 1; 0 where R is 0.</summary>
        public double Collapse;
        /// <summary>Of a motion, in offset direction; 0 under a finger.</summary>
        public double VelocityX;
        /// <summary>Likewise.</summary>
        public double VelocityY;
        /// <summary>In pages.</summary>
        public double PagePosition;
        /// <summary>The header's top.</summary>
        public double HeaderY;
        /// <summary>Its height, with what it is stretched by.</summary>
        public double HeaderHeight;
        /// <summary>The hover bar's top.</summary>
        public double HoverY;
        /// <summary>The pager's top.</summary>
        public double PagerY;
        /// <summary>How far the strip of tabs is scrolled.</summary>
        public double TabOffset;
        /// <summary>The left edge of the strip's indicator, in the hover bar's coordinates.</summary>
        public double IndicatorX;
        /// <summary>Its width.</summary>
        public double IndicatorWidth;
    }

    /// <summary>One pointer event for nslide_frame: the parameters of nslide_pointer.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public partial struct PointerSample
    {
        /// <summary>PointerAction.</summary>
        public PointerAction Action;
        /// <summary>0.</summary>
        public int Reserved;
        /// <summary>Any number the host keeps for one finger from down to up.</summary>
        public long Id;
        /// <summary>In the viewport, points, within Constants.MaxLength either way.</summary>
        public double X;
        /// <summary>Likewise.</summary>
        public double Y;
        /// <summary>
        /// When the hardware saw it, seconds: not before the one given last, not after the frame's time.
        /// </summary>
        public double Time;
    }

    /// <summary>
    /// What nslide_frame is given, and where it writes to. Any pointer may be null whose part is not wanted.
    /// </summary>
    [StructLayout(LayoutKind.Sequential)]
    public partial struct FrameBuffers
    {
        /// <summary>In: sizeof(FrameBuffers).</summary>
        public uint StructSize;
        /// <summary>In: at least Constants.MaxVisiblePages where pages is not null, else 0 or more.</summary>
        public int PageCapacity;
        /// <summary>Out: pages written, in ascending order of index.</summary>
        public int PageCount;
        /// <summary>In: 0 or more.</summary>
        public int EventCapacity;
        /// <summary>Out: events written; the rest stays queued, see EventsQueued.</summary>
        public int EventCount;
        /// <summary>0.</summary>
        public int Reserved;
        /// <summary>Its StructSize set by the caller; may be null.</summary>
        public IntPtr Snapshot;
        /// <summary>Room for PageCapacity; may be null.</summary>
        public IntPtr Pages;
        /// <summary>Room for EventCapacity; may be null.</summary>
        public IntPtr Events;
        /// <summary>In: SampleCount of them, oldest first; may be null where that is 0.</summary>
        public IntPtr Samples;
        /// <summary>In: 0 or more.</summary>
        public int SampleCount;
        /// <summary>0.</summary>
        public int Reserved2;
        /// <summary>Its StructSize set by the caller; may be null.</summary>
        public IntPtr Motion;
    }
}
