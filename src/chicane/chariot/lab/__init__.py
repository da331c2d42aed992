"""What bots, scenarios and tests ask."""
