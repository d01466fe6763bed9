"""Rewriting with patterns that are Python functions: MLIR's `mlir.rewrite`."""

import enum
from collections.abc import Callable, Sequence
from typing import Any, NoReturn, final

from .ir import Context, InsertionPoint, Module, Operation, OpView, Type, Value

class GreedyRewriteStrictness(enum.Enum):
    ANY_OP = 0
    EXISTING_AND_NEW_OPS = 1
    EXISTING_OPS = 2

class GreedySimplifyRegionLevel(enum.Enum):
    DISABLED = 0
    NORMAL = 1
    AGGRESSIVE = 2

class GreedyRewriteConfig:
    max_iterations: int
    max_num_rewrites: int
    use_top_down_traversal: bool
    enable_folding: bool
    strictness: GreedyRewriteStrictness
    region_simplification_level: GreedySimplifyRegionLevel
    enable_constant_cse: bool
    def __init__(self) -> None: ...

@final
class PatternRewriter:
    @property
    def ip(self) -> InsertionPoint: ...
    def replace_op(self, op: Operation | OpView, new_op: Operation | OpView | Sequence[Value[Type]]) -> None: ...
    def erase_op(self, op: Operation | OpView) -> None: ...

@final
class RewritePatternSet:
    def __init__(self, context: Context | None = None) -> None: ...
    def add(
        self, root: type[OpView] | str, fn: Callable[[Any, PatternRewriter], object], benefit: int = 1
    ) -> None: ...
    def freeze(self) -> FrozenRewritePatternSet: ...

@final
class FrozenRewritePatternSet: ...

class PDLResultList:
    def __init__(self, *args: Any, **kwargs: Any) -> None: ...
    def append(self, value: Any) -> NoReturn: ...

class PDLModule:
    def __init__(self, module: Module) -> None: ...
    def freeze(self) -> NoReturn: ...
    def register_rewrite_function(self, name: str, fn: Callable[..., Any]) -> NoReturn: ...
    def register_constraint_function(self, name: str, fn: Callable[..., Any]) -> NoReturn: ...

def apply_patterns_and_fold_greedily(
    op: Module | Operation | OpView, set: FrozenRewritePatternSet, config: GreedyRewriteConfig | None = None
) -> None: ...
def walk_and_apply_patterns(op: Module | Operation | OpView, set: FrozenRewritePatternSet) -> None: ...
