"""Bots from outside: by place, by entry point, by class; what is wrong is said in a sentence."""

import sys
from importlib.metadata import EntryPoint
from pathlib import Path
from random import Random

import pytest

from sagrada.bots import outside
from sagrada.bots.bot import Bot, Budget
from sagrada.bots.outside import give_bot, import_from_here, make_bot, parse_spec
from sagrada.bots.registry import UnknownBotError
from sagrada.bots.registry import make_bot as make_own_bot
from sagrada.bots.registry import parse_spec as parse_own_spec
from sagrada.bots.spec import SpecError
from sagrada.bots.value.weights import NAME
from sagrada.engine.moves import Move
from sagrada.engine.view import View

SOURCE = """
from sagrada.bots.spec import Option
MADE = []
class Filler:
    OPTIONS = (Option("depth", "how far it looks", 1, 9),)
    def __init__(self, depth=1):
        self.depth = depth
        MADE.append(depth)
    def choose(self, view, budget, rng):
        return rng.choice(view.legal)
class Mute: pass
class Broken:
    def __init__(self): raise RuntimeError("no disk")
SEVEN = 7
"""


class Local:
    """A bot that only this process knows."""

    def choose(self, view: View, _budget: Budget, rng: Random, /) -> Move:
        return rng.choice(view.legal)


@pytest.fixture(autouse=True)
def outside_module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    (tmp_path / "filler_bots.py").write_text(SOURCE, encoding="utf-8")
    (tmp_path / "torn_bots.py").write_text("1 / 0", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "filler_bots", raising=False)
    monkeypatch.setattr(outside, "_given", {})
    return "filler_bots"


@pytest.mark.parametrize("text", ["filler_bots:Filler", "filler_bots:Filler:depth=3", "rules"])
def test_a_spec_is_read_back_as_it_is_written(text: str) -> None:
    assert str(parse_spec(text)) == text
    assert parse_spec(str(parse_spec(text))) == parse_spec(text)


def test_a_bot_by_its_place() -> None:
    assert vars(make_bot("filler_bots:Filler")) == {"depth": 1}
    assert vars(make_bot("filler_bots:Filler:depth=3")) == {"depth": 3}


def test_our_own_bots_are_known_here_too() -> None:
    assert type(make_bot("Greedy")) is type(make_own_bot("greedy"))


@pytest.mark.parametrize(
    ("spec", "words"),
    [
        ("nobody", 'there is no bot "nobody"; choose one of random, '),
        ("no_such_module:Bot", "can’t import no_such_module: No module named"),
        ("filler_bots:Nobody", "there’s no class Nobody in filler_bots"),
        ("filler_bots:SEVEN", "there’s no class SEVEN in filler_bots"),
        ("filler_bots:Mute", "a bot needs a method choose"),
        ("filler_bots:Broken", "it can’t be made: RuntimeError: no disk"),
        ("torn_bots:Bot", "torn_bots failed when it was imported: ZeroDivisionError"),
        ("filler_bots:Filler:depth=99", "depth: expected a whole number from 1 to 9"),
        ("filler_bots:Filler:width=1", 'has no option "width"'),
        ("filler_bots:Mute:width=1", "has no options"),
        ("filler_bots:Filler/x", "expected package.module:Class:option=value"),
        ("../evil:Bot", 'there is no bot "../evil"'),
        ("learned:weights=/no/such/file", "/no/such/file: can’t read it"),
        ("learned:weights=a b", "expected a file’s name without blanks"),
    ],
)
def test_what_is_wrong_is_said_in_a_sentence(spec: str, words: str) -> None:
    with pytest.raises(SpecError) as error:
        make_bot(spec)
    assert words in str(error.value)
    assert "\n" not in str(error.value)


def test_a_package_can_name_its_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    named = [
        EntryPoint("filler", "filler_bots:Filler", "sagrada.bots"),
        EntryPoint("odd", "filler_bots", "sagrada.bots"),
        EntryPoint("greedy", "filler_bots:Filler", "sagrada.bots"),
    ]
    monkeypatch.setattr(outside, "entry_points", lambda **_group: named)
    outside._named_by_packages.cache_clear()
    try:
        assert vars(make_bot("filler:depth=4")) == {"depth": 4}
        assert str(parse_spec("filler:depth=4")) == "filler:depth=4"
        assert type(make_bot("greedy")) is type(make_own_bot("greedy")), "ours can’t be replaced"
        with pytest.raises(SpecError, match="its package doesn’t say where it is"):
            make_bot("odd")
        with pytest.raises(UnknownBotError, match="grandmaster, filler, odd, or write"):
            make_bot("nobody")
    finally:
        outside._named_by_packages.cache_clear()


def test_a_class_can_be_given() -> None:
    assert give_bot(Local) == "Local"
    assert isinstance(make_bot("Local"), Local)
    assert give_bot(Local) == "Local"
    other = type("Local", (Local,), {})
    with pytest.raises(SpecError, match="there is a bot of this name already"):
        give_bot(other)
    bot: Bot = Local()
    with pytest.raises(SpecError, match="give a bot’s class"):
        give_bot(bot)  # type: ignore[arg-type]  # wrong on purpose


def test_trained_weights_can_be_named(tmp_path: Path) -> None:
    trained = Path(outside.__file__).parent / "data" / NAME
    copied = tmp_path / "Mine.bin"
    copied.write_bytes(trained.read_bytes())
    spec = parse_spec(f"learned:weights={copied},tool_margin=2")
    assert dict(spec.options) == {"weights": str(copied), "tool_margin": 2.0}
    make_bot(spec)
    make_bot(f"search:playouts=5,weights={copied}")
    copied.write_bytes(b"nonsense")
    with pytest.raises(SpecError, match=r"Mine.bin: the file isn’t a value function"):
        make_bot(spec)


@pytest.mark.parametrize(
    "spec",
    ["filler_bots:Filler", "filler_bots", "os:getcwd", "learned:weights=/etc/passwd", "Local"],
)
def test_what_a_server_reads_imports_and_opens_nothing(spec: str) -> None:
    give_bot(Local)
    before = set(sys.modules)
    with pytest.raises(SpecError):
        parse_own_spec(spec)
    with pytest.raises(SpecError):
        make_own_bot(spec)
    assert "filler_bots" not in set(sys.modules) - before


def test_modules_in_the_current_folder_can_be_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "path", ["/somewhere"])
    import_from_here()
    import_from_here()
    assert sys.path == ["", "/somewhere"]
