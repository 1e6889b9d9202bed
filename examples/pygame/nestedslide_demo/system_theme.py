"""Which theme the desktop has, as far as it tells."""

from __future__ import annotations

import os
import subprocess
import sys

# A desktop that does not answer by then, in seconds, is not waited for.
PATIENCE = 1.0

# What is asked where, and what its answer has in it when the theme is dark.
_ASKED: dict[str, tuple[tuple[str, ...], str]] = {
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


def prefers_dark() -> bool:
    """Whether programs are to be dark; False where that cannot be found out."""
    if "dark" in os.environ.get("GTK_THEME", "").lower():
        return True
    command, sign = _ASKED.get(sys.platform, ((), ""))
    if not command:
        return False
    try:
        answer = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    except (OSError, subprocess.SubprocessError):
        return False
    return answer.returncode == 0 and sign in answer.stdout.lower()
