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

_native_constant = ConstantOp


@_cext.register_operation(_Dialect, replace=True)
class ConstantOp(ConstantOp):
    """A constant, from a number or an attribute."""

    def __init__(self, result, value, *, loc=None, ip=None):
        if isinstance(value, Attribute):
            super().__init__(value, results=[result], loc=loc, ip=ip)
            return
        if isinstance(value, int):
            attribute = IntegerAttr.get(result, value)
        elif isinstance(value, float):
            attribute = FloatAttr.get(result, value)
        elif isinstance(value, _array.array):
            if value.typecode not in "bBhHiIlLqQfd":
                raise ValueError(f"unsupported type code `{value.typecode}` of the array")
            attribute = DenseElementsAttr.get(value, type=result)
        else:
            raise NotImplementedError(f"no constant is made of a {type(value).__name__}; pass an attribute")
        super().__init__(attribute, results=[result], loc=loc, ip=ip)

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
    return ConstantOp(result, value, loc=loc, ip=ip).result
