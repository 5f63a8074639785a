"""Names for the lists that stand in for C arrays when these modules run uncompiled."""

Reals = list[float]
"""An array of C doubles."""
