// swift-tools-version: 6.2
import PackageDescription

// The release build is Embedded Swift: a library of some hundred kilobytes that needs libc and libm only. The debug build
// is ordinary Swift, so that tests, sanitizers and coverage work.
let embedded: [SwiftSetting] = [.enableExperimentalFeature("Embedded", .when(configuration: .release))]

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
      swiftSettings: embedded,
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .target(
      name: "NestedSlideC",
      dependencies: ["NestedSlideCore", "CNestedSlide"],
      exclude: ["exports.map"],
      swiftSettings: embedded + [
        // The engine's code comes a second time with this target's, function by function: the linker keeps one.
        .unsafeFlags(["-Xfrontend", "-function-sections"], .when(platforms: [.linux], configuration: .release))
      ],
      linkerSettings: [
        .unsafeFlags(["-enable-experimental-feature", "Embedded"], .when(configuration: .release)),
        // The toolchain's own linker: it folds functions of the same code, and forgets what left-out functions called.
        .unsafeFlags(
          [
            "-use-ld=lld", "-Xlinker", "--gc-sections", "-Xlinker", "--icf=all", "-Xlinker", "--strip-debug",
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
