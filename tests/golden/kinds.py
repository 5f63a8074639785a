"""What the golden games show besides the ways of the tools, kind by kind.

Each kind has the list of what there is to show, made from the engine's own lists, so that a new
card or option is missed at once; and a function that says what one game shows of it.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, fields
from enum import StrEnum

from sagrada.engine.cards import PATTERNS, PRIVATE_OBJECTIVES, PUBLIC_OBJECTIVES
from sagrada.engine.dice import COLOURS
from sagrada.engine.moves import Call, ChoosePattern, Draft, EndTurn, Lift, Place, UseTool
from sagrada.engine.options import (
    MAX_PLAYERS,
    PRESETS,
    TRIM_PER_COLOUR,
    LastTieBreak,
    Options,
    Referee,
    SoloPayment,
    StartPlayer,
)
from sagrada.engine.scoring.standings import TieBreak, final_standings, has_won, sheet
from tests.golden.game import GoldenGame
from tests.golden.moments import MOMENTS, moments_shown
from tests.ways import all_ways, ways_shown


@dataclass(frozen=True)
class Kind:
    name: str
    all: tuple[str, ...]
    shown: Callable[[GoldenGame], Iterator[str]]


# ------------------------------------------------------------------ the table


def _players(game: GoldenGame) -> Iterator[str]:
    setup = game.record.setup
    yield f"{setup.players} players"
    if setup.solo:
        yield f"solo with {setup.solo_tools} tools"


_PLAYERS = (
    *(f"{players} players" for players in range(1, MAX_PLAYERS + 1)),
    *(f"solo with {tools} tools" for tools in range(1, 6)),
)


def _presets(game: GoldenGame) -> Iterator[str]:
    setup = game.record.setup
    if setup.options == PRESETS[game.record.edition]:
        yield f"{game.record.edition}, {'solo' if setup.solo else 'together'}"


_PRESETS = tuple(f"{edition}, {how}" for edition in PRESETS for how in ("solo", "together"))


def _options(game: GoldenGame) -> Iterator[str]:
    setup = game.record.setup
    for field in fields(Options):
        value = getattr(setup.options, field.name)
        if field.name.startswith("solo_") and not setup.solo:
            continue
        if field.name in ("last_tie_break", "start_player") and setup.solo:
            continue
        yield f"{field.name} {value}"
    if setup.options.trimmed_bag:
        yield f"trimmed bag for {setup.players}"


def _values_of(option: str, values: type[StrEnum]) -> Iterator[str]:
    return (f"{option} {value}" for value in values)


_OPTIONS = (
    *_values_of("referee", Referee),
    *("trimmed_bag False", "trimmed_bag True"),
    *(f"trimmed bag for {players}" for players in TRIM_PER_COLOUR),
    *("solo_private 1", "solo_private 2"),
    *_values_of("last_tie_break", LastTieBreak),
    *_values_of("solo_payment", SoloPayment),
    *_values_of("start_player", StartPlayer),
)


def _hosting(game: GoldenGame) -> Iterator[str]:
    setup = game.record.setup
    for what in ("tools", "public", "cards"):
        chosen = getattr(setup, what) is not None
        yield f"{what} {'chosen by the host' if chosen else 'dealt'}"


_HOSTING = tuple(
    f"{what} {how}"
    for what in ("tools", "public", "cards")
    for how in ("chosen by the host", "dealt")
)

# ------------------------------------------------------------------ the cards


def _patterns(game: GoldenGame) -> Iterator[str]:
    return (game.final.window(seat).pattern.id for seat in range(game.record.setup.players))


def _public(game: GoldenGame) -> Iterator[str]:
    for seat in range(game.record.setup.players):
        for line in sheet(game.final, seat).public:
            yield f"{line.id} {'scores' if line.points else 'scores nothing'}"


_PUBLIC = tuple(f"{id} {how}" for id in PUBLIC_OBJECTIVES for how in ("scores", "scores nothing"))


def _private(game: GoldenGame) -> Iterator[str]:
    setup = game.record.setup
    for seat, player in enumerate(game.final.players):
        line = sheet(game.final, seat).private
        yield f"{line.id}, {'solo' if setup.solo else 'together'}"
        if len(player.private) == 2:
            better = PRIVATE_OBJECTIVES[player.private[0]].id == line.id
            yield f"solo, the {'first' if better else 'second'} of two is better"


_PRIVATE = (
    *(f"{PRIVATE_OBJECTIVES[c].id}, {how}" for c in COLOURS for how in ("solo", "together")),
    *(f"solo, the {which} of two is better" for which in ("first", "second")),
)

# ------------------------------------------------------------------ the end


def _endings(game: GoldenGame) -> Iterator[str]:
    state = game.final
    if state.setup.solo:
        yield "solo won" if has_won(state) else "solo lost"
        return
    standings = final_standings(state)
    yield f"decided by {standings.decided_by}"
    if any(sheet.total < 0 for sheet in standings.sheets):
        yield "a score below zero"
    if any(state.window(seat).empty == 0 for seat in range(state.setup.players)):
        yield "a full window"
    if standings.decided_by is TieBreak.LAST_TURN and any(p.skips for p in state.players):
        yield "decided by last-turn, a last turn skipped"


_ENDINGS = (
    *(f"decided by {tie_break}" for tie_break in TieBreak),
    "decided by last-turn, a last turn skipped",
    "a score below zero",
    "a full window",
    "solo won",
    "solo lost",
)

# ------------------------------------------------------------------ the record

UNDOABLE = {
    ChoosePattern: "a pattern",
    Draft: "a draft",
    Place: "a placement",
    UseTool: "a tool begun",
    Lift: "a die lifted",
    EndTurn: "the end of a turn",
    Call: "a call",
}


def _take_backs(game: GoldenGame) -> Iterator[str]:
    undone = list(game.taken_back())
    for move in undone:
        if type(move) in UNDOABLE:
            yield UNDOABLE[type(move)]
    if len(undone) > 1:
        yield "several choices"


def _comments(game: GoldenGame) -> Iterator[str]:
    record = game.record
    if record.preface:
        yield "above the headers"
    for comment in record.comments:
        yield "at the end of a line" if comment.trailing else "on a line of its own"


# ------------------------------------------------------------------ all of them

KINDS = (
    Kind(
        "ways of the tools",
        tuple(all_ways()),
        lambda game: (way for turn in game.turns for way in ways_shown(turn)),
    ),
    Kind(
        "moments",
        tuple(moment.name for moment in MOMENTS),
        lambda game: (name for step in game.steps for name in moments_shown(step)),
    ),
    Kind("players", _PLAYERS, _players),
    Kind("presets", _PRESETS, _presets),
    Kind("options", _OPTIONS, _options),
    Kind("cards of the host", _HOSTING, _hosting),
    Kind("patterns", tuple(PATTERNS), _patterns),
    Kind("public objectives", _PUBLIC, _public),
    Kind("private objectives", _PRIVATE, _private),
    Kind("endings", _ENDINGS, _endings),
    Kind("take-backs", (*UNDOABLE.values(), "several choices"), _take_backs),
    Kind(
        "comments",
        ("above the headers", "at the end of a line", "on a line of its own"),
        _comments,
    ),
)
