/// The calls that a record holds, by the numbers that docs/records.md gives them. They are never given another meaning.
public enum RecordedCall: UInt16, Sendable {
  case advance = 1
  case pointer
  case sessionBegin
  case sessionUpdate
  case sessionEnd
  case sessionCancel
  case wheel
  case key
  case setRegions
  case scrollTo
  case scrollToTop
  case scrollToPage
  case retarget
  case reveal
  case setSnapAreas
  case setHeaderHeight
  case setHoverHeight
  case setHeaderParts
  case setPageHeight
  case setPageSettings
  case insertPage
  case removePage
  case movePage
  case reload
  case reloadKeyed
  case beginRefresh
  case endRefresh
  case endLoad
  case tapTab
  case observe
  case pollCorrections
  case unobserve
  case setConfig
  /// No call: the end of the record, with the state's hash.
  case stop
  case shiftPage
  case retargetReveal
}
