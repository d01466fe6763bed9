"""The dialect `arith`."""

import array as _array

from ..ir import Attribute, DenseElementsAttr, FloatAttr, FloatType, IndexType, IntegerAttr, IntegerType, ShapedType
from ._arith_enum_gen import *
from ._arith_ops_gen import *
from ._arith_ops_gen import _Dialect
from ._ods_common import _cext

_build_constant = constant


def _elements(type, array):
    """Returns the elements of an array as elements of a type."""
    if array.typecode not in "bBhHiIlLqQfd":
        raise ValueError(f"unsupported type code `{array.typecode}` of the array")
    if not isinstance(type, ShapedType):
        raise ValueError(f"an array is not a constant of type {type}; pass a tensor or vector type")
    width = getattr(type.element_type, "width", 64)  # Indices have no width.
    if 8 * array.itemsize != width:
        raise ValueError(f"Mismatching array element ({8 * array.itemsize}) and type ({width}) width.")
    return DenseElementsAttr.get(array, type=type)


def _attribute_of(result, value):
    """Returns the attribute of a constant: `result` is its type, or the attribute itself if the value is `None`."""
    if isinstance(value, int):
        return IntegerAttr.get(result, value)
    if isinstance(value, float):
        return FloatAttr.get(result, value)
    if isinstance(value, Attribute):
        return value
    if isinstance(value, _array.array):
        return _elements(result, value)
    if value is None:
        return result
    raise TypeError(f"no constant is made of a {type(value).__name__}; pass an attribute")


@_cext.register_operation(_Dialect, replace=True)
class ConstantOp(ConstantOp):
    """A constant, from a number, an array or an attribute, which has a type of its own."""

    def __init__(self, result, value, *, loc=None, ip=None):
        super().__init__(_attribute_of(result, value), loc=loc, ip=ip)

    @classmethod
    def create_index(cls, value, *, loc=None, ip=None):
        """Returns a constant of type `index`."""
        return cls(IndexType.get(loc.context if loc is not None else None), value, loc=loc, ip=ip)

    @property
    def type(self):
        """Returns the type of the constant."""
        return self.results[0].type

    @property
    def value(self):
        """Returns the attribute."""
        return self.operation.attributes["value"]

    @property
    def literal_value(self):
        """Returns the value as a number; raises `ValueError` for other constants."""
        if isinstance(self.type, (IntegerType, IndexType)):
            return IntegerAttr(self.value).value
        if isinstance(self.type, FloatType):
            return FloatAttr(self.value).value
        raise ValueError("only integer and float constants have literal values")


def constant(result, value, *, loc=None, ip=None):
    """Returns a constant of a type, from a number or an attribute."""
    return _build_constant(_attribute_of(result, value), loc=loc, ip=ip)
