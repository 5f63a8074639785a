"""The state of a game: a frozen value that holds all of it, secrets included.

Nobody who plays ever gets one. Players, bots and sockets get a `View` (view.py).
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, TypedDict, TypeVar, Unpack

from sagrada.engine.dice import Colour, Die
from sagrada.engine.options import MAX_PLAYERS, Setup
from sagrada.engine.window import Window


class Stage(StrEnum):
    """What the state waits for: a draw of chance, a choice, or nothing more."""

    # Chance.
    DEAL_PRIVATE = "deal-private"
    DEAL_CARDS = "deal-cards"
    DEAL_TOOLS = "deal-tools"
    DEAL_PUBLIC = "deal-public"
    DRAW_START = "draw-start"
    ROLL = "roll"
    REROLL = "reroll"  # Flux Brush
    REROLL_POOL = "reroll-pool"  # Glazing Hammer
    DRAW = "draw"  # Flux Remover

    # Choices.
    PATTERN = "pattern"
    TURN = "turn"  # draft, use a tool, or end
    PAY = "pay"  # solo: the die that pays for the tool
    PLACE = "place"  # the die in hand
    VALUE = "value"  # Grozing Pliers, Flux Remover
    SWAP = "swap"  # Lens Cutter
    LIFT = "lift"  # the moving tools
    LIFT_OR_STOP = "lift-or-stop"  # Tap Wheel's second die
    EXTRA_DRAFT = "extra-draft"  # Running Pliers
    MEND = "mend"  # remove a die that is part of a mistake

    OVER = "over"

    # Enum hashes its name in Python code; stages are looked up at every step.
    __hash__ = str.__hash__


CHANCE_STAGES = frozenset(
    {
        Stage.DEAL_PRIVATE,
        Stage.DEAL_CARDS,
        Stage.DEAL_TOOLS,
        Stage.DEAL_PUBLIC,
        Stage.DRAW_START,
        Stage.ROLL,
        Stage.REROLL,
        Stage.REROLL_POOL,
        Stage.DRAW,
    }
)
_NOBODY_CHOOSES = CHANCE_STAGES | {Stage.OVER}

if TYPE_CHECKING:
    from sagrada.engine.view import View

T = TypeVar("T")


def changed(value: T, changes: Mapping[str, object]) -> T:
    """A frozen value with some fields changed, as `dataclasses.replace` does it, but quicker.

    Anything else kept with the value is copied too: its keeper must drop it when it goes stale.
    """
    fields = value.__dict__.copy()
    fields.update(changes)
    after: T = object.__new__(type(value))
    object.__setattr__(after, "__dict__", fields)
    return after


_THERE_AND_BACK: list[tuple[int, ...]] = [
    (*range(n), *reversed(range(n)), 0) for n in range(MAX_PLAYERS + 1)
]
"""Per number of players and turn: how many seats after the start player's it is (RULES 3.2)."""


def seat_of_turn(players: int, start: int, turn_number: int) -> int:
    """The seat whose turn it is. After the last turn: the start player."""
    return (start + _THERE_AND_BACK[players][turn_number]) % players


@dataclass(frozen=True)
class Player:
    private: tuple[Colour, ...] = ()
    cards: tuple[int, ...] = ()
    """The window cards in hand; gone once the patterns are revealed."""
    choice: str | None = None
    """The pattern chosen and not yet revealed."""
    window: Window | None = None
    favor: int = 0
    skips: bool = False
    """Running Pliers: the second turn of this round is skipped."""

    def replace(self, **changes: Unpack["PlayerChanges"]) -> "Player":
        return changed(self, changes)


@dataclass(frozen=True)
class ToolOnTable:
    number: int
    tokens: int = 0
    spent: bool = False
    """Solo: used, and so out of the game (RULES 9.3)."""

    def replace(self, **changes: Unpack["ToolChanges"]) -> "ToolOnTable":
        return changed(self, changes)


@dataclass(frozen=True)
class Turn:
    """How far the turn under way has come."""

    drafted: bool = False
    """The one draft of the turn is used up."""
    tool: int | None = None
    """The tool of the turn: under way or done."""
    hand: Die | None = None
    origin: int | None = None
    """The space that the die in hand was lifted from; None if it came from the pool."""
    moved: int | None = None
    """Where a tool that moves two dice has put the first."""
    drawn: Colour | None = None
    """Flux Remover: the die drawn, before its value is chosen."""
    rerolled: tuple[Die, ...] = ()
    """Glazing Hammer: the dice rolled again so far."""

    def replace(self, **changes: Unpack["TurnChanges"]) -> "Turn":
        return changed(self, changes)

    @property
    def die_in_hand(self) -> Die:
        """The hand, at a stage where there is a die in it."""
        assert self.hand is not None, "there is a die in hand"
        return self.hand

    @property
    def tool_begun(self) -> int:
        """The tool, at a stage where one is under way."""
        assert self.tool is not None, "a tool has been begun"
        return self.tool


NO_TURN = Turn()


@dataclass(frozen=True, repr=False)
class GameState:
    """Everything about a game, secrets included. Players get a `View` of it: `state.view(seat)`."""

    setup: Setup
    stage: Stage
    players: tuple[Player, ...]
    bag: tuple[int, ...]
    """How many dice of each colour the bag holds."""
    tools: tuple[ToolOnTable, ...] = ()
    public: tuple[str, ...] = ()
    start: int = 0
    """The start player of this round. Means nothing until it is drawn or named."""
    round: int = 0
    turn_number: int = 0
    """0 … 2 × players − 1 within the round; 2 × players once the last turn is over."""
    pool: tuple[Die, ...] = ()
    track: tuple[tuple[Die, ...], ...] = ()
    """Per round played, the dice left over."""
    out: tuple[Die, ...] = ()
    """Dice out of the game: paid in solo, or removed as mistakes."""
    turn: Turn = NO_TURN
    calls: tuple[int, ...] = ()
    """Windows waiting to be looked at for mistakes (RULES 8.2, 8.5)."""
    mending: int | None = None
    """Whose window is being mended."""

    def replace(self, **changes: Unpack["Changes"]) -> "GameState":
        """The state with some fields changed."""
        after = changed(self, changes)
        # What is found once per state and kept with it was true of the state before.
        after.__dict__.pop("_legal", None)
        after.__dict__.pop("_to_act", None)
        return after

    def __repr__(self) -> str:
        return f"<GameState: {self.setup.players} players, round {self.round}, stage {self.stage}>"

    def view(self, seat: int | None) -> "View":
        """The game as a seat sees it (None: as a spectator does)."""
        from sagrada.engine.view import view

        return view(self, seat)

    @property
    def is_chance(self) -> bool:
        """Whether dice or cards have to answer before anybody can choose."""
        return self.stage in CHANCE_STAGES

    @property
    def is_over(self) -> bool:
        """Whether the last turn has been played."""
        return self.stage is Stage.OVER

    @property
    def turn_key(self) -> tuple[int, int, bool]:
        """Names the turn under way. The pattern choice counts as a turn of its own."""
        return (self.round, self.turn_number, self.stage is Stage.PATTERN)

    @property
    def turns_in_round(self) -> int:
        """Two for each player (RULES 3.2)."""
        return 2 * self.setup.players

    @property
    def seat_order(self) -> tuple[int, ...]:
        """The seats clockwise from this round's start player."""
        n = self.setup.players
        return tuple((self.start + i) % n for i in range(n))

    @property
    def active(self) -> int:
        """The seat whose turn it is (RULES 3.2).

        Once the last turn is over, it is nobody's turn, and this gives the start player.
        """
        return seat_of_turn(self.setup.players, self.start, self.turn_number)

    @property
    def is_second_turn(self) -> bool:
        """Whether the active seat is in its second turn of the round."""
        return self.turn_number >= self.setup.players

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that have a choice to make now (calls at honour tables aside)."""
        found: tuple[int, ...] | None = self.__dict__.get("_to_act")
        if found is None:
            found = self.__dict__["_to_act"] = self._find_to_act()
        return found

    def _find_to_act(self) -> tuple[int, ...]:
        if self.stage in _NOBODY_CHOOSES:
            return ()
        if self.stage is Stage.PATTERN:
            return tuple(seat for seat, player in enumerate(self.players) if player.choice is None)
        if self.mending is not None:
            return (self.mending,)
        return (self.active,)

    def window(self, seat: int) -> Window:
        """The window of a seat; there is one from the first round on."""
        window = self.players[seat].window
        assert window is not None, "patterns are not revealed yet"
        return window

    def tool_on_table(self, number: int) -> ToolOnTable | None:
        """The tool with this number, if it is in this game."""
        for tool in self.tools:
            if tool.number == number:
                return tool
        return None


class PlayerChanges(TypedDict, total=False):
    """The fields of a player, for `Player.replace`."""

    private: tuple[Colour, ...]
    cards: tuple[int, ...]
    choice: str | None
    window: Window | None
    favor: int
    skips: bool


class ToolChanges(TypedDict, total=False):
    """The fields of a tool that change, for `ToolOnTable.replace`."""

    tokens: int
    spent: bool


class TurnChanges(TypedDict, total=False):
    """The fields of a turn, for `Turn.replace`."""

    drafted: bool
    tool: int | None
    hand: Die | None
    origin: int | None
    moved: int | None
    drawn: Colour | None
    rerolled: tuple[Die, ...]


class Changes(TypedDict, total=False):
    """The fields of a state that change while a game runs, for `GameState.replace`."""

    stage: Stage
    players: tuple[Player, ...]
    bag: tuple[int, ...]
    tools: tuple[ToolOnTable, ...]
    public: tuple[str, ...]
    start: int
    round: int
    turn_number: int
    pool: tuple[Die, ...]
    track: tuple[tuple[Die, ...], ...]
    out: tuple[Die, ...]
    turn: Turn
    calls: tuple[int, ...]
    mending: int | None
