"""`sagrada replay`: stepping, printing, JSON."""

from pathlib import Path

import pytest

from sagrada.engine.reasons import Reason
from tests.cli.games import finished
from tests.cli.running import assert_refused, sagrada

GOLDEN = Path(__file__).parents[2] / "golden"
RECORD = """\
[Player1 "Ann"]
[Player2 "Clara"]
[Kind2 "bot greedy"]

*: private 1 purple, private 2 blue
*: card 1 8, card 1 1, card 2 5, card 2 2
*: tool 1, tool 6, tool 11
*: public light-shades, public deep-shades, public color-variety
*: start 1
1: pattern fractal-drops
2: pattern sun-catcher
*: roll R3 Y4 B1 G2 P5
1: draft Y4, takeback, draft P5, tool 6
*: reroll 2
1: place A3, end
2: end
2: end
1: end
*: roll G6 B2 Y5 P1 R6
"""


@pytest.fixture
def record(tmp_path: Path) -> str:
    path = tmp_path / "game.sagrada"
    path.write_text(RECORD, encoding="utf-8")
    return str(path)


def test_all_of_a_game_is_printed(record: str) -> None:
    ran = sagrada("replay", record, "--all")
    assert (ran.code, ran.err) == (0, "")
    lines = [" ".join(line.split()) for line in ran.out.splitlines()]
    assert lines[0].startswith("Step 1 of 15 *: private 1 purple, *: private 2 blue, *: card 1 8")
    assert "Ann gets Shades of Purple." in lines
    told = [
        "Ann is the start player.",
        "Ann chooses Fractal Drops.",
        "The windows: Ann has Fractal Drops, Clara has Sun Catcher.",
        "Rolled: R3 Y4 B1 G2 P5.",
        "Ann drafts Y4.",
        "Ann undoes that choice.",
        "Ann drafts P5.",
        "Ann uses Flux Brush for 1 favor token.",
        "Ann rerolls P5 to P2.",
        "Ann places P2 on A3.",
        "Clara ends their turn.",
        "Round 1 ends. Dice for the round track: R3 Y4 G2 B1.",
        "Rolled: G6 B2 Y5 P1 R6.",
    ]
    places = [lines.index(line) for line in told]
    assert places == sorted(places)
    assert "Private Ann purple Clara blue" in lines
    assert max(map(len, ran.out.splitlines())) <= 80


def test_a_finished_game_ends_with_its_sheets(tmp_path: Path) -> None:
    path = tmp_path / "game.sagrada"
    path.write_text(finished(players=4), encoding="utf-8")
    ran = sagrada("replay", str(path), stdin="e\nq\n")
    assert ran.code == 0
    assert ran.out.count("Total ") == 4
    path.write_text(finished(players=1), encoding="utf-8")
    assert "the target score of" in sagrada("replay", str(path), "--all").out


def test_one_step_alone(record: str) -> None:
    ran = sagrada("replay", record, "--step", "5")
    assert ran.out.startswith("Step 5 of 15  1: draft Y4\nAnn drafts Y4.\n")
    assert "In hand  Y4" in ran.out
    assert "Step 6" not in ran.out


def test_stepping(record: str) -> None:
    typed = ["", "n", "b", "r 2", "b", "b", "r 1", "t", "r 9", "r", "x", "e", "", "q"]
    ran = sagrada("replay", record, stdin="\n".join(typed) + "\n")
    assert ran.code == 0
    steps = [int(line.split()[1]) for line in ran.out.splitlines() if line.startswith("Step ")]
    assert steps == [1, 2, 3, 2, 14, 13, 12, 3, 4, 15]
    assert "There’s no round 9 in this game. Type r" in ran.out
    assert "Which round? Type r and its number, like r 3." in ran.out
    assert "This is the last step" in ran.out
    assert ran.out.count("Enter next, b back") == len(typed) + 1
    assert "This is the first step." in sagrada("replay", record, stdin="b\n").out


def test_json(record: str) -> None:
    ran = sagrada("replay", record, "--json")
    assert [answer["step"] for answer in ran.answers] == list(range(1, 16))
    assert [entry for answer in ran.answers for entry in answer["entries"]][-2:] == [
        "*: roll P1",
        "*: roll R6",
    ]
    assert ran.answers[0]["players"][0]["window"] is None
    (drafted,) = sagrada("replay", record, "--json", "--step", "5").answers
    assert drafted == {
        "step": 5,
        "entries": ["1: draft Y4"],
        "told": ["Ann drafts Y4."],
        "stage": "place",
        "round": 1,
        "to_act": [0],
        "pool": ["R3", "G2", "B1", "P5"],
        "hand": "Y4",
        "track": [],
        "players": [
            {
                "name": "Ann",
                "private": ["purple"],
                "window": "fractal-drops",
                "dice": [".."] * 20,
                "favor": 3,
            },
            {
                "name": "Clara",
                "private": ["blue"],
                "window": "sun-catcher",
                "dice": [".."] * 20,
                "favor": 3,
            },
        ],
    }


@pytest.mark.parametrize("path", sorted(GOLDEN.glob("*.sagrada")), ids=lambda path: path.stem)
def test_every_golden_game_can_be_told(path: Path) -> None:
    ran = sagrada("replay", str(path), "--json")
    assert ran.code == 0
    for answer in ran.answers:
        for line in answer["told"]:
            assert line.endswith(".")


def test_a_record_from_a_pipe() -> None:
    ran = sagrada("replay", "-", "--step", "1", stdin=RECORD)
    assert ran.out.startswith("Step 1 of 15")


@pytest.mark.parametrize(
    ("change", "argv", "words"),
    [
        (("draft P5", "draft P6"), (), ("line 13", Reason.NOT_IN_POOL.sentence, "Expected one of")),
        (("roll G6", "rol"), (), ("line 19", '"rol')),
        ((RECORD[RECORD.index("\n*") :], ""), (), ("nothing has happened",)),
        (("", ""), ("--step", "0"), ("--step", "1 to 15")),
        (("", ""), ("--step", "16"), ("--step", "1 to 15")),
        (("", ""), ("--step", "3", "--all"), ("--step", "--all")),
    ],
)
def test_what_cannot_be_replayed(
    record: str, change: tuple[str, str], argv: tuple[str, ...], words: tuple[str, ...]
) -> None:
    Path(record).write_text(RECORD.replace(*change), encoding="utf-8")
    assert_refused(sagrada("replay", record, *argv), *words)


def test_no_file() -> None:
    assert_refused(sagrada("replay", "/no/such/file"), "/no/such/file: can’t read it")
    assert_refused(sagrada("replay"), "RECORD")
