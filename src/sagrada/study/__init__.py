"""Study: what a finished game was made of. Luck, errors, and what to do better."""
