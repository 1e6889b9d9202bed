using System;
using System.Collections.Generic;

namespace NestedSlide
{
    /// <summary>
    /// One nested slide: a header that scrolls away, a bar that sticks, a pager of pages that each scroll. It is fed
    /// with input and time and answers with frames. One thread at a time uses it, its lists and what it is linked to.
    /// </summary>
    /// <remarks>
    /// Lengths are points, y grows down, times seconds of the host's own clock. What the library refuses throws a
    /// <see cref="NestedSlideException"/>. Input and <see cref="Frame"/> allocate nothing.
    /// </remarks>
    public sealed partial class Coordinator : Handle
    {
        private readonly Frame frame = new Frame();

        // What a finalizer must not take from under this one, see Handle.
        private readonly List<Handle> companions = new List<Handle>();
        private Coordinator around;

        /// <summary>Makes one at time 0, with pages of these content heights, at rest, the header open.</summary>
        public Coordinator(Config config, params double[] contentHeights)
        {
            if (contentHeights == null) throw new ArgumentNullException(nameof(contentHeights));
            Library.Check();
            var status = Native.nslide_create(ref config, contentHeights.Length, contentHeights, out var handle);
            if (status != Status.Ok) throw NestedSlideException.OfCreation(status);
            Value = handle;
        }

        private Coordinator(ulong handle)
        {
            Value = handle;
        }

        /// <summary>All settings, read and changed at once.</summary>
        public Config Config
        {
            get
            {
                var config = new Config { StructSize = Size<Config>.Bytes };
                Check(Native.nslide_get_config(Value, ref config));
                return config;
            }
            set => Check(Native.nslide_set_config(Value, ref value));
        }

        /// <summary>The frame answered last, the same object each time.</summary>
        public Frame LastFrame => frame;

        /// <summary>
        /// A whole frame in one call: time moves on, and everything to draw is answered. Where nothing was fed and the
        /// last snapshot's NeedsFrame is false it can be left out.
        /// </summary>
        /// <param name="time">Seconds, not before the last frame's; before the last pointer's it is raised.</param>
        public Frame Frame(double time)
        {
            Check(frame.Fill(Value, time));
            return frame;
        }

        /// <summary>The same, after pointer events: as Pointer for each of them, in one call.</summary>
        /// <param name="time">As above, and not before the last sample's.</param>
        /// <param name="samples">The events, oldest first. Where one is refused, none is taken and no time passes.</param>
        /// <param name="count">How many of the samples are given: the array can be used again.</param>
        public Frame Frame(double time, PointerSample[] samples, int count)
        {
            if (samples == null) throw new ArgumentNullException(nameof(samples));
            if (count < 0 || count > samples.Length) throw new ArgumentOutOfRangeException(nameof(count));
            Check(frame.Fill(Value, time, samples, count));
            return frame;
        }

        /// <summary>Moves time on without asking for anything.</summary>
        public void Advance(double time) => Check(Native.nslide_advance(Value, time));

        internal override Status Destroy(ulong value) => Native.nslide_destroy(value);

        internal override void Ended()
        {
            frame.Free();
            corrections.Free();
            indices.Free();
            effects.Free();
            parts.Free();
            around?.companions.Remove(this);
            around = null;
            foreach (var companion in companions)
            {
                if (companion is Coordinator inner) inner.around = null;
                if (companion is ListLayout list) list.Detached();
            }
            companions.Clear();
        }

        internal void Join(Handle companion) => companions.Add(companion);

        internal void Leave(Handle companion) => companions.Remove(companion);
    }
}
