#if DEBUG
  /// In debug builds some of the calls that go the calm path are made on a copy, too, which goes the long way: both
  /// must be the same afterwards. So every test is a test of the calm path, and of saving and restoring besides.
  extension Coordinator {
    /// A copy that continues as this one does; nil if this call is not compared: fifteen of sixteen are not, as a copy
    /// takes long, nor are those in the middle of a frame with samples, or with something outside the saved state.
    mutating func makeTwin(at time: Double) -> UnsafeMutablePointer<Coordinator>? {
      let isChosen = (time.bitPattern &* 0x9E37_79B9_7F4A_7C15) >> 60 == 0
      let isWhole = linkedAxes.isEmpty && !pages.store.hasLists && !attention.contains(.recording)
      if !isCompared || !isChosen || !isWhole || hand.lastPointerTime > now || pages.count > 64 { return nil }
      let count = savedSize()
      guard let bytes = RawMemory.allocate(UInt8.self, count: count) else { return nil }
      defer { RawMemory.free(bytes) }
      save(to: bytes)
      return try? Coordinator.restore(bytes, count: count)
    }

    /// Lets the copy do the same call the long way, and compares.
    /// - Parameter isDone: false if the calm path was not taken.
    mutating func compare(
      with twin: UnsafeMutablePointer<Coordinator>?, if isDone: Bool = true,
      after call: (UnsafeMutablePointer<Coordinator>) -> Void
    ) {
      guard let twin else { return }
      defer { Coordinator.destroy(twin) }
      if !isDone { return }
      call(twin)
      assert(stateHash() == twin.pointee.stateHash(), "the calm path led to another state than the long way")
      var (ours, theirs) = (output.view, twin.pointee.output.view)
      // Those that wait are not compared.
      (ours.eventsQueued, theirs.eventsQueued) = (0, 0)
      (ours.eventsLost, theirs.eventsLost) = (0, 0)
      let isSame = withUnsafeBytes(of: &ours) { ours in withUnsafeBytes(of: &theirs) { ours.elementsEqual($0) } }
      assert(isSame, "the calm path shows something else than the long way")
    }
  }
#endif
