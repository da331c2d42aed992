"""Wreckage: a demolition derby on an open plane, three jerrycans to win."""
