"""The editions' rules, for `client/src/app/presets.ts`.

`make rule-table` writes it. The rules page has to know each edition without the server, so the
page carries its own copy of what the server's catalogue says.
"""

import json
from pathlib import Path

import msgspec

from sagrada.server.wire.catalogue import catalogue

OUTPUT = Path(__file__).parents[1] / "client" / "src" / "app" / "presets.ts"
_HEAD = """// Made from the engine by `make rule-table`. Do not edit.
import type { Preset } from '../protocol';

export const PRESETS: readonly Preset[] = [
"""


def presets_file() -> str:
    """The whole of `presets.ts`: a line for each edition."""
    presets = msgspec.to_builtins(catalogue().presets)
    lines = [f"  {json.dumps(preset)},\n" for preset in presets]
    return f"{_HEAD}{''.join(lines)}];\n"


if __name__ == "__main__":
    OUTPUT.write_text(presets_file(), encoding="utf-8")
