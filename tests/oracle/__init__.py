"""Independent references: the rules of the puzzles once more, in Python, from first principles and without any search tricks."""
