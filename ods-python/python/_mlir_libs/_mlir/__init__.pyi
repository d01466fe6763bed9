"""The native modules."""

from collections.abc import Callable
from typing import TypeVar

from ... import ir as ir
from ... import passmanager as passmanager
from ...ir import Dialect, OpView
from ...ir import register_type_caster as register_type_caster
from ...ir import register_value_caster as register_value_caster

_Dialect = TypeVar("_Dialect", bound=type[Dialect])
_OpClass = TypeVar("_OpClass", bound=type[OpView])

class _Globals:
    dialect_search_modules: list[str]
    def append_dialect_search_prefix(self, module_name: str) -> None: ...
    def loc_tracebacks_enabled(self) -> bool: ...

globals: _Globals

def register_dialect(dialect_class: _Dialect) -> _Dialect: ...
def register_operation(dialect_class: type[Dialect], *, replace: bool = False) -> Callable[[_OpClass], _OpClass]: ...
