"""Whole games in one call, without the GIL: for measuring, and for comparing with the engine."""

from typing import NamedTuple

import cython

from sagrada.engine.options import Setup, SetupError

if not cython.compiled:
    from sagrada.kernel.bits import Ints, count_bits, lowest
    from sagrada.kernel.cards import lay_tool
    from sagrada.kernel.chance import begin, settle
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
    from sagrada.kernel.play import draft, end_turn, make_move, place
    from sagrada.kernel.scoring import points, winners
    from sagrada.kernel.window import spaces_for


class Tally(NamedTuple):
    """What a number of games came to."""

    games: int
    moves: int
    points: tuple[int, ...]
    """Per seat, the sum over all games."""
    wins: tuple[int, ...]
    """Per seat; shared wins count for each."""


class _Player:
    """Room for one game at a time, and for the sums."""

    def __init__(self, players: int, tools: tuple[int, ...], tool_count: int, seed: int) -> None:
        if not cython.compiled:
            self.block: Ints = [0] * SIZE
            self.out: Ints = [0] * MOST_MOVES
            self.given: Ints = [0] * 5
            self.points: Ints = [0] * 4
            self.wins: Ints = [0] * 4
        self.generator = Generator(seed)
        self.players = players
        self.tool_count = tool_count
        self.given_count = len(tools)
        self.moves = 0
        self.kind = self.space = 0
        for seat in range(4):
            self.points[seat] = 0
            self.wins[seat] = 0
        for at, tool in enumerate(tools):
            self.given[at] = tool

    def deal(self) -> None:
        """A fresh table; what was not given is dealt at random."""
        begin(self.block, self.players, self.tool_count, 2 if self.players == 1 else 1, 18)
        for at in range(self.given_count):
            lay_tool(self.block, self.given[at])
        settle(self.block, self.generator.word)

    def choose(self) -> None:
        """Any legal move, all equally likely."""
        n = list_moves(self.block, self.out)
        make_move(self.block, self.out[below(self.generator.word, n)])
        self.moves += 1

    def play_on(self) -> None:
        """The rest of the game, full rules."""
        while self.block[STAGE] != AT_OVER:
            self.choose()
            settle(self.block, self.generator.word)

    def place_on(self) -> None:
        """The rest of the game without tools: any die on any space, pass only if nothing fits."""
        while self.block[STAGE] != AT_OVER:
            self.place_one()
            end_turn(self.block)
            settle(self.block, self.generator.word)

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
        """How many pairs of a die and a space there are; note the one with the number `way`."""
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
                        settle(self.block, self.generator.word)
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
    """Games of the full rules in which every legal choice is equally likely.

    Each game has a fresh deal; without `tools`, three are dealt.
    """
    return _play(n, players, seed, tools, True)


def placement_games(n: int, players: int = 2, seed: int = 1) -> Tally:
    """Games without tools: a die and a space at random, passing only if nothing fits."""
    return _play(n, players, seed, (), False)


def _play(n: int, players: int, seed: int, tools: tuple[int, ...], with_tools: bool) -> Tally:
    if not 0 <= n < 1 << 31:
        raise ValueError(f"n: {n} games cannot be played; give 0 to 2**31 - 1")
    if len(tools) > 5:
        raise SetupError("tools", f"1 to 5 can be given, not {len(tools)}")
    count = len(tools) if players == 1 and tools else 3
    Setup(players, solo_tools=count, tools=tools or None)  # refuses what cannot be
    player = _Player(players, tools, count, seed)
    player.run(n, with_tools)
    return player.tally(n)
