"""`sagrada puzzle`: a position, an answer, a verdict."""

import pytest

from sagrada.study.puzzles import PuzzleKind, load
from tests.cli.running import assert_refused, sagrada

EXACT = next(puzzle for puzzle in load() if puzzle.kind is PuzzleKind.EXACT)
JUDGMENT = next(puzzle for puzzle in load() if puzzle.kind is PuzzleKind.JUDGMENT)


def test_solved_at_the_prompt() -> None:
    ran = sagrada("puzzle", EXACT.id, stdin=", ".join(EXACT.solution))
    assert (ran.code, ran.err) == (0, "")
    assert f" Puzzle {EXACT.id} " in ran.out
    assert "Right: " in ran.out
    assert "A solution" not in ran.out


def test_bad_answers_are_explained_and_asked_again() -> None:
    ran = sagrada("puzzle", EXACT.id, stdin="nonsense\nplace A1\n?\nq\n")
    assert (ran.code, ran.err) == (0, "")
    assert "isn’t a choice" in ran.out
    assert "(rule " in ran.out
    assert "The last round" not in ran.out
    assert ", ".join(EXACT.solution) in " ".join(ran.out.split())


def test_points_lost_are_shown_line_by_line() -> None:
    worse = next(
        puzzle for puzzle in load() if puzzle.kind is PuzzleKind.EXACT and puzzle.answer([]).loss
    )
    ran = sagrada("puzzle", worse.id, "--answer", "end")
    assert "Not the best: " in ran.out
    assert "Where the points differ" in ran.out
    assert "A solution" in ran.out


def test_a_judgment_puzzle() -> None:
    right = sagrada("puzzle", JUDGMENT.id, "--answer", ", ".join(JUDGMENT.solution))
    assert "Right: " in right.out
    worst = JUDGMENT.proof.choices[-1].text  # type: ignore[union-attr]
    wrong = sagrada("puzzle", JUDGMENT.id, "--answer", worst)
    assert "on average." in wrong.out


def test_json() -> None:
    ran = sagrada("puzzle", EXACT.id, "--json")
    assert ran.json == {"puzzle": EXACT.to_json()}
    ran = sagrada("puzzle", EXACT.id, "--json", "--answer", ", ".join(EXACT.solution))
    assert ran.json["verdict"]["status"] == "right"


def test_choosing() -> None:
    asked = ("puzzle", "--theme", "columns", "--level", "journeyman", "--seed", "3", "--json")
    found = sagrada(*asked)
    assert found == sagrada(*asked)
    assert "columns" in found.json["puzzle"]["themes"]
    assert found.json["puzzle"]["level"] == "journeyman"
    assert sagrada("puzzle", "--today", "--json") == sagrada("puzzle", "--today", "--json")


def test_the_end_of_the_input() -> None:
    ran = sagrada("puzzle", EXACT.id)
    assert (ran.code, ran.err) == (0, "")
    assert "A solution" not in ran.out


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("nonsense",), "there’s no puzzle"),
        (("--theme", "nonsense"), "choose one of rows"),
        (("--level", "nonsense"), "choose one of apprentice"),
        (("--today", "--seed", "1"), "can’t be combined with --seed"),
        ((EXACT.id, "--today"), "can’t be combined with --today"),
        ((EXACT.id, "--answer", "draft R9"), "--answer: "),
    ],
)
def test_what_is_refused(arguments: tuple[str, ...], words: str) -> None:
    assert_refused(sagrada("puzzle", *arguments), words)
