"""Decorators that build the region of an operation with a Python function."""

from collections.abc import Callable
from typing import Any

from ..ir import Operation, OpView, Region

def op_region_builder(
    op: Operation | OpView, op_region: Region, terminator: Callable[..., Any] | None = None
) -> Callable[[Callable[..., Any]], Any]: ...
def region_op(op_constructor: Callable[..., Operation | OpView], terminator: Callable[..., Any] | None = None) -> Callable[..., Any]: ...
