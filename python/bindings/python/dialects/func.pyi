"""The dialect `func`."""

from collections.abc import Callable, Sequence
from typing import Any, Literal, Protocol, TypeAlias, overload

from ..ir import ArrayAttr, Attribute, Block, BlockArgumentList, FlatSymbolRefAttr, FunctionType, InsertionPoint, Location, Operation, OpResultList, OpView, Region, StringAttr, Type, Value
from ._func_enum_gen import *
from ._func_ops_gen import *

_Point: TypeAlias = InsertionPoint | Literal[False] | None
_Value: TypeAlias = Value[Type] | Operation | OpView

class _Function(Protocol):
    """A decorated function: calls of it build calls."""

    func_op: FuncOp
    def __call__(self, *arguments: _Value) -> Any: ...

class ConstantOp(_ops.ConstantOp):
    @property
    def type(self) -> Type: ...

class FuncOp(_ops.FuncOp):
    def __init__(
        self,
        name: str | StringAttr,
        type: FunctionType | tuple[Sequence[Type], Sequence[Type]],
        *,
        visibility: str | StringAttr | None = None,
        body_builder: Callable[[FuncOp], object] | None = None,
        loc: Location | None = None,
        ip: _Point = None,
    ) -> None: ...
    @property
    def is_external(self) -> bool: ...
    @property
    def body(self) -> Region: ...
    @property
    def type(self) -> FunctionType: ...
    @property
    def visibility(self) -> Attribute: ...
    @property
    def name(self) -> StringAttr: ...  # type: ignore[override]
    @property
    def entry_block(self) -> Block: ...
    def add_entry_block(self, arg_locs: Sequence[Location] | None = None) -> Block: ...
    @property
    def arg_attrs(self) -> ArrayAttr: ...
    @arg_attrs.setter  # type: ignore[override]
    def arg_attrs(self, value: ArrayAttr | Sequence[Attribute]) -> None: ...
    @property
    def arguments(self) -> BlockArgumentList: ...
    @property
    def result_attrs(self) -> ArrayAttr: ...
    @result_attrs.setter
    def result_attrs(self, value: ArrayAttr | Sequence[Attribute]) -> None: ...
    @classmethod
    def from_py_func(
        cls, *inputs: Type, results: Sequence[Type] | None = None, name: str | None = None
    ) -> Callable[[Callable[..., object]], _Function]: ...

def func(
    *inputs: Type, results: Sequence[Type] | None = None, name: str | None = None
) -> Callable[[Callable[..., object]], _Function]: ...

class CallOp(_ops.CallOp):
    @overload
    def __init__(
        self,
        calleeOrResults: FuncOp,
        argumentsOrCallee: Sequence[_Value] | OpResultList,
        *,
        loc: Location | None = None,
        ip: _Point = None,
    ) -> None: ...
    @overload
    def __init__(
        self,
        calleeOrResults: Sequence[Type],
        argumentsOrCallee: str | FlatSymbolRefAttr,
        arguments: Sequence[_Value] | None = None,
        *,
        loc: Location | None = None,
        ip: _Point = None,
    ) -> None: ...
