"""SETX-4 We Didn't Start the Fire."""
