"""A game in progress: versions, authority, undo, and being rebuilt from its record."""

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
from sagrada.game.game import Game, GameError, RefusalKind
from sagrada.game.record import OPEN_SEAT, Comment, Seat, SeatKind, Undo
from sagrada.game.record_text import format_record, parse_record
from sagrada.game.replay import ReplayError
from sagrada.game.verify import verify
from tests.game.games import HONOUR, open_game, play_on, played_game, seats, seed_number
from tests.setups import hosted_setups


def choose_patterns(game: Game) -> Game:
    for seat in range(len(game.seats)):
        game.submit(seat, game.legal(seat)[0])
    return game


def in_round_one(setup: Setup | None = None, seed: int = 1) -> Game:
    return choose_patterns(open_game(setup, seed))


def refused(
    kind: RefusalKind, game: Game, seat: int, move: Move, version: int | None = None
) -> str:
    """The sentence with which the game refuses a move; nothing may have changed."""
    state, before = game.state, game.version
    with pytest.raises(GameError) as caught:
        game.submit(seat, move, version)
    assert caught.value.kind is kind
    assert (game.state, game.version) == (state, before)
    return str(caught.value)


def draft_of(game: Game) -> Draft:
    return next(m for m in game.legal(game.state.active) if isinstance(m, Draft))


# ---------------------------------------------------------------- opening


def test_a_new_game_is_dealt_up_to_the_first_choice() -> None:
    """RULES 2.7: privates, cards, tools, public objectives and start player."""
    game = open_game(Setup(2))
    assert game.state.stage is Stage.PATTERN
    assert game.version == 2 + 4 + 3 + 3 + 1
    assert game.state.to_act == (0, 1)
    assert not game.is_over


def test_each_game_gets_a_seed_of_its_own() -> None:
    games = [Game.open(Setup(), seats(2)) for _ in range(2)]
    assert games[0].commitment != games[1].commitment
    seed = games[0].full_record().seed
    assert seed is not None
    assert commitment_to(seed) == games[0].commitment


def test_the_same_seed_gives_the_same_game() -> None:
    assert open_game(seed=3).full_record() == open_game(seed=3).full_record()
    assert open_game(seed=3).full_record() != open_game(seed=4).full_record()


def test_headers_come_from_the_opening() -> None:
    day = datetime.date(2026, 1, 31)
    game = Game.open(Setup(2), seats(2), seed_number(1), edition="it", date=day)
    record = game.full_record()
    assert (record.edition, record.date, record.seats) == ("it", day, seats(2))
    assert record.commitment == game.commitment == commitment_to(seed_number(1))


# ---------------------------------------------------------------- submitting


def test_a_move_is_recorded_and_chance_answers() -> None:
    """RULES 2.2, 3.1: the last pattern chosen reveals them all, and the pool is rolled."""
    game = open_game(Setup(2))
    version = game.version
    (step,) = game.submit(0, game.legal(0)[0])
    assert game.version == version + 1
    assert step.after is game.state
    steps = game.submit(1, game.legal(1)[0])
    assert len(steps) == 1 + 5
    assert game.version == version + 7
    assert [type(entry) for entry in game.full_record().entries[-5:]] == [Rolled] * 5
    assert game.state.stage is Stage.TURN


def test_a_move_may_name_the_version_it_answers() -> None:
    game = in_round_one()
    seat = game.state.active
    game.submit(seat, EndTurn(seat), game.version)
    other = game.state.active
    message = refused(RefusalKind.STALE, game, other, EndTurn(other), game.version - 1)
    assert message == (
        f"The game is at version {game.version}, not {game.version - 1}. Look at it again."
    )
    refused(RefusalKind.STALE, game, other, EndTurn(other), game.version + 1)
    refused(RefusalKind.STALE, game, other, EndTurn(other), -1)
    game.submit(other, EndTurn(other), game.version)


def test_patterns_chosen_meanwhile_by_others_do_not_make_a_choice_stale() -> None:
    """RULES 2.2: choices are simultaneous."""
    game = open_game(Setup(3))
    version = game.version
    game.submit(0, game.legal(0)[0], version)
    game.submit(1, game.legal(1)[0], version)
    refused(RefusalKind.STALE, game, 0, ChoosePattern(0, "virtus"), version)
    game.submit(2, game.legal(2)[0], version)
    seat = game.state.active
    refused(RefusalKind.STALE, game, seat, EndTurn(seat), version)


def test_nobody_chooses_for_another_seat() -> None:
    game = in_round_one()
    active = game.state.active
    message = refused(RefusalKind.OTHER_SEAT, game, 1 - active, EndTurn(active))
    assert message == f"Seat {2 - active} can’t choose for seat {active + 1}."


def test_there_is_no_other_seat() -> None:
    game = in_round_one()
    for seat in (-1, 2):
        message = refused(RefusalKind.NO_SUCH_SEAT, game, seat, EndTurn(seat))
        assert message == f"There’s no seat {seat + 1} at a table for 2."
        for ask in (game.legal, game.view, game.can_undo, game.undo):
            with pytest.raises(GameError, match="There’s no seat"):
                ask(seat)
        with pytest.raises(GameError, match="There’s no seat"):
            game.sit(seat, Seat())


def test_an_illegal_move_is_refused_with_its_rule() -> None:
    """RULES 3.2, 2.4"""
    game = in_round_one(Setup(2, tools=(1, 2, 3)))
    active = game.state.active
    with pytest.raises(GameError) as caught:
        game.submit(1 - active, EndTurn(1 - active))
    assert caught.value.reason is Reason.NOT_YOUR_TURN
    assert "(rule 3.2)" in str(caught.value)
    tool = UseTool(active, 12)
    assert "isn’t part of this game" in refused(RefusalKind.ILLEGAL, game, active, tool)


def test_nothing_is_submitted_after_the_end() -> None:
    """RULES 3.4"""
    game = played_game()
    assert "The game is over." in refused(RefusalKind.ILLEGAL, game, 0, EndTurn(0))
    assert game.legal(0) == ()


# ---------------------------------------------------------------- seats


def test_nobody_acts_at_an_open_seat() -> None:
    game = Game.open(Setup(2), (Seat(name="Ann"), OPEN_SEAT), seed_number(1))
    move = legal_moves(game.state).of(1)[0]
    message = refused(RefusalKind.OPEN_SEAT, game, 1, move)
    assert message == "Seat 2 is open. Take it first."
    assert game.legal(1) == ()
    assert not game.can_undo(1)
    with pytest.raises(GameError, match="Seat 2 is open"):
        game.undo(1)


def test_somebody_may_sit_down_and_leave() -> None:
    game = Game.open(Setup(2), (Seat(name="Ann"), OPEN_SEAT), seed_number(1))
    version = game.version
    game.sit(1, Seat(SeatKind.BOT, "Clara", "greedy"))
    assert game.version == version
    game.submit(1, game.legal(1)[0])
    assert game.can_undo(1)
    assert game.full_record().seats[1].name == "Clara"
    game.sit(1, OPEN_SEAT)
    assert game.seats == (Seat(name="Ann"), OPEN_SEAT)
    assert not game.can_undo(1)


def test_views_are_the_engines() -> None:
    """RULES 2.1: a seat sees its own secrets only."""
    game = open_game()
    for seat in (0, 1, None):
        assert game.view(seat) == view(game.state, seat)
    assert game.view(0).players[1].private is None
    assert game.view(0).legal == game.legal(0)


# ---------------------------------------------------------------- taking back


def test_a_choice_is_taken_back_and_stays_in_the_record() -> None:
    game = in_round_one()
    state, version, seat = game.state, game.version, game.state.active
    game.submit(seat, draft_of(game))
    assert game.can_undo(seat)
    step = game.undo(seat, game.version)
    assert step.after == game.state == state
    assert game.version == version + 2
    assert game.full_record().entries[-1] == Undo(seat)
    assert not game.can_undo(seat)


def test_only_the_latest_choice_of_all_can_be_taken_back() -> None:
    game = in_round_one()
    seat = game.state.active
    game.submit(seat, EndTurn(seat))
    assert game.can_undo(seat)
    assert not game.can_undo(1 - seat)
    with pytest.raises(GameError, match=f"The latest choice was seat {seat + 1}’s") as caught:
        game.undo(1 - seat)
    assert caught.value.kind is RefusalKind.UNDO
    game.submit(1 - seat, draft_of(game))
    assert not game.can_undo(seat)
    assert game.can_undo(1 - seat)


def test_a_take_back_may_be_stale() -> None:
    game = in_round_one()
    seat = game.state.active
    game.submit(seat, draft_of(game))
    with pytest.raises(GameError) as caught:
        game.undo(seat, game.version - 1)
    assert caught.value.kind is RefusalKind.STALE


def test_nothing_is_taken_back_once_patterns_or_dice_are_seen() -> None:
    """RULES 2.2, 3.1"""
    game = open_game()
    game.submit(0, game.legal(0)[0])
    assert game.can_undo(0)
    game.submit(1, game.legal(1)[0])
    assert not any(game.can_undo(seat) for seat in (0, 1))
    with pytest.raises(GameError, match="Once something is revealed, earlier choices stand"):
        game.undo(1)


def test_nothing_is_taken_back_after_the_end() -> None:
    """RULES 3.4"""
    game = played_game(Setup(1), seed=3)
    assert not game.can_undo(0)


def test_a_call_can_be_taken_back() -> None:
    """RULES 8.2: windows lie open, so a call reveals nothing."""
    game = in_round_one(Setup(2, HONOUR))
    state = game.state
    game.submit(1, Call(1, 0))
    game.undo(1)
    assert game.state == state


# ---------------------------------------------------------------- the record


def test_the_record_is_given_out_only_at_the_end() -> None:
    game = in_round_one()
    for reveal in (False, True):
        with pytest.raises(
            GameError, match="You can get the record once the game is over"
        ) as caught:
            game.record(reveal)
        assert caught.value.kind is RefusalKind.NOT_OVER


def test_the_seed_is_revealed_only_on_request() -> None:
    game = played_game()
    assert game.record().seed is None
    record = game.record(reveal=True)
    assert record.seed == seed_number(1)
    assert record.result is not None
    assert verify(record).is_good


@given(hosted_setups(), st.integers(0, 2**32), st.integers(0, 150))
def test_a_game_is_rebuilt_from_its_record(setup: Setup, seed: int, steps: int) -> None:
    """State, version and take-backs; and it goes on as the other one would."""
    game = played_game(setup, seed, steps)
    rebuilt = Game.from_record(parse_record(format_record(game.full_record())))
    every_seat = range(setup.players)
    assert rebuilt.state == game.state
    assert rebuilt.version == game.version
    assert rebuilt.full_record() == game.full_record()
    assert [rebuilt.can_undo(s) for s in every_seat] == [game.can_undo(s) for s in every_seat]
    for each in (game, rebuilt):
        play_on(each, 40, random.Random(seed))
    assert rebuilt.full_record() == game.full_record()


def test_the_seed_may_be_kept_beside_the_record() -> None:
    game = played_game(steps=20)
    record = replace(game.full_record(), seed=None)
    assert Game.from_record(record, seed_number(1)).full_record() == game.full_record()
    with pytest.raises(GameError, match="can’t go on without its dealer’s seed") as caught:
        Game.from_record(record)
    assert caught.value.kind is RefusalKind.SEED
    with pytest.raises(GameError, match="The seed doesn’t match this record’s commitment"):
        Game.from_record(record, seed_number(2))


def test_a_record_without_a_commitment_gets_one() -> None:
    record = replace(played_game(steps=20).full_record(), commitment=None)
    assert Game.from_record(record).commitment == commitment_to(seed_number(1))


def test_a_game_that_stopped_between_a_move_and_its_dice_goes_on_dealing() -> None:
    """RULES 3.1: stored after each entry, so a record may end anywhere."""
    game = played_game(steps=25)
    whole = game.full_record()
    last = max(i for i, entry in enumerate(whole.entries) if isinstance(entry, Outcome))
    after = whole.entries[last + 1 :]
    cut = Game.from_record(replace(whole, entries=whole.entries[: last - 1]))
    assert cut.version == last + 1
    assert cut.full_record().entries == whole.entries[: len(whole.entries) - len(after)]


def test_comments_survive_a_rebuilt_game() -> None:
    record = played_game(steps=20).full_record()
    text = format_record(replace(record, comments=(Comment(3, "what a hand"),)))
    game = play_on(Game.from_record(parse_record(text)), 5, random.Random(1))
    assert game.full_record().comments == (Comment(3, "what a hand"),)


def test_a_record_that_does_not_replay_makes_no_game() -> None:
    record = played_game(steps=20).full_record()
    with pytest.raises(ReplayError, match="entry 1:"):
        Game.from_record(replace(record, entries=record.entries[5:]))


def test_options_are_kept() -> None:
    """RULES 10"""
    setup = Setup(2, Options(trimmed_bag=True))
    assert Game.from_record(open_game(setup).full_record()).state.setup == setup
