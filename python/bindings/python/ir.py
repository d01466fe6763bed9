"""Contexts, locations, operations, types, attributes: MLIR's `mlir.ir`."""

import sys as _sys
from _collections_abc import Mapping as _Mapping
from _collections_abc import Sequence as _Sequence
from itertools import islice as _islice

from ._capsules import add_capsules as _add_capsules
from ._capsules import add_pointer as _add_pointer
from ._capsules import held as _held
from ._mlir_libs import _mlir
from ._mlir_libs import _affine, _attributes, _types  # The classes of builtin kinds, which the native module has from then on.
from ._mlir_libs._builders import register_attribute_builder
from ._mlir_libs._interfaces import InferTypeOpInterface
from ._mlir_libs._kinds import classes as _classes
from ._mlir_libs._kinds import define as _native
from ._mlir_libs._mlir import ir as _ir
from ._mlir_libs._mlir.ir import *
from ._mlir_libs._mlir.ir import _BaseContext, _OperationBase

_NATIVE = _ir.__name__


_ENUMS = ("DiagnosticSeverity", "WalkOrder", "WalkResult")


def __getattr__(name):
    if name not in _ENUMS:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from . import _enums  # Calls the function below.

    return globals()[name]


_ir.__getattr__ = __getattr__


def _set_enums(*enums):
    """Adds the enums, and removes `__getattr__`: names of modules without it are looked up faster."""
    for enum in enums:
        globals()[enum.__name__] = _native(enum)
    del globals()["__getattr__"], _ir.__getattr__


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
        """Returns the name of the dialect."""
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
        """Returns the dialect and its context."""
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
    """The dialects of a context, as attributes and by their names; absent dialects raise `AttributeError` and `IndexError`."""

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

    A context loads all dialects of the package, or the dialects in `load_on_create_dialects`; it loads others when a text or
    `dialects` names them.
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
        """Returns the dialects, as attributes and by their names; each is loaded when it is asked for."""
        return Dialects(self)

    d = dialects

    def get_dialect_descriptor(self, dialect_name):
        """Loads a dialect, and returns its descriptor; raises `ValueError` if there is none of this name."""
        if not self._load_dialect(dialect_name):
            raise ValueError(f"Dialect '{dialect_name}' not found")
        return DialectDescriptor(dialect_name, self)

    def set_thread_pool(self, pool):
        """Keeps a pool of threads, which is not used: the core has one."""
        self._thread_pool = pool

    def _mlir_thread_pool_ptr(self):
        return hex(id(self._thread_pool or self))


_ir.Context = Context
_mlir._set_context_class(Context)

_load_on_create = []


def append_load_on_create_dialect(dialect):
    """Adds a dialect to the ones that a context with a list of its own loads; contexts without a list load all."""
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
        """Sets the most frames of such a location; `None` is 512."""
        self._most_frames = 512 if limit is None else limit

    def register_traceback_file_exclusion(self, path):
        """Omits frames of files whose path begins so."""
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


def _caster_decorator(table, message, builtin):
    def register(typeid, *, replace=False):
        """Decorates what is called with the wrappers of a kind of types, by its id, and returns others; raises `RuntimeError` if there is
        one already, unless it is to be replaced."""
        key = _mlir._typeid_key(typeid)

        def decorate(caster):
            known = None if replace else builtin.get(key)
            if known is None:
                known = _mlir._tables(table, key, caster, replace)
            if known is not None:
                raise RuntimeError(message + repr(known))
            return caster

        return decorate

    return register


register_type_caster = _caster_decorator("type_casters", "Type caster is already registered with caster: ", _classes)
register_value_caster = _caster_decorator("value_casters", "Value caster is already registered: ", {})
_mlir.register_dialect = _register_dialect
_mlir.register_operation = _register_operation
_mlir.register_type_caster = register_type_caster
_mlir.register_value_caster = register_value_caster


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

    def __call__(self, function):
        """Decorates a function, which it is entered for."""
        from functools import wraps

        @wraps(function)
        def traced(*args, **kwargs):
            with loc_tracebacks(max_depth=self._max_depth):
                return function(*args, **kwargs)

        return traced

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

__all__ = [*(name for name in globals() if not name.startswith("_")), *_ENUMS]
