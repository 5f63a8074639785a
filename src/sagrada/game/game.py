"""One game in progress: who sits where, who can do what, the version, the dealer, the record.

Everything here is synchronous and knows nothing of a network. A game doesn't play its bots: the
caller asks them, with `view(seat)`, and submits what they choose.
"""

import datetime
from collections.abc import Iterable
from dataclasses import replace
from enum import StrEnum

from sagrada.engine.legal import legal_moves
from sagrada.engine.moves import ChoosePattern, Move
from sagrada.engine.notation import format_seat
from sagrada.engine.options import Setup
from sagrada.engine.play import IllegalMove, Step
from sagrada.engine.reasons import Reason
from sagrada.engine.state import GameState, Stage
from sagrada.engine.view import View, view
from sagrada.game.dealer import Dealer, new_seed
from sagrada.game.history import History, UndoError
from sagrada.game.record import Entry, Record, Seat, SeatKind, Undo, result_of
from sagrada.game.replay import replay


class RefusalKind(StrEnum):
    """Why a game refuses a request."""

    NO_SUCH_SEAT = "no-such-seat"
    OPEN_SEAT = "open-seat"
    OTHER_SEAT = "other-seat"
    STALE = "stale"
    ILLEGAL = "illegal"
    UNDO = "undo"
    NOT_OVER = "not-over"
    SEED = "seed"


class GameError(ValueError):
    """A request that the game refuses, in a sentence. Nothing has changed."""

    def __init__(self, kind: RefusalKind, message: str, reason: Reason | None = None) -> None:
        super().__init__(message)
        self.kind = kind
        self.reason = reason
        """The rule that an illegal move breaks."""


class Game:
    def __init__(self, head: Record, history: History, dealer: Dealer) -> None:
        """Use `Game.open` or `Game.from_record`."""
        self._head = head
        """The record without what changes from move to move: entries, seed and result."""
        self._history = history
        self._dealer = dealer
        self.opening_steps = self._deal()
        """What chance did before the first choice; later steps are returned by `submit`."""

    @classmethod
    def open(
        cls,
        setup: Setup,
        seats: tuple[Seat, ...],
        seed: bytes | None = None,
        edition: str = "en",
        date: datetime.date | None = None,
        keep_steps: bool = True,
    ) -> "Game":
        """A new game, with everything dealt up to the first choice."""
        dealer = Dealer(new_seed() if seed is None else seed)
        head = Record(setup, seats, edition=edition, date=date, commitment=dealer.commitment)
        return cls(head, History(setup, keep_steps), dealer)

    @classmethod
    def from_record(cls, record: Record, seed: bytes | None = None) -> "Game":
        """The game as it was when its record was stored: state, version, and what can be undone.

        The seed is in the record or is given with it. A record that doesn't replay raises a
        `ReplayError`.
        """
        seed = record.seed if seed is None else seed
        if seed is None:
            raise GameError(RefusalKind.SEED, "This game can’t go on without its dealer’s seed.")
        dealer = Dealer(seed)
        if record.commitment not in (None, dealer.commitment):
            raise GameError(RefusalKind.SEED, "The seed doesn’t match this record’s commitment.")
        head = replace(record, commitment=dealer.commitment, seed=None, result=None)
        return cls(head, replay(record), dealer)

    # ------------------------------------------------------------ asking

    @property
    def version(self) -> int:
        """How many entries have been recorded."""
        return len(self._history.entries)

    @property
    def seats(self) -> tuple[Seat, ...]:
        return self._head.seats

    @property
    def commitment(self) -> str:
        return self._dealer.commitment

    @property
    def state(self) -> GameState:
        """The whole game with all its secrets: for the host of the game, never for a player."""
        return self._history.state

    @property
    def is_over(self) -> bool:
        return self.state.is_over

    def entries_since(self, version: int) -> tuple[Entry, ...]:
        """What was recorded after `version`. For storage only, like `full_record`."""
        return tuple(self._history.entries[version:])

    def view(self, seat: int | None) -> View:
        """The game as a seat sees it (None: as a spectator does)."""
        if seat is not None:
            self._seat(seat)
        return view(self.state, seat)

    def legal(self, seat: int) -> tuple[Move, ...]:
        """The moves that `submit` accepts from this seat now."""
        is_open = self._seat(seat).kind is SeatKind.OPEN
        return () if is_open else legal_moves(self.state).of(seat)

    def can_undo(self, seat: int) -> bool:
        return self._seat(seat).kind is not SeatKind.OPEN and self._history.can_undo(seat)

    def can_undo_tool(self, seat: int) -> bool:
        """Whether the seat can undo the tool under way: chance hasn't answered it yet."""
        return self.can_undo(seat) and self._history.can_undo_tool(seat)

    # ------------------------------------------------------------ acting

    def submit(self, seat: int, move: Move, version: int | None = None) -> list[Step]:
        """Make a move for a seat; then chance answers until somebody has to choose again.

        `version` is the one that the seat was looking at; None skips this check.
        """
        self._check(seat, version)
        if move.seat != seat:
            message = f"Seat {format_seat(seat)} can’t choose for seat {format_seat(move.seat)}."
            raise GameError(RefusalKind.OTHER_SEAT, message)
        try:
            step = self._history.add(move)
        except IllegalMove as error:
            raise GameError(RefusalKind.ILLEGAL, str(error), error.reason) from None
        return [step, *self._deal()]

    def undo(self, seat: int, version: int | None = None) -> Step:
        """Undo this seat's latest choice, if nothing was revealed since (RULES 2.2, 8.5)."""
        self._check(seat, version)
        try:
            return self._history.undo(seat)
        except UndoError as error:
            raise GameError(RefusalKind.UNDO, str(error)) from None

    def catch_up(self, entries: Iterable[Entry]) -> list[Step]:
        """Apply what was played in this game elsewhere and has already been stored."""
        return [self._history.add(entry) for entry in entries]

    def sit(self, seat: int, who: Seat) -> None:
        """Let somebody sit down, a bot take over, or a seat become open. This isn't a step."""
        self._seat(seat)
        seats = (*self.seats[:seat], who, *self.seats[seat + 1 :])
        self._head = replace(self._head, seats=seats)

    def _deal(self) -> list[Step]:
        steps = []
        while self.state.is_chance:
            steps.append(self._history.add(self._dealer.outcome(self.state)))
        return steps

    # ------------------------------------------------------------ the record

    def record(self, reveal: bool = False) -> Record:
        """The record of the finished game, with the seed if `reveal` is set.

        It isn't given out during the game, because it holds what every seat keeps secret.
        """
        if not self.is_over:
            raise GameError(RefusalKind.NOT_OVER, "You can get the record once the game is over.")
        record = self.full_record()
        return record if reveal else replace(record, seed=None)

    def full_record(self) -> Record:
        """Everything needed to rebuild the game, seed and secrets included: for storage only."""
        return replace(
            self._head,
            entries=tuple(self._history.entries),
            seed=self._dealer.seed,
            result=result_of(self.state) if self.is_over else None,
            lines=(),
        )

    # ------------------------------------------------------------ authority

    def _seat(self, seat: int) -> Seat:
        if not 0 <= seat < len(self.seats):
            message = f"There’s no seat {format_seat(seat)} at a table for {len(self.seats)}."
            raise GameError(RefusalKind.NO_SUCH_SEAT, message)
        return self.seats[seat]

    def _check(self, seat: int, version: int | None) -> None:
        if self._seat(seat).kind is SeatKind.OPEN:
            message = f"Seat {format_seat(seat)} is open. Take it first."
            raise GameError(RefusalKind.OPEN_SEAT, message)
        if version is not None and not self._is_current(seat, version):
            raise GameError(
                RefusalKind.STALE,
                f"The game is at version {self.version}, not {version}. Look at it again.",
            )

    def _is_current(self, seat: int, version: int) -> bool:
        """Whether nothing has changed for a seat since `version`.

        Players choose their patterns at the same time: another player's choice changes nothing.
        """
        missed = self._history.entries[version:] if 0 <= version <= self.version else None
        return missed is not None and all(self._is_hidden_from(seat, entry) for entry in missed)

    def _is_hidden_from(self, seat: int, entry: Entry) -> bool:
        if isinstance(entry, Undo):  # RULES 2.2: another player changes their mind
            return self.state.stage is Stage.PATTERN and entry.seat != seat
        return isinstance(entry, ChoosePattern) and entry.seat != seat
