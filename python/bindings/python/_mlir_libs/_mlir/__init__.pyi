"""The native modules."""

from collections.abc import Callable
from typing import TypeVar

from ... import ir as ir
from ... import passmanager as passmanager
from ... import rewrite as rewrite
from ... import runtime as runtime
from ...ir import Dialect, OpView
from ...ir import register_type_caster as register_type_caster
from ...ir import register_value_caster as register_value_caster

_Dialect = TypeVar("_Dialect", bound=type[Dialect])
_OpClass = TypeVar("_OpClass", bound=type[OpView])

class _Globals:
    dialect_search_modules: list[str]
    def append_dialect_search_prefix(self, module_name: str) -> None: ...
    def loc_tracebacks_enabled(self) -> bool: ...
    def set_loc_tracebacks_enabled(self, enabled: bool) -> None: ...
    def loc_tracebacks_frame_limit(self) -> int: ...
    def set_loc_tracebacks_frame_limit(self, limit: int | None) -> None: ...
    def register_traceback_file_exclusion(self, path: str) -> None: ...
    def register_traceback_file_inclusion(self, path: str) -> None: ...

globals: _Globals

def register_dialect(dialect_class: _Dialect) -> _Dialect: ...
def register_operation(dialect_class: type[Dialect], *, replace: bool = False) -> Callable[[_OpClass], _OpClass]: ...
