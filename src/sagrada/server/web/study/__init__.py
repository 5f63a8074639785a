"""HTTP for studying: reviews, positions, puzzles and own windows."""
