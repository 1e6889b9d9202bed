// Written by generate.py from include/nestedslide.h.

using System;

namespace NestedSlide
{
    /// <summary>Physics presets: numbers and curves, each of which Config can override.</summary>
    public enum Physics
    {
        /// <summary>Deceleration 2.0020026706730793 1/s, rubber band 0.55, critically damped 0.5 s; weighted.</summary>
        Ios = 0,
        /// <summary>The same with deceleration 10.050335853501442 1/s.</summary>
        IosFast = 1,
        /// <summary>
        /// Spline of friction 0.015, no rubber band: it stops at the ends, see nslide_get_edge; least squares, from 50
        /// to 8000 points per second.
        /// </summary>
        Android = 2,
        /// <summary>Deceleration 4 1/s, rubber band 0.55, critically damped 2 pi / 10 s; mean.</summary>
        Desktop = 3,
    }

    /// <summary>How a fling slows down.</summary>
    public enum FlingCurve
    {
        /// <summary>dv/dt = -deceleration v.</summary>
        Exponential = 0,
        /// <summary>Android's, by FlingFriction, in the form that goes on from any of its states.</summary>
        Spline = 1,
        /// <summary>dv/dt = -ConstantDeceleration, as Qt's; 1500 points per second squared.</summary>
        Constant = 2,
        /// <summary>dv/dt = -(deceleration v + ConstantDeceleration), 3.7 1/s and 636.4; to 20946.</summary>
        Chromium = 3,
    }

    /// <summary>How a finger's velocity is taken from its last positions.</summary>
    public enum VelocityEstimator
    {
        /// <summary>Of the last three segments, oldest first, 0.6, 0.35 and 0.05; held 0.1 s: 0.</summary>
        Weighted = 0,
        /// <summary>A parabola through the last 0.1 s, its slope at the end; held 0.04 s: 0.</summary>
        LeastSquares = 1,
        /// <summary>From the work that moved it in the last 0.1 s; held 0.04 s: 0.</summary>
        Impulse = 2,
        /// <summary>Over the last 0.15 s; held 0.1 s: 0.</summary>
        Mean = 3,
    }

    /// <summary>
    /// What a fling gets of the one that its touch caught, where that led the same way and the new one is at least half
    /// as fast.
    /// </summary>
    public enum RepeatedFlings
    {
        /// <summary>Nothing.</summary>
        None = 0,
        /// <summary>The velocity v that was left, as Android's flywheel.</summary>
        Add = 1,
        /// <summary>0.000816 v^1.967 of it, at most 40000, as measured of iOS.</summary>
        Carry = 2,
    }

    /// <summary>How a wheel step in lines or notches moves.</summary>
    public enum WheelGlide
    {
        /// <summary>A critically damped spring, response 0.2 s.</summary>
        Spring = 0,
        /// <summary>Chromium's ease-in-out, 0.1 to 0.2 s, the shorter the further.</summary>
        Ease = 1,
        /// <summary>Chromium's impulse, 0.2 to 0.5 s, the longer the further.</summary>
        Impulse = 2,
    }
}
