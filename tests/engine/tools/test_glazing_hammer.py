"""RULES tool 7: re-roll every die in the pool."""

from sagrada.engine.events import DieRerolled, ToolUsed
from sagrada.engine.play import apply
from sagrada.engine.reasons import Reason
from sagrada.engine.state import GameState, Stage, Turn
from tests.referee import EMPTY, end_turns, offered, possible, refused
from tests.tabletop import a_turn, choice, dice, play
from tests.windows import die_of


def with_hammer(pool: str, turn_number: int, players: int = 2) -> GameState:
    windows = (EMPTY,) * players
    return a_turn(*windows, pool=pool, tools=(7,), track=("P6",), turn_number=turn_number)


def test_every_die_of_the_pool_is_rolled_once() -> None:
    # RULES tool 7: one after the other, and nothing else
    state = play(with_hammer("R3 R3 B2", turn_number=3), "1: tool 7")
    assert state.stage is Stage.REROLL_POOL
    assert possible(state) == {f"reroll {value}": 1 for value in range(1, 7)}
    state = play(state, "*: reroll 6", "*: reroll 1")
    assert state.stage is Stage.REROLL_POOL
    assert offered(state) == []
    state = play(state, "*: reroll 5")
    assert state.pool == dice("R6 R1 B5")
    assert state.track == (dice("P6"),)
    assert state.stage is Stage.TURN


def test_a_die_rolled_already_is_not_rolled_again() -> None:
    # RULES tool 7: the first red die becomes a one, which sorts before the die still to roll
    state = play(with_hammer("R3 R5", turn_number=3), "1: tool 7", "*: reroll 1", "*: reroll 2")
    assert state.pool == dice("R1 R2")


def test_then_the_player_may_draft() -> None:
    # RULES tool 7, 4.1
    state = play(with_hammer("R3 B2", turn_number=3), "1: tool 7", "*: reroll 6", "*: reroll 1")
    assert state.turn == Turn(tool=7)
    assert offered(state) == ["draft R6", "draft B1", "end"]


def test_only_on_the_second_turn_of_the_round() -> None:
    # RULES tool 7: seats 1 2 3 3 2 1
    state = with_hammer("R3 B2", turn_number=0, players=3)
    for turn, seat in enumerate((1, 2, 3)):
        assert refused(end_turns(state, turn), f"{seat}: tool 7") is Reason.NOT_THE_TURN
    for turn, seat in enumerate((3, 2, 1), start=3):
        assert "tool 7" in offered(end_turns(state, turn)), f"seat {seat}"


def test_only_before_drafting() -> None:
    # RULES tool 7, 6.3
    state = play(with_hammer("R3 B2", turn_number=3), "1: draft R3")
    assert refused(state, "1: tool 7") is Reason.DIE_IN_HAND
    state = play(state, "1: place A1")
    assert refused(state, "1: tool 7") is Reason.DRAFT_DONE


def test_a_draft_of_the_first_turn_does_not_matter() -> None:
    # RULES tool 7
    state = play(with_hammer("R3 B2", turn_number=1), "2: draft R3", "2: place A1", "2: end")
    assert offered(state, "tool") == ["7"]


def test_it_needs_a_pool() -> None:
    # RULES 6.2
    assert refused(with_hammer("", turn_number=3), "1: tool 7") is Reason.NO_EFFECT


def test_what_happens_is_told() -> None:
    # RULES tool 7
    used = apply(with_hammer("R3 B2", turn_number=3), choice("1: tool 7"))
    assert used.events == (ToolUsed(0, 7, 1),)
    first = apply(used.after, choice("*: reroll 4"))
    assert first.events == (DieRerolled(0, die_of("R3"), die_of("R4")),)
    second = apply(first.after, choice("*: reroll 2"))
    assert second.events == (DieRerolled(0, die_of("B2"), die_of("B2")),)
