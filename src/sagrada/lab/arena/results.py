"""Results on disk: a header line that says what is played, then one line per finished game.

A run that was stopped, even one that was killed, goes on from its file: at most an unfinished line
is lost. The header keeps different runs from being mixed.
"""

import json
from pathlib import Path
from typing import TextIO

from sagrada import __version__
from sagrada.bots.registry import parse_spec
from sagrada.bots.spec import SpecError
from sagrada.lab.arena.plan import Fixture, Plan, PlanError
from sagrada.lab.arena.played_game import PlayedGame, from_json, to_json

FORMAT = 1


def header(plan: Plan) -> dict[str, object]:
    """What two runs must have in common to share a file: everything except the number of deals."""
    return {
        "arena": FORMAT,
        "version": __version__,
        "specs": list(plan.specs),
        "players": plan.players,
        "seed": plan.seed,
        "edition": plan.edition,
        "tools": plan.tools,
        "ms": plan.ms,
    }


class Results:
    """The file of a run, open for more."""

    def __init__(self, path: Path, plan: Plan) -> None:
        """Open or create the file; a `PlanError` if that fails or the file holds something else."""
        self.plan = plan
        self.finished: dict[Fixture, PlayedGame] = {}
        """The games of the plan that it already holds."""
        self._path = path
        try:
            content = path.read_bytes() if path.exists() else b""
            whole = content[: content.rfind(b"\n") + 1]
            self._read(whole, content)
            self._file = self._open(len(whole))
        except OSError as error:
            raise PlanError("out", f"can’t use {path}: {error.strerror}") from None

    def add(self, game: PlayedGame) -> None:
        self.finished[game.fixture] = game
        self._write(to_json(game, self.plan))

    def close(self) -> None:
        self._file.close()

    def _open(self, whole: int) -> TextIO:
        """Cut off what follows the last whole line."""
        file = self._path.open("a", encoding="utf-8")
        file.truncate(whole)
        if whole == 0:
            self._file = file
            self._write(header(self.plan))
        return file

    def _write(self, line: dict[str, object]) -> None:
        self._file.write(json.dumps(line, separators=(",", ":")) + "\n")
        self._file.flush()  # a game is saved as soon as it is over

    def _read(self, whole: bytes, content: bytes) -> None:
        if not whole:
            # Nothing, or an unfinished header: anything else is not ours to cut off.
            if (
                not json.dumps(header(self.plan), separators=(",", ":"))
                .encode()
                .startswith(content)
            ):
                raise PlanError("out", f"{self._path} isn’t a results file; give another one")
            return
        first, *lines = whole.splitlines()
        self._check_header(first)
        for number, line in enumerate(lines, start=2):
            try:
                game = from_json(json.loads(line), self.plan)
            except ValueError:
                message = f"can’t read line {number} of {self._path}; remove that line"
                raise PlanError("out", message) from None
            if game.fixture.deal <= self.plan.deals:
                self.finished[game.fixture] = game

    def _check_header(self, line: bytes) -> None:
        try:
            found = json.loads(line)
        except ValueError:
            found = None
        if not isinstance(found, dict) or "arena" not in found:
            raise PlanError("out", f"{self._path} isn’t a results file; give another one")
        found["specs"] = _with_current_names(found.get("specs"))
        wanted = header(self.plan)
        different = [key for key in wanted if found.get(key) != wanted[key]]
        if different:
            key = different[0]
            raise PlanError(
                "out",
                f"{self._path} holds a different run ({key} {json.dumps(found.get(key))}, "
                f"not {json.dumps(wanted[key])}); give another file",
            )


def _with_current_names(specs: object) -> object:
    """The specs of a header with today's names of options: the file may hold earlier ones."""
    try:
        return [str(parse_spec(spec)) for spec in specs] if isinstance(specs, list) else specs
    except (SpecError, AttributeError):  # no specs of ours: they will differ from the plan's
        return specs
