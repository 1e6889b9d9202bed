"""NestedSlide.xcframework: the static libraries for iOS, its simulators and Macs, as Xcode takes them."""

from __future__ import annotations

import plistlib

from ..tree import BUILD, TREE, VERSION
from .files import Files, zipped

# The folder in the framework, that of .build/platforms, the platform, its processors, whether it is a simulator.
SLICES = (
    ("ios-arm64", "ios-arm64", "ios", ["arm64"], False),
    ("ios-arm64_x86_64-simulator", "ios-simulator", "ios", ["arm64", "x86_64"], True),
    ("macos-arm64_x86_64", "macos-universal", "macos", ["arm64", "x86_64"], False),
)
LIBRARY = "libNestedSlideC.a"
MODULE_MAP = 'module NestedSlide {\n  header "nestedslide.h"\n  export *\n}\n'


def framework() -> Files:
    files = Files()
    libraries = []
    for folder, built, platform, processors, is_simulator in SLICES:
        files.copy(f"{folder}/{LIBRARY}", TREE / BUILD / built / LIBRARY)
        files.copy(f"{folder}/Headers/nestedslide.h", TREE / "include" / "nestedslide.h")
        files.put(f"{folder}/Headers/module.modulemap", MODULE_MAP)
        entry: dict[str, object] = {
            "BinaryPath": LIBRARY,
            "HeadersPath": "Headers",
            "LibraryIdentifier": folder,
            "LibraryPath": LIBRARY,
            "SupportedArchitectures": processors,
            "SupportedPlatform": platform,
        }
        if is_simulator:
            entry["SupportedPlatformVariant"] = "simulator"
        libraries.append(entry)
    info = {"AvailableLibraries": libraries, "CFBundlePackageType": "XFWK", "XCFrameworkFormatVersion": "1.0"}
    files.put("Info.plist", plistlib.dumps(info))
    return files


def package() -> tuple[str, bytes]:
    files = Files()
    files.add(framework(), "NestedSlide.xcframework/")
    files.copy("LICENSE", TREE / "LICENSE")
    return f"nestedslide-{VERSION}-apple-xcframework.zip", zipped(files)
