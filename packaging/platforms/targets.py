"""What is built: one row a platform. Everything that differs between platforms and can be said in a table is here."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

# Oldest systems that the libraries say they run on. Python's and NuGet's tags in dist follow from these.
MACOS_X86_64, MACOS_ARM64 = "10.13", "11.0"
IOS, IOS_SIMULATOR = "13.0", "14.0"
ANDROID_API = 21

# What Swift compiles for: the systems that its own modules for Embedded Swift are for.
X86_64, ARM64, RISCV64 = "x86_64-unknown-linux-gnu", "aarch64-none-none-elf", "riscv64-none-none-eabi"
ARMV7, ARMV7EM, WASM32 = "armv7-none-none-eabi", "armv7em-none-none-eabi", "wasm32-unknown-none-wasm"


@dataclass(frozen=True)
class Target:
    """A platform.

    `name` is also the folder in .build/platforms and the end of an archive's name; `system` chooses how it is linked.
    `swift` is the Swift target whose bitcode it is made of; `triple` and `flags` say to clang what it becomes.
    """

    name: str
    system: str
    cpu: str
    triple: str
    swift: str
    flags: tuple[str, ...] = ()
    # ELF only: what is tuned of the link.
    link: tuple[str, ...] = ()
    # ELF only: the version of the functions asked of libc, as the oldest glibc with this CPU has them.
    glibc: str = ""
    # Apple only: the oldest system.
    oldest: str = ""

    @property
    def files(self) -> tuple[str, ...]:
        """What lies in the target's folder when it has been built."""
        return FILES[self.system]


FILES = {
    "linux": ("libNestedSlideC.so", "libNestedSlideC.a"),
    "android": ("libNestedSlideC.so", "libNestedSlideC.a"),
    "windows": ("NestedSlideC.dll", "NestedSlideC.lib", "NestedSlideC-static.lib"),
    "macos": ("libNestedSlideC.dylib", "libNestedSlideC.a"),
    "ios": ("libNestedSlideC.a",),
    "wasm": ("nestedslide.wasm",),
    "freestanding": ("libNestedSlideC.a",),
}

# A function knows which registers those keep that it calls, and saves fewer: 13 KB. Where all tests run.
IPRA = ("-mllvm", "-enable-ipra")
# Atomics of the processor's own, not by a call of libgcc that chooses at run time.
OWN_ATOMICS = ("-mno-outline-atomics",)
# No time in objects, which only Microsoft's linker wants, to link in parts.
WINDOWS = ("-mno-incremental-linker-compatible",)
RV64GC = ("-march=rv64gc", "-mabi=lp64d")
HARD_ARMV7 = ("-march=armv7-a", "-mfpu=vfpv3-d16", "-mfloat-abi=hard", "-mthumb")
CORTEX_M7 = ("-mcpu=cortex-m7", "-mfpu=fpv5-d16", "-mfloat-abi=hard", "-mthumb")

TARGETS = (
    Target("linux-x86_64", "linux", "x86_64", "x86_64-linux-gnu", X86_64, link=IPRA, glibc="GLIBC_2.2.5"),
    Target("linux-aarch64", "linux", "arm64", "aarch64-linux-gnu", ARM64, OWN_ATOMICS, glibc="GLIBC_2.17"),
    Target("linux-riscv64", "linux", "riscv64", "riscv64-linux-gnu", RISCV64, RV64GC, glibc="GLIBC_2.27"),
    Target("linux-armv7hf", "linux", "armv7", "armv7-linux-gnueabihf", ARMV7, HARD_ARMV7, glibc="GLIBC_2.4"),
    Target("windows-x86_64", "windows", "x86_64", "x86_64-pc-windows-msvc", X86_64, WINDOWS),
    Target("windows-arm64", "windows", "arm64", "aarch64-pc-windows-msvc", ARM64, OWN_ATOMICS + WINDOWS),
    Target("macos-x86_64", "macos", "x86_64", f"x86_64-apple-macos{MACOS_X86_64}", X86_64, oldest=MACOS_X86_64),
    Target("macos-arm64", "macos", "arm64", f"arm64-apple-macos{MACOS_ARM64}", ARM64, oldest=MACOS_ARM64),
    Target("ios-arm64", "ios", "arm64", f"arm64-apple-ios{IOS}", ARM64, oldest=IOS),
    Target(
        "ios-arm64-simulator", "ios", "arm64", f"arm64-apple-ios{IOS_SIMULATOR}-simulator", ARM64, oldest=IOS_SIMULATOR
    ),
    Target("ios-x86_64-simulator", "ios", "x86_64", f"x86_64-apple-ios{IOS}-simulator", X86_64, oldest=IOS),
    Target("android-arm64-v8a", "android", "arm64", f"aarch64-linux-android{ANDROID_API}", ARM64, OWN_ATOMICS),
    Target("android-x86_64", "android", "x86_64", f"x86_64-linux-android{ANDROID_API}", X86_64),
    Target("wasm", "wasm", "wasm32", "wasm32-unknown-none-wasm", WASM32),
    Target("cortex-m7", "freestanding", "cortex-m7", "thumbv7em-none-eabihf", ARMV7EM, CORTEX_M7),
)

# What a program on a microcontroller needs at least: FUNCTIONS= of `make platforms` names others.
LEAST_FUNCTIONS = (
    "nslide_config_default",
    "nslide_create",
    "nslide_destroy",
    "nslide_pointer",
    "nslide_advance",
    "nslide_get_snapshot",
)


def named(names: Sequence[str]) -> list[Target]:
    """The targets whose names contain one of these; all, if there are none."""
    found = [target for target in TARGETS if not names or any(name in target.name for name in names)]
    if not found:
        raise SystemExit(f"platforms: {' '.join(names)} is none of {', '.join(target.name for target in TARGETS)}")
    return found
