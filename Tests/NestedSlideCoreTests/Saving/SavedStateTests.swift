import Foundation
import Testing

@testable import NestedSlideCore

/// The stored properties of all that is saved, by name, as Sources/NestedSlideCore/Coordinator/Saving knows them.
///
/// The archive names each property by hand, so one that is added is not saved by itself, and a session that misses it may
/// be rare. Where a test here fails: archive the new property there, or make sure that it follows from the rest, raise the
/// format's version, and then name it here. Settings are saved by their table, which SettingRowsTests look at.
@Suite("Saved state")
struct SavedStateTests {
  /// Names of stored properties; a property wrapper's begins with an underscore.
  private func check(_ value: Any, _ names: String, at location: SourceLocation = #_sourceLocation) {
    let stored = Mirror(reflecting: value).children.map { $0.label ?? "?" }
    #expect(stored == names.split { $0 == " " || $0 == "\n" }.map(String.init), sourceLocation: location)
  }

  /// What cannot be copied has no mirror: the stored properties that its source declares, in a file of this name.
  private func check(source file: String, _ names: String, at location: SourceLocation = #_sourceLocation) throws {
    let sources = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "../../../Sources/NestedSlideCore")
    let text = try String(contentsOf: sources.appending(path: file), encoding: .utf8)
    var stored = [String]()
    var isInside = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("struct ") || line.hasPrefix("public struct ") { isInside = line.contains("~Copyable") }
      if line.hasPrefix("}") { isInside = false }
      // What is computed has a brace; what belongs to the type itself is static; deeper in it is somebody else's.
      let isDeclared = #/ {2}((public|private|private\(set\)|@Narrow) )*(let|var) (?<name>\w+)\b.*/#
      if !isInside || line.contains("{") { continue }
      if let match = line.wholeMatch(of: isDeclared) { stored.append(String(match.output.name)) }
    }
    #expect(stored == names.split { $0 == " " || $0 == "\n" }.map(String.init), sourceLocation: location)
  }

  @Test("layout")
  func layout() {
    check(
      StackLayout(LayoutSettings(), headerIsFixed: false),
      """
      range hoverTop hoverHeight headerHeight headerGap pagerGap topX topWidth pagerX pagerWidth pageWidth pageX pageLead
      pagerHeight stride
      """)
    check(Extent(maxOuter: 0, maxInner: 0), "minOuter minInner maxOuter maxInner")
    check(LayoutAnimation(), "from goal spring start end")
    check(HeaderPart(height: 0), "height minHeight marginTop marginBottom rule snap")
  }

  @Test("motions")
  func motions() throws {
    try check(
      source: "Path/Path.swift",
      """
      page lastMoved outer inner motion extent overscroll settled hasClosed lastStep
      """)
    // When the cell is left follows from the rest.
    check(
      PathMotion(),
      """
      leg kind sequel cause edge leavesHigh start low high velocity curve goal end isPart exit pageOffset pageVelocity leadsTo
      route
      """)
    check(Goal(Route.Place(outer: 0, inner: 0)), "rest asked names stretch")
    check(PathMotion.Leg(), "base sign heading mover")
    check(Route(restingAt: 0, 0), "outerStart outerMiddle outerEnd innerBefore innerStart innerMiddle innerEnd heading")
    check(Route.Place(outer: 0, inner: 0), "outer inner")
    check(Overscroll(), "raw aside outer inner owner isBeyondLimit")
    check(Decay(velocity: 0, deceleration: 1), "velocity deceleration distance")
    check(SplineDecay(velocity: 0, friction: 1), "velocity distance duration")
    check(FrictionDecay(velocity: 0, rate: 1, deceleration: 1), "velocity rate deceleration duration")
    check(Physics.animation(offset: 0, velocity: 0), "offset velocity slowRate split")
    check(Ease(distance: 0, velocity: 0, duration: 0, timing: .easeInOut), "distance velocity duration timing")
    // Here too `exit` and `leavesHigh` follow.
    try check(
      source: "Path/Pager/Pager.swift",
      """
      origin far farBehind goalStep turn kind heading leavesHigh offset raw goal start end velocity spring low high exit
      grip bend
      """)
    check(PositionBend(), "offset difference")
    check(PageTransition(), "from to steps")
    check(PageWindow(), "firstIndex lastIndex size")
  }

  @Test("input")
  func input() throws {
    // The guards of a finger follow from the path and the pager.
    try check(source: "Gestures/Hand.swift", "gesture touched wheel reach lastPointerTime isPressing notchedAt")
    check(Gesture(), "kind axis source place _stepAtTouch")
    check(
      Fingers(),
      "pointers tracker originX originY slopLeft pressEnd sharedX sharedY driver areShared isAlone")
    check(VelocityTracker(), "samples head count movedAt movedX movedY groupedAt")
    check(VelocityHistory(), "samples head count groupedAt")
    check(
      WheelGesture(),
      """
      stage swallowsMomentum axis hasMoved hasMovedOther place hasSteps glides sumX sumY sinceTurn began heading quietAt
      latchedUntil latchesTrackpad
      """)
    check(WheelPlace(), "isAbovePager isOnStrip claimed")
    check(PointerTable(), "pointers count")
    check(PointerTable.Pointer(id: 0, x: 0, y: 0, time: 0), "id x y time restX restY restTime hasMoved")
    check(Region(frame: Rect(x: 0, y: 0, width: 0, height: 0), view: 0, axes: []), "frame view axes")
  }

  @Test("pages")
  func pages() throws {
    // How many are needed, and which, follows from the pages themselves.
    try check(source: "Pages/Pages.swift", "liveCount lowestLive highestLive showing store current overlapping")
    try check(
      source: "Pages/PageStore.swift", "base extras number room ownsMemory kinds")
    check(
      PageState(contentHeight: 0),
      """
      contentHeight offset overscrollTop seam shortPage scrollToTop indicators refresh marks load
      """)
    check(PageExtras(), "_refreshHeight _tabWidth tabStart key _loadMoreDistance noMore snapAreas list view")
    check(ObservedView(), "_place asked")
    check(SnapArea(start: 0, length: 0), "start length alignNumber stopNumber key marginStart marginEnd")
  }

  @Test("what few coordinators have")
  func extras() {
    // How many steps of it have ended follows from the time.
    check(
      CoordinatorExtras(),
      """
      layoutAnimation isResizing resizingSteps headerParts observation link coast
      regions strip hover effects recorder history footing
      """)
    check(Pending(), "reveal edge autoscroll caught keepsHeader hasAsked thumb")
    check(CaughtFling(), "velocity until")
    check(AutoscrollState(), "isOn velocity waits")
    // The rule is the setting's.
    check(HoverHiding(), "rule base outer inner page goal start end hidesAt isArmed")
    check(
      Observation(),
      "outerView pagerView mover tracker isMoving isInertia "
        + "until velocity loser heir arrival lastToken beganAbovePager")
    // Of a link, what is booked: who is linked to whom is made anew by the host.
    check(
      Link(),
      """
      handle isInGesture isHeaderFirst isLatched hasOwnCoordinates origin place movedFirst keepsPull entersAt enteredFrom leadsAround
      surroundings linked number bookedAt bookedVelocity bookedBy taken
      """)
    check(Edge(), "pullX pullY velocityY")
    check(
      Footing(),
      """
      isSet place standing edge left leftPlace resampler heading leadEnd leadPlace leadVelocity
      """)
    check(
      Resampler(),
      """
      heading shown lag frame noise noiseTime furthest furthestTime since turnPlace turnShown
      """)
    check(Footing.Standing(), "path pager")
    check(Path.Standing(), "page outer inner overscroll extent lastHeading lastMoved")
    check(Pager.Standing(), "origin offset raw")
    check(PendingReveal(Reveal(y: 0, height: 0, align: .start), page: 0), "reveal page")
    check(Reveal(y: 0, height: 0, align: .start), "y height align")
  }

  @Test("the coordinator and its small machines")
  func coordinator() throws {
    // When something happens next is found anew, and so is what needs looking after, but for a pull.
    try check(
      source: "Coordinator/Coordinator.swift",
      """
      agenda now lastFrame setup attention pagerLies calm path hand pager pending extras errorMessage pages output
      refresh tabs
      """)
    try check(source: "Layout/Setup.swift", "layout settings layoutIsShown unusual")
    try check(source: "Triggers/Refresh.swift", "state held")
    try check(source: "Triggers/TabStrip.swift", "isLinear isEven pitch origin indicatorWidth")
    // Where the items lie follows from settings and pages.
    check(StripMotion(), "items offset rule isMoving curve start end base goal sign")
    // The rest of the snapshot, and how many events there may be, follow.
    try check(
      source: "Output/Output.swift",
      "events limit bars generation isScrolling isDecelerating isPinned rawSource view")
    try check(
      source: "Output/EventQueue.swift", "base waiting head count lost room offsetEvents pageEvents reach")
    check(
      Event(.settled, at: 0),
      """
      rawKind index from to cancelled willDecelerate rawSource state time outer inner position progress
      """)
  }
}
