"""The dialect `tensor`."""

from collections.abc import Callable, Sequence
from typing import Any, Literal, TypeAlias

from ..ir import Attribute, InsertionPoint, Location, Operation, OpResult, OpView, Type, Value
from ._tensor_enum_gen import *
from ._tensor_ops_gen import *

_Point: TypeAlias = InsertionPoint | Literal[False] | None
_Value: TypeAlias = Value[Type] | Operation | OpView

class EmptyOp(_ops.EmptyOp):
    def __init__(
        self,
        sizes: Sequence[int | _Value],
        element_type: Type,
        *,
        encoding: Attribute | None = None,
        loc: Location | None = None,
        ip: _Point = None,
    ) -> None: ...

def empty(
    sizes: Sequence[int | _Value],
    element_type: Type,
    *,
    encoding: Attribute | None = None,
    loc: Location | None = None,
    ip: _Point = None,
) -> OpResult: ...
def generate(
    result: Type, dynamic_extents: Sequence[_Value], *, loc: Location | None = None, ip: _Point = None
) -> Callable[[Callable[..., object]], Any]: ...
