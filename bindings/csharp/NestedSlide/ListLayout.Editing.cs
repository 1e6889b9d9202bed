using System;

namespace NestedSlide
{
    /// <summary>Sections and items come, go, move and change; what is seen keeps its place.</summary>
    public sealed partial class ListLayout
    {
        /// <summary>Inserts a section of so many items, all of its item height.</summary>
        public void InsertSection(int index, Section section, int itemCount)
        {
            Check(Native.nslide_list_insert_section(Value, index, ref section, itemCount, null));
        }

        /// <summary>Inserts a section of items with these heights; Constants.Auto: the section's.</summary>
        public void InsertSection(int index, Section section, double[] heights)
        {
            if (heights == null) throw new ArgumentNullException(nameof(heights));
            Check(Native.nslide_list_insert_section(Value, index, ref section, heights.Length, heights));
        }

        public void RemoveSections(int index, int count)
        {
            Check(Native.nslide_list_remove_sections(Value, index, count));
        }

        public void MoveSection(int from, int to) => Check(Native.nslide_list_move_section(Value, from, to));

        /// <summary>Reads a section's settings, to change some and set them again.</summary>
        public Section GetSection(int index)
        {
            var section = new Section { StructSize = Size<Section>.Bytes };
            Check(Native.nslide_list_get_section(Value, index, ref section));
            return section;
        }

        public void SetSection(int index, Section section)
        {
            Check(Native.nslide_list_set_section(Value, index, ref section));
        }

        /// <summary>Inserts items of the section's item height.</summary>
        public void InsertItems(int section, int item, int count)
        {
            Check(Native.nslide_list_insert_items(Value, section, item, count, null));
        }

        /// <summary>Inserts items with these heights.</summary>
        public void InsertItems(int section, int item, double[] heights)
        {
            if (heights == null) throw new ArgumentNullException(nameof(heights));
            Check(Native.nslide_list_insert_items(Value, section, item, heights.Length, heights));
        }

        public void RemoveItems(int section, int item, int count)
        {
            Check(Native.nslide_list_remove_items(Value, section, item, count));
        }

        /// <summary>Makes a section have so many items: they come, with its item height, or go at its end.</summary>
        public void SetItemCount(int section, int count)
        {
            Check(Native.nslide_list_set_item_count(Value, section, count));
        }

        public void MoveItem(int section, int item, int toSection, int toItem)
        {
            Check(Native.nslide_list_move_item(Value, section, item, toSection, toItem));
        }

        /// <summary>Gives items heights of their own, measured ones in place of estimates.</summary>
        public void SetHeights(int section, int item, params double[] heights)
        {
            if (heights == null) throw new ArgumentNullException(nameof(heights));
            Check(Native.nslide_list_set_heights(Value, section, item, heights.Length, heights));
        }

        /// <summary>Names the item that keeps its place; with ItemKind.None the setting decides again.</summary>
        public void SetAnchor(int section, int item) => Check(Native.nslide_list_set_anchor(Value, section, item));
    }
}
