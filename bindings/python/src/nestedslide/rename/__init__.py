"""Brings a user's sources up to date with names that have changed: ``python -m nestedslide rename DIR``."""
