"""A table for tests: chapter 3, whose twist begins with the second turn only, and a hero who has used up his skill."""

from chicane.core.scenario import Table


def attempt(drawing: str, **options: object) -> Table:
    """The position on the table."""
    return Table("wreckland", f"used 1\n{drawing}", options={"chapter": "3", **options})
