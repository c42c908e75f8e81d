"""What bots go by: the evaluation, and what was learned."""
