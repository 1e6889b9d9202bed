// Written by generate.py from include/nestedslide.h.

using System;
using System.Runtime.InteropServices;

namespace NestedSlide
{
    /// <summary>
    /// Settings of one page; -1 or Constants.Auto, the default, takes the coordinator's. Fill it with
    /// nslide_get_page_settings first.
    /// </summary>
    [StructLayout(LayoutKind.Sequential)]
    public partial struct PageSettings
    {
        /// <summary>sizeof(PageSettings).</summary>
        public uint StructSize;
        /// <summary>Overscroll; default Inherit.</summary>
        public Overscroll OverscrollTop;
        /// <summary>Seam or -1.</summary>
        public Seam Seam;
        /// <summary>ShortPage or -1.</summary>
        public ShortPage ShortPage;
        /// <summary>ScrollToTop or -1.</summary>
        public ScrollToTop ScrollToTop;
        /// <summary>Indicators or -1.</summary>
        public Indicators Indicators;
        /// <summary>Points, 0 to Constants.MaxLength, or Constants.Auto.</summary>
        public double RefreshHeight;
        /// <summary>
        /// Of the page's item in the strip of tabs, points, 0 to Constants.MaxLength; Constants.Auto: the bar's width /
        /// pages.
        /// </summary>
        public double TabWidth;
        /// <summary>The host's own number of the page, for nslide_reload_keyed; 0 (default): none.</summary>
        public long Key;
    }

    /// <summary>One part of a header, top to bottom. Lengths in points, from 0 to Constants.MaxLength.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public partial struct HeaderPart
    {
        /// <summary>Of the whole part, without its margins.</summary>
        public double Height;
        /// <summary>Stays: what of it stays; Returns: what of it returns early; Constants.Auto: its height.</summary>
        public double MinHeight;
        /// <summary>Above it; margins scroll away.</summary>
        public double MarginTop;
        /// <summary>Below it.</summary>
        public double MarginBottom;
        /// <summary>PartRule.Away, PartRule.Stays or PartRule.Returns.</summary>
        public PartRule Rule;
        /// <summary>PartSnap.RestAnywhere, PartSnap.Snaps or PartSnap.SnapsWithMargins.</summary>
        public PartSnap Snap;
    }

    /// <summary>
    /// A rectangle in which the host claims an axis for itself: a carousel in the header, a map in a page.
    /// </summary>
    [StructLayout(LayoutKind.Sequential)]
    public partial struct Region
    {
        /// <summary>In points of what it lies in: the header, the hover bar, or a page's content.</summary>
        public SlideRect Frame;
        /// <summary>RegionView.Header, RegionView.Hover, or the index of a page.</summary>
        public int View;
        /// <summary>RegionAxes.Vertical and RegionAxes.Horizontal, added.</summary>
        public RegionAxes Axes;
    }

    /// <summary>A stretch of a page's content that the path rests on.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public partial struct SnapArea
    {
        /// <summary>From the content's top, points, 0 to Constants.MaxLength.</summary>
        public double Start;
        /// <summary>Points, 0 to Constants.MaxLength.</summary>
        public double Length;
        /// <summary>Alignment.Start, Center or End: which of its places goes to that of the page's port.</summary>
        public Alignment Align;
        /// <summary>1: no fling passes it; else 0.</summary>
        public Flag AlwaysStop;
    }
}
