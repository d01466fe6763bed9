"""The classes of builtin types."""

from . import _mlir
from ._kinds import Getters, export, in_context, type_of
from ._mlir.ir import Type

_t = _mlir._types
_parts = Getters(Type)


class _Signedness:
    """The enum, or a member of it, as an attribute that is looked up when it is used."""

    def __init__(self, member=None):
        self._member = member

    def __get__(self, instance, cls):
        from .._enums import Signedness

        return Signedness if self._member is None else Signedness[self._member]


@type_of("integer", "builtin.integer")
class IntegerType(Type):
    """An integer type of any width."""

    __slots__ = ()

    Signedness = _Signedness()
    SIGNLESS = _Signedness("SIGNLESS")
    SIGNED = _Signedness("SIGNED")
    UNSIGNED = _Signedness("UNSIGNED")
    get_signless = _t.get_signless
    get_signed = _t.get_signed
    get_unsigned = _t.get_unsigned
    width = _parts.width

    @staticmethod
    def get(width, signedness=None, context=None):
        """Returns the type of this many bits, signless by default."""
        number = 0 if signedness is None else IntegerType.Signedness(signedness).value
        return _t.integer(width, number, context)

    @property
    def signedness(self):
        """Returns the meaning of the sign bit, a member of `IntegerType.Signedness`."""
        return IntegerType.Signedness(_t.signedness(self))

    is_signless = _parts.is_signless
    is_signed = _parts.is_signed
    is_unsigned = _parts.is_unsigned


@type_of("index", "builtin.index")
class IndexType(Type):
    """The type of sizes and positions."""

    __slots__ = ()

    get = _t.index


@type_of("none", "builtin.none")
class NoneType(Type):
    """The type of nothing."""

    __slots__ = ()

    get = _t.none


class _NoTypeId:
    """The absence of a type id: an abstract class has none, and its subclasses have their own."""

    def __get__(self, instance, cls):
        raise AttributeError(f"{cls.__name__} has no typeid.")


@export
class FloatType(Type):
    """A floating-point type."""

    __slots__ = ()

    static_typeid = _NoTypeId()

    width = _parts.width


def _float(class_name, keyword):
    def get(context=None):
        """Returns the type."""
        return _t.float(keyword, context)

    get = getattr(_t, "get_" + keyword, staticmethod(get))
    members = {"__slots__": (), "__doc__": f"The floating-point type `{keyword}`.", "get": get}
    return type_of(keyword, "builtin." + keyword)(type(class_name, (FloatType,), members))


for _class, _keyword in {
    "BF16Type": "bf16",
    "F16Type": "f16",
    "F32Type": "f32",
    "F64Type": "f64",
    "FloatTF32Type": "tf32",
    "Float4E2M1FNType": "f4E2M1FN",
    "Float6E2M3FNType": "f6E2M3FN",
    "Float6E3M2FNType": "f6E3M2FN",
    "Float8E3M4Type": "f8E3M4",
    "Float8E4M3Type": "f8E4M3",
    "Float8E4M3FNType": "f8E4M3FN",
    "Float8E4M3FNUZType": "f8E4M3FNUZ",
    "Float8E4M3B11FNUZType": "f8E4M3B11FNUZ",
    "Float8E5M2Type": "f8E5M2",
    "Float8E5M2FNUZType": "f8E5M2FNUZ",
    "Float8E8M0FNUType": "f8E8M0FNU",
}.items():
    _float(_class, _keyword)


@type_of("complex", "builtin.complex")
class ComplexType(Type):
    """A complex number of two elements."""

    __slots__ = ()

    get = _t.complex
    element_type = _parts.element_type


@type_of("function", "builtin.function")
class FunctionType(Type):
    """A function type."""

    __slots__ = ()

    get = _t.function
    inputs = _parts.inputs
    results = _parts.results


@type_of("tuple", "builtin.tuple")
class TupleType(Type):
    """A tuple of types."""

    __slots__ = ()

    get_tuple = _t.tuple
    num_types = _parts.num_types

    def get_type(self, pos):
        """Returns the type at a position; raises `IndexError` where there is none."""
        return _t.tuple_item(self, pos)


@type_of("opaque", "builtin.opaque")
class OpaqueType(Type):
    """A type of a dialect that is not registered."""

    __slots__ = ()

    get = _t.opaque

    @property
    def dialect_namespace(self):
        """Returns the name of the dialect."""
        return _t.opaque_parts(self)[0]

    @property
    def data(self):
        """Returns the text of the type without the name of its dialect."""
        return _t.opaque_parts(self)[1]


DYNAMIC = -(2**63)


@export
class ShapedType(Type):
    """A type with a shape and an element type."""

    __slots__ = ()

    static_typeid = _NoTypeId()
    element_type = _parts.element_type

    has_rank = _parts.has_rank
    rank = _parts.rank
    shape = _parts.shape
    has_static_shape = _parts.has_static_shape

    def get_dim_size(self, dim):
        """Returns the size of a dimension, counted from zero; raises `IndexError` where there is none, `ValueError` without rank."""
        return _t.dim_size(self, dim)

    def is_dynamic_dim(self, dim):
        """Whether the size of a dimension is not known; raises what `get_dim_size` does."""
        return _t.dim_size(self, dim) == DYNAMIC

    def is_static_dim(self, dim):
        """Whether the size of a dimension is known; raises what `get_dim_size` does."""
        return _t.dim_size(self, dim) != DYNAMIC

    @staticmethod
    def is_dynamic_size(dim_size):
        """Whether a size represents an unknown one."""
        return dim_size == DYNAMIC

    @staticmethod
    def is_static_size(dim_size):
        """Whether a size is known."""
        return dim_size != DYNAMIC

    @staticmethod
    def get_dynamic_size():
        """Returns the size that represents an unknown one."""
        return DYNAMIC

    def is_dynamic_stride_or_offset(self, dim_size):
        """Whether a stride or an offset represents an unknown one; raises `ValueError` without rank."""
        self.rank  # An error without a rank.
        return dim_size == DYNAMIC

    def is_static_stride_or_offset(self, dim_size):
        """Whether a stride or an offset is known; raises `ValueError` without rank."""
        self.rank  # An error without a rank.
        return dim_size != DYNAMIC

    @staticmethod
    def get_dynamic_stride_or_offset():
        """Returns the stride or offset that represents an unknown one."""
        return DYNAMIC


@type_of("vector", "builtin.vector")
class VectorType(ShapedType):
    """A vector of fixed or scalable size."""

    __slots__ = ()

    @staticmethod
    def _scalable(shape, scalable, scalable_dims):
        if scalable is not None and scalable_dims is not None:
            raise ValueError("'scalable' and 'scalable_dims' kwargs are mutually exclusive.")
        if scalable is not None:
            if len(scalable) != len(shape):
                raise ValueError("Expected len(scalable) == len(shape).")
            return [bool(it) for it in scalable]
        if scalable_dims is not None:
            if any(not 0 <= dim < len(shape) for dim in scalable_dims):
                raise ValueError("Scalable dimension index out of bounds.")
            return [dim in scalable_dims for dim in range(len(shape))]
        return None

    @staticmethod
    def get(shape, element_type, *, scalable=None, scalable_dims=None, loc=None):
        """Returns the type, or raises `MLIRError`. Sizes that scale: `scalable`, a truth for each, or `scalable_dims`, their positions."""
        return _t.vector(shape, element_type, VectorType._scalable(shape, scalable, scalable_dims), loc)

    @staticmethod
    def get_unchecked(shape, element_type, *, scalable=None, scalable_dims=None, context=None):
        """Returns the type; it is checked all the same."""
        return in_context(_t.vector, context, shape, element_type, VectorType._scalable(shape, scalable, scalable_dims))

    scalable_dims = _parts.scalable_dims

    @property
    def scalable(self):
        """Returns whether any size is a multiple of a number that is known at run time."""
        return any(self.scalable_dims)


@type_of("tensor", "builtin.tensor")
class RankedTensorType(ShapedType):
    """A tensor of known rank."""

    __slots__ = ()

    get = _t.tensor
    encoding = _parts.encoding

    @staticmethod
    def get_unchecked(shape, element_type, encoding=None, context=None):
        """Returns the type; it is checked all the same."""
        return in_context(_t.tensor, context, shape, element_type, encoding)


@type_of("unranked_tensor", "builtin.unranked_tensor")
class UnrankedTensorType(ShapedType):
    """A tensor of any rank."""

    __slots__ = ()

    get = _t.unranked_tensor

    @staticmethod
    def get_unchecked(element_type, context=None):
        """Returns the type; it is checked all the same."""
        return in_context(_t.unranked_tensor, context, element_type)


@type_of("memref", "builtin.memref")
class MemRefType(ShapedType):
    """A buffer of known rank."""

    __slots__ = ()

    get = _t.memref
    layout = _parts.layout
    affine_map = _parts.affine_map
    memory_space = _parts.memory_space

    @staticmethod
    def get_unchecked(shape, element_type, layout=None, memory_space=None, context=None):
        """Returns the type; it is checked all the same."""
        return in_context(_t.memref, context, shape, element_type, layout, memory_space)

    def get_strides_and_offset(self):
        """Returns the strides and the offset in elements; raises `RuntimeError` for a layout without strides."""
        return _t.strides_and_offset(self)


@type_of("unranked_memref", "builtin.unranked_memref")
class UnrankedMemRefType(ShapedType):
    """A buffer of any rank."""

    __slots__ = ()

    memory_space = _parts.memory_space

    @staticmethod
    def get(element_type, memory_space, loc=None):
        """Returns the type, or raises `MLIRError`."""
        return _t.unranked_memref(element_type, memory_space, loc)

    @staticmethod
    def get_unchecked(element_type, memory_space, context=None):
        """Returns the type; it is checked all the same."""
        return in_context(_t.unranked_memref, context, element_type, memory_space)


_parts.finish()
