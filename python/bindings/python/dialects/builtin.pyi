"""The dialect `builtin`."""

from collections.abc import Callable, Mapping
from typing import Any, Literal, TypeAlias

from ..ir import Attribute, Block, InsertionPoint, Location, Operation, OpView, Type, Value
from ._builtin_enum_gen import *
from ._builtin_ops_gen import *

_Point: TypeAlias = InsertionPoint | Literal[False] | None
_Value: TypeAlias = Value[Type] | Operation | OpView

class ModuleOp(_ops.ModuleOp):
    def __init__(self, *, loc: Location | None = None, ip: _Point = None) -> None: ...
    @property
    def body(self) -> Block: ...

def module(
    *,
    sym_name: str | None = None,
    sym_visibility: str | None = None,
    attrs: Mapping[str, Attribute] | None = None,
    loc: Location | None = None,
    ip: _Point = None,
) -> Callable[[Callable[..., object]], Any]: ...
