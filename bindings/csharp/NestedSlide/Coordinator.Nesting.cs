using System;

namespace NestedSlide
{
    /// <summary>One slide inside another's page, and scroll views of the host's that scroll by themselves.</summary>
    public sealed partial class Coordinator
    {
        private readonly Pinned<Correction> corrections = new Pinned<Correction>(16);

        /// <summary>
        /// Puts this one inside a page of another: what it does not use of a movement on these axes goes on to that.
        /// </summary>
        public void LinkTo(Coordinator outer, LinkAxis axes)
        {
            if (outer == null) throw new ArgumentNullException(nameof(outer));
            // The library takes 0 as the end of the link.
            if (outer.Value == 0) throw new ObjectDisposedException(nameof(outer));
            Check(Native.nslide_link(Value, outer.Value, (int)axes));
            around?.Leave(this);
            around = outer;
            outer.Join(this);
        }

        /// <summary>
        /// Where this one's viewport begins in the content of a page of the one around it, in points: what is revealed here
        /// then comes into view there too.
        /// </summary>
        /// <param name="page">Its index; Limits.NoPage: revealing stays inside.</param>
        public void SetLinkPlace(int page, double y) => Check(Native.nslide_set_link_place(Value, page, y));

        /// <summary>It is on its own again.</summary>
        public void Unlink()
        {
            Check(Native.nslide_link(Value, 0, 0));
            around?.Leave(this);
            around = null;
        }

        /// <summary>Tells that a scroll view has moved; answers where to put which, until the next call.</summary>
        /// <param name="view">ObservedView.Outer as a number, or a page's index.</param>
        /// <param name="offset">Where it is, points.</param>
        /// <param name="movedBy">What moved it.</param>
        /// <param name="token">That of the correction that moved it, 0 for none.</param>
        public View<Correction> Observe(int view, double offset, MovedBy movedBy, int token = 0)
        {
            Check(Native.nslide_observe(
                Value, view, offset, (int)movedBy, token, corrections.Address, corrections.Length, out var count));
            return new View<Correction>(corrections.Array, count);
        }

        /// <summary>Corrections that wait: of the engine's own moves, and those that did not fit.</summary>
        public View<Correction> PollCorrections()
        {
            Check(Native.nslide_poll_corrections(Value, corrections.Address, corrections.Length, out var count));
            return new View<Correction>(corrections.Array, count);
        }

        /// <summary>The host has taken a scroll view away.</summary>
        public void Unobserve(int view) => Check(Native.nslide_unobserve(Value, view));
    }
}
