"""One turn from a position that somebody set up: what a seat can do, and what it has done so far.

The position is what one seat knows. It can leave out the private objectives of the others: they are
made up, and nobody gets to see them.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from sagrada.engine.dice import COLOURS
from sagrada.engine.moves import Move
from sagrada.engine.notation import NotationError, format_colour, parse_colour
from sagrada.engine.notation.position import parse_position
from sagrada.engine.outcomes import Outcome
from sagrada.engine.play import Step, apply
from sagrada.engine.state import CHANCE_STAGES, GameState, Stage
from sagrada.engine.view import View
from sagrada.game.dealer import Dealer, new_seed
from sagrada.game.record import Entry, Undo

LONGEST_TURN = 40
"""Moves and answers of chance: no turn comes near it."""
_PRIVATE = re.compile(r"^\s*private\s+([1-4])\s*:([^#\n]*)", re.MULTILINE | re.IGNORECASE)
_PLAYERS = re.compile(r"^\s*players\s*:\s*([1-4])\s*(?:#.*)?$", re.MULTILINE | re.IGNORECASE)
_MID_TURN = CHANCE_STAGES & {Stage.REROLL, Stage.REROLL_POOL, Stage.DRAW}


@dataclass(frozen=True, repr=False)
class Position:
    """A position and the seat that chooses in it."""

    state: GameState
    """With made-up secrets: look at it only through the seat's view."""
    seat: int

    @property
    def view(self) -> View:
        return self.state.view(self.seat)

    def __repr__(self) -> str:
        return f"<Position: seat {self.seat + 1} in round {self.state.round}>"


def read_position(text: str) -> Position:
    """The position in a text (docs/notation.md); a `NotationError` says what's wrong with it."""
    told = {int(seat): words for seat, words in _PRIVATE.findall(text)}
    state = parse_position(text + _made_up(text, told))
    if state.is_over:
        raise NotationError("stage: the game is over; there’s nothing to choose")
    if state.is_chance:
        raise NotationError(f"stage: dice or cards decide at {state.stage}; nobody has to choose")
    known = [seat for seat in state.to_act if seat + 1 in told]
    if not known:
        seat = state.to_act[0] + 1
        raise NotationError(f"private {seat} is missing; add a line for it: seat {seat} chooses")
    return Position(state, known[0])


def _made_up(text: str, told: dict[int, str]) -> str:
    """Lines for the private objectives that the text leaves out."""
    players = _PLAYERS.search(text)
    if players is None or int(players[1]) == 1:
        return ""  # it's complete, or what is wrong with it is found when it's read
    known = {parse_colour(word) for words in told.values() for word in words.split(",")}
    spare = [colour for colour in COLOURS if colour not in known]
    missing = [seat for seat in range(1, int(players[1]) + 1) if seat not in told]
    if len(missing) > len(spare):
        return ""  # a seat holds too many, and that is found when it's read
    lines = (f"private {seat}: {format_colour(spare.pop())}" for seat in missing)
    return "\n" + "\n".join(lines)


@dataclass(frozen=True, repr=False)
class PlayedTurn:
    """A turn as far as it has been played."""

    position: Position
    steps: tuple[Step, ...]
    entries: tuple[Entry, ...]
    """Moves, and what chance answered."""

    @property
    def state(self) -> GameState:
        return self.steps[-1].after if self.steps else self.position.state

    @property
    def view(self) -> View:
        return self.state.view(self.position.seat)

    @property
    def is_over(self) -> bool:
        """Whether the seat has nothing left to choose in this turn."""
        begun, state = self.position.state, self.state
        return state.turn_key != begun.turn_key or self.position.seat not in state.to_act

    @property
    def decision(self) -> tuple[Step, ...]:
        """The steps of the first decision: up to the end of the turn, or until chance answers."""
        until = next(
            (at for at, entry in enumerate(self.entries) if isinstance(entry, Outcome)),
            len(self.steps),
        )
        return self.steps[:until]

    @property
    def is_decided(self) -> bool:
        """Whether that decision is complete."""
        return self.is_over or len(self.decision) < len(self.steps)

    def __repr__(self) -> str:
        return f"<PlayedTurn: {len(self.entries)} entries>"


def play_turn(position: Position, entries: Sequence[Entry]) -> PlayedTurn:
    """Play these entries. Where a tool rolls or draws after the last one, fresh dice answer.

    Raises an `IllegalMove` or an `ImpossibleOutcome` for what can't be, and a `NotationError` for
    what doesn't belong to this turn.
    """
    steps: list[Step] = []
    played: list[Entry] = []
    turn = PlayedTurn(position, (), ())
    for entry in entries:
        if isinstance(entry, Undo):
            raise NotationError("an undo isn’t part of a turn here; leave out what was undone")
        if len(played) == LONGEST_TURN:
            raise NotationError(f"no turn has over {LONGEST_TURN} entries")
        if turn.steps and turn.is_over and not turn.state.is_chance:
            raise NotationError("the turn is over; leave out what follows it")
        if isinstance(entry, Move) and entry.seat != position.seat:
            raise NotationError(f"it’s the turn of seat {position.seat + 1}")
        steps.append(apply(turn.state, entry))
        played.append(entry)
        turn = PlayedTurn(position, tuple(steps), tuple(played))
    dealer = Dealer(new_seed())
    while turn.state.stage in _MID_TURN:
        outcome = dealer.outcome(turn.state)
        steps.append(apply(turn.state, outcome))
        played.append(outcome)
        turn = PlayedTurn(position, tuple(steps), tuple(played))
    return turn
