"""What bots think of all boxes: each fills the tables of gains, entries and judges with its own."""

from chicane.thunder.lab import ammo, carnage, choppe_shoppe, final_five, german_engineering, rig  # noqa: F401
