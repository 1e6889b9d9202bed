"""What the desktop's user has asked of programs, as far as the desktop tells: a dark theme, less motion."""

from __future__ import annotations

import os
import subprocess
import sys

# A desktop that does not answer by then, in seconds, is not waited for.
PATIENCE = 1.0

# What is asked where, and what its answer has in it when the theme is dark.
_THEME: dict[str, tuple[tuple[str, ...], str]] = {
    "darwin": (("defaults", "read", "-g", "AppleInterfaceStyle"), "dark"),
    "win32": (
        (
            "reg", "query", r"HKCU\Software\Microsoft\Windows\CurrentVersion\Themes\Personalize",
            "/v", "AppsUseLightTheme",
        ),
        "0x0",
    ),
    "linux": (("gsettings", "get", "org.gnome.desktop.interface", "color-scheme"), "dark"),
}  # fmt: skip

# The same of motion: the answer's last word.
_MOTION: dict[str, tuple[str, ...]] = {
    "darwin": ("defaults", "read", "com.apple.universalaccess", "reduceMotion"),
    "win32": ("reg", "query", r"HKCU\Control Panel\Desktop", "/v", "UserPreferencesMask"),
    "linux": ("gsettings", "get", "org.gnome.desktop.interface", "enable-animations"),
}

# In Windows' mask of preferences: the bit that animates what is inside windows, from the left in hexadecimal digits.
_ANIMATES = (slice(8, 10), 0x02)


def prefers_dark() -> bool:
    """Whether programs are to be dark; False where that cannot be found out."""
    if "dark" in os.environ.get("GTK_THEME", "").lower():
        return True
    command, sign = _THEME.get(sys.platform, ((), ""))
    return bool(command) and sign in _answer(command)


def prefers_less_motion() -> bool:
    """Whether programs are to animate less; False where that cannot be found out."""
    words = _answer(_MOTION.get(sys.platform, ())).split()
    if not words:
        return False
    if sys.platform != "win32":
        return words[-1] == ("1" if sys.platform == "darwin" else "false")
    digits, bit = _ANIMATES
    try:
        return int(words[-1][digits], 16) & bit == 0
    except ValueError:
        return False


def _answer(command: tuple[str, ...]) -> str:
    """What a command prints, in small letters; nothing where it fails."""
    if not command:
        return ""
    try:
        answer = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    except (OSError, subprocess.SubprocessError):
        return ""
    return answer.stdout.lower() if answer.returncode == 0 else ""
