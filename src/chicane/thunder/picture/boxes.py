"""The pictures of all boxes: each fills the tables of spots, drops, layers, tokens and grounds with its own."""

from chicane.thunder.picture import carnage, choppe_shoppe, extra_ammo, final_five, rig, rig_spots  # noqa: F401
