"""Choosing a whole turn by its value: an exhaustive search to the end of the seat's own turn.

At chance nodes it takes the expected value. Tools that move dice in the window have too many moves
to search them all: only the few with the highest immediate value go on (beam search). It does not
consider what the others will do; the value function has learned what usually becomes of a window.
"""

try:
    import cython
except ModuleNotFoundError:
    from sagrada.kernel import no_cython as cython

if not cython.compiled:
    from math import exp, sqrt

    from sagrada.bots.value.blocks import Reals
    from sagrada.bots.value.heuristic import Heuristic
    from sagrada.bots.value.shape import BEAM, DEPTH, MINUS_INFINITY
    from sagrada.bots.value.value_function import ValueFunction, turns_left
    from sagrada.kernel.bits import Ints, lowest
    from sagrada.kernel.cards import set_pattern
    from sagrada.kernel.chance import apply_outcome, list_outcomes, sample_outcome
    from sagrada.kernel.dice import kinds_in
    from sagrada.kernel.generator import Generator
    from sagrada.kernel.layout import (
        ACTIVE,
        AT_LIFT,
        AT_LIFT_OR_STOP,
        AT_PATTERN,
        AT_REROLL_POOL,
        AT_TURN,
        DRAFTED,
        FLUX_BRUSH,
        FLUX_REMOVER,
        HAND,
        LENS_CUTTER,
        MOST_MOVES,
        MOST_OUTCOMES,
        MOVE_DRAFT,
        MOVE_END,
        MOVE_LIFT,
        MOVE_PATTERN,
        MOVE_PAY,
        MOVE_PLACE,
        MOVE_STOP,
        MOVE_TOOL,
        MOVING_TOOLS,
        PLANES,
        PLAYERS,
        POOL,
        SEAT_SIZE,
        SEATS,
        SIZE,
        STAGE,
        TOOL,
        TURN_NUMBER,
    )
    from sagrada.kernel.legal import list_moves
    from sagrada.kernel.play import apply_move, copy_state
    from sagrada.kernel.state import State
    from sagrada.kernel.window import fitting


class TurnChooser:
    """Chooses by the heuristic or by a learned value function, one chain of choices at a time."""

    def __init__(
        self,
        value_function: ValueFunction | None = None,
        tool_margin: float | None = None,
        samples: int = 8,
        quick: bool = False,
        horizon: int = 20,
    ) -> None:
        """Without a value function it uses the heuristic.

        `tool_margin`: points that a tool must bring beyond its price; None: it uses no tools.
        `samples`: how often a reroll of the whole pool is sampled. `quick`: skip what takes long
        and seldom changes a choice (`is_skipped`). `horizon`, for the heuristic only: how many of
        its own turns it thinks ahead.
        """
        if not cython.compiled:
            self.blocks: list[Ints] = [[0] * SIZE for _ in range(DEPTH)]
            self.moves: list[Ints] = [[0] * MOST_MOVES for _ in range(DEPTH)]
            self.outcomes: list[Ints] = [[0] * MOST_OUTCOMES for _ in range(DEPTH)]
            self.weights: list[Ints] = [[0] * MOST_OUTCOMES for _ in range(DEPTH)]
            self.kept: list[list[Ints]] = [[[0] * SIZE for _ in range(BEAM)] for _ in range(DEPTH)]
            self.kept_values: list[Reals] = [[0.0] * BEAM for _ in range(DEPTH)]
            self.kept_lift: list[Ints] = [[0] * BEAM for _ in range(DEPTH)]
            self.values: Reals = [0.0] * MOST_MOVES
            self.follow_ups: Ints = [0] * MOST_MOVES
        self.learned = value_function is not None
        self.value_function = value_function or ValueFunction()
        self.heuristic = Heuristic()
        self.generator = Generator(1)
        self.tool_margin = 0.0 if tool_margin is None else tool_margin
        self.horizon = horizon
        self.samples = samples
        self.tools = tool_margin is not None
        self.best_lift = 0
        self.quick = quick
        self.beam = 1 if quick else BEAM
        self.tried_tools = 0
        self.only_tool = 0
        self.best_follow_up = -1
        self.follow_up = -1

    # ------------------------------------------------------------ for Python

    def seed(self, seed: int) -> None:
        """Seed the rolls that it samples."""
        self.generator = Generator(seed)

    def evaluate(self, state: State) -> list[tuple[int, float]]:
        """Every legal move of the active seat with its value: points, in solo the chance to win.

        Moves that are not considered have a value below `MINUS_INFINITY` / 2.
        """
        copy_state(self.blocks[0], state.block)
        n = self.evaluate_all(self.blocks[0])
        return [(self.moves[0][at], self.values[at]) for at in range(n)]

    def evaluate_pattern(self, state: State, seat: int, pattern: int) -> float:
        """The value of an empty window with this pattern for a seat."""
        copy_state(self.blocks[0], state.block)
        return self.pattern_value(self.blocks[0], seat, pattern)

    def evaluate_second_turn(self, state: State, first: int, second: int = -1) -> float:
        """The value of a turn of one or two moves, if its round has another turn for the seat.

        It is the expected value of the best die in that turn, without tools. The others take dice
        in between: any of them, as far as the seat knows.
        """
        copy_state(self.blocks[0], state.block)
        if first != MOVE_END:
            apply_move(self.blocks[0], first)
        if second >= 0:
            apply_move(self.blocks[0], second)
        return self.second_turn(self.blocks[0])

    def set_heuristic(self, heuristic: Heuristic) -> None:
        """Use a heuristic with other constants."""
        self.heuristic = heuristic

    # ------------------------------------------------------------ value

    def pattern_value(self, s: Ints, number: int, pattern: int) -> float:
        set_pattern(s, SEATS + number * SEAT_SIZE, pattern)
        if self.learned:
            return self.value_function.value(s, number, 20)
        return self.heuristic.value(s, number, 20)

    def value(self, s: Ints) -> float:
        """The value for the active seat if it ends its turn here."""
        number = s[ACTIVE]
        turns = turns_left(s, number)
        if self.learned:
            value = self.value_function.value(s, number, turns)
        else:
            value = self.heuristic.value(s, number, turns if turns < self.horizon else self.horizon)
        if s[TOOL]:
            value -= self.tool_margin
        if s[PLAYERS] > 1 or not self.learned:
            return value
        # RULES 9.5: beating the target by a little is as good as by a lot. Half a point is
        # subtracted because a draw is lost.
        return 1 / (1 + exp(-(value - 0.5) / (0.3 + 1.5 * sqrt(turns))))

    # ------------------------------------------------------------ searching the turn

    def best(self, depth: int) -> float:
        """The value of the state at this depth if the rest of the turn is played best."""
        s = self.blocks[depth]
        stage = s[STAGE]
        if stage < AT_PATTERN:
            return self.average(depth)
        if stage == AT_TURN:
            return self.best_turn(depth)
        if stage in (AT_LIFT, AT_LIFT_OR_STOP):
            return self.best_lifting(depth)
        n = list_moves(s, self.moves[depth])
        best = MINUS_INFINITY * 1.0
        for at in range(n):
            move = self.moves[depth][at]
            if MOVE_TOOL < move < MOVE_PLACE and self.is_skipped(s, move - MOVE_TOOL):
                continue
            value = self.after(depth, move)
            if value > best:
                best = value
                if depth == 1:
                    self.best_follow_up = move
        return best

    def is_skipped(self, s: Ints, tool: int) -> int:
        """Whether a tool is not considered here."""
        if not self.tools:
            return 1
        if self.only_tool and self.only_tool != tool:
            return 1
        if not self.quick:
            return 0
        if 1 << tool & MOVING_TOOLS:  # after the draft there are fewer moves to search
            return not s[DRAFTED] and fitting(s, SEATS + s[ACTIVE] * SEAT_SIZE, kinds_in(s, POOL))
        # The result of these does not depend on the die, or only on its color.
        if tool in (LENS_CUTTER, FLUX_REMOVER):
            bit = 1 << tool
        elif tool == FLUX_BRUSH:
            bit = 1 << 16 + s[HAND] // 6
        else:
            return 0
        if self.tried_tools & bit:
            return 1
        self.tried_tools |= bit
        return 0

    def after(self, depth: int, move: int) -> float:
        copy_state(self.blocks[depth + 1], self.blocks[depth])
        apply_move(self.blocks[depth + 1], move)
        return self.best(depth + 1)

    def best_turn(self, depth: int) -> float:
        """The seat can end its turn, draft a die or use a tool."""
        s = self.blocks[depth]
        best = self.value(s)
        if s[DRAFTED]:
            return best
        kinds = fitting(s, SEATS + s[ACTIVE] * SEAT_SIZE, kinds_in(s, POOL))
        while kinds:
            value = self.after(depth, MOVE_DRAFT + lowest(kinds))
            kinds &= kinds - 1
            best = value if value > best else best
        return best

    def average(self, depth: int) -> float:
        """The expected value over the outcomes of a chance node."""
        s = self.blocks[depth]
        total = 0.0
        if s[STAGE] == AT_REROLL_POOL:
            for _ in range(self.samples):
                copy_state(self.blocks[depth + 1], s)
                while self.blocks[depth + 1][STAGE] == AT_REROLL_POOL:
                    sample_outcome(self.blocks[depth + 1], self.generator.word)
                total += self.best(depth + 1)
            return total / self.samples
        n = list_outcomes(s, self.outcomes[depth], self.weights[depth])
        weights = 0
        for at in range(n):
            copy_state(self.blocks[depth + 1], s)
            apply_outcome(self.blocks[depth + 1], self.outcomes[depth][at])
            total += self.weights[depth][at] * self.best(depth + 1)
            weights += self.weights[depth][at]
        return total / weights

    def second_turn(self, s: Ints) -> float:
        """The expected value of the seat's second turn in the round, after the first in `s`."""
        between = 2 * (s[PLAYERS] - 1 - s[TURN_NUMBER])
        s[TURN_NUMBER] = 2 * s[PLAYERS] - 1 - s[TURN_NUMBER]
        s[DRAFTED] = 0
        s[TOOL] = 0
        pass_value = self.value(s)
        dice = 0
        for kind in range(30):
            number = 0
            for plane in range(PLANES):
                number += (s[POOL + plane] >> kind & 1) << plane
            if number:
                value = self.best_place(s, kind, pass_value)
                for _ in range(number):
                    self.values[dice] = value
                    dice += 1
        left = dice - between if dice > between else 0
        # The best die is the one of rank 0. A die is taken if it's left, and all better ones are
        # gone: the chance is a product, step by step.
        total = 0.0
        gone = 1.0
        for rank in range(dice):
            best = rank
            for at in range(rank + 1, dice):
                if self.values[at] > self.values[best]:
                    best = at
            value = self.values[best]
            self.values[best] = self.values[rank]
            total += gone * left / (dice - rank) * value
            gone *= 1 - left / (dice - rank)
            if gone <= 0:
                break
        return total + gone * pass_value

    def best_place(self, s: Ints, kind: int, pass_value: float) -> float:
        """The value of the best space for a die in the pool, or of passing."""
        best = pass_value
        if not fitting(s, SEATS + s[ACTIVE] * SEAT_SIZE, 1 << kind):
            return best
        copy_state(self.blocks[1], s)
        apply_move(self.blocks[1], MOVE_DRAFT + kind)
        n = list_moves(self.blocks[1], self.moves[1])
        for at in range(n):
            if MOVE_PLACE <= self.moves[1][at] < MOVE_LIFT:
                copy_state(self.blocks[2], self.blocks[1])
                apply_move(self.blocks[2], self.moves[1][at])
                value = self.value(self.blocks[2])
                best = value if value > best else best
        return best

    # ------------------------------------------------------------ tools that move dice

    def best_lifting(self, depth: int) -> float:
        """A die of the window must be lifted: search the most promising moves further."""
        best = MINUS_INFINITY * 1.0
        if self.blocks[depth][STAGE] == AT_LIFT_OR_STOP:
            best = self.after(depth, MOVE_STOP)
        kept = self.keep_best_moves(depth)
        for at in range(kept):
            copy_state(self.blocks[depth + 1], self.kept[depth][at])
            value = self.best(depth + 1)
            if value > best:
                best = value
                if depth == 0:
                    self.best_lift = self.kept_lift[0][at]
        return best

    def keep_best_moves(self, depth: int) -> int:
        """Try every way to lift and place a die; keep those with the highest immediate value."""
        kept = 0
        lifts = list_moves(self.blocks[depth], self.moves[depth])
        for at in range(lifts):
            lift = self.moves[depth][at]
            if lift < MOVE_LIFT:
                continue
            copy_state(self.blocks[depth + 1], self.blocks[depth])
            apply_move(self.blocks[depth + 1], lift)
            places = list_moves(self.blocks[depth + 1], self.moves[depth + 1])
            for place in range(places):
                copy_state(self.blocks[depth + 2], self.blocks[depth + 1])
                apply_move(self.blocks[depth + 2], self.moves[depth + 1][place])
                kept = self.keep(depth, kept, lift)
        return kept

    def keep(self, depth: int, kept: int, lift: int) -> int:
        """Keep the state two levels deeper if it is among the best of this depth."""
        value = self.value(self.blocks[depth + 2])
        at = kept
        if kept == self.beam:
            at = 0
            for other in range(1, self.beam):
                if self.kept_values[depth][other] < self.kept_values[depth][at]:
                    at = other
            if value <= self.kept_values[depth][at]:
                return kept
        copy_state(self.kept[depth][at], self.blocks[depth + 2])
        self.kept_values[depth][at] = value
        self.kept_lift[depth][at] = lift
        return kept + 1 if kept < self.beam else kept

    # ------------------------------------------------------------ the choice itself

    def evaluate_all(self, s: Ints) -> int:
        """Evaluate every legal move in `s`, which is `blocks[0]`; returns how many there are."""
        stage = s[STAGE]
        self.tried_tools = 0
        if stage in (AT_LIFT, AT_LIFT_OR_STOP):
            self.best_lift = 0
            best = self.best_lifting(0)
            lift = self.best_lift
            n = list_moves(s, self.moves[0])
            for at in range(n):
                self.values[at] = best if self.moves[0][at] == lift else MINUS_INFINITY * 1.0
                if self.moves[0][at] == MOVE_STOP:
                    self.values[at] = self.after(0, MOVE_STOP)
            return n
        n = list_moves(s, self.moves[0])
        for at in range(n):
            self.best_follow_up = -1
            self.values[at] = self.move_value(s, self.moves[0][at])
            self.follow_ups[at] = self.best_follow_up
        return n

    def move_value(self, s: Ints, move: int) -> float:
        if move == MOVE_END:
            return self.value(s)
        if move >= MOVE_PATTERN:
            return MINUS_INFINITY * 1.0
        if MOVE_TOOL < move < MOVE_PLACE and self.is_skipped(s, move - MOVE_TOOL):
            return MINUS_INFINITY * 1.0
        return self.after(0, move)

    def pick(self, s: Ints) -> int:
        """The best move for the active seat; for a die, `follow_up` says what to do with it."""
        copy_state(self.blocks[0], s)
        n = self.evaluate_all(self.blocks[0])
        best = 0
        for at in range(1, n):
            if self.values[at] > self.values[best]:
                best = at
        move = self.moves[0][best]
        self.follow_up = self.follow_ups[best] if MOVE_DRAFT <= move < MOVE_PAY else -1
        return move
