/// What few coordinators have: kept in memory of its own, from the first call on that needs it.
struct CoordinatorExtras {
  var layoutAnimation = LayoutAnimation()
  var headerParts = HeaderParts()
  var observation = Observation()
  var link = Link()
}

extension Coordinator {
  /// Makes room for what few coordinators have.
  mutating func needExtras() throws(Failure) -> UnsafeMutablePointer<CoordinatorExtras> {
    if let extras { return extras }
    guard let memory = RawMemory.allocate(CoordinatorExtras.self, count: 1) else {
      throw Failure(.outOfMemory, "out of memory")
    }
    memory.initialize(to: CoordinatorExtras())
    extras = memory
    return memory
  }
}
