"""`/api/cards`."""

from functools import cache

from sagrada import __version__
from sagrada.bots.registry import LEVELS
from sagrada.engine import options as eng
from sagrada.engine.cards import PATTERNS, PRIVATE_OBJECTIVES, PUBLIC_OBJECTIVES, TOOLS
from sagrada.engine.reasons import Reason
from sagrada.server.wire import catalogue as wire
from sagrada.server.wire.tables import Edition, Options

MOST_CHAT = 300
_EDITIONS: tuple[Edition, ...] = ("en", "it", "nl", "es", "pt-BR")


def options(given: eng.Options) -> Options:
    return Options(
        referee=given.referee,
        trimmed_bag=given.trimmed_bag,
        solo_private=given.solo_private,
        last_tie_break=given.last_tie_break,
        solo_payment=given.solo_payment,
        start_player=given.start_player,
    )


@cache
def catalogue() -> wire.Catalogue:
    return wire.Catalogue(
        version=__version__,
        patterns=[
            wire.PatternCard(p.id, p.name, p.card, p.side, p.difficulty, p.grid)
            for p in PATTERNS.values()
        ],
        tools=[
            wire.ToolCard(t.number, t.id, t.name, t.solo_colour.letter, t.solo_value)
            for t in TOOLS.values()
        ],
        public=[wire.PublicCard(o.id, o.name, o.points) for o in PUBLIC_OBJECTIVES.values()],
        private=[
            wire.PrivateCard(o.id, o.name, colour.letter)
            for colour, o in PRIVATE_OBJECTIVES.items()
        ],
        reasons=[wire.ReasonFact(r.id, r.rule, r.sentence) for r in Reason],
        presets=[
            wire.Preset(edition, options(eng.PRESETS[edition]), edition in eng.PROPOSES_TRIMMED_BAG)
            for edition in _EDITIONS
        ],
        bots=[wire.BotLevel(name) for name in LEVELS],
        max_chat_length=MOST_CHAT,
    )
