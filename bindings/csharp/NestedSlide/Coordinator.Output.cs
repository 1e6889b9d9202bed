namespace NestedSlide
{
    /// <summary>What is answered beside frames. Views are good until the same is asked again.</summary>
    public sealed partial class Coordinator
    {
        private readonly Pinned<int> indices = new Pinned<int>(8);
        private readonly Pinned<SlideRect> parts = new Pinned<SlideRect>(Constants.MaxHeaderParts);

        /// <summary>The snapshot after the last call, for who does not want a frame.</summary>
        public Snapshot GetSnapshot()
        {
            var snapshot = new Snapshot { StructSize = Size<Snapshot>.Bytes };
            Check(Native.nslide_get_snapshot(Value, ref snapshot));
            return snapshot;
        }

        /// <summary>
        /// What moves, after the last call. As long as its Generation is the same, all else in a snapshot that was read
        /// is still so: Advance and this are a frame for hosts that keep the rest.
        /// </summary>
        public Motion GetMotion()
        {
            var motion = new Motion { StructSize = Size<Motion>.Bytes };
            Check(Native.nslide_get_motion(Value, ref motion));
            return motion;
        }

        /// <summary>One page, showing or not.</summary>
        public Page GetPage(int index)
        {
            Check(Native.nslide_get_page(Value, index, out var page));
            return page;
        }

        /// <summary>What the ends were given that show no overscroll, for an effect of the host's.</summary>
        public Edge GetEdge()
        {
            Check(Native.nslide_get_edge(Value, out var edge));
            return edge;
        }

        /// <summary>How far the ends are stretched that do not overscroll, where EdgeShown is set, points.</summary>
        public (double X, double Y) GetEdgeShown()
        {
            Check(Native.nslide_get_edge_shown(Value, out var x, out var y));
            return (x, y);
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
