/// All that nslide_config has. It is large, so it is handed on by its address.
public struct AllSettings: Sendable {
  public var settings = Settings()
  public var fine = FineSettings()
  /// The place of the last setting that is not the default, in bytes.
  private var furthest: Int32 = 0

  /// Nothing has been read to `fine`.
  var fineIsUsual: Bool { Int(furthest) < MemoryLayout<Settings>.stride }
  /// Nothing has been read but what the layout follows from.
  var changesLayoutOnly: Bool { Int(furthest) < MemoryLayout<LayoutSettings>.size }

  @inline(never)
  public init() {}

  public init(_ settings: Settings, _ fine: FineSettings) {
    (self.settings, self.fine) = (settings, fine)
    furthest = .max
  }

  public mutating func note(furthest: Int) { self.furthest = Int32(truncatingIfNeeded: furthest) }

  mutating func archive(_ archive: inout Archive) {
    note(furthest: withUnsafeMutablePointer(to: &self) { SettingTable.allSettings.archive($0, &archive) })
  }
}

/// Settings that a struct of C has.
public protocol SettingsOfC {
  static var table: SettingTable { get }
  init()
  /// Settings have been read.
  /// - Parameter furthest: the place of the last of those that are not the default, in this struct.
  mutating func note(furthest: Int)
}

extension SettingsOfC {
  /// Reads a struct of C, checked, whose size has been checked. These settings must be the usual ones.
  @inline(__always)
  public mutating func read(_ given: UnsafeRawPointer) throws(Failure) {
    note(
      furthest: try withUnsafeMutablePointer(to: &self) { own throws(Failure) in try Self.table.read(given, to: own) })
  }

  public mutating func note(furthest: Int) {}

  /// Fills a struct of C, but for its size.
  @inline(__always)
  public func write(to given: UnsafeMutableRawPointer) {
    withUnsafePointer(to: self) { Self.table.write($0, to: given) }
  }
}

extension AllSettings: SettingsOfC {
  public static var table: SettingTable { .allSettings }
}

extension PageSettings: SettingsOfC {
  public static var table: SettingTable { .pageSettings }
}

extension AllSettings {
  /// Between the viewport that the host has and the engine's.
  public mutating func turnViewport() {
    if settings.axis == .vertical { return }
    swap(&settings.layout.viewportWidth, &settings.layout.viewportHeight)
  }
}

extension Settings {
  /// Pages, tabs and what else lies across the path begin at the right.
  var mirrorsAcross: Bool { layout.rightToLeft && axis == .vertical }
}
