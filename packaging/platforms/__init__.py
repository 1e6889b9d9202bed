"""The library for every platform, built on one Linux machine. See docs/platforms.md; `make platforms` runs it."""
