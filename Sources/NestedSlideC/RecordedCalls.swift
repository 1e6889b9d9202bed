// Generated from nestedslide.h and the settings' structs, see tools/api.
// swift-format-ignore-file

import CNestedSlide
import NestedSlideCore

/// What is recorded of each call: its arguments as words, without those that it fills; for an array its
/// address and how many it has, for a struct its address.
enum RecordedCalls {
  @inline(__always) static func advance(_ time: Double) -> Recorded<(Double)> {
    Recorded(.advance, (time))
  }
  @inline(__always) static func pointer(_ action: Int32, _ source: Int32, _ id: Int64, _ x: Double, _ y: Double, _ time: Double) -> Recorded<(Int64, Int64, Int64, Double, Double, Double)> {
    Recorded(.pointer, (Int64(action), Int64(source), id, x, y, time))
  }
  @inline(__always) static func sessionBegin(_ source: Int32, _ x: Double, _ y: Double) -> Recorded<(Int64, Double, Double)> {
    Recorded(.sessionBegin, (Int64(source), x, y))
  }
  @inline(__always) static func sessionUpdate(_ dx: Double, _ dy: Double) -> Recorded<(Double, Double)> {
    Recorded(.sessionUpdate, (dx, dy))
  }
  @inline(__always) static func sessionEnd(_ vx: Double, _ vy: Double) -> Recorded<(Double, Double)> {
    Recorded(.sessionEnd, (vx, vy))
  }
  @inline(__always) static func sessionCancel() -> Recorded<(Int64)> {
    Recorded(.sessionCancel, (0))
  }
  @inline(__always) static func wheel(_ unit: Int32, _ phase: Int32, _ shift: Int32, _ x: Double, _ y: Double, _ dx: Double, _ dy: Double) -> Recorded<(Int64, Int64, Int64, Double, Double, Double, Double)> {
    Recorded(.wheel, (Int64(unit), Int64(phase), Int64(shift), x, y, dx, dy))
  }
  @inline(__always) static func key(_ key: Int32) -> Recorded<(Int64)> {
    Recorded(.key, (Int64(key)))
  }
  @inline(__always) static func setRegions(_ regions: UnsafePointer<nslide_region>?, _ count: Int32) -> Recorded<(UnsafeRawPointer?, Int)> {
    Recorded(.setRegions, (UnsafeRawPointer(regions), Int(count)))
  }
  @inline(__always) static func scrollTo(_ outer: Double, _ inner: Double, _ animated: Int32) -> Recorded<(Double, Double, Int64)> {
    Recorded(.scrollTo, (outer, inner, Int64(animated)))
  }
  @inline(__always) static func scrollToTop(_ animated: Int32) -> Recorded<(Int64)> {
    Recorded(.scrollToTop, (Int64(animated)))
  }
  @inline(__always) static func scrollToPage(_ index: Int32, _ animated: Int32) -> Recorded<(Int64, Int64)> {
    Recorded(.scrollToPage, (Int64(index), Int64(animated)))
  }
  @inline(__always) static func retarget(_ outer: Double, _ inner: Double) -> Recorded<(Double, Double)> {
    Recorded(.retarget, (outer, inner))
  }
  @inline(__always) static func reveal(_ page: Int32, _ y: Double, _ height: Double, _ align: Int32, _ animated: Int32) -> Recorded<(Int64, Double, Double, Int64, Int64)> {
    Recorded(.reveal, (Int64(page), y, height, Int64(align), Int64(animated)))
  }
  @inline(__always) static func setSnapAreas(_ page: Int32, _ areas: UnsafePointer<nslide_snap_area>?, _ count: Int32, _ strictness: Int32, _ padding_start: Double, _ padding_end: Double) -> Recorded<(Int64, Int64, Double, Double, UnsafeRawPointer?, Int)> {
    Recorded(.setSnapAreas, (Int64(page), Int64(strictness), padding_start, padding_end, UnsafeRawPointer(areas), Int(count)))
  }
  @inline(__always) static func setHeaderHeight(_ height: Double, _ animated: Int32) -> Recorded<(Double, Int64)> {
    Recorded(.setHeaderHeight, (height, Int64(animated)))
  }
  @inline(__always) static func setHoverHeight(_ height: Double, _ animated: Int32) -> Recorded<(Double, Int64)> {
    Recorded(.setHoverHeight, (height, Int64(animated)))
  }
  @inline(__always) static func setHeaderParts(_ parts: UnsafePointer<nslide_header_part>?, _ count: Int32, _ animated: Int32) -> Recorded<(Int64, UnsafeRawPointer?, Int)> {
    Recorded(.setHeaderParts, (Int64(animated), UnsafeRawPointer(parts), Int(count)))
  }
  @inline(__always) static func setPageHeight(_ index: Int32, _ content_height: Double) -> Recorded<(Int64, Double)> {
    Recorded(.setPageHeight, (Int64(index), content_height))
  }
  @inline(__always) static func setPageSettings(_ index: Int32, _ settings: UnsafePointer<nslide_page_settings>?) -> Recorded<(Int64, UnsafeRawPointer?)> {
    Recorded(.setPageSettings, (Int64(index), UnsafeRawPointer(settings)))
  }
  @inline(__always) static func insertPage(_ index: Int32, _ content_height: Double) -> Recorded<(Int64, Double)> {
    Recorded(.insertPage, (Int64(index), content_height))
  }
  @inline(__always) static func removePage(_ index: Int32) -> Recorded<(Int64)> {
    Recorded(.removePage, (Int64(index)))
  }
  @inline(__always) static func movePage(_ from: Int32, _ to: Int32) -> Recorded<(Int64, Int64)> {
    Recorded(.movePage, (Int64(from), Int64(to)))
  }
  @inline(__always) static func reload(_ page_count: Int32, _ content_heights: UnsafePointer<Double>?, _ to: Int32, _ reset: Int32) -> Recorded<(Int64, Int64, UnsafeRawPointer?, Int)> {
    Recorded(.reload, (Int64(to), Int64(reset), UnsafeRawPointer(content_heights), Int(page_count)))
  }
  @inline(__always) static func beginRefresh(_ page: Int32) -> Recorded<(Int64)> {
    Recorded(.beginRefresh, (Int64(page)))
  }
  @inline(__always) static func endRefresh(_ page: Int32, _ result: Int32) -> Recorded<(Int64, Int64)> {
    Recorded(.endRefresh, (Int64(page), Int64(result)))
  }
  @inline(__always) static func endLoad(_ page: Int32) -> Recorded<(Int64)> {
    Recorded(.endLoad, (Int64(page)))
  }
  @inline(__always) static func tapTab(_ index: Int32, _ animated: Int32) -> Recorded<(Int64, Int64)> {
    Recorded(.tapTab, (Int64(index), Int64(animated)))
  }
  @inline(__always) static func observe(_ view: Int32, _ offset: Double, _ moved_by: Int32, _ token: Int32, _ capacity: Int32) -> Recorded<(Int64, Double, Int64, Int64, Int64)> {
    Recorded(.observe, (Int64(view), offset, Int64(moved_by), Int64(token), Int64(capacity)))
  }
  @inline(__always) static func pollCorrections(_ capacity: Int32) -> Recorded<(Int64)> {
    Recorded(.pollCorrections, (Int64(capacity)))
  }
  @inline(__always) static func unobserve(_ view: Int32) -> Recorded<(Int64)> {
    Recorded(.unobserve, (Int64(view)))
  }
  @inline(__always) static func setConfig(_ config: UnsafePointer<nslide_config>?) -> Recorded<(UnsafeRawPointer?)> {
    Recorded(.setConfig, (UnsafeRawPointer(config)))
  }
  @inline(__always) static func shiftPage(_ index: Int32, _ content_height: Double, _ shift: Double) -> Recorded<(Int64, Double, Double)> {
    Recorded(.shiftPage, (Int64(index), content_height, shift))
  }
  @inline(__always) static func retargetReveal(_ page: Int32, _ y: Double, _ height: Double, _ align: Int32) -> Recorded<(Int64, Double, Double, Int64)> {
    Recorded(.retargetReveal, (Int64(page), y, height, Int64(align)))
  }
  @inline(__always) static func setFlingSamples(_ samples: UnsafePointer<nslide_fling_sample>?, _ count: Int32, _ distance: Double, _ distance_power: Double, _ duration: Double, _ duration_power: Double) -> Recorded<(Double, Double, Double, Double, UnsafeRawPointer?, Int)> {
    Recorded(.setFlingSamples, (distance, distance_power, duration, duration_power, UnsafeRawPointer(samples), Int(count)))
  }
  @inline(__always) static func focusSnapArea(_ page: Int32, _ key: Int64) -> Recorded<(Int64, Int64)> {
    Recorded(.focusSnapArea, (Int64(page), key))
  }
  @inline(__always) static func autoscroll(_ mode: Int32, _ y: Double, _ from: Double, _ speed: Double) -> Recorded<(Int64, Double, Double, Double)> {
    Recorded(.autoscroll, (Int64(mode), y, from, speed))
  }
  @inline(__always) static func setEffects(_ effects: UnsafePointer<nslide_effect>?, _ count: Int32) -> Recorded<(UnsafeRawPointer?, Int)> {
    Recorded(.setEffects, (UnsafeRawPointer(effects), Int(count)))
  }
  @inline(__always) static func dragThumb(_ bar: Int32, _ phase: Int32, _ place: Double) -> Recorded<(Int64, Int64, Double)> {
    Recorded(.dragThumb, (Int64(bar), Int64(phase), place))
  }
  @inline(__always) static func remakePage(_ page: Int32) -> Recorded<(Int64)> {
    Recorded(.remakePage, (Int64(page)))
  }
}
