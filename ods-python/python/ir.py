"""Contexts, locations, operations, types, attributes: MLIR's `mlir.ir`."""

import enum as _enum
import sys as _sys
from collections.abc import Mapping as _Mapping
from collections.abc import Sequence as _Sequence
from itertools import islice as _islice

from ._capsules import add_capsules as _add_capsules
from ._capsules import add_pointer as _add_pointer
from ._capsules import held as _held
from ._mlir_libs import _mlir
from ._mlir_libs import _builtin
from ._mlir_libs._mlir import ir as _ir
from ._mlir_libs._mlir.ir import *
from ._mlir_libs._mlir.ir import _BaseContext, _OperationBase
from ._mlir_libs._builtin import *

_NATIVE = _ir.__name__


def _native(cls):
    """Puts a class in the native module, whose name messages have."""
    cls.__module__ = _NATIVE
    setattr(_ir, cls.__name__, cls)
    _mlir._define(cls.__name__, cls)
    return cls


@_native
class DiagnosticSeverity(_enum.Enum):
    """The severity of a diagnostic."""

    ERROR = 0
    WARNING = 1
    NOTE = 2
    REMARK = 3


@_native
class WalkOrder(_enum.Enum):
    """Whether an operation comes before or after those inside of it."""

    PRE_ORDER = 0
    POST_ORDER = 1


@_native
class WalkResult(_enum.Enum):
    """What a walk does next."""

    ADVANCE = 0
    INTERRUPT = 1
    SKIP = 2


def _diagnostic_lines(diagnostic):
    def lines(prefix, info):
        location = str(info.location)
        if location.startswith("loc(") and location.endswith(")"):
            location = location[4:-1]
        message = info.message.replace("\n", "\n  ")
        yield f"{prefix}{location}: {message}"

    yield from lines("error: ", diagnostic)
    for note in diagnostic.notes:
        yield from lines(" note: ", note)


@_native
class MLIRError(Exception):
    """An error with diagnostics."""

    def __init__(self, message, error_diagnostics):
        super().__init__(message, error_diagnostics)
        self.message = message
        self.error_diagnostics = error_diagnostics

    def __str__(self):
        if not self.error_diagnostics:
            return self.message
        lines = [line for it in self.error_diagnostics for line in _diagnostic_lines(it)]
        return self.message + ":\n" + "\n".join(lines)


# Contexts.


@_native
class DialectRegistry:
    """A set of dialects. Every context can load all dialects of this package."""


@_native
class ThreadPool:
    """A pool of threads, for contexts to accept: the core has its own."""

    def get_max_concurrency(self):
        """Returns the number of threads."""
        import os

        return os.cpu_count() or 1

    def _mlir_thread_pool_ptr(self):
        return hex(id(self))


@_native
class _GlobalDebug:
    """Debug output of MLIR, which this package does not have; the flags are accepted."""

    flag = False

    @staticmethod
    def set_types(types):
        """Accepts names of debug types."""


@_native
class DialectDescriptor:
    """A dialect of a context."""

    def __init__(self, namespace, context):
        self._namespace = namespace
        self.context = context

    @property
    def namespace(self):
        return self._namespace

    def __repr__(self):
        return f"<DialectDescriptor {self.namespace}>"


@_native
class Dialect:
    """The base of the classes of dialects."""

    def __init__(self, descriptor):
        self._descriptor = descriptor

    @property
    def descriptor(self):
        return self._descriptor

    def __repr__(self):
        cls = type(self)
        return f"<Dialect {self.descriptor.namespace} (class {cls.__module__}.{cls.__qualname__})>"


# The dialects without a module.
_without_module = set()


def _load_dialect_module(namespace):
    """Imports the module of a dialect, if there is one. Returns whether there is."""
    import importlib

    if namespace in _without_module:
        return False
    for prefix in _mlir_globals.dialect_search_modules:
        try:
            importlib.import_module(f"{prefix}.{namespace}")
            return True
        except ModuleNotFoundError as error:
            if error.name is None or not f"{prefix}.{namespace}".startswith(error.name):
                raise
    _without_module.add(namespace)
    return False


_mlir._define("_import_dialect", _load_dialect_module)


@_native
class Dialects:
    """The dialects of a context."""

    def __init__(self, context):
        self._context = context

    def _find(self, namespace, error):
        if not self._context._load_dialect(namespace):
            raise error(f"Dialect '{namespace}' not found")
        if _mlir._dialect_class(namespace) is None:
            _load_dialect_module(namespace)
        cls = _mlir._dialect_class(namespace) or Dialect
        return cls(DialectDescriptor(namespace, self._context))

    def __getitem__(self, namespace):
        return self._find(namespace, IndexError)

    def __getattr__(self, namespace):
        return self._find(namespace, AttributeError)


class Context(_BaseContext):
    """A context: interned types and attributes, and the dialects.

    All dialects of the package are loaded, or those of `load_on_create_dialects`, and others when a text or `dialects` names them.
    """

    _thread_pool = None

    def __init__(self, load_on_create_dialects=None, thread_pool=None):
        super().__init__()
        self._thread_pool = thread_pool
        if not self._begins():
            return
        if load_on_create_dialects is None:
            self.load_all_available_dialects()
        else:
            for namespace in load_on_create_dialects:
                self.dialects[namespace]

    @property
    def dialects(self):
        return Dialects(self)

    @property
    def d(self):
        return Dialects(self)

    def get_dialect_descriptor(self, dialect_name):
        """Returns the descriptor of a dialect."""
        if not self._load_dialect(dialect_name):
            raise ValueError(f"Dialect '{dialect_name}' not found")
        return DialectDescriptor(dialect_name, self)

    def set_thread_pool(self, pool):
        """Keeps a pool of threads, which is not used: the core has one."""
        self._thread_pool = pool

    def _mlir_thread_pool_ptr(self):
        return hex(id(self._thread_pool or self))


_mlir._set_context_class(Context)

_load_on_create = []


def append_load_on_create_dialect(dialect):
    """Adds a dialect to those that contexts load where not all are loaded: contexts without a list of their own load all."""
    _load_on_create.append(dialect)


def get_load_on_create_dialects():
    """Returns the dialects that `append_load_on_create_dialect` added: the list itself, as in MLIR."""
    return _load_on_create


def get_dialect_registry():
    """Returns the registry of all dialects."""
    return DialectRegistry()


# Registration.


class _Globals:
    """The settings of the package: MLIR's `_mlir.globals`."""

    def __init__(self):
        self.dialect_search_modules = [__package__ + ".dialects"]
        self._tracebacks = False
        self._most_frames = 10
        self._excluded = []
        self._included = []

    def append_dialect_search_prefix(self, module_name):
        """Adds a package that has modules of dialects."""
        self.dialect_search_modules.append(module_name)
        _without_module.clear()
        _mlir._import_again()

    def _check_dialect_module_loaded(self, dialect_namespace):
        return _mlir._dialect_class(dialect_namespace) is not None or _load_dialect_module(dialect_namespace)

    def _register_dialect_impl(self, dialect_namespace, dialect_class):
        _mlir._register_dialect_class(dialect_class, False)

    def _register_operation_impl(self, operation_name, operation_class, *, replace=False):
        _mlir._register_op_class(operation_class, replace)

    def loc_tracebacks_enabled(self):
        """Whether operations without a location get one of the Python stack."""
        return self._tracebacks

    def set_loc_tracebacks_enabled(self, enabled):
        """Sets whether operations without a location get one of the Python stack."""
        self._tracebacks = bool(enabled)
        _mlir._set_tracebacks(_traceback if enabled else None)

    def loc_tracebacks_frame_limit(self):
        """Returns the most frames of such a location."""
        return self._most_frames

    def set_loc_tracebacks_frame_limit(self, limit):
        """Sets the most frames of such a location."""
        self._most_frames = 10 if limit is None else limit

    def register_traceback_file_exclusion(self, path):
        """Leaves out frames of files whose path begins so."""
        self._excluded.append(str(path))

    def register_traceback_file_inclusion(self, path):
        """Keeps frames of files whose path begins so, although they are excluded."""
        self._included.append(str(path))

    def _shows(self, path):
        begins = lambda prefixes: any(path.startswith(prefix) for prefix in prefixes)
        # The constructors of generated classes have no file.
        return path != "<string>" and (not begins(self._excluded) or begins(self._included))


_mlir_globals = _Globals()
_mlir.globals = _mlir_globals


def _register_dialect(dialect_class):
    """Registers the class of a dialect."""
    _mlir._register_dialect_class(dialect_class, False)
    return dialect_class


def _register_operation(dialect_class, *, replace=False):
    """Registers a class of operations, and adds it to that of its dialect."""

    def register(op_class):
        _mlir._register_op_class(op_class, replace)
        setattr(dialect_class, op_class.__name__, op_class)
        return op_class

    return register


def _caster_decorator(table, message):
    def register(typeid, *, replace=False):
        key = _mlir._typeid_key(typeid)

        def decorate(caster):
            known = _mlir._tables(table, key, caster, replace)
            if known is not None:
                raise RuntimeError(message + repr(known))
            return caster

        return decorate

    return register


register_type_caster = _caster_decorator("type_casters", "Type caster is already registered with caster: ")
register_value_caster = _caster_decorator("value_casters", "Value caster is already registered: ")
_mlir.register_dialect = _register_dialect
_mlir.register_operation = _register_operation
_mlir.register_type_caster = register_type_caster
_mlir.register_value_caster = register_value_caster


@_native
class AttrBuilder:
    """Functions that make attributes of Python values, by the name of the constraint."""

    @staticmethod
    def contains(attribute_kind):
        """Whether there is a function for the kind."""
        return _mlir._tables("attribute_builders", attribute_kind, None, False) is not None

    @staticmethod
    def get(attribute_kind):
        """Returns the function for the kind."""
        known = _mlir._tables("attribute_builders", attribute_kind, None, False)
        if known is None:
            raise KeyError(attribute_kind)
        return known

    @staticmethod
    def insert(attribute_kind, attr_builder, replace=False):
        """Adds a function for the kind."""
        known = _mlir._tables("attribute_builders", attribute_kind, attr_builder, replace)
        if known is not None:
            message = f"Attribute builder for '{attribute_kind}' is already registered with func: {known!r}"
            raise RuntimeError(message)


def register_attribute_builder(kind, replace=False):
    """Registers the function below as the builder of attributes of a kind."""

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
        from ._elements import flattened

        array, shape = flattened(code, values)
        return DenseElementsAttr.get(array, type=make_type(context), shape=shape, context=context)

    return build


def _insert_builders():
    insert = AttrBuilder.insert
    insert("BoolAttr", lambda value, context=None: BoolAttr.get(value, context=context))
    insert("IndexAttr", _integer_builder(lambda context: IndexType.get(context=context)))
    for width in (1, 2, 8, 16, 32, 64):
        insert(f"I{width}Attr", _integer_builder(_signless(width)))
    for width in (8, 16, 32, 64):
        insert(f"SI{width}Attr", _integer_builder(lambda context, width=width: IntegerType.get_signed(width, context)))
        insert(f"UI{width}Attr", _integer_builder(lambda context, width=width: IntegerType.get_unsigned(width, context)))
    insert("F32Attr", lambda value, context=None: FloatAttr.get_f32(value, context))
    insert("F64Attr", lambda value, context=None: FloatAttr.get_f64(value, context))
    string = lambda value, context=None: StringAttr.get(value, context=context)
    symbol_name = lambda value, context=None: string(value.value if hasattr(value, "value") else value, context)
    insert("StrAttr", string)
    insert("SymbolNameAttr", symbol_name)
    symbol = lambda value, context=None: FlatSymbolRefAttr.get(value, context=context)
    insert("FlatSymbolRefAttr", symbol)

    def symbol_ref(value, context=None):
        return SymbolRefAttr.get([value] if isinstance(value, str) else list(value), context)

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
        cls = globals()[f"Dense{name}ArrayAttr"]
        insert(f"Dense{name}ArrayAttr", lambda values, context=None, cls=cls: cls.get(list(values), context))
    insert("I32ElementsAttr", _elements_builder("i", _signless(32)))
    insert("I64ElementsAttr", _elements_builder("q", _signless(64)))
    insert("F64ElementsAttr", _elements_builder("d", F64Type.get))
    insert("IndexElementsAttr", _elements_builder("q", IndexType.get))
    insert("SI1Attr", _integer_builder(lambda context: IntegerType.get_signed(1, context)))
    insert("UI1Attr", _integer_builder(lambda context: IntegerType.get_unsigned(1, context)))
    insert("MemRefTypeAttr", type_attr)
    insert("TypedArrayAttr", lambda values, context=None: ArrayAttr.get(list(values), context))


_insert_builders()


# Sequences and mappings, so that `match` statements know them.

for _cls in (
    RegionSequence,
    BlockList,
    OperationList,
    BlockArgumentList,
    OpOperandList,
    OpResultList,
    OpSuccessors,
    BlockSuccessors,
    BlockPredecessors,
):
    _Sequence.register(_cls)
_Mapping.register(OpAttributeMap)

RegionSequence.__nb_signature__ = f"class RegionSequence(collections.abc.Sequence[{_NATIVE}.Region])"

OpView._ODS_REGIONS = (0, True)
OpView._ODS_OPERAND_SEGMENTS = None
OpView._ODS_RESULT_SEGMENTS = None


@_native
class InferTypeOpInterface:
    """The interface of operations that infer the types of their results."""

    def __init__(self, object, context=None):
        self._object = object
        self._context = context
        name = object.OPERATION_NAME if isinstance(object, type) else object.operation.name
        self._name = name
        self._is_static = isinstance(object, type)
        if not _mlir._infers_types(name):
            raise ValueError("the operation does not implement InferTypeOpInterface")

    @property
    def operation(self):
        if self._is_static:
            raise TypeError("Cannot get an operation from a static interface")
        return self._object.operation

    @property
    def opview(self):
        return self.operation.opview

    def inferReturnTypes(self, operands=None, attributes=None, properties=None, regions=None, context=None, loc=None):
        """Returns the types of the results that an operation with these parts would have."""
        named = {it.name: it.attr for it in attributes} if attributes is not None else None
        flat = []
        for operand in operands or []:
            flat.extend([operand] if isinstance(operand, (Value, _OperationBase)) else list(operand))
        context = context or self._context or Context.current
        try:
            made = Operation.create(
                self._name, operands=flat, attributes=named, loc=loc or Location.unknown(context), ip=False, infer_type=True
            )
        except MLIRError as error:
            raise ValueError("Failed to infer result types") from error
        return [Type(result.type) for result in made.results]


@_native
class ShapedTypeComponents:
    """A shape, if there is a rank, and an element type."""

    __slots__ = ("_attribute", "_element_type", "_shape")

    def __init__(self, *args, **kwargs):
        raise TypeError(f"{_NATIVE}.ShapedTypeComponents: no constructor defined!")

    @staticmethod
    def get(*args, shape=None, element_type=None, attribute=None):
        """Returns components, from an element type, or from a shape, an element type and an attribute."""
        given = list(args)
        if len(given) == 1 and element_type is None and isinstance(given[0], Type):
            element_type = given.pop()
        shape = given.pop(0) if given else shape
        element_type = given.pop(0) if given else element_type
        attribute = given.pop(0) if given else attribute
        if given or not isinstance(element_type, Type):
            raise TypeError("expected an element type, or a shape and an element type")
        made = object.__new__(ShapedTypeComponents)
        made._shape = None if shape is None else [int(size) for size in shape]
        made._element_type = element_type
        made._attribute = attribute
        return made

    @property
    def element_type(self):
        return self._element_type

    @property
    def has_rank(self):
        return self._shape is not None

    @property
    def rank(self):
        return None if self._shape is None else len(self._shape)

    @property
    def shape(self):
        return None if self._shape is None else list(self._shape)


@_native
class InferShapedTypeOpInterface(InferTypeOpInterface):
    """The interface of operations that infer the shapes and element types of their results."""

    def inferReturnTypeComponents(self, operands=None, attributes=None, regions=None, properties=None, context=None, loc=None):
        """Returns the shapes and element types of the results that an operation with these parts would have."""
        inferred = self.inferReturnTypes(operands, attributes, properties, regions, context, loc)
        types = [it.maybe_downcast() for it in inferred]
        if not all(isinstance(it, ShapedType) for it in types):
            raise ValueError("Failed to infer result shape type components")
        shape = lambda it: it.shape if it.has_rank else None
        return [ShapedTypeComponents.get(shape(it), it.element_type) for it in types]


def _frame_location(frame, context):
    code = frame.f_code
    at = next(_islice(code.co_positions(), frame.f_lasti // 2, None), (None,) * 4)
    line, end_line, column, end_column = at
    if None in at:
        place = Location.file(code.co_filename, line or frame.f_lineno, 0, context=context)
    else:
        place = Location.file(code.co_filename, line, column, end_line, end_column, context=context)
    return Location.name(code.co_qualname, childLoc=place, context=context)


def _traceback(context):
    """Returns the location of the Python code that builds an operation."""
    frames = []
    frame = _sys._getframe(1)
    while frame is not None and len(frames) < _mlir_globals._most_frames:
        if _mlir_globals._shows(frame.f_code.co_filename):
            frames.append(_frame_location(frame, context))
        frame = frame.f_back
    if not frames:
        return Location.unknown(context)
    return frames[0] if len(frames) == 1 else Location.callsite(frames[0], frames[1:], context)


class loc_tracebacks:
    """While it is entered, operations without a location get one of the Python stack, of at most `max_depth` frames."""

    def __init__(self, *, max_depth=None):
        self._max_depth = max_depth

    def __enter__(self):
        self._before = (_mlir_globals.loc_tracebacks_enabled(), _mlir_globals.loc_tracebacks_frame_limit())
        if self._max_depth is not None:
            _mlir_globals.set_loc_tracebacks_frame_limit(self._max_depth)
        _mlir_globals.set_loc_tracebacks_enabled(True)

    def __exit__(self, *error):
        was_enabled, limit = self._before
        _mlir_globals.set_loc_tracebacks_enabled(was_enabled)
        _mlir_globals.set_loc_tracebacks_frame_limit(limit)


# Capsules.

for _cls in (_BaseContext, AffineExpr, AffineMap, Attribute, DialectRegistry, IntegerSet, Location, Module, Type, TypeID, Value):
    _add_capsules(_cls, "ir")
_add_pointer(Block, "ir")
_OPERATION = _add_pointer(_OperationBase, "ir")
# Each wrapper of an operation is an object of its own.
Operation._CAPICreate = staticmethod(lambda capsule: _held(capsule, _OPERATION).operation.opview.operation)

del _cls
