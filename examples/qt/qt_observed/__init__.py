"""A profile page of Qt widgets whose scroll views NestedSlide coordinates."""
