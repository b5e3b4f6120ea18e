"""What Alembic runs: the steps that are missing, on the connection that it was handed."""

from __future__ import annotations

from alembic import context

from streetcred.server.storage import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
with context.begin_transaction():
    context.run_migrations()
