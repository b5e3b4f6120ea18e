"""Games and their steps."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "first_games"
down_revision: Final = None


def upgrade() -> None:
    """Make both tables."""
    op.create_table(
        "games",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("created", sa.String(32), nullable=False),
        sa.Column("first_seat", sa.String(32), nullable=False),
        sa.Column("second_seat", sa.String(32), nullable=False),
        sa.Column("first_owner", sa.String(64), index=True),
        sa.Column("second_owner", sa.String(64), index=True),
        sa.Column("decks", sa.Text, nullable=False),
        sa.Column("seed", sa.BigInteger, nullable=False),
        sa.Column("rules", sa.String(32), nullable=False),
        sa.Column("version", sa.String(32), nullable=False),
        sa.Column("digest", sa.String(32), nullable=False),
    )
    op.create_table(
        "answers",
        sa.Column("game", sa.String(32), sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.Integer, nullable=False),
        sa.Column("a", sa.BigInteger, nullable=False),
        sa.Column("b", sa.BigInteger, nullable=False),
        sa.Column("at", sa.String(32), nullable=False),
        sa.Column("answers", sa.Integer, nullable=False),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("first_gigs", sa.Integer, nullable=False),
        sa.Column("second_gigs", sa.Integer, nullable=False),
        sa.Column("winner", sa.Integer, nullable=False),
        sa.Column("reason", sa.Integer, nullable=False),
    )


def downgrade() -> None:
    """Drop both tables."""
    op.drop_table("answers")
    op.drop_table("games")
