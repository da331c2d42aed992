"""docs/learn is made from the books of the games; `python -m tools.learn` writes it anew."""

from tools.learn import HOME, everything


def test_docs_are_as_the_books_say() -> None:
    """Every page and picture in docs/learn is what its source says today, and there is no other."""
    made = everything()
    there = {path.relative_to(HOME).as_posix() for path in HOME.rglob("*") if path.is_file()}

    assert set(made) == there
    assert [] == [name for name, text in made.items() if (HOME / name).read_text("utf-8") != text]
