"""Matches between bots: planned (plan), played (game, workers, run), kept (results), summed up
(summary, elo) and shown (figures). `sagrada arena` is its door."""
