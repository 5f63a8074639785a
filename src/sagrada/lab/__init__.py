"""THE WORKSHOP: where bots are measured. Nothing that plays a game for people needs it."""
