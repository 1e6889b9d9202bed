/// What an effect follows.
public enum EffectSource: Int32, Sendable {
  case more
  case collapse
  case pages
  case offset
  case overscroll
  case refresh
  case item
}

/// How an effect goes from one number to another.
public enum Easing: Int32, Sendable {
  case linear
  case ease
  case easeIn
  case easeOut
  case easeInOut

  /// The share of the number's way at a share of the stretch. Of the control points of CSS one coordinate says how the
  /// scroll runs along the curve, the other how the number does.
  @inline(never)
  func share(at part: Double) -> Double {
    if self == .linear { return part }
    let first = self == .easeOut ? 0 : (self == .ease ? 0.25 : 0.42)
    let second = self == .easeIn ? 1 : (self == .ease ? 0.25 : 0.58)
    let s = Bezier(first: first, second: second).parameter(at: part)
    return Bezier(first: self == .ease ? 0.1 : 0, second: 1).value(at: s)
  }
}

/// A number that follows the scroll, or one stretch of it. Its layout in memory is that of
/// nslide_effect.
public struct Effect {
  public var source = EffectSource.more.rawValue
  public var page: Int32 = -1
  public var isPercent: Int32 = 0
  public var easing = Easing.linear.rawValue
  public var start = 0.0
  public var stop = 0.0
  public var atStart = 0.0
  public var atStop = 0.0
  public var itemY = 0.0
  public var itemHeight = 0.0

  public init() {}

  var isMore: Bool { source == EffectSource.more.rawValue }

  /// Refuses kinds that there are not. `Effects` looks at the numbers.
  @inline(never)
  func check() throws(Failure) {
    if EffectSource(rawValue: source) == nil {
      throw Failure(.invalidArgument, "effects: source must be a NSLIDE_EFFECT_ value")
    }
    if page < -1 { throw Failure(.invalidArgument, "effects: page must be a page or NSLIDE_NO_PAGE") }
    if isPercent & ~1 != 0 { throw Failure(.invalidArgument, "effects: unit must be a NSLIDE_UNIT_ value") }
    if Easing(rawValue: easing) == nil {
      throw Failure(.invalidArgument, "effects: easing must be a NSLIDE_EASING_ value")
    }
  }

  /// The number at a position of what it follows.
  @inline(never)
  func value(at position: Double) -> Double {
    if !(position > start) { return atStart }
    if position >= stop { return atStop }
    let easing = Easing(rawValue: easing) ?? .linear
    return atStart + (atStop - atStart) * easing.share(at: (position - start) / (stop - start))
  }
}

/// All effects, in memory of their own.
struct Effects {
  static let greatestCount = 64
  static let mostStretches = 1024

  private(set) var memory: UnsafeMutablePointer<Effect>?
  /// Of stretches.
  private(set) var stretches = 0

  /// Takes memory over.
  init(_ memory: UnsafeMutablePointer<Effect>? = nil, stretches: Int = 0) {
    self.memory = memory
    self.stretches = stretches
  }

  /// Of effects: those that are not a further stretch of another.
  var count: Int {
    @inline(never) get {
      var count = 0
      for index in 0..<stretches where memory?[index].isMore == false { count += 1 }
      return count
    }
  }

  func free() { RawMemory.free(memory) }

  /// Refuses what is outside the documented ranges.
  @inline(never)
  func check() throws(Failure) {
    if stretches > 0 && memory?.pointee.isMore == true {
      throw Failure(.invalidArgument, "effects: source must not be NSLIDE_EFFECT_MORE in the first")
    }
    var stop = -Double.infinity
    for index in 0..<stretches {
      guard let memory else { return }
      let effect = memory[index]
      try effect.check()
      for place in 0..<Effects.numbers {
        try require(
          numbers(index)[place], within: -Limits.length, Limits.length, "effects: numbers must be within 1e12")
      }
      if effect.isMore && effect.start < stop || effect.stop < effect.start || effect.itemHeight < 0 {
        throw Failure(
          .invalidArgument, "effects: start must not be after stop, nor before the stretch before stops")
      }
      stop = effect.stop
    }
    if count > Effects.greatestCount { throw Failure(.outOfRange, "count: must be at most 64 without MORE") }
  }

  /// The fields of a stretch: whole numbers first, then the others.
  private static let wholes = 4
  private static let numbers = 6

  private func wholes(_ index: Int) -> UnsafeMutablePointer<Int32> {
    UnsafeMutableRawPointer(memory.unsafelyUnwrapped + index).assumingMemoryBound(to: Int32.self)
  }

  private func numbers(_ index: Int) -> UnsafeMutablePointer<Double> {
    UnsafeMutableRawPointer(wholes(index) + Effects.wholes).assumingMemoryBound(to: Double.self)
  }

  /// Reading needs room that it may not get.
  @inline(never)
  mutating func archive(_ archive: inout Archive) {
    archive.integer(&stretches, 0, Effects.mostStretches)
    archive.demandWords(stretches * 10)
    if archive.isReading {
      memory = nil
      if archive.isCorrupt { stretches = 0 }
      if stretches > 0 {
        memory = RawMemory.allocate(Effect.self, count: stretches)
        memory?.initialize(repeating: Effect(), count: stretches)
        if memory == nil {
          stretches = 0
          archive.fail(.outOfMemory)
        }
      }
    }
    for index in 0..<stretches {
      for place in 0..<Effects.wholes { archive.integer(&wholes(index)[place], Int64(Int32.min), Int64(Int32.max)) }
      for place in 0..<Effects.numbers { archive.number(&numbers(index)[place]) }
    }
    if !archive.isReading { return }
    archive.demand((try? check()) != nil)
  }
}
