// Written by generate.py from include/nestedslide.h.

using System;

namespace NestedSlide
{
    /// <summary>The axes on which a coordinator hands on what it does not use; added together.</summary>
    [Flags]
    public enum LinkAxes
    {
        /// <summary>Up and down.</summary>
        Vertical = 1,
        /// <summary>Left and right.</summary>
        Horizontal = 2,
    }

    /// <summary>In place of a page's index, for observing.</summary>
    public enum ObservedView
    {
        /// <summary>The outer scroll view.</summary>
        Outer = -1,
        /// <summary>None.</summary>
        None = -2,
    }

    /// <summary>What moved a scroll view that is observed.</summary>
    public enum MovedBy
    {
        /// <summary>A finger, a mouse or a wheel.</summary>
        Drag = 0,
        /// <summary>What follows a drag: deceleration, bounce.</summary>
        Inertia = 1,
        /// <summary>The program: it is never held back.</summary>
        Program = 2,
        /// <summary>The toolkit's own way to the top.</summary>
        ScrollToTop = 3,
    }

    /// <summary>What a host's recogniser saw; told on in the drag events.</summary>
    public enum Source
    {
        /// <summary>A finger.</summary>
        Touch = 0,
        /// <summary>A mouse with a button down.</summary>
        Mouse = 1,
        /// <summary>A pen.</summary>
        Pen = 2,
        /// <summary>Fingers on a trackpad.</summary>
        Trackpad = 3,
    }

    /// <summary>What a pointer did.</summary>
    public enum PointerAction
    {
        /// <summary>It touched.</summary>
        Down = 0,
        /// <summary>It moved while down.</summary>
        Move = 1,
        /// <summary>It lifted.</summary>
        Up = 2,
        /// <summary>The system took it away.</summary>
        Cancel = 3,
    }

    /// <summary>Units of a wheel step.</summary>
    public enum WheelUnit
    {
        /// <summary>Points.</summary>
        Pixel = 0,
        /// <summary>40 points.</summary>
        Line = 1,
        /// <summary>120 points.</summary>
        Notch = 2,
    }

    /// <summary>Where a wheel step stands in a trackpad's gesture.</summary>
    public enum WheelPhase
    {
        /// <summary>A step by itself: a wheel's.</summary>
        None = 0,
        /// <summary>Fingers begin to move.</summary>
        Began = 1,
        /// <summary>They move on.</summary>
        Changed = 2,
        /// <summary>They have left.</summary>
        Ended = 3,
        /// <summary>The system's own inertia after that.</summary>
        Momentum = 4,
    }

    /// <summary>Keys.</summary>
    public enum SlideKey
    {
        /// <summary>40 points on.</summary>
        Down = 0,
        /// <summary>40 points back.</summary>
        Up = 1,
        /// <summary>87.5 % of the pager's height on.</summary>
        PageDown = 2,
        /// <summary>As much back.</summary>
        PageUp = 3,
        /// <summary>As SlideKey.PageDown.</summary>
        Space = 4,
        /// <summary>To the path's top.</summary>
        Home = 5,
        /// <summary>To its end.</summary>
        End = 6,
        /// <summary>To the page at the left.</summary>
        Left = 7,
        /// <summary>To the page at the right.</summary>
        Right = 8,
    }

    /// <summary>Where something lies in what is seen.</summary>
    public enum Alignment
    {
        /// <summary>At its top.</summary>
        Start = 0,
        /// <summary>In its middle.</summary>
        Center = 1,
        /// <summary>At its bottom.</summary>
        End = 2,
        /// <summary>No further than it must; not at all where all of it is seen. Not for snap areas.</summary>
        Nearest = 3,
    }

    /// <summary>The axes that a region claims; added together.</summary>
    [Flags]
    public enum RegionAxes
    {
        /// <summary>Up and down.</summary>
        Vertical = 1,
        /// <summary>Left and right.</summary>
        Horizontal = 2,
    }

    /// <summary>In place of a page's index: what else a region may lie in.</summary>
    public enum RegionView
    {
        /// <summary>The header.</summary>
        Header = -1,
        /// <summary>The hover bar.</summary>
        Hover = -2,
    }
}
