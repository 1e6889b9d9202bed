// Written by generate.py from include/nestedslide.h.

using System;

namespace NestedSlide
{
    /// <summary>How a list's section places its items.</summary>
    public enum SectionLayout
    {
        /// <summary>One below the other.</summary>
        List = 0,
        /// <summary>In lines of columns of one width; a line is as high as its highest item.</summary>
        Grid = 1,
        /// <summary>
        /// Each in the column that ends highest up, of several the first; one without items ends LineSpacing above the
        /// first item.
        /// </summary>
        Waterfall = 2,
    }

    /// <summary>
    /// What of a list keeps its place on the screen when something above it changes. An item named by
    /// nslide_list_set_anchor goes before.
    /// </summary>
    public enum ListAnchor
    {
        /// <summary>Nothing: the offset stays.</summary>
        None = 0,
        /// <summary>The first item, header or footer that is seen below overlap.</summary>
        Visible = 1,
        /// <summary>The same, but at offset 0 nothing: what comes in there pushes the rest down.</summary>
        Scrolled = 2,
    }

    /// <summary>In place of an item's index.</summary>
    public enum ItemIndex
    {
        /// <summary>Its section's header.</summary>
        Header = -1,
        /// <summary>Its section's footer.</summary>
        Footer = -2,
        /// <summary>None.</summary>
        None = -3,
    }

    /// <summary>What else is known of an item; added together.</summary>
    [Flags]
    public enum ItemFlags
    {
        /// <summary>A header or footer that is not at its own place, but stuck or pushed.</summary>
        Stuck = 1,
        /// <summary>Its height is its section's estimate: the host should measure it.</summary>
        Estimated = 2,
    }

    /// <summary>What became of an item between two calls of nslide_list_update.</summary>
    public enum ItemChangeKind
    {
        /// <summary>Its view can be used for another.</summary>
        Left = 0,
        /// <summary>It needs a view.</summary>
        Entered = 1,
    }
}
