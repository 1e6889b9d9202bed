/// Load more: the host is told once when little of a page's path is left, and again when its content has grown.
extension Coordinator {
  /// The path has moved: is its end near?
  mutating func commitLoadMore() {
    if !(settings.loadMoreDistance > 0) || currentIndex < 0 || pages[currentIndex].isLoading { return }
    let left = extent.maxOuter + extent.maxInner - shownOuter - shownInner
    if left >= settings.loadMoreDistance { return }
    pages[currentIndex].isLoading = true
    push(.loadMore, index: currentIndex)
  }

  /// More has come, or there is no more. nil: for the current page.
  public mutating func endLoad(page: Int?) throws(Failure) {
    let index = page ?? currentIndex
    if let page { try require(page, within: 0, pages.count - 1, .outOfRange, "page: there is no such page") }
    if index >= 0 { pages[index].isLoading = false }
  }
}
