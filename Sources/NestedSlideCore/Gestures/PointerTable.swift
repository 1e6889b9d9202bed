/// One event of a pointer, as the host hands it in.
public struct PointerSample {
  public var action: PointerAction
  /// The host's number of the finger, from down to up.
  public var id: Int64
  /// In the viewport, points.
  public var x: Double
  public var y: Double
  /// When the hardware saw it, seconds.
  public var time: Double

  @inline(__always)
  public init(action: PointerAction, id: Int64, x: Double, y: Double, time: Double) {
    self.action = action
    self.id = id
    self.x = x
    self.y = y
    self.time = time
  }
}

/// The pointers that are down, in the order in which they came. The newest drives.
struct PointerTable {
  static let capacity = 8

  struct Pointer {
    var id: Int64
    var x: Double
    var y: Double
    /// When it was last seen there, seconds.
    var time: Double

    @inline(__always)
    mutating func move(x: Double, y: Double, time: Double) {
      self.x = x
      self.y = y
      self.time = time
    }
  }

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

  /// The place of a pointer, that of the next one where it goes down. Refuses one that is down already, or is not down.
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

  /// Whether this is the one that drives.
  @inline(__always)
  func drives(_ index: Int) -> Bool { index &+ 1 == count }

  /// The one that drives; there must be one.
  @inline(__always) var driver: Pointer { pointers[count - 1] }

  subscript(index: Int) -> Pointer {
    @inline(__always) get { pointers[unchecked: index] }
    @inline(__always) set { pointers[unchecked: index] = newValue }
  }

  /// Adds a pointer; there must be room.
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
  /// A time may be this much earlier than the last: clocks are rounded, and what was read together is stamped one by one.
  private static var greatestSlip: Double { 0.001 + VelocityRules.tolerance }

  /// The time at which an event of this pointer is taken.
  ///
  /// Some platforms hand in what they have of one finger before what they have of the next. So a move has to follow this
  /// pointer's own last event only. A pointer that lifts does so whatever the time: refused, it would be down for ever.
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
