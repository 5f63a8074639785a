"""The table of all kinds of moves, which legality and `apply` read."""

from dataclasses import fields

from sagrada.engine import moves
from sagrada.engine.moves import KINDS, Call, Move
from sagrada.engine.notation import format_move
from sagrada.engine.state import CHANCE_STAGES, Stage
from tests.alphabet import alphabet


def test_every_move_is_in_the_table() -> None:
    # RULES 4.1
    exported = [getattr(moves, name) for name in moves.__all__]
    kinds = {one for one in exported if isinstance(one, type) and issubclass(one, Move)}
    assert set(KINDS) == kinds - {Move}
    for kind, rules in KINDS.items():
        assert rules.move is kind
        assert fields(kind)[0].name == "seat"


def test_every_stage_with_a_choice_asks_for_something() -> None:
    # RULES 4.1, 6.7
    asked = {stage for kind, rules in KINDS.items() if kind is not Call for stage in rules.stages}
    assert asked == set(Stage) - CHANCE_STAGES - {Stage.OVER}


def test_only_a_call_is_open_to_every_seat_and_only_on_honour() -> None:
    # RULES 8.2
    assert [kind for kind, rules in KINDS.items() if rules.by_any_seat] == [Call]
    assert [kind for kind, rules in KINDS.items() if rules.on_honour_only] == [Call]


def test_every_kind_has_a_notation() -> None:
    # RULES 4.1: and a place in the alphabet with which the rules are tested
    assert {type(move) for move in alphabet(2)} == set(KINDS)
    assert len({format_move(move).split()[1] for move in alphabet(2)}) == len(KINDS)
