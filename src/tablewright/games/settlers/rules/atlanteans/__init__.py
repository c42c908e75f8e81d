"""SETX-5 Atlanteans."""
