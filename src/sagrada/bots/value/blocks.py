"""What lists stand for when these modules run uncompiled."""

Reals = list[float]
"""A block of C doubles."""
