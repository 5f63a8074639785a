"""Sagrada: the dice-drafting game, to play, to score and to study."""

__version__ = "0.1.0"
