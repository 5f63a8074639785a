"""`/api/cards`: facts that never change while a server runs, sent once."""

from functools import cache

import msgspec

from sagrada import __version__
from sagrada.bots.levels import LEVELS
from sagrada.engine import options as eng
from sagrada.engine.cards import PATTERNS, PRIVATE_OBJECTIVES, PUBLIC_OBJECTIVES, TOOLS
from sagrada.engine.reasons import Reason
from sagrada.server.wire.base import ColourLetter, Sent
from sagrada.server.wire.tables import Edition, Options, options


class PatternCard(Sent):
    id: str
    name: str
    card: int
    side: str
    difficulty: int
    grid: str
    """Twenty characters row by row: `.` free, `R Y G B P` a colour, `1`–`6` a value."""


class ToolCard(Sent):
    number: int
    id: str
    name: str
    solo_colour: ColourLetter
    solo_value: int | None


class PublicCard(Sent):
    id: str
    name: str
    points: int


class PrivateCard(Sent):
    id: str
    name: str
    colour: ColourLetter


class ReasonFact(Sent):
    id: str
    rule: str
    sentence: str
    """In English, for those whose catalogue lacks it."""


class Preset(Sent):
    edition: Edition
    options: Options
    proposes_trimmed_bag: bool


class BotLevel(Sent):
    id: str
    """What `NewSeat.bot` takes."""


class Catalogue(Sent):
    version: str
    """Of the program."""
    patterns: list[PatternCard]
    tools: list[ToolCard]
    public: list[PublicCard]
    private: list[PrivateCard]
    reasons: list[ReasonFact]
    presets: list[Preset]
    bots: list[BotLevel]
    """Easiest first."""
    max_chat_length: int
    listed_bots: list[str] = msgspec.field(default_factory=list)
    """The operator's own bots, by the names that `NewSeat.bot` takes."""


# ---------------------------------------------------------------- from the engine's cards

MOST_CHAT = 300
_EDITIONS: tuple[Edition, ...] = ("en", "it", "nl", "es", "pt-BR")


@cache
def catalogue(listed_bots: tuple[str, ...] = ()) -> Catalogue:
    return Catalogue(
        version=__version__,
        patterns=[
            PatternCard(p.id, p.name, p.card, p.side, p.difficulty, p.grid)
            for p in PATTERNS.values()
        ],
        tools=[
            ToolCard(t.number, t.id, t.name, t.solo_colour.letter, t.solo_value)
            for t in TOOLS.values()
        ],
        public=[PublicCard(o.id, o.name, o.points) for o in PUBLIC_OBJECTIVES.values()],
        private=[
            PrivateCard(o.id, o.name, colour.letter) for colour, o in PRIVATE_OBJECTIVES.items()
        ],
        reasons=[ReasonFact(r.id, r.rule, r.sentence) for r in Reason],
        presets=[
            Preset(edition, options(eng.PRESETS[edition]), edition in eng.PROPOSES_TRIMMED_BAG)
            for edition in _EDITIONS
        ],
        bots=[BotLevel(name) for name in LEVELS],
        max_chat_length=MOST_CHAT,
        listed_bots=list(listed_bots),
    )
