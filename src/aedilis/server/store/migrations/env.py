"""Runs the migrations on the connection that the server has opened."""

from alembic import context

from aedilis.server.store.schema import metadata

connection = context.config.attributes["connection"]
context.configure(
    connection=connection,
    target_metadata=metadata,
    # SQLite changes a table by making it anew.
    render_as_batch=connection.dialect.name == "sqlite",
    # The transaction is the caller's: all steps are done, or none.
    transactional_ddl=False,
)
context.run_migrations()
