"""What happens in the process that analyzes positions. It has a low priority: games come first."""

from functools import lru_cache

import msgspec

from sagrada.game.record_text import parse_entries
from sagrada.study.analysis import AnalyzedChoice, analyze, judge_turn
from sagrada.study.evaluator import EFFORTS, Evaluator
from sagrada.study.position import PlayedTurn, play_turn, read_position
from sagrada.study.review_json import because_json, decision_json, figure_json

_encode = msgspec.json.Encoder().encode


@lru_cache(maxsize=2)
def _evaluator(solo: bool) -> Evaluator:
    return Evaluator(solo)


def _turn(position: str, entries: str) -> PlayedTurn:
    return play_turn(read_position(position), parse_entries(entries))


def analyze_position(position: str, entries: str, effort: str) -> bytes:
    """The best choices of the seat now, as JSON."""
    turn = _turn(position, entries)
    found = analyze(_evaluator(turn.state.setup.solo), turn.view, EFFORTS[effort])
    return _encode({"seat": turn.position.seat, "choices": [_choice(each) for each in found]})


def judge_decision(position: str, entries: str, effort: str) -> bytes:
    """What the decision at the beginning of the turn was worth, as JSON."""
    turn = _turn(position, entries)
    judgment, because = judge_turn(_evaluator(turn.state.setup.solo), turn, EFFORTS[effort])
    return _encode(decision_json(judgment, because))


def _choice(found: AnalyzedChoice) -> dict[str, object]:
    return {
        "moves": [str(move) for move in found.moves],
        "points": figure_json(found.points),
        "chance": figure_json(found.chance, 4),
        "behind": {
            "points": figure_json(found.points_behind),
            "chance": figure_json(found.chance_behind, 4),
        },
        "because": because_json(found.because),
    }
