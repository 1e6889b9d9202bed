/// What few coordinators have: kept in memory of its own, from the first call on that needs it.
struct CoordinatorExtras {
  var layoutAnimation = LayoutAnimation()
  /// A layout is becoming another.
  var isResizing = false
  /// How many steps of that have ended.
  var resizingSteps = 0.0
  var headerParts = HeaderParts()
  var observation = Observation()
  var link = Link()
  var coast = Coast()
  var regions = Regions()
  var strip = StripMotion()
  var hover = HoverHiding()
  var effects = Effects()
  var recorder = Recorder()
  /// nil if the estimator does without.
  private(set) var history: UnsafeMutablePointer<VelocityHistory>?

  /// nil if pointers are not resampled.
  private(set) var footing: UnsafeMutablePointer<Footing>?

  mutating func needFooting() throws(Failure) {
    if footing != nil { return }
    guard let memory = RawMemory.allocate(Footing.self, count: 1) else {
      throw Failure(.outOfMemory, "out of memory")
    }
    memory.initialize(to: Footing())
    footing = memory
  }

  mutating func needHistory() throws(Failure) {
    if history != nil { return }
    guard let memory = RawMemory.allocate(VelocityHistory.self, count: 1) else {
      throw Failure(.outOfMemory, "out of memory")
    }
    memory.initialize(to: VelocityHistory())
    history = memory
  }

  /// Anything but the hover bar.
  var isMoving: Bool { isResizing || observation.isMoving || coast.isActive || strip.isMoving }
  /// Something moves in every frame beside path and pager, and not with them.
  var movesAside: Bool { coast.isActive || strip.isMoving || hover.isMoving }

  /// When any of it changes something next.
  func nextInstant() -> Double {
    var next = Double.infinity
    if isResizing { next = layoutAnimation.instant(ofStep: resizingSteps + 1) }
    if observation.isMoving && observation.until < next { next = observation.until }
    if link.bookedAt < next { next = link.bookedAt }
    if link.entersAt < next { next = link.entersAt }
    if coast.isActive && coast.end < next { next = coast.end }
    if strip.isMoving && strip.end < next { next = strip.end }
    if hover.next < next { next = hover.next }
    return next
  }

  /// Whether a step of an animated height has ended by then.
  func isStepDue(at time: Double) -> Bool { isResizing && layoutAnimation.instant(ofStep: resizingSteps + 1) <= time }

  /// Pages have other numbers now: what was noted of one goes with it, or with a page that is gone, -1.
  mutating func renumber(_ number: PageRenumbering) {
    observation.renumber(number)
    coast.renumber(number)
    hover.renumber(number)
  }

  func free() {
    headerParts.free()
    regions.free()
    effects.free()
    recorder.free()
    RawMemory.free(history)
    RawMemory.free(footing)
    RawMemory.free(link.linked)
  }
}

extension Coordinator {
  /// Makes room for what few coordinators have.
  @inline(never)
  mutating func needExtras() throws(Failure) -> UnsafeMutablePointer<CoordinatorExtras> {
    if let extras { return extras }
    guard let memory = RawMemory.allocate(CoordinatorExtras.self, count: 1) else {
      throw Failure(.outOfMemory, "out of memory")
    }
    memory.initialize(to: CoordinatorExtras())
    extras = memory
    return memory
  }

  /// Makes room for what settings need, so that nothing can fail once they are in force.
  mutating func makeRoom(for all: UnsafePointer<AllSettings>) throws(Failure) {
    // The layout needs none.
    if all.pointee.changesLayoutOnly { return }
    let setup = setup
    if !setup.pointee.reserve(all) { throw Failure(.outOfMemory, "out of memory") }
    let input = all.pointee.settings.input
    let needsHistory = all.pointee.settings.needsHistory
    let isUsual =
      !needsHistory && input.resampling == .none
      && all.pointee.settings.paging.pageTurn != .goesOn
      && !all.pointee.fine.tabs.mayOverflow && all.pointee.fine.hoverHides == .never
    if isUsual { return }
    let extras = try needExtras()
    if needsHistory { try extras.pointee.needHistory() }
    if input.resampling != .none { try extras.pointee.needFooting() }
  }

  /// Puts settings in force that there is room for.
  @inline(never)
  mutating func adopt(_ all: UnsafePointer<AllSettings>) {
    let setup = setup
    setup.pointee.adopt(all)
    if pages.store.hasLists { reachUpInLists() }
    noteInput()
  }

  /// Which of the settings in force need attention.
  mutating func noteInput() {
    let settings = setup.pointee.settings
    if settings.axis == .horizontal { attention.insert(.turned) }
    noteHoverRule()
    if settings.needsHistory { attention.insert(.history) } else { attention.remove(.history) }
    if settings.input.resampling != .none {
      attention.insert(.resampling)
    } else {
      attention.remove(.resampling)
      extras?.pointee.footing?.pointee = Footing()
    }
  }

  public var currentSettings: Settings { setup.pointee.settings }
  public var currentFineSettings: FineSettings { setup.pointee.fine }
}
