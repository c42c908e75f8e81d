"""Many games at once, and what came into play in them."""
