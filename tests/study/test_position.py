"""Positions set up by hand: one seat's view, played for a turn, analyzed and judged."""

import pytest

from sagrada.engine.notation import NotationError
from sagrada.engine.outcomes import Outcome
from sagrada.engine.play import IllegalMove
from sagrada.game.record_text import parse_entries
from sagrada.study.analysis import analyze, judge_turn
from sagrada.study.evaluator import Evaluator
from sagrada.study.position import PlayedTurn, play_turn, read_position
from tests.study.games import TINY

POSITION = """\
players: 2
stage: turn
round: 2
start: 2
turn: 2
tools: 1, 6 holds 1, 11 holds 1
public: light-shades, deep-shades, color-variety
pool: G6 B2 P1 Y5
track: Y4
private 1: purple
pattern 1: fractal-drops
dice 1: .. .. P2 .. .. / .. .. .. R3 .. / .. .. .. .. .. / .. .. .. .. ..
favor 1: 2
pattern 2: sun-catcher
dice 2: .. .. .. .. .. / .. .. .. .. .. / .. B1 .. .. .. / G2 Y3 .. .. ..
favor 2: 2
"""


def turn(text: str) -> PlayedTurn:
    return play_turn(read_position(POSITION), parse_entries(text))


def test_what_the_others_hold_is_made_up_and_not_seen() -> None:
    position = read_position(POSITION)
    assert position.seat == 0
    assert position.view.players[1].private is None


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (("private 1: purple\n", ""), "private 1"),
        (("private 1: purple", "private 2: purple"), "private 1 is missing"),
        (("stage: turn", "stage: roll"), "stage"),
        (("players: 2", "players: 9"), "players"),
        (("pool: G6", "pool: G7"), "pool"),
        (("private 1: purple", "private 1: pink"), "pink"),
        (("private 1: purple", "private 1: red, yellow, green, blue, purple"), "private"),
    ],
)
def test_what_is_wrong_is_said(change: tuple[str, str], sentence: str) -> None:
    with pytest.raises(NotationError, match=sentence):
        read_position(POSITION.replace(*change))


def test_a_turn_is_played_to_its_end_and_no_further() -> None:
    played = turn("1: draft G6, place A5")
    assert not played.is_over
    assert not played.is_decided
    ended = turn("1: draft G6, place A5, end")
    assert ended.is_over
    assert ended.is_decided
    with pytest.raises(NotationError, match="the turn is over"):
        turn("1: end\n2: end")
    with pytest.raises(NotationError, match="turn of seat 1"):
        turn("2: end")
    with pytest.raises(IllegalMove):
        turn("1: draft G6, place C3")


def test_fresh_dice_answer_a_tool_and_end_the_decision() -> None:
    """RULES 6: Flux Brush rerolls the drafted die."""
    rolled = {str(turn("1: draft G6, tool 6").entries[-1]) for _ in range(40)}
    assert len(rolled) > 1, "every time other dice"
    played = turn("1: draft G6, tool 6")
    assert isinstance(played.entries[-1], Outcome)
    assert played.is_decided
    assert not played.is_over
    assert len(played.decision) == 2
    again = play_turn(played.position, played.entries)
    assert again.entries == played.entries, "what chance has answered stays"


def test_an_analysis_names_the_best_first_and_is_the_same_again() -> None:
    evaluator = Evaluator(False)
    found = analyze(evaluator, read_position(POSITION).view, TINY)
    assert len(found) > 1
    assert found[0].points_behind.value == 0
    assert [each.points.value for each in found] == sorted(
        (each.points.value for each in found), reverse=True
    )
    assert found == analyze(evaluator, read_position(POSITION).view, TINY)
    # Whatever the others hold, the seat can't know it.
    other = POSITION + "private 2: red\n"
    assert found == analyze(evaluator, read_position(other).view, TINY)


def test_the_best_choice_is_no_error_and_passing_is_one() -> None:
    evaluator = Evaluator(False)
    best = analyze(evaluator, read_position(POSITION).view, TINY)[0]
    moves = "\n".join(map(str, best.moves))
    good, none = judge_turn(evaluator, turn(moves), TINY)
    assert not good.counts
    assert none == ()
    passed, because = judge_turn(evaluator, turn("1: end"), TINY)
    assert passed.counts
    assert because
