using System;

namespace NestedSlide
{
    /// <summary>
    /// What a frame is drawn from. Each coordinator has one, whose buffers are made once: it is good until the next
    /// <see cref="Coordinator.Frame"/>.
    /// </summary>
    public sealed class Frame
    {
        // More than one frame has: what does not fit waits for the next.
        private const int EventCapacity = 64;

        // As many pointer events as a fast screen sees in a slow frame; where there are more, it grows.
        private const int SampleCapacity = 32;

        private readonly Pinned<Snapshot> snapshot = new Pinned<Snapshot>(1);
        private readonly Pinned<Motion> motion = new Pinned<Motion>(1);
        private readonly Pinned<Page> pages = new Pinned<Page>(Constants.MaxVisiblePages);
        private readonly Pinned<SlideEvent> events = new Pinned<SlideEvent>(EventCapacity);
        private readonly Pinned<PointerSample> samples = new Pinned<PointerSample>(SampleCapacity);
        private FrameBuffers buffers;

        internal Frame()
        {
            snapshot.Array[0].StructSize = Size<Snapshot>.Bytes;
            motion.Array[0].StructSize = Size<Motion>.Bytes;
            buffers.StructSize = Size<FrameBuffers>.Bytes;
            buffers.PageCapacity = pages.Length;
            buffers.EventCapacity = events.Length;
            buffers.Snapshot = snapshot.Address;
            buffers.Motion = motion.Address;
            buffers.Pages = pages.Address;
            buffers.Events = events.Address;
            buffers.KeptOf = Constants.Keep;
        }

        /// <summary>Offsets, rectangles and states.</summary>
        public ref readonly Snapshot Snapshot => ref snapshot.Array[0];

        /// <summary>
        /// What moves. As long as its Generation is the same, nothing else in the snapshot has changed.
        /// </summary>
        public ref readonly Motion Motion => ref motion.Array[0];

        /// <summary>The pages that show, in ascending order of index.</summary>
        public View<Page> Pages => new View<Page>(pages.Array, buffers.PageCount);

        /// <summary>What has happened since the last frame.</summary>
        public View<SlideEvent> Events => new View<SlideEvent>(events.Array, buffers.EventCount);

        internal Status Fill(ulong coordinator, double time)
        {
            buffers.SampleCount = 0;
            return Native.nslide_frame(coordinator, time, ref buffers);
        }

        internal Status Fill(ulong coordinator, double time, PointerSample[] given, int count)
        {
            samples.Grow(count);
            Array.Copy(given, samples.Array, count);
            buffers.Samples = samples.Address;
            buffers.SampleCount = count;
            return Native.nslide_frame(coordinator, time, ref buffers);
        }

        internal void Free()
        {
            snapshot.Free();
            motion.Free();
            pages.Free();
            events.Free();
            samples.Free();
        }
    }
}
