/// The place at which the last frame left what a finger drags: each call continues from there.
///
/// A pointer's call places the path at the finger, the frame after it a little behind. From the one to the other there
/// is no way back: a header that returns quickly would open on it, an end that does not give would swallow it. So
/// neither continues from the other. Both go from the last frame's footing, in one move:
///
///     footing ├────────────────▶ pointer
///             ├──────────▶ frame: the next footing
struct Footing: Equatable {
  /// The path and the pager, as far as a finger moves them.
  struct Standing: Equatable {
    var path = Path.Standing()
    var pager = Pager.Standing()
  }

  var isSet = false
  /// The finger's place along the axis of the drag to which the standing belongs, points.
  var place = 0.0
  var standing = Standing()
  var edge = Edge()
  /// Their place after the last call, and the finger's place that belongs to it.
  var left = Standing()
  var leftPlace = 0.0
  /// The place at which frames show the finger.
  var resampler = Resampler()
  /// Which way the finger last moved: 1 up, -1 down. Frames follow it a little further and come back.
  var heading: Int8 = 0
  /// A finger that has lifted is seen to move until its fling begins, which has this start.
  var leadEnd = -Limits.time
  /// Its place at that time, and its velocity, points per second.
  var leadPlace = 0.0
  var leadVelocity = 0.0
}
