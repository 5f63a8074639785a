"""Recorded games as tables, for analysis: `sagrada lab export` (docs/lab-data.md).

schema.py says what the tables hold, rows.py makes the rows of a game, export.py writes them.
"""
