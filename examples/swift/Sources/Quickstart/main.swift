// A drag across the seam, a fling to rest and a page turn, without any toolkit: the host only keeps the time.
import NestedSlide

/// Moves a slide by hand and shows it until it rests.
struct Host {
  let slide: NestedSlide
  var now = 0.0

  func drag(_ distance: Double, velocity: Double = 0) throws {
    try slide.sessionBegin(.touch, x: 195, y: 600)
    try slide.sessionUpdate(dx: 0, dy: distance)
    try slide.sessionEnd(vx: 0, vy: velocity)
  }

  /// Goes on frame by frame until everything rests; every so many frames it prints what a host would draw.
  mutating func run(_ title: String, every: Int) throws {
    var count = 0
    while true {
      now += 1 / 60.0
      let shot = try slide.frame(at: now).snapshot
      if count % every == 0 || !shot.needsFrame {
        print(
          title.padded(9), "header", shot.header.y.text(6, 1) + "  hover", shot.hover.y.text(5, 1) + "  page",
          shot.pagePosition.text(4, 2) + "  scrolled", shot.inner.text(6, 1))
      }
      if !shot.needsFrame { return }
      count += 1
    }
  }
}

extension String {
  func padded(_ width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
}

extension Double {
  /// With so many digits behind the point, in so many places.
  func text(_ width: Int, _ digits: Int) -> String {
    var scale = 1.0
    for _ in 0..<digits { scale *= 10 }
    let whole = Int((magnitude * scale).rounded(.toNearestOrEven))
    let behind = String(whole % Int(scale))
    let zeros = String(repeating: "0", count: digits - behind.count)
    let text = (self < 0 && whole > 0 ? "-" : "") + "\(whole / Int(scale)).\(zeros)\(behind)"
    return String(repeating: " ", count: max(0, width - text.count)) + text
  }
}

let slide = try NestedSlide(pages: [3000, 1500]) {
  $0.headerHeight = 220
  $0.hoverHeight = 48
}
var host = Host(slide: slide)
try host.drag(300)  // 220 collapse the header, 80 scroll the page
try host.run("dragged", every: 1)
try host.drag(0, velocity: -900)  // thrown down: the page comes to its top, then the header opens
try host.run("thrown", every: 60)
try slide.scrollToPage(1, animated: true)
try host.run("turned", every: 10)
