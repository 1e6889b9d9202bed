@testable import NestedSlideCore

/// The formulas that motion follows, taken from the engine's parts, which have tests of their own. Tests that know a
/// coordinator only by its public interface get their expected values here.
enum Formulas {
  /// How a fling slows down with the preset `ios`, 1/s.
  static let deceleration = Physics.decelerationNormal
  /// A fling on Chromium's curve is not thrown faster than this, points per second.
  static let chromiumSpeed = FrictionDecay.chromiumSpeed

  /// When an exponential fling has gone a distance; nil if it never gets there.
  static func decayTime(velocity: Double, deceleration: Double, toOffset offset: Double) -> Double? {
    Decay(velocity: velocity, deceleration: deceleration).time(toOffset: offset)
  }

  /// How far an exponential fling has come at a time, and how fast it is then.
  static func decay(velocity: Double, deceleration: Double, at time: Double) -> (offset: Double, velocity: Double) {
    let state = Decay(velocity: velocity, deceleration: deceleration).state(at: time)
    return (state.offset, state.velocity)
  }

  /// When a fling on any curve has gone a distance, and how fast it is there.
  static func fling(
    _ velocity: Double, toOffset offset: Double, _ settings: MotionSettings
  ) -> (time: Double, velocity: Double)? {
    let fling = Physics(settings, FineSettings(), viewportHeight: 800).fling(velocity)
    return fling.time(toOffset: offset).map { ($0, fling.velocity(atOffset: offset)) }
  }
}

extension MotionSettings {
  /// The curve that a fling follows: the preset's own unless another is set.
  var usedCurve: FlingCurve { flingCurve ?? preset.flingCurve }
}

extension TestCoordinator {
  /// The slope of the rubber band at the edge; 0 where the ends do not give.
  var slope: Double { fine.rubberBand ?? settings.motion.preset.rubberBand }
}

extension WheelUnit {
  /// Points.
  var inPoints: Double { length }
}

extension WheelStep {
  /// What the step amounts to in points.
  var inPoints: (dx: Double, dy: Double) { amount }
}
