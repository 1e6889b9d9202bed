using System;

namespace NestedSlide
{
    /// <summary>
    /// What is seen, and where. `before` and `behind` say how many points above and below count as seen too. Views are
    /// good until the same is asked again; they allocate only where more is seen than ever before.
    /// </summary>
    public sealed partial class ListLayout
    {
        private readonly Pinned<ListItem> items = new Pinned<ListItem>(64);
        private readonly Pinned<ItemChange> changes = new Pinned<ItemChange>(64);
        private readonly Pinned<SlideRect> frames = new Pinned<SlideRect>(16);

        /// <summary>All that is seen, in the order to draw it.</summary>
        public View<ListItem> GetVisible(double before = 0, double behind = 0)
        {
            var status = Native.nslide_list_get_visible(
                Value, before, behind, items.Address, items.Length, out var count);
            if (status == Status.ErrorBufferTooSmall)
            {
                items.Grow(count);
                status = Native.nslide_list_get_visible(
                    Value, before, behind, items.Address, items.Length, out count);
            }
            Check(status);
            return new View<ListItem>(items.Array, count);
        }

        /// <summary>For pools of views: what went out of view and what came in since the last such call.</summary>
        public View<ItemChange> Update(double before = 0, double behind = 0)
        {
            var status = Native.nslide_list_update(
                Value, before, behind, changes.Address, changes.Length, out var count);
            if (status == Status.ErrorBufferTooSmall)
            {
                changes.Grow(count);
                status = Native.nslide_list_update(
                    Value, before, behind, changes.Address, changes.Length, out count);
            }
            Check(status);
            return new View<ItemChange>(changes.Array, count);
        }

        /// <summary>From the first to the last of what is seen.</summary>
        public ItemRange GetRange(double before = 0, double behind = 0)
        {
            Check(Native.nslide_list_get_range(Value, before, behind, out var range));
            return range;
        }

        /// <summary>Where items are, seen or not.</summary>
        public View<SlideRect> GetFrames(int section, int item, int count)
        {
            if (count > frames.Length)
            {
                // What there is not, no room is made for.
                if (count > State.ItemCount) throw new ArgumentOutOfRangeException(nameof(count));
                frames.Grow(count);
            }
            Check(Native.nslide_list_get_frames(Value, section, item, count, frames.Address));
            return new View<SlideRect>(frames.Array, count);
        }

        /// <summary>Where one item, header or footer is.</summary>
        public SlideRect GetFrame(int section, int item) => GetFrames(section, item, 1)[0];

        /// <summary>What lies at a point of the content; for nothing the section is -1, the item ItemKind.None.</summary>
        public void ItemAt(double x, double y, out int section, out int item)
        {
            Check(Native.nslide_list_item_at(Value, x, y, out section, out item));
        }

        /// <summary>The item with a number counted through all sections.</summary>
        public void FindItem(int number, out int section, out int item)
        {
            Check(Native.nslide_list_find_item(Value, number, out section, out item));
        }
    }
}
