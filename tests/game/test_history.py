"""A game entry by entry: undoing, and entries that are refused."""

import pytest

from sagrada.engine.moves import ChoosePattern, EndTurn
from sagrada.engine.outcomes import Rerolled
from sagrada.game.history import ChoiceUndone, UndoError
from sagrada.game.record import Undo
from tests.game.test_replay import OPENING, end_of, events_of, refusal


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
