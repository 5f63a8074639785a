"""Study: game reviews and puzzles, made of what the strongest bots know."""
