/// What fingers leave behind from down to up, on the screen or on a trackpad: of no meaning between two gestures.
///
/// Apart from the rest of the hand, because many coordinators are never touched: it is made with the first touch.
///
/// Of several fingers one drives, or all do. One that rests never keeps another from moving what lies under it:
///
///     newest     of those that move, the one that came last; if none moves, the last of all
///     average    the way of each is divided by how many move
struct Fingers {
  var pointers = PointerTable()
  var tracker = VelocityTracker()
  /// The start of the slop; of a trackpad, how far the fingers have come.
  var originX = 0.0
  var originY = 0.0
  /// The part of the slop that is still to be swallowed along the decided axis.
  var slopLeft = 0.0
  /// When a pointer that went down and does not move presses what is under it, seconds.
  var pressEnd = 0.0
  /// The common place of several fingers, while they share the way.
  private(set) var sharedX = 0.0
  private(set) var sharedY = 0.0
  /// Which pointer drives.
  private(set) var driver: UInt8 = 0
  /// All fingers share the way, until the last has lifted.
  private(set) var areShared = false
  /// One pointer is down, and the way is its alone.
  private(set) var isAlone = false

  /// Takes what is left of the slop out of a movement along the axis.
  @inline(never)
  mutating func swallowSlop(_ delta: Double) -> Double {
    if slopLeft == 0 { return delta }
    let amount = abs(delta)
    if amount <= slopLeft {
      slopLeft -= amount
      return 0
    }
    let rest = amount - slopLeft
    slopLeft = 0
    return delta < 0 ? -rest : rest
  }

  // MARK: Who drives

  /// The place of the pointer that drives.
  var place: (x: Double, y: Double) {
    mutating get {
      if areShared { return (sharedX, sharedY) }
      let pointer = pointers[Int(driver)]
      return (pointer.x, pointer.y)
    }
  }

  /// A way of what drives.
  struct Way {
    let from: (x: Double, y: Double)
    let to: (x: Double, y: Double)
    /// When another finger took over with it, the time at which that was at `from`.
    private(set) var tookOver: Double?
  }

  /// A pointer moves. The way of what drives; nil if another does.
  mutating func move(_ index: Int, x: Double, y: Double, at time: Double) -> Way? {
    let last = pointers[index]
    if isAlone {
      // As if a move stays within its guard: whether it moves is noted once there is another.
      pointers[index].move(x: x, y: y, time: time)
      return Way(from: (last.x, last.y), to: (x, y))
    }
    pointers.move(index, x: x, y: y, at: time)
    if areShared {
      let moving = pointers.movingCount(at: time)
      let share = moving > 1 ? Double(moving) : 1
      let from = (x: sharedX, y: sharedY)
      sharedX += (x - last.x) / share
      sharedY += (y - last.y) / share
      return Way(from: from, to: (sharedX, sharedY))
    }
    if pointers.newest(at: time) != index { return nil }
    if Int(driver) == index { return Way(from: (last.x, last.y), to: (x, y)) }
    driver = UInt8(truncatingIfNeeded: index)
    return Way(from: (last.restX, last.restY), to: (x, y), tookOver: last.restTime)
  }

  /// A pointer goes down; there must be room for it. True if it drives from now on.
  /// - Parameters:
  ///   - isDragging: those that are down have moved something.
  ///   - shares: all of them drive.
  mutating func add(_ pointer: PointerTable.Pointer, isDragging: Bool, shares: Bool) -> Bool {
    if pointers.isEmpty {
      (driver, areShared, isAlone) = (0, false, true)
      pointers.add(pointer)
      return true
    }
    if isAlone {
      // Nobody had to know so far whether it moves.
      pointers[0].hasMoved = isDragging
      pointers.rest(0, at: pointer.restTime)
      isAlone = false
      if shares {
        (sharedX, sharedY) = (pointers[0].x, pointers[0].y)
        areShared = true
      }
    }
    pointers.add(pointer)
    return !areShared && drivesAnew(at: pointer.restTime)
  }

  /// A pointer lifts. True if another drives from now on.
  mutating func remove(at index: Int, time: Double) -> Bool {
    let drove = Int(driver) == index
    pointers.remove(at: index)
    if Int(driver) > index { driver -= 1 }
    if pointers.isEmpty || areShared { return false }
    isAlone = pointers.count == 1
    if drove { driver = UInt8(truncatingIfNeeded: pointers.newest(at: time)) }
    return drove
  }

  private mutating func drivesAnew(at time: Double) -> Bool {
    let newest = pointers.newest(at: time)
    if Int(driver) == newest { return false }
    driver = UInt8(truncatingIfNeeded: newest)
    return true
  }

  /// Those that are still down rest: they have no part in the way any more, until one moves by itself.
  mutating func restAll(at time: Double) {
    for index in 0..<pointers.count {
      pointers[index].hasMoved = false
      pointers.rest(index, at: time)
    }
    areShared = false
    isAlone = pointers.count == 1
    driver = UInt8(truncatingIfNeeded: pointers.count - 1)
  }

  mutating func archiveDriver(_ archive: inout Archive) {
    archive.integer(&driver, 0, Int64(PointerTable.capacity - 1))
    archive.flag(&areShared)
    archive.flag(&isAlone)
    // Else they are what an earlier gesture has left.
    if areShared {
      archive.number(&sharedX)
      archive.number(&sharedY)
    }
    archive.demand(Int(driver) < pointers.count && isAlone == (pointers.count == 1 && !areShared))
  }
}
