"""A live table: versions, authority, take-backs, and being rebuilt from its record."""

import datetime
import random
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sagrada.engine.legal import legal_moves
from sagrada.engine.moves import Call, ChoosePattern, Draft, EndTurn, Move, UseTool
from sagrada.engine.options import Options, Setup
from sagrada.engine.outcomes import Outcome, Rolled
from sagrada.engine.reasons import Reason
from sagrada.engine.state import Stage
from sagrada.engine.view import view
from sagrada.game.dealer import commitment_to
from sagrada.game.game import Game, GameError, Refused
from sagrada.game.record import OPEN_SEAT, Comment, Seat, SeatKind, Undo
from sagrada.game.record_text import format_record, parse_record
from sagrada.game.replay import ReplayError
from sagrada.game.verify import verify
from tests.game.games import HONOUR, open_table, play_on, played_table, seats, seed_number
from tests.setups import hosted_setups


def choose_patterns(table: Game) -> Game:
    for seat in range(len(table.seats)):
        table.submit(seat, table.legal(seat)[0])
    return table


def in_round_one(setup: Setup | None = None, seed: int = 1) -> Game:
    return choose_patterns(open_table(setup, seed))


def refused(kind: Refused, table: Game, seat: int, move: Move, version: int | None = None) -> str:
    """The sentence with which the table turns a move down; nothing may have changed."""
    state, before = table.state, table.version
    with pytest.raises(GameError) as caught:
        table.submit(seat, move, version)
    assert caught.value.kind is kind
    assert (table.state, table.version) == (state, before)
    return str(caught.value)


def draft_of(table: Game) -> Draft:
    return next(m for m in table.legal(table.state.active) if isinstance(m, Draft))


# ---------------------------------------------------------------- opening


def test_a_new_table_is_dealt_up_to_the_first_choice() -> None:
    """RULES 2.7: privates, cards, tools, public objectives and start player."""
    table = open_table(Setup(2))
    assert table.state.stage is Stage.PATTERN
    assert table.version == 2 + 4 + 3 + 3 + 1
    assert table.state.to_act == (0, 1)
    assert not table.is_over


def test_each_table_gets_a_seed_of_its_own() -> None:
    tables = [Game.open(Setup(), seats(2)) for _ in range(2)]
    assert tables[0].commitment != tables[1].commitment
    seed = tables[0].stored().seed
    assert seed is not None
    assert commitment_to(seed) == tables[0].commitment


def test_the_same_seed_gives_the_same_table() -> None:
    assert open_table(seed=3).stored() == open_table(seed=3).stored()
    assert open_table(seed=3).stored() != open_table(seed=4).stored()


def test_headers_come_from_the_opening() -> None:
    day = datetime.date(2026, 1, 31)
    table = Game.open(Setup(2), seats(2), seed_number(1), edition="it", date=day)
    record = table.stored()
    assert (record.edition, record.date, record.seats) == ("it", day, seats(2))
    assert record.commitment == table.commitment == commitment_to(seed_number(1))


# ---------------------------------------------------------------- submitting


def test_a_move_is_recorded_and_chance_answers() -> None:
    """RULES 2.2, 3.1: the last pattern chosen reveals them all, and the pool is rolled."""
    table = open_table(Setup(2))
    version = table.version
    (step,) = table.submit(0, table.legal(0)[0])
    assert table.version == version + 1
    assert step.after is table.state
    steps = table.submit(1, table.legal(1)[0])
    assert len(steps) == 1 + 5
    assert table.version == version + 7
    assert [type(entry) for entry in table.stored().entries[-5:]] == [Rolled] * 5
    assert table.state.stage is Stage.TURN


def test_a_move_may_name_the_version_it_answers() -> None:
    table = in_round_one()
    seat = table.state.active
    table.submit(seat, EndTurn(seat), table.version)
    other = table.state.active
    message = refused(Refused.STALE, table, other, EndTurn(other), table.version - 1)
    assert message == (
        f"The table is at version {table.version}, not {table.version - 1}; look at it again."
    )
    refused(Refused.STALE, table, other, EndTurn(other), table.version + 1)
    refused(Refused.STALE, table, other, EndTurn(other), -1)
    table.submit(other, EndTurn(other), table.version)


def test_patterns_chosen_meanwhile_by_others_do_not_make_a_choice_stale() -> None:
    """RULES 2.2: choices are simultaneous."""
    table = open_table(Setup(3))
    version = table.version
    table.submit(0, table.legal(0)[0], version)
    table.submit(1, table.legal(1)[0], version)
    refused(Refused.STALE, table, 0, ChoosePattern(0, "virtus"), version)
    table.submit(2, table.legal(2)[0], version)
    seat = table.state.active
    refused(Refused.STALE, table, seat, EndTurn(seat), version)


def test_nobody_chooses_for_another_seat() -> None:
    table = in_round_one()
    active = table.state.active
    message = refused(Refused.OTHER_SEAT, table, 1 - active, EndTurn(active))
    assert message == f"Seat {2 - active} cannot choose for seat {active + 1}."


def test_there_is_no_other_seat() -> None:
    table = in_round_one()
    for seat in (-1, 2):
        message = refused(Refused.NO_SUCH_SEAT, table, seat, EndTurn(seat))
        assert message == f"There is no seat {seat + 1} at this table for 2."
        for ask in (table.legal, table.view, table.can_undo, table.undo):
            with pytest.raises(GameError, match="There is no seat"):
                ask(seat)
        with pytest.raises(GameError, match="There is no seat"):
            table.sit(seat, Seat())


def test_an_illegal_move_is_refused_with_its_rule() -> None:
    """RULES 3.2, 2.4"""
    table = in_round_one(Setup(2, tools=(1, 2, 3)))
    active = table.state.active
    with pytest.raises(GameError) as caught:
        table.submit(1 - active, EndTurn(1 - active))
    assert caught.value.reason is Reason.NOT_YOUR_TURN
    assert "(rule 3.2)" in str(caught.value)
    assert "not on the table" in refused(Refused.ILLEGAL, table, active, UseTool(active, 12))


def test_nothing_is_submitted_after_the_end() -> None:
    """RULES 3.4"""
    table = played_table()
    assert "The game is over." in refused(Refused.ILLEGAL, table, 0, EndTurn(0))
    assert table.legal(0) == ()


# ---------------------------------------------------------------- seats


def test_nobody_acts_at_an_open_seat() -> None:
    table = Game.open(Setup(2), (Seat(name="Ann"), OPEN_SEAT), seed_number(1))
    move = legal_moves(table.state).of(1)[0]
    message = refused(Refused.OPEN_SEAT, table, 1, move)
    assert message == "Nobody sits at seat 2; sit down there first."
    assert table.legal(1) == ()
    assert not table.can_undo(1)
    with pytest.raises(GameError, match="Nobody sits at seat 2"):
        table.undo(1)


def test_somebody_may_sit_down_and_leave() -> None:
    table = Game.open(Setup(2), (Seat(name="Ann"), OPEN_SEAT), seed_number(1))
    version = table.version
    table.sit(1, Seat(SeatKind.BOT, "Clara", "greedy"))
    assert table.version == version
    table.submit(1, table.legal(1)[0])
    assert table.can_undo(1)
    assert table.stored().seats[1].name == "Clara"
    table.sit(1, OPEN_SEAT)
    assert table.seats == (Seat(name="Ann"), OPEN_SEAT)
    assert not table.can_undo(1)


def test_views_are_the_engines() -> None:
    """RULES 2.1: a seat sees its own secrets only."""
    table = open_table()
    for seat in (0, 1, None):
        assert table.view(seat) == view(table.state, seat)
    assert table.view(0).players[1].private is None
    assert table.view(0).legal == table.legal(0)


# ---------------------------------------------------------------- taking back


def test_a_choice_is_taken_back_and_stays_in_the_record() -> None:
    table = in_round_one()
    state, version, seat = table.state, table.version, table.state.active
    table.submit(seat, draft_of(table))
    assert table.can_undo(seat)
    step = table.undo(seat, table.version)
    assert step.after == table.state == state
    assert table.version == version + 2
    assert table.stored().entries[-1] == Undo(seat)
    assert not table.can_undo(seat)


def test_only_the_latest_choice_of_all_can_be_taken_back() -> None:
    table = in_round_one()
    seat = table.state.active
    table.submit(seat, EndTurn(seat))
    assert table.can_undo(seat)
    assert not table.can_undo(1 - seat)
    with pytest.raises(GameError, match=f"The latest choice is seat {seat + 1}'s") as caught:
        table.undo(1 - seat)
    assert caught.value.kind is Refused.UNDO
    table.submit(1 - seat, draft_of(table))
    assert not table.can_undo(seat)
    assert table.can_undo(1 - seat)


def test_a_take_back_may_be_stale() -> None:
    table = in_round_one()
    seat = table.state.active
    table.submit(seat, draft_of(table))
    with pytest.raises(GameError) as caught:
        table.undo(seat, table.version - 1)
    assert caught.value.kind is Refused.STALE


def test_nothing_is_taken_back_once_patterns_or_dice_are_seen() -> None:
    """RULES 2.2, 3.1"""
    table = open_table()
    table.submit(0, table.legal(0)[0])
    assert table.can_undo(0)
    table.submit(1, table.legal(1)[0])
    assert not any(table.can_undo(seat) for seat in (0, 1))
    with pytest.raises(GameError, match="There is no choice since the last time something was"):
        table.undo(1)


def test_nothing_is_taken_back_after_the_end() -> None:
    """RULES 3.4"""
    table = played_table(Setup(1), seed=3)
    assert not table.can_undo(0)


def test_a_call_can_be_taken_back() -> None:
    """RULES 8.2: windows lie open, so a call reveals nothing."""
    table = in_round_one(Setup(2, HONOUR))
    state = table.state
    table.submit(1, Call(1, 0))
    table.undo(1)
    assert table.state == state


# ---------------------------------------------------------------- the record


def test_the_record_is_given_out_only_at_the_end() -> None:
    table = in_round_one()
    for reveal in (False, True):
        with pytest.raises(GameError, match="given out when the game is over") as caught:
            table.record(reveal)
        assert caught.value.kind is Refused.NOT_OVER


def test_the_seed_is_revealed_only_on_request() -> None:
    table = played_table()
    assert table.record().seed is None
    record = table.record(reveal=True)
    assert record.seed == seed_number(1)
    assert record.result is not None
    assert verify(record).is_good


@given(hosted_setups(), st.integers(0, 2**32), st.integers(0, 150))
def test_a_table_is_rebuilt_from_its_record(setup: Setup, seed: int, steps: int) -> None:
    """State, version and take-backs; and it goes on as the other one would."""
    table = played_table(setup, seed, steps)
    rebuilt = Game.from_record(parse_record(format_record(table.stored())))
    every_seat = range(setup.players)
    assert rebuilt.state == table.state
    assert rebuilt.version == table.version
    assert rebuilt.stored() == table.stored()
    assert [rebuilt.can_undo(s) for s in every_seat] == [table.can_undo(s) for s in every_seat]
    for each in (table, rebuilt):
        play_on(each, 40, random.Random(seed))
    assert rebuilt.stored() == table.stored()


def test_the_seed_may_be_kept_beside_the_record() -> None:
    table = played_table(steps=20)
    record = replace(table.stored(), seed=None)
    assert Game.from_record(record, seed_number(1)).stored() == table.stored()
    with pytest.raises(GameError, match="cannot go on without the seed") as caught:
        Game.from_record(record)
    assert caught.value.kind is Refused.SEED
    with pytest.raises(GameError, match="not the one that this record's commitment"):
        Game.from_record(record, seed_number(2))


def test_a_record_without_a_commitment_gets_one() -> None:
    record = replace(played_table(steps=20).stored(), commitment=None)
    assert Game.from_record(record).commitment == commitment_to(seed_number(1))


def test_a_table_that_stopped_between_a_move_and_its_dice_goes_on_dealing() -> None:
    """RULES 3.1: stored after each entry, so a record may end anywhere."""
    table = played_table(steps=25)
    whole = table.stored()
    last = max(i for i, entry in enumerate(whole.entries) if isinstance(entry, Outcome))
    after = whole.entries[last + 1 :]
    cut = Game.from_record(replace(whole, entries=whole.entries[: last - 1]))
    assert cut.version == last + 1
    assert cut.stored().entries == whole.entries[: len(whole.entries) - len(after)]


def test_comments_survive_a_rebuilt_table() -> None:
    record = played_table(steps=20).stored()
    text = format_record(replace(record, comments=(Comment(3, "what a hand"),)))
    table = play_on(Game.from_record(parse_record(text)), 5, random.Random(1))
    assert table.stored().comments == (Comment(3, "what a hand"),)


def test_a_record_that_does_not_replay_makes_no_table() -> None:
    record = played_table(steps=20).stored()
    with pytest.raises(ReplayError, match="entry 1:"):
        Game.from_record(replace(record, entries=record.entries[5:]))


def test_options_are_kept() -> None:
    """RULES 10"""
    setup = Setup(2, Options(trimmed_bag=True))
    assert Game.from_record(open_table(setup).stored()).state.setup == setup
