from dataclasses import replace
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sagrada.engine.dice import LETTERS, Colour
from sagrada.engine.options import LastTieBreak, Options, Setup
from sagrada.engine.scoring import ScoreLine, ScoreSheet
from sagrada.engine.scoring.standings import (
    Standings,
    TieBreak,
    final_standings,
    has_won,
    sheet,
    standings,
    target,
)
from sagrada.engine.spaces import NAMES
from sagrada.engine.state import GameState, Player, Stage
from tests.windows import FREE, die_of, window_with

LATER, LAST, SHARED = LastTieBreak


def sheet_of(total: int, private: int = 0, favor: int = 0) -> ScoreSheet:
    rest = ScoreLine("color-diagonals", total - private - favor, ())
    return ScoreSheet(
        (rest,),
        private=ScoreLine("shades-of-red", private, ()),
        favor=ScoreLine("favor", favor, ()),
        empty=ScoreLine("empty", 0, ()),
    )


def outcome(result: Standings) -> tuple[tuple[int, ...], tuple[int, ...], TieBreak]:
    return result.ranking, result.winners, result.decided_by


# ---------------------------------------------------------------- ties


def test_most_points_win() -> None:
    # RULES 7.6
    sheets = [sheet_of(30, private=20, favor=5), sheet_of(40), sheet_of(-3)]
    assert outcome(standings(sheets, 0, LATER)) == ((1, 0, 2), (1,), TieBreak.POINTS)


def test_then_more_private_points() -> None:
    # RULES 7.6
    sheets = [sheet_of(40, private=11, favor=6), sheet_of(40, private=12), sheet_of(39, private=30)]
    assert outcome(standings(sheets, 0, LATER)) == ((1, 0, 2), (1,), TieBreak.PRIVATE)


def test_then_more_favor_tokens() -> None:
    # RULES 7.6
    sheets = [sheet_of(40, 12, favor=1), sheet_of(40, 12, favor=2), sheet_of(40, 11, favor=6)]
    assert outcome(standings(sheets, 0, LATER)) == ((1, 0, 2), (1,), TieBreak.FAVOR)


@pytest.mark.parametrize(("start", "ranking"), [(0, (2, 1, 0)), (1, (0, 2, 1)), (2, (1, 0, 2))])
def test_then_the_later_in_player_order(start: int, ranking: tuple[int, ...]) -> None:
    # RULES 7.6, 10.3: the furthest from the start player of the final round
    result = standings([sheet_of(40, 12, 2)] * 3, start, LATER)
    assert outcome(result) == (ranking, ranking[:1], TieBreak.LATER_IN_ORDER)


def test_a_skipped_turn_does_not_change_the_player_order() -> None:
    # RULES 7.6
    result = standings([sheet_of(40)] * 3, 0, LATER, frozenset({2}))
    assert result.winners == (2,)


def test_only_those_still_tied_are_compared() -> None:
    # RULES 7.6: seat 2 is last in order but behind on private points
    sheets = [sheet_of(40, 12, 2), sheet_of(40, 12, 2), sheet_of(40, 3, 2)]
    result = standings(sheets, 0, LATER)
    assert outcome(result) == ((1, 0, 2), (1,), TieBreak.LATER_IN_ORDER)


def test_the_italian_rule_takes_the_last_turn_at_its_word() -> None:
    # RULES 10.3: in 1 2 3 3 2 1 the last turn is the start player's
    result = standings([sheet_of(40)] * 3, 1, LAST)
    assert outcome(result) == ((1, 2, 0), (1,), TieBreak.LAST_TURN)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_last_turn_is_the_one_really_taken(players: int) -> None:
    # RULES 10.3, 3.2, tool 8: play the order of turns out and look who comes last
    seats = range(players)
    target = 39 if players == 1 else None
    for start in seats:
        there = [(start + step) % players for step in seats]
        for count in range(players + 1):
            for skipped in combinations(seats, count):
                turns = there + [seat for seat in reversed(there) if seat not in skipped]
                by_last_turn = tuple(dict.fromkeys(reversed(turns)))
                tied = [sheet_of(40)] * players
                result = standings(tied, start, LAST, frozenset(skipped), target)
                assert result.ranking == by_last_turn
                assert result.winners == by_last_turn[:1]


def test_the_spanish_rule_shares_the_win() -> None:
    # RULES 10.3
    sheets = [sheet_of(39), sheet_of(40, 12, 2), sheet_of(40, 12, 2), sheet_of(40, 12, 1)]
    assert outcome(standings(sheets, 0, SHARED)) == ((1, 2, 3, 0), (1, 2), TieBreak.SHARED)


def test_the_spanish_rule_shares_only_what_nothing_else_decides() -> None:
    # RULES 10.3
    result = standings([sheet_of(40, 12, 2), sheet_of(40, 12, 3)], 0, SHARED)
    assert outcome(result) == ((1, 0), (1,), TieBreak.FAVOR)


few = st.integers(0, 2)


@given(
    st.lists(st.builds(sheet_of, few, few, few), min_size=1, max_size=4),
    st.integers(0, 3),
    st.sampled_from(LastTieBreak),
    st.frozensets(st.integers(0, 3)),
)
def test_winners_lead_the_ranking(
    sheets: list[ScoreSheet], start: int, rule: LastTieBreak, skipped: frozenset[int]
) -> None:
    # RULES 7.6, 10.3
    seats = range(len(sheets))
    target = -9 if len(sheets) == 1 else None
    result = standings(sheets, start % len(sheets), rule, skipped.intersection(seats), target)
    assert sorted(result.ranking) == list(seats)
    assert result.winners == result.ranking[: len(result.winners)]
    assert (len(result.winners) > 1) == (result.decided_by is TieBreak.SHARED)
    totals = [sheets[seat].total for seat in result.ranking]
    assert totals == sorted(totals, reverse=True)
    assert result.sheets == tuple(sheets)


@pytest.mark.parametrize(
    ("players", "start", "skipped", "message"),
    [
        (0, 0, (), "sheets: give the sheets of 1 to 4 players, not 0"),
        (5, 0, (), "sheets: give the sheets of 1 to 4 players, not 5"),
        (2, 2, (), "start: 2 is no seat of this table; count from 0 to 1"),
        (2, -1, (), "start: -1 is no seat of this table; count from 0 to 1"),
        (2, 0, (2,), "skipped: 2 is no seat of this table; count from 0 to 1"),
    ],
)
def test_bad_input_is_named(
    players: int, start: int, skipped: tuple[int, ...], message: str
) -> None:
    with pytest.raises(ValueError) as refused:
        standings([sheet_of(1)] * players, start, LATER, frozenset(skipped))
    assert str(refused.value) == message


def test_only_a_solo_game_has_a_target() -> None:
    # RULES 9.6
    with pytest.raises(ValueError, match="target: only a solo game has a target score"):
        standings([sheet_of(1)] * 2, 0, LATER, target=39)
    assert standings([sheet_of(39)], 0, LATER, target=39).winners == ()
    assert standings([sheet_of(40)], 0, LATER, target=39).winners == (0,)
    assert standings([sheet_of(1)], 0, LATER).winners == (0,)


# ---------------------------------------------------------------- of a game


def player(private: str, dice: dict[str, str], favor: int = 0, skips: bool = False) -> Player:
    colours = tuple(Colour(LETTERS.index(letter)) for letter in private)
    return Player(private=colours, window=window_with(FREE, dice), favor=favor, skips=skips)


def game(*players: Player, rule: LastTieBreak = LATER, track: str = "") -> GameState:
    return GameState(
        setup=Setup(players=len(players), options=replace(Options(), last_tie_break=rule)),
        stage=Stage.OVER,
        players=players,
        bag=(0,) * 5,
        public=("light-shades",),
        start=len(players) - 1,
        track=tuple(tuple(map(die_of, number.split())) for number in track.split("|")),
    )


def test_the_sheet_of_a_seat() -> None:
    # RULES 7.1, 7.4, 7.5
    state = game(player("R", {}), player("B", {"A1": "R1", "A2": "B2"}, favor=3))
    made = sheet(state, 1)
    assert [(line.id, line.points) for line in made.lines] == [
        ("light-shades", 2),
        ("shades-of-blue", 2),
        ("favor", 3),
        ("empty", -18),
    ]


def test_the_standings_of_a_game() -> None:
    # RULES 7.6, 10.3
    twins = (player("R", {"A1": "R5"}, favor=1), player("R", {"B1": "R5"}, favor=1))
    later = final_standings(game(*twins))
    assert outcome(later) == ((0, 1), (0,), TieBreak.LATER_IN_ORDER)
    assert later.sheets[0].total == 5 + 1 - 19
    assert outcome(final_standings(game(*twins, rule=LAST))) == ((1, 0), (1,), TieBreak.LAST_TURN)
    assert final_standings(game(*twins, rule=SHARED)).winners == (0, 1)


def test_running_pliers_in_the_final_round_lose_the_last_turn() -> None:
    # RULES 10.3, tool 8
    state = game(player("R", {"A1": "R5"}), player("R", {"B1": "R5"}, skips=True), rule=LAST)
    assert final_standings(state).winners == (0,)


def test_the_target_is_the_round_track() -> None:
    # RULES 9.5: stacked dice count all, an empty number counts nothing
    assert target(game(player("R", {}), track="R3 B6||G1")) == 10


@pytest.mark.parametrize(("track", "won"), [("G2", True), ("G3", False), ("G4", False)])
def test_solo_is_won_above_the_target(track: str, won: bool) -> None:
    # RULES 9.6: 18 points of purple, −3 for each of five empty spaces
    dice = dict.fromkeys(NAMES[:3], "P6") | dict.fromkeys(NAMES[3:15], "Y3")
    state = game(player("RP", dice), track=track)
    assert sheet(state, 0).total == 3
    assert has_won(state) == won
    assert outcome(final_standings(state)) == ((0,), (0,) if won else (), TieBreak.POINTS)


def test_solo_has_one_sheet_and_no_winner_below_the_target() -> None:
    # RULES 9.6
    result = final_standings(game(player("RP", {"A1": "P6"})))
    assert outcome(result) == ((0,), (), TieBreak.POINTS)
    assert result.sheets[0].total == 6 - 3 * 19


def test_only_solo_has_a_target() -> None:
    # RULES 9.5
    state = game(player("R", {}), player("B", {}))
    for ask in (target, has_won):
        with pytest.raises(ValueError, match="players: only a solo game has a target"):
            ask(state)
