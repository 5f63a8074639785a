"""Scoring: what the public objectives ask for, a window's score sheet, and the final standings."""

from sagrada.engine.scoring.sheet import (
    EMPTY_COSTS,
    EMPTY_COSTS_SOLO,
    ScoreLine,
    ScoreSheet,
    Sets,
    score,
    score_track,
)

__all__ = [
    "EMPTY_COSTS",
    "EMPTY_COSTS_SOLO",
    "ScoreLine",
    "ScoreSheet",
    "Sets",
    "score",
    "score_track",
]
