"""`import sagrada`: light, complete, documented, typed, and right."""

import ast
import copy
import importlib
import inspect
import json
import pickle
import random
import re
import subprocess
import sys
from pathlib import Path

import pytest

import sagrada
from sagrada.bots.registry import BOTS
from sagrada.engine.dice import COLOURS
from sagrada.engine.options import PRESETS
from sagrada.game.dealer import commitment_to
from tests.citations import ROOT
from tests.game.games import random_game

STUB = ROOT / "src" / "sagrada" / "__init__.pyi"
TEXTS = {"__version__", "PATTERNS", "PUBLIC_OBJECTIVES", "TOOLS"}
"""Public names that are neither a class nor a function."""

# ---------------------------------------------------------------- the door itself


def imported_by(program: str) -> set[str]:
    """The top-level modules that a new interpreter has imported after a program."""
    code = f"{program}\nimport sys, json; print(json.dumps(sorted(sys.modules)))"
    run = [sys.executable, "-c", code]
    done = subprocess.run(run, capture_output=True, text=True, check=True)
    return {name.partition(".")[0] for name in json.loads(done.stdout.splitlines()[-1])}


def foreign(modules: set[str]) -> set[str]:
    """Those that neither Python nor we bring along. Compiled modules bring `cython_runtime` along;
    uncompiled ones import `cython`."""
    known = {*sys.stdlib_module_names, "sagrada", "cython", "Cython", "cython_runtime"}
    return {name for name in modules if name not in known and not name.startswith("_")}


def test_importing_it_imports_nothing_else() -> None:
    bare = imported_by("")
    new = imported_by("import sagrada") - bare
    assert "sagrada" in new
    assert not foreign(new)
    assert not {"dataclasses", "random", "re"} & new, "what it defines is imported on demand"


@pytest.mark.slow
def test_everything_in_it_needs_the_standard_library_only() -> None:
    program = "import sagrada\nfor name in sagrada.__all__: getattr(sagrada, name)"
    assert not foreign(imported_by(program) - imported_by(""))


def test_every_name_is_there_and_the_stub_names_the_same() -> None:
    stub = ast.parse(STUB.read_text(encoding="utf-8"))
    declared = {"__version__"}
    for node in stub.body:
        if isinstance(node, ast.ImportFrom):
            (name,) = node.names
            assert name.name == name.asname
            home = importlib.import_module(str(node.module))
            assert getattr(home, name.name) is getattr(sagrada, name.name)
            declared.add(name.name)
    (listed,) = [
        ast.literal_eval(node.value)
        for node in stub.body
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name)
    ]
    assert declared == set(sagrada.__all__) == set(listed)
    assert set(sagrada.__all__) <= set(dir(sagrada))


def test_every_name_is_documented() -> None:
    for name in set(sagrada.__all__) - TEXTS:
        thing = getattr(sagrada, name)
        said = inspect.getdoc(thing)
        assert said, f"{name} has no docstring"
        assert not said.startswith(f"{name}("), f"{name} has only what dataclasses write"
        if inspect.isclass(thing) and thing.__module__.startswith("sagrada"):
            for each, member in vars(thing).items():
                public = not each.startswith("_") and (
                    inspect.isfunction(member) or isinstance(member, property)
                )
                if public:
                    assert inspect.getdoc(member), f"{name}.{each} has no docstring"


def test_what_is_not_there_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="module 'sagrada' has no attribute 'Gmae'"):
        sagrada.Gmae  # type: ignore[attr-defined]  # noqa: B018 - a slip, on purpose


# ---------------------------------------------------------------- a game


def test_a_random_game_in_three_lines() -> None:
    rng = random.Random(1)
    game = sagrada.Game(players=2, seed=7)
    while not game.is_over:
        assert isinstance(game.push(rng.choice(game.legal_moves)), sagrada.Move)
    assert game.winners == (max((0, 1), key=lambda seat: game.scores[seat]),)
    assert game.turn is None
    assert repr(game).startswith("<Game: 2 players, over, ")
    assert sagrada.Game(seed=7).commitment == game.commitment == commitment_to((7).to_bytes(32))
    assert sagrada.verify(game.record(reveal=True)).is_good


def test_moves_are_text() -> None:
    game = random_game(seed=7, until_round=4)
    move = game.legal_moves[0]
    assert repr(move) == f"Move.parse('{move}')"
    assert sagrada.Move.parse(str(move)) == move
    choice = str(move).partition(": ")[2]
    assert sagrada.Move.parse(choice, seat=0) == move
    assert repr(sagrada.Die.parse("r3")) == "Die.parse('R3')"
    assert game.push(choice) == move
    assert game.pop() == move
    assert game.push(str(move)) == move


def test_a_refusal_says_why_with_its_rule() -> None:
    game = random_game(seed=7, until_round=4)
    why = game.why_not("place B2")
    assert why is not None
    assert str(why) == "1: place B2: You can’t choose that right now. (rule 4.1)"
    assert (why.rule, why.reason) == ("4.1", sagrada.Reason.NOT_ASKED)
    assert game.why_not(game.legal_moves[0]) is None
    before = game.state
    with pytest.raises(sagrada.GameError, match=r"It’s another player’s turn. \(rule 3.2\)") as no:
        game.push("2: end")
    assert no.value.reason is sagrada.Reason.NOT_YOUR_TURN
    with pytest.raises(sagrada.NotationError, match="isn’t a die"):
        game.push("draft R9")
    assert game.state is before
    assert str(pickle.loads(pickle.dumps(no.value))) == str(no.value)


def test_pop_goes_back_past_what_was_revealed() -> None:
    game = sagrada.Game(seed=3)
    start, rng, moves = game.state, random.Random(3), []
    while game.round < 2:
        moves.append(game.push(rng.choice(game.legal_moves)))
    later = game.state
    for move in reversed(moves):
        assert game.pop() == move
    assert game.state == start
    with pytest.raises(sagrada.GameError, match="no choice to take back"):
        game.pop()
    for move in moves:
        game.push(move)
    assert game.state == later  # the dealer deals the same again


def test_a_view_without_a_seat_is_that_of_whoever_chooses() -> None:
    game = random_game(seed=7, until_round=4)
    assert game.view() == game.view(0)
    assert game.view().seat == game.turn == 0
    assert random_game(seed=7).view().seat is None
    assert repr(game.view(None)) == "<View of a spectator: round 4, stage turn, 0 moves>"
    assert repr(game.view()).startswith("<View of seat 1: round 4, stage turn, ")


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        ({"players": 5}, "players: a game has 1 to 4 players, not 5"),
        ({"players": "two"}, "players: give a number from 1 to 4"),
        ({"edition": "fr"}, 'edition: choose one of en, it, nl, es, pt-BR, not "fr"'),
        ({"seed": -1}, "seed: give a whole number from 0, or 32 bytes"),
        ({"seed": "seven"}, "seed: "),
        ({"names": ["A", "B", "C"]}, "names: give a list of at most 2"),
        ({"names": "AB"}, "names: give a list of at most 2"),
        ({"tools": [1, 2]}, "tools: expected 3, got 2"),
        ({"public": ["a", "b", "c"]}, 'public: there’s no card "a"'),
        ({"start": 2}, "start: there’s no seat 3"),
        ({"players": 1, "solo_tools": 6}, "solo_tools: solo has 1 to 5 tools, not 6"),
    ],
)
def test_a_game_that_cannot_be_set_up(wrong: dict[str, object], words: str) -> None:
    with pytest.raises(sagrada.SetupError) as error:
        sagrada.Game(**wrong)  # type: ignore[arg-type]  # wrong on purpose
    assert str(error.value).startswith(words)
    assert isinstance(error.value, sagrada.SagradaError)


@pytest.mark.parametrize("edition", PRESETS)
@pytest.mark.parametrize("players", [1, 2, 4])
def test_every_edition_can_be_played(edition: str, players: int) -> None:
    game = sagrada.Game(players, edition=edition, seed=1, names=["Ann"])
    assert game.names[0] == "Ann"
    assert game.names[1:] == [f"Seat {number}" for number in range(2, players + 1)]


def test_cards_and_the_start_player_can_be_named() -> None:
    public = ["light-shades", "deep-shades", "color-variety"]
    game = sagrada.Game(
        tools=[1, 2, 3], public=public, cards=[(1, 2), (3, 4)], start=1, seed=bytes(32)
    )
    assert [tool.number for tool in game.state.tools] == [1, 2, 3]
    assert list(game.state.public) == public
    assert game.state.players[1].cards == (3, 4)
    assert game.state.start == 1


# ---------------------------------------------------------------- files and rounds


def test_a_game_comes_back_from_its_file(tmp_path: Path) -> None:
    path = tmp_path / "game.sagrada"
    game = random_game(seed=7, until_round=4)
    game.save(path)
    assert path.stat().st_mode & 0o077 == 0
    again = sagrada.load(path)
    assert (again.state, again.version, again.names) == (game.state, game.version, game.names)
    rng, other = random.Random(1), random.Random(1)
    for both, chance in ((game, rng), (again, other)):
        while not both.is_over:
            both.push(chance.choice(both.legal_moves))
    assert again.scores == game.scores


def test_rounds_have_their_scores() -> None:
    game = random_game(seed=7)
    ends = list(game.rounds())
    assert [end.round for end in ends] == [*range(1, 11)]
    assert ends[-1].scores == game.scores
    assert str(ends[-1]) == f"round 10: {game.scores[0]} to {game.scores[1]}"
    assert ends[-1].sheets[0].total == game.scores[0]
    assert ends[2].view(0).players[1].private is None
    assert [moment.round for moment in game.moments()][-1] == 10
    assert game.moments()[-1].scores == game.scores
    assert sagrada.Game(seed=1).scores == sagrada.Game(seed=1).moments()[0].scores == ()
    assert list(sagrada.Game(seed=1).rounds()) == []


def test_a_record_without_its_seed_can_be_looked_at(tmp_path: Path) -> None:
    path = tmp_path / "game.sagrada"
    game = random_game(seed=7, until_round=4)
    text = "".join(
        line for line in str(game.full_record()).splitlines(keepends=True) if "[Seed" not in line
    )
    path.write_text(text, encoding="utf-8")
    again = sagrada.load(path)
    assert again.commitment == game.commitment
    assert len(list(again.rounds())) == 3
    while again.turn is not None:
        again.push(again.legal_moves[-1])
    assert repr(again) == "<Game: 2 players, round 5, waits for a roll>"
    with pytest.raises(sagrada.GameError, match="without its dealer’s seed"):
        again.push("end")
    assert pickle.loads(pickle.dumps(again)).state == again.state


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"\xff\xfe", "isn’t a text file"),
        (b"", "needs at least the header"),
        (b'[Player1 "Ann"]\n1: dra', 'line 2: "dra" isn’t a choice'),
    ],
)
def test_a_file_that_holds_no_game(tmp_path: Path, content: bytes, words: str) -> None:
    path = tmp_path / "game.sagrada"
    path.write_bytes(content)
    with pytest.raises(sagrada.RecordError, match=words) as error:
        sagrada.load(path)
    assert str(error.value).startswith(f"{path}: ")
    with pytest.raises(FileNotFoundError):
        sagrada.load(tmp_path / "no.sagrada")


# ---------------------------------------------------------------- winners


@pytest.mark.parametrize("seed", range(1, 9))
def test_a_solo_game_is_won_only_above_the_target(seed: int) -> None:
    """RULES 9.6"""
    game = random_game(seed, players=1)
    assert game.target is not None
    assert game.winners == ((0,) if game.scores[0] > game.target else ())
    assert game.record().result is not None
    assert random_game(seed=7, until_round=4).winners == ()
    assert random_game(seed=7, until_round=4).target is None


def test_simulated_solo_games_are_mostly_lost() -> None:
    """RULES 9.6: random play seldom beats the round track."""
    games = sagrada.simulate(200, players=1, seed=3)
    assert len(games) == 200
    assert sum(len(game.winners) for game in games) < 20
    assert {game.winners for game in games} <= {(), (0,)}


# ---------------------------------------------------------------- pickles and copies


def test_games_can_be_copied_and_pickled() -> None:
    game = random_game(seed=7, until_round=4)
    others = [copy.copy(game), copy.deepcopy(game), game.copy(), pickle.loads(pickle.dumps(game))]
    move = game.legal_moves[0]
    for other in others:
        assert (other.state, other.version, other.names) == (game.state, game.version, game.names)
        assert other.push(move) == move
        assert other.state != game.state
    game.push(move)
    assert all(other.state == game.state for other in others)


@pytest.mark.parametrize("seed", range(1, 5))
def test_a_pickled_view_holds_nothing_but_the_view(seed: int) -> None:
    cards = [(1, 2), (3, 4), (5, 6)]
    game = sagrada.Game(3, seed=secret_seed(seed), cards=cards)
    rng = random.Random(seed)
    while not game.is_over and game.round < 3:
        state = game.state
        for seat in (0, 1, 2, None):
            view = game.view(seat)
            pickled = pickle.dumps(view)
            assert pickle.loads(pickled) == view
            assert secret_seed(seed) not in pickled
            assert b"GameState" not in pickled
            assert b"Dealer" not in pickled
            text = pickled + repr(view).encode() + str(view).encode()
            for other in {0, 1, 2} - {seat}:
                player, seen = pickle.loads(pickled).players[other], state.players[other]
                assert player.private is None
                assert player.cards in (None, ())
                assert player.choice is None
                if state.round == 0:
                    names = [
                        p.id.encode() for p in sagrada.PATTERNS.values() if p.card in seen.cards
                    ]
                    assert not any(name in text for name in names)
        game.push(rng.choice(game.legal_moves))


def secret_seed(number: int) -> bytes:
    return (b"secret seed %d " % number).ljust(32, b"!")


def test_views_of_states_that_look_the_same_pickle_the_same() -> None:
    """What a seat can't know can't be in the bytes, in whatever form."""
    game = random_game(seed=7, until_round=4)
    state = game.state
    others = [colour for colour in COLOURS if colour not in state.players[0].private]
    pickles = set()
    for colour in others:
        player = state.players[1].replace(private=(colour,))
        twin = copy.deepcopy(state.replace(players=(state.players[0], player)))
        pickles.add(pickle.dumps(copy.deepcopy(twin.view(0))))
    assert len(pickles) == 1


def test_moves_dice_windows_and_sheets_can_be_pickled() -> None:
    game = random_game(seed=7, until_round=4)
    for thing in (
        *game.legal_moves,
        game.legal_moves,
        game.view(),
        *game.sheets,
        game.full_record(),
    ):
        assert pickle.loads(pickle.dumps(thing)) == thing
        assert copy.deepcopy(thing) == thing


@pytest.mark.parametrize("name", BOTS)
def test_bots_can_be_pickled_and_copied(name: str) -> None:
    game = random_game(seed=7, until_round=10)
    spec = "search:playouts=8" if name in ("grandmaster", "search") else name
    bot = sagrada.make_bot(spec)
    choices = {
        str(each.choose(game.view(), sagrada.Budget(30), random.Random(1)))
        for each in (bot, copy.copy(bot), copy.deepcopy(bot), pickle.loads(pickle.dumps(bot)))
    }
    assert len(choices) == 1
    assert re.fullmatch(r"\w+Bot\(.*\)", repr(bot))


def test_states_have_a_short_repr_and_a_text() -> None:
    state = random_game(seed=7, until_round=4).state
    assert repr(state) == "<GameState: 2 players, round 4, stage turn>"
    assert sagrada.parse_position(sagrada.format_position(state)) == state
    assert repr(random_game(seed=7, until_round=4).full_record()).startswith("<Record: 2 players, ")
    assert sagrada.Record.parse(str(random_game(seed=7).record())).result is not None


def test_advice_is_a_line() -> None:
    game = random_game(seed=7, until_round=9)
    first = sagrada.advise(game.view(), playouts=20)[0]
    assert str(first).startswith(f"{first.moves[0]}")
    assert str(first).endswith(" % to win")
    assert game.why_not(first.moves[0]) is None
