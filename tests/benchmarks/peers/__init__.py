"""Other programs that do the same work, written as their users write them."""
