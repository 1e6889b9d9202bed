/// Content beside the port that shows it, lengths in points.
enum Fit {
  /// How far the content can be scrolled.
  static func greatestOffset(of content: Double, in port: Double) -> Double { content > port ? content - port : 0 }

  /// What the content leaves free of the port.
  static func room(beside content: Double, in port: Double) -> Double { greatestOffset(of: port, in: content) }
}
