"""Decks and their versions."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "decks"
down_revision: Final = "scenes"


def upgrade() -> None:
    """Make both tables."""
    op.create_table(
        "decks",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("owner", sa.String(64), nullable=False, index=True),
        sa.Column("created", sa.String(32), nullable=False),
    )
    op.create_table(
        "deck_versions",
        sa.Column("deck", sa.String(32), sa.ForeignKey("decks.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("made", sa.String(32), nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("cards", sa.Text, nullable=False),
        sa.Column("notes", sa.Text, nullable=False),
        sa.Column("gone", sa.Boolean, nullable=False),
    )


def downgrade() -> None:
    """Drop both tables."""
    op.drop_table("deck_versions")
    op.drop_table("decks")
