"""Functions that make attributes of Python values, by the names of constraints."""

from . import _attributes, _mlir, _types  # The latter two fill the native module.
from ._kinds import define
from ._mlir import ir as _ir
from ._mlir.ir import *


@define
class AttrBuilder:
    """Functions that make attributes of Python values, by the name of the constraint."""

    @staticmethod
    def contains(attribute_kind):
        """Whether there is a function for the kind."""
        return _mlir._tables("attribute_builders", attribute_kind, None, False) is not None

    @staticmethod
    def get(attribute_kind):
        """Returns the function for the kind, which takes a value and a context; raises `KeyError` if there is none."""
        known = _mlir._tables("attribute_builders", attribute_kind, None, False)
        if known is None:
            raise KeyError(attribute_kind)
        return known

    @staticmethod
    def insert(attribute_kind, attr_builder, replace=False):
        """Adds a function for the kind; raises `RuntimeError` if there is one and it is not to be replaced."""
        known = _mlir._tables("attribute_builders", attribute_kind, attr_builder, replace)
        if known is not None:
            message = f"Attribute builder for '{attribute_kind}' is already registered with func: {known!r}"
            raise RuntimeError(message)


def register_attribute_builder(kind, replace=False):
    """Decorates the function that makes attributes of a kind; raises what `AttrBuilder.insert` does."""

    def decorate(function):
        AttrBuilder.insert(kind, function, replace)
        return function

    return decorate


def _integer_builder(make_type):
    return lambda value, context=None: IntegerAttr.get(make_type(context), value)


def _typed_list(make):
    return lambda values, context=None: ArrayAttr.get([make(value, context) for value in values], context)


def _signless(width):
    return lambda context: IntegerType.get_signless(width, context=context)


def _elements_builder(code, make_type):
    def build(values, context=None):
        from .._elements import flattened

        array, shape = flattened(code, values)
        return DenseElementsAttr.get(array, type=make_type(context), shape=shape, context=context)

    return build


def _insert_builders():
    insert = AttrBuilder.insert
    insert("BoolAttr", lambda value, context=None: BoolAttr.get(value, context=context))
    insert("IndexAttr", _integer_builder(lambda context: IndexType.get(context=context)))
    for width in (1, 2, 8, 16, 32, 64):
        insert(f"I{width}Attr", _integer_builder(_signless(width)))
    for width in (1, 8, 16, 32, 64):
        insert(f"SI{width}Attr", _integer_builder(lambda context, width=width: IntegerType.get_signed(width, context)))
        insert(f"UI{width}Attr", _integer_builder(lambda context, width=width: IntegerType.get_unsigned(width, context)))
    insert("F32Attr", lambda value, context=None: FloatAttr.get_f32(value, context))
    insert("F64Attr", lambda value, context=None: FloatAttr.get_f64(value, context))
    string = lambda value, context=None: StringAttr.get(value, context=context)
    insert("StrAttr", string)
    insert("SymbolNameAttr", string)
    symbol = lambda value, context=None: FlatSymbolRefAttr.get(value, context=context)
    insert("FlatSymbolRefAttr", symbol)

    def symbol_ref(value, context=None):
        return symbol(value, context) if isinstance(value, str) else SymbolRefAttr.get(list(value), context)

    insert("SymbolRefAttr", symbol_ref)
    type_attr = lambda value, context=None: TypeAttr.get(value)
    insert("TypeAttr", type_attr)
    unit = lambda value, context=None: UnitAttr.get(context) if value else None
    insert("UnitAttr", unit)
    insert("ArrayAttr", lambda values, context=None: ArrayAttr.get(list(values), context))
    insert("DictionaryAttr", lambda value, context=None: DictAttr.get(value, context))
    insert("AffineMapAttr", lambda value, context=None: AffineMapAttr.get(value))
    insert("IntegerSetAttr", lambda value, context=None: IntegerSetAttr.get(value))
    lists = {
        "BoolArrayAttr": lambda value, context=None: BoolAttr.get(value, context=context),
        "StrArrayAttr": string,
        "I32ArrayAttr": _integer_builder(_signless(32)),
        "I64ArrayAttr": _integer_builder(_signless(64)),
        "I64SmallVectorArrayAttr": _integer_builder(_signless(64)),
        "IndexListArrayAttr": _typed_list(_integer_builder(_signless(64))),
        "F32ArrayAttr": lambda value, context=None: FloatAttr.get_f32(value, context),
        "F64ArrayAttr": lambda value, context=None: FloatAttr.get_f64(value, context),
        "TypeArrayAttr": type_attr,
        "FlatSymbolRefArrayAttr": symbol,
        "SymbolRefArrayAttr": symbol_ref,
        "AffineMapArrayAttr": lambda value, context=None: AffineMapAttr.get(value),
        "DictArrayAttr": lambda value, context=None: DictAttr.get(value, context),
    }
    for name, make in lists.items():
        insert(name, _typed_list(make))
    for name in ("Bool", "I8", "I16", "I32", "I64", "F32", "F64"):
        cls = getattr(_ir, f"Dense{name}ArrayAttr")
        insert(f"Dense{name}ArrayAttr", lambda values, context=None, cls=cls: cls.get(list(values), context))
    insert("I32ElementsAttr", _elements_builder("i", _signless(32)))
    insert("I64ElementsAttr", _elements_builder("q", _signless(64)))
    insert("F64ElementsAttr", _elements_builder("d", F64Type.get))
    insert("IndexElementsAttr", _elements_builder("q", IndexType.get))
    insert("MemRefTypeAttr", type_attr)
    insert("TypedArrayAttr", lambda values, context=None: ArrayAttr.get(list(values), context))


_insert_builders()
