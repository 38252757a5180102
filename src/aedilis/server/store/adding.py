"""Adding a row that may be there already: both databases can do it in one statement, which no other
process gets in between.
"""

from typing import Any

from sqlalchemy import Table
from sqlalchemy.dialects.postgresql import insert as postgres_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert
from sqlalchemy.ext.asyncio import AsyncConnection


def add_to(c: AsyncConnection, table: Table) -> Any:
    """An INSERT that can be told what to do when the row is there: `on_conflict_do_nothing` or
    `on_conflict_do_update`.
    """
    return sqlite_insert(table) if c.dialect.name == "sqlite" else postgres_insert(table)
