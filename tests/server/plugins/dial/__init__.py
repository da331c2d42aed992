"""A game with a dial: a car turns by any whole degree and drives on, past a post."""
