"""Texts and pictures of values: pure functions, the same bytes for the same value."""
