"""The game at a terminal: who plays, what is asked, what is typed."""
