"""What the server notes down: a line of JSON for everything that happens.

Of games it notes their ids and how far they are, never a card.
"""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime


class JsonLines(logging.Formatter):
    """One line of JSON for each thing that is noted."""

    def format(self, noted: logging.LogRecord) -> str:
        """Write a line."""
        facts = getattr(noted, "facts", {})
        line = {
            "at": datetime.fromtimestamp(noted.created, UTC).isoformat(timespec="milliseconds"),
            "level": noted.levelname.lower(),
            "event": noted.getMessage(),
            **facts,
        }
        if noted.exc_info:
            line["fault"] = self.formatException(noted.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


def keep_journal() -> None:
    """Write what is noted to stderr; to a person at a terminal only what went wrong."""
    level = logging.WARNING if sys.stderr.isatty() else logging.INFO
    paper = logging.StreamHandler()
    paper.setFormatter(JsonLines())
    logging.basicConfig(level=level, handlers=[paper], force=True)
    for talker in ("alembic", "aiosqlite", "sqlalchemy"):
        logging.getLogger(talker).setLevel(logging.WARNING)
