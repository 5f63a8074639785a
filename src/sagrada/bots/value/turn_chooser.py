"""A whole turn by its worth: all ways to go on are followed to the end of the own turn.

Chance that comes up on the way is averaged over. Tools that move dice of the window have too many
ways to follow all: only those moves go on whose window is worth most as it is. What the others
will do is not looked at; the outlook has learned what usually comes of a window.
"""

import cython

if not cython.compiled:
    from math import exp, sqrt

    from sagrada.bots.value.blocks import Reals
    from sagrada.bots.value.heuristic import ByHand
    from sagrada.bots.value.shape import BEAM, DEPTH, NOTHING
    from sagrada.bots.value.value_function import Outlook, turns_left
    from sagrada.kernel.bits import Ints, copy_ints, lowest
    from sagrada.kernel.cards import lay_pattern
    from sagrada.kernel.chance import happen, list_outcomes, roll
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
        MOVERS,
        PLAYERS,
        POOL,
        SEAT_SIZE,
        SEATS,
        SIZE,
        STAGE,
        TOOL,
    )
    from sagrada.kernel.legal import list_moves
    from sagrada.kernel.play import make_move
    from sagrada.kernel.state import State
    from sagrada.kernel.window import fitting


class Chooser:
    """Chooses by an outlook, hand-made or learned. It has room for one chain of choices."""

    def __init__(
        self,
        outlook: Outlook | None = None,
        hurdle: float | None = None,
        samples: int = 8,
        quick: bool = False,
        sight: int = 20,
    ) -> None:
        """Without an outlook by hand.

        `hurdle`: what a tool must bring more than it costs; None: it uses no tools. `samples`:
        rolls of a whole pool. `quick`: leave out what is much work and seldom changes a choice
        (`is_skipped`). `sight`, by hand only: how many own turns it thinks ahead.
        """
        if not cython.compiled:
            self.blocks: list[Ints] = [[0] * SIZE for _ in range(DEPTH)]
            self.moves: list[Ints] = [[0] * MOST_MOVES for _ in range(DEPTH)]
            self.outcomes: list[Ints] = [[0] * MOST_OUTCOMES for _ in range(DEPTH)]
            self.weights: list[Ints] = [[0] * MOST_OUTCOMES for _ in range(DEPTH)]
            self.kept: list[list[Ints]] = [[[0] * SIZE for _ in range(BEAM)] for _ in range(DEPTH)]
            self.kept_worth: list[Reals] = [[0.0] * BEAM for _ in range(DEPTH)]
            self.kept_lift: list[Ints] = [[0] * BEAM for _ in range(DEPTH)]
            self.worths: Reals = [0.0] * MOST_MOVES
            self.replies: Ints = [0] * MOST_MOVES
        self.learned = outlook is not None
        self.outlook = outlook or Outlook()
        self.by_hand = ByHand()
        self.generator = Generator(1)
        self.hurdle = 0.0 if hurdle is None else hurdle
        self.sight = sight
        self.samples = samples
        self.tools = hurdle is not None
        self.best_lift = 0
        self.quick = quick
        self.beam = 1 if quick else BEAM
        self.tried = 0
        self.only = 0
        self.reply = -1
        self.follow = -1

    # ------------------------------------------------------------ for Python

    def seed(self, seed: int) -> None:
        """For the rolls that it imagines."""
        self.generator = Generator(seed)

    def judge(self, state: State) -> list[tuple[int, float]]:
        """Every legal move of the active seat with its worth: points, in solo the chance to win.

        Moves that do not come into question have a worth below `NOTHING` / 2.
        """
        copy_ints(self.blocks[0], state.block, SIZE)
        n = self.judge_all(self.blocks[0])
        return [(self.moves[0][at], self.worths[at]) for at in range(n)]

    def judge_pattern(self, state: State, seat: int, pattern: int) -> float:
        """What an empty window of this pattern is worth to a seat."""
        copy_ints(self.blocks[0], state.block, SIZE)
        return self.worth_of_pattern(self.blocks[0], seat, pattern)

    def set_by_hand(self, by_hand: ByHand) -> None:
        """Other constants for the hand-made outlook."""
        self.by_hand = by_hand

    # ------------------------------------------------------------ worth

    def worth_of_pattern(self, s: Ints, number: int, pattern: int) -> float:
        lay_pattern(s, SEATS + number * SEAT_SIZE, pattern)
        if self.learned:
            return self.outlook.value(s, number, 20)
        return self.by_hand.value(s, number, 20)

    def worth(self, s: Ints) -> float:
        """What it is worth to the active seat to end the turn here."""
        number = s[ACTIVE]
        turns = turns_left(s, number)
        if self.learned:
            worth = self.outlook.value(s, number, turns)
        else:
            worth = self.by_hand.value(s, number, turns if turns < self.sight else self.sight)
        if s[TOOL]:
            worth -= self.hurdle
        if s[PLAYERS] > 1 or not self.learned:
            return worth
        # RULES 9.5: to beat the target by a little is as good as by much. Half a point is added
        # because a draw is lost.
        return 1 / (1 + exp(-(worth - 0.5) / (0.3 + 1.5 * sqrt(turns))))

    # ------------------------------------------------------------ following the turn

    def best(self, depth: int) -> float:
        """The worth of the state at this depth, if the turn goes on as well as it can."""
        s = self.blocks[depth]
        stage = s[STAGE]
        if stage < AT_PATTERN:
            return self.average(depth)
        if stage == AT_TURN:
            return self.best_turn(depth)
        if stage in (AT_LIFT, AT_LIFT_OR_STOP):
            return self.best_lifting(depth)
        n = list_moves(s, self.moves[depth])
        best = NOTHING * 1.0
        for at in range(n):
            move = self.moves[depth][at]
            if MOVE_TOOL < move < MOVE_PLACE and self.is_skipped(s, move - MOVE_TOOL):
                continue
            worth = self.after(depth, move)
            if worth > best:
                best = worth
                if depth == 1:
                    self.reply = move
        return best

    def is_skipped(self, s: Ints, tool: int) -> int:
        """Whether a tool is not looked at here."""
        if not self.tools:
            return 1
        if self.only and self.only != tool:
            return 1
        if not self.quick:
            return 0
        if 1 << tool & MOVERS:  # after the draft there are fewer ways to look at
            return not s[DRAFTED] and fitting(s, SEATS + s[ACTIVE] * SEAT_SIZE, kinds_in(s, POOL))
        # What these make of a die does not depend on the die, or only on its colour.
        if tool in (LENS_CUTTER, FLUX_REMOVER):
            bit = 1 << tool
        elif tool == FLUX_BRUSH:
            bit = 1 << 16 + s[HAND] // 6
        else:
            return 0
        if self.tried & bit:
            return 1
        self.tried |= bit
        return 0

    def after(self, depth: int, move: int) -> float:
        copy_ints(self.blocks[depth + 1], self.blocks[depth], SIZE)
        make_move(self.blocks[depth + 1], move)
        return self.best(depth + 1)

    def best_turn(self, depth: int) -> float:
        """Where the turn may end, or a die be drafted, or a tool be used."""
        s = self.blocks[depth]
        best = self.worth(s)
        if s[DRAFTED]:
            return best
        kinds = fitting(s, SEATS + s[ACTIVE] * SEAT_SIZE, kinds_in(s, POOL))
        while kinds:
            worth = self.after(depth, MOVE_DRAFT + lowest(kinds))
            kinds &= kinds - 1
            best = worth if worth > best else best
        return best

    def average(self, depth: int) -> float:
        """Over what chance may answer."""
        s = self.blocks[depth]
        total = 0.0
        if s[STAGE] == AT_REROLL_POOL:
            for _ in range(self.samples):
                copy_ints(self.blocks[depth + 1], s, SIZE)
                while self.blocks[depth + 1][STAGE] == AT_REROLL_POOL:
                    roll(self.blocks[depth + 1], self.generator.word)
                total += self.best(depth + 1)
            return total / self.samples
        n = list_outcomes(s, self.outcomes[depth], self.weights[depth])
        weights = 0
        for at in range(n):
            copy_ints(self.blocks[depth + 1], s, SIZE)
            happen(self.blocks[depth + 1], self.outcomes[depth][at])
            total += self.weights[depth][at] * self.best(depth + 1)
            weights += self.weights[depth][at]
        return total / weights

    # ------------------------------------------------------------ tools that move dice

    def best_lifting(self, depth: int) -> float:
        """Where a die of the window is to be lifted: the most promising moves are followed."""
        best = NOTHING * 1.0
        if self.blocks[depth][STAGE] == AT_LIFT_OR_STOP:
            best = self.after(depth, MOVE_STOP)
        kept = self.keep_best_moves(depth)
        for at in range(kept):
            copy_ints(self.blocks[depth + 1], self.kept[depth][at], SIZE)
            worth = self.best(depth + 1)
            if worth > best:
                best = worth
                if depth == 0:
                    self.best_lift = self.kept_lift[0][at]
        return best

    def keep_best_moves(self, depth: int) -> int:
        """Lift and place every die in every way; keep what is worth most as it stands."""
        kept = 0
        lifts = list_moves(self.blocks[depth], self.moves[depth])
        for at in range(lifts):
            lift = self.moves[depth][at]
            if lift < MOVE_LIFT:
                continue
            copy_ints(self.blocks[depth + 1], self.blocks[depth], SIZE)
            make_move(self.blocks[depth + 1], lift)
            places = list_moves(self.blocks[depth + 1], self.moves[depth + 1])
            for place in range(places):
                copy_ints(self.blocks[depth + 2], self.blocks[depth + 1], SIZE)
                make_move(self.blocks[depth + 2], self.moves[depth + 1][place])
                kept = self.keep(depth, kept, lift)
        return kept

    def keep(self, depth: int, kept: int, lift: int) -> int:
        """Put the state two deeper among the best of this depth, if it is one."""
        worth = self.worth(self.blocks[depth + 2])
        at = kept
        if kept == self.beam:
            at = 0
            for other in range(1, self.beam):
                if self.kept_worth[depth][other] < self.kept_worth[depth][at]:
                    at = other
            if worth <= self.kept_worth[depth][at]:
                return kept
        copy_ints(self.kept[depth][at], self.blocks[depth + 2], SIZE)
        self.kept_worth[depth][at] = worth
        self.kept_lift[depth][at] = lift
        return kept + 1 if kept < self.beam else kept

    # ------------------------------------------------------------ the choice itself

    def judge_all(self, s: Ints) -> int:
        """The worth of every legal move of `blocks[0]`, which is `s`; returns how many."""
        stage = s[STAGE]
        self.tried = 0
        if stage in (AT_LIFT, AT_LIFT_OR_STOP):
            self.best_lift = 0
            best = self.best_lifting(0)
            lift = self.best_lift
            n = list_moves(s, self.moves[0])
            for at in range(n):
                self.worths[at] = best if self.moves[0][at] == lift else NOTHING * 1.0
                if self.moves[0][at] == MOVE_STOP:
                    self.worths[at] = self.after(0, MOVE_STOP)
            return n
        n = list_moves(s, self.moves[0])
        for at in range(n):
            self.reply = -1
            self.worths[at] = self.worth_of_move(s, self.moves[0][at])
            self.replies[at] = self.reply
        return n

    def worth_of_move(self, s: Ints, move: int) -> float:
        if move == MOVE_END:
            return self.worth(s)
        if move >= MOVE_PATTERN:
            return NOTHING * 1.0
        if MOVE_TOOL < move < MOVE_PLACE and self.is_skipped(s, move - MOVE_TOOL):
            return NOTHING * 1.0
        return self.after(0, move)

    def pick(self, s: Ints) -> int:
        """The best move for the active seat of `s`; for a die, `follow` is what to do with it."""
        copy_ints(self.blocks[0], s, SIZE)
        n = self.judge_all(self.blocks[0])
        best = 0
        for at in range(1, n):
            if self.worths[at] > self.worths[best]:
                best = at
        move = self.moves[0][best]
        self.follow = self.replies[best] if MOVE_DRAFT <= move < MOVE_PAY else -1
        return move
