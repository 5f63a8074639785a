"""Reviews of finished games: made in the background, one after another, and kept."""
