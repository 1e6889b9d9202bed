import CNestedSlide

extension NestedSlide {
  /// What is drawn in one frame, and what has happened since the one before.
  ///
  /// A slide keeps one of these and writes only what has changed. Its arrays are allocated once; a copy that somebody
  /// holds stays as it is.
  public final class Frame {
    public private(set) var snapshot = Snapshot()
    public private(set) var motion = Motion()
    private var pageStore = [Page](repeating: Page(), count: Int(NSLIDE_MAX_VISIBLE_PAGES))
    private var eventStore = [Event](repeating: Event(), count: 64)
    private var buffers = nslide_frame_buffers()

    init() {
      buffers.struct_size = UInt32(MemoryLayout<nslide_frame_buffers>.size)
      buffers.kept_of = nslide_coordinator(NSLIDE_KEEP)
    }

    /// The pages that show, in ascending order of index.
    public var pages: ArraySlice<Page> { pageStore.prefix(Int(buffers.page_count)) }

    /// What happened, oldest first. What has no room here comes with the next frame.
    public var events: ArraySlice<Event> { eventStore.prefix(Int(buffers.event_count)) }

    func fill(_ slide: NestedSlide, _ time: Double, _ samples: [PointerSample]) throws(Failure) {
      let status = pageStore.withUnsafeMutableBufferPointer { pages in
        eventStore.withUnsafeMutableBufferPointer { events in
          samples.withUnsafeBufferPointer { samples in
            withUnsafeMutablePointer(to: &snapshot.c) { snapshot in
              withUnsafeMutablePointer(to: &motion.c) { motion in
                aim(snapshot, motion, pages, events, samples)
                return nslide_frame(slide.handle, time, &buffers)
              }
            }
          }
        }
      }
      try slide.check(status)
    }

    /// Points the buffers at this frame's memory. If that is other memory than at the last call, because somebody held a
    /// copy of an array, the next frame is written in full.
    private func aim(
      _ snapshot: UnsafeMutablePointer<nslide_snapshot>, _ motion: UnsafeMutablePointer<nslide_motion>,
      _ pages: UnsafeMutableBufferPointer<Page>, _ events: UnsafeMutableBufferPointer<Event>,
      _ samples: UnsafeBufferPointer<PointerSample>
    ) {
      let drawn = UnsafeMutableRawPointer(pages.baseAddress)?.assumingMemoryBound(to: nslide_page.self)
      if buffers.pages != drawn || buffers.snapshot != snapshot {
        buffers.kept_of = nslide_coordinator(NSLIDE_KEEP)
      }
      buffers.snapshot = snapshot
      buffers.motion = motion
      buffers.pages = drawn
      buffers.page_capacity = Int32(pages.count)
      buffers.events = UnsafeMutableRawPointer(events.baseAddress)?.assumingMemoryBound(to: nslide_event.self)
      buffers.event_capacity = Int32(events.count)
      buffers.samples = UnsafeRawPointer(samples.baseAddress)?.assumingMemoryBound(to: nslide_pointer_sample.self)
      buffers.sample_count = Int32(clamping: samples.count)
    }
  }
}
