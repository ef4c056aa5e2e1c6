"""Independent references: the rules once more, in Python, from first principles and without any tricks."""
