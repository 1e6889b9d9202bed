/// Settings, and the layout that follows from them: what every part reads and none but this writes.
///
/// It lies in the coordinator's memory at an address of its own, so that a part is given a pointer and copies nothing.
struct Setup: ~Copyable {
  private(set) var layout: StackLayout
  private(set) var settings: Settings
  /// nil as long as all are the usual ones.
  private var unusual: UnsafeMutablePointer<FineSettings>?

  init(_ all: UnsafePointer<AllSettings>) {
    settings = all.pointee.settings
    layout = StackLayout(all)
  }

  mutating func free() { RawMemory.free(unusual) }

  @inline(never)
  var fine: FineSettings { unusual?.pointee ?? FineSettings() }

  /// The layout that the settings ask for: another than `layout` on the way there.
  @inline(never)
  var goal: StackLayout {
    StackLayout(settings.layout, fine.margins, headerIsFixed: settings.headerMotion == .fixed)
  }

  /// Makes room for settings that few hosts change; false when there is no memory for it.
  mutating func reserve(_ all: UnsafePointer<AllSettings>) -> Bool {
    if unusual != nil || all.pointee.fine.areUsual { return true }
    unusual = RawMemory.allocate(FineSettings.self, count: 1)
    unusual?.initialize(to: FineSettings())
    return unusual != nil
  }

  /// Puts settings in force; there must be room for them.
  mutating func adopt(_ all: UnsafePointer<AllSettings>) {
    settings = all.pointee.settings
    adoptFine(all)
  }

  mutating func adoptFine(_ all: UnsafePointer<AllSettings>) { unusual?.pointee = all.pointee.fine }

  /// Changes settings in place: heights, and which of header and page moves first.
  mutating func change(_ change: (inout Settings) -> Void) { change(&settings) }

  /// The layout becomes another: the settings' own, or one on the way to it.
  mutating func lay(out layout: StackLayout) { self.layout = layout }

  mutating func archive(_ archive: inout Archive) { archive.numbers(&layout, 0, StackLayout.greatestLength) }
}

/// How parts are given the setup.
typealias SetupPointer = UnsafeMutablePointer<Setup>

extension SetupPointer {
  @inline(__always) var layout: StackLayout { @inline(__always) _read { yield pointee.layout } }
  @inline(__always) var settings: Settings { @inline(__always) _read { yield pointee.settings } }

  /// The numbers that motion uses.
  @inline(never)
  var physics: Physics {
    Physics(pointee.settings.motion, pointee.fine, viewportHeight: pointee.settings.layout.viewportHeight)
  }

  @inline(never)
  var bands: OverscrollBands {
    // Where nothing overscrolls, what content left behind when it shrank can still be held.
    let slope = pointee.settings.motion.rubberBandSlope
    return OverscrollBands(
      layout: pointee.layout, viewportHeight: pointee.settings.layout.viewportHeight, factor: slope > 0 ? slope : 0.55)
  }

  /// +1, or -1 where page 1 is to the left of page 0: turns a horizontal amount into one towards higher pages.
  @inline(__always)
  var readingDirection: Double { pointee.settings.layout.rightToLeft ? -1 : 1 }

  /// A page alone is no neighbour of itself.
  @inline(__always)
  func isEndless(count: Int) -> Bool { pointee.settings.paging.isEndless && count > 1 }
}
