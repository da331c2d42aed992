"""The toy game as a package beside `core`, for tests that look it up in the registry."""
