import NestedSlideCore
import Testing

/// Numbers that follow the scroll.
@Suite("Effects")
struct EffectTests {
  private func effect(_ source: EffectSource, _ start: Double, _ stop: Double, percent: Bool = false) -> Effect {
    var effect = Effect()
    (effect.source, effect.start, effect.stop, effect.atStop) = (source.rawValue, start, stop, 1)
    effect.isPercent = percent ? 1 : 0
    return effect
  }

  /// One of each source and easing, in both units.
  private var all: [Effect] {
    var effects = [Effect]()
    for source in 1...EffectSource.item.rawValue {
      for easing in 0...Easing.easeInOut.rawValue {
        var effect = effect(EffectSource(rawValue: source) ?? .more, -50, 150, percent: easing % 2 == 0)
        effect.easing = easing
        (effect.page, effect.itemY, effect.itemHeight) = (easing - 1, 400, 60)
        effects.append(effect)
      }
    }
    return effects
  }

  private func values(_ coordinator: TestCoordinator) -> [Double] {
    let room = coordinator.pointer.pointee.effectCount
    return [Double](unsafeUninitializedCapacity: room) { buffer, count in
      if let base = buffer.baseAddress { coordinator.pointer.pointee.writeEffects(to: base) }
      count = room
    }
  }

  @Test("they change no motion, and no event")
  func motion() throws {
    var calls = RandomCalls()
    var moved = 0
    for number in 0..<200 {
      let (settings, heights) = (calls.settings(), calls.heights())
      let plain = try TestCoordinator(settings, fine: calls.fine, heights: heights)
      let other = try TestCoordinator(settings, fine: calls.fine, heights: heights)
      try other.pointer.pointee.setEffects(all, stretches: all.count)
      var before = values(other)
      for _ in 0..<40 {
        let call = calls.next(plain)
        let isSame = plain.perform(call) == other.perform(call) && plain.bytes == other.bytes
        let now = values(other)
        if now != before { moved += 1 }
        before = now
        let areBounded = now.count == all.count && now.allSatisfy { $0 >= 0 && $0 <= 1 }
        if !isSame || !areBounded {
          Issue.record("case \(number): \(call)")
          break
        }
      }
    }
    #expect(moved > 1_000)
  }

  @Test("they grow with what they follow, all along")
  func monotone() throws {
    let coordinator = try TestCoordinator()
    let effects = all.filter { $0.source == EffectSource.collapse.rawValue }
    try coordinator.pointer.pointee.setEffects(effects, stretches: effects.count)
    var before = [Double](repeating: -1, count: effects.count)
    for outer in 0...200 {
      try coordinator.place(outer: Double(outer), inner: 0)
      let now = values(coordinator)
      #expect(zip(before, now).allSatisfy { $0 <= $1 })
      before = now
    }
    #expect(before.filter { $0 == 1 }.count == 2)
  }

  @Test("a thumb that is put somewhere is there", arguments: [Bar.joined, .outer, .page])
  func thumbs(_ bar: Bar) throws {
    let coordinator = try TestCoordinator()
    let length = coordinator.pointer.pointee.thumb(of: bar).length
    let track = bar == .page ? coordinator.view.pager.height : 800
    for step in 0...20 {
      let wanted = Double(step) / 20 * (track - length)
      let offsets = try coordinator.pointer.pointee.offsets(of: bar, thumbAt: wanted)
      try coordinator.pointer.pointee.scroll(outer: offsets.outer, inner: offsets.inner, animated: false)
      #expect(abs(coordinator.pointer.pointee.thumb(of: bar).position - wanted) < 1e-9)
    }
  }
}
