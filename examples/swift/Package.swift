// swift-tools-version: 6.2
import PackageDescription

// A package of your own names the address and a version: .package(url: "ADDRESS", from: "0.3.0").
let package = Package(
  name: "Quickstart",
  dependencies: [.package(name: "NestedSlide", path: "../..")],
  targets: [
    .executableTarget(
      name: "Quickstart",
      dependencies: [.product(name: "NestedSlide", package: "NestedSlide")])
  ]
)
