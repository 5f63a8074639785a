from dataclasses import replace
from pathlib import Path

from sagrada.engine.moves import ChoosePattern, EndTurn
from sagrada.engine.options import Options, Referee
from sagrada.game.game import Game
from sagrada.game.record import Fork, Record
from sagrada.study.puzzles.people_games import record_files, turns_of_record
from tests.game.games import random_game


def test_every_turn_begins_once() -> None:
    record = random_game(seed=3).record()
    turns = turns_of_record(record)
    assert len(turns) == 2 * 10 * record.setup.players
    assert len({state.turn_key for state in turns}) == len(turns)


def test_what_was_undone_counts_for_nothing() -> None:
    game = Game(2, seed=1)
    while isinstance(game.legal_moves[0], ChoosePattern):
        game.push(game.legal_moves[0])
    for _ in range(2):
        seat = game.turn
        assert seat is not None
        game.push(next(move for move in game.legal_moves if not isinstance(move, EndTurn)))
        game.undo(seat)
    assert len(turns_of_record(game.full_record())) == 1


def test_games_that_make_no_good_puzzles() -> None:
    record = random_game(seed=3).record()
    honor = replace(record.setup, options=Options(referee=Referee.HONOUR))
    others: list[Record] = [
        replace(record, setup=honor),
        replace(record, fork=Fork(5)),
        replace(record, setup=replace(record.setup, window="own-4-YB..1G.5.43.R.G2..BY")),
    ]
    assert [turns_of_record(each) for each in others] == [[], [], []]


def test_folders_and_files(tmp_path: Path) -> None:
    for name in ("b.sagrada", "a.sagrada", "readme.txt"):
        (tmp_path / name).touch()
    single = tmp_path / "single"
    found = record_files([tmp_path, single])
    assert [path.name for path in found] == ["a.sagrada", "b.sagrada", "single"]
