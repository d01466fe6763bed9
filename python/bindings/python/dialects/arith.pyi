"""The dialect `arith`."""

from array import array
from typing import Any, Literal, Self, TypeAlias, overload

from ..ir import Attribute, InsertionPoint, Location, Operation, OpResult, OpView, Type, Value
from ._arith_enum_gen import *
from ._arith_ops_gen import *

_Point: TypeAlias = InsertionPoint | Literal[False] | None
_Value: TypeAlias = Value[Type] | Operation | OpView

class ConstantOp(_ops.ConstantOp):
    @overload
    def __init__(self, result: Attribute, value: None, *, loc: Location | None = None, ip: _Point = None) -> None: ...
    @overload
    def __init__(
        self,
        result: Type,
        value: int | float | Attribute | array[Any],
        *,
        loc: Location | None = None,
        ip: _Point = None,
    ) -> None: ...
    @classmethod
    def create_index(cls, value: int, *, loc: Location | None = None, ip: _Point = None) -> Self: ...
    @property
    def type(self) -> Type: ...
    @property  # type: ignore[misc]
    def value(self) -> Attribute: ...
    @property
    def literal_value(self) -> int | float: ...

def constant(
    result: Type, value: int | float | Attribute | array[Any], *, loc: Location | None = None, ip: _Point = None
) -> OpResult: ...
