"""`sagrada cards`."""

import pytest

from sagrada.cli.rendering.card_catalog import KINDS
from sagrada.cli.rendering.card_texts import PUBLIC_TEXTS, TOOL_TEXTS
from sagrada.engine.cards import PATTERNS, PRIVATE_OBJECTIVES, PUBLIC_OBJECTIVES, TOOLS
from tests.cli.running import assert_refused, sagrada


def test_every_card_has_its_text() -> None:
    # RULES 1.3
    assert list(TOOL_TEXTS) == list(TOOLS)
    assert list(PUBLIC_TEXTS) == list(PUBLIC_OBJECTIVES)


def test_all_cards_are_shown() -> None:
    ran = sagrada("cards")
    assert (ran.code, ran.err) == (0, "")
    for cards in KINDS.values():
        for card in cards:
            assert card.name in ran.out
    assert max(map(len, ran.out.splitlines())) <= 80


@pytest.mark.parametrize("kind", KINDS)
def test_one_kind_is_shown_alone(kind: str) -> None:
    ran = sagrada("cards", kind)
    for other, cards in KINDS.items():
        for card in cards:
            assert (card.name in ran.out) == (other == kind)


def test_a_window_is_drawn_with_its_difficulty_and_its_back() -> None:
    ran = sagrada("cards", "Fractal Drops")
    assert "A │ ··  ·4  ··  y·  ·6 │" in ran.out
    assert "8A ●●● " in ran.out
    assert "Ripples of Light is on the back" in " ".join(ran.out.split())


@pytest.mark.parametrize("name", ["lens-cutter", "Lens Cutter", "5"])
def test_a_tool_by_id_name_or_number(name: str) -> None:
    ran = sagrada("cards", name)
    assert "5. Lens Cutter" in ran.out
    assert TOOL_TEXTS[5].effect in " ".join(ran.out.split())
    assert "In solo, it costs a green die (first printing: any 5)." in ran.out


def test_objectives() -> None:
    assert "Light Shades: 2 points each" in sagrada("cards", "light-shades").out
    assert "Color Diagonals: 1 point each" in sagrada("cards", "color-diagonals").out
    assert "your red dice" in sagrada("cards", "shades-of-red").out


def test_everything_as_json() -> None:
    cards = sagrada("cards", "--json").json
    assert {kind: len(cards[kind]) for kind in cards} == {
        "windows": 24,
        "tools": 12,
        "public": 10,
        "private": 5,
    }
    assert ["".join(card["rows"]) for card in cards["windows"]] == [
        pattern.grid for pattern in PATTERNS.values()
    ]
    assert [card["id"] for card in cards["private"]] == [
        objective.id for objective in PRIVATE_OBJECTIVES.values()
    ]


def test_one_kind_and_one_card_as_json() -> None:
    assert len(sagrada("cards", "public", "--json").json) == 10
    assert sagrada("cards", "6", "--json").json == {
        "number": 6,
        "id": "flux-brush",
        "name": "Flux Brush",
        "when": TOOL_TEXTS[6].when,
        "effect": TOOL_TEXTS[6].effect,
        "solo_colour": "P",
        "solo_value": 6,
    }


def test_an_unknown_card_gets_one_sentence() -> None:
    assert_refused(sagrada("cards", "firelite"), "firelite", "did you mean firelight?")
    assert_refused(sagrada("cards", "13"), "13")
