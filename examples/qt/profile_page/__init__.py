"""A profile page of Qt widgets that NestedSlide scrolls."""
