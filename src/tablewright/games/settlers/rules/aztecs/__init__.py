"""SETX-6 Aztecs."""
