"""What the box contains: component data and its schema."""
