"""Programs that the build and the tests use."""
