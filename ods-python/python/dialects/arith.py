"""The dialect `arith`."""

import array as _array

from ..ir import (
    Attribute,
    Context,
    DenseElementsAttr,
    F32Type,
    F64Type,
    FloatAttr,
    FloatType,
    IndexType,
    IntegerAttr,
    IntegerType,
    Location,
    ShapedType,
)
from ._arith_enum_gen import *
from ._arith_ops_gen import *
from ._arith_ops_gen import _Dialect
from ._ods_common import _cext

_build_constant = constant


def _attribute_of(result, value):
    """Returns the attribute of this type for a number or an array of numbers."""
    if isinstance(value, int):
        return IntegerAttr.get(result, value)
    if isinstance(value, float):
        return FloatAttr.get(result, value)
    if isinstance(value, _array.array):
        if value.typecode not in "bBhHiIlLqQfd":
            raise ValueError(f"unsupported type code `{value.typecode}` of the array")
        return DenseElementsAttr.get(value, type=result)
    raise NotImplementedError(f"no constant is made of a {type(value).__name__}; pass an attribute")


@_cext.register_operation(_Dialect, replace=True)
class ConstantOp(ConstantOp):
    """A constant, from a number or an attribute."""

    def __init__(self, result, value, *, loc=None, ip=None):
        if isinstance(value, Attribute):
            super().__init__(value, results=[result], loc=loc, ip=ip)
        else:
            super().__init__(_attribute_of(result, value), loc=loc, ip=ip)

    @classmethod
    def create_index(cls, value, *, loc=None, ip=None):
        """Returns a constant of type `index`."""
        return cls(IndexType.get(loc.context if loc is not None else None), value, loc=loc, ip=ip)

    @property
    def type(self):
        return self.results[0].type

    @property
    def value(self):
        return self.operation.attributes["value"]

    @property
    def literal_value(self):
        """The value as a number."""
        if isinstance(self.type, (IntegerType, IndexType)):
            return IntegerAttr(self.value).value
        if isinstance(self.type, FloatType):
            return FloatAttr(self.value).value
        raise ValueError("only integer and float constants have literal values")


def constant(result, value, *, loc=None, ip=None):
    """Returns a constant of a type, from a number or an attribute."""
    if isinstance(value, Attribute):
        return ConstantOp(result, value, loc=loc, ip=ip).result
    return _build_constant(_attribute_of(result, value), loc=loc, ip=ip)
