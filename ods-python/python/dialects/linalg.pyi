"""The dialect `linalg`."""

from collections.abc import Callable, Sequence
from typing import Any, Literal, Protocol, TypeAlias

from ..ir import AffineMap, Attribute, InsertionPoint, Location, Operation, OpResult, OpResultList, OpView, Type, Value
from ._linalg_enum_gen import *
from ._linalg_ops_gen import *

_Point: TypeAlias = InsertionPoint | Literal[False] | None
_Value: TypeAlias = Value[Type] | Operation | OpView

class _Named(Protocol):
    """A value builder of a named operation."""

    def __call__(
        self,
        *inputs: _Value,
        outs: Sequence[_Value],
        loc: Location | None = None,
        ip: _Point = None,
        **attributes: Attribute,
    ) -> OpResult | OpResultList | OpView: ...

_NAMED: None

def named_builders() -> dict[str, _Named]: ...
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
) -> Callable[[Callable[..., object]], OpResult | OpResultList | OpView]: ...
