"""A game entry by entry: undoing, and entries that are refused."""

import random

import pytest

from sagrada.engine.moves import ChoosePattern, EndTurn
from sagrada.engine.options import Options, Setup
from sagrada.engine.outcomes import Rerolled
from sagrada.engine.state import Stage
from sagrada.game.game import Game, GameError
from sagrada.game.history import ChoiceUndone, UndoError
from sagrada.game.record import Undo
from tests.game.games import HONOUR, open_game, play_on
from tests.game.test_default_move import at, submit
from tests.game.test_replay import OPENING, end_of, events_of, refusal
from tests.tabletop import a_turn, window


def test_several_choices_can_be_taken_back_one_by_one() -> None:
    start = end_of(OPENING).state
    history = end_of(OPENING + "1: draft R3, place C1, takeback, takeback\n")
    assert history.state == start
    assert len(history.entries) == 14
    assert events_of(history)[-1] == ChoiceUndone(0)
    again = end_of(OPENING + "1: draft R3, takeback, draft R3, place A1\n")
    assert again.state == end_of(OPENING + "1: draft R3, place A1\n").state


def test_an_end_of_turn_can_be_taken_back_until_the_next_choice() -> None:
    """RULES 4.5"""
    assert end_of(OPENING + "1: end, takeback\n").state == end_of(OPENING).state


def test_nobody_goes_back_past_another_seat_even_if_that_was_taken_back() -> None:
    assert refusal(OPENING + "1: end\n2: draft R3, takeback\n1: takeback\n").startswith(
        "line 14: 1: takeback: There’s nothing to undo."
    )


def test_patterns_are_taken_back_only_until_they_are_revealed() -> None:
    """RULES 2.2"""
    before, _, after = OPENING.partition("1: pattern fractal-drops\n")
    chosen = "1: pattern fractal-drops, takeback, pattern firmitas\n"
    history = end_of(before + chosen + after)
    window = history.state.window(0)
    assert window.pattern.id == "firmitas"
    hidden = [event for event in events_of(history) if isinstance(event, ChoiceUndone)]
    assert hidden == [ChoiceUndone(0)], "the event does not say what had been chosen"
    revealed = OPENING.partition("*: roll")[0]
    assert "takeback: There’s nothing to undo." in refusal(revealed + "2: takeback\n")


def test_nothing_is_taken_back_past_a_roll() -> None:
    """RULES tool 6: what was rolled has been seen."""
    text = OPENING.replace("1, 2, 3", "6, 2, 3") + "1: draft R3, tool 6\n"
    assert "takeback: There’s nothing to undo." in refusal(text + "1: takeback\n")
    assert "takeback: There’s nothing to undo." in refusal(text + "*: reroll 3\n1: takeback\n")


def test_a_refused_entry_changes_nothing() -> None:
    history = end_of(OPENING)
    state, count = history.state, len(history.entries)
    for entry in (EndTurn(1), Undo(1), ChoosePattern(0, "virtus"), Rerolled(1)):
        with pytest.raises(ValueError):
            history.add(entry)
    assert (history.state, len(history.entries), len(history.steps)) == (state, count, count)
    with pytest.raises(UndoError):
        history.add(Undo(0))


# ---------------------------------------------------------------- patterns and calls

PATTERNS_BEGIN, _, _ = OPENING.partition("1: pattern fractal-drops\n")


def test_a_pattern_can_be_changed_until_all_have_chosen() -> None:
    """RULES 2.2: whoever else has chosen since."""
    chosen = PATTERNS_BEGIN + "1: pattern fractal-drops\n"
    history = end_of(chosen)
    assert history.can_undo(0)
    assert not history.can_undo(1)
    history = end_of(chosen + "1: takeback, pattern firmitas\n2: pattern sun-catcher\n")
    assert history.state.window(0).pattern.id == "firmitas"


def test_a_pattern_can_be_changed_after_another_seat_has_chosen() -> None:
    """RULES 2.2: with three players the first can still change when the second has chosen."""
    game = open_game(Setup(players=3), 5)
    first, second = (game.legal(seat)[0] for seat in (0, 1))
    game.submit(0, first)
    game.submit(1, second)
    game.undo(0)
    assert game.state.to_act == (0, 2)
    game.submit(0, game.legal(0)[1])
    game.undo(1)
    assert game.state.to_act == (1, 2)
    assert game.state.players[0].choice is not None


def honour_turn(**spaces: str) -> Game:
    laid = window("virtus", spaces)
    return at(a_turn(laid, window("virtus"), pool="G1 B2 Y6", honour=True))


def test_a_wrong_call_takes_no_undo_away() -> None:
    """RULES 8.5"""
    game = honour_turn()
    before = game.state
    submit(game, "1: draft G1", "1: place A2", "2: call 1")
    assert game.state.stage is Stage.TURN
    game.undo(0)
    game.undo(0)
    assert game.state == before


def test_a_call_made_during_a_chain_outlives_an_undo() -> None:
    """RULES 8.5: it is heard when no chain is open any more."""
    game = honour_turn(B3="R5")
    submit(game, "1: draft G1", "2: call 1")
    step = game.undo(0)
    assert [type(event).__name__ for event in step.events] == ["ChoiceUndone", "WindowAudited"]
    assert game.state.stage is Stage.MEND


def test_a_call_that_was_right_is_not_undone() -> None:
    """RULES 8.5"""
    game = honour_turn()
    submit(game, "1: draft G1", "1: place B3", "2: call 1")
    assert game.state.stage is Stage.MEND
    assert not game.can_undo(0)
    assert not game.can_undo(1)
    with pytest.raises(GameError, match="takeback: The latest choice was seat 2’s"):
        game.undo(0)
    submit(game, "1: remove B3")
    assert game.can_undo(0), "the removal itself"
    game.undo(0)
    assert not game.can_undo(0)


def test_a_mistake_that_ended_a_chain_stays_found() -> None:
    """RULES 8.5: the placement that a waiting call judged can't be undone any more."""
    game = honour_turn()
    submit(game, "1: draft G1", "2: call 1", "1: place B3")
    assert game.state.stage is Stage.MEND
    assert not game.can_undo(0)
    with pytest.raises(GameError, match="after a call has found a mistake"):
        game.undo(0)


def test_what_older_records_undid_still_replays() -> None:
    """A caller's own calls, one by one, and choices that a call had found a mistake after."""
    game = honour_turn()
    submit(game, "1: draft G1", "2: call 1", "2: call 2")
    assert game.can_undo(1)
    game.undo(1)
    game.undo(1)
    assert not game.state.calls
    game.undo(0)
    submit(game, "1: draft G1", "2: call 1", "1: place B3")
    game.catch_up([Undo(0)])
    assert game.state.stage is Stage.PLACE
    assert game.state.calls == (0,)


@pytest.mark.parametrize("options", [Options(), HONOUR])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_only_those_who_may_choose_can_choose_or_undo(players: int, options: Options) -> None:
    game, rng = open_game(Setup(players, options)), random.Random(players)
    has_left_out = False
    while not game.is_over:
        for seat in set(range(players)) - {*game.may_choose()}:
            has_left_out = True
            assert not game.legal(seat)
            assert not game.can_undo(seat)
        play_on(game, 1, rng)
    assert has_left_out == (players > 1 and options is not HONOUR)
