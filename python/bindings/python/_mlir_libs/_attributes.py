"""The classes of builtin attributes."""

from itertools import chain

from . import _mlir
from ._kinds import Getters, attribute_of, export, in_context
from ._mlir.ir import Attribute
from ._types import DYNAMIC

_a = _mlir._attributes
_d = _mlir._dense
_parts = Getters(Attribute)


def _iterator(name):
    """Returns a class of iterators over a list."""
    return export(type(name, (chain,), {"__doc__": "The elements of an attribute."}))


ArrayAttributeIterator = _iterator("ArrayAttributeIterator")


@attribute_of("unit", "builtin.unit")
class UnitAttr(Attribute):
    """An attribute whose presence is all there is to it."""

    __slots__ = ()

    get = _a.unit


@attribute_of("bool")
class BoolAttr(Attribute):
    """`true` or `false`."""

    __slots__ = ()

    get = _a.boolean
    value = property(_a.bool_value)

    def __bool__(self):
        return _a.bool_value(self)


@attribute_of("integer", "builtin.integer")
class IntegerAttr(Attribute):
    """An integer of a type."""

    __slots__ = ()

    get = _a.integer
    value = _parts.value

    def __int__(self):
        return _a.value(self)


@attribute_of("float", "builtin.float")
class FloatAttr(Attribute):
    """A floating-point number of a type."""

    __slots__ = ()

    get = _a.float
    get_f32 = _a.get_f32
    get_f64 = _a.get_f64
    value = _parts.value

    @staticmethod
    def get_unchecked(type, value, context=None):
        """Returns the attribute; it is checked all the same."""
        return in_context(_a.float, context, type, value)

    def __float__(self):
        return _a.value(self)


@attribute_of("string", "builtin.string")
class StringAttr(Attribute):
    """A string of bytes."""

    __slots__ = ()

    get = _a.string
    get_typed = _a.typed_string
    value = _parts.value
    value_bytes = _parts.value_bytes


@attribute_of("array", "builtin.array")
class ArrayAttr(Attribute):
    """A list of attributes."""

    __slots__ = ()

    get = _a.array

    def __getitem__(self, index):
        return _a.array_item(self, index)

    def __len__(self):
        return _a.array_len(self)

    def __iter__(self):
        return ArrayAttributeIterator(_a.array_items(self))

    def __add__(self, more):
        return _a.array_add(self, more)


@attribute_of("dictionary", "builtin.dictionary")
class DictAttr(Attribute):
    """Attributes by name."""

    __slots__ = ()

    get = _a.dict

    def __contains__(self, name):
        return _a.dict_has(self, name)

    def __len__(self):
        return _a.dict_len(self)

    def __getitem__(self, key):
        return _a.dict_item(self, key)

    def __iter__(self):
        return iter([_a.dict_item(self, at) for at in range(_a.dict_len(self))])


@attribute_of("type", "builtin.type")
class TypeAttr(Attribute):
    """A type as an attribute."""

    __slots__ = ()

    @staticmethod
    def get(value, context=None):
        """Returns the attribute of a type, in the context of the type."""
        return _a.type(value)

    value = _parts.value


@attribute_of("symbol_ref", "builtin.symbol_ref")
class SymbolRefAttr(Attribute):
    """A reference to a symbol, possibly a nested one."""

    __slots__ = ()

    get = _a.symbol_ref
    value = property(_a.symbols)


@attribute_of("flat_symbol_ref", "builtin.symbol_ref")
class FlatSymbolRefAttr(Attribute):
    """A reference to a symbol that is not nested."""

    __slots__ = ()

    get = _a.flat_symbol_ref

    @property
    def value(self):
        """Returns the name of the symbol."""
        return _a.symbols(self)[0]


@attribute_of("strided_layout", "builtin.strided_layout")
class StridedLayoutAttr(Attribute):
    """The layout of a buffer, as strides and an offset."""

    __slots__ = ()

    get = _a.strided

    @staticmethod
    def get_fully_dynamic(rank, context=None):
        """Returns the layout of `rank` unknown dimensions; raises `ValueError` for a negative rank."""
        if rank < 0:
            raise ValueError(f"a layout has no rank of {rank}; pass the number of dimensions")
        return _a.strided(DYNAMIC, [DYNAMIC] * rank, context)

    @property
    def offset(self):
        """Returns the offset in elements; `ShapedType.get_dynamic_stride_or_offset()` if it is not known."""
        return _a.strided_parts(self)[0]

    @property
    def strides(self):
        """Returns the strides in elements, as the offset."""
        return _a.strided_parts(self)[1]


@attribute_of("opaque", "builtin.opaque")
class OpaqueAttr(Attribute):
    """An attribute of a dialect that is not registered."""

    __slots__ = ()

    get = _a.opaque

    @property
    def dialect_namespace(self):
        """Returns the name of the dialect."""
        return _a.opaque_parts(self)[0]

    @property
    def data(self):
        """Returns the bytes of the text, without the name of the dialect."""
        return _a.opaque_parts(self)[1]


@attribute_of("affine_map", "builtin.affine_map")
class AffineMapAttr(Attribute):
    """An affine map as an attribute."""

    __slots__ = ()

    get = _a.affine_map
    value = property(_a.affine_map_value)


@attribute_of("integer_set", "builtin.integer_set")
class IntegerSetAttr(Attribute):
    """An integer set as an attribute."""

    __slots__ = ()

    get = _a.integer_set


class _DenseArray(Attribute):
    __slots__ = ()

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
        """Returns the array of numbers; raises `TypeError` for values that cannot be its elements."""
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
    members = {"__slots__": (), "__doc__": f"An array of numbers of type `{element}`.", "get": staticmethod(get), "_iterator": iterator}
    return attribute_of(kind)(type(class_name, (_DenseArray,), members))


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


@attribute_of("dense_elements")
class DenseElementsAttr(Attribute):
    """The elements of a shaped type."""

    __slots__ = ()

    get_splat = _d.splat
    is_splat = property(_d.is_splat)

    @staticmethod
    def get(array=None, signless=True, type=None, shape=None, context=None, *, attrs=None):
        """Returns the elements of a buffer, or of a list of attributes: `get(array, signless, type, shape, context)`, or `get(attrs,
        type, context)`."""
        if attrs is not None or isinstance(array, (list, tuple)):
            if not isinstance(signless, bool):
                type, context = signless, type if type is not None else context
            return _d.from_attributes(list(array if attrs is None else attrs), type, context)
        try:
            return _d.from_buffer(array, signless, type, shape, context)
        except (BufferError, ValueError) as error:
            return _d.from_buffer(*_plain_buffer(array, signless, type, shape, error), context)

    def get_splat_value(self):
        """Returns the attribute that all elements are; raises `ValueError` if `is_splat` does not hold."""
        return _d.splat_value(self)

    def __len__(self):
        return _d.length(self)


@attribute_of("dense_int_elements")
class DenseIntElementsAttr(DenseElementsAttr):
    """The elements of a shaped type of integers."""

    __slots__ = ()

    def __getitem__(self, index):
        return _d.item(self, index)


@attribute_of("dense_fp_elements")
class DenseFPElementsAttr(DenseElementsAttr):
    """The elements of a shaped type of floating-point numbers."""

    __slots__ = ()

    def __getitem__(self, index):
        return _d.item(self, index)


@attribute_of("dense_resource", "builtin.dense_resource_elements")
class DenseResourceElementsAttr(Attribute):
    """The elements of a shaped type, by the name of a resource."""

    __slots__ = ()

    get_from_buffer = _d.get_from_buffer


_parts.finish()
