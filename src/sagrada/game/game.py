"""One game in progress: who sits where, who can do what, the version, the dealer, the record.

Everything here is synchronous and knows nothing of a network. A game doesn't play its bots: the
caller asks them, with `view(seat)`, and submits what they choose. `sagrada.Game` is this class.
"""

import datetime
import os
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Literal

from sagrada.engine.legal import LegalMoves, explain, illegal, legal_moves
from sagrada.engine.moves import ChoosePattern, Move
from sagrada.engine.notation import format_seat
from sagrada.engine.options import Options, Setup
from sagrada.engine.outcomes import Outcome
from sagrada.engine.pictures.svg import view_svg
from sagrada.engine.pictures.text import view_text
from sagrada.engine.play import IllegalMove, Step
from sagrada.engine.scoring import ScoreSheet
from sagrada.engine.scoring.standings import target
from sagrada.engine.state import GameState, Stage
from sagrada.engine.view import View, view
from sagrada.game.dealer import Dealer, new_seed
from sagrada.game.history import History, UndoError
from sagrada.game.new_game import GivenCards, make_seats, make_setup, read_seed
from sagrada.game.record import Entry, Record, Seat, SeatKind, Undo, result_of, seat_names
from sagrada.game.record_headers import format_result
from sagrada.game.refusals import GameError, Refusal, RefusalKind
from sagrada.game.replay import ReplayMoment, moments, replay
from sagrada.game.rounds import RoundEnd, round_ends, scores_of, sheets_of

__all__ = ["Game", "GameError", "RefusalKind"]

_NO_SEED = "This game can’t go on without its dealer’s seed."


class Game:
    """A game and everything about it: the seats, the dealer with the secret seed, the record.

    It is the host's: it knows all secrets. Players get the `view` of their seat. Seats count from 0
    in Python, and from 1 in notation.
    """

    def __init__(
        self,
        players: int = 2,
        *,
        seed: int | bytes | None = None,
        names: Sequence[str] = (),
        edition: str = "en",
        options: Options | None = None,
        solo_tools: int = Setup.solo_tools,
        tools: Sequence[int] | None = None,
        public: Sequence[str] | None = None,
        cards: Sequence[tuple[int, int]] | None = None,
        start: int | None = None,
        window: str | None = None,
    ) -> None:
        """A new game for 1 to 4 players, with everything dealt up to the first choice.

        The same `seed` deals the same cards and dice; without one nobody can guess them. `edition`
        is a rulebook (`en`, `it`, `nl`, `es`, `pt-BR`), and `options` can differ from it. Tools,
        public objectives, window cards and the start player are dealt unless you name them. All
        play `window`, if you give one. Raises a `SetupError` that names the field at fault.
        """
        given = GivenCards(solo_tools, tools, public, cards, start, window)
        setup, seats = make_setup(players, edition, options, given), make_seats(players, names)
        dealer = Dealer(read_seed(seed))
        head = Record(setup, seats, edition=edition, commitment=dealer.commitment)
        self._begin(head, History(setup), dealer)

    def _begin(self, head: Record, history: History, dealer: Dealer | None) -> None:
        self._head = head
        """The record without what changes from move to move: entries, seed and result."""
        self._history = history
        self._dealer = dealer
        """None if the seed isn't known, as in a record that doesn't tell it."""
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
        """A new game with this setup and these people, dealt up to the first choice."""
        dealer = Dealer(new_seed() if seed is None else seed)
        head = Record(setup, seats, edition=edition, date=date, commitment=dealer.commitment)
        game = cls.__new__(cls)
        game._begin(head, History(setup, keep_steps), dealer)
        return game

    @classmethod
    def from_record(
        cls,
        record: Record,
        seed: bytes | None = None,
        needs_seed: bool = True,
        keep_steps: bool = True,
    ) -> "Game":
        """The game as it was when its record was stored: state, version, and what can be undone.

        The seed is in the record or is given with it. A record that doesn't replay raises a
        `ReplayError`. Without `needs_seed` a game whose seed isn't known can be looked at, and
        played on until the next roll.
        """
        seed = record.seed if seed is None else seed
        if seed is None and needs_seed:
            raise GameError(RefusalKind.SEED, _NO_SEED)
        dealer = None if seed is None else Dealer(seed)
        if dealer is not None and record.commitment not in (None, dealer.commitment):
            raise GameError(RefusalKind.SEED, "The seed doesn’t match this record’s commitment.")
        head = replace(record, seed=None, result=None)
        if dealer is not None:
            head = replace(head, commitment=dealer.commitment)
        game = cls.__new__(cls)
        game._begin(head, replay(record, keep_steps), dealer)
        return game

    def copy(self) -> "Game":
        """The same game, to go on differently."""
        other = object.__new__(type(self))
        vars(other).update(vars(self))
        other._history = self._history.copy()
        return other

    __copy__ = copy

    def __deepcopy__(self, _memo: object) -> "Game":
        return self.copy()

    def __reduce__(self) -> tuple[Callable[..., "Game"], tuple[Record, None, bool]]:
        return Game.from_record, (self.full_record(), None, False)

    def __repr__(self) -> str:
        who = "solo" if len(self.seats) == 1 else f"{len(self.seats)} players"
        if self.is_over:
            return f"<Game: {who}, over, {format_result(result_of(self.state))}>"
        acts = "a roll" if self.turn is None else f"seat {self.turn + 1}"
        return f"<Game: {who}, round {self.round}, waits for {acts}>"

    def __str__(self) -> str:
        return view_text(self.view(None), self.names)

    def _repr_svg_(self) -> str:
        return view_svg(self.view(None), self.names)

    # ------------------------------------------------------------ asking

    @property
    def version(self) -> int:
        """How many entries have been recorded."""
        return len(self._history.entries)

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who sits where."""
        return self._head.seats

    @property
    def names(self) -> list[str]:
        """A name for every seat; `Seat 1` where nobody gave one."""
        return seat_names(self.seats)

    @property
    def commitment(self) -> str:
        """The hash of the seed, which anyone can be told before the game."""
        return self._head.commitment or ""

    @property
    def state(self) -> GameState:
        """The whole game with all its secrets: for the host of the game, never for a player."""
        return self._history.state

    @property
    def is_over(self) -> bool:
        """Whether the last turn has been played."""
        return self.state.is_over

    @property
    def round(self) -> int:
        """1 to 10; 0 while patterns are chosen."""
        return self.state.round

    @property
    def turn(self) -> int | None:
        """The seat that has to choose now, the first one if several have; None at the end."""
        return next(iter(self.state.to_act), None)

    @property
    def legal_moves(self) -> LegalMoves:
        """Every move that is legal now: iterate, count, print, ask with `in`."""
        return legal_moves(self.state)

    @property
    def sheets(self) -> tuple[ScoreSheet, ...]:
        """The score sheet of each seat, as if the game ended now; () before there are windows."""
        return sheets_of(self.state)

    @property
    def scores(self) -> tuple[int, ...]:
        """The points of each seat, as if the game ended now; () before there are windows."""
        return scores_of(self.state)

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won: several in a shared win, none in a lost solo game or one that
        isn't over."""
        return result_of(self.state).winners if self.is_over else ()

    @property
    def target(self) -> int | None:
        """Solo: what the round track adds up to now; more points than this win. None otherwise."""
        return target(self.state) if self.state.setup.solo else None

    def why_not(self, move: Move | str) -> Refusal | None:
        """Why a move isn't legal now, with its rule; None if it is. Text is read as by `push`."""
        move = self._read(move)
        reason = illegal(self.state, move)
        return None if reason is None else Refusal(move, reason, explain(self.state, move, reason))

    def rounds(self) -> Iterator[RoundEnd]:
        """The end of each round played so far, with the scores there."""
        return round_ends(self._full_history())

    def moments(self) -> tuple[ReplayMoment, ...]:
        """The game so far, choice by choice, each with what chance answered."""
        return moments(self._full_history(), self._head.comments)

    def _full_history(self) -> History:
        return self._history if self._history.steps else replay(self.full_record())

    def entries_since(self, version: int) -> tuple[Entry, ...]:
        """What was recorded after `version`. For storage only, like `full_record`."""
        return tuple(self._history.entries[version:])

    def view(self, seat: int | Literal["turn"] | None = "turn") -> View:
        """The game as a seat sees it (None: as a spectator does). Without a seat, as the one that
        has to choose sees it; a finished game as everybody does."""
        seat = self.turn if seat == "turn" else seat
        if seat is not None:
            self._seat(seat)
        return view(self.state, seat)

    def legal(self, seat: int) -> tuple[Move, ...]:
        """The moves that `submit` accepts from this seat now."""
        is_open = self._seat(seat).kind is SeatKind.OPEN
        return () if is_open else legal_moves(self.state).of(seat)

    def may_choose(self) -> Collection[int]:
        """No other seats have anything to choose or to undo now."""
        return self._history.may_choose()

    def can_undo(self, seat: int) -> bool:
        """Whether the rules let this seat undo its latest choice."""
        return self._seat(seat).kind is not SeatKind.OPEN and self._history.can_undo(seat)

    def can_undo_tool(self, seat: int) -> bool:
        """Whether the seat can undo the tool under way: chance hasn't answered it yet."""
        return self.can_undo(seat) and self._history.can_undo_tool(seat)

    # ------------------------------------------------------------ acting

    def push(self, move: Move | str) -> Move:
        """Make a move of any seat; then chance answers, until somebody has to choose.

        A text is `draft R3` for the seat that has to choose, or `2: draft R3`. Returns the move.
        Raises a `GameError` with the reason and its rule if the move isn't legal, and a
        `NotationError` if the text can't be read.
        """
        move = self._read(move)
        self.submit(move.seat, move)
        return move

    def pop(self) -> Move | Undo:
        """Go back to before the latest choice, whatever it revealed, and forget it; returns it.

        This is for analysis: the record keeps no trace of it. `undo` is what the rules allow. The
        dealer deals the same again: the same choice leads to the same dice.
        """
        entries = self._history.entries
        for at in reversed(range(len(entries))):
            popped = entries[at]
            if not isinstance(popped, Outcome):
                self._history = self._history.until(at)
                kept = tuple(each for each in self._head.comments if each.after <= at)
                self._head = replace(self._head, comments=kept)
                return popped
        raise GameError(RefusalKind.UNDO, "There’s no choice to take back yet.")

    def _read(self, move: Move | str) -> Move:
        return Move.parse(move, self.turn or 0) if isinstance(move, str) else move

    def submit(self, seat: int, move: Move, version: int | None = None) -> list[Step]:
        """Make a move for a seat; then chance answers until somebody has to choose again.

        `version` is the one that the seat was looking at; None skips this check.
        """
        self._check(seat, version)
        if self._dealer is None and self.state.is_chance:
            raise GameError(RefusalKind.SEED, _NO_SEED)
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
        self._head = replace(self._head, seats=(*self.seats[:seat], who, *self.seats[seat + 1 :]))

    def _deal(self) -> list[Step]:
        steps = []
        while self.state.is_chance and self._dealer is not None:
            steps.append(self._history.add(self._dealer.outcome(self.state)))
        return steps

    # ------------------------------------------------------------ the record

    def record(self, reveal: bool = False) -> Record:
        """The record of the finished game, with the seed if `reveal` is set.

        It isn't given out during the game, because it holds what every seat keeps secret.
        """
        if not self.is_over:
            raise GameError(RefusalKind.NOT_OVER, "You can get the record once the game is over.")
        return self.full_record() if reveal else replace(self.full_record(), seed=None)

    def full_record(self) -> Record:
        """Everything needed to rebuild the game, seed and secrets included: for storage only."""
        return replace(
            self._head,
            entries=tuple(self._history.entries),
            seed=None if self._dealer is None else self._dealer.seed,
            result=result_of(self.state) if self.is_over else None,
            lines=(),
        )

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the game to a file; `sagrada.load` reads it.

        The file holds everything, the seed and every seat's secrets too: don't show it to players
        before the game is over. Only you can read it.
        """
        from sagrada.game.files import save

        save(self, path)

    # ------------------------------------------------------------ authority

    def _seat(self, seat: int) -> Seat:
        seats = self._head.seats
        if not 0 <= seat < len(seats):
            message = f"There’s no seat {format_seat(seat)} at a table for {len(seats)}."
            raise GameError(RefusalKind.NO_SUCH_SEAT, message)
        return seats[seat]

    def _check(self, seat: int, version: int | None) -> None:
        if self._seat(seat).kind is SeatKind.OPEN:
            message = f"Seat {format_seat(seat)} is open. Take it first."
            raise GameError(RefusalKind.OPEN_SEAT, message)
        if version is not None and not self._is_current(seat, version):
            message = f"The game is at version {self.version}, not {version}. Look at it again."
            raise GameError(RefusalKind.STALE, message)

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
