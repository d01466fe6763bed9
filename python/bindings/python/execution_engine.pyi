"""Native code of a module, called by MLIR's convention of pointers: `mlir.execution_engine`."""

from collections.abc import Callable, Sequence
from typing import Any, NoReturn

from .ir import Module, Operation, OpView

__all__ = ["ExecutionEngine"]

class ExecutionEngine:
    def __init__(
        self,
        module: Module | Operation | OpView,
        opt_level: int = 2,
        shared_libs: Sequence[str] | None = None,
        enable_object_dump: bool = True,
        enable_pic: bool = False,
    ) -> None: ...
    def initialize(self) -> None: ...
    def register_runtime(self, name: str, ctypes_callback: Callable[..., Any]) -> None: ...
    def invoke(self, name: str, *ctypes_args: Any) -> None: ...
    def lookup(self, name: str) -> Callable[[Any], None]: ...
    def raw_lookup(self, name: str) -> int: ...
    def dump_to_object_file(self, file_name: str) -> NoReturn: ...
