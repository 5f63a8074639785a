"""What a notebook shows: well-formed pictures, with ids of their own, that keep secrets."""

import re
from xml.etree import ElementTree

import pytest

from sagrada.engine.dice import COLOURS
from sagrada.engine.pictures.svg import view_svg
from sagrada.engine.window import Window
from sagrada.game.game import Game
from tests.game.games import random_game


def ids(svg: str) -> set[str]:
    return set(re.findall(r' id="([^"]+)"', svg))


def test_a_window_draws_its_dice_and_what_it_asks_for() -> None:
    svg = Window.parse("fractal-drops", {"A2": "G4", "B1": "R3"})._repr_svg_()
    root = ElementTree.fromstring(svg)
    assert root.get("viewBox") == "0 0 560 664"
    fills = re.findall(r'fill="url\(#sagrada-[0-9a-f]{8}-([A-Za-z0-9]+)\)"', svg)
    assert {"G4", "R3", "clear", "smoke", "R", "P", "Y", "B", "stone"} == set(fills)
    used = set(re.findall(r"url\(#([^)]+)\)", svg))
    assert used <= ids(svg)


def test_two_pictures_on_a_page_have_different_ids() -> None:
    first, second = (Window.parse(name)._repr_svg_() for name in ("virtus", "gravitas"))
    assert not ids(first) & ids(second)
    assert first == Window.parse("virtus")._repr_svg_()


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_game_draws_every_window(players: int) -> None:
    game = random_game(seed=7, players=players, until_round=4)
    svg = game._repr_svg_()
    ElementTree.fromstring(svg)
    assert svg.count("clip-path=") == players
    assert "Round 4 of 10" in svg
    assert len(svg) < 400_000


def test_a_game_without_windows_draws_its_cards() -> None:
    svg = Game(seed=7)._repr_svg_()
    ElementTree.fromstring(svg)
    assert "clip-path=" not in svg
    assert "Running Pliers" in svg


def test_the_die_in_hand_is_drawn() -> None:
    game = random_game(seed=7, until_round=4)
    game.push(next(move for move in game.legal_moves if "draft" in str(move)))
    assert "In hand" in game._repr_svg_()


def test_a_view_shows_only_what_its_seat_knows() -> None:
    game = random_game(seed=7, until_round=4)
    mine, other = (game.state.players[seat].private[0].word for seat in (0, 1))
    assert mine != other
    for svg in (game.view(0)._repr_svg_(), view_svg(game.view(0))):
        assert mine in svg
        assert other not in svg
    assert not any(colour.word in game._repr_svg_() for colour in COLOURS)


def test_a_name_cannot_become_markup() -> None:
    svg = view_svg(Game(players=1, seed=1).view(0), ['<script>&"§'])
    assert "<script>" not in svg
    assert "&lt;script&gt;&amp;&quot;&#167;" in svg
    ElementTree.fromstring(svg)


def box(svg: str) -> tuple[int, int]:
    wide, tall = (ElementTree.fromstring(svg).get("viewBox") or "").split()[2:]
    return round(float(wide)), round(float(tall))


def test_a_solo_game_uses_the_room_beside_its_window() -> None:
    """Pool, track and cards are to its right, so the picture is hardly taller than the window."""
    for until in range(1, 11):
        svg = random_game(seed=7, players=1, until_round=until)._repr_svg_()
        wide, tall = box(svg)
        assert tall < 900 < 1.5 * tall < wide
        (track,) = re.findall(r'translate\((\d+) 100\) scale\(1\)"><text[^>]*>Draft pool', svg)
        assert int(track) > 560


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_everything_is_inside_the_picture(players: int) -> None:
    games = [random_game(seed=3, players=players, until_round=until) for until in (1, 5, 99)]
    for game in (Game(players, seed=3), *games):
        svg = game._repr_svg_()
        wide, tall = box(svg)
        for element in ElementTree.fromstring(svg):
            if element.tag.endswith("text"):
                assert 0 < float(element.get("x", 0)) < wide - 200
                assert 0 < float(element.get("y", 0)) <= tall - 20


def test_a_picture_says_what_it_shows() -> None:
    """For those who can't see it, and for notebooks that ask for alternative texts."""
    game = random_game(seed=7, until_round=4)
    label = ElementTree.fromstring(game._repr_svg_()).get("aria-label")
    assert label == "Round 4 of 10, Seat 1’s first turn"
    window = ElementTree.fromstring(Window.parse("virtus")._repr_svg_())
    assert window.get("aria-label") == "Virtus"


def test_an_empty_pool_is_called_empty() -> None:
    assert ">empty</text>" in random_game(seed=7)._repr_svg_()
    assert ">empty</text>" not in random_game(seed=7, until_round=4)._repr_svg_()
