"""All the cards, by kind and by name, and each as JSON. It doesn't need Rich."""

from collections.abc import Mapping, Sequence

from sagrada import PATTERNS, PUBLIC_OBJECTIVES, TOOLS
from sagrada.cli.rendering.card_texts import PUBLIC_TEXTS, TOOL_TEXTS, private_objective_text
from sagrada.engine.cards import (
    PRIVATE_OBJECTIVES,
    Pattern,
    PrivateObjective,
    PublicObjective,
    ToolCard,
)

Card = Pattern | ToolCard | PublicObjective | PrivateObjective

KINDS: Mapping[str, Sequence[Card]] = {
    "windows": tuple(PATTERNS.values()),
    "tools": tuple(TOOLS.values()),
    "public": tuple(PUBLIC_OBJECTIVES.values()),
    "private": tuple(PRIVATE_OBJECTIVES.values()),
}
_BY_NAME: Mapping[str, Card] = {
    **{card.id: card for cards in KINDS.values() for card in cards},
    **{str(number): tool for number, tool in TOOLS.items()},
}


def find_card(name: str) -> Card | None:
    """The card with this id; for a tool also its number."""
    return _BY_NAME.get(name)


def card_json(card: Card) -> dict[str, object]:
    """A card as JSON."""
    named = {"id": card.id, "name": card.name}
    match card:
        case Pattern():
            return {
                **named,
                "card": card.card,
                "side": card.side,
                "difficulty": card.difficulty,
                "rows": list(card.rows),
            }
        case ToolCard():
            text = TOOL_TEXTS[card.number]
            return {
                "number": card.number,
                **named,
                "when": text.when,
                "effect": text.effect,
                "solo_colour": card.solo_colour.letter,
                "solo_value": card.solo_value,
            }
        case PublicObjective():
            return {**named, "points": card.points, "text": PUBLIC_TEXTS[card.id]}
        case PrivateObjective():
            colour = card.colour
            return {**named, "colour": colour.letter, "text": private_objective_text(colour.word)}
