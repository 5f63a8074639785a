"""Text for dice, moves, outcomes, setups, positions and perft files.

`parse_x` and `format_x` are each other's inverse.
"""
