/// A number that may be left to the engine, in the room of a number.
@propertyWrapper
public struct Automatic: Equatable, Sendable {
  private var bits = Automatic.none

  /// A NaN that no arithmetic makes.
  private static var none: UInt64 { 0x7FF8_4155_544F_4D41 }

  public init() {}

  /// nil leaves it to the engine.
  public var wrappedValue: Double? {
    @inline(__always) get { bits == Automatic.none ? nil : Double(bitPattern: bits) }
    @inline(__always) set { bits = newValue?.bitPattern ?? Automatic.none }
  }
}
