"""Kept versions play as they did when they were the latest: their games have the same scores."""

import pytest

from sagrada.bots import registry
from sagrada.bots.registry import make_bot, parse_spec
from sagrada.bots.spec import Spec, SpecError
from sagrada.bots.value.weights import KEPT, learned_value_function
from sagrada.lab.arena.plan import make_plan
from sagrada.lab.arena.run import play


@pytest.mark.parametrize("text", ["master:v1", " Master : V1 ", "MASTER:v1"])
def test_a_kept_version_is_a_spec(text: str) -> None:
    assert parse_spec(text) == Spec("master:v1")
    assert str(parse_spec(text)) == "master:v1"
    assert hasattr(make_bot(text), "choose")


@pytest.mark.parametrize("text", ["master:v0", "rules:v1", "grandmaster:v1:playouts=3"])
def test_other_versions_are_refused(text: str) -> None:
    with pytest.raises(SpecError):
        parse_spec(text)


def test_every_kept_file_loads() -> None:
    for version in KEPT:
        assert any(learned_value_function(version).all_weights())
        assert {f"master:{version}", f"grandmaster:{version}"} <= set(registry.KEPT)


# Recorded from `master` and `grandmaster` when they were version 1, as rows of games.
GAMES: dict[str, list[tuple[int, ...]]] = {
    "master:v1 rules": [
        *((59, 46), (46, 53), (43, 53), (48, 70), (64, 31), (49, 55), (60, 23), (55, 48)),
        *((58, 29), (50, 49), (62, 56), (67, 68), (74, 56), (58, 55), (70, 56), (46, 79)),
        *((39, 36), (36, 43), (65, 52), (59, 53), (58, 49), (36, 57), (80, 35), (52, 76)),
        *((52, 37), (37, 59), (65, 53), (51, 55), (65, 42), (55, 64), (63, 46), (45, 67)),
        *((66, 41), (52, 56), (56, 37), (40, 46), (77, 54), (51, 70), (64, 42), (60, 67)),
    ],
    "master:v1 master:v1 master:v1": [(69, 60, 61)] * 3,
    "master:v1 rules master:v1 master:v1": [
        *((53, 45, 66, 70), (75, 58, 66, 76), (61, 56, 68, 66), (58, 61, 65, 72)),
    ],
    "master:v1": [(37,), (49,), (21,), (51,)],
    "grandmaster:v1 grandmaster:v1": [(59, 53), (64, 48)],
    "grandmaster:v1": [(33,), (45,), (43,), (50,)],
}


@pytest.mark.slow
@pytest.mark.parametrize("specs", GAMES)
def test_the_games_are_the_same_as_ever(specs: str) -> None:
    expected = GAMES[specs]
    names = specs.split()
    plan = make_plan(names, deals=len(expected) // len(names), seed=3, solo=len(names) == 1)
    assert [game.scores for game in play(plan, workers=1).games] == expected
