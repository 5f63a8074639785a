"""Whole random games in one call, without the GIL: to measure, and to compare with the engine."""

from typing import NamedTuple

try:
    import cython
except ModuleNotFoundError:
    from sagrada.kernel import no_cython as cython

from sagrada.engine.options import Setup, SetupError
from sagrada.engine.state import GameState
from sagrada.kernel.convert import from_engine

if not cython.compiled:
    from sagrada.kernel.bits import Ints, count_bits, lowest
    from sagrada.kernel.cards import add_tool
    from sagrada.kernel.chance import new_game, resolve_chance
    from sagrada.kernel.dice import below, kinds_in, nth_bit, number_in, several_in
    from sagrada.kernel.generator import Generator
    from sagrada.kernel.layout import (
        ACTIVE,
        AT_OVER,
        AT_TURN,
        MOST_MOVES,
        POOL,
        SEAT_SIZE,
        SEATS,
        SIZE,
        STAGE,
    )
    from sagrada.kernel.legal import list_moves
    from sagrada.kernel.play import apply_move, copy_state, draft, end_turn, place
    from sagrada.kernel.scoring import points, winners
    from sagrada.kernel.window import spaces_for


class Tally(NamedTuple):
    """The totals of several games."""

    games: int
    moves: int
    points: tuple[int, ...]
    """Per seat, the sum over all games."""
    wins: tuple[int, ...]
    """Per seat; shared wins count for each. In solo, the games that beat the target."""


class SimulatedGame(NamedTuple):
    """How one game ended."""

    scores: tuple[int, ...]
    """By seat."""
    winners: tuple[int, ...]
    """The seats that won: several in a shared win, none in a lost solo game."""
    moves: int
    """How many choices were made."""


class _RandomPlayer:
    """Plays one game at a time, and keeps the sums."""

    def __init__(self, players: int, tools: tuple[int, ...], tool_count: int, seed: int) -> None:
        if not cython.compiled:
            self.block: Ints = [0] * SIZE
            self.start: Ints = [0] * SIZE
            self.out: Ints = [0] * MOST_MOVES
            self.given: Ints = [0] * 5
            self.points: Ints = [0] * 4
            self.wins: Ints = [0] * 4
        self.generator = Generator(seed)
        self.players = players
        self.tool_count = tool_count
        self.given_count = len(tools)
        self.has_start = 0
        self.moves = 0
        self.kind = self.space = 0
        for seat in range(4):
            self.points[seat] = 0
            self.wins[seat] = 0
        for at, tool in enumerate(tools):
            self.given[at] = tool

    def begin_at(self, cells: tuple[int, ...]) -> None:
        """Begin every game at this state instead of a fresh deal."""
        for at, cell in enumerate(cells):
            self.start[at] = cell
        self.has_start = 1

    def deal(self) -> None:
        """A fresh deal; tools that were not given are dealt at random."""
        if self.has_start:
            copy_state(self.block, self.start)
        else:
            new_game(self.block, self.players, self.tool_count, 2 if self.players == 1 else 1, 18)
            for at in range(self.given_count):
                add_tool(self.block, self.given[at])
        resolve_chance(self.block, self.generator.word)

    def choose(self) -> None:
        """Make a random legal move, all equally likely."""
        n = list_moves(self.block, self.out)
        apply_move(self.block, self.out[below(self.generator.word, n)])
        self.moves += 1

    def play_on(self) -> None:
        """Play the rest of the game with the full rules."""
        while self.block[STAGE] != AT_OVER:
            self.choose()
            resolve_chance(self.block, self.generator.word)

    def place_on(self) -> None:
        """Play the rest without tools: a random die and space; pass only if nothing fits."""
        while self.block[STAGE] != AT_OVER:
            self.place_one()
            end_turn(self.block)
            resolve_chance(self.block, self.generator.word)

    def place_one(self) -> None:
        """One turn of a game without tools: all pairs of a die and a space equally likely."""
        seat = SEATS + self.block[ACTIVE] * SEAT_SIZE
        ways = self.count_ways(seat, -1)
        if ways:
            self.moves += 1
            self.count_ways(seat, below(self.generator.word, ways))
            draft(self.block, self.kind)
            place(self.block, self.space)

    def count_ways(self, seat: int, way: int) -> int:
        """How many pairs of a die and a space there are; stops at the pair `way` and notes it."""
        kinds = kinds_in(self.block, POOL)
        several = several_in(self.block, POOL)
        ways = 0
        while kinds:
            kind = lowest(kinds)
            kinds &= kinds - 1
            spaces = spaces_for(self.block, seat, kind)
            number = count_bits(spaces)
            dice = number_in(self.block, POOL, kind) if several >> kind & 1 else 1
            ways += number * dice
            if 0 <= way < ways:
                self.kind = kind
                self.space = nth_bit(spaces, (ways - way - 1) % number)
                break
        return ways

    def count(self) -> None:
        """Add a finished game to the sums."""
        ahead = winners(self.block)
        for seat in range(self.players):
            self.points[seat] += points(self.block, seat)
            self.wins[seat] += ahead >> seat & 1

    def run(self, games: int, with_tools: bool) -> None:
        with cython.nogil:
            for _ in range(games):
                self.deal()
                if with_tools:
                    self.play_on()
                else:
                    while self.block[STAGE] < AT_TURN:
                        self.choose()
                        resolve_chance(self.block, self.generator.word)
                    self.place_on()
                self.count()

    def tally(self, games: int) -> Tally:
        seats = range(self.players)
        return Tally(
            games,
            self.moves,
            tuple([self.points[seat] for seat in seats]),
            tuple([self.wins[seat] for seat in seats]),
        )


def random_games(n: int, players: int = 2, seed: int = 1, tools: tuple[int, ...] = ()) -> Tally:
    """Games with the full rules in which every legal choice is equally likely.

    Each game has a fresh deal; without `tools`, three are dealt.
    """
    return _play(n, players, seed, tools, True)


def simulate(
    n: int,
    players: int = 2,
    seed: int = 1,
    tools: tuple[int, ...] = (),
    *,
    start: GameState | None = None,
) -> list[SimulatedGame]:
    """The result of each of `n` random games: the full rules, every legal choice equally likely.

    Each has a fresh deal; without `tools`, three are dealt. With `start`, such as `game.state`, all
    of them go on from that position, with other dice each time; it then says how many players and
    which tools there are.
    """
    if start is not None:
        players = len(start.players)
    player = _player(n, players, seed, () if start is not None else tools)
    if start is not None:
        player.begin_at(from_engine(start).cells())
    games = []
    before = player.tally(0)
    for _ in range(n):
        player.run(1, True)
        after = player.tally(1)
        games.append(
            SimulatedGame(
                tuple([new - old for new, old in zip(after.points, before.points, strict=True)]),
                tuple([seat for seat in range(players) if after.wins[seat] > before.wins[seat]]),
                after.moves - before.moves,
            )
        )
        before = after
    return games


def placement_games(n: int, players: int = 2, seed: int = 1) -> Tally:
    """Games without tools: a die and a space at random, passing only if nothing fits."""
    return _play(n, players, seed, (), False)


def _play(n: int, players: int, seed: int, tools: tuple[int, ...], with_tools: bool) -> Tally:
    player = _player(n, players, seed, tools)
    player.run(n, with_tools)
    return player.tally(n)


def _player(n: int, players: int, seed: int, tools: tuple[int, ...]) -> _RandomPlayer:
    if not 0 <= n < 1 << 31:
        raise ValueError(f"n: {n} games cannot be played; give 0 to 2**31 - 1")
    if len(tools) > 5:
        raise SetupError("tools", f"1 to 5 can be given, not {len(tools)}")
    count = len(tools) if players == 1 and tools else 3
    Setup(players, solo_tools=count, tools=tools or None)  # raises a SetupError if it is impossible
    return _RandomPlayer(players, tools, count, seed)
