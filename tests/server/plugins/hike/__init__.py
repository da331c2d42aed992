"""A game for one with a campaign: up the hill, or down."""
