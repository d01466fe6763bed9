"""Short names of types."""

from collections.abc import Sequence as _Sequence

from ..ir import (
    Attribute,
    BF16Type,
    ComplexType,
    F16Type,
    F32Type,
    F64Type,
    Float4E2M1FNType,
    Float6E2M3FNType,
    Float6E3M2FNType,
    Float8E3M4Type,
    Float8E4M3B11FNUZType,
    Float8E4M3FNType,
    Float8E4M3Type,
    Float8E5M2Type,
    Float8E8M0FNUType,
    FloatTF32Type,
    FunctionType,
    IndexType,
    IntegerType,
    MemRefType,
    NoneType,
    OpaqueType,
    RankedTensorType,
    StridedLayoutAttr,
    StringAttr,
    TupleType,
    Type,
    UnrankedMemRefType,
    UnrankedTensorType,
    VectorType,
)



def i(width):
    """Returns the signless integer type of this many bits."""
    return IntegerType.get_signless(width)


def si(width):
    """Returns the signed integer type of this many bits."""
    return IntegerType.get_signed(width)


def ui(width):
    """Returns the unsigned integer type of this many bits."""
    return IntegerType.get_unsigned(width)


def _constant(make, *arguments):
    def get():
        """Returns the type of this name, in the current context."""
        return make(*arguments)

    return get


index = _constant(IndexType.get)
bool = _constant(i, 1)
i8, i16, i32, i64 = (_constant(i, width) for width in (8, 16, 32, 64))
si8, si16, si32, si64 = (_constant(si, width) for width in (8, 16, 32, 64))
ui8, ui16, ui32, ui64 = (_constant(ui, width) for width in (8, 16, 32, 64))
bf16 = _constant(BF16Type.get)
f16 = _constant(F16Type.get)
f32 = _constant(F32Type.get)
f64 = _constant(F64Type.get)
tf32 = _constant(FloatTF32Type.get)
f4E2M1FN = _constant(Float4E2M1FNType.get)
f6E2M3FN = _constant(Float6E2M3FNType.get)
f6E3M2FN = _constant(Float6E3M2FNType.get)
f8E3M4 = _constant(Float8E3M4Type.get)
f8E4M3 = _constant(Float8E4M3Type.get)
f8E4M3FN = _constant(Float8E4M3FNType.get)
f8E4M3B11FNUZ = _constant(Float8E4M3B11FNUZType.get)
f8E5M2 = _constant(Float8E5M2Type.get)
f8E8M0FNU = _constant(Float8E8M0FNUType.get)
none = _constant(NoneType.get)


def complex(type):
    """Returns the complex type of an element type."""
    return ComplexType.get(type)


def opaque(dialect_namespace, type_data):
    """Returns the type of a dialect that is not registered."""
    return OpaqueType.get(dialect_namespace, type_data)


def _shaped(*shape, element_type=None, type_constructor=None):
    if (element_type is None) == (not shape or not isinstance(shape[-1], Type)):
        raise ValueError("Either element_type must be provided explicitly XOR last arg to tensor type constructor must be the element type.")
    if element_type is None:
        *shape, element_type = shape
    return type_constructor(list(shape), element_type) if shape else type_constructor(None, element_type)


def tensor(*shape, element_type=None, encoding=None):
    """Returns a tensor type: sizes, then the element type; without sizes, one without rank."""

    def make(sizes, element):
        if sizes is not None:
            return RankedTensorType.get(sizes, element, encoding)
        if encoding is not None:
            raise ValueError("UnrankedTensorType does not support encoding.")
        return UnrankedTensorType.get(element)

    if encoding is not None and isinstance(encoding, str):
        encoding = StringAttr.get(encoding)
    return _shaped(*shape, element_type=element_type, type_constructor=make)


def memref(*shape, element_type=None, memory_space=None, layout=None):
    """Returns a buffer type: sizes, then the element type; without sizes, one without rank.

    A memory space is an attribute, its text, or a number, and a layout an attribute, or strides and an offset.
    """
    if isinstance(memory_space, (int, str)):
        memory_space = Attribute.parse(str(memory_space))
    if isinstance(layout, _Sequence):
        strides, offset = layout if isinstance(layout[0], _Sequence) else (layout, 0)
        layout = StridedLayoutAttr.get(offset, strides)

    def make(sizes, element):
        if sizes is None:
            return UnrankedMemRefType.get(element, memory_space)
        return MemRefType.get(sizes, element, layout, memory_space)

    return _shaped(*shape, element_type=element_type, type_constructor=make)


def vector(*shape, element_type=None, scalable=None, scalable_dims=None):
    """Returns a vector type: sizes, then the element type. Sizes scale as `VectorType.get` says."""
    make = lambda sizes, element: VectorType.get(sizes or [], element, scalable=scalable, scalable_dims=scalable_dims)
    return _shaped(*shape, element_type=element_type, type_constructor=make)


def tuple(*elements):
    """Returns the tuple type of element types."""
    return TupleType.get_tuple(list(elements))


def function(*, inputs, results):
    """Returns a function type."""
    return FunctionType.get(inputs, results)
