"""What motion follows."""

from __future__ import annotations

from .named import Named


class Physics(Named):
    """A preset of numbers and curves for flings, rubber bands and bounces."""

    ios = 0
    ios_fast = 1
    android = 2
    desktop = 3


class FlingCurve(Named):
    """How a fling slows down."""

    exponential = 0
    spline = 1
    constant = 2
    chromium = 3


class VelocityEstimator(Named):
    """How a finger's velocity is taken from its last positions."""

    weighted = 0
    least_squares = 1
    impulse = 2
    mean = 3


class RepeatedFlings(Named):
    """What a fling gets of the one that its touch caught."""

    none = 0
    add = 1
    carry = 2


class Glide(Named):
    """How a wheel step in lines or notches moves."""

    spring = 0
    ease = 1
    impulse = 2
