// Written by generate.py from include/nestedslide.h.

using System;

namespace NestedSlide
{
    /// <summary>What becomes of a movement beyond an end.</summary>
    public enum Chain
    {
        /// <summary>What is not used goes on: to the coordinator around, or to the host as unconsumed.</summary>
        Auto = 0,
        /// <summary>It ends here: it may overscroll, also inside another coordinator.</summary>
        Contain = 1,
        /// <summary>It ends here, and nothing overscrolls at this end.</summary>
        None = 2,
    }

    /// <summary>Which of header and page moves first.</summary>
    public enum HeaderMotion
    {
        /// <summary>Up: header, then page; down: page, then header.</summary>
        First = 0,
        /// <summary>Down: the header first.</summary>
        QuickReturn = 1,
        /// <summary>Down: the header to HeaderReturnHeight, the page, the header's rest.</summary>
        QuickReturnMinimum = 2,
        /// <summary>The header does not collapse.</summary>
        Fixed = 3,
        /// <summary>Down on the pager: the page alone; down above it: the header, then the page.</summary>
        ContentFirst = 4,
    }

    /// <summary>What a fling that began above the pager does when the header is fully collapsed.</summary>
    public enum Seam
    {
        /// <summary>Nothing: it goes on into the page.</summary>
        Continuous = 0,
        /// <summary>It stops there.</summary>
        Stop = 1,
        /// <summary>It goes on, its velocity decaying by SeamResistance.</summary>
        Resisted = 2,
    }

    /// <summary>What shows a pull beyond an end.</summary>
    public enum Overscroll
    {
        /// <summary>Page settings only: as the coordinator.</summary>
        Inherit = -1,
        /// <summary>Nothing; the amount is reported as not consumed.</summary>
        None = 0,
        /// <summary>Header, hover bar and pager together.</summary>
        Whole = 1,
        /// <summary>The page under the hover bar.</summary>
        Page = 2,
        /// <summary>Top only: each by the same raw amount.</summary>
        Both = 3,
    }

    /// <summary>What a page's offset becomes while the header is open.</summary>
    public enum PageMemory
    {
        /// <summary>A page that begins to show goes to its top unless the header is collapsed.</summary>
        Align = 0,
        /// <summary>Every page keeps its offset.</summary>
        Keep = 1,
        /// <summary>When the header begins to open, the current page goes to its top.</summary>
        ResetCurrent = 2,
        /// <summary>When the header begins to open, all pages go to their top.</summary>
        ResetAll = 3,
    }

    /// <summary>What a page shorter than the pager does to the header.</summary>
    public enum ShortPage
    {
        /// <summary>It counts as if as high as the pager.</summary>
        Pad = 0,
        /// <summary>The header collapses only as far as the content needs.</summary>
        Limit = 1,
        /// <summary>The header does not collapse.</summary>
        Hold = 2,
    }

    /// <summary>
    /// Where a header that would rest half open goes, whatever left it there: a release, a fling, a step, a page
    /// command, a reload, a resize. Where nslide_scroll_to has put it, it stays until the next vertical input.
    /// </summary>
    public enum HeaderSnap
    {
        /// <summary>It stays.</summary>
        None = 0,
        /// <summary>Shut after a movement up, open after one down.</summary>
        Direction = 1,
        /// <summary>
        /// To the nearer end, exactly half shuts; a fling is judged where it would rest, a step (key, line, notch) goes
        /// on in its direction.
        /// </summary>
        Nearest = 2,
    }

    /// <summary>What nslide_scroll_to_top brings to the top.</summary>
    public enum ScrollToTop
    {
        /// <summary>The whole and every page.</summary>
        Whole = 0,
        /// <summary>The current page; when it is there, the whole.</summary>
        PageFirst = 1,
    }

    /// <summary>Where the path's ends give when they are pulled.</summary>
    public enum Bounces
    {
        /// <summary>Nowhere: what is pulled is unconsumed.</summary>
        Never = 0,
        /// <summary>Everywhere.</summary>
        Always = 1,
        /// <summary>Only where the header or the page's content can scroll at all.</summary>
        Scrollable = 2,
    }

    /// <summary>What a command shows that turns over more than one page.</summary>
    public enum FarTurns
    {
        /// <summary>The page that is left and the target, side by side; nothing between is asked for.</summary>
        Pair = 0,
        /// <summary>All pages between, as they pass.</summary>
        Pass = 1,
    }

    /// <summary>
    /// Which scroll indicator shows: that of what moved last, where its content is longer than its viewport. At rest it
    /// stays; fading it is the host's.
    /// </summary>
    public enum Indicators
    {
        /// <summary>None.</summary>
        None = 0,
        /// <summary>The page's, after the page moved.</summary>
        Page = 1,
        /// <summary>The page's after the page moved, the whole's after the whole moved.</summary>
        Switch = 2,
    }

    /// <summary>Where a strip of tabs that is wider than the hover bar holds the selected item.</summary>
    public enum TabAlignment
    {
        /// <summary>At its start.</summary>
        Start = 0,
        /// <summary>In its middle.</summary>
        Center = 1,
        /// <summary>It scrolls no further than it must to show it.</summary>
        Nearest = 2,
    }

    /// <summary>What a part of the header does when the header collapses.</summary>
    public enum PartRule
    {
        /// <summary>It scrolls away.</summary>
        Away = 0,
        /// <summary>MinHeight of it stays, below the parts above it that stay.</summary>
        Stays = 1,
        /// <summary>It scrolls away, and MinHeight of it returns before the page moves.</summary>
        Returns = 2,
    }

    /// <summary>Whether the header may rest while a part is cut, where HeaderSnap is not HeaderSnap.None.</summary>
    public enum PartSnap
    {
        /// <summary>It may.</summary>
        RestAnywhere = 0,
        /// <summary>No: it snaps to the part's edges.</summary>
        Snaps = 1,
        /// <summary>No: it snaps to the outer edges of the part's margins.</summary>
        SnapsWithMargins = 2,
    }

    /// <summary>When the current page's index changes.</summary>
    public enum PageIndexChange
    {
        /// <summary>When the pager comes to rest.</summary>
        Settle = 0,
        /// <summary>At half a page's width.</summary>
        Live = 1,
    }

    /// <summary>Where a horizontal swipe may begin.</summary>
    public enum SwipeArea
    {
        /// <summary>On the pager.</summary>
        Pages = 0,
        /// <summary>Anywhere.</summary>
        All = 1,
    }

    /// <summary>Whether a page's path rests on its snap areas.</summary>
    public enum SnapStrictness
    {
        /// <summary>Where it would rest within a third of the pager's height of one ahead.</summary>
        Proximity = 0,
        /// <summary>Always.</summary>
        Mandatory = 1,
    }
}
