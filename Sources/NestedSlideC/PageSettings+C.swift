import CNestedSlide
import NestedSlideCore

/// nslide_page_settings and the engine's own: -1 inherits.
extension PageSettings {
  init(_ settings: UnsafePointer<nslide_page_settings>?) throws(Failure) {
    let pointer = try required(settings, "settings: must not be null")
    try StructSize.checkInput(pointer, "struct_size: must be that of nslide_page_settings, with a tail of zeros")
    self.init()
    let settings = pointer.pointee
    overscrollTop = try inherited(
      settings.overscroll_top, OverscrollOwner.self, "overscroll_top: must be a NSLIDE_OVERSCROLL_ value or -1")
    seam = try inherited(settings.seam, Seam.self, "seam: must be a NSLIDE_SEAM_ value or -1")
    shortPage = try inherited(
      settings.short_page, ShortPage.self, "short_page: must be a NSLIDE_SHORT_PAGE_ value or -1")
    scrollToTop = try inherited(
      settings.scroll_to_top, ScrollToTop.self, "scroll_to_top: must be a NSLIDE_SCROLL_TO_TOP_ value or -1")
    indicators = try inherited(
      settings.indicators, Indicators.self, "indicators: must be a NSLIDE_INDICATORS_ value or -1")
    refreshHeight = automatic(settings.refresh_height)
    tabWidth = automatic(settings.tab_width)
    key = settings.key
    try check()
  }

  func write(to settings: UnsafeMutablePointer<nslide_page_settings>) {
    settings.pointee.overscroll_top = overscrollTop?.rawValue ?? -1
    settings.pointee.seam = seam?.rawValue ?? -1
    settings.pointee.short_page = shortPage?.rawValue ?? -1
    settings.pointee.scroll_to_top = scrollToTop?.rawValue ?? -1
    settings.pointee.indicators = indicators?.rawValue ?? -1
    settings.pointee.refresh_height = refreshHeight ?? automaticValue
    settings.pointee.tab_width = tabWidth ?? automaticValue
    settings.pointee.key = key
  }
}

private func inherited<Choice: RawRepresentable<Int32>>(
  _ value: Int32, _ type: Choice.Type, _ message: StaticString
) throws(Failure) -> Choice? {
  if value == -1 { return nil }
  return try choice(value, type, message)
}
