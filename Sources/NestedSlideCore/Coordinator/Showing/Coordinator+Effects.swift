/// Effects: numbers that follow the scroll. They are worked out from what is shown when somebody asks, so a frame knows
/// nothing of them.
///
///     position   ┄┄┄┄┄ start ─────── stop ┄┄┄┄ start ──── stop ┄┄┄┄      of the source, points or per cent
///     number  at_start   │   easing   │ at_stop  │ easing  │ at_stop
///                          └ a stretch ─┘         └ MORE ───┘
extension Coordinator {
  /// Replaces all effects.
  public mutating func setEffects(_ given: UnsafePointer<Effect>?, stretches: Int) throws(Failure) {
    try require(stretches, within: 0, Effects.mostStretches, .outOfRange, "count: must be from 0 to 1024")
    if stretches == 0 && extras == nil { return }
    let extras = try needExtras()
    var effects = Effects()
    if stretches > 0, let given {
      try Effects(UnsafeMutablePointer(mutating: given), stretches: stretches).check()
      guard let memory = RawMemory.allocate(Effect.self, count: stretches) else {
        throw Failure(.outOfMemory, "out of memory")
      }
      memory.initialize(from: given, count: stretches)
      effects = Effects(memory, stretches: stretches)
    }
    extras.pointee.effects.free()
    extras.pointee.effects = effects
  }

  public var effectCount: Int { extras?.pointee.effects.count ?? 0 }

  /// Writes the number of each effect; there must be room for `effectCount`.
  public mutating func writeEffects(to values: UnsafeMutablePointer<Double>) {
    guard let effects = extras?.pointee.effects, let memory = effects.memory else { return }
    var next = values
    var position = 0.0
    for index in 0..<effects.stretches {
      let effect = memory + index
      if !effect.pointee.isMore {
        position = self.position(of: effect)
        next += 1
      } else if !(position > effect.pointee.start) {
        continue
      }
      (next - 1).pointee = effect.pointee.value(at: position)
    }
  }

  /// How far what an effect follows has come, in the effect's unit.
  private mutating func position(of effect: UnsafeMutablePointer<Effect>) -> Double {
    let layout = setup.pointee.layout
    let height = setup.pointee.settings.layout.viewportHeight
    var (position, whole) = (0.0, 0.0)
    switch EffectSource(rawValue: effect.pointee.source) ?? .more {
    case .more: break
    case .collapse: (position, whole) = (output.view.outer, layout.range)
    case .pages: (position, whole) = (output.view.pagePosition * layout.stride, layout.stride)
    case .overscroll: (position, whole) = (output.view.overscroll, height)
    case .refresh:
      let pulled = output.view.outer < 0 ? output.view.outer : output.view.inner
      (position, whole) = (pulled < 0 ? -pulled : 0, refreshHeight(of: path.page))
    case .offset, .item:
      let index = effect.pointee.page < 0 ? pages.current : Int(effect.pointee.page)
      if index < 0 || index >= pages.count { return -.infinity }
      let offset = offset(of: index)
      if effect.pointee.source == EffectSource.offset.rawValue {
        whole = greatestOffset(of: index)
        position = offset
      } else {
        // Beyond the range the hover bar stays, and the pages alone show the pull.
        let beyond = output.view.outer - layout.range
        let top = output.view.pager.y - (beyond > 0 ? beyond : 0)
        position = height - (top + effect.pointee.itemY - offset)
        whole = layout.pagerHeight + effect.pointee.itemHeight
      }
    }
    if effect.pointee.isPercent == 0 { return position }
    return whole > 0 ? 100 * position / whole.asDivisor : 0
  }
}
