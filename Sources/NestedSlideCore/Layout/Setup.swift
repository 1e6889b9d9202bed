/// Settings, and the layout that follows from them: what every part reads and none but this writes.
///
/// It lies in the coordinator's memory at an address of its own, so that a part is given a pointer and copies nothing.
struct Setup: ~Copyable {
  private(set) var layout: StackLayout
  private(set) var settings: Settings
  /// The snapshot has the layout.
  private var layoutIsShown = false
  /// nil as long as all are the usual ones.
  private var unusual: UnsafeMutablePointer<Unusual>?
  var hasUnusual: Bool { unusual != nil }

  private struct Unusual {
    var fine = FineSettings()
    /// The host's own curve of flings.
    var samples: UnsafeMutablePointer<FlingSamples>?
  }

  init(_ all: UnsafePointer<AllSettings>) {
    settings = all.pointee.settings
    layout = StackLayout(all)
  }

  mutating func free() {
    FlingSamples.free(unusual?.pointee.samples)
    RawMemory.free(unusual)
  }

  @inline(never)
  var fine: FineSettings { unusual?.pointee.fine ?? FineSettings() }

  /// Some may be other than usual.
  var hasFine: Bool { unusual != nil }

  /// One of them: the others are not copied.
  @inline(__always)
  func fine<Value>(_ read: (FineSettings) -> Value) -> Value {
    if let unusual { return read(unusual.pointee.fine) }
    return read(FineSettings())
  }

  /// The host's own curve of flings, or nil.
  var flingSamples: UnsafeMutablePointer<FlingSamples>? { unusual?.pointee.samples }

  /// The layout that the settings ask for: another than `layout` on the way there.
  @inline(never)
  var goal: StackLayout {
    StackLayout(
      settings.layout, fine.margins, headerIsFixed: settings.headerMotion == .fixed,
      isMirrored: settings.mirrorsAcross)
  }

  /// Makes room for settings that few hosts change; false when there is no memory for it.
  mutating func reserve(_ all: UnsafePointer<AllSettings>) -> Bool {
    all.pointee.fineIsUsual || reserve()
  }

  /// Makes room for what few hosts have; false when there is no memory for it.
  mutating func reserve() -> Bool {
    if unusual != nil { return true }
    unusual = RawMemory.allocate(Unusual.self, count: 1)
    unusual?.initialize(to: Unusual())
    return unusual != nil
  }

  /// Puts settings in force; there must be room for them.
  mutating func adopt(_ all: UnsafePointer<AllSettings>) {
    settings = all.pointee.settings
    adoptFine(all)
  }

  mutating func adoptFine(_ all: UnsafePointer<AllSettings>) { unusual?.pointee.fine = all.pointee.fine }

  /// Takes another curve of flings and answers the one before, which flings under way may still go by. There must be
  /// room.
  mutating func exchange(_ samples: UnsafeMutablePointer<FlingSamples>?) -> UnsafeMutablePointer<FlingSamples>? {
    let before = unusual?.pointee.samples
    unusual?.pointee.samples = samples
    return before
  }

  /// Changes settings in place: heights, and which of header and page moves first.
  mutating func change(_ change: (inout Settings) -> Void) { change(&settings) }

  /// The layout becomes another: the settings' own, or one on the way to it.
  mutating func lay(out layout: StackLayout) {
    self.layout = layout
    layoutIsShown = false
  }

  /// Whether the layout is another than when this was asked last.
  mutating func takeNewLayout() -> Bool {
    if layoutIsShown { return false }
    layoutIsShown = true
    return true
  }

  mutating func archive(_ archive: inout Archive) {
    archive.numbers(&layout, 0, StackLayout.greatestLength)
    archiveFlingSamples(&archive)
  }

  @inline(never)
  private mutating func archiveFlingSamples(_ archive: inout Archive) {
    var count = flingSamples?.pointee.count ?? 0
    archive.integer(&count, 0, FlingSamples.greatestCount)
    if count == 0 || archive.isCorrupt { return }
    var law = FlingLaw(distance: 1, distancePower: 1, duration: 1, durationPower: 1)
    if let flingSamples { law = flingSamples.pointee.law }
    archive.numbers(&law)
    if archive.isReading {
      archive.demandWords(2 * count)
      archive.demand(count > 1 && (try? law.check()) != nil)
      if archive.isCorrupt { return }
      guard reserve(), let made = FlingSamples.make(count: count, law: law) else { return archive.fail(.outOfMemory) }
      _ = exchange(made)
    }
    guard let samples = flingSamples else { return }
    for index in 0..<count {
      var sample = samples.pointee[index]
      archive.numbers(&sample, 0, 1)
      if archive.isCorrupt { return }
      if archive.isReading { samples.pointee[index] = sample }
    }
    if !archive.isReading { return }
    archive.demand(samples.pointee.grow)
    if archive.isCorrupt { return }
    samples.pointee.join()
    archive.flingSamples = UnsafeRawPointer(samples)
  }
}

/// How parts are given the setup.
typealias SetupPointer = UnsafeMutablePointer<Setup>

extension SetupPointer {
  @inline(__always) var layout: StackLayout { @inline(__always) _read { yield pointee.layout } }
  @inline(__always) var settings: Settings { @inline(__always) _read { yield pointee.settings } }

  /// The numbers that motion uses.
  @inline(never)
  var physics: Physics {
    Physics(
      pointee.settings.motion, pointee.fine, viewportHeight: pointee.settings.layout.viewportHeight,
      samples: UnsafePointer(pointee.flingSamples))
  }

  /// Slope of the rubber band at the edge; 0: nothing overscrolls.
  var rubberBand: Double { pointee.fine { $0.rubberBand } ?? pointee.settings.motion.preset.rubberBand }

  var axisRatio: Double { pointee.fine { $0.axisRatio } }
  var snapVelocity: Double { pointee.fine { $0.snapVelocity } }
  var tabs: TabSettings { pointee.fine { $0.tabs } }

  /// +1, or -1 if page 1 is to the left of page 0: turns a horizontal amount into one towards higher pages.
  @inline(__always)
  var readingDirection: Double { pointee.settings.mirrorsAcross ? -1 : 1 }

  /// A page alone is no neighbour of itself.
  @inline(__always)
  func isEndless(count: Int) -> Bool { pointee.settings.paging.isEndless && count > 1 }
}
