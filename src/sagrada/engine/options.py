"""Table options and the five edition presets (RULES 10)."""

import json
from collections.abc import Container, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cached_property
from types import MappingProxyType

from sagrada.engine.cards import PUBLIC_OBJECTIVES, TOOLS, WINDOW_CARDS
from sagrada.engine.dice import DICE_PER_COLOUR
from sagrada.engine.own_window import WindowError, own_window_of
from sagrada.engine.reasons import SagradaError

ROUNDS = 10
MAX_PLAYERS = 4


class Referee(StrEnum):
    STRICT = "strict"
    HONOUR = "honour"


class LastTieBreak(StrEnum):
    """What decides when points, private points and favor tokens are all equal (RULES 10.3)."""

    LATER_IN_ORDER = "later-in-order"
    LAST_TURN = "last-turn"
    SHARED = "shared"


class SoloPayment(StrEnum):
    """What a die must show to pay for a tool in solo (RULES 10.4)."""

    COLOUR = "colour"
    FIRST_PRINTING = "first-printing"


class StartPlayer(StrEnum):
    RANDOM = "random"
    NAMED = "named"


@dataclass(frozen=True)
class Options:
    """The differences between the editions' rulebooks, as values (RULES 10)."""

    referee: Referee = Referee.STRICT
    trimmed_bag: bool = False
    solo_private: int = 2
    last_tie_break: LastTieBreak = LastTieBreak.LATER_IN_ORDER
    solo_payment: SoloPayment = SoloPayment.COLOUR
    start_player: StartPlayer = StartPlayer.RANDOM


_EN = Options()
PRESETS = MappingProxyType(
    {
        "en": _EN,
        "it": replace(_EN, last_tie_break=LastTieBreak.LAST_TURN),
        "nl": replace(_EN, start_player=StartPlayer.NAMED),
        "es": Options(
            solo_private=1,
            last_tie_break=LastTieBreak.SHARED,
            solo_payment=SoloPayment.FIRST_PRINTING,
            start_player=StartPlayer.NAMED,
        ),
        "pt-BR": _EN,
    }
)
"""Each language's rulebook as a set of options."""

PROPOSES_TRIMMED_BAG = frozenset({"it"})
"""Editions that suggest the trimmed bag for two or three players, but don't require it."""

TRIM_PER_COLOUR = MappingProxyType({2: 8, 3: 4})
"""Dice of each colour taken out of a trimmed bag, by number of players (RULES 10.1)."""


class SetupError(SagradaError):
    """A table that can't be set up. The message names the field and how to fix it."""

    def __init__(self, field: str, message: str) -> None:
        super().__init__(f"{field}: {message}")
        self.field = field


@dataclass(frozen=True)
class Setup:
    """Everything that is settled before the first card is dealt.

    Cards that the host leaves open (None) are dealt at random.
    """

    players: int = 2
    options: Options = Options()
    solo_tools: int = 3
    """How many tools in solo, 1 (hardest) to 5 (easiest) (RULES 9.1); ignored with 2–4 players."""
    tools: tuple[int, ...] | None = None
    public: tuple[str, ...] | None = None
    cards: tuple[tuple[int, int], ...] | None = None
    """The two window cards of each seat."""
    start: int | None = None
    """The seat of the named start player."""
    window: str | None = None
    """The id of the own window that every seat plays; None: patterns are dealt and chosen."""

    def __post_init__(self) -> None:
        _check(self)

    @cached_property
    def solo(self) -> bool:
        return self.players == 1

    @cached_property
    def strict(self) -> bool:
        return self.options.referee is Referee.STRICT

    @property
    def tool_count(self) -> int:
        return self.solo_tools if self.solo else 3

    @property
    def public_count(self) -> int:
        return 2 if self.solo else 3  # RULES 2.4, 9.1

    @property
    def private_count(self) -> int:
        return self.options.solo_private if self.solo else 1  # RULES 2.1, 9.1, 10.2

    @cached_property
    def pool_size(self) -> int:
        return 4 if self.solo else 2 * self.players + 1  # RULES 3.1, 9.2

    @property
    def dice_per_colour(self) -> int:
        trimmed = TRIM_PER_COLOUR[self.players] if self.options.trimmed_bag else 0
        return DICE_PER_COLOUR - trimmed


def _check(setup: Setup) -> None:
    if not 1 <= setup.players <= MAX_PLAYERS:
        raise SetupError("players", f"a game has 1 to {MAX_PLAYERS} players, not {setup.players}")
    if setup.options.trimmed_bag and setup.players not in TRIM_PER_COLOUR:
        raise SetupError(
            "trimmed_bag", "only games for 2 or 3 players can trim the bag; turn this off"
        )
    if setup.options.solo_private not in (1, 2):
        raise SetupError(
            "solo_private", f"solo has 1 or 2 private objectives, not {setup.options.solo_private}"
        )
    if not 1 <= setup.solo_tools <= 5:
        raise SetupError("solo_tools", f"solo has 1 to 5 tools, not {setup.solo_tools}")
    if setup.start is not None and not 0 <= setup.start < setup.players:
        raise SetupError(
            "start", f"there’s no seat {setup.start + 1} at a table for {setup.players}"
        )
    named = setup.options.start_player is StartPlayer.NAMED
    if named and setup.start is None and not setup.solo:
        raise SetupError("start", "these options need a named start player; say which seat")
    if not named and setup.start is not None:
        raise SetupError(
            "start", 'the start player is random; set the option to "named" to name one'
        )
    _check_window(setup.window)
    _check_cards(setup)


def _check_window(window: str | None) -> None:
    if window is not None:
        try:
            known = own_window_of(window).id
        except WindowError as error:
            raise SetupError("window", str(error)) from None
        if window != known:
            raise SetupError("window", f"write it as {known}")


def _check_cards(setup: Setup) -> None:
    if setup.tools is not None:
        _check_deal("tools", setup.tools, TOOLS.keys(), setup.tool_count)
    if setup.public is not None:
        _check_deal("public", setup.public, PUBLIC_OBJECTIVES.keys(), setup.public_count)
    if setup.cards is not None:
        if len(setup.cards) != setup.players or any(len(pair) != 2 for pair in setup.cards):
            raise SetupError("cards", "give two window cards for each seat")
        if setup.window is not None:
            raise SetupError("cards", "everyone plays the same window here; give no window cards")
        dealt = tuple(card for pair in setup.cards for card in pair)
        _check_deal("cards", dealt, WINDOW_CARDS.keys(), 2 * setup.players)


def _check_deal(field: str, dealt: Sequence[object], known: Container[object], count: int) -> None:
    if len(dealt) != count:
        raise SetupError(field, f"expected {count}, got {len(dealt)}")
    for card in dealt:
        if card not in known:
            raise SetupError(field, f"there’s no card {json.dumps(card)}")
        if dealt.count(card) > 1:
            raise SetupError(field, f"card {json.dumps(card)} is listed twice")
