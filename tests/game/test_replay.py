"""Replaying records: every entry is checked, a refusal says where and why, and moments."""

import re
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sagrada.engine.events import Event
from sagrada.engine.moves import EndTurn
from sagrada.engine.options import Setup
from sagrada.engine.view import view
from sagrada.game.history import History
from sagrada.game.record import Comment, Record, Result
from sagrada.game.record_text import (
    format_choice_or_undo,
    format_entry,
    format_record,
    parse_record,
)
from sagrada.game.replay import ReplayError, moments, replay
from tests.game.games import HONOUR, played_game, random_game, seats
from tests.setups import hosted_setups

OPENING = """\
[Player1 "Ann"]
[Player2 "Bob"]
[Tools "1, 2, 3"]
[Public "light-shades, deep-shades, color-variety"]
[Cards "8 1, 5 2"]

*: private 1 red, private 2 blue
*: start 1
1: pattern fractal-drops
2: pattern sun-catcher
*: roll R3 Y4 B1 G2 P5
"""


def end_of(text: str) -> History:
    return replay(parse_record(text))


def refusal(text: str) -> str:
    with pytest.raises(ReplayError) as caught:
        end_of(text)
    return str(caught.value)


def events_of(history: History) -> list[Event]:
    return [event for step in history.steps for event in step.events]


# ---------------------------------------------------------------- what replays


@given(hosted_setups(), st.integers(0, 2**32))
def test_every_game_replays_to_the_same_state(setup: Setup, seed: int) -> None:
    """RULES 3.4, 10: from the text alone, without any seed."""
    game = played_game(setup, seed)
    record = replace(game.record(), commitment=None)
    history = replay(parse_record(format_record(record)))
    assert history.state == game.state
    assert tuple(history.entries) == record.entries
    assert [step.after for step in history.steps[:-1]] == [s.before for s in history.steps[1:]]


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_record_cut_in_the_middle_is_an_unfinished_game(seed: int) -> None:
    record = replace(played_game(Setup(2, HONOUR), seed).record(), result=None)
    whole = replay(record)
    for cut in range(0, len(record.entries), 23):
        half = replay(replace(record, entries=record.entries[:cut]))
        assert half.steps == whole.steps[:cut]
        assert not half.state.is_over


def test_an_opening_replays() -> None:
    """RULES 2.7: everything is dealt before the pattern choice."""
    state = end_of(OPENING).state
    assert (state.round, state.to_act) == (1, (0,))


# ---------------------------------------------------------------- what is refused

REFUSED = [
    ("1: draft R3, place B2\n", "line 12: 1: place B2: The first die in a window must go on"),
    ("1: draft R3, place A4\n", "line 12: 1: place A4: That space needs a different color."),
    ("2: draft R3\n", "line 12: 2: draft R3: It’s another player’s turn."),
    ("1: draft R5\n", "line 12: 1: draft R5: That die isn’t in the draft pool."),
    ("1: end\n2: end\n2: end\n3: end\n", "line 15: 3: end: There’s no such seat at this table."),
    ("*: roll R1\n", "line 12: *: roll R1:"),
    ("1: end\n2: end, end\n1: end, end\n", "line 14: 1: end: Dice or cards are still being drawn."),
    ("1: takeback\n", "line 12: 1: takeback: There’s nothing to undo."),
    ("1: end, takeback, takeback\n", "line 12: 1: takeback: There’s nothing to undo."),
    ("1: end\n2: takeback\n", "line 13: 2: takeback: The latest choice was seat 1’s."),
    ("1: end\n2: end\n1: takeback\n", "line 14: 1: takeback: The latest choice was seat 2’s."),
]


@pytest.mark.parametrize(("more", "message"), REFUSED)
def test_a_refused_entry_is_named_with_its_line(more: str, message: str) -> None:
    """RULES 5.2, 5.4, 3.2, 4.1"""
    assert refusal(OPENING + more).startswith(message)


def test_a_refusal_says_what_was_expected() -> None:
    assert refusal(OPENING + "1: draft R5").endswith(
        "Expected one of: 1: draft R3, 1: draft Y4, 1: draft G2, 1: draft B1, 1: draft P5, 1: end."
    )
    early = OPENING.replace("B1 G2 P5", "B1 G2")
    assert "Expected one of: *: roll R1, *: roll R2," in refusal(early + "1: draft R3")
    assert "… (30 in all)." in refusal(early + "1: draft R3")


def test_nothing_comes_after_the_end() -> None:
    """RULES 3.4"""
    record = played_game(Setup(2)).record()
    text = format_record(record) + "1: end\n"
    assert refusal(text).endswith(
        "1: end: The game is over. (rule 3.4) Expected nothing more: the game is over."
    )


def test_without_a_text_the_entry_is_counted() -> None:
    record = Record(Setup(), seats(2), entries=(EndTurn(0),))
    with pytest.raises(ReplayError, match="entry 1: 1: end: Dice or cards are still"):
        replay(record)


def test_a_result_that_is_not_reached_is_refused() -> None:
    """RULES 3.4, 7.6"""
    text = OPENING.replace("[Tools", '[Result "40 35, won by 1"]\n[Tools')
    assert refusal(text) == (
        'Result: the header says "40 35, won by 1", but the record ends in round 1, '
        "before the game is over; finish the game or drop the header"
    )


def test_a_result_that_is_not_true_is_refused() -> None:
    """RULES 7.6"""
    record = played_game(Setup(2)).record()
    with pytest.raises(ReplayError, match=r'the header says "99 1, won by 1", but the result is "'):
        replay(replace(record, result=Result((99, 1), (0,))))


# ---------------------------------------------------------------- moments

TURNS = """\
1: draft R3, takeback, draft Y4, tool 6
*: reroll 2
1: place A3, end
2: end
2: end
1: end
"""


def a_turn_with_a_reroll() -> History:
    return end_of(OPENING.replace("1, 2, 3", "6, 2, 3") + TURNS)


def choices(history: History, chance_apart: bool = False) -> list[str]:
    found = moments(history, chance_apart=chance_apart)
    return [format_choice_or_undo(moment.choice) if moment.choice else "*" for moment in found]


def test_a_moment_is_a_choice_with_what_chance_answered() -> None:
    history = a_turn_with_a_reroll()
    assert choices(history) == [
        *("*", "pattern fractal-drops", "pattern sun-catcher"),
        *("draft R3", "takeback", "draft Y4", "tool 6", "place A3", "end", "end", "end"),
    ]
    found = moments(history)
    assert [format_entry(entry) for entry in found[6].entries] == ["1: tool 6", "*: reroll 2"]
    assert not any(moment.state.is_chance for moment in found)
    assert found[-1].version == len(history.entries) - 1, "the last choice awaits a roll"


def test_chance_can_have_moments_of_its_own() -> None:
    history = a_turn_with_a_reroll()
    assert choices(history, chance_apart=True) == [
        *("*", "pattern fractal-drops", "pattern sun-catcher", "*"),
        *("draft R3", "takeback", "draft Y4", "tool 6", "*", "place A3"),
        *("end", "end", "end", "end"),
    ]
    cut_in_a_roll = end_of(OPENING.replace(" G2 P5", ""))
    last = moments(cut_in_a_roll, chance_apart=True)[-1]
    assert [format_entry(entry) for entry in last.entries] == [
        "*: roll R3",
        "*: roll Y4",
        "*: roll B1",
    ]
    assert moments(cut_in_a_roll)[-1].version == 4


@pytest.mark.parametrize("chance_apart", [False, True])
@pytest.mark.parametrize("setup", [Setup(1), Setup(2, HONOUR), Setup(3)])
def test_moments_hold_the_whole_game_in_order(setup: Setup, chance_apart: bool) -> None:
    record = played_game(setup, seed=5).record()
    history = replay(record)
    found = moments(history, chance_apart=chance_apart)
    assert tuple(entry for moment in found for entry in moment.entries) == record.entries
    assert [event for moment in found for event in moment.events] == events_of(history)
    assert [moment.state for moment in found] == [
        history.steps[moment.version - 1].after for moment in found
    ]
    assert found[-1].state.is_over


def test_a_turn_starts_where_nothing_has_been_done_in_it() -> None:
    found = moments(a_turn_with_a_reroll())
    starts = [at for at, moment in enumerate(found) if moment.is_turn_start]
    assert starts == [2, 4, 8, 9, 10], "after both patterns, after the undo, and after each end"


def test_a_record_in_which_nothing_happened_has_no_moments() -> None:
    nothing = replay(Record(Setup(2), seats(2)))
    assert moments(nothing) == moments(nothing, chance_apart=True) == ()


def test_comments_stand_at_the_moment_after_which_they_were_written() -> None:
    history = a_turn_with_a_reroll()
    comments = (Comment(0, "first"), Comment(4, "second"), Comment(5, "third"), Comment(5, "more"))
    found = moments(history, comments)
    assert [moment.comments for moment in found[:3]] == [("first",), ("second",), ("third", "more")]
    assert not any(moment.comments for moment in found[3:])


def test_many_comments_take_no_longer_for_many_moments() -> None:
    """Each is looked at once, not once for every moment before it."""
    record = played_game(Setup(players=4)).record()
    looked = 0

    class Late(Comment):
        def __getattribute__(self, name: str) -> object:
            nonlocal looked
            looked += name == "after"
            return super().__getattribute__(name)

    last = len(record.entries)
    found = moments(replay(record), [Late(last, "x", False) for _ in range(1000)])
    assert len(found[-1].comments) == 1000
    assert looked < 2000 + len(found)


def test_the_view_of_a_moment_is_a_seats_or_open() -> None:
    """RULES 2.1: during the game a seat saw its own private objective only."""
    moment = moments(a_turn_with_a_reroll())[4]
    assert moment.view(1) == view(moment.state, 1)
    assert [player.private is None for player in moment.view(1).players] == [True, False]
    assert all(player.private for player in moment.view(None).players)
    assert moment.view(None).seat is None


def test_a_moment_is_a_line_of_text() -> None:
    game = random_game(seed=7, until_round=4)
    dealt, first, *_, last = game.moments()
    assert str(dealt) == "dealt"
    assert re.fullmatch(r"\d: pattern [a-z-]+", str(first))
    scores = " to ".join(map(str, game.scores))
    assert str(last).endswith(f" (round 4: {scores})")
    assert repr(last) == f"<ReplayMoment {last.version}: {last}>"
    game.push(next(move for move in game.legal_moves if "draft" in str(move)))
    game.undo(0)
    undone = game.moments()[-1]
    assert undone.choice is not None
    assert str(undone) == f"{format_entry(undone.choice)} (round 4: {scores})"
