"""The scene with which a game began."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "scenes"
down_revision: Final = "first_games"


def upgrade() -> None:
    """Add it."""
    op.add_column("games", sa.Column("scene", sa.Text))


def downgrade() -> None:
    """Take it away."""
    op.drop_column("games", "scene")
