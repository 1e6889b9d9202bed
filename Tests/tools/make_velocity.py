#!/usr/bin/env python3
"""Writes Tests/golden/velocity.csv: what each estimator makes of recorded and made-up fingers, by mpmath.

The fingers are those of velocity_samples.json: lists of [time, place]. Those whose names begin with "made_" come from
here; the recorded ones stay as they are. The estimators follow docs/physics.md, "Velocity of a finger", by the textbook:
least squares by the normal equations, everything with 50 digits.
"""
import csv
import json
import os
import random

from mpmath import lu_solve, matrix, mp, mpf, nstr, sign, sqrt

mp.dps = 50
FOLDER = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "golden")
# What clocks and sums of times are rounded by.
TOLERANCE = mpf("1e-9")
GROUP, LEAST_SPAN, LEAST_SEGMENT = mpf("0.002"), mpf("0.005"), mpf("0.008")


def merged(samples):
    """The samples that count: of those within 2 ms after the first of their group the last."""
    groups = []
    for time, place in samples:
        if groups and time - groups[-1][0][0] < GROUP - TOLERANCE:
            groups[-1].append((time, place))
        else:
            groups.append([(time, place)])
    return [group[-1] for group in groups]


def spans_enough(samples):
    return len(samples) > 1 and samples[-1][0] - samples[0][0] >= LEAST_SPAN - TOLERANCE


def weighted(samples):
    segments, end = [], len(samples) - 1
    while end > 0 and len(segments) < 3:
        start = end - 1
        while start > 0 and samples[end][0] - samples[start][0] < LEAST_SEGMENT - TOLERANCE:
            start -= 1
        length = samples[end][0] - samples[start][0]
        isWhole = length >= LEAST_SEGMENT - TOLERANCE
        if isWhole or not segments and length >= LEAST_SPAN - TOLERANCE:
            segments.append((samples[end][1] - samples[start][1]) / length)
        end = start
    weights = [mpf("0.05"), mpf("0.35"), mpf("0.6")][: len(segments)]
    return sum(w * v for w, v in zip(weights, segments)) / sum(weights) if segments else mpf(0)


def counted(samples, window, gap, most):
    kept = [samples[-1]]
    for earlier, later in zip(samples[-2::-1], samples[::-1]):
        if len(kept) == most or samples[-1][0] - earlier[0] > window + TOLERANCE:
            break
        if gap and later[0] - earlier[0] > gap + TOLERANCE:
            break
        kept.insert(0, earlier)
    return kept


def mean(samples):
    used = counted(samples, mpf("0.15"), None, None)
    return (used[-1][1] - used[0][1]) / (used[-1][0] - used[0][0]) if spans_enough(used) else mpf(0)


def least_squares(samples):
    used = counted(samples, mpf("0.1"), mpf("0.04"), 20)
    if not spans_enough(used):
        return mpf(0)
    degree = min(2, len(used) - 1)
    times = [time - used[-1][0] for time, _ in used]
    normal = matrix(degree + 1, degree + 1)
    right = matrix(degree + 1, 1)
    for row in range(degree + 1):
        for column in range(degree + 1):
            normal[row, column] = sum(time ** (row + column) for time in times)
        right[row] = sum(time**row * (place - used[-1][1]) for time, (_, place) in zip(times, used))
    return lu_solve(normal, right)[1]


def impulse(samples):
    used = counted(samples, mpf("0.1"), mpf("0.04"), 20)
    if not spans_enough(used):
        return mpf(0)
    work = mpf(0)
    for index, ((t0, x0), (t1, x1)) in enumerate(zip(used, used[1:])):
        velocity = (x1 - x0) / (t1 - t0)
        push = (velocity - sign(work) * sqrt(2 * abs(work))) * abs(velocity)
        work += push / 2 if index == 0 else push
    return sign(work) * sqrt(2 * abs(work))


ESTIMATORS = [weighted, least_squares, impulse, mean]
STILL = {weighted: mpf("0.1"), least_squares: mpf("0.04"), impulse: mpf("0.04"), mean: mpf("0.1")}


def velocity(estimator, samples):
    """For a finger that lifts at the time of its last sample."""
    moved = samples[0][0]
    for (_, before), (time, place) in zip(samples, samples[1:]):
        if place != before:
            moved = time
    if samples[-1][0] - moved >= STILL[estimator] - TOLERANCE:
        return mpf(0)
    return estimator(merged(samples))


def made_up():
    """Fingers as hosts hand them in that read several samples at once, or very many."""
    generator = random.Random(20261122)

    def noisy(times, place):
        return [[time, place(time) + generator.uniform(-0.25, 0.25)] for time in times]

    pairs = [time for frame in range(1, 8) for time in (frame / 60, frame / 60 + 20e-6)]
    mouse = [index / 1000 + generator.uniform(-0.0003, 0.0003) for index in range(1, 120)]
    touch = [index / 240 for index in range(1, 30)]
    jitter = [index / 120 + generator.uniform(-0.002, 0.002) for index in range(1, 14)]
    batches = [frame / 60 + index * 0.0004 for frame in range(1, 8) for index in range(6)]
    yield "pairs_20us", [[time, -1000 * (time // (1 / 60)) / 60 - 500 * (time % (1 / 60))] for time in pairs]
    yield "mouse_1000Hz", noisy(mouse, lambda time: 1000 * time)
    yield "mouse_1000Hz_faster", noisy(mouse, lambda time: 400 * time + 9000 * time * time)
    yield "touch_240Hz", noisy(touch, lambda time: 3000 * time - 12000 * time * time)
    yield "jitter_2ms_120Hz", noisy(jitter, lambda time: 1000 * time)
    yield "batches_60Hz", noisy(batches, lambda time: -700 * time)
    yield "short_4ms", [[0.001, 0.0], [0.0032, 3.0], [0.005, 7.0]]
    yield "short_6ms", [[0.001, 0.0], [0.0032, 3.0], [0.007, 7.0]]
    yield "left_over_3ms", [[0.0, 0.0], [0.003, 30.0], [0.0115, 35.0], [0.020, 44.0]]


def main():
    path = os.path.join(FOLDER, "velocity_samples.json")
    with open(path) as file:
        fingers = {name: samples for name, samples in json.load(file).items() if not name.startswith("made_")}
    fingers.update({f"made_{name}": samples for name, samples in made_up()})
    with open(path, "w", newline="\n") as file:
        lines = [f" {json.dumps(name)}: {json.dumps(samples)}" for name, samples in fingers.items()]
        file.write("{\n" + ",\n".join(lines) + "\n}\n")
    with open(os.path.join(FOLDER, "velocity.csv"), "w", newline="\n") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(["set", "n", *(each.__name__ for each in ESTIMATORS)])
        for name, samples in fingers.items():
            exact = [(mpf(time), mpf(place)) for time, place in samples]
            results = [velocity(each, exact) for each in ESTIMATORS]
            # 1e-45 is what 50 digits leave of 0.
            writer.writerow([name, len(samples), *(nstr(r if abs(r) > 1e-40 else mpf(0), 20) for r in results)])


if __name__ == "__main__":
    main()
