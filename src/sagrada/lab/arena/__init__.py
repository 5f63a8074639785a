"""Matches between bots: planned (plan), played (played_game, workers, run), saved (results), summed
up (summary, elo, timing) and shown (report). `sagrada arena` is the command for it."""
