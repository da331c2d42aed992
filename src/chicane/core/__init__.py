"""The engine: steps, agenda, chance, matches. It knows no game and imports nothing of ours."""
