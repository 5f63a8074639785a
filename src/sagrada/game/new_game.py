"""The setup and the seed of a new game, from what somebody asks for."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from sagrada.engine.notation import quoted
from sagrada.engine.options import PRESETS, Options, Setup, SetupError, StartPlayer
from sagrada.game.dealer import new_seed
from sagrada.game.record import SEED_BYTES, Seat, SeatKind


@dataclass(frozen=True)
class GivenCards:
    """What somebody chooses instead of dealing or drawing it; None for what is dealt."""

    solo_tools: int = Setup.solo_tools
    tools: Sequence[int] | None = None
    public: Sequence[str] | None = None
    cards: Sequence[tuple[int, int]] | None = None
    start: int | None = None
    window: str | None = None


def make_seats(players: int, names: Sequence[str]) -> tuple[Seat, ...]:
    """A seat for each player, with the names that are given."""
    if isinstance(names, str) or len(names) > players:
        raise SetupError("names", f"give a list of at most {players}, one for each seat")
    return tuple(Seat(SeatKind.HUMAN, name) for name in (*names, *[""] * (players - len(names))))


def make_setup(players: int, edition: str, options: Options | None, given: GivenCards) -> Setup:
    """A setup that can be played; otherwise a `SetupError` names the field at fault.

    Where the edition names the start player and nobody does, the first seat starts; where it draws
    one, naming a seat is enough to change that.
    """
    if edition not in PRESETS:
        known = ", ".join(PRESETS)
        raise SetupError("edition", f"choose one of {known}, not {quoted(str(edition))}")
    if not isinstance(players, int):
        raise SetupError("players", f"give a number from 1 to 4, not {players!r}")
    chosen = PRESETS[edition] if options is None else options
    start = given.start
    if start is not None:
        chosen = replace(chosen, start_player=StartPlayer.NAMED)
    elif chosen.start_player is StartPlayer.NAMED and players > 1:
        start = 0
    return Setup(
        players=players,
        options=chosen,
        solo_tools=given.solo_tools,
        tools=None if given.tools is None else tuple(given.tools),
        public=None if given.public is None else tuple(given.public),
        cards=None if given.cards is None else tuple((a, b) for a, b in given.cards),
        start=start,
        window=given.window,
    )


def read_seed(seed: int | bytes | None) -> bytes:
    """A dealer's seed: a number from 0, its 32 bytes, or a new one that nobody can guess."""
    if seed is None:
        return new_seed()
    if isinstance(seed, int) and 0 <= seed < 1 << 8 * SEED_BYTES:
        return seed.to_bytes(SEED_BYTES, "big")
    if isinstance(seed, bytes) and len(seed) == SEED_BYTES:
        return seed
    raise SetupError("seed", f"give a whole number from 0, or {SEED_BYTES} bytes")
