"""The dialect `tensor`."""

from ..extras.meta import region_op
from ..ir import RankedTensorType, ShapedType
from ._ods_common import _cext
from ._tensor_enum_gen import *
from ._tensor_ops_gen import *
from ._tensor_ops_gen import _Dialect


@_cext.register_operation(_Dialect, replace=True)
class EmptyOp(EmptyOp):
    """A tensor without contents, from sizes that are numbers or values."""

    def __init__(self, sizes, element_type, *, encoding=None, loc=None, ip=None):
        static = [it if isinstance(it, int) else ShapedType.get_dynamic_size() for it in sizes]
        dynamic = [it for it in sizes if not isinstance(it, int)]
        super().__init__(RankedTensorType.get(static, element_type, encoding=encoding), dynamic, loc=loc, ip=ip)


def empty(sizes, element_type, *, encoding=None, loc=None, ip=None):
    """Returns a tensor without contents."""
    return EmptyOp(sizes, element_type, encoding=encoding, loc=loc, ip=ip).result


def generate(result, dynamic_extents, *, loc=None, ip=None):
    """Decorates the function that builds the body: it takes the indices, and returns the element at them."""
    return GenerateOp(result, dynamic_extents, loc=loc, ip=ip)


generate = region_op(generate, terminator=lambda values: YieldOp(*values))
