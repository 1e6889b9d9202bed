using System;

namespace NestedSlide
{
    /// <summary>
    /// Lays out the items of a page: sections of rows, grids or waterfalls, with headers that stick. A million items
    /// are fine; the host draws what is seen. Attached to a page it counts as one with that page's coordinator: one
    /// thread at a time.
    /// </summary>
    public sealed partial class ListLayout : Handle
    {
        private Coordinator coordinator;

        /// <summary>Makes one with the default settings, without sections, attached to no page.</summary>
        public ListLayout() : this(ListConfig.Default)
        {
        }

        /// <summary>Makes one without sections, attached to no page.</summary>
        public ListLayout(ListConfig config)
        {
            Library.Check();
            var status = Native.nslide_list_create(ref config, out var handle);
            if (status != Status.Ok) throw NestedSlideException.OfCreation(status);
            Value = handle;
        }

        /// <summary>All settings, read and changed at once.</summary>
        public ListConfig Config
        {
            get
            {
                var config = new ListConfig { StructSize = Size<ListConfig>.Bytes };
                Check(Native.nslide_list_get_config(Value, ref config));
                return config;
            }
            set => Check(Native.nslide_list_set_config(Value, ref value));
        }

        /// <summary>How it stands.</summary>
        public ListState State
        {
            get
            {
                var state = new ListState { StructSize = Size<ListState>.Bytes };
                Check(Native.nslide_list_get_state(Value, ref state));
                return state;
            }
        }

        /// <summary>Attaches it to a page, whose content height follows it from now on.</summary>
        public void Attach(Coordinator coordinator, int page)
        {
            if (coordinator == null) throw new ArgumentNullException(nameof(coordinator));
            Check(Native.nslide_list_attach(Value, coordinator.Value, page));
            this.coordinator?.Leave(this);
            this.coordinator = coordinator;
            coordinator.Join(this);
        }

        /// <summary>Takes it from its page.</summary>
        public void Detach()
        {
            Check(Native.nslide_list_detach(Value));
            coordinator?.Leave(this);
            coordinator = null;
        }

        /// <summary>Tells where it is while it is attached to no page.</summary>
        public void SetOffset(double offset) => Check(Native.nslide_list_set_offset(Value, offset));

        /// <summary>Scrolls to an item, header or footer, and holds it there.</summary>
        public void ScrollTo(int section, int item, Align align, bool animated)
        {
            Check(Native.nslide_list_scroll_to(Value, section, item, (int)align, Number(animated)));
        }

        /// <summary>The offset that brings an item to a place.</summary>
        public double GetItemOffset(int section, int item, Align align)
        {
            Check(Native.nslide_list_get_item_offset(Value, section, item, (int)align, out var offset));
            return offset;
        }

        internal override Status Destroy(ulong value) => Native.nslide_list_destroy(value);

        internal override void Ended()
        {
            items.Free();
            changes.Free();
            frames.Free();
            coordinator?.Leave(this);
            coordinator = null;
        }

        internal void Detached() => coordinator = null;
    }
}
