"""How fast everything is, beside others."""
