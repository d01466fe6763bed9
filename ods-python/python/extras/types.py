"""Short names of types."""

from collections.abc import Sequence as _Sequence
from functools import partial as _partial

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
    IntegerAttr,
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

index = lambda: IndexType.get()


def i(width):
    """Returns the signless integer type."""
    return IntegerType.get_signless(width)


def si(width):
    """Returns the signed integer type."""
    return IntegerType.get_signed(width)


def ui(width):
    """Returns the unsigned integer type."""
    return IntegerType.get_unsigned(width)


bool = lambda: i(1)
i8, i16, i32, i64 = (_partial(i, width) for width in (8, 16, 32, 64))
si8, si16, si32, si64 = (_partial(si, width) for width in (8, 16, 32, 64))
ui8, ui16, ui32, ui64 = (_partial(ui, width) for width in (8, 16, 32, 64))
bf16 = lambda: BF16Type.get()
f16 = lambda: F16Type.get()
f32 = lambda: F32Type.get()
f64 = lambda: F64Type.get()
tf32 = lambda: FloatTF32Type.get()
f4E2M1FN = lambda: Float4E2M1FNType.get()
f6E2M3FN = lambda: Float6E2M3FNType.get()
f6E3M2FN = lambda: Float6E3M2FNType.get()
f8E3M4 = lambda: Float8E3M4Type.get()
f8E4M3 = lambda: Float8E4M3Type.get()
f8E4M3FN = lambda: Float8E4M3FNType.get()
f8E4M3B11FNUZ = lambda: Float8E4M3B11FNUZType.get()
f8E5M2 = lambda: Float8E5M2Type.get()
f8E8M0FNU = lambda: Float8E8M0FNUType.get()
none = lambda: NoneType.get()


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
    """Returns a tensor type: sizes, then the element type."""

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
    """Returns a buffer type: sizes, then the element type."""
    if isinstance(memory_space, int):
        memory_space = IntegerAttr.get(i(64), memory_space)
    if isinstance(memory_space, str):
        memory_space = StringAttr.get(memory_space)
    if isinstance(layout, _Sequence):
        strides, offset = layout if isinstance(layout[0], _Sequence) else (layout, 0)
        layout = StridedLayoutAttr.get(offset, strides)

    def make(sizes, element):
        if sizes is None:
            return UnrankedMemRefType.get(element, memory_space)
        return MemRefType.get(sizes, element, layout, memory_space)

    return _shaped(*shape, element_type=element_type, type_constructor=make)


def vector(*shape, element_type=None, scalable=None, scalable_dims=None):
    """Returns a vector type: sizes, then the element type."""
    make = lambda sizes, element: VectorType.get(sizes or [], element, scalable=scalable, scalable_dims=scalable_dims)
    return _shaped(*shape, element_type=element_type, type_constructor=make)


def tuple(*elements):
    """Returns the tuple type of element types."""
    return TupleType.get_tuple(list(elements))


def function(*, inputs, results):
    """Returns a function type."""
    return FunctionType.get(inputs, results)
