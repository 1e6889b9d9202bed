#!/usr/bin/env python3
"""Writes Tests/golden/friction_decay.csv, spline_decay.csv, ease.csv, chromium_physics.csv and fling_samples.csv: states
of the curves that no other table has at their extremes, by mpmath.

The arguments are doubles, written so that they read back exactly; the results have 25 digits of the 60 (and, where a
small friction cancels, 400) that they were computed with.
"""

import csv
import math
import os
import random

from mpmath import exp, expm1, findroot, log, log1p, mp, mpf, nstr

generator = random.Random(20240301)


def logarithmic(low, high):
    return math.exp(generator.uniform(math.log(low), math.log(high)))


def digits(value):
    return nstr(value, 25, min_fixed=-5, max_fixed=12)


def write(name, header, rows):
    path = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "golden", name)
    with open(path, "w", newline="\n") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(header)
        writer.writerows(rows)


class Friction:
    """dv/dt = -(k v + a), by the textbook: divided by k, which takes digits where k is small."""

    def __init__(self, v, k, a):
        self.v, self.k, self.a = v, k, a
        self.duration = log1p(k * v / a) / k if k else v / a
        self.distance = self.offset(self.duration)

    def offset(self, t):
        if not self.k:
            return self.v * t - self.a * t * t / 2
        return (self.v + self.a / self.k) * -expm1(-self.k * t) / self.k - self.a / self.k * t

    def velocity(self, t):
        if not self.k:
            return self.v - self.a * t
        return (self.v + self.a / self.k) * exp(-self.k * t) - self.a / self.k


def friction_rows():
    rates = [0.0, 1e-300, 1e-18, 1e-9, 1e-4, 0.1, 2.0, 3.7, 12.5]
    for k in rates:
        for _ in range(14):
            mp.dps = 400 if k > 1e-100 else 1300
            v, a = logarithmic(1e-3, 1e9), logarithmic(1e-3, 1e5)
            motion = Friction(mpf(v), mpf(k), mpf(a))
            share = generator.choice([1e-9, 0.001, 0.1, 0.3, 0.5, 0.7, 0.9, 0.99, 0.999])
            t = float(motion.duration * share)
            if not mpf(t) < motion.duration:
                continue
            yield (
                [repr(v), repr(k), repr(a), repr(t)]
                + [digits(motion.offset(mpf(t))), digits(motion.velocity(mpf(t)))]
                + [digits(motion.duration), digits(motion.distance)]
            )


def spline_rows():
    mp.dps = 60
    r = log(mpf("0.78")) / log(mpf("0.9"))
    pull = mpf("9.80665") * mpf("39.37") * 160 * mpf("0.84")
    speeds = [1e-300, 1e-200, 1e-100, 1e-30, 1e-9, 1e-3] + [logarithmic(1, 1e9) for _ in range(40)]
    for v in speeds:
        friction = generator.choice([0.015, 0.015, 0.03, 0.9])
        time = exp(log(mpf("0.35") * mpf(v) / (mpf(friction) * pull)) / (r - 1))
        duration, distance = mpf("0.35") * r * time, mpf("0.35") * mpf(v) * time
        for share in [1e-12, 0.01, 0.49, 0.51, 0.9, 0.9999]:
            t = float(duration * share)
            left = 1 - mpf(t) / duration
            yield (
                [repr(v), repr(friction), repr(t), digits(-distance * expm1(r * log(left)))]
                + [digits(mpf(v) * left ** (r - 1)), digits(duration), digits(distance)]
            )


def parameter(u, x1, x2):
    """Where a cubic Bezier curve from 0 to 1 is at u."""
    return findroot(
        lambda s: 3 * s * (1 - s) ** 2 * x1 + 3 * s**2 * (1 - s) * x2 + s**3 - u, (mpf(0), mpf(1)),
        solver="anderson", tol=mpf(10) ** -110, maxsteps=500,
    )  # fmt: skip


def slope(s, first, second):
    return 3 * (1 - s) ** 2 * first + 6 * s * (1 - s) * (second - first) + 3 * s**2 * (1 - second)


def ease_rows():
    mp.dps = 60
    points = {"ease_in_out": (mpf("0.42"), mpf("0.58")), "impulse": (mpf("0.25"), mpf(0))}
    for timing, (x1, x2) in points.items():
        for _ in range(60):
            d = generator.choice([0.0, 1e-9, logarithmic(1, 1e5), -logarithmic(1, 1e5)])
            v = generator.choice([0.0, logarithmic(1, 1e5), -logarithmic(1, 1e5)])
            duration = generator.uniform(0.05, 0.7)
            t = duration * generator.choice([1e-12, 1e-3, generator.random(), 0.5, 0.999, 1 - 1e-9])
            u = mpf(t) / mpf(duration)
            s = parameter(u, x1, x2)
            p = x1 * mpf(v) * mpf(duration)
            x = 3 * s * (1 - s) ** 2 * p + (3 * s**2 * (1 - s) + s**3) * mpf(d)
            speed = (3 * (1 - s) ** 2 * p + 6 * s * (1 - s) * (mpf(d) - p)) / slope(s, x1, x2) / mpf(duration)
            yield [timing, repr(d), repr(v), repr(duration), repr(t), digits(x), digits(speed)]


def chromium_rows():
    """Chromium's fling of today, by its own numbers: a way and a time, and the control points of a curve from 0 to 1."""
    mp.dps = 60
    for v in [25.0, 600.0, 1000.0, 2000.0, 3500.0, 6000.0, 9000.0, 30000.0]:
        for viewport in [120.0, 800.0, 5000.0]:
            distance = min(mpf(v) ** 2 / (2 * mpf("2645.66")), 3 * mpf(viewport))
            duration = min(mpf(2), mpf(v) / 2300)
            steepness = mpf(v) * duration / distance
            x1 = mpf("0.2") if steepness < 5 else 1 / steepness
            x2, y1 = mpf("0.55"), x1 * steepness
            for share in [1e-9, 0.01, 0.13, 0.4999, 0.5, 0.77, 0.999, 0.9999999]:
                t = float(duration * share)
                s = parameter(mpf(t) / duration, x1, x2)
                x = distance * (3 * s * (1 - s) ** 2 * y1 + 3 * s**2 * (1 - s) + s**3)
                speed = distance / duration * slope(s, y1, mpf(1)) / slope(s, x1, x2)
                yield [repr(v), repr(viewport), repr(t), digits(distance), digits(duration), digits(x), digits(speed)]


def hermite(samples, slopes, share):
    """The cubic through two samples with given slopes there, by the polynomials of Hermite: the value and its slope."""
    index = max(k for k in range(len(samples) - 1) if mpf(samples[k][0]) <= share)
    (x0, y0), (x1, y1) = ((mpf(a), mpf(b)) for a, b in samples[index : index + 2])
    h = x1 - x0
    z = (share - x0) / h
    first, second = slopes[index], slopes[index + 1]
    value = (2 * z**3 - 3 * z**2 + 1) * y0 + (3 * z**2 - 2 * z**3) * y1
    value += h * ((z**3 - 2 * z**2 + z) * first + (z**3 - z**2) * second)
    slope = (6 * z**2 - 6 * z) * (y0 - y1) / h + (3 * z**2 - 4 * z + 1) * first + (3 * z**2 - 2 * z) * second
    return value, slope


def sampled_rows():
    """Flings by samples: slopes of the parabola through three samples, at most three times the flatter chord."""
    mp.dps = 60
    shapes = [
        [(0.0, 0.0), (1.0, 1.0)],
        [(0.0, 0.0), (0.5, 0.1), (1.0, 1.0)],
        [(k / 8, 1 - (1 - k / 8) ** 3) for k in range(9)],
        [(0.0, 0.0), (0.001, 0.3), (0.002, 0.3000001), (0.9, 0.95), (1.0, 1.0)],
        [(0.0, 0.0)] + sorted(zip(*[sorted(generator.random() for _ in range(6)) for _ in "tw"])) + [(1.0, 1.0)],
    ]
    for samples in shapes:
        chords = [(mpf(b[1]) - mpf(a[1])) / (mpf(b[0]) - mpf(a[0])) for a, b in zip(samples, samples[1:], strict=False)]
        widths = [mpf(b[0]) - mpf(a[0]) for a, b in zip(samples, samples[1:], strict=False)]
        for v, law in [(400.0, (500.0, 1.0, 3.0, 0.0)), (5000.0, (90.0, 2.0, 0.4, 0.75)), (1e-3, (1e9, 0.0, 2.0, 4.0))]:
            far, far_power, long, long_power = (mpf(each) for each in law)
            duration = min(long * (mpf(v) / 1000) ** long_power, mpf(600))
            distance = min(far * (mpf(v) / 1000) ** far_power, mpf(v) * duration)
            slopes = [min(mpf(v) * duration / distance, 3 * chords[0])]
            for k in range(1, len(samples) - 1):
                parabola = (chords[k - 1] * widths[k] + chords[k] * widths[k - 1]) / (widths[k - 1] + widths[k])
                slopes.append(min(parabola, 3 * min(chords[k - 1], chords[k])))
            slopes.append(mpf(0))
            for share in [0.0, 1e-9, 0.0015, 0.2, 0.5, 0.83, 0.999999]:
                t = float(duration * share)
                x, speed = hermite(samples, slopes, mpf(t) / duration)
                given = [" ".join(f"{a!r} {b!r}" for a, b in samples), *map(repr, law), repr(v), repr(t)]
                state = [digits(distance * x), digits(distance / duration * speed)]
                yield [*given, digits(distance), digits(duration), *state]


write("friction_decay.csv", ["v0", "k", "a", "t", "x", "v", "duration", "distance"], friction_rows())
write("spline_decay.csv", ["v0", "friction", "t", "x", "v", "duration", "distance"], spline_rows())
write("ease.csv", ["timing", "distance", "v0", "duration", "t", "x", "v"], ease_rows())
write("chromium_physics.csv", ["v0", "viewport", "t", "distance", "duration", "x", "v"], chromium_rows())
write(
    "fling_samples.csv",
    ["samples", "far", "far_power", "long", "long_power", "v0", "t", "distance", "duration", "x", "v"],
    sampled_rows(),
)
