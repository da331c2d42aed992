"""Thunder: cars, choppers and a road that grows, by every rule of docs/rules/thunder.md."""

import chicane.thunder.game  # noqa: F401  # before any other: what boxes add is numbered in the order in which it comes
