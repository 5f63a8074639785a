"""Positions that the tests of puzzles share."""

LAST_TURN = """\
players: 3
stage: turn
round: 10
start: 1
turn: 5
bag: 5 red, 5 yellow, 3 green, 6 blue, 1 purple
tools: 12, 10 holds 1, 5
public: color-diagonals, deep-shades, column-color-variety
pool: R2 G4 P2 P3
track: Y3 B3 P3 / B4 P3 / B2 / R2 / B2 / P2 / P1 / B5 / G2
pattern 1: sun-catcher
dice 1: Y6 B5 P2 R1 Y5 / R4 .. R6 .. G1 / B3 R4 Y5 .. R4 / G1 .. G3 R2 P1
favor 1: 3
private 2: green
pattern 2: virtus
dice 2: G4 Y3 R2 P5 G6 / B3 R5 P6 G1 B2 / G6 P3 G5 B4 P3 / P5 G6 B1 G6 ..
favor 2: 4
pattern 3: aurora-sagradis
dice 3: R2 Y4 B6 P3 Y5 / Y4 P5 Y3 G2 .. / P6 Y1 P2 Y5 G3 / Y5 R4 G6 R4 Y5
favor 3: 4
"""
"""Seat 2 has one turn left: a red two on D5 completes a column of five colors."""
