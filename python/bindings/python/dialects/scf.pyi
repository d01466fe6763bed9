"""The dialect `scf`."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Literal, TypeAlias, overload

from ..ir import Attribute, Block, BlockArgument, BlockArgumentList, InsertionPoint, Location, Operation, OpResult, OpResultList, OpView, Region, RegionSequence, Type, Value
from ._scf_enum_gen import *
from ._scf_ops_gen import *

_Point: TypeAlias = InsertionPoint | Literal[False] | None
_Value: TypeAlias = Value[Type] | Operation | OpView

_Sizes: TypeAlias = Sequence[int | _Value]

class ForOp(_ops.ForOp):
    def __init__(
        self,
        lower_bound: _Value,
        upper_bound: _Value,
        step: _Value,
        iter_args: Sequence[_Value] | None = None,
        *,
        loc: Location | None = None,
        ip: _Point = None,
    ) -> None: ...
    @property
    def body(self) -> Block: ...
    @property
    def induction_variable(self) -> BlockArgument: ...
    @property
    def inner_iter_args(self) -> BlockArgumentList: ...

@overload
def for_(
    start: int | _Value,
    stop: int | _Value | None = None,
    step: int | _Value | None = None,
    iter_args: None = None,
    *,
    loc: Location | None = None,
    ip: _Point = None,
) -> Iterator[BlockArgument]: ...
@overload
def for_(
    start: int | _Value,
    stop: int | _Value | None,
    step: int | _Value | None,
    iter_args: Sequence[_Value],
    *,
    loc: Location | None = None,
    ip: _Point = None,
) -> Iterator[tuple[BlockArgument, Any, Any]]: ...

class IfOp(_ops.IfOp):
    def __init__(
        self,
        cond: _Value,
        results_: Sequence[Type] | None = None,
        *,
        has_else: bool = False,
        loc: Location | None = None,
        ip: _Point = None,
    ) -> None: ...
    @property
    def then_block(self) -> Block: ...
    @property
    def else_block(self) -> Block | None: ...

def if_(
    results_: Sequence[Type], condition: _Value, *, loc: Location | None = None, ip: _Point = None
) -> OpResult | OpResultList | Operation: ...

class InParallelOp(_ops.InParallelOp):
    def __init__(self, loc: Location | None = None, ip: _Point = None) -> None: ...
    @property
    def block(self) -> Block: ...

class ForallOp(_ops.ForallOp):
    def __init__(
        self,
        lower_bounds: _Sizes,
        upper_bounds: _Sizes,
        steps: _Sizes,
        shared_outs: Sequence[_Value] | None = None,
        *,
        mapping: Attribute | None = None,
        loc: Location | None = None,
        ip: _Point = None,
    ) -> None: ...
    @property
    def body(self) -> Block: ...
    @property
    def rank(self) -> int: ...
    @property
    def induction_variables(self) -> BlockArgumentList: ...
    @property
    def inner_iter_args(self) -> BlockArgumentList: ...
    def terminator(self) -> InParallelOp: ...

class IndexSwitchOp(_ops.IndexSwitchOp):
    def __init__(
        self,
        results: Sequence[Type],
        arg: _Value,
        cases: Sequence[int],
        case_body_builder: Callable[[IndexSwitchOp, int, int], object] | None = None,
        default_body_builder: Callable[[IndexSwitchOp], object] | None = None,
        loc: Location | None = None,
        ip: _Point = None,
    ) -> None: ...
    @property
    def default_region(self) -> Region: ...
    @property
    def default_block(self) -> Block: ...
    @property
    def case_regions(self) -> RegionSequence: ...
    def case_region(self, i: int) -> Region: ...
    @property
    def case_blocks(self) -> list[Block]: ...
    def case_block(self, i: int) -> Block: ...

def index_switch(
    results: Sequence[Type],
    arg: _Value,
    cases: Sequence[int],
    case_body_builder: Callable[[IndexSwitchOp, int, int], object] | None = None,
    default_body_builder: Callable[[IndexSwitchOp], object] | None = None,
    loc: Location | None = None,
    ip: _Point = None,
) -> OpResult | OpResultList | Operation: ...
