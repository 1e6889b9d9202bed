import CNestedSlide
import NestedSlideCore
import Testing

/// The C layer copies Snapshot and Page as they lie in memory, so every field must lie where the header puts it.
@Suite("Memory layout")
struct MemoryLayoutTests {
  @Test("a snapshot lies as nslide_snapshot does")
  func snapshot() {
    typealias Ours = MemoryLayout<Snapshot>
    typealias Theirs = MemoryLayout<nslide_snapshot>
    #expect(Ours.size == Theirs.size && Ours.alignment == Theirs.alignment)
    #expect(Ours.offset(of: \.structSize) == Theirs.offset(of: \.struct_size))
    #expect(Ours.offset(of: \.phase) == Theirs.offset(of: \.phase))
    #expect(Ours.offset(of: \.collapseState) == Theirs.offset(of: \.collapse_state))
    #expect(Ours.offset(of: \.isAtRest) == Theirs.offset(of: \.at_rest))
    #expect(Ours.offset(of: \.needsFrame) == Theirs.offset(of: \.needs_frame))
    #expect(Ours.offset(of: \.pageIndex) == Theirs.offset(of: \.page_index))
    #expect(Ours.offset(of: \.pageCount) == Theirs.offset(of: \.page_count))
    #expect(Ours.offset(of: \.transitionFrom) == Theirs.offset(of: \.transition_from))
    #expect(Ours.offset(of: \.transitionTo) == Theirs.offset(of: \.transition_to))
    #expect(Ours.offset(of: \.visiblePages) == Theirs.offset(of: \.visible_pages))
    #expect(Ours.offset(of: \.eventsQueued) == Theirs.offset(of: \.events_queued))
    #expect(Ours.offset(of: \.eventsLost) == Theirs.offset(of: \.events_lost))
    #expect(Ours.offset(of: \.indicator) == Theirs.offset(of: \.indicator))
    #expect(Ours.offset(of: \.refresh) == Theirs.offset(of: \.refresh))
    #expect(Ours.offset(of: \.touch) == Theirs.offset(of: \.touch))
    #expect(Ours.offset(of: \.canRetarget) == Theirs.offset(of: \.can_retarget))
    #expect(Ours.offset(of: \.time) == Theirs.offset(of: \.time))
    #expect(Ours.offset(of: \.outer) == Theirs.offset(of: \.outer))
    #expect(Ours.offset(of: \.inner) == Theirs.offset(of: \.inner))
    #expect(Ours.offset(of: \.path) == Theirs.offset(of: \.path))
    #expect(Ours.offset(of: \.range) == Theirs.offset(of: \.range))
    #expect(Ours.offset(of: \.maxOuter) == Theirs.offset(of: \.max_outer))
    #expect(Ours.offset(of: \.maxInner) == Theirs.offset(of: \.max_inner))
    #expect(Ours.offset(of: \.overscroll) == Theirs.offset(of: \.overscroll))
    #expect(Ours.offset(of: \.collapse) == Theirs.offset(of: \.collapse))
    #expect(Ours.offset(of: \.headerShown) == Theirs.offset(of: \.header_shown))
    #expect(Ours.offset(of: \.headerStretch) == Theirs.offset(of: \.header_stretch))
    #expect(Ours.offset(of: \.velocityX) == Theirs.offset(of: \.velocity_x))
    #expect(Ours.offset(of: \.velocityY) == Theirs.offset(of: \.velocity_y))
    #expect(Ours.offset(of: \.restOuter) == Theirs.offset(of: \.rest_outer))
    #expect(Ours.offset(of: \.restInner) == Theirs.offset(of: \.rest_inner))
    #expect(Ours.offset(of: \.unconsumedX) == Theirs.offset(of: \.unconsumed_x))
    #expect(Ours.offset(of: \.unconsumedY) == Theirs.offset(of: \.unconsumed_y))
    #expect(Ours.offset(of: \.pagePosition) == Theirs.offset(of: \.page_position))
    #expect(Ours.offset(of: \.transitionProgress) == Theirs.offset(of: \.transition_progress))
    #expect(Ours.offset(of: \.header) == Theirs.offset(of: \.header))
    #expect(Ours.offset(of: \.hover) == Theirs.offset(of: \.hover))
    #expect(Ours.offset(of: \.pager) == Theirs.offset(of: \.pager))
    #expect(Ours.offset(of: \.outerBarPosition) == Theirs.offset(of: \.outer_bar_position))
    #expect(Ours.offset(of: \.outerBarLength) == Theirs.offset(of: \.outer_bar_length))
    #expect(Ours.offset(of: \.pageBarPosition) == Theirs.offset(of: \.page_bar_position))
    #expect(Ours.offset(of: \.pageBarLength) == Theirs.offset(of: \.page_bar_length))
    #expect(Ours.offset(of: \.tabOffset) == Theirs.offset(of: \.tab_offset))
    #expect(Ours.offset(of: \.tabIndicator) == Theirs.offset(of: \.tab_indicator))
  }

  @Test("an effect lies as nslide_effect does")
  func effect() {
    typealias Ours = MemoryLayout<Effect>
    typealias Theirs = MemoryLayout<nslide_effect>
    #expect(Ours.size == Theirs.size && Ours.alignment == Theirs.alignment)
    #expect(Ours.offset(of: \.source) == Theirs.offset(of: \.source))
    #expect(Ours.offset(of: \.page) == Theirs.offset(of: \.page))
    #expect(Ours.offset(of: \.isPercent) == Theirs.offset(of: \.unit))
    #expect(Ours.offset(of: \.easing) == Theirs.offset(of: \.easing))
    #expect(Ours.offset(of: \.start) == Theirs.offset(of: \.start))
    #expect(Ours.offset(of: \.stop) == Theirs.offset(of: \.stop))
    #expect(Ours.offset(of: \.atStart) == Theirs.offset(of: \.at_start))
    #expect(Ours.offset(of: \.atStop) == Theirs.offset(of: \.at_stop))
    #expect(Ours.offset(of: \.itemY) == Theirs.offset(of: \.item_y))
    #expect(Ours.offset(of: \.itemHeight) == Theirs.offset(of: \.item_height))
  }

  @Test("a page lies as nslide_page does")
  func page() {
    typealias Ours = MemoryLayout<Page>
    typealias Theirs = MemoryLayout<nslide_page>
    #expect(Ours.size == Theirs.size && Ours.alignment == Theirs.alignment)
    #expect(Ours.offset(of: \.index) == Theirs.offset(of: \.index))
    #expect(Ours.offset(of: \.isNeeded) == Theirs.offset(of: \.needed))
    #expect(Ours.offset(of: \.isVisible) == Theirs.offset(of: \.visible))
    #expect(Ours.offset(of: \.refresh) == Theirs.offset(of: \.refresh))
    #expect(Ours.offset(of: \.isLoading) == Theirs.offset(of: \.loading))
    #expect(Ours.offset(of: \.reserved) == Theirs.offset(of: \.reserved))
    #expect(Ours.offset(of: \.contentHeight) == Theirs.offset(of: \.content_height))
    #expect(Ours.offset(of: \.offset) == Theirs.offset(of: \.offset))
    #expect(Ours.offset(of: \.maxOffset) == Theirs.offset(of: \.max_offset))
    #expect(Ours.offset(of: \.frame) == Theirs.offset(of: \.frame))
    #expect(MemoryLayout<Rect>.offset(of: \.height) == MemoryLayout<nslide_rect>.offset(of: \.height))
  }

  @Test("what lists tell of lies as it does in the header")
  func lists() {
    typealias Ours = MemoryLayout<ListItem>
    typealias Theirs = MemoryLayout<nslide_item>
    #expect(Ours.size == Theirs.size && Ours.stride == Theirs.stride && Ours.alignment == Theirs.alignment)
    #expect(Ours.offset(of: \.frame) == Theirs.offset(of: \.frame))
    #expect(Ours.offset(of: \.section) == Theirs.offset(of: \.section))
    #expect(Ours.offset(of: \.item) == Theirs.offset(of: \.item))
    #expect(Ours.offset(of: \.slot) == Theirs.offset(of: \.slot))
    #expect(Ours.offset(of: \.flags) == Theirs.offset(of: \.flags))

    typealias OurRange = MemoryLayout<ItemRange>
    typealias TheirRange = MemoryLayout<nslide_item_range>
    #expect(OurRange.size == TheirRange.size && OurRange.alignment == TheirRange.alignment)
    #expect(OurRange.offset(of: \.firstSection) == TheirRange.offset(of: \.first_section))
    #expect(OurRange.offset(of: \.firstItem) == TheirRange.offset(of: \.first_item))
    #expect(OurRange.offset(of: \.lastSection) == TheirRange.offset(of: \.last_section))
    #expect(OurRange.offset(of: \.lastItem) == TheirRange.offset(of: \.last_item))

    typealias OurChange = MemoryLayout<ItemChange>
    typealias TheirChange = MemoryLayout<nslide_item_change>
    #expect(OurChange.size == TheirChange.size && OurChange.alignment == TheirChange.alignment)
    #expect(OurChange.offset(of: \.kind) == TheirChange.offset(of: \.kind))
    #expect(OurChange.offset(of: \.slot) == TheirChange.offset(of: \.slot))
    #expect(OurChange.offset(of: \.section) == TheirChange.offset(of: \.section))
    #expect(OurChange.offset(of: \.item) == TheirChange.offset(of: \.item))
  }

  @Test("a rectangle lies as nslide_rect does")
  func rectangle() {
    typealias Ours = MemoryLayout<Rect>
    typealias Theirs = MemoryLayout<nslide_rect>
    #expect(Ours.size == Theirs.size && Ours.stride == Theirs.stride && Ours.alignment == Theirs.alignment)
    #expect(Ours.offset(of: \.x) == Theirs.offset(of: \.x))
    #expect(Ours.offset(of: \.y) == Theirs.offset(of: \.y))
    #expect(Ours.offset(of: \.width) == Theirs.offset(of: \.width))
    #expect(Ours.offset(of: \.height) == Theirs.offset(of: \.height))
  }
}
