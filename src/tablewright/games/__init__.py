"""The games. Each folder is one game; all have the same shape (see CONTRIBUTING.md)."""
