/// One event of a pointer, as the host hands it in.
public struct PointerSample {
  public var action: PointerAction
  public var source: InputSource
  /// The host's number of the finger, from down to up.
  public var id: Int64
  /// In the viewport, points.
  public var x: Double
  public var y: Double
  /// When the hardware saw it, seconds.
  public var time: Double

  @inline(__always)
  public init(action: PointerAction, source: InputSource, id: Int64, x: Double, y: Double, time: Double) {
    self.action = action
    self.source = source
    self.id = id
    self.x = x
    self.y = y
    self.time = time
  }
}

/// The pointers that are down, in the order in which they came, and which of them move.
///
/// A finger that rests trembles a little. So a pointer counts as moving for 0.1 s after it has come 2 points from the
/// place at which it last did.
struct PointerTable {
  static let capacity = 8

  struct Pointer {
    var id: Int64
    var x: Double
    var y: Double
    /// When it was last seen there, seconds.
    var time: Double
    /// Its place when it last counted as moving, or went down, and when that was.
    var restX: Double
    var restY: Double
    var restTime: Double
    var hasMoved = false

    init(id: Int64, x: Double, y: Double, time: Double) {
      (self.id, self.x, self.y, self.time) = (id, x, y, time)
      (restX, restY, restTime) = (x, y, time)
    }

    @inline(__always)
    mutating func move(x: Double, y: Double, time: Double) {
      self.x = x
      self.y = y
      self.time = time
    }

    func moves(at time: Double) -> Bool { hasMoved && time - restTime <= PointerTable.restAfter }
  }

  /// How far a finger comes before it counts as moving, points, and how long after that it does, seconds.
  private static let tremble = 2.0
  private static let restAfter = 0.1

  private var pointers = InlineArray<8, Pointer>(repeating: Pointer(id: 0, x: 0, y: 0, time: 0))
  private(set) var count = 0

  @inline(__always) var isEmpty: Bool { count == 0 }
  @inline(__always) var isFull: Bool { count == PointerTable.capacity }

  /// The place of a pointer in the order, nil when it is not down. Mutating, though it only reads: a borrowed table
  /// would be copied.
  @inline(__always)
  mutating func index(of id: Int64) -> Int? {
    var index = count &- 1
    while index >= 0 {
      if pointers[unchecked: index].id == id { return index }
      index &-= 1
    }
    return nil
  }

  /// The place of a pointer, that of the next one if it goes down. Refuses one that is down already, or is not down.
  @inline(__always)
  mutating func place(of id: Int64, _ action: PointerAction) throws(Failure) -> Int {
    let index = index(of: id)
    if action != .down {
      if let index { return index }
      throw Failure(.invalidState, "id: this pointer is not down")
    }
    if index != nil { throw Failure(.invalidState, "id: this pointer is down already") }
    if isFull { throw Failure(.outOfRange, "id: as many pointers as can be are down") }
    return count
  }

  /// Moves a pointer, and notes whether it counts as moving.
  mutating func move(_ index: Int, x: Double, y: Double, at time: Double) {
    pointers[index].move(x: x, y: y, time: time)
    let tremble = PointerTable.tremble
    if abs(x - pointers[index].restX) < tremble && abs(y - pointers[index].restY) < tremble { return }
    pointers[index].hasMoved = true
    rest(index, at: time)
  }

  /// Whether a pointer moves from now on is seen from here.
  mutating func rest(_ index: Int, at time: Double) {
    pointers[index].restX = pointers[index].x
    pointers[index].restY = pointers[index].y
    pointers[index].restTime = time
  }

  /// Of those that move the newest; of those that rest, if all do. There must be one.
  mutating func newest(at time: Double) -> Int {
    var index = count - 1
    while index >= 0 {
      if pointers[index].moves(at: time) { return index }
      index -= 1
    }
    return count - 1
  }

  /// Others than this one move.
  mutating func othersMove(_ index: Int, at time: Double) -> Bool {
    for other in 0..<count where other != index && pointers[other].moves(at: time) { return true }
    return false
  }

  mutating func movingCount(at time: Double) -> Int {
    var moving = 0
    for index in 0..<count where pointers[index].moves(at: time) { moving += 1 }
    return moving
  }

  subscript(index: Int) -> Pointer {
    @inline(__always) get { pointers[unchecked: index] }
    @inline(__always) set { pointers[unchecked: index] = newValue }
  }

  /// Adds a pointer; there must be room.
  @inline(never)
  mutating func add(_ pointer: Pointer) {
    pointers[count] = pointer
    count += 1
  }

  mutating func remove(at index: Int) {
    var next = index + 1
    while next < count {
      pointers[next - 1] = pointers[next]
      next += 1
    }
    count -= 1
  }
}

extension PointerTable.Pointer {
  /// A time may be this much earlier than the last: clocks are rounded, and what was read together is stamped one by
  /// one.
  private static var greatestSlip: Double { 0.001 + VelocityRules.tolerance }

  /// The time at which an event of this pointer is taken.
  ///
  /// Some platforms hand in what they have of one finger before what they have of the next. So a move has to follow
  /// this pointer's own last event only. A pointer that lifts does so whatever the time: refused, it would be down for
  /// ever.
  /// - Parameter last: the time of the last event of any pointer.
  func takenTime(_ time: Double, _ action: PointerAction, last: Double) throws(Failure) -> Double {
    switch action {
    case .up, .cancel: return time > last ? time : last
    case .down: if time >= last - Self.greatestSlip { return time > last ? time : last }
    case .move: if time >= self.time - Self.greatestSlip { return time > self.time ? time : self.time }
    }
    throw Failure(.timeWentBack, "time: must not be before the last pointer event's")
  }
}
