// The recipes of docs/cookbook.md in Swift. Each is a function; all of them run at the end. A refused call throws.
import NestedSlide

/// A slide in the scene of all recipes: a header of 180 points and a hover bar of 60 in a window of 390 by 600.
func scene(pages: [Double], _ change: (inout NestedSlide.Config) -> Void = { _ in }) throws -> NestedSlide {
  try NestedSlide(pages: pages) {
    ($0.viewportWidth, $0.viewportHeight) = (390, 600)
    ($0.headerHeight, $0.hoverHeight) = (180, 60)
    change(&$0)
  }
}

/// Frames until nothing moves.
@discardableResult
func settle(_ slide: NestedSlide) throws -> NestedSlide.Snapshot {
  var now = try slide.snapshot
  repeat { now = try slide.frame(at: now.time + 1 / 60).snapshot } while now.needsFrame
  return now
}

/// A finger that moves content up by so many points, and lifts at a velocity.
func drag(_ slide: NestedSlide, _ points: Double, velocity: Double = 0) throws {
  try slide.sessionBegin(.touch, x: 195, y: 400)
  try slide.sessionUpdate(dx: 0, dy: points)
  try slide.sessionEnd(vx: 0, vy: velocity)
}

/// A number without decimals.
func whole(_ number: Double) -> Int { Int(number.rounded()) }

// Pull to refresh
func refresh() throws {
  let slide = try scene(pages: [3000]) { $0.refreshHeight = 60 }
  try drag(slide, -300)
  let held = try settle(slide)
  if held.refresh == .refreshing { print("held open: the header begins at \(whole(held.header.y))") }
  try slide.endRefresh(result: .success)
  print("closed: it begins at \(whole(try settle(slide).header.y))")
}

// Load more at the end
func loadMore() throws {
  let slide = try scene(pages: [3000]) { $0.loadMoreDistance = 400 }
  try slide.scrollTo(outer: 180, inner: 2300)
  for event in slide.events where event.type == .loadMore {
    guard let page = event.index else { continue }
    print("page \(page) wants more")
    try slide.setPageHeight(page, contentHeight: 6000)
    try slide.endLoad(page: page)
  }
  print("its content is \(whole(try slide.page(0).contentHeight)) high")
}

// Sections with headers that stick
func sections() throws {
  let slide = try scene(pages: [0])
  let feed = try NestedSlide.List()
  let month = NestedSlide.Section { ($0.itemHeight, $0.headerHeight) = (44, 30) }
  for index in 0..<12 { try feed.insertSection(index, section: month, itemCount: 31) }
  try feed.attach(slide, page: 0)
  try feed.scrollTo(section: 4, item: 20, align: .start)
  for item in try feed.visible(before: 0, behind: 0) where item.flags.contains(.stuck) {
    print("the header of section \(item.section) sticks, \(whole(item.frame.height)) high")
  }
}

// A bar of tabs
func tabs() throws {
  let slide = try scene(pages: [3000, 3000, 3000, 3000, 3000])
  let settings = NestedSlide.PageSettings { $0.tabWidth = 120 }
  for index in 0..<5 { try slide.setPageSettings(index, settings: settings) }
  if let tab = try slide.tabAt(x: 300, y: 210) { try slide.tapTab(tab, animated: true) }
  let now = try settle(slide)
  let page = now.pageIndex ?? -1
  print("page \(page), strip at \(whole(now.tabOffset)), mark at \(whole(now.tabIndicator.x))")
}

// Cards that snap
func cards() throws {
  let slide = try scene(pages: [4000])
  let areas = (0..<10).map { NestedSlide.SnapArea(start: 400 * Double($0), length: 380, align: .start) }
  try slide.setSnapAreas(page: 0, areas: areas, strictness: .mandatory, paddingStart: 0, paddingEnd: 0)
  try slide.scrollTo(outer: 180, inner: 0)
  try drag(slide, 30, velocity: 900)
  print("rests at \(whole(try settle(slide).inner))")
}

// A carousel inside a page
func carousel() throws {
  let slide = try scene(pages: [3000, 3000])
  let frame = NestedSlide.Rect(x: 0, y: 40, width: 390, height: 160)
  try slide.setRegions([NestedSlide.Region(frame: frame, view: 0, axes: .horizontal)])
  try slide.sessionBegin(.touch, x: 195, y: 350)
  print("in the carousel the pager takes \(whole(try slide.sessionUpdate(dx: 120, dy: 0).consumedX))")
  try slide.sessionEnd(vx: 0, vy: 0)
  let inside = try scene(pages: [160, 160, 160, 160]) {
    ($0.viewportHeight, $0.headerHeight, $0.hoverHeight) = (160, 0, 0)
  }
  try inside.link(to: slide, .vertical)
  try drag(inside, 100)
  print("what it cannot use goes to the page around it: \(whole(try slide.snapshot.outer))")
}

// Back where it was
func back() throws {
  let left = try scene(pages: [])
  try left.reloadKeyed([71, 72], contentHeights: [3000, 900])
  try left.scrollTo(outer: 180, inner: 640)
  let bytes = try left.save()

  let slide = try NestedSlide(restoring: bytes)
  try slide.reloadKeyed([70, 71, 72], contentHeights: [500, 3000, 900])
  let now = try slide.snapshot
  print("page \(now.pageIndex ?? -1) at \(whole(now.inner))")
}

// A chat
func chat() throws {
  let slide = try scene(pages: [0]) { ($0.headerHeight, $0.hoverHeight) = (0, 0) }
  let messages = try NestedSlide.List { $0.stickToEnd = true }
  try messages.insertSection(0, section: NestedSlide.Section { $0.itemHeight = 60 }, itemCount: 40)
  try messages.attach(slide, page: 0)
  try slide.scrollTo(outer: 0, inner: 1e6)

  try messages.insertItems(section: 0, item: 40, count: 1, heights: [90])  // a message comes
  print("the last one seen: \(try messages.range(before: 0, behind: 0).lastItem)")
  try drag(slide, -500)
  try settle(slide)
  let first = try messages.range(before: 0, behind: 0).firstItem
  try messages.insertItems(section: 0, item: 0, count: 20)  // older ones are loaded above
  let moved = try messages.range(before: 0, behind: 0).firstItem - first
  print("moved by \(moved) rows, and by nothing on the screen")
}

// Less motion
func lessMotion() throws {
  let slide = try scene(pages: [3000, 900]) { $0.reducedMotion = true }
  try slide.scrollToPage(1, animated: true)
  let now = try slide.snapshot
  print("page \(now.pageIndex ?? -1), frames to come: \(now.needsFrame ? 1 : 0)")
}

// Screen readers and keyboards
func readers() throws {
  let slide = try scene(pages: [3000, 900])
  try slide.reveal(page: 0, y: 1200, height: 60, align: .nearest, animated: true)  // the focus went to a row
  let shown = try settle(slide).inner
  print("the row is seen from \(whole(shown)) on")
  try slide.key(.pageDown)
  print("a screen further: \(try settle(slide).inner - shown)")
  print("\(whole(try slide.canScroll(.down))) are left to scroll")
  try slide.tapTab(1, animated: true)  // the reader's own way to a tab
  print("page \(try settle(slide).pageIndex ?? -1)")
}

for recipe in [refresh, loadMore, sections, tabs, cards, carousel, back, chat, lessMotion, readers] { try recipe() }
