/// How a fling of a given shape is kept: in four words, as every fling is. It is unfolded to a `ShapedDecay` to be
/// asked.

/// Chromium's.
struct BezierDecay {
  /// Of the whole curve: the way, points; the time, seconds; the velocity that it sets out with, points per second.
  var distance: Double
  var duration: Double
  var velocity: Double
  /// How far into the whole curve it begins, seconds.
  var elapsed: Double

  init(_ decay: ShapedDecay) {
    (distance, duration) = (decay.wholeDistance, decay.wholeDuration)
    (velocity, elapsed) = (decay.firstVelocity, decay.elapsed)
  }

  var shaped: ShapedDecay {
    ShapedDecay(distance: distance, duration: duration, velocity: velocity, elapsed: elapsed, samples: nil)
  }
}

/// By samples. The way and the time follow from the velocity again, which takes two powers.
struct SampledDecay {
  /// That it was thrown with, points per second.
  var velocity: Double
  /// How much longer its way and its time are than the law's: it may have been led to another end.
  var factor: Double
  /// How far into the whole curve it begins, seconds.
  var elapsed: Double
  /// The settings', which outlive every fling by them.
  let samples: UnsafePointer<FlingSamples>

  init(velocity: Double, factor: Double, elapsed: Double, samples: UnsafePointer<FlingSamples>) {
    (self.velocity, self.factor, self.elapsed, self.samples) = (velocity, factor, elapsed, samples)
  }

  init(_ decay: ShapedDecay, _ samples: UnsafePointer<FlingSamples>) {
    let time = samples.pointee.law.course(speed: decay.firstVelocity.magnitude).time
    self.init(
      velocity: decay.firstVelocity, factor: time > 0 ? decay.wholeDuration / time : 1, elapsed: decay.elapsed,
      samples: samples)
  }

  @inline(never)
  var shaped: ShapedDecay {
    let course = samples.pointee.law.course(speed: velocity.magnitude)
    let way = velocity < 0 ? -course.way : course.way
    return ShapedDecay(
      distance: way * factor, duration: course.time * factor, velocity: velocity, elapsed: elapsed, samples: samples)
  }
}

extension ShapedDecay {
  var kept: Fling {
    if let samples { return .sampled(SampledDecay(self, samples)) }
    return .bezier(BezierDecay(self))
  }
}
