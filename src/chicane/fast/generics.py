"""A plug-in of mypy for the build: compiled classes of ours have no `Generic` among their bases.

With it mypyc gives each instance a dictionary and a list of weak references, which costs time and is freed wrongly on
Python 3.11. Nobody needs it at runtime: the classes that are generic answer `Step[Game]` by themselves.
"""

from __future__ import annotations

from collections.abc import Callable

from mypy.plugin import ClassDefContext, Plugin


def without_generic(context: ClassDefContext) -> bool:
    """Forget that a class has `Generic` as a base; mypy has read its type variables by now."""
    context.cls.removed_base_type_exprs.clear()
    return True


class Generics(Plugin):
    """Looks at the classes that say how they are compiled."""

    def get_class_decorator_hook_2(self, fullname: str) -> Callable[[ClassDefContext], bool] | None:
        return without_generic if fullname == "mypy_extensions.mypyc_attr" else None


def plugin(version: str) -> type[Plugin]:
    """What mypy asks for."""
    return Generics
