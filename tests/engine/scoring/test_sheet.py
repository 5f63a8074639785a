import random
from itertools import chain

import pytest

from sagrada.engine.cards import PATTERNS, PUBLIC_OBJECTIVES
from sagrada.engine.dice import ALL_KINDS, COLOURS, Colour
from sagrada.engine.scoring import ScoreLine, ScoreSheet, score, score_track
from sagrada.engine.spaces import COUNT, SPACES
from sagrada.engine.window import Window
from tests import naive_scorer
from tests.windows import FREE, at, window_of, window_with

EVERY_CARD = tuple(PUBLIC_OBJECTIVES)
EMPTY = Window(FREE)

EXAMPLE = window_of(
    "fractal-drops",
    """
    .. G4 R2 Y5 P6
    R3 B1 .. G1 Y2
    P5 G6 .. P6 R3
    B4 Y3 G4 B2 G4
    """,
)


def public_line(window: Window, card: str) -> ScoreLine:
    return score(window, [card], [Colour.RED]).public[0]


def on(*groups: str) -> tuple[tuple[int, ...], ...]:
    """Sets written as `on("A1 B2", "C3 D4")`."""
    return tuple(tuple(at(name) for name in group.split()) for group in groups)


# ---------------------------------------------------------------- RULES 11.1, 11.3: worked examples


def test_the_scoring_example_of_the_rulebook() -> None:
    # RULES 11.1, 7.1, 7.2, 7.4, 7.5
    sheet = score(
        EXAMPLE, ["column-color-variety", "light-shades", "color-variety"], [Colour.PURPLE]
    )
    assert [(line.id, line.points) for line in sheet.lines] == [
        ("column-color-variety", 10),
        ("light-shades", 4),
        ("color-variety", 12),
        ("shades-of-purple", 17),
        ("favor", 0),
        ("empty", -3),
    ]
    assert sheet.total == 40


def test_the_scoring_example_names_the_dice_behind_every_point() -> None:
    sheet = score(
        EXAMPLE, ["column-color-variety", "light-shades", "color-variety"], [Colour.PURPLE]
    )
    columns, light, colours = (line.sets for line in sheet.public)
    assert columns == on("A4 B4 C4 D4", "A5 B5 C5 D5")
    assert light == on("B2 A3", "B4 B5")
    assert colours == on("A3 A4 A2 B2 A5", "B1 B5 B4 D1 C1", "C5 D2 C2 D4 C4")
    assert sheet.private.sets == on("A5", "C1", "C4")
    assert sheet.favor.sets == ()
    assert sheet.empty.sets == on("A1", "B3", "C3")


def test_the_color_diagonals_picture_of_the_rulebook() -> None:
    # RULES 11.3, 7.3: each die once, however many diagonals it lies on
    picture = window_with(
        FREE,
        {"B2": "B1", "C1": "B2", "C3": "B3", "D4": "B4", "B5": "Y1", "C4": "Y2", "D3": "Y3"},
    )
    line = public_line(picture, "color-diagonals")
    assert line.points == 7
    assert line.sets == on("B2", "B5", "C1", "C3", "C4", "D3", "D4")


def test_scoring_never_judges_a_window_again() -> None:
    # RULES 11.1: twenty red sixes are no legal window, and yet they count
    window = Window(PATTERNS["virtus"], (ALL_KINDS[5],) * COUNT)
    assert score(window, [], [Colour.RED]).total == 120


# ---------------------------------------------------------------- RULES 7: line by line


def test_only_full_lines_count() -> None:
    # RULES 7.1
    full = window_of(FREE, "R1 Y2 G3 B4 P5 " + ".. " * 15)
    gap = window_of(FREE, "R1 Y2 G3 B4 .. " + ".. " * 15)
    for card, points in (("row-color-variety", 6), ("row-shade-variety", 5)):
        assert public_line(full, card) == ScoreLine(card, points, on("A1 A2 A3 A4 A5"))
        assert public_line(gap, card) == ScoreLine(card, 0, ())


def test_a_column_with_one_gap_has_four_kinds_only_if_a_gap_were_one() -> None:
    # RULES 7.1
    window = window_with(FREE, {"A1": "R1", "B1": "Y2", "C1": "G3"})
    assert public_line(window, "column-color-variety").points == 0
    assert public_line(window, "column-shade-variety").points == 0


def test_a_line_with_two_alike_does_not_count() -> None:
    # RULES 7.1
    window = window_with(FREE, {"A1": "R1", "B1": "Y2", "C1": "G3", "D1": "R4"})
    assert public_line(window, "column-color-variety").points == 0
    assert public_line(window, "column-shade-variety").points == 4


def test_a_die_serves_several_cards() -> None:
    # RULES 7.1
    window = window_with(FREE, {"A1": "R1", "B1": "Y2", "C1": "G3", "D1": "B4"})
    cards = ["light-shades", "medium-shades", "column-color-variety", "column-shade-variety"]
    sheet = score(window, cards, [Colour.RED])
    assert [line.points for line in sheet.public] == [2, 2, 5, 4]
    assert sheet.private.points == 1


def test_the_rarest_member_counts_the_sets() -> None:
    # RULES 7.2: three 5s and two 6s are two sets, the k-th of each in reading order
    window = window_with(FREE, {"A3": "R5", "A5": "Y6", "B1": "G5", "C2": "B6", "D4": "P5"})
    assert public_line(window, "deep-shades") == ScoreLine("deep-shades", 4, on("A3 A5", "B1 C2"))


def test_two_dice_are_not_yet_diagonal_friends_across_the_edge() -> None:
    # RULES 7.3: A5 and C1 lie six apart in reading order, as diagonal neighbours may
    window = window_with(FREE, {"A5": "R1", "C1": "R2", "B1": "G1", "A1": "G2", "B2": "Y1"})
    assert public_line(window, "color-diagonals").points == 0


def test_the_private_objective_sums_values() -> None:
    # RULES 7.4
    window = window_with(FREE, {"A1": "R6", "A3": "R4", "B2": "Y5"})
    assert score(window, [], [Colour.RED]).private == ScoreLine("shades-of-red", 10, on("A1", "A3"))
    assert score(window, [], [Colour.BLUE]).private == ScoreLine("shades-of-blue", 0, ())


def test_favor_tokens_and_empty_spaces() -> None:
    # RULES 7.5
    sheet = score(window_with(FREE, {"A1": "R6"}), [], [Colour.RED], favor=4)
    assert sheet.favor == ScoreLine("favor", 4, ())
    assert sheet.empty.points == -19
    assert sheet.empty.sets == tuple((space,) for space in SPACES[1:])
    assert sheet.total == 6 + 4 - 19


def test_a_score_may_be_negative() -> None:
    # RULES 7.7
    sheet = score(EMPTY, EVERY_CARD, [Colour.RED])
    assert sheet.total == -20
    assert score_track(sheet.total) == (0, False)


def test_an_empty_space_costs_three_in_solo() -> None:
    # RULES 9.6
    assert score(EMPTY, [], [Colour.RED], solo=True).empty.points == -60


def test_the_better_of_two_private_objectives_counts() -> None:
    # RULES 9.6
    window = window_with(FREE, {"A1": "R2", "A3": "B5"})
    for colours in ([Colour.RED, Colour.BLUE], [Colour.BLUE, Colour.RED]):
        assert score(window, [], colours, solo=True).private.id == "shades-of-blue"


def test_of_two_equal_private_objectives_the_first_is_shown() -> None:
    window = window_with(FREE, {"A1": "R5", "A3": "B5"})
    assert score(window, [], [Colour.RED, Colour.BLUE], solo=True).private.id == "shades-of-red"
    assert score(window, [], [Colour.BLUE, Colour.RED], solo=True).private.id == "shades-of-blue"


def test_the_sheet_keeps_the_order_of_the_cards() -> None:
    sheet = score(EXAMPLE, EVERY_CARD[::-1], [Colour.RED])
    assert tuple(line.id for line in sheet.public) == EVERY_CARD[::-1]
    assert sheet.lines == (*sheet.public, sheet.private, sheet.favor, sheet.empty)
    assert isinstance(sheet, ScoreSheet)


def test_bad_input_is_named() -> None:
    with pytest.raises(ValueError, match="public: there is no public objective 'light-shade'"):
        score(EMPTY, ["light-shade"], [Colour.RED])
    with pytest.raises(ValueError, match="private: give the colour"):
        score(EMPTY, [], [])


@pytest.mark.parametrize(
    ("total", "shown"),
    [
        (-7, (0, False)),
        (0, (0, False)),
        (1, (1, False)),
        (50, (50, False)),
        (51, (1, True)),
        (100, (50, True)),
        (101, (50, True)),
    ],
)
def test_score_track(total: int, shown: tuple[int, bool]) -> None:
    # RULES 1.4, 7.7
    assert score_track(total) == shown


# ---------------------------------------------------------------- against the naive scorer

WINDOWS_PER_CASE = 2_000  # ten cases: 20,000 windows in all


def random_window(rng: random.Random) -> Window:
    """Dense and sparse windows, some of few kinds of dice so that sets pile up."""
    kinds = rng.sample(ALL_KINDS, rng.choice((3, 12, 30, 30)))
    share = rng.choice((0.3, 0.7, 0.9, 1, 1))
    dice = (rng.choice(kinds) if rng.random() < share else None for _ in SPACES)
    return Window(rng.choice(list(PATTERNS.values())), tuple(dice))


@pytest.mark.parametrize("solo", [False, True])
@pytest.mark.parametrize("colour", COLOURS)
def test_both_scorers_agree(colour: Colour, solo: bool) -> None:
    # RULES 7.1, 7.2, 7.3, 7.4, 7.5, 9.6
    rng = random.Random(f"{colour} {solo}")
    scored = set()
    for _ in range(WINDOWS_PER_CASE):
        window = random_window(rng)
        rows = naive_scorer.rows_of(window.dice)
        favor = rng.randrange(7)
        private = [colour, rng.choice(COLOURS)] if solo else [colour]
        sheet = score(window, EVERY_CARD, private, favor, solo)

        public = [naive_scorer.public_points(card, rows) for card in EVERY_CARD]
        best = max(naive_scorer.private_points(one, rows) for one in private)
        empty = naive_scorer.empty_points(rows, solo)
        assert [line.points for line in sheet.lines] == [*public, best, favor, empty], window
        assert sheet.total == sum(public) + best + favor + empty

        for line in sheet.public:
            each = PUBLIC_OBJECTIVES[line.id].points
            assert len(line.sets) * each == line.points, (line, window)
            assert all(naive_scorer.is_set(line.id, rows, one) for one in line.sets), (line, window)
            used = list(chain.from_iterable(line.sets))
            assert len(used) == len(set(used)), f"a die counts twice on one card: {line} {window}"
            if line.points:
                scored.add(line.id)
    assert scored == set(EVERY_CARD), "every card must have been put to the test"
