from collections import Counter
from itertools import chain

import pytest

from sagrada.engine.cards import (
    FAVOR_TOKENS,
    PATTERNS,
    PRIVATE_OBJECTIVES,
    PUBLIC_OBJECTIVES,
    TOOLS,
    WINDOW_CARDS,
)
from sagrada.engine.dice import COLOURS, LETTERS, VALUES, Colour
from sagrada.engine.spaces import NAMES, ORTHOGONAL, SPACES
from tests.windows import FREE, at

# Every pattern once more, read the other way: per space, what the 24 patterns print there, in the
# order of the cards. A slip of the pen in either transcription shows.
PRINTED = {
    "A1": "YP425RY1.6B.16.....Y31..",
    "A2": "B6..G..RBP6..B4.1...4P.B",
    "A3": "..25BB632..63...G1G21YRR",
    "A4": "..5.P.......B.YRP...5.5.",
    "A5": "13G12Y.6Y5Y..1654..6.4..",
    "B1": "G5.YP4.5.5....R.612..PP.",
    "B2": ".P.6.P144.3525..PGY46Y44",
    "B3": "536P.35R.PBBBB2P235.2..5",
    "B4": "..G2.G.2R..4...45BB5..G.",
    "B5": "4.2RY22........BG21YY63B",
    "C1": "3...Y.3..R.364..1B...Y6B",
    "C2": ".23B.1Y..65GBR.BG5R....2",
    "C3": "RPG46.R55.6Y.2R3543.....",
    "C4": ".14G.5PRYP2P4BPY36PYY5BR",
    "C5": "G...P..1...2..16PG.5R3.5",
    "D1": "2.5.1...GY.1BGBY..115..6",
    "D2": ".1G3....3R4456Y2.B.2.5YR",
    "D3": ".51..64..5.R2Y.G.56YY423",
    "D4": "BP.5G.33.415.3.1.G.3R2.1",
    "D5": "Y4..4.RRP3G31P.R..4.61..",
}


def test_twelve_cards_with_two_patterns_each() -> None:
    # RULES 1.2
    assert sorted(WINDOW_CARDS) == list(range(1, 13))
    for number, sides in WINDOW_CARDS.items():
        assert [pattern.side for pattern in sides] == ["A", "B"]
        assert {pattern.card for pattern in sides} == {number}
    assert len(PATTERNS) == 24
    assert len({pattern.name for pattern in PATTERNS.values()}) == 24
    assert {pattern for sides in WINDOW_CARDS.values() for pattern in sides} == set(
        PATTERNS.values()
    )


@pytest.mark.parametrize("name", NAMES)
def test_what_all_patterns_print_on_a_space(name: str) -> None:
    # RULES 1.2
    assert "".join(pattern.grid[at(name)] for pattern in PATTERNS.values()) == PRINTED[name]


@pytest.mark.parametrize(
    ("pattern", "difficulty", "rows"),
    [
        ("fractal-drops", 3, (".4.Y6", "R.2..", "..RP1", "BY...")),
        ("luz-celestial", 3, ("..R5.", "P4.G3", "6..B.", ".Y2..")),
        ("chromatic-splendor", 4, ("..G..", "2Y5B1", ".R3P.", "1.6.4")),
        ("batllo", 5, ("..6..", ".5B4.", "3GYP2", "14R53")),
        ("suns-glory", 6, ("1PY.4", "PY..6", "Y..53", ".5421")),
    ],
)
def test_some_patterns_as_they_look(
    pattern: str, difficulty: int, rows: tuple[str, str, str, str]
) -> None:
    # RULES 1.2
    assert PATTERNS[pattern].rows == rows
    assert PATTERNS[pattern].difficulty == difficulty


def test_how_often_each_print_occurs() -> None:
    # RULES 1.2
    printed = Counter(chain.from_iterable(pattern.grid for pattern in PATTERNS.values()))
    assert printed.pop(".") == 180
    assert [printed.pop(letter) for letter in LETTERS] == [25, 30, 23, 27, 25]
    assert printed == {"1": 28, "2": 27, "3": 26, "4": 27, "5": 36, "6": 26}


def test_equal_prints_never_lie_side_by_side() -> None:
    # RULES 1.2, 5.5: a window that could not be filled would be a slip in the transcription
    for pattern in PATTERNS.values():
        for space in SPACES:
            if pattern.grid[space] != ".":
                assert pattern.grid[space] not in [pattern.grid[near] for near in ORTHOGONAL[space]]


def test_difficulties() -> None:
    # RULES 1.2
    assert Counter(pattern.difficulty for pattern in PATTERNS.values()) == {3: 4, 4: 4, 5: 12, 6: 4}


def test_the_favor_tokens_suffice_for_four_of_the_hardest() -> None:
    # RULES 1.3, 2.3
    hardest_per_card = sorted(
        max(pattern.difficulty for pattern in sides) for sides in WINDOW_CARDS.values()
    )
    assert FAVOR_TOKENS == 24 == sum(hardest_per_card[-4:])


def test_a_space_asks_for_a_colour_a_value_or_nothing() -> None:
    # RULES 1.2
    drops = PATTERNS["fractal-drops"]
    assert drops.colour_at(at("A4")) is Colour.YELLOW
    assert drops.value_at(at("A4")) is None
    assert drops.colour_at(at("A5")) is None
    assert drops.value_at(at("A5")) == 6
    assert drops.colour_at(at("A1")) is drops.value_at(at("A1")) is None


def test_the_masks_say_the_same_as_the_grid() -> None:
    # RULES 5.4
    for pattern in (FREE, *PATTERNS.values()):
        for space, printed in enumerate(pattern.grid):
            for colour in COLOURS:
                takes = pattern.takes_colour[colour] >> space & 1
                assert takes == (printed not in LETTERS or printed == LETTERS[colour])
            for value in VALUES:
                takes = pattern.takes_value[value] >> space & 1
                assert takes == (not printed.isdigit() or printed == str(value))
        assert pattern.takes_value[0] == 0


def test_the_tools() -> None:
    # RULES 1.3, 9.3
    assert [(tool.number, tool.name, tool.solo_colour.letter) for tool in TOOLS.values()] == [
        (1, "Grozing Pliers", "P"),
        (2, "Eglomise Brush", "B"),
        (3, "Copper Foil Burnisher", "R"),
        (4, "Lathekin", "Y"),
        (5, "Lens Cutter", "G"),
        (6, "Flux Brush", "P"),
        (7, "Glazing Hammer", "B"),
        (8, "Running Pliers", "R"),
        (9, "Cork-backed Straightedge", "Y"),
        (10, "Grinding Stone", "G"),
        (11, "Flux Remover", "P"),
        (12, "Tap Wheel", "B"),
    ]
    assert list(TOOLS) == list(range(1, 13))


def test_the_first_printing_asks_for_values_on_tools_1_to_6() -> None:
    # RULES 10.4
    values = {tool.number: tool.solo_value for tool in TOOLS.values()}
    assert values == {number: number if number <= 6 else None for number in range(1, 13)}


def test_the_public_objectives() -> None:
    # RULES 1.3
    assert {objective.name: objective.points for objective in PUBLIC_OBJECTIVES.values()} == {
        "Light Shades": 2,
        "Medium Shades": 2,
        "Deep Shades": 2,
        "Shade Variety": 5,
        "Row Shade Variety": 5,
        "Column Shade Variety": 4,
        "Row Color Variety": 6,
        "Column Color Variety": 5,
        "Color Variety": 4,
        "Color Diagonals": 1,
    }


def test_one_private_objective_per_colour() -> None:
    # RULES 1.3
    assert list(PRIVATE_OBJECTIVES) == list(COLOURS)
    assert [objective.id for objective in PRIVATE_OBJECTIVES.values()] == [
        "shades-of-red",
        "shades-of-yellow",
        "shades-of-green",
        "shades-of-blue",
        "shades-of-purple",
    ]
    for colour, objective in PRIVATE_OBJECTIVES.items():
        assert objective.colour is colour
        assert objective.name == f"Shades of {colour.name.title()}"


def test_ids_are_the_names_in_plain_letters() -> None:
    named = [
        *((pattern.id, pattern.name) for pattern in PATTERNS.values()),
        *((tool.id, tool.name) for tool in TOOLS.values()),
        *((objective.id, objective.name) for objective in PUBLIC_OBJECTIVES.values()),
        *((objective.id, objective.name) for objective in PRIVATE_OBJECTIVES.values()),
    ]
    assert len({card for card, _ in named}) == 24 + 12 + 10 + 5
    for card, name in named:
        assert card == name.lower().replace(" ", "-").replace("'", "")


def test_cards_are_found_under_their_own_ids() -> None:
    assert all(pattern.id == key for key, pattern in PATTERNS.items())
    assert all(objective.id == key for key, objective in PUBLIC_OBJECTIVES.items())
