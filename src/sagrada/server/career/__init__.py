"""A person's finished games together: goals and statistics."""
