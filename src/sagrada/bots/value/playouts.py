"""Playouts: what a choice leads to if every seat plays by the value function for a few rounds.

All candidates of a decision meet the same dice and the same samples of hidden colors, so their
differences show after few playouts. A playout stops at the end of a round, and the value function
estimates the rest: it knows more about the far future than a single finished game.
"""

try:
    import cython
except ModuleNotFoundError:
    from sagrada.kernel import no_cython as cython

if not cython.compiled:
    from math import exp, sqrt

    from sagrada.bots.value.blocks import Reals
    from sagrada.bots.value.hidden_colours import HiddenColours
    from sagrada.bots.value.shape import BEAM, CANDIDATES
    from sagrada.bots.value.turn_chooser import TurnChooser
    from sagrada.bots.value.value_function import ValueFunction, current_points, turns_left
    from sagrada.kernel.bits import MULTIPLIER, WORD, Ints, count_bits
    from sagrada.kernel.chance import resolve_chance
    from sagrada.kernel.dice import below
    from sagrada.kernel.generator import Generator
    from sagrada.kernel.layout import (
        ACTIVE,
        AT_OVER,
        AT_PATTERN,
        AT_ROLL,
        CHOICE,
        DRAFTED,
        MOVE_END,
        MOVE_PATTERN,
        PLAYERS,
        ROUND,
        ROUNDS,
        SEAT_SIZE,
        SEATS,
        SIZE,
        STAGE,
        TOOL_COUNT,
        TOOL_NUMBER,
        TURN_NUMBER,
    )
    from sagrada.kernel.play import apply_move, copy_state
    from sagrada.kernel.scoring import winners
    from sagrada.kernel.state import State

SOLO_SCALE = 0.3
SOLO_SCALE_BY_TURNS = 1.8
"""How uncertain a margin is: the width of a logistic curve, plus a part per √(turns left)."""
ALL_TOOLS_FROM = 7
"""Playouts from this round on end with the game, or nearly."""
LOST_A_TURN = 0.08
"""Points that a seat of a thorough playout gets less in a turn than Master does, which sees the
second turn of a round coming and tries more ways to use a tool (lab/value_bench/calibration.py)."""


def solo_utility(margin: float, turns: int) -> float:
    """What a solo player maximizes: about the chance to beat the target with this margin."""
    return 1 / (1 + exp(-margin / (SOLO_SCALE + SOLO_SCALE_BY_TURNS * sqrt(turns))))


def win_scale(players: int, turns: int) -> float:
    """How uncertain values are with this many turns left (lab/value_bench/win_curve.py)."""
    if players == 1:
        return 2.0 + 1.0 * sqrt(turns)
    if players == 2:
        return 1.0 + 1.5 * sqrt(turns)
    if players == 3:
        return 1.0 + 1.2 * sqrt(turns)
    return 0.8 + 1.0 * sqrt(turns)


def solo_lean() -> float:
    """How far below 0 the margin is that wins half of the solo games: they miss the target by a lot
    more often than they beat it by a lot. A draw is lost."""
    return 0.5


def solo_chance(margin: float, turns: int) -> float:
    """The chance to beat the target with this many turns left."""
    return 1 / (1 + exp(-(margin + solo_lean()) / win_scale(1, turns)))


class Playouts:
    """The candidates of one decision, each a chain of one or two moves, and their playouts."""

    def __init__(
        self,
        chooser: TurnChooser,
        rounds: int,
        opponent_weight: float,
        thorough: bool = False,
        face_up: bool = False,
        win_weight: float = 0.0,
        sharp_end: bool = False,
        until: int = 0,
        by_dice: bool = False,
    ) -> None:
        """`chooser` plays for every seat. `rounds`: how many more to play after the current one.

        `until`: early in a game, playouts go on to the end of this round.
        `opponent_weight`: how much a point of the best opponent counts against the seat's own.
        `win_weight`: how many points a certain win is worth, on top of the points.
        `thorough`: figures that are true on average, in about twice the time. The others use tools
        too, and near the end all tools are looked at.
        `sharp_end`: in the last round the seat looks at every way to use a tool.
        `face_up`: no color is hidden. That is for looking back at a finished game.
        `by_dice`: infer the others' colors from their dice alone, as version 1 did.
        """
        if not cython.compiled:
            self.root: Ints = [0] * SIZE
            self.block: Ints = [0] * SIZE
            self.first: Ints = [0] * CANDIDATES
            self.second: Ints = [0] * CANDIDATES
            self.visit_counts: Ints = [0] * CANDIDATES
            self.utilities: Reals = [0.0] * CANDIDATES
            self.points: Reals = [0.0] * CANDIDATES
            self.squares: Reals = [0.0] * CANDIDATES
            self.wins: Reals = [0.0] * CANDIDATES
            self.seat_values: Reals = [0.0] * 4
        self.chooser = chooser
        self.value_function: ValueFunction = self.chooser.value_function
        self.generator = Generator(1)
        self.seed = 0
        self.rounds = rounds
        self.opponent_weight = opponent_weight
        self.win_weight = win_weight
        self.thorough = thorough
        self.sharp_end = sharp_end
        self.until = until
        self.quick: bool = self.chooser.quick
        self.beam: int = self.chooser.beam
        self.tool_margin: float = self.chooser.tool_margin
        self.face_up = face_up
        self.hidden_colours = HiddenColours(self.value_function, by_dice)
        self.seat = 0
        self.count = 0
        self.first_number = 0

    # ------------------------------------------------------------ for Python

    def begin(self, state: State, seat: int, seed: int, first_number: int = 0) -> None:
        """Start a new decision of this seat. Of the private colors, only its own are read.

        The dice of a playout depend on the seed and its number; `first_number`: of the first one.
        """
        copy_state(self.root, state.block)
        self.seat = seat
        self.seed = seed
        self.first_number = first_number
        self.count = 0
        self.hidden_colours.look(self.root, seat)

    def add(self, first: int, second: int = -1) -> int:
        """Add a candidate: a move, and the next one too if that is settled.

        -1 is no move: the value of the position as it is.
        """
        if self.count == CANDIDATES:
            raise ValueError(f"there is room for {CANDIDATES} candidates")
        at = self.count
        self.first[at] = first
        self.second[at] = second
        self.visit_counts[at] = 0
        self.utilities[at] = self.points[at] = self.squares[at] = self.wins[at] = 0.0
        self.count += 1
        return at

    def play(self, at: int, number: int) -> None:
        """Play this many more playouts of a candidate."""
        if not 0 <= at < self.count:
            raise ValueError(f"there is no candidate {at}")
        with cython.nogil:
            for _ in range(number):
                self.play_one(at)

    def visits(self, at: int) -> int:
        """How many playouts a candidate has had."""
        return self.visit_counts[at]

    def utility(self, at: int) -> float:
        """The mean of what the seat maximizes; in solo the chance to win."""
        return self.utilities[at] / self.visit_counts[at] if self.visit_counts[at] else 0.0

    def result(self, at: int) -> tuple[int, float, float, float]:
        """The number of playouts, mean and variance of the points, and the chance to win."""
        n = self.visit_counts[at]
        if not n:
            return 0, 0.0, 0.0, 0.0
        mean = self.points[at] / n
        return n, mean, max(0.0, self.squares[at] / n - mean * mean), self.wins[at] / n

    def latest(self) -> list[tuple[float, float]]:
        """Each seat's points and chance to win in the latest playout; a shared win is split."""
        players = self.block[PLAYERS]
        turns = 2 * (ROUNDS - self.last_round())
        over = self.block[STAGE] == AT_OVER
        ahead = winners(self.block) if over else 0
        found = []
        for number in range(players):
            win = 0.0
            if not over:
                win = self.win_chance(number, turns)
            elif ahead >> number & 1:
                win = 1.0 / count_bits(ahead)
            found.append((self.seat_values[number], win))
        return found

    def judge(self, root: State, after: State, playouts: int, seed: int) -> float:
        """The mean points after a whole turn: it begins at `root`, and is to be ended in `after`.

        The same seed gives all turns of a root the same dice.
        """
        self.set_root(root.block, seed)
        total = 0.0
        for number in range(playouts):
            total += self.points_after(after.block, number)
        return total / playouts

    # ------------------------------------------------------------ for learning

    def set_root(self, s: Ints, seed: int) -> None:
        """Begin with a turn of the active seat, for `points_after`; all colors are known."""
        copy_state(self.root, s)
        self.seat = s[ACTIVE]
        self.seed = seed

    def points_after(self, s: Ints, number: int) -> float:
        """End the seat's turn in `s`, which began at the root, and play out: its points then."""
        copy_state(self.block, s)
        self.reseed(number, 1)
        self.move(MOVE_END)
        self.play_on(number)
        if self.block[STAGE] == AT_OVER:
            return current_points(self.block, self.seat) * 1.0
        return self.seat_values[self.seat]

    # ------------------------------------------------------------ one playout

    def play_one(self, at: int) -> None:
        copy_state(self.block, self.root)
        number = self.first_number + self.visit_counts[at]
        self.reseed(number, 0)
        if not self.face_up:
            self.hidden_colours.sample(self.block, self.generator)
        self.reseed(number, 1)
        if self.block[STAGE] == AT_PATTERN:
            self.choose_patterns(self.first[at])
        elif self.first[at] >= 0:
            self.move(self.first[at])
        if self.second[at] >= 0:
            self.move(self.second[at])
        self.play_on(number)
        self.add_result(at)

    def reseed(self, number: int, kind: int) -> None:
        """Seed the dice of a round from the playout's number and the round, and nothing else."""
        x = self.seed + number * 16 + kind
        for _ in range(2):
            x = x * MULTIPLIER & WORD
            x ^= x >> 32
        self.generator.word[0] = x | 1
        self.chooser.generator.word[0] = x | 1

    def choose_patterns(self, own: int) -> None:
        """RULES 2.2: nobody knows what the others choose, so they choose at random."""
        apply_move(self.block, own)
        for number in range(self.block[PLAYERS]):
            if number != self.seat:
                self.block[SEATS + number * SEAT_SIZE + CHOICE] = -1
        for number in range(self.block[PLAYERS]):
            if number != self.seat:
                pattern = below(self.generator.word, 24)
                apply_move(self.block, MOVE_PATTERN + 24 * number + pattern)

    def move(self, move: int) -> None:
        """Make a move and resolve chance, except for a new round's dice."""
        if move == MOVE_END:
            self.note_value(self.block[ACTIVE])
        apply_move(self.block, move)
        if self.block[STAGE] != AT_ROLL:
            resolve_chance(self.block, self.generator.word)

    def play_on(self, number: int) -> None:
        last = self.last_round()
        while self.block[STAGE] != AT_OVER:
            if self.block[STAGE] == AT_ROLL:
                if self.block[ROUND] > last:
                    return
                self.reseed(number, 1 + self.block[ROUND])
                resolve_chance(self.block, self.generator.word)
            self.restrict_tools(number)
            if self.block[DRAFTED] and not self.chooser.tools:
                self.move(MOVE_END)
                continue
            self.move(self.chooser.pick(self.block))
            if self.chooser.follow_up >= 0:
                self.move(self.chooser.follow_up)

    def last_round(self) -> int:
        """The round that playouts stop after."""
        return max(self.root[ROUND] + self.rounds, self.until)

    def restrict_tools(self, number: int) -> None:
        """Tools take long to evaluate: a seat looks at one tool each turn.

        Near the end every tool counts, because no value function says what tokens are still worth.
        In the last round there's time for more, and in the last turn nothing to save them for.
        """
        is_own = self.block[ACTIVE] == self.seat
        is_sharp = self.sharp_end and is_own and self.root[ROUND] == ROUNDS
        is_last = is_sharp and turns_left(self.block, self.seat) == 0
        self.chooser.quick = self.quick and not is_sharp
        self.chooser.beam = BEAM if is_sharp else self.beam
        self.chooser.tool_margin = 0.0 if is_last else self.tool_margin
        self.chooser.tools = self.thorough or is_own
        self.chooser.only_tool = 0
        if is_sharp:
            return
        if self.thorough and self.root[ROUND] >= ALL_TOOLS_FROM:
            return
        if self.block[PLAYERS] > 1 and self.block[TOOL_COUNT]:
            turn = number + 2 * self.block[ROUND] + self.block[TURN_NUMBER]
            self.chooser.only_tool = self.block[TOOL_NUMBER + turn % self.block[TOOL_COUNT]]

    def note_value(self, number: int) -> None:
        """Note the value of a seat's window at the end of its turn."""
        turns = turns_left(self.block, number)
        self.seat_values[number] = self.value_function.value(self.block, number, turns)

    def add_result(self, at: int) -> None:
        """Add the result of a finished playout to its candidate."""
        over = self.block[STAGE] == AT_OVER
        others = 0.0
        for number in range(self.block[PLAYERS]):
            if over:
                self.seat_values[number] = current_points(self.block, number)
            self.seat_values[number] += self.missing_points(number)
            if number != self.seat and (self.seat_values[number] > others):
                others = self.seat_values[number]
        own = self.seat_values[self.seat]
        turns = 2 * (ROUNDS - self.last_round())
        if over:
            win = 1.0 if winners(self.block) >> self.seat & 1 else 0.0
        else:
            win = self.win_chance(self.seat, turns)
        self.visit_counts[at] += 1
        self.points[at] += own
        self.squares[at] += own * own
        self.wins[at] += win
        if self.block[PLAYERS] > 1:
            utility = own - self.opponent_weight * others + self.win_weight * win
        elif over:
            utility = win
        else:
            utility = solo_utility(own - 0.5, turns)  # RULES 9.5: a draw is lost
        self.utilities[at] += utility

    def missing_points(self, number: int) -> float:
        """What Master would have got more than a seat of a thorough playout."""
        if not self.thorough:
            return 0.0
        later = 2 * (ROUNDS - min(self.last_round(), ROUNDS))
        return LOST_A_TURN * (turns_left(self.root, number) - later)

    def win_chance(self, seat: int, turns: int) -> float:
        """The chance to win where a playout stops: each seat's is e^(value / scale), and together
        they are 1. With more seats it is likelier that one of them gets ahead by luck."""
        players = self.block[PLAYERS]
        own = self.seat_values[seat]
        if players == 1:
            return solo_chance(own, turns)
        scale = win_scale(players, turns)
        total = 0.0
        for number in range(players):
            total += exp((self.seat_values[number] - own) / scale)
        return 1 / total
