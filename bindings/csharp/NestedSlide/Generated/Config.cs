// Written by generate.py from include/nestedslide.h.

using System;
using System.Runtime.InteropServices;

namespace NestedSlide
{
    /// <summary>Margins in points, each from 0 to Constants.MaxLength.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public partial struct Insets
    {
        /// <summary>Above.</summary>
        public double Top;
        /// <summary>At the left.</summary>
        public double Left;
        /// <summary>Below.</summary>
        public double Bottom;
        /// <summary>At the right.</summary>
        public double Right;
    }

    /// <summary>
    /// All settings of a coordinator. Fill it with nslide_config_default, then change what you need. Lengths are in
    /// points, from 0 to Constants.MaxLength, and 0 by default, unless said otherwise. Flags are 0 or 1.
    /// </summary>
    [StructLayout(LayoutKind.Sequential)]
    public partial struct Config
    {
        /// <summary>sizeof(Config).</summary>
        public uint StructSize;
        /// <summary>Physics; default Ios.</summary>
        public Physics Physics;
        /// <summary>Across; default 390.</summary>
        public double ViewportWidth;
        /// <summary>Down; default 844.</summary>
        public double ViewportHeight;
        /// <summary>0: no header.</summary>
        public double HeaderHeight;
        /// <summary>What of the header stays when it is collapsed.</summary>
        public double HeaderMinHeight;
        /// <summary>What of it returns at once with HeaderMotion.QuickReturnMinimum.</summary>
        public double HeaderReturnHeight;
        /// <summary>0: no hover bar.</summary>
        public double HoverHeight;
        /// <summary>The hover bar sticks this far below the top (navigation bar, notch).</summary>
        public double PinInset;
        /// <summary>The collapse range, rounded up to a whole point; Constants.Auto (default): derived.</summary>
        public double PinDistance;
        /// <summary>Around everything.</summary>
        public Insets MainMargins;
        /// <summary>Around header and hover bar.</summary>
        public Insets TopMargins;
        /// <summary>Around the pager.</summary>
        public Insets ContentMargins;
        /// <summary>Between the top part and the pager's part.</summary>
        public double MainSpacing;
        /// <summary>Between header and hover bar, where both are present.</summary>
        public double TopSpacing;
        /// <summary>Between two pages.</summary>
        public double PageSpacing;
        /// <summary>1: page 1 is to the left of page 0; default 0.</summary>
        public Flag RightToLeft;
        /// <summary>1: pulled down, the header grows instead of moving; default 0.</summary>
        public Flag HeaderStretch;
        /// <summary>HeaderMotion; default First.</summary>
        public HeaderMotion HeaderMotion;
        /// <summary>Seam; default Continuous.</summary>
        public Seam Seam;
        /// <summary>Overscroll, not Inherit; default Whole.</summary>
        public Overscroll OverscrollTop;
        /// <summary>Overscroll.None, Page (default) or Whole.</summary>
        public Overscroll OverscrollBottom;
        /// <summary>Bounces: where there is vertical overscroll at all; default Always.</summary>
        public Bounces Bounces;
        /// <summary>0: no overscroll beyond the first and last page; default 1.</summary>
        public Flag PageBounces;
        /// <summary>PageMemory; default Align.</summary>
        public PageMemory PageMemory;
        /// <summary>ShortPage; default Pad.</summary>
        public ShortPage ShortPage;
        /// <summary>PageIndexChange; default Settle.</summary>
        public PageIndexChange PageIndex;
        /// <summary>0: swipes do not turn pages, commands still do; default 1.</summary>
        public Flag HorizontalEnabled;
        /// <summary>SwipeArea; default Pages.</summary>
        public SwipeArea SwipeArea;
        /// <summary>0: every page is needed at once; default 1; fixed after creation.</summary>
        public Flag Lazy;
        /// <summary>How many pages on either side of the current one are needed too; 0 or more; default 0.</summary>
        public int Prefetch;
        /// <summary>How many needed pages are kept, the furthest released first; 0 (default): all.</summary>
        public int KeepAlive;
        /// <summary>Clamped to the pages there are; 0 or more; default 0; read at creation only.</summary>
        public int InitialPage;
        /// <summary>HeaderSnap; default None.</summary>
        public HeaderSnap HeaderSnap;
        /// <summary>ScrollToTop; default Whole.</summary>
        public ScrollToTop ScrollToTop;
        /// <summary>Indicators; default Switch.</summary>
        public Indicators Indicators;
        /// <summary>TabAlignment; default Center.</summary>
        public TabAlignment TabAlignment;
        /// <summary>1: the last page and the first are neighbours; takes 2 pages or more; default 0.</summary>
        public Flag Endless;
        /// <summary>0: a swipe passes pages as its velocity carries it, 1000 at most; 1 (default): one.</summary>
        public Flag PageAlwaysStop;
        /// <summary>FlingCurve; -1 (default): the preset's.</summary>
        public FlingCurve FlingCurve;
        /// <summary>VelocityEstimator; -1 (default): the preset's.</summary>
        public VelocityEstimator VelocityEstimator;
        /// <summary>RepeatedFlings; default None.</summary>
        public RepeatedFlings RepeatedFlings;
        /// <summary>WheelGlide; default Spring.</summary>
        public WheelGlide WheelGlide;
        /// <summary>
        /// 1: a wheel gesture, or steps no more than 0.5 s apart, stay with the coordinator that they first moved;
        /// default 0.
        /// </summary>
        public Flag WheelLatch;
        /// <summary>Chain; default Auto: what a movement beyond the path's top becomes.</summary>
        public Chain ChainTop;
        /// <summary>Chain; default Auto: the same beyond its bottom.</summary>
        public Chain ChainBottom;
        /// <summary>Chain; default Auto: before the first page.</summary>
        public Chain ChainStart;
        /// <summary>Chain; default Auto: beyond the last page.</summary>
        public Chain ChainEnd;
        /// <summary>
        /// A page is needed when more than this fraction of it shows; 0 up to, not with, 1; default 0.01.
        /// </summary>
        public double LoadThreshold;
        /// <summary>1/s, 0.001 to 1000; default 2.</summary>
        public double SeamResistance;
        /// <summary>Of a fling's velocity, 1/s, 0.001 to 1000; Constants.Auto (default): the preset's.</summary>
        public double Deceleration;
        /// <summary>
        /// Of a fling, points per second squared, 1 to 1000000; Constants.Auto (default): the curve's.
        /// </summary>
        public double ConstantDeceleration;
        /// <summary>Of FlingCurve.Spline, 0.0001 to 10; Constants.Auto (default): 0.015.</summary>
        public double FlingFriction;
        /// <summary>
        /// A pointer that lifts slower throws nothing, points per second, 0 to Constants.MaxVelocity; Constants.Auto
        /// (default): the preset's.
        /// </summary>
        public double MinFlingVelocity;
        /// <summary>
        /// A pointer throws no faster, points per second, 0 to Constants.MaxVelocity; Constants.Auto (default): the
        /// preset's.
        /// </summary>
        public double MaxFlingVelocity;
        /// <summary>
        /// Slope of the rubber band at the edge, 0.001 to 1; Constants.Auto (default): the preset's; where the preset
        /// has none nothing overscrolls.
        /// </summary>
        public double RubberBand;
        /// <summary>
        /// Period of the undamped bounce spring, s, 0.01 to 100; Constants.Auto (default): the preset's.
        /// </summary>
        public double SpringResponse;
        /// <summary>Damping ratio of the bounce spring, 0.01 to 100; Constants.Auto (default): 1, critical.</summary>
        public double SpringDamping;
        /// <summary>
        /// A motion ends this close to its goal, points, 0.000001 to 100; Constants.Auto (default): 0.1.
        /// </summary>
        public double RestDistance;
        /// <summary>How far a pointer moves before it drags; default 10.</summary>
        public double TouchSlop;
        /// <summary>A drag is horizontal when |dx| &gt; AxisRatio |dy|; 0 to 1000; default 1.</summary>
        public double AxisRatio;
        /// <summary>How long a pointer is down before TouchState.Pressed, seconds, 0 to 10; default 0.1.</summary>
        public double PressDelay;
        /// <summary>
        /// With HeaderSnap.Direction: up to this a release snaps by the last movement, points per second, 0 to
        /// Constants.MaxVelocity; default 50.
        /// </summary>
        public double SnapVelocity;
        /// <summary>Pulled further than this and let go it refreshes, held open by as much; 0: never.</summary>
        public double RefreshHeight;
        /// <summary>SlideEventType.LoadMore when less than this is left of the path; 0: never.</summary>
        public double LoadMoreDistance;
        /// <summary>Of the tabs' indicator, at most its item's; 0 (default): the item's.</summary>
        public double IndicatorWidth;
        /// <summary>Of the tabs' indicator, at most the hover bar's; default 2.</summary>
        public double IndicatorHeight;
        /// <summary>Of the indicator's corners, for the host to draw; default 1.</summary>
        public double IndicatorRadius;
        /// <summary>
        /// A swipe let go faster than this turns a page, however wide it is, points per second, 0 to
        /// Constants.MaxVelocity; default 300. Since 0.2.
        /// </summary>
        public double PageFlickVelocity;
        /// <summary>FarTurns; default Pair. Since 0.2.</summary>
        public FarTurns FarTurns;
        /// <summary>0.</summary>
        public int Reserved;
    }
}
