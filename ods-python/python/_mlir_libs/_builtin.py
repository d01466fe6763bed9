"""The classes of builtin types, attributes and affine expressions, from native functions.

A native function as a class attribute is a static method, and as the getter of a property it is called without a detour through
Python code.
"""

from _collections_abc import Sequence
from itertools import chain

from . import _mlir
from ._mlir import ir as _ir

_t = _mlir._types
_a = _mlir._attributes
_d = _mlir._dense
Type = _ir.Type
Attribute = _ir.Attribute

__all__ = []


def _export(value):
    __all__.append(value.__name__)
    return value


def _type(kind, name=None):
    """Registers the class of a kind of types."""

    def register(cls):
        _mlir._set_type_class(kind, cls)
        cls.static_typeid = _mlir._typeid("type " + kind)
        if name is not None:
            cls.type_name = name
        cls.__module__ = _ir.__name__
        return _export(cls)

    return register


def _attribute(kind, name=None):
    """Registers the class of a kind of attributes."""

    def register(cls):
        _mlir._set_attribute_class(kind, cls)
        cls.static_typeid = _mlir._typeid("attribute " + kind)
        if name is not None:
            cls.attr_name = name
        cls.__module__ = _ir.__name__
        return _export(cls)

    return register


# Types.


class _Signedness:
    """The enum, or a member of it, as an attribute that is looked up when it is first used."""

    def __init__(self, member=None):
        self.member = member

    def __get__(self, instance, cls):
        from .._enums import Signedness

        return Signedness if self.member is None else Signedness[self.member]


@_type("integer", "builtin.integer")
class IntegerType(Type):
    """An integer type of any width."""

    Signedness = _Signedness()
    SIGNLESS = _Signedness("SIGNLESS")
    SIGNED = _Signedness("SIGNED")
    UNSIGNED = _Signedness("UNSIGNED")

    get_signless = _t.get_signless
    get_signed = _t.get_signed
    get_unsigned = _t.get_unsigned
    width = property(_t.width)

    @staticmethod
    def get(width, signedness=None, context=None):
        """Returns the type of this width."""
        number = 0 if signedness is None else signedness.value
        return _t.integer(width, number, context)

    @property
    def signedness(self):
        return IntegerType.Signedness(_t.signedness(self))

    @property
    def is_signless(self):
        return _t.signedness(self) == 0

    @property
    def is_signed(self):
        return _t.signedness(self) == 1

    @property
    def is_unsigned(self):
        return _t.signedness(self) == 2


@_type("index", "builtin.index")
class IndexType(Type):
    """The type of sizes and positions."""

    get = _t.index


@_type("none", "builtin.none")
class NoneType(Type):
    """The type of nothing."""

    get = _t.none


class _NoTypeId:
    """The absence of a type id: an abstract class has none, and its subclasses have their own."""

    def __get__(self, instance, cls):
        raise AttributeError(f"{cls.__name__} has no typeid.")


@_export
class FloatType(Type):
    """A floating-point type."""

    static_typeid = _NoTypeId()

    width = property(_t.width)


FloatType.__module__ = _ir.__name__


def _float(class_name, keyword, name):
    def get(context=None):
        return _t.float(keyword, context)

    get = getattr(_t, "get_" + keyword, get)
    cls = type(class_name, (FloatType,), {"get": get if isinstance(get, type(_t.float)) else staticmethod(get)})
    return _type(keyword, "builtin." + name)(cls)


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
    globals()[_class] = _float(_class, _keyword, _keyword)


@_type("complex", "builtin.complex")
class ComplexType(Type):
    """A complex number of two elements."""

    get = _t.complex
    element_type = property(_t.element_type)


@_type("function", "builtin.function")
class FunctionType(Type):
    """A function type."""

    get = _t.function
    inputs = property(_t.function_inputs)
    results = property(_t.function_results)


@_type("tuple", "builtin.tuple")
class TupleType(Type):
    """A tuple of types."""

    get_tuple = _t.tuple
    num_types = property(_t.tuple_len)

    def get_type(self, pos):
        """Returns the type at a position."""
        return _t.tuple_item(self, pos)


@_type("opaque", "builtin.opaque")
class OpaqueType(Type):
    """A type of a dialect that is not registered."""

    get = _t.opaque

    @property
    def dialect_namespace(self):
        return _t.opaque_parts(self)[0]

    @property
    def data(self):
        return _t.opaque_parts(self)[1]


_DYNAMIC = -(2**63)


@_export
class ShapedType(Type):
    """A type with a shape and an element type."""

    static_typeid = _NoTypeId()
    element_type = property(_t.element_type)

    @property
    def has_rank(self):
        return _t.shape(self) is not None

    def _shape(self):
        shape = _t.shape(self)
        if shape is None:
            raise ValueError("calling this method requires that the type has a rank.")
        return shape

    @property
    def rank(self):
        return len(self._shape())

    @property
    def shape(self):
        return self._shape()

    @property
    def has_static_shape(self):
        shape = _t.shape(self)
        return shape is not None and _DYNAMIC not in shape

    def _at(self, dim):
        shape = self._shape()
        if not 0 <= dim < len(shape):
            raise IndexError(f"dimension {dim} is out of range of {len(shape)} dimensions")
        return shape[dim]

    def is_dynamic_dim(self, dim):
        """Whether the size of the dimension is not known."""
        return self._at(dim) == _DYNAMIC

    def is_static_dim(self, dim):
        """Whether the size of the dimension is known."""
        return self._at(dim) != _DYNAMIC

    def get_dim_size(self, dim):
        """Returns the size of the dimension."""
        return self._at(dim)

    @staticmethod
    def is_dynamic_size(dim_size):
        """Whether a size stands for one that is not known."""
        return dim_size == _DYNAMIC

    @staticmethod
    def is_static_size(dim_size):
        """Whether a size is known."""
        return dim_size != _DYNAMIC

    @staticmethod
    def get_dynamic_size():
        """Returns the size that stands for one that is not known."""
        return _DYNAMIC

    def is_dynamic_stride_or_offset(self, dim_size):
        """Whether a stride or an offset stands for one that is not known."""
        self._shape()
        return dim_size == _DYNAMIC

    def is_static_stride_or_offset(self, dim_size):
        """Whether a stride or an offset is known."""
        self._shape()
        return dim_size != _DYNAMIC

    @staticmethod
    def get_dynamic_stride_or_offset():
        """Returns the stride or offset that stands for one that is not known."""
        return _DYNAMIC


ShapedType.__module__ = _ir.__name__


def _in_context(function, context, *args):
    """Calls a checked constructor with the unknown location of a context."""
    return function(*args, None if context is None else _ir.Location.unknown(context))


@_type("vector", "builtin.vector")
class VectorType(ShapedType):
    """A vector of fixed or scalable size."""

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
        """Returns the type, or raises `MLIRError`."""
        return _t.vector(shape, element_type, VectorType._scalable(shape, scalable, scalable_dims), loc)

    @staticmethod
    def get_unchecked(shape, element_type, *, scalable=None, scalable_dims=None, context=None):
        """Returns the type; it is checked all the same."""
        return _in_context(_t.vector, context, shape, element_type, VectorType._scalable(shape, scalable, scalable_dims))

    @property
    def scalable(self):
        return any(_t.scalable_dims(self))

    scalable_dims = property(_t.scalable_dims)


@_type("tensor", "builtin.tensor")
class RankedTensorType(ShapedType):
    """A tensor of known rank."""

    get = _t.tensor
    encoding = property(_t.encoding)

    @staticmethod
    def get_unchecked(shape, element_type, encoding=None, context=None):
        """Returns the type; it is checked all the same."""
        return _in_context(_t.tensor, context, shape, element_type, encoding)


@_type("unranked_tensor", "builtin.unranked_tensor")
class UnrankedTensorType(ShapedType):
    """A tensor of any rank."""

    get = _t.unranked_tensor

    @staticmethod
    def get_unchecked(element_type, context=None):
        """Returns the type; it is checked all the same."""
        return _in_context(_t.unranked_tensor, context, element_type)


@_type("memref", "builtin.memref")
class MemRefType(ShapedType):
    """A buffer of known rank."""

    get = _t.memref
    layout = property(_t.layout)
    affine_map = property(_t.layout_map)
    memory_space = property(_t.memory_space)

    @staticmethod
    def get_unchecked(shape, element_type, layout=None, memory_space=None, context=None):
        """Returns the type; it is checked all the same."""
        return _in_context(_t.memref, context, shape, element_type, layout, memory_space)

    def get_strides_and_offset(self):
        """Returns the strides and the offset of a strided layout."""
        return _t.strides_and_offset(self)


@_type("unranked_memref", "builtin.unranked_memref")
class UnrankedMemRefType(ShapedType):
    """A buffer of any rank."""

    memory_space = property(_t.memory_space)

    @staticmethod
    def get(element_type, memory_space, loc=None):
        """Returns the type, or raises `MLIRError`."""
        return _t.unranked_memref(element_type, memory_space, loc)

    @staticmethod
    def get_unchecked(element_type, memory_space, context=None):
        """Returns the type; it is checked all the same."""
        return _in_context(_t.unranked_memref, context, element_type, memory_space)


# Attributes.


def _iterator(name):
    """Returns a class of iterators over a list."""
    cls = type(name, (chain,), {"__module__": _ir.__name__, "__doc__": "The elements of an attribute."})
    return _export(cls)


ArrayAttributeIterator = _iterator("ArrayAttributeIterator")


@_attribute("unit", "builtin.unit")
class UnitAttr(Attribute):
    """An attribute whose presence is all there is to it."""

    get = _a.unit


@_attribute("bool")
class BoolAttr(Attribute):
    """`true` or `false`."""

    get = _a.boolean
    value = property(_a.bool_value)

    def __bool__(self):
        return _a.bool_value(self)


@_attribute("integer", "builtin.integer")
class IntegerAttr(Attribute):
    """An integer of a type."""

    get = _a.integer
    value = property(_a.int_value)

    def __int__(self):
        return _a.int_value(self)


@_attribute("float", "builtin.float")
class FloatAttr(Attribute):
    """A floating-point number of a type."""

    get = _a.float
    get_f32 = _a.get_f32
    get_f64 = _a.get_f64
    value = property(_a.float_value)

    @staticmethod
    def get_unchecked(type, value, context=None):
        """Returns the attribute; it is checked all the same."""
        return _in_context(_a.float, context, type, value)

    def __float__(self):
        return _a.float_value(self)


@_attribute("string", "builtin.string")
class StringAttr(Attribute):
    """A string of bytes."""

    get = _a.string
    get_typed = _a.typed_string
    value = property(_a.string_value)
    value_bytes = property(_a.string_bytes)


@_attribute("array", "builtin.array")
class ArrayAttr(Attribute):
    """A list of attributes."""

    get = _a.array

    def __getitem__(self, index):
        return _a.array_item(self, index)

    def __len__(self):
        return len(_a.array_items(self))

    def __iter__(self):
        return ArrayAttributeIterator(_a.array_items(self))

    def __add__(self, more):
        return _a.array_add(self, more)


@_attribute("dictionary", "builtin.dictionary")
class DictAttr(Attribute):
    """Attributes by name."""

    get = _a.dict

    def __contains__(self, name):
        return _a.dict_has(self, name)

    def __len__(self):
        return _a.dict_len(self)

    def __getitem__(self, key):
        return _a.dict_item(self, key)

    def __iter__(self):
        return iter([_a.dict_item(self, at) for at in range(_a.dict_len(self))])


@_attribute("type", "builtin.type")
class TypeAttr(Attribute):
    """A type as an attribute."""

    get = staticmethod(lambda value, context=None: _a.type(value))
    value = property(_a.type_value)


@_attribute("symbol_ref", "builtin.symbol_ref")
class SymbolRefAttr(Attribute):
    """A reference to a symbol, possibly a nested one."""

    get = _a.symbol_ref
    value = property(_a.symbols)


@_attribute("flat_symbol_ref", "builtin.symbol_ref")
class FlatSymbolRefAttr(Attribute):
    """A reference to a symbol that is not nested."""

    get = _a.flat_symbol_ref

    @property
    def value(self):
        return _a.symbols(self)[0]


@_attribute("strided_layout", "builtin.strided_layout")
class StridedLayoutAttr(Attribute):
    """The layout of a buffer, as strides and an offset."""

    get = _a.strided

    @staticmethod
    def get_fully_dynamic(rank, context=None):
        """Returns the layout of which nothing is known."""
        return _a.strided(_DYNAMIC, [_DYNAMIC] * rank, context)

    @property
    def offset(self):
        return _a.strided_parts(self)[0]

    @property
    def strides(self):
        return _a.strided_parts(self)[1]


@_attribute("opaque", "builtin.opaque")
class OpaqueAttr(Attribute):
    """An attribute of a dialect that is not registered."""

    get = _a.opaque

    @property
    def dialect_namespace(self):
        return _a.opaque_parts(self)[0]

    @property
    def data(self):
        return _a.opaque_parts(self)[1]


@_attribute("affine_map", "builtin.affine_map")
class AffineMapAttr(Attribute):
    """An affine map as an attribute."""

    get = _a.affine_map
    value = property(_a.affine_map_value)


@_attribute("integer_set", "builtin.integer_set")
class IntegerSetAttr(Attribute):
    """An integer set as an attribute."""

    get = _a.integer_set


class _DenseArray(Attribute):
    def __len__(self):
        return len(_a.dense_array_values(self))

    def __iter__(self):
        return self._iterator(_a.dense_array_values(self))

    def __getitem__(self, index):
        values = _a.dense_array_values(self)
        try:
            return values[index]
        except IndexError:
            raise IndexError("DenseArray index out of range") from None

    def __add__(self, more):
        return type(self).get(_a.dense_array_values(self) + list(more), self.context)


def _dense_array(class_name, element, kind):
    def get(values, context=None):
        try:
            return _a.dense_array(element, values, context)
        except (TypeError, OverflowError):
            pass
        try:
            values = [int(it) if isinstance(it, IntegerAttr) else it for it in values]
            return _a.dense_array(element, values, context)
        except (TypeError, OverflowError) as error:
            raise TypeError(f"get(): incompatible function arguments: {error}") from None

    iterator = _iterator(class_name.replace("Attr", "Iterator"))
    globals()[iterator.__name__] = iterator
    cls = type(class_name, (_DenseArray,), {"get": staticmethod(get), "_iterator": iterator})
    return _attribute(kind)(cls)


DenseBoolArrayAttr = _dense_array("DenseBoolArrayAttr", "i1", "dense_bool_array")
DenseI8ArrayAttr = _dense_array("DenseI8ArrayAttr", "i8", "dense_i8_array")
DenseI16ArrayAttr = _dense_array("DenseI16ArrayAttr", "i16", "dense_i16_array")
DenseI32ArrayAttr = _dense_array("DenseI32ArrayAttr", "i32", "dense_i32_array")
DenseI64ArrayAttr = _dense_array("DenseI64ArrayAttr", "i64", "dense_i64_array")
DenseF32ArrayAttr = _dense_array("DenseF32ArrayAttr", "f32", "dense_f32_array")
DenseF64ArrayAttr = _dense_array("DenseF64ArrayAttr", "f64", "dense_f64_array")


def _plain_buffer(array, signless, type, shape, error):
    """Returns the arguments for a buffer without dimensions, or without a format of its own, as bytes."""
    try:
        view = memoryview(array)
    except (BufferError, ValueError):
        # Arrays of numpy whose elements have no format: the type says what they are.
        if type is None or not hasattr(array, "tobytes"):
            raise error from None
        return array.tobytes(), signless, type, list(array.shape) if shape is None else shape
    if view.ndim != 0:
        raise error from None
    flat = view.cast("B").cast(view.format)
    return flat, signless, type, [] if shape is None else shape


@_attribute("dense_elements")
class DenseElementsAttr(Attribute):
    """The elements of a shaped type."""

    get_splat = _d.splat
    is_splat = property(_d.is_splat)

    @staticmethod
    def get(array, signless=True, type=None, shape=None, context=None):
        """Returns the elements of a buffer, or of a list of attributes."""
        if isinstance(array, (list, tuple)):
            kind = type if type is not None or isinstance(signless, bool) else signless
            return _d.from_attributes(list(array), kind, context)
        try:
            return _d.from_buffer(array, signless, type, shape, context)
        except (BufferError, ValueError) as error:
            return _d.from_buffer(*_plain_buffer(array, signless, type, shape, error), context)

    def get_splat_value(self):
        """Returns the only value."""
        return _d.splat_value(self)

    def __len__(self):
        return _d.length(self)


@_attribute("dense_int_elements")
class DenseIntElementsAttr(DenseElementsAttr):
    """The elements of a shaped type of integers."""

    def __getitem__(self, index):
        return _d.item(self, index)


@_attribute("dense_fp_elements")
class DenseFPElementsAttr(DenseElementsAttr):
    """The elements of a shaped type of floating-point numbers."""

    def __getitem__(self, index):
        return _d.item(self, index)


@_attribute("dense_resource", "builtin.dense_resource_elements")
class DenseResourceElementsAttr(Attribute):
    """The elements of a shaped type, by the name of a resource."""

    get_from_buffer = _d.get_from_buffer


# Affine expressions.

AffineExpr = _ir.AffineExpr


def _expr(name, base=AffineExpr, **members):
    cls = type(name, (base,), members)
    cls.__module__ = _ir.__name__
    _mlir._define(name, cls)
    return _export(cls)


AffineConstantExpr = _expr(
    "AffineConstantExpr", get=AffineExpr.get_constant, value=property(lambda self: self._number)
)
AffineDimExpr = _expr("AffineDimExpr", get=AffineExpr.get_dim, position=property(lambda self: self._number))
AffineSymbolExpr = _expr("AffineSymbolExpr", get=AffineExpr.get_symbol, position=property(lambda self: self._number))


@_export
class AffineBinaryExpr(AffineExpr):
    """An expression of two operands."""

    @property
    def lhs(self):
        return self._operands[0]

    @property
    def rhs(self):
        return self._operands[1]


AffineBinaryExpr.__module__ = _ir.__name__


def _binary(name, kind, getter):
    get = staticmethod(lambda lhs, rhs: AffineExpr._binary(kind, lhs, rhs))
    setattr(AffineExpr, getter, get)
    return _expr(name, AffineBinaryExpr, get=get)


AffineAddExpr = _binary("AffineAddExpr", "add", "get_add")
AffineMulExpr = _binary("AffineMulExpr", "mul", "get_mul")
AffineModExpr = _binary("AffineModExpr", "mod", "get_mod")
AffineFloorDivExpr = _binary("AffineFloorDivExpr", "floordiv", "get_floor_div")
AffineCeilDivExpr = _binary("AffineCeilDivExpr", "ceildiv", "get_ceil_div")


class _List(Sequence):
    """A list whose slices are of its class, and whose sums are plain lists."""

    def __init__(self, items):
        self._items = items

    def __len__(self):
        return len(self._items)

    def __getitem__(self, key):
        if isinstance(key, slice):
            return type(self)(self._items[key])
        if not isinstance(key, int):
            raise ValueError("expected integer or slice")
        try:
            return self._items[key]
        except IndexError:
            raise IndexError("index out of range") from None

    def __add__(self, more):
        return list(self._items) + list(more)


@_export
class AffineExprList(_List):
    """The results of an affine map."""


@_export
class IntegerSetConstraintList(_List):
    """The constraints of an integer set."""


@_export
class IntegerSetConstraint:
    """A constraint of an integer set."""

    def __init__(self, expr, is_eq):
        self._parts = expr, is_eq

    @property
    def expr(self):
        return self._parts[0]

    @property
    def is_eq(self):
        return self._parts[1]


_ir.AffineMap.results = property(lambda self: AffineExprList(self._results))
_ir.IntegerSet.constraints = property(
    lambda self: IntegerSetConstraintList([IntegerSetConstraint(*it) for it in self._constraints])
)


def _publish():
    for name in __all__:
        setattr(_ir, name, globals()[name])


_publish()
