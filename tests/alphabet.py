"""Every move that can be written at a table, legal or not; and random tables to try them at."""

import random
from collections.abc import Iterator
from functools import cache

from hypothesis import strategies as st

from sagrada.engine.cards import PATTERNS
from sagrada.engine.dice import ALL_KINDS, VALUES
from sagrada.engine.moves import (
    Call,
    ChoosePattern,
    Draft,
    EndTurn,
    Lift,
    Move,
    Pay,
    Place,
    PutBack,
    Remove,
    SetValue,
    Stop,
    Swap,
    UseTool,
)
from sagrada.engine.options import (
    ROUNDS,
    LastTieBreak,
    Options,
    Referee,
    Setup,
    SoloPayment,
    StartPlayer,
)
from sagrada.engine.own_window import DIFFICULTIES, own_window
from sagrada.engine.spaces import SPACES
from sagrada.engine.state import GameState
from tests.tabletop import random_steps


@cache
def alphabet(players: int) -> tuple[Move, ...]:
    """The whole move alphabet of a table, one seat too many included."""
    return tuple(_alphabet(players))


def _alphabet(players: int) -> Iterator[Move]:
    for seat in range(players + 1):
        yield from (ChoosePattern(seat, pattern) for pattern in PATTERNS)
        for die in ALL_KINDS:
            yield Draft(seat, die)
            yield Pay(seat, die)
            yield from (Swap(seat, number, die) for number in range(ROUNDS + 1))
        for space in SPACES:
            yield Place(seat, space)
            yield Lift(seat, space)
            yield Remove(seat, space)
        yield from (UseTool(seat, tool) for tool in range(14))
        yield from (SetValue(seat, value) for value in VALUES)
        yield from (Call(seat, owner) for owner in range(players + 1))
        yield from (PutBack(seat), Stop(seat), EndTurn(seat))


@st.composite
def own_windows(draw: st.DrawFn) -> str:
    """The id of a window that somebody drew, sensible or not."""
    grid = draw(st.text("RYGBP123456........", min_size=20, max_size=20))
    return own_window(grid, draw(st.sampled_from(DIFFICULTIES))).id


@st.composite
def setups(draw: st.DrawFn, referees: tuple[Referee, ...] = tuple(Referee)) -> Setup:
    """A table of any size with any options."""
    players = draw(st.integers(1, 4))
    start_player = draw(st.sampled_from(StartPlayer))
    options = Options(
        referee=draw(st.sampled_from(referees)),
        trimmed_bag=players in (2, 3) and draw(st.booleans()),
        solo_private=draw(st.integers(1, 2)),
        last_tie_break=draw(st.sampled_from(LastTieBreak)),
        solo_payment=draw(st.sampled_from(SoloPayment)),
        start_player=start_player,
    )
    return Setup(
        players=players,
        options=options,
        solo_tools=draw(st.integers(1, 5)),
        start=draw(st.integers(0, players - 1)) if start_player is StartPlayer.NAMED else None,
        window=draw(st.none() | own_windows()),
    )


@st.composite
def games(draw: st.DrawFn, referees: tuple[Referee, ...] = tuple(Referee)) -> list[GameState]:
    """All states of a random game, in order."""
    setup = draw(setups(referees))
    steps = list(random_steps(setup, random.Random(draw(st.integers(0, 2**32)))))
    return [steps[0].before, *(step.after for step in steps)]


@st.composite
def states(draw: st.DrawFn, referees: tuple[Referee, ...] = tuple(Referee)) -> GameState:
    """One state out of a random game."""
    return draw(st.sampled_from(draw(games(referees))))
