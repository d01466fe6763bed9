"""The dialect `memref`."""

from ..ir import DenseI64ArrayAttr, IntegerAttr, MemRefType, Operation, OpView, ShapedType, StridedLayoutAttr, Value
from ._memref_enum_gen import *
from ._memref_ops_gen import *
from ._memref_ops_gen import _Dialect
from ._ods_common import _dispatch_mixed_values, get_op_result_or_value

_native_subview = subview


def _as_number(size):
    """Returns the number that a value is a constant of, or the value."""
    if isinstance(size, (Operation, OpView)):
        size = get_op_result_or_value(size)
    if isinstance(size, Value) and hasattr(size, "result_number"):
        owner = size.owner
        if isinstance(owner, OpView) and owner.operation.name == "arith.constant":
            return IntegerAttr(owner.operation.attributes["value"]).value
    return size


def _inferred_subview(source, offsets, sizes, strides):
    layout = source.type
    source_strides, source_offset = layout.get_strides_and_offset()
    dynamic = ShapedType.get_dynamic_size()
    if any(not isinstance(it, int) for it in sizes + strides):
        raise ValueError("mixed static/dynamic offset/sizes/strides requires explicit result type.")
    known = all(isinstance(it, int) for it in offsets) and dynamic not in [source_offset, *source_strides]
    offset = source_offset + sum(it * stride for it, stride in zip(offsets, source_strides)) if known else dynamic
    target = [dynamic if it == dynamic else it * step for it, step in zip(source_strides, strides)]
    return MemRefType.get(sizes, layout.element_type, StridedLayoutAttr.get(offset, target), layout.memory_space)


def subview(source, offsets, sizes, strides, *, result_type=None, loc=None, ip=None):
    """Returns a part of a buffer; its type is inferred where sizes and strides are known."""
    parts = []
    for part in (offsets, sizes, strides):
        if part is None:
            raise ValueError("Only inferring from python or mlir integer constant is supported.")
        parts.append([_as_number(it) for it in part])
    offsets, sizes, strides = parts
    if result_type is None:
        result_type = _inferred_subview(source, offsets, sizes, strides)
    groups = [_dispatch_mixed_values(part) for part in parts]
    (offset_values, _, static_offsets), (size_values, _, static_sizes), (stride_values, _, static_strides) = groups
    return _native_subview(
        result_type, source, offset_values, size_values, stride_values, static_offsets, static_sizes, static_strides, loc=loc, ip=ip
    )
