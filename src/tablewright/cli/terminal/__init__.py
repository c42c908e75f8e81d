"""A table in the terminal: who sits there, what they see, what they can type."""
