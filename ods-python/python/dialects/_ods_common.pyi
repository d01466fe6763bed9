"""Common parts of the modules of dialects, for those of other packages as well."""

from collections.abc import Sequence
from typing import Any, TypeAlias

from .._mlir_libs import _mlir
from ..ir import ArrayAttr, Context, DenseI64ArrayAttr, IntegerAttr, Location, Operation, OpResult, OpResultList, OpView, Type, Value

_cext = _mlir

ResultValueTypeTuple: tuple[type[Operation], type[OpView], type[Value[Type]]]
ResultValueT: TypeAlias = Operation | OpView | Value[Type]
VariadicResultValueT: TypeAlias = ResultValueT | Sequence[ResultValueT]
StaticIntLike: TypeAlias = int | IntegerAttr
MixedInt: TypeAlias = StaticIntLike | ResultValueT
MixedValues: TypeAlias = Sequence[StaticIntLike | ResultValueT] | ArrayAttr | ResultValueT
DynamicIndexList: TypeAlias = Sequence[MixedInt | Sequence[MixedInt]]

def get_default_loc_context(location: Location | None = None) -> Context | None: ...
def get_op_result_or_value(arg: ResultValueT | OpResultList) -> Value[Type]: ...
def get_op_results_or_values(arg: Any) -> Any: ...
def get_op_result_or_op_results(op: Operation | OpView) -> OpResult | OpResultList | Operation: ...
def segmented_accessor(elements: Any, raw_segments: Any, idx: int) -> Any: ...
def equally_sized_accessor(
    elements: Sequence[Any], n_simple: int, n_variadic: int, n_preceding_simple: int, n_preceding_variadic: int
) -> tuple[int, int]: ...
def _dispatch_mixed_values(
    values: MixedValues | None,
) -> tuple[list[ResultValueT], ResultValueT | None, DenseI64ArrayAttr | ArrayAttr | None]: ...
def _dispatch_dynamic_index_list(indices: DynamicIndexList) -> tuple[list[ResultValueT], list[int], list[bool]]: ...
def _get_int_array_attr(values: Sequence[StaticIntLike] | ArrayAttr | None) -> ArrayAttr | None: ...
