/// Which places of something and of what it is seen through meet.
public enum Align: Int32, Sendable {
  case start
  case center
  case end
  /// It moves no further than it must to be seen.
  case nearest
}
