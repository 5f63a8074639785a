"""Bots: each gets a `View` and answers with a move. A bot never holds the real state, only states
that it sampled itself, so there is nothing to peek at."""
