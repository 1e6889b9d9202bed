import CNestedSlide
import NestedSlideCore

/// The structs of lists and the engine's own.
extension ListSettings {
  init(_ config: UnsafePointer<nslide_list_config>?) throws(Failure) {
    self.init()
    guard let config else { return }
    try StructSize.checkInput(config, "struct_size: must be that of nslide_list_config, with a tail of zeros")
    let settings = config.pointee
    anchor = try choice(settings.anchor, ListAnchor.self, "anchor: must be a NSLIDE_ANCHOR_ value")
    sticksToEnd = try flag(settings.stick_to_end, "stick_to_end: must be 0 or 1")
    rightToLeft = try flag(settings.right_to_left, "right_to_left: must be 0 or 1")
    (minimumHeight, overlap) = (settings.minimum_height, settings.overlap)
    (width, height) = (settings.width, settings.height)
    try check()
  }

  func write(to config: UnsafeMutablePointer<nslide_list_config>) {
    config.pointee.anchor = anchor.rawValue
    config.pointee.stick_to_end = sticksToEnd ? 1 : 0
    config.pointee.right_to_left = rightToLeft ? 1 : 0
    config.pointee.minimum_height = minimumHeight
    config.pointee.overlap = overlap
    config.pointee.width = width
    config.pointee.height = height
  }
}

extension SectionSettings {
  init(_ section: UnsafePointer<nslide_section>?) throws(Failure) {
    self.init()
    guard let section else { return }
    try StructSize.checkInput(section, "struct_size: must be that of nslide_section, with a tail of zeros")
    let settings = section.pointee
    layout = try choice(settings.layout, SectionLayout.self, "layout: must be a NSLIDE_LAYOUT_ value")
    columns = settings.columns
    stickyHeader = try flag(settings.sticky_header, "sticky_header: must be 0 or 1")
    stickyFooter = try flag(settings.sticky_footer, "sticky_footer: must be 0 or 1")
    isEstimated = try flag(settings.estimated, "estimated: must be 0 or 1")
    minItemWidth = settings.min_item_width
    (headerHeight, footerHeight) = (settings.header_height, settings.footer_height)
    insets = Insets(
      top: settings.insets.top, left: settings.insets.left, bottom: settings.insets.bottom,
      right: settings.insets.right)
    (itemSpacing, lineSpacing) = (settings.item_spacing, settings.line_spacing)
    itemHeight = settings.item_height
    try check()
  }

  func write(to section: UnsafeMutablePointer<nslide_section>) {
    section.pointee.layout = layout.rawValue
    section.pointee.columns = columns
    section.pointee.sticky_header = stickyHeader ? 1 : 0
    section.pointee.sticky_footer = stickyFooter ? 1 : 0
    section.pointee.estimated = isEstimated ? 1 : 0
    section.pointee.min_item_width = minItemWidth
    section.pointee.header_height = headerHeight
    section.pointee.footer_height = footerHeight
    section.pointee.insets = nslide_insets(
      top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    section.pointee.item_spacing = itemSpacing
    section.pointee.line_spacing = lineSpacing
    section.pointee.item_height = itemHeight
  }
}

// What the core writes lies in memory as the header has it.
extension UnsafeMutablePointer<nslide_item> {
  var items: UnsafeMutablePointer<ListItem> { UnsafeMutableRawPointer(self).assumingMemoryBound(to: ListItem.self) }
}

extension UnsafeMutablePointer<nslide_item_change> {
  var changes: UnsafeMutablePointer<ItemChange> {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: ItemChange.self)
  }
}

extension UnsafeMutablePointer<nslide_item_range> {
  var range: UnsafeMutablePointer<ItemRange> { UnsafeMutableRawPointer(self).assumingMemoryBound(to: ItemRange.self) }
}

extension UnsafeMutablePointer<nslide_rect> {
  var rects: UnsafeMutablePointer<Rect> { UnsafeMutableRawPointer(self).assumingMemoryBound(to: Rect.self) }
}
