"""`sagrada score`: people's form, JSON and JSON Lines."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sagrada.engine.cards import PATTERNS, PUBLIC_OBJECTIVES
from sagrada.engine.dice import ALL_KINDS, COLOURS, DICE, LETTERS, Colour
from tests import naive_scorer
from tests.cli.running import ask, assert_refused, assert_speaks_json, sagrada

ROWS = ".. G4 R2 Y5 P6 / R3 B1 .. G1 Y2 / P5 G6 .. P6 R3 / B4 Y3 G4 B2 G4"
EXAMPLE: dict[str, Any] = {
    "window": "fractal-drops",
    "dice": ROWS.replace("/", "").split(),
    "public": ["column-color-variety", "light-shades", "color-variety"],
    "private": ["purple"],
    "favor": 0,
    "solo": False,
}
ANSWER = {
    "public": [
        {"id": "column-color-variety", "points": 10},
        {"id": "light-shades", "points": 4},
        {"id": "color-variety", "points": 12},
    ],
    "private": {"id": "shades-of-purple", "points": 17},
    "favor": 0,
    "empty": -3,
    "total": 40,
}
OPTIONS = (
    *("score", "--window", "fractal-drops", "--dice", ROWS, "--private", "purple"),
    *("--public", "column-color-variety", "--public", "light-shades"),
    *("--public", "color-variety", "--favor", "0"),
)
EMPTY = [".."] * 20


def changed(**fields: object) -> dict[str, object]:
    return {**EXAMPLE, **fields}


def without(field: str) -> dict[str, object]:
    return {key: value for key, value in EXAMPLE.items() if key != field}


def with_die(at: int, die: object) -> dict[str, object]:
    return changed(dice=[*EXAMPLE["dice"][:at], die, *EXAMPLE["dice"][at + 1 :]])


# ---------------------------------------------------------------- the rulebook's example


def test_the_example_of_the_rulebook_is_worth_40_in_the_exact_shape() -> None:
    # RULES 11.1: the red 3 on C5 breaks its space, and scoring does not re-judge it.
    ran = sagrada("score", "--jsonl", stdin=json.dumps(EXAMPLE))
    assert (ran.code, ran.err) == (0, "")
    assert ran.out == json.dumps(ANSWER, separators=(",", ":")) + "\n"


def test_the_example_for_people() -> None:
    ran = sagrada(*OPTIONS)
    assert (ran.code, ran.err) == (0, "")
    lines = [" ".join(line.split()) for line in ran.out.splitlines()]
    assert "A │ ·· G4 R2 Y5 P6 │" in lines
    assert "Column Color Variety 10 2 × 5 A4 Y5 B4 G1 C4 P6 D4 B2" in lines
    assert "A5 P6 B5 Y2 C5 R3 D5 G4" in lines
    assert "Shades of Purple 17 A5 P6 C1 P5 C4 P6" in lines
    assert "Favor tokens 0" in lines
    assert "Empty spaces -3 3 × -1 A1 B3 C3" in lines
    assert "Total 40" in lines
    assert max(map(len, ran.out.splitlines())) <= 80


def test_the_example_as_json() -> None:
    assert sagrada(*OPTIONS, "--json").json == ANSWER


def test_names_and_sparse_dice_are_read_too() -> None:
    sparse = "b1=r3, B2=B1 A1=.."
    ran = sagrada(
        *("score", "-w", "Fractal Drops", "-d", sparse, "-p", "Red"),
        *("-o", "Color Diagonals", "--favor", "2", "--json"),
    )
    assert ran.json["private"] == {"id": "shades-of-red", "points": 3}
    assert (ran.json["favor"], ran.json["empty"], ran.json["total"]) == (2, -18, -13)


@pytest.mark.parametrize(
    ("argv", "words"),
    [
        (("--dice", ROWS, "--private", "P"), ("window", "missing")),
        (("--window", "batllo", "--private", "P"), ("dice", "missing")),
        (("--window", "batllo", "--dice", ROWS), ("private", "missing")),
        (("--window", "batlo", "--dice", ROWS), ("batlo", "did you mean batllo?")),
        (("--window", "batllo", "--dice", "R1 R2"), ("dice", "20", "2")),
        (("--window", "batllo", "--dice", "A1=R1 A9=R2"), ("dice", "A9=R2")),
        (("--window", "batllo", "--dice", "A1=R1 R2"), ("dice", "R2")),
        (("--window", "batllo", "--dice", "A1=R1 A1=R2"), ("dice", "A1", "twice")),
        (("--window", "batllo", "--dice", "A1=R7"), ("dice[0]", "R7")),
        (("--window", "batllo", "--dice", ROWS.replace(" / R3", " R3 /")), ('"/"', "6, 4, 5, 5")),
        (("--window", "batllo", "--dice", "/" + ROWS), ('"/"', "4 rows of 5")),
        (("--jsonl", "--window", "batllo"), ("--jsonl", "--window")),
        (("--jsonl", "--favor", "0"), ("--jsonl", "--favor")),
        (("--file", "x.json", "--solo"), ("--file", "--solo")),
        (("--file", "no-such-file.json"), ("no-such-file.json", "No such file")),
        (("--file", "a\0b"), ("--file", "can’t read")),
    ],
)
def test_options_that_cannot_be_used_get_one_sentence(
    argv: tuple[str, ...], words: tuple[str, ...]
) -> None:
    assert_refused(sagrada("score", *argv), *words)


# ---------------------------------------------------------------- solo


def test_solo_costs_three_for_an_empty_space_and_counts_the_better_colour() -> None:
    # RULES 9.6
    request = changed(solo=True, private=["red", "purple"], target=33)
    [won, lost, plain] = ask(
        "score", request, {**request, "target": 34}, changed(solo=True, private="red")
    )
    assert won["private"] == {"id": "shades-of-purple", "points": 17}
    assert (won["empty"], won["total"], won["win"]) == (-9, 34, True)
    assert list(won) == [*ANSWER, "win"]
    assert lost["win"] is False  # equal is not enough
    assert plain["private"] == {"id": "shades-of-red", "points": 8}
    assert "win" not in plain


@pytest.mark.parametrize(("target", "verdict"), [("33", "Won: 34"), ("34", "Lost: 34")])
def test_solo_for_people(target: str, verdict: str) -> None:
    ran = sagrada(*OPTIONS, "--private", "red", "--solo", "--target", target)
    assert verdict in ran.out
    assert "Shades of Purple (17) counts, not Shades of Red (8)." in ran.out
    assert "3 × -3" in ran.out


# ---------------------------------------------------------------- a whole table


def table(*players: dict[str, object], **fields: object) -> dict[str, object]:
    return {"players": list(players), "start": 0, **fields}


def player(seat: int, dice: str, favor: int) -> dict[str, object]:
    """A window of one row, on a card of its own, with a private objective of its own."""
    return {
        "window": ["batllo", "virtus", "suns-glory", "industria"][seat],
        "dice": [*dice.split(), *EMPTY][:20],
        "public": [],
        "private": "RPGB"[seat],
        "favor": favor,
    }


ONE, TWO, THREE, FOUR = (player(seat, f"{colour}3", 1) for seat, colour in enumerate("RPGB"))
"""They tie on points, private objective and favor tokens."""
EIGHTEEN_RED = ["R1"] * 18 + [".."] * 2


def test_a_table_names_the_winner_and_what_decided() -> None:
    other = {**changed(favor=1), "window": "virtus", "private": "red"}
    [answer] = ask("score", table(EXAMPLE, other))
    assert list(answer) == ["players", "winner", "winners", "ranking", "decided_by"]
    red = {"id": "shades-of-red", "points": 8}
    assert answer["players"] == [ANSWER, {**ANSWER, "private": red, "favor": 1, "total": 32}]
    assert (answer["winner"], answer["winners"], answer["ranking"]) == (0, [0], [0, 1])
    assert answer["decided_by"] == "points"


@pytest.mark.parametrize(
    ("request_", "winner", "decided_by"),
    [
        # RULES 7.6, 10.3
        (table(ONE, TWO), 1, "later-in-order"),
        (table(ONE, TWO, start=1), 0, "later-in-order"),
        (table(ONE, TWO, THREE, FOUR, start=2, edition="nl"), 1, "later-in-order"),
        (table(ONE, TWO, edition="it"), 0, "last-turn"),
        (table(ONE, TWO, edition="it", skipped=[0]), 1, "last-turn"),
        (table(ONE, TWO, edition="es"), None, "shared"),
        (table(player(0, "R6", 0), player(1, "P1", 4)), 0, "points"),
        (table(player(0, "R1 P2", 1), player(1, "R1 P2", 0)), 1, "private"),
        (table(player(0, "R3 G1 R1", 0), player(1, "P4", 2)), 1, "favor"),
    ],
)
def test_ties_are_broken_as_the_edition_says(
    request_: dict[str, object], winner: int | None, decided_by: str
) -> None:
    [answer] = ask("score", request_)
    assert (answer["winner"], answer["decided_by"]) == (winner, decided_by)
    assert answer["winners"] == ([0, 1] if winner is None else [winner])


@pytest.mark.parametrize(
    ("edition", "verdict"),
    [
        ("en", "Player 2 wins on the last tiebreaker: later in the final round’s turn order."),
        ("it", "Player 1 wins on the last tiebreaker: latest turn in the final round."),
        ("es", "Player 1 and Player 2 share the win: they’re tied on everything."),
    ],
)
def test_a_table_for_people(tmp_path: Path, edition: str, verdict: str) -> None:
    file = tmp_path / "table.json"
    file.write_text(json.dumps(table(ONE, TWO, edition=edition), indent=2))
    ran = sagrada("score", "--file", str(file))
    assert (ran.code, ran.err) == (0, "")
    assert verdict in ran.out
    assert "Batllo" in ran.out
    assert "Virtus" in ran.out
    assert "Player 1" in ran.out


def test_a_request_from_stdin() -> None:
    ran = sagrada("score", "--file", "-", "--json", stdin=json.dumps(table(ONE, TWO)))
    assert ran.json["winner"] == 1
    assert_refused(
        sagrada("score", "--file", "-", stdin='{\n "a" 1}'), "not JSON", "line 2 column 6"
    )


# ---------------------------------------------------------------- bad lines


@pytest.mark.parametrize(
    ("request_", "field"),
    [
        ([], None),
        ("text", None),
        (without("window"), "window"),
        (changed(window="Fractal Drops"), "window"),
        (changed(window=["fractal-drops"]), "window"),
        (without("dice"), "dice"),
        (changed(dice="R1"), "dice"),
        (changed(dice=EXAMPLE["dice"][:19]), "dice"),
        (changed(dice=[*EXAMPLE["dice"], ".."]), "dice"),
        (changed(dice=["R1"] * 19 + [".."]), "dice"),  # RULES 1.1: 18 of each colour
        (with_die(3, "R7"), "dice[3]"),
        (with_die(3, "R0"), "dice[3]"),
        (with_die(4, "X3"), "dice[4]"),
        (with_die(5, None), "dice[5]"),
        (with_die(6, ["R1"]), "dice[6]"),
        (with_die(7, "R33"), "dice[7]"),
        (with_die(8, "R²"), "dice[8]"),
        (without("public"), "public"),
        (changed(public="light-shades"), "public"),
        (changed(public=["light-shade"]), "public[0]"),
        (changed(public=["light-shades", 3]), "public[1]"),
        (changed(public=["light-shades", "light-shades"]), "public[1]"),
        (without("private"), "private"),
        (changed(private=[]), "private"),
        (changed(private=["red", "purple"]), "private"),
        (changed(private="orange"), "private"),
        (changed(private=["orange"]), "private[0]"),
        (changed(private=[4]), "private[0]"),
        (changed(solo=True, private=["red", "R"]), "private[1]"),
        (changed(solo=True, private=["red", "blue", "green"]), "private"),
        (changed(favor=-1), "favor"),
        (changed(favor=7), "favor"),
        (changed(favor=True), "favor"),
        (changed(favor=1.0), "favor"),
        (changed(favor="1"), "favor"),
        (changed(favor=None), "favor"),
        (changed(favor=10**400), "favor"),
        (changed(solo=1), "solo"),
        (changed(target=30), "target"),
        (changed(solo=True, target=-1), "target"),
        (changed(solo=True, target=241), "target"),
        (changed(solo=True, target=None), "target"),
        (changed(colour="red"), "colour"),
        (table(EXAMPLE), "players"),
        (table(*[EXAMPLE] * 5), "players"),
        ({"players": {}, "start": 0}, "players"),
        ({"players": [EXAMPLE, 3], "start": 0}, "players[1]"),
        (table(EXAMPLE, with_die(3, "R7")), "players[1].dice[3]"),
        (table(EXAMPLE, changed(solo=True)), "players[1].solo"),
        ({"players": [ONE, TWO]}, "start"),
        (table(ONE, TWO, start=2), "start"),
        (table(ONE, TWO, start=True), "start"),
        (table(ONE, TWO, edition="fr"), "edition"),
        (table(ONE, TWO, edition=None), "edition"),
        (table(ONE, TWO, skipped=0), "skipped"),
        (table(ONE, TWO, skipped=[2]), "skipped[0]"),
        (table(ONE, TWO, window="batllo"), "window"),
        # What no box has: RULES 1.1, 1.2, 1.3, 2.3, 2.4, 9.1.
        (changed(favor=4), "favor"),  # Fractal Drops comes with 3
        (changed(solo=True, favor=1), "favor"),
        (table(ONE, {**TWO, "window": "batllo"}), "players[1].window"),
        (table(ONE, TWO, {**THREE, "window": "bellesguard"}), "players[2].window"),
        (table(ONE, TWO, {**THREE, "private": "red"}), "players[2].private"),
        (table(ONE, {**TWO, "public": ["light-shades"]}), "players[1].public"),
        (table({**ONE, "dice": EIGHTEEN_RED}, {**TWO, "dice": ["R1", *EMPTY[1:]]}), "players"),
    ],
)
def test_a_bad_request_names_its_field_and_the_rest_goes_on(
    request_: object, field: str | None
) -> None:
    lines = [json.dumps(EXAMPLE), "", json.dumps(request_), json.dumps(EXAMPLE)]
    ran = sagrada("score", "--jsonl", stdin="\n".join(lines))
    assert (ran.code, ran.err) == (2, "")
    before, bad, after = ran.answers
    assert before == after == ANSWER
    assert list(bad["error"]) == ["line", "field", "message"]
    assert (bad["error"]["line"], bad["error"]["field"]) == (3, field)
    assert 10 < len(bad["error"]["message"]) < 250
    assert_speaks_json(bad["error"]["message"])


def test_private_objectives_have_several_names_and_public_ones_are_none_to_ten() -> None:
    names = ["purple", "P", "p", "shades-of-purple", "Shades-of-Purple", "PURPLE"]
    for answer in ask("score", *[changed(private=name) for name in names]):
        assert answer == ANSWER
    nothing, everything = ask(
        "score", changed(public=[]), changed(public=list(reversed(PUBLIC_OBJECTIVES)))
    )
    assert nothing["public"] == []
    assert [line["id"] for line in everything["public"]] == list(reversed(PUBLIC_OBJECTIVES))


def test_18_dice_of_a_colour_are_possible() -> None:
    # RULES 1.1
    [answer] = ask("score", changed(dice=["R1"] * 18 + ["B1"] * 2, private="R"))
    assert answer["private"]["points"] == 18


def test_favor_may_be_left_out() -> None:
    [answer] = ask("score", without("favor"))
    assert answer == ANSWER


# ---------------------------------------------------------------- against the naive scorer

parse_dice_option = st.lists(
    st.sampled_from(["..", *map(str, ALL_KINDS)]), min_size=20, max_size=20
).filter(lambda entries: all(sum(e[0] == c for e in entries) <= 18 for c in LETTERS))


@given(
    window=st.sampled_from(list(PATTERNS)),
    entries=parse_dice_option,
    public=st.lists(st.sampled_from(list(PUBLIC_OBJECTIVES)), unique=True),
    private=st.sampled_from(COLOURS),
    spent=st.integers(0, 6),
    solo=st.booleans(),
)
def test_any_window_scores_as_the_naive_scorer_says(
    window: str, entries: list[str], public: list[str], private: Colour, spent: int, solo: bool
) -> None:
    favor = 0 if solo else max(PATTERNS[window].difficulty - spent, 0)  # RULES 2.3, 9.1
    dice = tuple(None if e == ".." else DICE[LETTERS.index(e[0])][int(e[1]) - 1] for e in entries)
    rows = naive_scorer.rows_of(dice)
    [answer] = ask(
        "score",
        {
            "window": window,
            "dice": entries,
            "public": public,
            "private": private.word,
            "favor": favor,
            "solo": solo,
        },
    )
    points = [naive_scorer.public_points(card, rows) for card in public]
    own = naive_scorer.private_points(private, rows)
    empty = naive_scorer.empty_points(rows, solo)
    assert [line["points"] for line in answer["public"]] == points
    assert answer["private"] == {"id": f"shades-of-{private.word}", "points": own}
    assert (answer["favor"], answer["empty"]) == (favor, empty)
    assert answer["total"] == sum(points) + own + favor + empty
