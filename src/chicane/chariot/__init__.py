"""Chariot Race: two laps of the circus, by every rule of docs/rules/chariot.md."""
