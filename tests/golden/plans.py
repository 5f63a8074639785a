"""The games to make: what stands on the table in each, and what it is for."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from sagrada.engine.options import PRESETS, Options, Referee, Setup
from sagrada.engine.scoring.standings import TieBreak, final_standings, has_won
from sagrada.engine.state import GameState

Goal = Callable[[GameState], int]
"""How far a finished game is from what it is for; 0 if it is there."""


@dataclass(frozen=True)
class Plan:
    name: str
    """The name of the file."""
    about: str
    """What the game is for, in a sentence."""
    setup: Setup
    edition: str = "en"
    goal: Goal | None = None
    """What must be reached at the end."""
    steered_from: int | None = None
    """The round from which the goal is searched for by chance, instead of good play."""
    tries: int = 3
    """How many seeds are tried; the game that shows most is kept."""
    first_will_do: bool = False
    """Keep the first game that reaches the goal: it takes long to find one."""
    laziness: tuple[float, ...] = ()
    """Per seat, how often it passes without thinking."""
    thrift: float = 1.5
    """What a favor token must bring; a high number saves them for the steered end."""
    slips: tuple[str, ...] = ()
    """Choices that are made and taken back (slips.py)."""


def _is_decided_by(tie_break: TieBreak) -> Goal:
    return lambda state: int(final_standings(state).decided_by is not tie_break)


def _tie(state: GameState, equal: int) -> int:
    """How far two players are from being equal in points, private points and favor tokens.

    Only the first `equal` of these are asked for.
    """
    one, other = (
        (sheet.total, sheet.private.points, sheet.favor.points)
        for sheet in final_standings(state).sheets
    )
    return sum(abs(a - b) for a, b in list(zip(one, other, strict=True))[:equal])


def _decided_by_private(state: GameState) -> int:
    return _tie(state, 1) + _is_decided_by(TieBreak.PRIVATE)(state)


def _decided_by_favor(state: GameState) -> int:
    return _tie(state, 2) + _is_decided_by(TieBreak.FAVOR)(state)


def _all_equal(state: GameState) -> int:
    return _tie(state, 3)


def _all_equal_and_skipped(state: GameState) -> int:
    """The start player of the last round has given up the very last turn for Running Pliers."""
    return _tie(state, 3) + (0 if state.players[state.start].skips else 5)


def _points_and_below_zero(state: GameState) -> int:
    lowest = min(sheet.total for sheet in final_standings(state).sheets)
    return _is_decided_by(TieBreak.POINTS)(state) + max(0, lowest + 1)


def _full_window(state: GameState) -> int:
    return min(state.window(seat).empty.bit_count() for seat in range(len(state.players)))


def _won(state: GameState) -> int:
    return int(not has_won(state))


def _lost(state: GameState) -> int:
    return int(has_won(state))


HONOUR = Options(referee=Referee.HONOUR)
TRIMMED = Options(trimmed_bag=True)
EN, IT, NL, ES, PT = (PRESETS[edition] for edition in ("en", "it", "nl", "es", "pt-BR"))

SHADES = ("light-shades", "medium-shades", "deep-shades")
ROWS = ("row-color-variety", "row-shade-variety", "color-diagonals")
COLUMNS = ("column-color-variety", "column-shade-variety", "shade-variety")
VARIETY = ("color-variety", "shade-variety", "color-diagonals")

# Cards 1 to 8 and 5 to 12: between them every pattern can be chosen.
FIRST_CARDS = ((1, 2), (3, 4), (5, 6), (7, 8))
LAST_CARDS = ((9, 10), (11, 12), (5, 6), (7, 8))

PLANS: tuple[Plan, ...] = (
    # ---------------------------------------------------------------- the tools, three by three
    Plan(
        "tools-2-3-4",
        "The moving tools: dice that lie under a waiver are moved again.",
        Setup(4, tools=(2, 3, 4), public=SHADES, cards=FIRST_CARDS),
        tries=6,
    ),
    Plan(
        "tools-2-3-12",
        "Tap Wheel beside the tools with a waiver: what one moved, another moves again.",
        Setup(4, tools=(2, 3, 12), public=ROWS, cards=LAST_CARDS),
        tries=6,
    ),
    Plan(
        "tools-2-3-9",
        "A die placed alone by Cork-backed Straightedge is moved by Copper Foil Burnisher.",
        Setup(3, tools=(2, 3, 9), public=COLUMNS),
        tries=6,
    ),
    Plan(
        "tools-4-9-12",
        "A die placed alone is moved by the two tools that move two dice.",
        Setup(4, tools=(4, 9, 12), public=VARIETY),
    ),
    Plan(
        "tools-1-5-6",
        "Tools that change the drafted die.",
        Setup(4, tools=(1, 5, 6)),
        slips=("a pattern", "a draft"),
    ),
    Plan(
        "tools-7-8-10",
        "Glazing Hammer, Running Pliers and Grinding Stone, for four.",
        Setup(4, tools=(7, 8, 10)),
    ),
    Plan(
        "tools-7-8-12",
        "Glazing Hammer and Running Pliers once more, with Tap Wheel.",
        Setup(4, tools=(7, 8, 12)),
    ),
    Plan(
        "tools-6-10-11",
        "The two flux tools and Grinding Stone.",
        Setup(4, tools=(6, 10, 11)),
        slips=("a placement", "the end of a turn"),
    ),
    Plan(
        "full-window",
        "Somebody fills all twenty spaces; in the last round the bag is empty, and Flux Remover "
        "draws the very die that was returned.",
        Setup(4, tools=(1, 9, 11), public=SHADES),
        goal=_full_window,
        tries=40,
        first_will_do=True,
    ),
    Plan(
        "tools-2-9-12",
        "Eglomise Brush and Cork-backed Straightedge are kept for the last round; one player "
        "passes often.",
        Setup(
            3,
            tools=(2, 9, 12),
            public=("light-shades", "deep-shades", "row-shade-variety"),
        ),
        laziness=(0.0, 0.8, 0.0),
        thrift=4.5,
        tries=8,
    ),
    Plan(
        "tools-3-4-9",
        "Copper Foil Burnisher and Lathekin are kept for the last round.",
        Setup(3, tools=(3, 4, 9)),
        thrift=4.5,
        tries=8,
    ),
    # ---------------------------------------------------------------- trimmed bags
    Plan(
        "trimmed-bag-2",
        "Two players with a trimmed bag: 50 dice, and all of them are drawn.",
        Setup(2, TRIMMED, tools=(5, 8, 11)),
        tries=8,
    ),
    Plan(
        "trimmed-bag-3",
        "Three players with a trimmed bag of 70 dice, as the Italian edition proposes; one of "
        "them passes often.",
        Setup(3, replace(IT, trimmed_bag=True), tools=(5, 7, 11)),
        edition="it",
        laziness=(0.0, 0.6, 0.0),
        tries=8,
    ),
    # ---------------------------------------------------------------- honour tables
    Plan(
        "honour-1-2-3",
        "An honour table: dice are laid against the rules, called and removed.",
        Setup(3, HONOUR, tools=(1, 2, 3)),
        tries=4,
        slips=("a call",),
    ),
    Plan(
        "honour-4-5-6",
        "An honour table: Flux Brush puts back only what has no legal space.",
        Setup(4, HONOUR, tools=(4, 5, 6)),
        tries=4,
    ),
    Plan(
        "honour-7-8-9",
        "An honour table for two: Cork-backed Straightedge's lonely dice stand.",
        Setup(2, HONOUR, tools=(7, 8, 9)),
        tries=4,
    ),
    Plan(
        "honour-10-11-12",
        "An honour table in the Dutch edition, with a named start player.",
        Setup(3, replace(NL, referee=Referee.HONOUR), tools=(10, 11, 12), start=2),
        edition="nl",
        tries=4,
    ),
    # ---------------------------------------------------------------- how games are decided
    Plan(
        "decided-by-points",
        "The Brazilian edition as it is printed, decided by points; one player hardly plays and "
        "ends below zero.",
        Setup(3, PT, tools=(5, 6, 7), public=("medium-shades", "color-diagonals", "shade-variety")),
        edition="pt-BR",
        goal=_points_and_below_zero,
        laziness=(0.0, 0.85, 0.0),
        tries=8,
        slips=("a tool begun",),
    ),
    Plan(
        "decided-by-private",
        "The Dutch edition as it is printed: equal points, more private points win.",
        Setup(2, NL, start=1),
        edition="nl",
        goal=_decided_by_private,
        steered_from=7,
        tries=8,
        first_will_do=True,
    ),
    Plan(
        "decided-by-favor",
        "Equal points and private points; more favor tokens win.",
        Setup(2, tools=(2, 3, 8)),
        thrift=4.5,
        goal=_decided_by_favor,
        steered_from=7,
        tries=8,
        first_will_do=True,
    ),
    Plan(
        "decided-by-order",
        "The English edition as it is printed: all is equal, the later in order wins.",
        Setup(2),
        goal=_all_equal,
        steered_from=7,
        tries=8,
        first_will_do=True,
    ),
    Plan(
        "decided-by-last-turn",
        "The Italian edition as it is printed: all is equal. The start player would have had the "
        "last turn, but gave it up for Running Pliers.",
        Setup(2, IT, tools=(8, 7, 12)),
        edition="it",
        goal=_all_equal_and_skipped,
        steered_from=7,
        tries=8,
        first_will_do=True,
        thrift=100.0,
    ),
    Plan(
        "shared-win",
        "The Spanish edition as it is printed: all is equal, and the win is shared.",
        Setup(2, ES, start=0),
        edition="es",
        goal=_all_equal,
        steered_from=7,
        tries=8,
        first_will_do=True,
    ),
    # ---------------------------------------------------------------- solo
    Plan(
        "solo-1-extreme",
        "Solo with a single tool.",
        Setup(1, EN, solo_tools=1),
        goal=_lost,
    ),
    Plan(
        "solo-2",
        "Solo with two tools, in the Dutch edition.",
        Setup(1, NL, solo_tools=2, tools=(9, 10), start=0),
        edition="nl",
        tries=8,
    ),
    Plan(
        "solo-3",
        "Solo with three tools, in the Brazilian edition.",
        Setup(1, PT, solo_tools=3, tools=(10, 11, 12)),
        edition="pt-BR",
        tries=8,
    ),
    Plan(
        "solo-4",
        "Solo with four tools, in the Italian edition.",
        Setup(1, IT, solo_tools=4, tools=(6, 7, 8, 9)),
        edition="it",
        tries=20,
    ),
    Plan(
        "solo-5-easy",
        "Solo with five tools, the easiest level.",
        Setup(1, EN, solo_tools=5, tools=(1, 2, 3, 4, 5)),
        tries=8,
        slips=("a die lifted",),
    ),
    Plan(
        "solo-first-printing-1-5",
        "The Spanish first printing: tools 1 to 6 are paid by value; one private objective.",
        Setup(1, ES, solo_tools=5, tools=(1, 2, 3, 4, 5), start=0),
        edition="es",
        tries=8,
    ),
    Plan(
        "solo-first-printing-6-10",
        "The Spanish first printing: from tool 7 on they are paid by colour.",
        Setup(1, ES, solo_tools=5, tools=(6, 7, 8, 9, 10), start=0),
        edition="es",
        tries=8,
    ),
    Plan(
        "solo-first-printing-11-12",
        "The Spanish first printing, with two private objectives; Tap Wheel is paid by colour.",
        Setup(1, replace(ES, solo_private=2), solo_tools=5, tools=(5, 9, 10, 11, 12), start=0),
        edition="es",
        thrift=9.0,
        tries=40,
    ),
    Plan(
        "solo-honour",
        "Solo at an honour table: nobody but the player calls. Tools wait for rare payments.",
        Setup(1, HONOUR, solo_tools=5, tools=(1, 2, 5, 6, 9)),
        thrift=9.0,
        tries=120,
    ),
    Plan(
        "solo-rare-payments",
        "Solo: tools wait until two different dice, or the twin of the drafted die, could pay.",
        Setup(1, EN, solo_tools=5, tools=(1, 3, 9, 10, 12)),
        thrift=9.0,
        tries=60,
    ),
    Plan(
        "solo-won",
        "Solo with five tools, and the player wins.",
        Setup(1, EN, solo_tools=5, tools=(1, 5, 9, 10, 11)),
        goal=_won,
        tries=60,
        first_will_do=True,
    ),
)
