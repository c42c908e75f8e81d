"""What bots go by, learned from games."""
