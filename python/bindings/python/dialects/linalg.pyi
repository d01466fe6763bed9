"""The dialect `linalg`."""

import enum
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Literal, Protocol, TypeAlias

from ..ir import AffineMap, Attribute, InsertionPoint, Location, Operation, OpResult, OpResultList, OpView, Type, Value
from ._linalg_enum_gen import *
from ._linalg_ops_gen import *

_Point: TypeAlias = InsertionPoint | Literal[False] | None
_Value: TypeAlias = Value[Type] | Operation | OpView | OpResultList
_Attribute: TypeAlias = Attribute | enum.Enum | Sequence[AffineMap | Attribute] | Sequence[int]
_Built: TypeAlias = OpResult | OpResultList | Operation

class _Named(Protocol):
    """A value builder of a named operation."""

    def __call__(
        self,
        *inputs: _Value,
        outs: Sequence[_Value],
        loc: Location | None = None,
        ip: _Point = None,
        **attributes: _Attribute | None,
    ) -> _Built: ...

_NAMED: None

def named_builders() -> dict[str, _Named]: ...
def transpose(
    input: _Value, *, outs: Sequence[_Value], permutation: Iterable[int], loc: Location | None = None, ip: _Point = None
) -> TransposeOp: ...
def broadcast(
    input: _Value, *, outs: Sequence[_Value], dimensions: Iterable[int], loc: Location | None = None, ip: _Point = None
) -> BroadcastOp: ...
def elementwise(
    *ins: _Value,
    outs: Sequence[_Value],
    kind: ElementwiseKind | Attribute,
    indexing_maps: Sequence[AffineMap | Attribute] | None = None,
    loc: Location | None = None,
    ip: _Point = None,
) -> _Built: ...
def contract(
    *ins: _Value,
    outs: Sequence[_Value],
    indexing_maps: Sequence[AffineMap | Attribute],
    cast: TypeFn | Attribute | None = None,
    loc: Location | None = None,
    ip: _Point = None,
) -> _Built: ...
def generic(
    inputs: Sequence[_Value],
    outputs: Sequence[_Value],
    indexing_maps: Sequence[AffineMap | Attribute],
    iterator_types: Sequence[IteratorType | Attribute | str],
    *,
    doc: str | None = None,
    library_call: str | None = None,
    loc: Location | None = None,
    ip: _Point = None,
) -> Callable[[Callable[..., object]], _Built]: ...
def reduce(
    result: Sequence[Type],
    inputs: Sequence[_Value],
    inits: Sequence[_Value],
    dimensions: Attribute | Sequence[int],
    *,
    loc: Location | None = None,
    ip: _Point = None,
) -> Callable[[Callable[..., object]], _Built]: ...
def map(
    result: Sequence[Type], inputs: Sequence[_Value], init: _Value, *, loc: Location | None = None, ip: _Point = None
) -> Callable[[Callable[..., object]], _Built]: ...
