"""The rules of scoring and of audits as a table, for `client/src/scorer/rules.ts`.

`make rule-table` writes it. With it the page scores a real board without the server; a test
compares the file, and `make scorer` what the page makes of it with the engine (decision 14).
Everything here is the engine's own data.
"""

import json
from pathlib import Path

from sagrada.engine import audit
from sagrada.engine.cards import PATTERNS, PRIVATE_OBJECTIVES, PUBLIC_OBJECTIVES
from sagrada.engine.dice import DICE_PER_COLOUR, LETTERS, VALUES, Colour
from sagrada.engine.options import MAX_PLAYERS, PRESETS, ROUNDS, LastTieBreak, Setup
from sagrada.engine.placement import WAIVED_MARK
from sagrada.engine.reasons import Reason
from sagrada.engine.scoring import EMPTY_COSTS, EMPTY_COSTS_SOLO
from sagrada.engine.scoring.objectives import REQUESTS, Face, LikeNear, SetsOf
from sagrada.engine.scoring.standings import MERITS, last_merit
from sagrada.engine.spaces import AROUND, EDGE, ORTHOGONAL
from sagrada.engine.tools import WAIVERS
from sagrada.engine.tools.running_pliers import RunningPliers
from sagrada.engine.window import Mark

OUTPUT = Path(__file__).parents[1] / "client" / "src" / "scorer" / "rules.ts"
_HEAD = """// Made from the engine by `make rule-table`. Do not edit.
import type { RuleTable } from './table';

export const RULES: RuleTable = {
"""
_FACES = (LETTERS, "".join(map(str, VALUES)))
"""How colours and values are written: a die is one of each, `R3`."""


def rule_table() -> dict[str, object]:
    solo = Setup(players=1)
    return {
        "faces": _FACES,
        "edge": sorted(EDGE),
        "orthogonal": ORTHOGONAL,
        "around": AROUND,
        "patterns": [
            {"id": p.id, "name": p.name, "card": p.card, "difficulty": p.difficulty, "grid": p.grid}
            for p in PATTERNS.values()
        ],
        "public": [
            {"id": card.id, "points": card.points, "asks": _request(card.id)}
            for card in PUBLIC_OBJECTIVES.values()
        ],
        "private": {colour.letter: card.id for colour, card in PRIVATE_OBJECTIVES.items()},
        "emptyCosts": EMPTY_COSTS,
        "emptyCostsSolo": EMPTY_COSTS_SOLO,
        "broken": [
            {"mark": mark, "reason": reason.id} for mark, reason in sorted(audit.BROKEN.items())
        ],
        "printed": [_restriction(one) for one in audit.PRINTED],
        "unlike": [_restriction(one) for one in audit.UNLIKE],
        "offEdge": Reason.NOT_ON_EDGE.id,
        "alone": {"reason": Reason.NOT_TOUCHING.id, "waivedBy": Mark.TOUCH_WAIVED},
        "waivers": [
            {"mark": WAIVED_MARK[waiver], "tool": tool} for tool, waiver in WAIVERS.items()
        ],
        "skipsBy": RunningPliers.number,
        "ruleOf": {reason.id: reason.rule for reason in _reasons()},
        "merits": MERITS,
        "lastMerits": {rule: _last_merits(rule) for rule in LastTieBreak},
        "editions": {
            edition: {"lastTieBreak": preset.last_tie_break, "soloPrivate": preset.solo_private}
            for edition, preset in PRESETS.items()
        },
        "publicCount": Setup().public_count,
        "publicCountSolo": solo.public_count,
        "dicePerColour": DICE_PER_COLOUR,
        "mostFavor": max(pattern.difficulty for pattern in PATTERNS.values()),  # RULES 2.3
        # RULES 9.2, 9.5: no die was ever drafted, and all lie there as sixes
        "mostTarget": ROUNDS * solo.pool_size * max(VALUES),
    }


def _request(objective: str) -> dict[str, object]:
    request = REQUESTS[objective]
    if isinstance(request, SetsOf):
        letters = [_letter(request.face, kind) for kind in request.kinds]
        return {"find": "sets", "face": request.face, "kinds": letters}
    if isinstance(request, LikeNear):
        return {"find": "like-near", "face": request.face, "near": request.near}
    return {"find": "varied-lines", "face": request.face, "lines": request.lines}


def _letter(face: Face, kind: int) -> str:
    return Colour(kind).letter if face is Face.COLOUR else str(kind)


def _restriction(one: audit.Restriction) -> dict[str, object]:
    return {"face": one.face, "reason": one.reason.id, "waivedBy": one.waived_by}


def _reasons() -> list[Reason]:
    restrictions = (*audit.PRINTED, *audit.UNLIKE)
    return [*audit.BROKEN.values(), *(restriction.reason for restriction in restrictions)]


def _last_merits(rule: LastTieBreak) -> list[list[list[int]]]:
    """By players (from one), by place in the final round's order: with the last turn, without."""
    return [
        [
            [last_merit(place, players, rule, skipped) for skipped in (False, True)]
            for place in seats
        ]
        for players in range(1, MAX_PLAYERS + 1)
        for seats in [range(players)]
    ]


def rules_file() -> str:
    """The whole of `rules.ts`: a line for each part of the table."""
    parts = [f"  {key}: {json.dumps(value)},\n" for key, value in rule_table().items()]
    return f"{_HEAD}{''.join(parts)}}};\n"


if __name__ == "__main__":
    OUTPUT.write_text(rules_file(), encoding="utf-8")
