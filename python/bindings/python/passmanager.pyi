"""Pass managers: MLIR's `mlir.passmanager`."""

import enum
from collections.abc import Callable
from typing import TextIO, final, overload

from .ir import Context, Operation, OpView

class PassDisplayMode(enum.Enum):
    LIST = 0
    PIPELINE = 1

@final
class ExternalPass:
    def signal_pass_failure(self) -> None: ...

@final
class PassManager:
    def __init__(self, anchor_op: str = "any", context: Context | None = None) -> None: ...
    @staticmethod
    def parse(pipeline: str, context: Context | None = None) -> PassManager: ...
    @overload
    def add(self, pipeline: str) -> None: ...
    @overload
    def add(
        self,
        run: Callable[[Operation, ExternalPass], object],
        name: str | None = None,
        argument: str | None = "",
        description: str | None = "",
        op_name: str | None = "",
    ) -> None: ...
    def run(
        self,
        operation: Operation | OpView,
        *,
        progress: bool | Callable[[str | None, int | None, int | None], object] | None = None,
    ) -> None: ...
    def enable_timing(self) -> None: ...
    def enable_statistics(self, displayMode: PassDisplayMode | None = None) -> None: ...
    def enable_semantics_check(
        self, inputs: int | None = None, seed: int | None = None, solver_steps: int | None = None
    ) -> None: ...
    def enable_verifier(self, enable: bool) -> None: ...
    def enable_ir_printing(
        self,
        print_before_all: bool = False,
        print_after_all: bool = True,
        print_module_scope: bool = False,
        print_after_change: bool = False,
        print_after_failure: bool = False,
        large_elements_limit: int | None = None,
        large_resource_limit: int | None = None,
        enable_debug_info: bool = False,
        print_generic_op_form: bool = False,
        tree_printing_dir_path: str | None = None,
    ) -> None: ...

class ProgressDisplay:
    def __init__(self, stream: TextIO | None = None, delay: float = 0.3) -> None: ...
    def __call__(self, name: str | None, done: int | None, total: int | None) -> None: ...
    def close(self) -> None: ...
