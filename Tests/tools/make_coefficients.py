#!/usr/bin/env python3
"""Derives the polynomial coefficients of Sources/NestedSlideCore/Numerics (mpmath, 60 digits) and prints them.

Each kernel is fitted by least squares over Chebyshev points, weighted by its share in the result, which is within a
small factor of the best polynomial. The lowest coefficient is then rounded to double, the rest is fitted again to what remains, and so on upwards, so that the later
coefficients make up for the rounding of the earlier ones. The last column is the largest remaining error, as a power
of two, relative to the result of the whole function (not of the kernel).
"""
from mpmath import mp, mpf, exp, log, sin, cos, atanh, cos as mcos, pi, matrix, lu_solve, sqrt

mp.dps = 60


def fit(name, f, lo, hi, count, scale, first=None):
    points = [(lo + hi) / 2 + (hi - lo) / 2 * mcos(pi * (2 * i + 1) / 300) for i in range(150)]
    weights = [scale(z) for z in points]
    rest = [f(z) for z in points]
    coefficients = []
    for i in range(count):
        a = matrix(count - i, count - i)
        b = matrix(count - i, 1)
        for z, w, y in zip(points, weights, rest):
            row = [w * z**j for j in range(i, count)]
            for m in range(count - i):
                b[m] += row[m] * w * y
                for n in range(count - i):
                    a[m, n] += row[m] * row[n]
        c = mpf(float(lu_solve(a, b)[0])) if i > 0 or first is None else mpf(first)
        coefficients.append(c)
        rest = [y - c * z**i for z, y in zip(points, rest)]
    worst = mpf(0)
    for i in range(2001):
        z = lo + (hi - lo) * i / 2000 + mpf(10) ** -30
        value = sum(c * z**j for j, c in enumerate(coefficients))
        worst = max(worst, abs((value - f(z)) * scale(z)))
    print(f"{name}: error 2^{float(log(worst, 2)):.2f}")
    for c in coefficients:
        print(f"  {float(c)!r:26} {float(c).hex()}")


half_ln2 = log(mpf(2)) / 2 * mpf("1.0001")
fit("exp 9", lambda r: (exp(r) - 1 - r) / r**2, -half_ln2, half_ln2, 9, lambda r: r**2 / exp(r), first=0.5)
fit("exp", lambda r: (exp(r) - 1 - r) / r**2, -half_ln2, half_ln2, 10, lambda r: r**2 / exp(r), first=0.5)
fit("expm1", lambda r: (exp(r) - 1 - r) / r**2, -half_ln2, half_ln2, 10, lambda r: r**2 / (exp(r) - 1), first=0.5)
fit("exp 11", lambda r: (exp(r) - 1 - r) / r**2, -half_ln2, half_ln2, 11, lambda r: r**2 / (exp(r) - 1), first=0.5)
s = sqrt(mpf(2))
s_max = (s - 1) / (s + 1) * mpf("1.0001")
fit("log", lambda z: (2 * atanh(sqrt(z)) / sqrt(z) - 2) / z, mpf(0), s_max**2, 7,
    lambda z: z * sqrt(z) / (2 * atanh(sqrt(z))))
quarter = (pi / 4 * mpf("1.0001")) ** 2
fit("sin", lambda z: (sin(sqrt(z)) / sqrt(z) - 1) / z, mpf(0), quarter, 6, lambda z: z * sqrt(z) / sin(sqrt(z)))
fit("cos", lambda z: (cos(sqrt(z)) - 1 + z / 2) / z**2, mpf(0), quarter, 6, lambda z: z**2 / cos(sqrt(z)))


def split(name, value, bits):
    """Parts of the given numbers of bits, each cut off towards zero; the last is rounded to double."""
    print(name)
    rest = value
    for b in bits:
        unit = mpf(2) ** (int(mp.floor(log(abs(rest), 2))) + 1 - b)
        part = mp.floor(rest / unit) * unit
        print("  ", float(part).hex())
        rest -= part
    print("  ", float(rest).hex())


split("ln 2", log(mpf(2)), [32])
split("pi / 2", pi / 2, [33, 33, 33])
split("pi / 2, for the long reduction", mpf(float(pi / 2)), [26])
print("pi / 2 low:", float(pi / 2 - mpf(float(pi / 2))).hex())
print("1 / ln 2:", float(1 / log(mpf(2))).hex(), " 2 / pi:", float(2 / pi).hex())
mp.dps = 420
bits = int(mp.floor(2 / pi * mpf(2) ** (64 * 21)))
for i in range(21):
    print(f"  0x{(bits >> (64 * (20 - i))) & (2**64 - 1):016x}")
