"""Learning what tells the choices of a turn apart.

A value function that learned from how games end knows windows well, and less well which of two
similar ones is better: the luck of the rest of the game hides it. So some turns of games against
itself are looked at: their best choices, the siblings, are played out with the same dice, and the
value function learns the differences. Games and playouts are played by the generation before, so
what is learned is one step of policy iteration.
"""

from collections.abc import Iterable

try:
    import cython
except ModuleNotFoundError:
    from sagrada.kernel import no_cython as cython

if not cython.compiled:
    from math import sqrt

    from sagrada.bots.value.blocks import Reals
    from sagrada.bots.value.playouts import Playouts
    from sagrada.bots.value.self_play import SelfPlay
    from sagrada.bots.value.shape import MOST_IDS, SIBLINGS, WEIGHTS
    from sagrada.bots.value.value_function import ValueFunction, turns_left
    from sagrada.kernel.bits import Ints, lowest
    from sagrada.kernel.chance import resolve_chance
    from sagrada.kernel.dice import below, kinds_in
    from sagrada.kernel.layout import (
        ACTIVE,
        AT_OVER,
        AT_TURN,
        DRAFTED,
        MOST_MOVES,
        MOVE_DRAFT,
        MOVE_END,
        MOVE_LIFT,
        MOVE_PLACE,
        POOL,
        ROUND,
        SEAT_SIZE,
        SEATS,
        SIZE,
        STAGE,
        TOOL,
        TOOL_COUNT,
        TOOL_NUMBER,
    )
    from sagrada.kernel.legal import list_moves
    from sagrada.kernel.play import apply_move, copy_state
    from sagrada.kernel.window import fitting

PLAIN_SIBLINGS = 10
"""How many choices without tools are compared: the best ones. Each tool adds one."""
EARLY_LOOKS = 300
LATE_LOOKS = 150
"""How many turns of a thousand are looked at, up to round 5 and later."""
LEVEL_SHARE = 0.1
"""How much of an error that all siblings share is learned: luck is most of it."""
LARGEST_ERROR = 8.0
FORCED = -40.0
"""A margin for tools that makes the chooser use one, whatever it costs."""


class SiblingLearning:
    """Games in which a value function learns the differences between choices."""

    def __init__(self, games: SelfPlay, playouts: Playouts, learner: ValueFunction) -> None:
        """`games` and `playouts` share a chooser, whose value function stays as it is."""
        if not cython.compiled:
            self.siblings: list[Ints] = [[0] * SIZE for _ in range(SIBLINGS)]
            self.trial: Ints = [0] * SIZE
            self.moves: Ints = [0] * MOST_MOVES
            self.ids: list[Ints] = [[0] * MOST_IDS for _ in range(SIBLINGS)]
            self.counts: Ints = [0] * SIBLINGS
            self.values: Reals = [0.0] * SIBLINGS
            self.labels: Reals = [0.0] * SIBLINGS
            self.squares: Reals = [0.0] * WEIGHTS
        self.games = games
        self.playouts = playouts
        self.learner = learner
        self.learner.forget_windows()
        self.chooser = self.games.chooser
        self.each = 1
        self.looked = 0
        self.count = 0
        self.total = 0.0
        for at in range(WEIGHTS):
            self.squares[at] = 0.0

    def squares_between(self, start: int, end: int) -> list[float]:
        """How much some of the weights have changed: with it, a run can go on elsewhere."""
        return [self.squares[at] for at in range(start, end)]

    def set_squares(self, squares: Iterable[float]) -> None:
        for at, square in enumerate(squares):
            self.squares[at] = square

    def run(self, positions: int, each: int, learning_rate: float, tools: bool) -> float:
        """Look at this many turns, with `each` playouts for every sibling.

        Returns the mean square of what the differences were off, the noise of playouts included.
        """
        self.each = each
        self.looked = 0
        self.total = 0.0
        with_tools = bool(tools)
        with cython.nogil:
            while self.looked < positions:
                self.play(learning_rate, with_tools)
        return self.total / self.looked

    def play(self, learning_rate: float, tools: int) -> None:
        """One game."""
        self.games.deal(tools)
        s = self.games.block
        while s[STAGE] != AT_OVER:
            if s[STAGE] == AT_TURN and not s[DRAFTED] and not s[TOOL]:
                looks = EARLY_LOOKS if s[ROUND] <= 5 else LATE_LOOKS
                if below(self.games.generator.word, 1000) < looks:
                    self.look(learning_rate)
            self.chooser.tools = tools != 0
            self.chooser.only_tool = 0
            apply_move(s, self.games.choose(1.0))
            resolve_chance(s, self.games.generator.word)

    # ------------------------------------------------------------ one turn

    def look(self, learning_rate: float) -> None:
        """Play out the siblings of the turn that begins, and learn from them."""
        self.count = 0
        self.collect_plain()
        self.collect_with_tools()
        if self.count < 2:
            return
        self.playouts.set_root(self.games.block, below(self.games.generator.word, 1 << 30))
        for at in range(self.count):
            self.labels[at] = 0.0
            for number in range(self.each):
                self.labels[at] += self.playouts.points_after(self.siblings[at], number)
            self.labels[at] /= self.each
        self.looked += 1
        self.learn(learning_rate)

    def collect_plain(self) -> None:
        """The end of the turn as it is, and every die on every space: the best of these."""
        s = self.games.block
        self.keep(s)
        kinds = fitting(s, SEATS + s[ACTIVE] * SEAT_SIZE, kinds_in(s, POOL))
        while kinds:
            draft = MOVE_DRAFT + lowest(kinds)
            kinds &= kinds - 1
            copy_state(self.trial, s)
            apply_move(self.trial, draft)
            n = list_moves(self.trial, self.moves)
            for at in range(n):
                if MOVE_PLACE <= self.moves[at] < MOVE_LIFT:
                    copy_state(self.trial, s)
                    apply_move(self.trial, draft)
                    apply_move(self.trial, self.moves[at])
                    self.keep(self.trial)

    def collect_with_tools(self) -> None:
        """For each tool, the turn that the chooser plays if it has to use it."""
        s = self.games.block
        margin = self.chooser.tool_margin
        self.chooser.tools = True
        self.chooser.tool_margin = FORCED
        for slot in range(s[TOOL_COUNT]):
            self.chooser.only_tool = s[TOOL_NUMBER + slot]
            copy_state(self.trial, s)
            move = self.chooser.pick(self.trial)
            while move != MOVE_END:
                apply_move(self.trial, move)
                resolve_chance(self.trial, self.games.generator.word)
                move = self.chooser.pick(self.trial)
            if self.trial[TOOL]:
                self.put(self.count, self.trial)
                self.count += 1
        self.chooser.tool_margin = margin

    def keep(self, s: Ints) -> None:
        """Keep the end of a turn if it is among the best so far."""
        at = self.count
        if self.count == PLAIN_SIBLINGS:
            at = 0
            for other in range(1, self.count):
                if self.values[other] < self.values[at]:
                    at = other
            turns = turns_left(s, s[ACTIVE])
            if self.learner.value(s, s[ACTIVE], turns) <= self.values[at]:
                return
        else:
            self.count += 1
        self.put(at, s)

    def put(self, at: int, s: Ints) -> None:
        turns = turns_left(s, s[ACTIVE])
        copy_state(self.siblings[at], s)
        self.values[at] = self.learner.value(s, s[ACTIVE], turns)
        self.counts[at] = 0
        if turns > 0:
            self.counts[at] = self.learner.copy_feature_ids(self.ids[at])

    # ------------------------------------------------------------ learning

    def learn(self, learning_rate: float) -> None:
        """Move every sibling's value toward its label; what all of them share counts less."""
        shared = 0.0
        for at in range(self.count):
            shared += (self.labels[at] - self.values[at]) / self.count
        squares = 0.0
        for at in range(self.count):
            error = self.labels[at] - self.values[at] - shared
            squares += error * error / self.count
            error += LEVEL_SHARE * shared
            error = min(max(error, -LARGEST_ERROR), LARGEST_ERROR)
            self.update_weights(at, error, learning_rate)
        self.total += squares

    def update_weights(self, at: int, error: float, learning_rate: float) -> None:
        for place in range(self.counts[at]):
            weight = self.ids[at][place]
            self.squares[weight] += 0.02 * error * error
            change = learning_rate * error / (1 + sqrt(self.squares[weight]))
            self.learner.add_to_weight(weight, change)
