// Written by generate.py from include/nestedslide.h.

using System;
using System.Runtime.InteropServices;

namespace NestedSlide
{
    /// <summary>
    /// Settings of a list. Fill it with nslide_list_config_default. Lengths in points, from 0 to Constants.MaxLength, 0
    /// by default unless said otherwise. Flags are 0 or 1.
    /// </summary>
    [StructLayout(LayoutKind.Sequential)]
    public partial struct ListConfig
    {
        /// <summary>sizeof(ListConfig).</summary>
        public uint StructSize;
        /// <summary>ListAnchor; default Visible.</summary>
        public ListAnchor Anchor;
        /// <summary>
        /// 1: where the end is seen it stays so when content comes, goes or changes: a chat's; default 0.
        /// </summary>
        public Flag StickToEnd;
        /// <summary>1: the first column of grids and waterfalls is the rightmost; default 0.</summary>
        public Flag RightToLeft;
        /// <summary>The content is at least so high.</summary>
        public double MinimumHeight;
        /// <summary>
        /// What of the top of what is seen is covered by something of the host's, a translucent bar; sticky headers
        /// stop below it, and items are brought into view below it.
        /// </summary>
        public double Overlap;
        /// <summary>Of the list while it is attached to no page; default 390.</summary>
        public double Width;
        /// <summary>Of what is seen of it then; default 844.</summary>
        public double Height;
    }

    /// <summary>
    /// Settings of a list's section. Fill it with nslide_section_default. Lengths in points, from 0 to
    /// Constants.MaxLength, 0 by default unless said otherwise. Flags are 0 or 1.
    /// </summary>
    [StructLayout(LayoutKind.Sequential)]
    public partial struct Section
    {
        /// <summary>sizeof(Section).</summary>
        public uint StructSize;
        /// <summary>SectionLayout; default List.</summary>
        public SectionLayout Layout;
        /// <summary>Of a grid or waterfall, 1 to Constants.MaxColumns; 0: as MinItemWidth says; default 1.</summary>
        public int Columns;
        /// <summary>
        /// 1 (default): while the section is seen, the header is, at the top of what is seen, until the section's end
        /// pushes it up.
        /// </summary>
        public Flag StickyHeader;
        /// <summary>1: the footer in the same way at the bottom of what is seen; default 0.</summary>
        public Flag StickyFooter;
        /// <summary>
        /// 1: ItemHeight is only an estimate, for the host to measure the items as they are seen; default 0.
        /// </summary>
        public Flag Estimated;
        /// <summary>Where columns is 0: as many columns of at least this width as have room; 0: one.</summary>
        public double MinItemWidth;
        /// <summary>0: no header.</summary>
        public double HeaderHeight;
        /// <summary>0: no footer.</summary>
        public double FooterHeight;
        /// <summary>Around the items, between header and footer.</summary>
        public Insets Insets;
        /// <summary>Between two columns.</summary>
        public double ItemSpacing;
        /// <summary>Between an item and the next below it.</summary>
        public double LineSpacing;
        /// <summary>Of every item that was given none of its own; default 44.</summary>
        public double ItemHeight;
    }

    /// <summary>How a list stands.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public partial struct ListState
    {
        /// <summary>In: sizeof(ListState).</summary>
        public uint StructSize;
        /// <summary>The page it is attached to, Constants.NoPage for none.</summary>
        public int Page;
        /// <summary>The coordinator of that page, 0 for none.</summary>
        public ulong Coordinator;
        /// <summary>How many sections there are.</summary>
        public int SectionCount;
        /// <summary>How many items there are in all sections.</summary>
        public int ItemCount;
        /// <summary>Points.</summary>
        public double ContentHeight;
        /// <summary>As seen, overscroll included, points.</summary>
        public double Offset;
        /// <summary>The greatest without overscroll, points.</summary>
        public double MaxOffset;
        /// <summary>Of the list, points.</summary>
        public double Width;
        /// <summary>Of what is seen of it: less than the pager's while the header is open; points.</summary>
        public double Height;
    }

    /// <summary>An item, or a section's header or footer, and where it is.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public partial struct ListItem
    {
        /// <summary>
        /// Points, from the content's left and top; on the screen it lies lower by the y where the page's content
        /// begins, see Page.
        /// </summary>
        public SlideRect Frame;
        /// <summary>Its section's index.</summary>
        public int Section;
        /// <summary>Its index in the section, ItemIndex.Header or ItemIndex.Footer.</summary>
        public int Item;
        /// <summary>The number nslide_list_update has given it, -1 for none.</summary>
        public int Slot;
        /// <summary>ItemFlags.Stuck and ItemFlags.Estimated, added.</summary>
        public ItemFlags Flags;
    }

    /// <summary>From the first to the last of what is seen: items, headers and footers at their own places.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public partial struct ItemRange
    {
        /// <summary>-1: there is nothing to see.</summary>
        public int FirstSection;
        /// <summary>An index, ItemIndex.Header or ItemIndex.Footer.</summary>
        public int FirstItem;
        /// <summary>As FirstSection.</summary>
        public int LastSection;
        /// <summary>As FirstItem.</summary>
        public int LastItem;
    }

    /// <summary>What came into view, or went out of it.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public partial struct ItemChange
    {
        /// <summary>ItemChangeKind.Left or ItemChangeKind.Entered.</summary>
        public ItemChangeKind Kind;
        /// <summary>
        /// Of its view: the lowest number that is free when it enters; its own as long as it is seen.
        /// </summary>
        public int Slot;
        /// <summary>Entered: where it is; Left: where it is now, -1 where it was removed.</summary>
        public int Section;
        /// <summary>Entered: as ListItem; Left: likewise, ItemIndex.None where it was removed.</summary>
        public int Item;
    }
}
