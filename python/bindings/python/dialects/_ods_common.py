"""What the modules of dialects share, and what modules of other packages import from here."""

from collections.abc import Sequence

from .._mlir_libs import _mlir as _cext
from ..ir import (
    ArrayAttr,
    Attribute,
    BoolAttr,
    DenseI64ArrayAttr,
    IntegerAttr,
    IntegerType,
    Location,
    Operation,
    OpResultList,
    OpView,
    ShapedType,
    Value,
)

ResultValueTypeTuple = (Operation, OpView, Value)
ResultValueT = Operation | OpView | Value
VariadicResultValueT = ResultValueT | Sequence[ResultValueT]
StaticIntLike = int | IntegerAttr
ValueLike = ResultValueT
MixedInt = StaticIntLike | ValueLike
IntOrAttrList = Sequence[IntegerAttr | int]
OptionalIntList = ArrayAttr | IntOrAttrList | None
BoolOrAttrList = Sequence[BoolAttr | bool]
OptionalBoolList = ArrayAttr | BoolOrAttrList | None
MixedValues = Sequence[StaticIntLike | ValueLike] | ArrayAttr | ValueLike
DynamicIndexList = Sequence[MixedInt | Sequence[MixedInt]]


def get_default_loc_context(location=None):
    """Returns the context of a location, or of the current one; without one, `None`, which represents the current context."""
    location = location or Location.current
    return None if location is None else location.context


def get_op_result_or_value(arg):
    """Returns a value: the argument, or the only result of an operation."""
    if isinstance(arg, (OpView, Operation)):
        return arg.operation.result
    if isinstance(arg, OpResultList):
        return arg[0]
    assert isinstance(arg, Value), f"expects Value, got {type(arg)}"
    return arg


def get_op_results_or_values(arg):
    """Returns values: the results of an operation, or the elements of a sequence."""
    return arg.operation.results if isinstance(arg, (OpView, Operation)) else arg


def get_op_result_or_op_results(op):
    """Returns the only result of an operation, its results, or the operation if there are none."""
    results = op.operation.results
    count = len(results)
    if count == 1:
        return results[0]
    return results if count else op.operation


def segmented_accessor(elements, raw_segments, idx):
    """Returns the elements of a segment, whose lengths an attribute has."""
    sizes = list(raw_segments)
    start = sum(sizes[:idx])
    return elements[start : start + sizes[idx]]


def equally_sized_accessor(elements, n_simple, n_variadic, n_preceding_simple, n_preceding_variadic):
    """Returns the start and the length of a group, if all variadic ones have the same length."""
    length = (len(elements) - n_simple) // n_variadic if n_variadic else 0
    return n_preceding_simple + n_preceding_variadic * length, length


def _is_static(size):
    return isinstance(size, (int, IntegerAttr)) and not isinstance(size, bool)


def _dispatch_mixed_values(values):
    """Splits sizes into values, one value for all of them, and an array of those known."""
    if isinstance(values, (ArrayAttr, DenseI64ArrayAttr)):
        return [], None, values
    if isinstance(values, (Operation, OpView, Value)):
        return [], values, None
    dynamic, static = [], []
    for size in values or []:
        if _is_static(size):
            static.append(int(size))
        else:
            static.append(ShapedType.get_dynamic_size())
            dynamic.append(size)
    return dynamic, None, DenseI64ArrayAttr.get(static)


def _dispatch_dynamic_index_list(indices):
    """Splits indices into values, those known, and whether each is scalable."""
    dynamic, static, scalable = [], [], []
    for index in indices:
        is_scalable = isinstance(index, (list, tuple)) and len(index) == 1
        index = index[0] if is_scalable else index
        scalable.append(is_scalable)
        if _is_static(index):
            static.append(int(index))
        else:
            static.append(ShapedType.get_dynamic_size())
            dynamic.append(index)
    return dynamic, static, scalable


def _get_value_or_attribute_value(value_or_attr):
    """Returns the value of an attribute, the values of an array of them, or the value itself."""
    if isinstance(value_or_attr, ArrayAttr):
        return _get_value_list(value_or_attr)
    return value_or_attr.value if isinstance(value_or_attr, Attribute) and hasattr(value_or_attr, "value") else value_or_attr


def _get_value_list(sequence_or_array_attr):
    """Returns values, or the values of attributes, as a list."""
    return [_get_value_or_attribute_value(it) for it in sequence_or_array_attr]


def _get_int_array_attr(values):
    """Returns the array of 64-bit integers, or `None`."""
    if values is None:
        return None
    i64 = IntegerType.get_signless(64)
    return ArrayAttr.get([IntegerAttr.get(i64, value) for value in _get_value_list(values)])


def _get_int_array_array_attr(values):
    """Returns the array of arrays of 64-bit integers, or `None`."""
    return None if values is None else ArrayAttr.get([_get_int_array_attr(it) for it in values])
