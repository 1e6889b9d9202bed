"""What motion follows.

Generated from include/nestedslide.h by tools/api: do not edit.
"""

from __future__ import annotations

from .named import Named


class Physics(Named):
    """Platforms: numbers and curves, each of which ``Settings`` can override.

    docs/physics.md has the table.

    - ``ios``: Deceleration 2.0020026706730793 1/s, rubber band 0.55, critically damped 0.5 s; weighted; ``touch_slop``
      10, ``page_flick_velocity`` 300; CARRY.
    - ``ios_fast``: The same with deceleration 10.050335853501442 1/s.
    - ``android``: Spline of friction 0.015, no rubber band: it stops at the ends, see ``edge``; least squares, from 50
      points per second on; ``touch_slop`` 8, ``page_flick_velocity`` 400; ADD, and a finger drags at once what it
      catches.
    - ``desktop``: Deceleration 4 1/s, rubber band 0.55, critically damped 2 pi / 10 s; least squares, of a mouse mean;
      ``touch_slop`` 8, ``page_flick_velocity`` 300.
    - ``chromium``: Chromium as it is today on Linux and Windows: CHROMIUM_PHYSICS, no rubber band; least squares, from
      50 points per second on, held 0.08 s: 0; wheel steps and keys by EASE, commands by PROGRAM; ``touch_slop`` 15,
      ``page_flick_velocity`` 300; ADD. Since 0.2.
    - ``qt``: Qt Quick's Flickable: constant deceleration of 1500, rubber band 0.55, critically damped 0.5 s; mean of
      the last three moves, from 75 to 2500 points per second, held 0.05 s: 0; ``touch_slop`` 10,
      ``page_flick_velocity`` 75. Since 0.2.
    """

    ios = 0
    ios_fast = 1
    android = 2
    desktop = 3
    chromium = 4
    qt = 5


class FlingCurve(Named):
    """How a fling slows down.

    - ``exponential``: dv/dt = -deceleration v.
    - ``spline``: Android's, by ``fling_friction``, in the form that continues from any of its states.
    - ``constant``: dv/dt = -``constant_deceleration``, as Qt's; 1500 points per second squared.
    - ``chromium``: dv/dt = -(deceleration v + ``constant_deceleration``), 3.7 1/s and 636.4; to 20946. Of older
      Chromium.
    - ``chromium_physics``: Of Chromium today: v^2 / 5291.32 points, at most three viewports, in v / 2300 seconds, at
      most 2, on a Bezier curve. Since 0.2.
    """

    exponential = 0
    spline = 1
    constant = 2
    chromium = 3
    chromium_physics = 4


class VelocityEstimator(Named):
    """How a finger's velocity is taken from its last positions.

    - ``weighted``: Of the last three segments, oldest first, 0.6, 0.35 and 0.05; held 0.1 s: 0.
    - ``least_squares``: A parabola through the last 0.1 s, its slope at the end; held 0.04 s: 0.
    - ``impulse``: From the work that moved it in the last 0.1 s; held 0.04 s: 0.
    - ``mean``: Over the last 0.15 s; held 0.1 s: 0.
    """

    weighted = 0
    least_squares = 1
    impulse = 2
    mean = 3


class RepeatedFlings(Named):
    """What a fling gets of the one that its touch caught, if that led the same way.

    - ``none``: Nothing.
    - ``add``: The velocity v that was left, as Android's flywheel.
    - ``carry``: 0.000816 v^1.967 of it, at most 40000, as measured of iOS, if the new one is at least half as fast.
    """

    none = 0
    add = 1
    carry = 2


class Glide(Named):
    """How a command, a key, or a wheel step in lines or notches scrolls.

    None passes its goal: a velocity that leads there is held to what just arrives.

    - ``spring``: A critically damped spring, response 0.2 s for a wheel step, else 0.35 s.
    - ``ease``: Chromium's ease-in-out: of a wheel step 0.1 to 0.2 s, the shorter the further; of a key 0.15 s; of a
      command sqrt(points) / 60 s, at most 0.7.
    - ``impulse``: Chromium's impulse, 0.2 to 0.5 s, the longer the further.
    - ``program``: As Chromium scrolls for a page's script: sqrt(points) / 60 s, at most 1.5. Since 0.2.
    """

    spring = 0
    ease = 1
    impulse = 2
    program = 3


class TrackpadMomentum(Named):
    """Who continues the motion that fingers on a trackpad have let go.

    - ``system``: The system, by steps of momentum: macOS, Windows and browsers send them.
    - ``engine``: The engine, with the velocity of the fingers, as after a touch. For Linux, whose libinput sends no
      momentum. Steps of momentum move nothing.
    """

    system = 0
    engine = 1
