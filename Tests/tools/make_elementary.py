#!/usr/bin/env python3
"""Writes Tests/golden/elementary.csv: arguments of the elementary functions and their exact values, by mpmath.

Columns: function; argument, a hexadecimal double; result, the exact value rounded to double; ulp, the binary exponent
of the distance of neighbouring doubles at the exact value (at least -1074); distance, (exact value - result) in that
unit, so that the error of any other double near by follows exactly.

50 digits; 420 for the sine and cosine of numbers above 1e6, whose reduction needs all of them.
"""
import math
import os
import random
import struct

from mpmath import mp, mpf

ROWS_PER_KIND = 150
ROWS_PER_ENGINE_KIND = 300
generator = random.Random(20240229)


def uniform(low, high):
    return lambda: generator.uniform(low, high)


def logarithmic(low, high, sign=None):
    """Evenly spread exponents; without a sign either one."""

    def draw():
        value = math.exp(generator.uniform(math.log(low), math.log(high)))
        return value * (sign or (-1 if generator.random() < 0.5 else 1))

    return draw


def positive_bits():
    return struct.unpack("<d", struct.pack("<Q", generator.randrange(1, 0x7FF0000000000000)))[0]


def subnormal():
    return struct.unpack("<d", struct.pack("<Q", generator.randrange(1, 0x0010000000000000)))[0]


def nearly_minus_one():
    return -1 + math.exp(generator.uniform(math.log(1e-16), math.log(0.5)))


def near_right_angle():
    mp.dps = 50
    nearest = float(generator.randrange(1, 630000) * mp.pi / 2)
    return nearest * (1 + generator.randrange(-2, 3) * 2.0**-52)


ANGLES = [uniform(-7, 7), uniform(-1e6, 1e6), logarithmic(1e-12, 1), near_right_angle, logarithmic(1e6, 1e300)]
# The whole range of each function, and the places where its method changes.
KINDS = {
    "exp": [uniform(-745, 709.7), uniform(-2, 2), logarithmic(1e-18, 1), uniform(-745.1, -707)],
    "expm1": [uniform(-745, 709), uniform(-42, 42), uniform(-1.2, 1.2), uniform(0.34, 0.42), logarithmic(1e-18, 1)],
    "log": [positive_bits, subnormal, uniform(0.5, 2), uniform(0.7, 0.72), uniform(1.38, 1.42), uniform(0.9999, 1.0001)],
    "log1p": [uniform(-1, 3), uniform(-0.5, 0.5), positive_bits, logarithmic(1e-18, 1)],
    "sin": ANGLES,
    "cos": ANGLES,
}
# What the engine asks for: what is left of a velocity, and gone, after a time; how many times the rest distance a way
# is; when a share of a way is covered, up to nearly all of it; the angle a spring has turned by.
ENGINE_KINDS = {
    "exp": [uniform(-20, 0), logarithmic(1e-9, 100, sign=-1)],
    "expm1": [uniform(-0.34657, 0), logarithmic(1e-9, 100, sign=-1)],
    "log": [logarithmic(1, 1e6, sign=1), logarithmic(1e-6, 1e18, sign=1)],
    "log1p": [uniform(-1, 0), nearly_minus_one],
    "sin": [uniform(0, 40), logarithmic(1e-6, 1e4, sign=1)],
    "cos": [uniform(0, 40), logarithmic(1e-6, 1e4, sign=1)],
}
EXTRA = {
    "exp": [709.782712893384, -708.3964185322641, -745.1332191019411, 0.34657359027997264],
    "expm1": [709.782712893384, 0.34657359027997264, -0.34657359027997264, -39.99, -40.01, 37.42],
    "log": [5e-324, 2.2250738585072014e-308, 1.7976931348623157e308, 0.7071067811865475, 0.7071067811865476],
    "log1p": [-0.9999999999999999, 1.7976931348623157e308, -0.2928, 0.4142, 9007199254740993.0],
    # The double nearest to a multiple of pi / 2, in relation to its size, and the limits of the reductions.
    "sin": [6381956970095103.0 * 2.0**797, 1048576.0, 1048575.9999999999, 0.785398, 1.7976931348623157e308],
    "cos": [6381956970095103.0 * 2.0**797, 1048576.0, 1048575.9999999999, 0.785398, 1.7976931348623157e308],
}


def row(function, argument):
    mp.dps = 420 if function in ("sin", "cos") and abs(argument) > 1e6 else 50
    exact = getattr(mp, function)(mpf(argument))
    if exact == 0 or abs(exact) >= mpf(2) ** 1024:
        return None
    exponent = max(int(mp.floor(mp.log(abs(exact), 2))) - 52, -1074)
    # mpmath's own conversion is not used for subnormal numbers: it may round twice.
    steps = mp.nint(exact / mpf(2) ** exponent)
    result = math.ldexp(int(steps), exponent) if abs(steps) * mpf(2) ** exponent < mpf(2) ** 1024 else math.inf
    if math.isinf(result):
        return None
    distance = exact / mpf(2) ** exponent - steps
    return f"{function},{argument.hex()},{result.hex()},{exponent},{float(distance):.6f}"


def main():
    here = os.path.dirname(os.path.abspath(__file__))
    with open(os.path.join(here, "..", "golden", "elementary.csv"), "w", newline="\n") as file:
        file.write("function,argument,result,ulp,distance\n")
        for table, count, extra in ((KINDS, ROWS_PER_KIND, EXTRA), (ENGINE_KINDS, ROWS_PER_ENGINE_KIND, {})):
            for function, kinds in table.items():
                arguments = extra.get(function, []) + [draw() for draw in kinds for _ in range(count)]
                for argument in arguments:
                    line = row(function, argument)
                    if line is not None:
                        file.write(line + "\n")


main()
