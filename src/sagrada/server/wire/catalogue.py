"""`/api/cards`: facts that never change while a server runs, sent once."""

from sagrada.server.wire.base import ColourLetter, Sent
from sagrada.server.wire.tables import Edition, Options


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
