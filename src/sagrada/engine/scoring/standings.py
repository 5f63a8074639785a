"""Who won, and by what (RULES 7.6, 10.3); in solo, against which target (RULES 9.5, 9.6)."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from sagrada.engine.options import MAX_PLAYERS, LastTieBreak
from sagrada.engine.scoring import ScoreSheet, score
from sagrada.engine.state import GameState


class TieBreak(StrEnum):
    """What decided between the winner and the others."""

    POINTS = "points"
    PRIVATE = "private"
    FAVOR = "favor"
    LATER_IN_ORDER = "later-in-order"
    LAST_TURN = "last-turn"
    SHARED = "shared"  # nothing did: a shared win


MERITS = (TieBreak.POINTS, TieBreak.PRIVATE, TieBreak.FAVOR)
"""What is compared first, before the last tie-break of the table."""


@dataclass(frozen=True, slots=True)
class Standings:
    sheets: tuple[ScoreSheet, ...]
    """By seat."""
    ranking: tuple[int, ...]
    """The seats, best first; where nothing decides between two, the lower seat first."""
    winners: tuple[int, ...]
    """Several in a shared win; none in a lost solo game."""
    decided_by: TieBreak


def standings(
    sheets: Sequence[ScoreSheet],
    start: int,
    rule: LastTieBreak,
    skipped: frozenset[int] = frozenset(),
    target: int | None = None,
) -> Standings:
    """Compare the sheets of a finished game, given in seat order.

    `start` is the seat of the final round's start player; `skipped` are the seats that Running
    Pliers kept from their second turn of that round. A solo player wins only by beating the
    `target` (RULES 9.6); without one, a sheet on its own has nothing to be compared with and wins.
    """
    seats = range(len(sheets))
    if not 1 <= len(sheets) <= MAX_PLAYERS:
        raise ValueError(f"sheets: give the sheets of 1 to {MAX_PLAYERS} players, not {len(seats)}")
    _check_seat("start", start, seats)
    for seat in skipped:
        _check_seat("skipped", seat, seats)
    if target is not None and len(seats) > 1:
        raise ValueError("target: only a solo game has a target score")

    merits = [
        (
            sheets[seat].total,
            sheets[seat].private.points,
            sheets[seat].favor.points,
            last_merit((seat - start) % len(seats), len(seats), rule, seat in skipped),
        )
        for seat in seats
    ]
    best = max(merits)
    is_won = target is None or sheets[0].total > target
    return Standings(
        sheets=tuple(sheets),
        ranking=tuple(sorted(seats, key=lambda seat: merits[seat], reverse=True)),
        winners=tuple(seat for seat in seats if is_won and merits[seat] == best),
        decided_by=_deciding(merits, rule),
    )


def _check_seat(field: str, seat: int, seats: range) -> None:
    if seat not in seats:
        raise ValueError(f"{field}: {seat} is no seat of this table; count from 0 to {seats[-1]}")


def last_merit(place: int, players: int, rule: LastTieBreak, skipped: bool) -> int:
    """How well the last tie-break ranks the player at this place in the final round's order."""
    if rule is LastTieBreak.LATER_IN_ORDER:
        return place  # RULES 7.6
    if rule is LastTieBreak.LAST_TURN:
        # RULES 3.2, 10.3: turns go there and back, so the start player's second is the very last.
        return place if skipped else 2 * players - 1 - place
    return 0


def _deciding(merits: Sequence[tuple[int, ...]], rule: LastTieBreak) -> TieBreak:
    """The first merit that leaves a single winner."""
    contenders = list(merits)
    for column, tie_break in enumerate(MERITS):
        most = max(merit[column] for merit in contenders)
        contenders = [merit for merit in contenders if merit[column] == most]
        if len(contenders) == 1:
            return tie_break
    return TieBreak(rule)


# ---------------------------------------------------------------- of a game


def sheet(state: GameState, seat: int) -> ScoreSheet:
    """The score sheet of a seat as its window stands now."""
    player = state.players[seat]
    return score(state.window(seat), state.public, player.private, player.favor, state.setup.solo)


def final_standings(state: GameState) -> Standings:
    """The standings of a finished game (or of one under way, as if it ended now)."""
    seats = range(len(state.players))
    return standings(
        sheets=[sheet(state, seat) for seat in seats],
        start=state.start,
        rule=state.setup.options.last_tie_break,
        skipped=frozenset(seat for seat in seats if state.players[seat].skips),
        target=target(state) if state.setup.solo else None,
    )


def target(state: GameState) -> int:
    """What a solo player has to beat: all the dice on the round track (RULES 9.5)."""
    if not state.setup.solo:
        raise ValueError("players: only a solo game has a target score")
    return sum(die.value for number in state.track for die in number)


def has_won(state: GameState) -> bool:
    """Whether the solo player beats the target: equal is not enough (RULES 9.6)."""
    return sheet(state, 0).total > target(state)
