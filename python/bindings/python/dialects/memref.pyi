"""The dialect `memref`."""

from collections.abc import Sequence
from typing import Literal, TypeAlias

from ..ir import InsertionPoint, IntegerAttr, Location, MemRefType, Operation, OpResult, OpView, Type, Value
from ._memref_enum_gen import *
from ._memref_ops_gen import *

_Point: TypeAlias = InsertionPoint | Literal[False] | None
_Value: TypeAlias = Value[Type] | Operation | OpView

def _infer_memref_subview_result_type(
    source_memref_type: MemRefType,
    offsets: Sequence[int | _Value],
    static_sizes: Sequence[int],
    static_strides: Sequence[int],
) -> MemRefType: ...
def subview(
    source: Value[Type],
    offsets: Sequence[int | IntegerAttr | _Value] | None,
    sizes: Sequence[int | IntegerAttr | _Value] | None,
    strides: Sequence[int | IntegerAttr | _Value] | None,
    *,
    result_type: Type | None = None,
    loc: Location | None = None,
    ip: _Point = None,
) -> OpResult: ...
