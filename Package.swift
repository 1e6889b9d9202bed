// swift-tools-version: 6.2
import PackageDescription

// The release build is Embedded Swift: a library of some hundred kilobytes that needs libc and libm only. The debug build
// is ordinary Swift, so that tests, sanitizers and coverage work.
let embedded: [SwiftSetting] = [.enableExperimentalFeature("Embedded", .when(configuration: .release))]

// Long tests run on optimised code that has all checks of a debug build: with this set a fifth of the time.
let optimised: [SwiftSetting] =
  Context.environment["NESTEDSLIDE_OPTIMISED"] == nil
  ? [] : [.unsafeFlags(["-O", "-wmo", "-assert-config", "Debug"], .when(configuration: .debug))]

let package = Package(
  name: "NestedSlide",
  products: [
    .library(name: "NestedSlideCore", targets: ["NestedSlideCore"]),
    .library(name: "NestedSlideC", type: .dynamic, targets: ["NestedSlideC"]),
  ],
  targets: [
    .systemLibrary(name: "CNestedSlide", path: "include"),
    .target(
      name: "NestedSlideCore",
      swiftSettings: embedded + optimised,
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .target(
      name: "NestedSlideC",
      dependencies: ["NestedSlideCore", "CNestedSlide"],
      exclude: ["exports.map"],
      swiftSettings: embedded + optimised + [
        // As near to the product of packaging/product.py as SwiftPM gets: what this target does not compile with its own
        // options, the engine's code as its own target makes it, the linker leaves out where it can.
        .unsafeFlags(
          [
            "-Osize", "-Xfrontend", "-function-sections", "-Xfrontend", "-remove-runtime-asserts", "-Xcc",
            "-fno-math-errno",
          ],
          .when(platforms: [.linux], configuration: .release))
      ],
      linkerSettings: [
        .unsafeFlags(["-enable-experimental-feature", "Embedded"], .when(configuration: .release)),
        // The toolchain's own linker: it folds functions of the same code, and forgets what left-out functions called.
        .unsafeFlags(
          [
            "-use-ld=lld", "-Xlinker", "--gc-sections", "-Xlinker", "--icf=all", "-Xlinker", "--strip-debug",
            "-Xlinker", "-z", "-Xlinker", "now", "-Xlinker", "-z", "-Xlinker", "relro",
          ], .when(platforms: [.linux], configuration: .release)),
        .unsafeFlags(
          [
            "-Xlinker", "--version-script=\(Context.packageDirectory)/Sources/NestedSlideC/exports.map",
            "-Xlinker", "-soname=libNestedSlideC.so.0",
          ], .when(platforms: [.linux])),
      ]),
    .testTarget(name: "NestedSlideCoreTests", dependencies: ["NestedSlideCore", "CNestedSlide"]),
  ],
  swiftLanguageModes: [.v6]
)
