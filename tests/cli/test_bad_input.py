"""Faults, said in one sentence."""

from sagrada.cli.bad_input import BadInput, did_you_mean, quote


def test_a_fault_is_seen_from_outside() -> None:
    fault = BadInput("dice[3]", "no die")
    assert str(fault) == "dice[3]: no die"
    assert fault.within("players[1]").field == "players[1].dice[3]"
    assert BadInput(None, "no object").within("players[1]").field == "players[1]"
    assert str(BadInput(None, "no object")) == "no object"


def test_wrong_values_are_shown_short_on_one_line_and_in_ascii() -> None:
    assert quote("R7") == '"R7"'
    assert quote("a\nb\ud800é") == r'"a\nb\ud800\u00e9"'
    assert quote("x" * 100) == '"' + "x" * 36 + "..."
    assert quote([True, None, {"a": 1.5}]) == '[true, null, {"a": 1.5}]'
    nested: list[object] = []
    for _ in range(100_000):
        nested = [nested]
    assert quote(nested) == "something nested too deeply"


def test_close_words_are_proposed() -> None:
    assert did_you_mean("batlo", ["batllo", "virtus"]) == " (did you mean batllo?)"
    assert did_you_mean("zzz", ["batllo", "virtus"]) == ""
