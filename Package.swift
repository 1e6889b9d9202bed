// swift-tools-version: 6.2
import PackageDescription

// Long tests run on optimised code that has all checks of a debug build: with this set a fifth of the time. With two
// threads the compiler writes an object for each file, as SwiftPM expects. A package with unsafe flags cannot be depended
// on by its version, so these are only for here.
let optimised: [SwiftSetting] =
  Context.environment["NESTEDSLIDE_OPTIMISED"] == nil
  ? [] : [.unsafeFlags(["-O", "-wmo", "-num-threads", "2", "-assert-config", "Debug"], .when(configuration: .debug))]

// The C library that ships is not built by this package but by packaging/product.py: Embedded Swift, linked as a whole.
let package = Package(
  name: "NestedSlide",
  products: [
    .library(name: "NestedSlide", targets: ["NestedSlide"]),
    .library(name: "NestedSlideC", type: .dynamic, targets: ["NestedSlideC"]),
  ],
  targets: [
    .systemLibrary(name: "CNestedSlide", path: "include"),
    .target(
      name: "NestedSlideCore",
      swiftSettings: optimised,
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .target(
      name: "NestedSlideC",
      dependencies: ["NestedSlideCore", "CNestedSlide"],
      exclude: ["exports.map"],
      swiftSettings: optimised),
    .target(name: "NestedSlide", dependencies: ["NestedSlideC", "CNestedSlide"]),
    .testTarget(name: "NestedSlideCoreTests", dependencies: ["NestedSlideCore", "CNestedSlide"]),
    .testTarget(name: "NestedSlideTests", dependencies: ["NestedSlide"]),
  ],
  swiftLanguageModes: [.v6]
)
