using System;

namespace NestedSlide
{
    /// <summary>What is answered beside frames. Views are good until the same is asked again.</summary>
    public sealed partial class Coordinator
    {
        private readonly Pinned<int> indices = new Pinned<int>(8);
        private readonly Pinned<double> effects = new Pinned<double>(Constants.MaxEffects);
        private readonly Pinned<SlideRect> parts = new Pinned<SlideRect>(Constants.MaxHeaderParts);

        /// <summary>The snapshot after the last call, for who does not want a frame.</summary>
        public Snapshot GetSnapshot()
        {
            var snapshot = new Snapshot { StructSize = Size<Snapshot>.Bytes };
            Check(Native.nslide_get_snapshot(Value, ref snapshot));
            return snapshot;
        }

        /// <summary>One page, showing or not.</summary>
        public Page GetPage(int index)
        {
            Check(Native.nslide_get_page(Value, index, out var page));
            return page;
        }

        /// <summary>What the ends that do not overscroll were given, and how far they are stretched.</summary>
        public Edge GetEdge()
        {
            Check(Native.nslide_get_edge(Value, out var edge));
            return edge;
        }

        /// <summary>How far keys can still scroll in a direction, points: 0 where nothing can move.</summary>
        public double CanScroll(Direction direction)
        {
            Check(Native.nslide_can_scroll(Value, (int)direction, out var distance));
            return distance;
        }

        /// <summary>Replaces all effects: numbers that follow the scroll, for the host to draw by.</summary>
        public void SetEffects(params Effect[] effects)
        {
            if (effects == null) throw new ArgumentNullException(nameof(effects));
            Check(Native.nslide_set_effects(Value, effects, effects.Length));
        }

        /// <summary>The numbers of all effects, one for each that is not More. The same memory after every call.</summary>
        public View<double> GetEffects()
        {
            Check(Native.nslide_get_effects(Value, effects.Address, effects.Length, out var count));
            return new View<double>(effects.Array, count);
        }

        /// <summary>Whether content of the current page lies under the header, or under what is pinned.</summary>
        public bool IsLifted()
        {
            Check(Native.nslide_is_lifted(Value, out var isLifted));
            return isLifted != 0;
        }

        /// <summary>When the picture changes next if no call comes before, for a pixel of so many points; MaxTime for never.</summary>
        public double GetNextChange(double pixel)
        {
            Check(Native.nslide_get_next_change(Value, pixel, out var time));
            return time;
        }

        /// <summary>Where a scroll bar's thumb is, points.</summary>
        public (double Position, double Length) GetBar(Bar bar)
        {
            Check(Native.nslide_get_bar(Value, (int)bar, out var position, out var length));
            return (position, length);
        }

        /// <summary>What ScrollTo is to be given so that a bar's thumb is at a position.</summary>
        public (double Outer, double Inner) BarToOffsets(Bar bar, double position)
        {
            Check(Native.nslide_bar_to_offsets(Value, (int)bar, position, out var outer, out var inner));
            return (outer, inner);
        }

        /// <summary>The indices of all pages that were asked for and not released, ascending.</summary>
        public View<int> GetLivePages()
        {
            var status = Native.nslide_get_live_pages(Value, indices.Address, indices.Length, out var count);
            if (status == Status.ErrorBufferTooSmall)
            {
                indices.Grow(count);
                status = Native.nslide_get_live_pages(Value, indices.Address, indices.Length, out count);
            }
            Check(status);
            return new View<int>(indices.Array, count);
        }

        /// <summary>Where the header's parts are in the viewport, each at its full height.</summary>
        public View<SlideRect> GetHeaderParts()
        {
            Check(Native.nslide_get_header_parts(Value, parts.Address, parts.Length, out var count));
            return new View<SlideRect>(parts.Array, count);
        }
    }
}
