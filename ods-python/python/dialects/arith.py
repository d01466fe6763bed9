"""The dialect `arith`."""

import array as _array

from ..ir import Attribute, DenseElementsAttr, FloatAttr, FloatType, IndexType, IntegerAttr, IntegerType, ShapedType
from ._arith_enum_gen import *
from ._arith_ops_gen import *
from ._arith_ops_gen import _Dialect
from ._ods_common import _cext


def _elements(type, array):
    """Returns the elements of an array as those of a type."""
    if array.typecode not in "bBhHiIlLqQfd":
        raise ValueError(f"unsupported type code `{array.typecode}` of the array")
    if not isinstance(type, ShapedType):
        raise ValueError(f"an array is no constant of type {type}; pass a tensor or vector type")
    width = getattr(type.element_type, "width", 64)  # Indices have no width.
    if 8 * array.itemsize != width:
        raise ValueError(f"Mismatching array element ({8 * array.itemsize}) and type ({width}) width.")
    return DenseElementsAttr.get(array, type=type)


@_cext.register_operation(_Dialect, replace=True)
class ConstantOp(ConstantOp):
    """A constant, from a number, an array or an attribute, which has a type of its own."""

    def __init__(self, result, value, *, loc=None, ip=None):
        if value is None:
            value = result
        if isinstance(value, int):
            value = IntegerAttr.get(result, value)
        elif isinstance(value, float):
            value = FloatAttr.get(result, value)
        elif isinstance(value, _array.array):
            value = _elements(result, value)
        elif not isinstance(value, Attribute):
            raise NotImplementedError(f"no constant is made of a {type(value).__name__}; pass an attribute")
        super().__init__(value, loc=loc, ip=ip)

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
    return ConstantOp(result, value, loc=loc, ip=ip).result
