import NestedSlideCore

/// One call on a coordinator, kept so that it can be made again.
enum Call {
  /// Seconds from now.
  case advance(by: Double)
  case begin(x: Double, y: Double)
  case update(dx: Double, dy: Double)
  case end(vx: Double, vy: Double)
  /// The time is seconds from now.
  case pointer(PointerAction, id: Int64, x: Double, y: Double, after: Double)
  case wheel(dx: Double, dy: Double, x: Double, y: Double)
  /// Any step, in its unit and phase.
  case wheelStep(WheelStep)
  case key(Key)
  case scroll(outer: Double?, inner: Double?, animated: Bool)
  case scrollToTop(animated: Bool)
  case scrollToPage(Int, animated: Bool)
  case retarget(outer: Double?, inner: Double?)
  case reveal(page: Int?, y: Double, height: Double, Align, animated: Bool)
  case retargetReveal(page: Int?, y: Double, height: Double, Align)
  case setSnapAreas(Int, [SnapArea], isMandatory: Bool, start: Double, end: Double)
  case focusSnapArea(Int, key: Int64)
  case autoscroll(Autoscroll, y: Double, from: Double, speed: Double)
  case setRegions([Region])
  case beginRefresh(Int?)
  case endRefresh(Int?, RefreshResult)
  case endLoad(Int?)
  case tapTab(Int, animated: Bool)
  case setHeaderHeight(Double, animated: Bool)
  case setHoverHeight(Double, animated: Bool)
  case setHeaderParts([HeaderPart], animated: Bool)
  case observe(Int, offset: Double, MovedBy)
  case apply(Settings, FineSettings? = nil)
  case setPageHeight(Int, Double)
  case shiftPage(Int, height: Double, by: Double)
  case setPageSettings(Int, PageSettings)
  case insert(Int, height: Double)
  case remove(Int)
  case move(from: Int, to: Int)
  case reload([Double], to: Int?, reset: Bool)
  case reloadKeyed([Int64], [Double])
  /// Goes on with a coordinator made of the bytes of the one before.
  case restore
}

extension TestCoordinator {
  /// Makes a call. False where it was refused.
  @discardableResult
  func perform(_ call: Call) -> Bool {
    let before = view
    let owner = before.overscroll < 0 ? ownerAtTop : nil
    let isAccepted = make(call)
    if isAccepted { history.note(call, before, self) }
    history.ownerOfPull = view.overscroll < 0 ? owner : nil
    return isAccepted
  }

  private func make(_ call: Call) -> Bool {
    do {
      if try performInput(call) { return true }
      switch call {
      case .advance(let seconds): try pointer.pointee.advance(to: view.time + seconds)
      case .scroll(let outer, let inner, let animated):
        try pointer.pointee.scroll(outer: outer, inner: inner, animated: animated)
      case .scrollToTop(let animated): pointer.pointee.scrollToTop(animated: animated)
      case .scrollToPage(let index, let animated): pointer.pointee.scrollToPage(index, animated: animated)
      case .retarget(let outer, let inner): try pointer.pointee.retarget(outer: outer, inner: inner)
      case .reveal(let page, let y, let height, let align, let animated):
        try pointer.pointee.reveal(page: page, y: y, height: height, align: align, animated: animated)
      case .retargetReveal(let page, let y, let height, let align):
        try pointer.pointee.retargetReveal(page: page, y: y, height: height, align: align)
      case .setSnapAreas(let page, let areas, let isMandatory, let start, let end):
        try setSnapAreas(areas, ofPage: page, isMandatory: isMandatory, start: start, end: end)
      case .focusSnapArea(let page, let key): try pointer.pointee.focusSnapArea(ofPage: page, key: key)
      case .autoscroll(let mode, let y, let from, let speed):
        try pointer.pointee.autoscroll(mode, y: y, from: from, speed: speed)
      case .setRegions(let regions): try pointer.pointee.setRegions(count: regions.count) { regions[$0] }
      case .beginRefresh(let page): try pointer.pointee.beginRefresh(page: page)
      case .endRefresh(let page, let result): try pointer.pointee.endRefresh(page: page, result)
      case .endLoad(let page): try pointer.pointee.endLoad(page: page)
      case .tapTab(let index, let animated): try pointer.pointee.tapTab(index, animated: animated)
      case .setHeaderHeight(let height, let animated):
        try pointer.pointee.setHeaderHeight(height, animated: animated)
      case .setHoverHeight(let height, let animated): try pointer.pointee.setHoverHeight(height, animated: animated)
      case .setHeaderParts(let parts, let animated):
        try pointer.pointee.setHeaderParts(count: parts.count, animated: animated) { parts[$0] }
      case .observe(let view, let offset, let movedBy):
        try pointer.pointee.observe(view, offset: offset, movedBy: movedBy, token: 0)
        while pointer.pointee.nextCorrection() != nil {}
      case .apply(let settings, let fine): try pointer.pointee.apply(settings, fine)
      case .setPageHeight(let index, let height): try pointer.pointee.setPageHeight(index, height)
      case .shiftPage(let index, let height, let shift):
        try pointer.pointee.shiftPage(index, height: height, by: shift)
      case .setPageSettings(let index, let settings):
        try settings.check()
        try pointer.pointee.setPageSettings(index, settings)
      case .insert(let index, let height): try pointer.pointee.insertPage(index, height: height)
      case .remove(let index): try pointer.pointee.removePage(index)
      case .move(let from, let to): try pointer.pointee.movePage(from: from, to: to)
      case .reload(let heights, let to, let reset):
        try pointer.pointee.reload(pageCount: heights.count, heights: heights, to: to, reset: reset)
      case .reloadKeyed(let keys, let heights):
        try pointer.pointee.reload(pageCount: keys.count, keys: keys, heights: heights)
      case .restore: try restore()
      default: return false
      }
      return true
    } catch {
      return false
    }
  }

  /// Makes a call that a finger, a wheel or a key makes. False where it is another one.
  private func performInput(_ call: Call) throws -> Bool {
    switch call {
    case .begin(let x, let y): try pointer.pointee.beginSession(source: .touch, x: x, y: y)
    case .update(let dx, let dy): try pointer.pointee.updateSession(dx: dx, dy: dy)
    case .end(let vx, let vy): try pointer.pointee.endSession(vx: vx, vy: vy)
    case .pointer(let action, let id, let x, let y, let seconds):
      try pointer.pointee.pointer(action, id: id, x: x, y: y, time: view.time + seconds)
    case .wheel(let dx, let dy, let x, let y): try pointer.pointee.wheel(dx: dx, dy: dy, x: x, y: y)
    case .wheelStep(let step): try pointer.pointee.wheel(step)
    case .key(let key): pointer.pointee.key(key)
    default: return false
    }
    return true
  }
}
