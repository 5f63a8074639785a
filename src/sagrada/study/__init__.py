"""Study: reviews of finished games, and puzzles, made of what the strongest bots know."""
