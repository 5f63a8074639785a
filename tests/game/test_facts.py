"""The facts of a finished game follow from its record."""

from random import Random

import pytest

from sagrada.engine.options import Setup
from sagrada.engine.scoring.standings import sheet
from sagrada.game.facts import facts_of
from sagrada.game.record import Record, Seat, SeatKind, Undo
from sagrada.game.record_text import parse_record
from sagrada.game.replay import replay
from tests.citations import ROOT
from tests.game.games import open_game, play_on, played_game


def golden(name: str) -> Record:
    return parse_record((ROOT / "tests" / "golden" / f"{name}.sagrada").read_text("utf-8"))


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_they_say_how_it_ended(players: int) -> None:
    """Random games, with undos and calls in between."""
    for seed in range(3):
        record = played_game(Setup(players=players), seed=seed).record()
        state = replay(record).state
        assert record.result is not None
        for seat in range(players):
            facts = facts_of(record, seat)
            mine = sheet(state, seat)
            assert facts.score == record.result.scores[seat] == mine.total
            assert facts.won == (seat in record.result.winners)
            assert facts.target == record.result.target
            assert facts.won == (facts.margin > 0) or facts.margin == 0
            assert facts.pattern == state.window(seat).pattern.id
            assert len(facts.dice) == 20
            assert facts.empty == len(mine.empty.sets)
            assert (
                sum(points for _, points in facts.public)
                + facts.private_points
                + (mine.favor.points + mine.empty.points)
                == facts.score
            )
            assert (facts.solo_tools is None) == (players > 1)


def test_a_tool_counts_with_what_its_turn_earned() -> None:
    facts = facts_of(golden("tools-3-4-9"), 0)
    assert facts.tools == ((3, 8),)
    assert facts_of(golden("decided-by-favor"), 0).tools == ((2, -4), (2, -4), (3, 4))


def test_a_tool_that_was_undone_is_not_used() -> None:
    used = undone = 0
    for seed in range(40):
        game = play_on(open_game(seed=seed), 10_000, Random(seed))
        record = game.record()
        said = [entry for entry in record.entries if isinstance(entry, Undo)]
        on_cards = sum(tool.tokens > 0 for tool in game.state.tools)
        by_tool = {tool for seat in (0, 1) for tool, _ in facts_of(record, seat).tools}
        paid = {tool.number for tool in game.state.tools if tool.tokens > 0}
        assert by_tool == paid, "a tool that was paid for has tokens on it"
        used += on_cards
        undone += len(said)
    assert used > 10
    assert undone > 10


def test_the_lines_of_a_full_window() -> None:
    facts = facts_of(golden("tools-1-5-6"), 0)
    assert facts.empty == 0
    rows = [facts.dice[start : start + 5] for start in range(0, 20, 5)]
    varied = any(len({str(die)[0] for die in row}) == 5 for row in rows)
    assert facts.has_row_of_colours == varied


def test_bots_are_named_by_their_level() -> None:
    record = played_game(seed=4).record()
    seats = (Seat(SeatKind.HUMAN, "Ann"), Seat(SeatKind.BOT, "Master", "master"))
    with_bot = Record(record.setup, seats, record.entries)
    assert facts_of(with_bot, 0).bots == ("master",)
    assert facts_of(record, 0).bots == ()


def test_a_game_under_way_has_none() -> None:
    game = open_game()
    with pytest.raises(ValueError, match="finished"):
        facts_of(Record(Setup(), game.seats, game.entries_since(0)), 0)
