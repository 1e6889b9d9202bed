// The functions and their parameters have the names of the header.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CNestedSlide
import NestedSlideCore

@_cdecl("nslide_set_fling_samples") @implementation
public func nslide_set_fling_samples(
  _ coordinator: nslide_coordinator, _ samples: UnsafePointer<nslide_fling_sample>?, _ count: Int32,
  _ distance: Double, _ distance_power: Double, _ duration: Double, _ duration_power: Double
) -> nslide_status {
  let words = RecordedCalls.setFlingSamples(samples, count, distance, distance_power, duration, duration_power)
  return write(coordinator, words) { inside throws(Failure) in
    if count > 0 && samples == nil {
      throw Failure(.invalidArgument, "samples: must not be null where count is more than 0")
    }
    let law = FlingLaw(
      distance: distance, distancePower: distance_power, duration: duration, durationPower: duration_power)
    try inside.setFlingSamples(count: Int(count), law: law) { index throws(Failure) in
      let sample = samples.unsafelyUnwrapped[index]
      return FlingSample(time: sample.time, way: sample.way)
    }
  }
}
