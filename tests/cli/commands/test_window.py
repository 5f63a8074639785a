"""`sagrada window`."""

from tests.cli.running import assert_refused, sagrada

GRID = "RR..1/G.5.4/3.R.G/2..BY"


def test_a_window_is_drawn_warned_of_and_measured() -> None:
    ran = sagrada("window", GRID, "--games", "20")
    assert (ran.code, ran.err) == (0, "")
    assert "A │!r· !r·  ··  ··  ·1 │" in ran.out
    assert "A1 and A2 both need red. Only one of them can be filled, unless" in ran.out
    assert "In 20 games, bots with 4 favor tokens scored " in ran.out
    found = sagrada("window", GRID, "--games", "20", "--json").json
    assert found["id"] == f"own-{found['difficulty']}-RR..1G.5.43.R.G2..BY"
    assert found["conflicts"] == [["A1", "A2"]]
    assert f"Its id: {found['id']}\n" in ran.out


def test_what_cannot_be_measured() -> None:
    assert_refused(sagrada("window", "RR"), "a window has 20 spaces, not 2")
    assert_refused(sagrada("window", GRID, "--games", "1"), "--games: give 2 to 100,000, not 1")
