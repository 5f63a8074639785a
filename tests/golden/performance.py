"""One golden game while it is made: a real table, the guided player, and the comments."""

import datetime
import hashlib
import random
from dataclasses import dataclass, field, replace

from sagrada.engine.cards import PATTERNS
from sagrada.engine.legal import legal_moves
from sagrada.engine.moves import ChoosePattern, EndTurn, Move
from sagrada.engine.play import apply
from sagrada.engine.scoring.standings import final_standings
from sagrada.engine.state import GameState, Stage
from sagrada.game.dealer import Dealer
from sagrada.game.game import Game
from sagrada.game.record import Comment, Record, Seat
from tests.golden.claims import format_claims
from tests.golden.guide import Guide, Line
from tests.golden.kinds import UNDOABLE
from tests.golden.plans import Plan
from tests.golden.played import PlayedTurn
from tests.golden.slips import slip_of

NAMES = ("Ada", "Bruno", "Clara", "Dario")
DATE = datetime.date(2026, 1, 31)
ENDINGS = 3000
"""How many endings are tried out to reach the goal of a plan that is steered."""
SHORT = 50
"""Up to this length a comment stands at the end of the turn's line."""


def seed_of(plan: Plan, number: int) -> bytes:
    """The seeds to try for a plan: always the same ones."""
    return hashlib.sha256(f"golden game {plan.name}, try {number}".encode()).digest()


@dataclass
class Performance:
    plan: Plan
    seed: bytes
    wanted: set[str]
    """What no game has shown yet; this one takes out what it shows."""
    comments: list[Comment] = field(default_factory=list)

    def __post_init__(self) -> None:
        plan = self.plan
        seats = tuple(Seat(name=name) for name in NAMES[: plan.setup.players])
        self.table = Game.open(plan.setup, seats, self.seed, plan.edition, DATE)
        self.rng = random.Random(self.seed)
        self.guide = Guide(
            Dealer(self.seed), self.rng, self.wanted, laziness=plan.laziness, thrift=plan.thrift
        )
        self.slips = list(plan.slips)

    @property
    def state(self) -> GameState:
        return self.table.state

    def play(self) -> Record | None:
        """The record of the game; None if its goal was not reached."""
        while not self.table.is_over:
            self._slip()
            if self.state.stage is Stage.PATTERN:
                self._choose_pattern()
            elif self.state.round == self.plan.steered_from:
                if not self._steer():
                    return None
            else:
                self._perform(self.guide.best_line(self.state))
        if self.plan.goal is not None and self.plan.goal(self.state) > 0:
            return None
        self._remark(_how_it_was_decided(self.state))
        preface = (self.plan.about, f"Made by make_golden.py (plan {self.plan.name}).")
        record = self.table.record(reveal=True)
        return replace(record, preface=preface, comments=tuple(self.comments))

    # ------------------------------------------------------------ choices

    def _choose_pattern(self) -> None:
        choices = [m for m in legal_moves(self.state) if isinstance(m, ChoosePattern)]
        mine = [move for move in choices if move.seat == self.state.to_act[0]]
        best = max(mine, key=self._pattern_worth)
        self.wanted.discard(best.pattern)
        self.table.submit(best.seat, best)

    def _pattern_worth(self, move: ChoosePattern) -> tuple[bool, int]:
        """Patterns that no game has shown come first, then those with many favor tokens."""
        return move.pattern in self.wanted, PATTERNS[move.pattern].difficulty

    def _perform(self, line: Line) -> None:
        shown = self.guide.shown(line)
        self.wanted.difference_update(shown)
        self.guide.turns.append(PlayedTurn(line.steps, tuple(self.guide.turns)))
        end = 0
        for choice in line.choices:
            if isinstance(choice, Move):
                if isinstance(choice, EndTurn):
                    end = self.table.version + 1
                self.table.submit(choice.seat, choice)
        claims = format_claims(shown)
        is_short = len(claims) == 1 and len(claims[0]) <= SHORT
        self.comments += [Comment(end, claim, trailing=is_short) for claim in claims]

    def _slip(self) -> None:
        """Make the next slip of the plan, if this is a moment for it, and take it back."""
        if not self.slips or self.rng.random() < 0.5:
            return
        kind = next(kind for kind, name in UNDOABLE.items() if name == self.slips[0])
        slip = slip_of(kind, self.state, self.rng)
        if slip is None:
            return
        for move in slip:
            self.table.submit(move.seat, move)
        for move in slip:
            self.table.undo(move.seat)
        self._remark(f"A slip of {NAMES[slip[0].seat]}'s hand, taken back: {self.slips.pop(0)}.")

    def _remark(self, text: str) -> None:
        self.comments.append(Comment(self.table.version, text))

    # ------------------------------------------------------------ steering

    def _steer(self) -> bool:
        """Look for an ending that reaches the goal, and play it.

        The best ending so far is kept up to some turn and played on differently from there.
        """
        goal = self.plan.goal
        assert goal is not None, "a plan that is steered has a goal"
        best = self._ending([])
        for _ in range(ENDINGS):
            if goal(best[-1].after) == 0:
                for line in best:
                    self._perform(line)
                return True
            other = self._ending(best[: self.rng.randrange(len(best))])
            best = min(other, best, key=lambda ending: goal(ending[-1].after))
        return False

    def _ending(self, kept: list[Line]) -> list[Line]:
        """The rest of the game: first the turns kept, then at random."""
        ending = list(kept)
        state = ending[-1].after if ending else self.state
        while not state.is_over:
            if state.is_chance:
                state = apply(state, self.guide.dealer.outcome(state)).after
            else:
                ending.append(self.guide.line(state))
                state = ending[-1].after
        return ending


def _how_it_was_decided(state: GameState) -> str:
    standings = final_standings(state)
    if state.setup.solo:
        return "The end."
    winners = " and ".join(NAMES[seat] for seat in standings.winners)
    return f"The end: {winners}; decided by {standings.decided_by}."
