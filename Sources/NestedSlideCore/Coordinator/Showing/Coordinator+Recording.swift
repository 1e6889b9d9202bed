/// Recording every call that changes something.
extension Coordinator {
  public var isRecording: Bool { @inline(__always) mutating get { attention.contains(.recording) } }

  /// Begins a record with the state as it is.
  public mutating func startRecording() throws(Failure) {
    if isRecording { throw Failure(.invalidState, "record: it records already") }
    if !linkedAxes.isEmpty { throw Failure(.invalidState, "record: a linked coordinator cannot be recorded") }
    if anyListHasRule { throw Failure(.invalidState, "record: items of a list are snap areas") }
    let extras = try needExtras()
    let size = savedSize()
    if !extras.pointee.recorder.begin(stateSize: size, { save(to: $0) }) {
      throw Failure(.outOfMemory, "out of memory")
    }
    attention.insert(.recording)
  }

  /// Adds an entry, if a record is open.
  @inline(__always)
  public mutating func record<Words>(_ recorded: Recorded<Words>) {
    _withUnprotectedUnsafePointer(to: recorded.words) { record(recorded.call, $0) }
  }

  /// - Parameter arguments: the words of a `Recorded`.
  @inline(never)
  public mutating func record(_ call: RecordedCall, _ arguments: UnsafeRawPointer) {
    guard let extras, isRecording else { return }
    extras.pointee.recorder.add(call, arguments)
  }

  /// Adds a time to which it goes calmly, if a record is open.
  @inline(__always)
  public mutating func recordCalm(time: Double) { if isRecording { recordTime(time) } }

  @inline(never)
  private mutating func recordTime(_ time: Double) { record(Recorded(.advance, time)) }

  /// Adds a reload by keys, with the heights that the pages have now: those with lists have the lists'.
  public mutating func recordKeyedReload(_ keys: UnsafePointer<Int64>?) {
    guard let extras, isRecording else { return }
    extras.pointee.recorder.begin(.reloadKeyed)
    for index in 0..<pages.count {
      extras.pointee.recorder.add(bits: UInt64(bitPattern: keys?[index] ?? 0))
      extras.pointee.recorder.add(bits: pages[index].contentHeight.bitPattern)
    }
    extras.pointee.recorder.finish()
  }

  /// Ends the record with the state's hash.
  public mutating func stopRecording() throws(Failure) {
    if !isRecording { throw Failure(.invalidState, "record: it does not record") }
    let hash = stateHash()
    record(Recorded(.stop, hash))
    attention.remove(.recording)
  }

  /// Moves up to `capacity` bytes of the record out and answers how many.
  public mutating func readRecord(to target: UnsafeMutableRawPointer?, capacity: Int) throws(Failure) -> Int {
    guard let extras, extras.pointee.recorder.isOpen else {
      throw Failure(.invalidState, "record: nothing was recorded")
    }
    let count = target.map { extras.pointee.recorder.read(to: $0, limit: capacity) } ?? 0
    if count == 0 && extras.pointee.recorder.waiting == 0 && extras.pointee.recorder.hasFailed {
      throw Failure(.outOfMemory, "record: memory ran out while recording")
    }
    return count
  }
}
