"""Write what the page and the server say to each other as a JSON schema, from which the page's types are made.

    python scripts/messages.py [--write]

Without --write it says whether web/messages.schema.json is that of src/streetcred/server/messages.py.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any, Final

import msgspec

from streetcred.server import book_messages, card_messages, deck_messages, learning_messages, messages
from streetcred.server.replays import messages as replays

SCHEMA: Final = Path(__file__).resolve().parent.parent / "web" / "messages.schema.json"
ROOTS: Final = (
    messages.ToServer,
    messages.ToPage,
    messages.Card,
    messages.RuleSheet,
    messages.DeckSummary,
    messages.BotSummary,
    messages.Start,
    messages.GameSummary,
    messages.SceneTold,
    book_messages.Book,
    book_messages.MapRule,
    learning_messages.Learning,
    learning_messages.PuzzleSolution,
    messages.Fault,
    card_messages.Listed,
    card_messages.CardSheet,
    *deck_messages.MESSAGES,
    replays.Replay,
    replays.ReplayFilm,
    replays.ReplayAnalysis,
    replays.ReplayCheck,
    replays.PlayOn,
    replays.RecordBook,
)


def schema() -> str:
    """Give the schema of all messages as text."""
    (to_server, to_page, *_), components = msgspec.json.schema_components(ROOTS, ref_template="#/definitions/{name}")
    definitions = {name: _closed(found) for name, found in components.items()}
    definitions |= {"ToServer": to_server, "ToPage": to_page}
    return json.dumps({"title": "Messages", "type": "object", "definitions": definitions}, indent=1) + "\n"


def _closed(found: dict[str, Any]) -> dict[str, Any]:
    """Leave no room for fields that are not named: the page shall not read what is not there."""
    closed: dict[str, Any] = _older(found)
    return closed | {"additionalProperties": False}


def _older(part: Any) -> Any:
    """Write fixed-length arrays as the drafts do that the maker of the types reads."""
    if isinstance(part, list):
        return [_older(one) for one in part]
    if not isinstance(part, dict):
        return part
    found = {name: _older(value) for name, value in part.items()}
    if "prefixItems" in found:
        found["items"] = found.pop("prefixItems")
        found["additionalItems"] = False
    return found


def main() -> None:
    """Write the schema, or compare it."""
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--write", action="store_true")
    if arguments.parse_args().write:
        SCHEMA.write_text(schema(), encoding="utf-8")
    elif SCHEMA.read_text(encoding="utf-8") != schema():
        sys.exit(f"{SCHEMA} is out of date: run  python scripts/messages.py --write  and  npm run types  in web/")


if __name__ == "__main__":
    main()
