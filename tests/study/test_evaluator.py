"""Playouts: the same dice for the same numbers, and what is known in each of the two ways."""

from math import isclose

from sagrada.engine.state import GameState
from sagrada.kernel.convert import from_engine
from sagrada.kernel.layout import MOVE_END
from sagrada.study.evaluator import EFFORTS, NO_MOVE, Evaluator
from sagrada.study.spans import SpanKind, cut
from tests.study.games import bot_game, other_secrets


def _after_roll(number: int) -> GameState:
    spans = cut(bot_game("rules", "rules").full_record()).spans
    return next(each.after for each in spans if each.kind is SpanKind.ROLL and each.round == number)


def test_playouts_depend_on_their_number_alone() -> None:
    state = from_engine(_after_roll(4))
    evaluator = Evaluator(solo=False)
    all_of_them = evaluator.face_up(state, NO_MOVE, 7, 6)
    assert evaluator.face_up(state, NO_MOVE, 7, 2, first=3) == all_of_them[3:5]
    assert evaluator.face_up(state, NO_MOVE, 8, 6) != all_of_them


def test_chances_add_up() -> None:
    for number in (4, 10):
        state = from_engine(_after_roll(number))
        for row in Evaluator(solo=False).face_up(state, MOVE_END, 7, 5):
            assert isclose(sum(chance for _, chance in row), 1)


def test_a_view_hides_what_face_up_shows() -> None:
    before = _after_roll(8)
    one, other = from_engine(before), from_engine(other_secrets(before, 0))
    evaluator = Evaluator(solo=False)
    seen = [evaluator.from_view(state, MOVE_END, 0, 7, 5) for state in (one, other)]
    assert seen[0] == seen[1]
    shown = [evaluator.face_up(state, MOVE_END, 7, 5) for state in (one, other)]
    assert shown[0] != shown[1]


def test_more_effort_is_more_playouts() -> None:
    quick, normal, deep = EFFORTS.values()
    assert quick.find == normal.find == deep.find  # or grades would mean different things
    assert quick.check < normal.check < deep.check
    assert quick.value < normal.value < deep.value
