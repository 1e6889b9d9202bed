/// All settings, in the order of their types.
extension Settings {
  mutating func archive(_ archive: inout Archive) {
    layout.archive(&archive)
    motion.archive(&archive)
    input.archive(&archive)
    paging.archive(&archive)
    archive.number(&tabs.indicatorWidth)
    archive.number(&tabs.indicatorHeight)
    archive.number(&tabs.indicatorRadius)
    archive.choice(&tabs.alignment)
    archive.number(&snapVelocity)
    archive.number(&refreshHeight)
    archive.number(&loadMoreDistance)
    archive.choice(&headerMotion)
    archive.choice(&headerSnap)
    archive.choice(&seam)
    archive.choice(&overscrollTop)
    archive.choice(&overscrollBottom)
    archive.choice(&bounces)
    archive.choice(&shortPage)
    archive.choice(&scrollToTop)
    archive.choice(&indicators)
  }
}

extension LayoutSettings {
  fileprivate mutating func archive(_ archive: inout Archive) {
    archive.number(&viewportWidth)
    archive.number(&viewportHeight)
    archive.number(&headerHeight)
    archive.number(&headerMinHeight)
    archive.number(&headerReturnHeight)
    archive.number(&hoverHeight)
    archive.number(&pinInset)
    archive.number(&pinDistance)
    archive.flag(&rightToLeft)
    archive.flag(&headerStretch)
  }
}

extension MotionSettings {
  fileprivate mutating func archive(_ archive: inout Archive) {
    archive.number(&deceleration)
    archive.number(&rubberBand)
    archive.number(&springResponse)
    archive.number(&springDamping)
    archive.number(&restDistance)
    archive.number(&seamResistance)
    archive.choice(&preset)
    archive.choice(&flingCurve)
  }
}

extension InputSettings {
  fileprivate mutating func archive(_ archive: inout Archive) {
    archive.number(&touchSlop)
    archive.number(&axisRatio)
    archive.choice(&swipeArea)
    archive.flag(&horizontalEnabled)
    archive.choice(&velocityEstimator)
    archive.choice(&repeatedFlings)
    archive.choice(&wheelGlide)
    archive.flag(&wheelLatches)
    archive.choice(&chaining.top)
    archive.choice(&chaining.bottom)
    archive.choice(&chaining.start)
    archive.choice(&chaining.end)
  }
}

extension PagingSettings {
  fileprivate mutating func archive(_ archive: inout Archive) {
    archive.choice(&memory)
    archive.choice(&indexRule)
    archive.flag(&bounces)
    archive.flag(&lazy)
    archive.flag(&isEndless)
    archive.flag(&alwaysStops)
    archive.choice(&farTurns)
    archive.number(&flickVelocity)
    archive.number(&loadThreshold)
    archive.integer(&prefetch, 0, Int64(Int32.max))
    archive.integer(&keepAlive, 0, Int64(Int32.max))
    archive.integer(&initialPage, 0, Int64(Int32.max))
  }
}

extension FineSettings {
  mutating func archive(_ archive: inout Archive) {
    archive.number(&constantDeceleration)
    archive.number(&flingFriction)
    archive.number(&minFlingVelocity)
    archive.number(&maxFlingVelocity)
    archive.number(&pressDelay)
    archive.numbers(&margins)
  }
}
