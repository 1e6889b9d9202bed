/// The greatest amounts the engine takes. Beyond them sums would lose points or overflow.
public enum Limits {
  /// Points.
  public static let length = 1.0e12
  /// Points. No view of the host's is further beyond its end, and no spring swings further.
  static let overscroll = 1e13
  /// Points per second.
  public static let velocity = 1.0e9
  /// Seconds.
  public static let time = 1.0e12
  public static let pages = 10_000_000
}

/// Refuses what is not finite or not within bounds.
@inline(__always)
func require(
  _ value: Double, within lower: Double, _ upper: Double, _ message: StaticString
) throws(Failure) {
  if value >= lower && value <= upper { return }
  throw Failure(value, message.utf8Start)
}

/// Refuses a whole number that is not within bounds.
@inline(__always)
func require(
  _ value: Int, within lower: Int, _ upper: Int, _ status: Status, _ message: StaticString
) throws(Failure) {
  if value < lower || value > upper { throw Failure(status, message) }
}
