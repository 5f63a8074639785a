"""The Window Lab: it plays as Master does, a game keeps its dice, and sums can be made again."""

import json
from pathlib import Path
from random import Random

import pytest

from sagrada.bots.bot import Budget
from sagrada.bots.registry import make_bot
from sagrada.engine.options import Setup
from sagrada.engine.scoring.standings import final_standings
from sagrada.engine.state import Stage
from sagrada.game.game import Game
from sagrada.game.record import Seat, SeatKind
from sagrada.kernel.codes import code_of
from sagrada.kernel.convert import from_engine
from sagrada.lab.window_lab import grandmaster_deals
from sagrada.lab.window_lab.__main__ import OUT, LabRun, main, measure, next_players
from sagrada.lab.window_lab.games import MasterTable, best_move, new_table, seat_result
from sagrada.lab.window_lab.solo_deals import BARS, Played, Screening, catalog, lower_end
from sagrada.lab.window_lab.solo_deals import OUT as DEALS
from sagrada.lab.window_lab.sums import COLUMNS

SMALL = Path(__file__).with_name("window_lab_small.json")


def test_it_chooses_as_master_does_and_counts_as_the_engine_does() -> None:
    setup = Setup(2, tools=(1, 10, 12))  # none of them rolls, so nothing is sampled
    seats = tuple(Seat(SeatKind.BOT, f"Master {at}", "master") for at in (1, 2))
    game = Game.open(setup, seats, bytes(32))
    bot, table = make_bot("master"), MasterTable(new_table(2, 3), 1)
    turns = 0
    while not game.is_over:
        seat = game.state.to_act[0]
        move = bot.choose(game.view(seat), Budget(60), Random(1))
        if game.state.stage is not Stage.PATTERN:
            assert best_move(table._chooser, from_engine(game.state)) == code_of(move)
            turns += 1
        game.submit(seat, move)
    assert turns > 80
    sheets = final_standings(game.state).sheets
    for seat in (0, 1):
        found, sheet = seat_result(from_engine(game.state), seat), sheets[seat]
        assert found.points == sheet.total
        assert found.public_points == tuple(line.points for line in sheet.public)
        assert found.private_points == sheet.private.points


def test_a_game_goes_on_from_the_middle_with_its_own_dice() -> None:
    """Otherwise the gain of a tool would be the luck of other dice."""
    table = MasterTable(new_table(2, 3), 1)
    state = table.start.copy()
    state.resolve_chance(table._generator(6, 0))
    table._take_patterns(state, 6, False)
    turns = table._play_on(state, 6)
    assert len(turns) > 1
    for turn in turns:
        again = turn.start.copy()
        table._play_on(again, 6)
        assert again.cells() == state.cells()
    without = table._without(turns[0], tuple(seat_result(state, seat) for seat in (0, 1)), 6)
    assert without.gain is not None
    assert (without.tool, without.round) == (turns[0].use.tool, turns[0].use.round)


def test_the_short_run_gives_the_committed_sums(tmp_path: Path) -> None:
    out = tmp_path / "small.json"
    words = ["--games", "10", "5", "2", "1", "--out", str(out), "--kept", str(tmp_path / "kept")]
    assert main(words) == 0
    assert json.loads(out.read_bytes()) == json.loads(SMALL.read_bytes())


def test_a_run_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    kept = tmp_path / "kept.json"
    wanted = {1: 6, 2: 2, 3: 0, 4: 1}
    whole, half = LabRun(3), LabRun(3)
    measure(whole, wanted, None)
    measure(half, {1: 4, 2: 1, 3: 0, 4: 0}, kept)
    later = LabRun.read(kept, 3)
    measure(later, wanted, kept)
    assert later.content("") == whole.content("")
    assert next_players(later.done, wanted) is None
    with pytest.raises(SystemExit):
        main(["--seed", "4", "--kept", str(kept), "--out", str(tmp_path / "out.json")])


def test_the_data_that_comes_with_the_package() -> None:
    data = json.loads(OUT.read_bytes())
    assert data["columns"] == {name: " ".join(columns) for name, columns in COLUMNS.items()}
    for players, tables in data["players"].items():
        played = data["games"][players]
        assert sum(row[0] for row in tables["table"].values()) == played
        assert sum(row[0] for row in tables["window"].values()) == played * int(players)
        windows = [key for key in tables["window"] if key.endswith(" dealt")]
        assert len(windows) == 24
        dealt = sum(tables["window"][key][0] for key in windows)
        private = sum(row[0] for row in tables["window_private"].values())
        assert private == dealt * (2 if players == "1" else 1)


SHORT = Screening(candidates=6, screen_games=(4, 4, 4), kept=(2, 1), promise_games=8)


def test_deals_are_found_again_by_other_games_than_they_are_promised_on(tmp_path: Path) -> None:
    first = Played(1, tmp_path / "kept.json")
    found = catalog(["en"], [5, 4], SHORT, first)
    first.save()
    assert found["deals"]
    assert {name.split()[3] for name in first.results} == {"screen", "promise"}
    again = Played.read(1, tmp_path / "kept.json")
    assert again.results == first.results
    assert catalog(["en"], [5, 4], SHORT, again) == found
    promised = next(name for name in first.results if name.endswith("promise"))
    del again.results[promised]
    assert catalog(["en"], [5, 4], SHORT, again) == found


def test_the_catalog_holds_what_it_promises() -> None:
    data = json.loads(DEALS.read_bytes())
    seen = set()
    for deal in data["deals"]:
        Setup(
            1,
            solo_tools=len(deal["tools"]),
            tools=tuple(deal["tools"]),
            public=tuple(deal["public"]),
            cards=(tuple(deal["cards"]),),
        )
        assert deal["bar"] in BARS
        assert deal["games"] == Screening().promise_games
        assert 100 * deal["wins"] >= deal["bar"] * deal["games"]
        seen.add((deal["rules"], *deal["tools"], *deal["public"], *deal["cards"]))
    assert len(seen) == len(data["deals"]) > 0


def test_grandmaster_goes_on_with_the_next_deal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    data = json.loads(DEALS.read_bytes())
    deals = data["deals"][:2]
    for entry in deals:
        entry.pop("grandmaster", None)
    deal = grandmaster_deals.deal_of(deals[0])
    assert grandmaster_deals.is_won(deal, "4", "master") == grandmaster_deals.is_won(
        deal, "4", "master"
    )
    file = tmp_path / "deals.json"
    file.write_text(json.dumps({"deals": deals}))
    asked: list[str] = []

    def is_won(_deal: object, name: str) -> bool:
        if len(asked) == 3:  # in the middle of the second deal
            asked.append(name)
            raise KeyboardInterrupt
        asked.append(name)
        return name.endswith("0")

    monkeypatch.setattr(grandmaster_deals, "is_won", is_won)
    command = ["--games", "2", "--catalog", str(file)]
    assert grandmaster_deals.main(command) == 130
    found = json.loads(file.read_bytes())["deals"]
    assert found[0]["grandmaster"] == {"wins": 1, "games": 2}
    assert "grandmaster" not in found[1]
    assert grandmaster_deals.main(command) == 0
    found = json.loads(file.read_bytes())["deals"]
    assert found[1] == {**deals[1], "grandmaster": {"wins": 1, "games": 2}}
    assert asked[2:4] == asked[4:], "the second deal's games, from the beginning"
    assert len(set(asked)) == 4


def test_the_lower_end_of_an_interval() -> None:
    """Wilson's, as the textbooks have it for 50 of 100."""
    assert lower_end(50, 100) == pytest.approx(0.404, abs=0.002)
    assert lower_end(100, 100) < 1
