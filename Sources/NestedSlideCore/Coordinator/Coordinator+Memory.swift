/// A coordinator in memory of its own, for those who hold it by its address.
extension Coordinator {
  /// Makes a coordinator as `make` does, in memory that `destroy` gives back.
  public static func create(
    settings: Settings, pageCount: Int, heights: UnsafePointer<Double>?
  ) throws(Failure) -> UnsafeMutablePointer<Coordinator> {
    guard let memory = RawMemory.allocate(Coordinator.self, count: 1) else {
      throw Failure(.outOfMemory, "out of memory")
    }
    do throws(Failure) {
      memory.initialize(to: try make(settings: settings, pageCount: pageCount, heights: heights))
    } catch {
      RawMemory.free(memory)
      throw error
    }
    return memory
  }

  public static func destroy(_ coordinator: UnsafeMutablePointer<Coordinator>) {
    coordinator.deinitialize(count: 1)
    RawMemory.free(coordinator)
  }
}
