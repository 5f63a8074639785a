"""Windows, tables and score sheets drawn as plain text, as SVG and as HTML.

Pure functions from values to text, as in `notation/`. A game is drawn from a `View`, so a picture
can't show what its viewer can't know.
"""
