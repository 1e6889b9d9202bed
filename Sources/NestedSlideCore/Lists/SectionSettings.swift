/// How a section places its items. The raw values are those of the C interface.
public enum SectionLayout: Int32, Sendable {
  /// One below the other.
  case list
  /// In lines; a line is as high as its highest item.
  case grid
  /// Each in the column that ends highest up, of several the first.
  case waterfall
}

/// Settings of a list's section. Lengths in points, from 0 to 1e12.
public struct SectionSettings: Equatable, Sendable {
  public var layout = SectionLayout.list
  /// Of a grid or waterfall, 1 to 256; 0: as many as `minItemWidth` leaves room for.
  public var columns: Int32 = 1
  public var stickyHeader = true
  public var stickyFooter = false
  /// `itemHeight` is only an estimate.
  public var isEstimated = false
  public var minItemWidth = 0.0
  public var headerHeight = 0.0
  public var footerHeight = 0.0
  /// Around the items, between header and footer.
  public var insets = Insets()
  /// Between two columns.
  public var itemSpacing = 0.0
  /// Between an item and the next below it.
  public var lineSpacing = 0.0
  /// Of every item that was given none of its own.
  public var itemHeight = 44.0

  public static var mostColumns: Int { 256 }

  public init() {}

  /// What lies above and below the items.
  var around: Double { headerHeight + insets.top + insets.bottom + footerHeight }

  /// How many columns there are in a list of a width, and how wide they are.
  func columns(in width: Double) -> (number: Int, width: Double) {
    let room = width - insets.left - insets.right
    if layout == .list { return (1, room > 0 ? room : 0) }
    var number = Int(columns)
    if number == 0 {
      let share = minItemWidth + itemSpacing
      let fitting = (room + itemSpacing) / share.asDivisor
      number = minItemWidth > 0 ? fitting.wholeNumber(1, SectionSettings.mostColumns) : 1
    }
    // [SwipeTableView's waterfall]
    let columnWidth = (room - itemSpacing * Double(number - 1)) / Double(number)
    return (number, columnWidth > 0 ? columnWidth : 0)
  }
}

extension SectionSettings: SettingsOfC {
  public static var table: SettingTable { .sectionSettings }
}
