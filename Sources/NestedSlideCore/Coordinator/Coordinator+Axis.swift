extension Coordinator {
  /// How it is turned; nil if its path is vertical.
  public var turn: Turn? { @inline(__always) mutating get { needsAttention ? attendedTurn : nil } }

  @inline(never)
  public var attendedTurn: Turn? {
    if !attention.contains(.turned) { return nil }
    let layout = setup.pointee.settings.layout
    return Turn(mirror: layout.rightToLeft ? layout.viewportHeight : nil)
  }
}

extension Turn {
  @inline(never)
  public func turn(_ snapshot: UnsafeMutablePointer<Snapshot>) {
    turn(&snapshot.pointee.header)
    turn(&snapshot.pointee.hover)
    turn(&snapshot.pointee.pager)
    Turn.swap(&snapshot.pointee.tabIndicator)
    (snapshot.pointee.velocityX, snapshot.pointee.velocityY) = back(
      snapshot.pointee.velocityX, snapshot.pointee.velocityY)
    (snapshot.pointee.unconsumedX, snapshot.pointee.unconsumedY) = back(
      snapshot.pointee.unconsumedX, snapshot.pointee.unconsumedY)
    if let direction = ScrollDirection(rawValue: snapshot.pointee.direction) {
      snapshot.pointee.direction = back(direction).rawValue
    }
  }

  /// The same of one that the host has kept, in which the page has moved. All amounts are the engine's.
  @inline(never)
  func turnMoved(
    _ snapshot: UnsafeMutablePointer<Snapshot>, velocity: (x: Double, y: Double), unconsumed: (x: Double, y: Double)
  ) {
    (snapshot.pointee.velocityX, snapshot.pointee.velocityY) = back(velocity.x, velocity.y)
    (snapshot.pointee.unconsumedX, snapshot.pointee.unconsumedY) = back(unconsumed.x, unconsumed.y)
    if let direction = ScrollDirection(rawValue: snapshot.pointee.direction) {
      snapshot.pointee.direction = back(direction).rawValue
    }
  }

  /// Which way along the path, as the host has it.
  private func back(_ direction: ScrollDirection) -> ScrollDirection {
    if direction == .none { return .none }
    return (direction == .down) == (mirror == nil) ? .right : .left
  }

  @inline(never)
  public func turn(_ page: UnsafeMutablePointer<Page>) { turn(&page.pointee.frame) }

  /// The arrow that leads the same way in the engine.
  @inline(never)
  public func key(_ key: Key) -> Key {
    switch key {
    case .right: mirror == nil ? .down : .up
    case .left: mirror == nil ? .up : .down
    case .down: .right
    case .up: .left
    case .pageDown, .pageUp, .space, .home, .end: key
    }
  }

  @inline(never)
  public func direction(_ direction: ScrollDirection) -> ScrollDirection {
    switch direction {
    case .right: mirror == nil ? .down : .up
    case .left: mirror == nil ? .up : .down
    case .down: .right
    case .up: .left
    case .none: .none
    }
  }
}
