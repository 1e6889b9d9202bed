"""``python -m nestedslide new``: a small app to begin with, for a toolkit of choice."""
