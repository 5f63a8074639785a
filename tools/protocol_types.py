"""The messages as TypeScript: `make protocol` writes `client/src/protocol.ts`, a test compares.

By way of their JSON Schema, of which only the part that our messages use is understood.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, get_args

import msgspec

from sagrada.engine.reasons import Reason
from sagrada.server.storage.tables import TableStatus
from sagrada.server.wire import (
    WIRE_VERSION,
    catalogue,
    daily,
    errors,
    frames,
    people,
    positions,
    puzzles,
    replay,
    review,
    tables,
    windows,
)
from sagrada.server.wire.choices import AnyChoice
from sagrada.server.wire.events import AnyEvent

OUTPUT = Path(__file__).parents[1] / "client" / "src" / "protocol.ts"

_UNIONS: Mapping[str, Any] = {
    "AnyClientFrame": frames.AnyClientFrame,
    "AnyServerFrame": frames.AnyServerFrame,
    "AnyEvent": AnyEvent,
    "AnyChoice": AnyChoice,
    "AnyClock": tables.AnyClock,
}
_WORDS: Mapping[str, Any] = {
    "ErrorCode": errors.ErrorCode,
    "TableStatus": TableStatus,
    "Edition": tables.Edition,
}
_BODIES: tuple[Any, ...] = (
    errors.Error,
    catalogue.Catalogue,
    *(tables.NewTable, tables.NewFork, tables.JoinTable, tables.ChangeSeat, tables.SeatChoice),
    *(tables.Agreement, tables.RemovePlayer, tables.StandIn, tables.NewSeatToken, tables.SeatToken),
    *(tables.TableInfo, tables.Lobby, tables.DealInfo),
    *(people.Me, people.ChangeMe, people.NewAccount, people.Recovery, people.SignIn),
    *(people.ChangePassword, people.Recover, people.DeleteMe, people.Blocked, people.Block),
    *(people.NewReport, people.PushKey, people.NewDevice),
    *(people.Games, people.Statistics, people.Goals),
    *(replay.Replay, replay.ReplaySteps, replay.RecordText, replay.RecordPart, replay.Verified),
    *(windows.DrawnWindow, windows.MeasuredWindow),
    *(replay.RecordFork, review.ReviewState, positions.PositionTurn, positions.PositionState),
    *(positions.PositionTried, positions.Analysis, positions.PositionOfMoment),
    *(daily.DailyDay, daily.DailyCalendar),
    *(puzzles.Puzzle, puzzles.PuzzleStock, puzzles.PuzzleOfTheDay, puzzles.TimedRun),
    *(puzzles.PickPuzzle, puzzles.PuzzleTry, puzzles.PuzzleMoment),
    *(puzzles.PuzzleAnswer, puzzles.PuzzleVerdict),
)
_HEAD = """// Made from the Python messages by `make protocol`. Do not edit.
// Dice are "R3"; colours R Y G B P; spaces 0 (A1) to 19 (D5); seats from 0; times in ms.
"""
_SIMPLE = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean"}


def protocol() -> str:
    """The whole of `protocol.ts`."""
    roots, parts = msgspec.json.schema_components(
        [*_UNIONS.values(), *_WORDS.values(), *_BODIES], ref_template="{name}"
    )
    named = dict(zip([*_UNIONS, *_WORDS], roots, strict=False))
    names = {_key(schema): name for name, schema in named.items()}
    lines = [_HEAD]
    for name, schema in named.items():
        lines.append(f"export type {name} =\n  | {_type(schema, {}, ' ' * 2)};\n")
    for name, schema in sorted(parts.items()):
        lines += _declaration(name, schema, names)
    lines.append(_constant("ERROR_CODES", get_args(errors.ErrorCode)))
    lines.append(_constant("REASONS", [reason.id for reason in Reason]))
    lines.append(f"export const WIRE_VERSION = {WIRE_VERSION};\n")
    return "\n".join(lines)


def _key(schema: Mapping[str, Any]) -> str:
    """What makes two schemas the same, wherever they stand."""
    bare = {part: schema[part] for part in ("anyOf", "enum") if part in schema}
    return msgspec.json.encode(bare).decode()


def _declaration(name: str, schema: Mapping[str, Any], names: Mapping[str, str]) -> list[str]:
    about = [f"/** {_one_line(schema['description'])} */"] if "description" in schema else []
    if "enum" in schema:
        return [*about, f"export type {name} = {_type(schema, {})};\n"]
    required = schema.get("required", ())
    fields = [
        f"  {field}{'' if field in required else '?'}: {_type(kind, names)};"
        for field, kind in schema["properties"].items()
    ]
    return [*about, f"export interface {name} {{", *fields, "}\n"]


def _type(schema: Mapping[str, Any], names: Mapping[str, str], indent: str | None = None) -> str:
    between = " | " if indent is None else f"\n{indent}| "
    if "$ref" in schema:
        return str(schema["$ref"])
    if ("anyOf" in schema or "enum" in schema) and _key(schema) in names:
        return names[_key(schema)]
    if "enum" in schema:
        return between.join(msgspec.json.encode(word).decode() for word in schema["enum"])
    if "anyOf" in schema:
        return between.join(_type(kind, names) for kind in schema["anyOf"])
    if schema["type"] == "null":
        return "null"
    if schema["type"] == "array":
        if "prefixItems" in schema:
            return f"[{', '.join(_type(kind, names) for kind in schema['prefixItems'])}]"
        item = _type(schema["items"], names)
        return f"({item})[]" if "|" in item else f"{item}[]"
    if schema["type"] == "object":
        return f"Record<string, {_type(schema['additionalProperties'], names)}>"
    return _SIMPLE[schema["type"]]


def _one_line(text: str) -> str:
    return " ".join(text.split())


def _constant(name: str, words: Any) -> str:
    listed = "".join(f"  {msgspec.json.encode(word).decode()},\n" for word in words)
    return f"export const {name} = [\n{listed}] as const;\n"


if __name__ == "__main__":
    OUTPUT.parent.mkdir(parents=True, exist_ok=True)
    OUTPUT.write_text(protocol(), encoding="utf-8")
