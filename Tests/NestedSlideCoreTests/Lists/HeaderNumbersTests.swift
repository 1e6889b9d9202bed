import CNestedSlide
import Testing

@testable import NestedSlideCore

/// The C layer hands on the numbers that lists use as they are.
@Suite("Numbers of lists")
struct HeaderNumbersTests {
  @Test("the numbers of the header stand for the same")
  func numbers() {
    #expect(ItemPath.headerRank == NSLIDE_ITEM_HEADER && ItemPath.footerIndex == NSLIDE_ITEM_FOOTER)
    #expect(ItemPath.noIndex == NSLIDE_ITEM_NONE)
    #expect(ListItem.stuck == NSLIDE_ITEM_IS_STUCK && ListItem.estimated == NSLIDE_ITEM_IS_ESTIMATED)
    #expect(ItemChange.left == NSLIDE_ITEM_LEFT && ItemChange.entered == NSLIDE_ITEM_ENTERED)
  }
}
