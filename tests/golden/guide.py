"""The guided player: looks through many ways to play a turn and takes the one that shows most.

It plays all seats, knows the dealer's seed and so sees every roll beforehand: it plays for the
golden games' sake, not to win. It is deterministic: the same seed gives the same game.
"""

import random
from collections.abc import Container, Iterator, Sequence
from dataclasses import dataclass, field

from sagrada.engine import events as ev
from sagrada.engine.audit import removals
from sagrada.engine.legal import legal_moves
from sagrada.engine.moves import Call, Draft, EndTurn, Move, Place, PutBack, Remove, UseTool
from sagrada.engine.outcomes import Outcome
from sagrada.engine.placement import spaces_for
from sagrada.engine.play import Step, apply
from sagrada.engine.state import GameState, Stage
from sagrada.engine.tools import price
from sagrada.game.dealer import Dealer
from tests.golden.moments import moments_shown
from tests.golden.played import PlayedTurn
from tests.golden.promise import promise
from tests.ways import ways_shown

Choice = Move | Outcome

SAMPLES = 120
"""How many turns with a tool are tried out before one is chosen."""
WAY_WORTH = 10.0
"""What a way or moment that is wanted counts, compared with points."""


@dataclass(frozen=True)
class Line:
    """A turn played out in thought."""

    choices: tuple[Choice, ...]
    steps: tuple[Step, ...]

    @property
    def after(self) -> GameState:
        return self.steps[-1].after


@dataclass
class Guide:
    dealer: Dealer
    rng: random.Random
    wanted: Container[str]
    """The ways and moments that no game has shown yet."""
    laziness: tuple[float, ...] = ()
    """Per seat, how often it passes without thinking."""
    thrift: float = 1.5
    """What a favor token must bring, so that players keep some for later ways."""
    mistake_rate: float = 0.2
    """Honour: how often a die is put where rule 5 forbids it."""
    call_rate: float = 0.04
    """Honour: how often somebody calls before a choice."""
    turns: list[PlayedTurn] = field(default_factory=list)
    """The turns played so far."""

    # ------------------------------------------------------------ choosing

    def best_line(self, state: GameState) -> Line:
        """The turn to play, from its first choice to its end."""
        seat = state.active
        if self.laziness and self.rng.random() < self.laziness[seat]:
            return self.line(state, [])
        lines = [*self._plain_lines(state), *self._sampled_lines(state)]
        return max(lines, key=lambda line: self._worth(line, seat))

    def shown(self, line: Line) -> list[str]:
        """What the line shows that is still wanted."""
        turn = PlayedTurn(line.steps, tuple(self.turns))
        seen = [*ways_shown(turn), *(m for step in line.steps for m in moments_shown(step))]
        return [name for name in dict.fromkeys(seen) if name in self.wanted]

    def _worth(self, line: Line, seat: int) -> float:
        before, after = line.steps[0].before, line.after
        spent = before.players[seat].favor - after.players[seat].favor
        if before.setup.solo:  # in solo a tool is gone once it is used
            spent = sum(t.spent for t in after.tools) - sum(t.spent for t in before.tools)
        is_step_on_the_way = self._is_ready(after, seat) and not self._is_ready(before, seat)
        return (
            WAY_WORTH * (len(self.shown(line)) + is_step_on_the_way)
            + promise(after, seat)
            - self.thrift * spent
            + self.rng.random() * 0.01
        )

    def _is_ready(self, state: GameState, seat: int) -> bool:
        """Whether a die lies under a waiver that a tool on the table is wanted to move again."""
        return any(
            f"tool {tool.number}: {mark} die" in self.wanted
            and (state.setup.solo or state.players[seat].favor >= price(tool))
            for _, mark in state.window(seat).marks
            for tool in state.tools
        )

    # ------------------------------------------------------------ lines

    def _plain_lines(self, state: GameState) -> Iterator[Line]:
        """Every draft to every space without a tool, and passing."""
        yield self.line(state, [])
        for draft in legal_moves(state):
            if isinstance(draft, Draft):
                drafted = apply(state, draft).after
                for place in legal_moves(drafted):
                    if isinstance(place, Place) and self._is_strict(drafted, place):
                        yield self.line(state, [draft, place])

    def _sampled_lines(self, state: GameState) -> Iterator[Line]:
        """Turns at random, with a leaning to tools."""
        tools = [t for t in state.tools if not t.spent]
        can_pay = state.setup.solo or state.players[state.active].favor
        if not (tools and can_pay) and state.setup.strict:
            return
        for _ in range(SAMPLES):
            yield self.line(state)

    def line(self, state: GameState, script: Sequence[Move] | None = None) -> Line:
        """Play on until the turn is over and nobody has to choose in it any more.

        First the script, then the end of the turn; without a script all is random.
        """
        waiting = None if script is None else [*script, EndTurn(state.active)]
        choices: list[Choice] = []
        steps: list[Step] = []
        is_over = False
        while not is_over or state.stage is Stage.MEND:
            choice: Choice
            if state.is_chance:
                choice = self.dealer.outcome(state)
            elif state.stage is Stage.MEND and self.rng.random() < 0.7:
                choice = _mending(state)
            elif waiting is None or state.stage is Stage.MEND:
                choice = self.random_move(state)
            else:
                choice = waiting.pop(0)
            step = apply(state, choice)
            choices.append(choice)
            steps.append(step)
            state = step.after
            is_over = is_over or any(isinstance(event, ev.TurnEnded) for event in step.events)
        return Line(tuple(choices), tuple(steps))

    def random_move(self, state: GameState) -> Move:
        """A legal move, chosen with a leaning to what is more telling."""
        moves = list(legal_moves(state))
        if not state.setup.strict:
            calls = [move for move in moves if isinstance(move, Call)]
            if calls and self.rng.random() < self.call_rate:
                return self.rng.choice(calls)
            moves = self._mostly_strict(state, [m for m in moves if not isinstance(m, Call)])
        return self.rng.choices(moves, [_leaning(state, move, moves) for move in moves])[0]

    def _mostly_strict(self, state: GameState, moves: list[Move]) -> list[Move]:
        """Honour: leave out what breaks rule 5, unless this is the moment for a mistake."""
        if state.stage is not Stage.PLACE or self.rng.random() < self.mistake_rate:
            return moves
        return [m for m in moves if not isinstance(m, Place) or self._is_strict(state, m)] or moves

    def _is_strict(self, state: GameState, place: Place) -> bool:
        hand = state.turn.hand
        assert hand is not None, "there is a die in hand"
        return bool(spaces_for(state.window(state.active), hand) >> place.space & 1)


def _leaning(state: GameState, move: Move, moves: list[Move]) -> float:
    """How much more often than others a move is tried."""
    if isinstance(move, EndTurn):
        return 1.0 if state.turn.drafted and state.turn.tool else 0.15
    if isinstance(move, UseTool):
        return 1.0 + len(moves) / 4
    if isinstance(move, PutBack):
        return 1.0 + len(moves) / 4
    return 1.0


def _mending(state: GameState) -> Move:
    """The first die of a smallest removal."""
    assert state.mending is not None, "a window is being mended"
    return Remove(state.mending, removals(state.window(state.mending))[0][0])
