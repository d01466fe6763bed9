"""The dialect `memref`."""

import math as _math

from ..ir import IntegerAttr, MemRefType, OpResult, ShapedType, StridedLayoutAttr
from ._memref_enum_gen import *
from ._memref_ops_gen import *
from ._memref_ops_gen import _Dialect
from ._ods_common import _dispatch_mixed_values

_native_subview = subview


def _as_number(size):
    """Returns the number that a size is, or that it is a constant of; otherwise the size. The number that means an unknown size stays a value."""
    if isinstance(size, IntegerAttr):
        return size.value
    if isinstance(size, OpResult) and size.owner.operation.name == "arith.constant":
        number = IntegerAttr(size.owner.operation.attributes["value"]).value
        return number if _is_known(number) else size
    return size


def _is_known(size):
    return isinstance(size, int) and size != ShapedType.get_dynamic_size()


def _infer_memref_subview_result_type(source_memref_type, offsets, static_sizes, static_strides):
    """Returns the type of a part of a buffer, of known sizes and strides."""
    source_strides, source_offset = source_memref_type.get_strides_and_offset()
    if any(not _is_known(it) for it in [*static_sizes, *static_strides]):
        raise ValueError("Only inferring from python or mlir integer constant is supported.")
    dynamic = ShapedType.get_dynamic_size()
    known = all(_is_known(it) for it in [*offsets, source_offset, *source_strides])
    offset = source_offset + sum(it * stride for it, stride in zip(offsets, source_strides)) if known else dynamic
    target = [it * step if _is_known(it) else dynamic for it, step in zip(source_strides, static_strides)]
    contiguous = [_math.prod(static_sizes[at + 1 :]) for at in range(len(static_sizes))]
    layout = None if offset == 0 and target == contiguous else StridedLayoutAttr.get(offset, target)
    return MemRefType.get(static_sizes, source_memref_type.element_type, layout, source_memref_type.memory_space)


def subview(source, offsets, sizes, strides, *, result_type=None, loc=None, ip=None):
    """Returns a part of a buffer; without `result_type`, that is inferred, and constants among offsets, sizes and strides become numbers.

    Raises `ValueError` if the type is inferred and a size or a stride is not known.
    """
    parts = [part or [] for part in (offsets, sizes, strides)]
    if result_type is None:
        parts = [[_as_number(it) for it in part] for part in parts]
        offsets, sizes, strides = parts
        if any(not _is_known(it) for it in [*sizes, *strides]):
            raise ValueError("mixed static/dynamic offset/sizes/strides requires explicit result type.")
        result_type = _infer_memref_subview_result_type(source.type, offsets, sizes, strides)
    groups = [_dispatch_mixed_values(part) for part in parts]
    (offset_values, _, static_offsets), (size_values, _, static_sizes), (stride_values, _, static_strides) = groups
    return _native_subview(
        result_type, source, offset_values, size_values, stride_values, static_offsets, static_sizes, static_strides, loc=loc, ip=ip
    )
