"""Notes, where games began, and what a bot thought of answers."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "replays"
down_revision: Final = "decks"


def upgrade() -> None:
    """Make the three tables."""
    op.create_table(
        "notes",
        sa.Column("owner", sa.String(64), primary_key=True),
        sa.Column("game", sa.String(32), sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("words", sa.Text, nullable=False),
        sa.Column("at", sa.String(32), nullable=False),
    )
    op.create_table(
        "forks",
        sa.Column("game", sa.String(32), sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("source", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
    )
    op.create_table(
        "judgements",
        sa.Column("mark", sa.String(64), primary_key=True),
        sa.Column("found", sa.Text, nullable=False),
        sa.Column("at", sa.String(32), nullable=False),
    )


def downgrade() -> None:
    """Drop them."""
    op.drop_table("judgements")
    op.drop_table("forks")
    op.drop_table("notes")
