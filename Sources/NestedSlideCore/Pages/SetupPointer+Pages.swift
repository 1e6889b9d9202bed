/// What the layout and the settings say of a page.
extension SetupPointer {
  /// How far a page is held open beyond its end.
  @inline(never)
  func heldFooter(_ page: PageState) -> Double { page.load == .held ? pointee.fine { $0.loadPull } : 0 }

  /// A page's greatest offset.
  @inline(never)
  func greatestOffset(_ page: PageState) -> Double {
    Fit.greatestOffset(of: page.contentHeight, in: pointee.layout.pagerHeight) + heldFooter(page)
  }
}
