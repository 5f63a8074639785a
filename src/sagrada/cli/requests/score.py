"""The requests of `sagrada score`: one window, or the windows of all players."""

from typing import NamedTuple

from sagrada import Colour, ScoreSheet, Window
from sagrada.cli.bad_input import BadInput, did_you_mean, quote
from sagrada.cli.requests.fields import (
    Request,
    check_colours,
    read_flag,
    read_number,
    read_object,
    read_private,
    read_public,
    read_window,
)
from sagrada.engine.cards import Pattern
from sagrada.engine.options import MAX_PLAYERS, PRESETS
from sagrada.engine.scoring import score
from sagrada.engine.scoring.standings import Standings, standings

MAX_TARGET = 10 * 4 * 6  # RULES 9.2, 9.5: all four dice of all ten rounds left over, all sixes

_SCORE_KEYS = frozenset({"window", "dice", "public", "private", "favor", "solo", "target"})
_STANDINGS_KEYS = frozenset({"players", "start", "edition", "skipped"})


class ScoreRequest(NamedTuple):
    window: Window
    public: tuple[str, ...]
    private: tuple[Colour, ...]
    favor: int
    solo: bool
    target: int | None

    def sheet(self) -> ScoreSheet:
        return score(self.window, self.public, self.private, self.favor, self.solo)


class StandingsRequest(NamedTuple):
    players: tuple[ScoreRequest, ...]
    start: int
    edition: str
    skipped: frozenset[int]

    def standings(self) -> Standings:
        sheets = [player.sheet() for player in self.players]
        return standings(sheets, self.start, PRESETS[self.edition].last_tie_break, self.skipped)


def read_score_request(value: object) -> ScoreRequest | StandingsRequest:
    if isinstance(value, dict) and "players" in value:
        return _read_standings(read_object(value, _STANDINGS_KEYS))
    return _read_score(read_object(value, _SCORE_KEYS))


def _read_score(request: Request) -> ScoreRequest:
    solo = read_flag(request, "solo")
    target = None
    if "target" in request:
        if not solo:
            raise BadInput("target", "only solo has a target score; set solo to true or drop this")
        target = read_number(
            request, "target", MAX_TARGET, "the total of the dice on the round track"
        )
    window = read_window(request)
    return ScoreRequest(
        window=window,
        public=read_public(request),
        private=read_private(request, most=2 if solo else 1),  # RULES 9.1
        favor=_read_favor(request, window.pattern, solo) if "favor" in request else 0,
        solo=solo,
        target=target,
    )


def _read_favor(request: Request, pattern: Pattern, solo: bool) -> int:
    if solo and request["favor"] != 0:  # RULES 9.1
        raise BadInput("favor", "solo has no favor tokens; give 0 or drop this")
    what = f"the favor tokens left ({pattern.name} comes with {pattern.difficulty})"  # RULES 2.3
    return read_number(request, "favor", pattern.difficulty, what)


def _read_standings(request: Request) -> StandingsRequest:
    entries = request["players"]
    if not isinstance(entries, list) or not 2 <= len(entries) <= MAX_PLAYERS:
        raise BadInput("players", f"give a list of 2 to {MAX_PLAYERS} players, in seat order")
    players = []
    for seat, entry in enumerate(entries):
        try:
            players.append(_read_player(entry))
        except BadInput as error:
            raise error.within(f"players[{seat}]") from None
    _check_table(players)
    last = len(players) - 1
    return StandingsRequest(
        players=tuple(players),
        start=read_number(request, "start", last, "the seat of the final round’s start player"),
        edition=_read_edition(request),
        skipped=_read_skipped(request, last),
    )


def _check_table(players: list[ScoreRequest]) -> None:
    """Refuse windows and objectives that no box has, so that nobody trusts their score."""
    for seat, player in enumerate(players):
        for other, earlier in enumerate(players[:seat]):
            if player.window.pattern.card == earlier.window.pattern.card:  # RULES 1.2, 2.2
                mine, theirs = player.window.pattern.id, earlier.window.pattern.id
                same = "is" if mine == theirs else f"is on the back of {theirs}, which is"
                message = f"{mine} {same} already players[{other}].window; use each card only once"
                raise BadInput(f"players[{seat}].window", message)
            if player.private == earlier.private:  # RULES 1.3, 2.1
                message = (
                    f"{player.private[0].word} is already players[{other}].private;"
                    " there is one private objective of each color"
                )
                raise BadInput(f"players[{seat}].private", message)
        if set(player.public) != set(players[0].public):  # RULES 2.4
            message = "all players share the same public objectives; give those of players[0]"
            raise BadInput(f"players[{seat}].public", message)
    dice = tuple(die for player in players for die in player.window.dice)
    try:
        check_colours(dice)
    except BadInput as error:
        raise BadInput("players", f"over all windows, {error.message}") from None


def _read_player(entry: object) -> ScoreRequest:
    player = _read_score(read_object(entry, _SCORE_KEYS))
    if player.solo:
        raise BadInput("solo", "a table with several players is not solo; set this to false")
    return player


def _read_edition(request: Request) -> str:
    edition = request.get("edition", "en")
    if not isinstance(edition, str) or edition not in PRESETS:
        hint = did_you_mean(edition, PRESETS) if isinstance(edition, str) else ""
        raise BadInput(
            "edition",
            f"unknown edition {quote(edition)}{hint}; choose from {', '.join(PRESETS)}",
        )
    return edition


def _read_skipped(request: Request, last: int) -> frozenset[int]:
    """The seats that lost their last turn to Running Pliers, for the Italian tie-break."""
    seats = request.get("skipped", [])
    if not isinstance(seats, list):
        raise BadInput("skipped", f"give a list of seats, like [0], not {quote(seats)}")
    for i, seat in enumerate(seats):
        if type(seat) is not int or not 0 <= seat <= last:
            raise BadInput(f"skipped[{i}]", f"give a seat from 0 to {last}, not {quote(seat)}")
    return frozenset(seats)


def answer_score(value: object) -> dict[str, object]:
    """The answer to a request, as JSON."""
    request = read_score_request(value)
    if isinstance(request, ScoreRequest):
        return _score_answer(request, request.sheet())
    result = request.standings()
    winners = result.winners
    return {
        "players": [
            _score_answer(player, sheet)
            for player, sheet in zip(request.players, result.sheets, strict=True)
        ],
        "winner": winners[0] if len(winners) == 1 else None,
        "winners": list(winners),
        "ranking": list(result.ranking),
        "decided_by": str(result.decided_by),
    }


def _score_answer(request: ScoreRequest, sheet: ScoreSheet) -> dict[str, object]:
    answer: dict[str, object] = {
        "public": [{"id": line.id, "points": line.points} for line in sheet.public],
        "private": {"id": sheet.private.id, "points": sheet.private.points},
        "favor": sheet.favor.points,
        "empty": sheet.empty.points,
        "total": sheet.total,
    }
    if request.target is not None:
        answer["win"] = sheet.total > request.target  # RULES 9.6
    return answer
