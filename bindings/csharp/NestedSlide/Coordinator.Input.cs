using System;

namespace NestedSlide
{
    /// <summary>Input: raw pointers or recognised drags, the wheel, keys. None of it allocates.</summary>
    public sealed partial class Coordinator
    {
        /// <summary>A raw pointer: press, every move, release, each with the event's own time.</summary>
        /// <param name="action">What it did.</param>
        /// <param name="id">Any number, the same from down to up.</param>
        /// <param name="x">In the viewport, points.</param>
        /// <param name="y">Likewise, from the top.</param>
        /// <param name="time">When it was seen, seconds, not before the pointer event given last.</param>
        /// <param name="source">Touch, Mouse or Pen: that of the first that goes down counts.</param>
        public void Pointer(
            PointerAction action, long id, double x, double y, double time, Source source = Source.Touch)
        {
            Check(Native.nslide_pointer(Value, (int)action, (int)source, id, x, y, time));
        }

        /// <summary>Opens a session: a drag that the host recognised.</summary>
        public void SessionBegin(Source source, double x, double y)
        {
            Check(Native.nslide_session_begin(Value, (int)source, x, y));
        }

        /// <summary>Moves by an amount in offset direction; what is not used is in the snapshot.</summary>
        public void SessionUpdate(double dx, double dy) => SessionUpdate(dx, dy, out _, out _);

        /// <summary>The same, telling what of it was used.</summary>
        public void SessionUpdate(double dx, double dy, out double consumedX, out double consumedY)
        {
            Check(Native.nslide_session_update(Value, dx, dy, out consumedX, out consumedY));
        }

        /// <summary>Ends the session with a velocity in offset direction, points per second.</summary>
        public void SessionEnd(double vx, double vy) => Check(Native.nslide_session_end(Value, vx, vy));

        /// <summary>Ends it with velocity 0.</summary>
        public void SessionCancel() => Check(Native.nslide_session_cancel(Value));

        /// <summary>A wheel step in offset direction, at a place of the viewport.</summary>
        public void Wheel(
            WheelUnit unit,
            double x,
            double y,
            double dx,
            double dy,
            WheelPhase phase = WheelPhase.None,
            bool shift = false)
        {
            Check(Native.nslide_wheel(Value, (int)unit, (int)phase, Number(shift), x, y, dx, dy));
        }

        /// <summary>A key that scrolls.</summary>
        public void Key(SlideKey key) => Check(Native.nslide_key(Value, (int)key));

        /// <summary>Replaces all rectangles in which the host claims an axis for itself.</summary>
        public void SetRegions(params Region[] regions)
        {
            if (regions == null) throw new ArgumentNullException(nameof(regions));
            Check(Native.nslide_set_regions(Value, regions, regions.Length));
        }
    }
}
