"""The menu, at every stage of real games: the question and the numbered moves."""

import pytest

from sagrada.cli.terminal.menu import draw_menu, menu_items, only_move, question
from sagrada.engine.moves import Call, SetValue
from sagrada.engine.state import Stage
from sagrada.engine.view import view
from tests.cli.rendering.test_drawing import printed
from tests.cli.rendering.test_view import CHOICE_STAGES, NAMES, TURN, states_by_stage
from tests.tabletop import a_turn, play, window


@pytest.mark.parametrize("stage", CHOICE_STAGES)
def test_every_stage_has_a_question_and_all_its_moves(stage: Stage) -> None:
    states = [state for (at, _), state in states_by_stage().items() if at is stage]
    assert states
    for state in states:
        seen = view(state, state.to_act[0])
        items = menu_items(seen, NAMES[: state.setup.players])
        assert [item.move for item in items if not isinstance(item.move, Call)]
        assert {item.move for item in items} == set(seen.legal)
        numbers = [item.number for item in items]
        assert len(set(numbers)) == len(numbers)
        for drawing in (question(seen), draw_menu(items, 80)):
            assert max(map(len, printed(drawing))) <= 80
        assert question(seen).plain.endswith((".", "?"))


def test_values_are_their_own_numbers_and_calls_come_last() -> None:
    honour = a_turn(window("virtus"), window("virtus"), pool="R3", tools=(1,), honour=True)
    seen = view(play(honour, "1: draft R3", "1: tool 1"), 0)
    items = menu_items(seen, NAMES[:2])
    assert [item.number for item in items if isinstance(item.move, SetValue)] == [2, 4]
    assert [item.number for item in items if isinstance(item.move, Call)] == [5, 6]
    assert printed(draw_menu(items, 80))[1] == "Call    5 Anna’s window   6 Bartholomew’s window"


def test_the_only_move_leaves_calls_aside() -> None:
    honour = a_turn(window("virtus"), window("virtus"), honour=True)
    assert str(only_move(view(honour, 0))) == "1: end"
    assert only_move(view(TURN, 0)) is None
