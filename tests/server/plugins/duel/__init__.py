"""A game with secrets that can be seen: the toy game, with its cards on the table."""
