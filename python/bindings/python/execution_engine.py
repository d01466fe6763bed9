"""Native code of a module, called by MLIR's convention of pointers: `mlir.execution_engine`.

The module needs no lowering: functions of `func`, `arith`, `scf`, `memref` and the other dialects here run as they are. For Python values
in place of pointers, use `ods.runtime.Engine`.
"""

import ctypes

from . import ir
from .runtime import Engine

__all__ = ["ExecutionEngine"]

# The prefix of the functions that MLIR makes for callers in C.
_PREFIX = "_mlir_ciface_"
_Reference = type(ctypes.byref(ctypes.c_bool()))
_INTEGERS = {1: ctypes.c_bool, 8: ctypes.c_int8, 16: ctypes.c_int16, 32: ctypes.c_int32, 64: ctypes.c_int64}


def _scalar(type):
    """Returns the class of C of a number, or of an element."""
    from .runtime import np_to_memref

    if isinstance(type, ir.IntegerType) and type.width in _INTEGERS:
        return _INTEGERS[type.width]
    known = {
        "index": ctypes.c_int64,
        "f16": np_to_memref.F16,
        "f32": ctypes.c_float,
        "f64": ctypes.c_double,
        "complex<f32>": np_to_memref.C64,
        "complex<f64>": np_to_memref.C128,
    }
    if str(type) not in known:
        raise NotImplementedError(f"values of type {type} have no pointers here; use `ods.runtime.Engine`")
    return known[str(type)]


def _is_memory(type):
    return isinstance(type, (ir.MemRefType, ir.UnrankedMemRefType))


def _pointer(argument, target):
    """Returns a pointer to a value of the class; the pointer may be one without a class, or of `ctypes.byref`."""
    if isinstance(argument, (int, ctypes.c_void_p)):
        return ctypes.cast(argument, ctypes.POINTER(target))
    if isinstance(argument, _Reference):
        found = type(argument._obj)
        found = found._type_ if issubclass(found, ctypes.Array) else found
    else:
        found = getattr(argument, "_type_", None)
    if not isinstance(found, type):
        raise TypeError(f"expected a pointer to {target.__name__}, found {type(argument).__name__}; use `ctypes.pointer`")
    if ctypes.sizeof(found) != ctypes.sizeof(target):
        raise TypeError(f"expected a pointer to {target.__name__}, found one to {found.__name__}")
    return ctypes.cast(argument, ctypes.POINTER(target)) if isinstance(argument, _Reference) else argument


def _descriptor(type):
    """Returns the class of descriptors of a type of memory."""
    from .runtime import np_to_memref

    if isinstance(type, ir.UnrankedMemRefType):
        return np_to_memref.UnrankedMemRefDescriptor
    element = _scalar(type.element_type)
    if type.rank == 0:
        return np_to_memref.make_zero_d_memref_descriptor(element)
    return np_to_memref.make_nd_memref_descriptor(type.rank, element)


def _load(argument, type):
    """Returns the value that a pointer of a caller is to."""
    from .runtime import np_to_memref

    if not _is_memory(type):
        value = _pointer(argument, _scalar(type))[0]
        if isinstance(value, (np_to_memref.C64, np_to_memref.C128)):
            return complex(value.real, value.imag)
        return _half(value.f16) if isinstance(value, np_to_memref.F16) else value
    kind = _descriptor(type)
    inner = ctypes.cast(_pointer(argument, ctypes.c_void_p)[0], ctypes.POINTER(kind))
    if isinstance(type, ir.UnrankedMemRefType):
        return np_to_memref.unranked_memref_to_numpy(inner, _numpy(type.element_type))
    return np_to_memref.ranked_memref_to_numpy(inner)


def _half(bits):
    import numpy

    return float(numpy.int16(bits).view(numpy.float16))


def _numpy(type):
    import numpy

    special = {"f16": numpy.float16, "complex<f32>": numpy.complex64, "complex<f64>": numpy.complex128}
    return special.get(str(type)) or numpy.dtype(_scalar(type))


def _store(argument, type, value):
    """Stores a result where a pointer of a caller is to."""
    from .runtime import np_to_memref

    if _is_memory(type):
        get = np_to_memref.get_unranked_memref_descriptor
        made = get(value) if isinstance(type, ir.UnrankedMemRefType) else np_to_memref.get_ranked_memref_descriptor(value)
        target = ctypes.cast(_pointer(argument, ctypes.c_void_p)[0], ctypes.POINTER(made.__class__))
        target[0] = made
        return made
    kind = _scalar(type)
    if kind is np_to_memref.F16:
        import numpy

        value = np_to_memref.F16(int(numpy.float16(value).view(numpy.int16)))
    elif issubclass(kind, ctypes.Structure):
        value = kind(value.real, value.imag)
    _pointer(argument, kind)[0] = value
    return None


def _host(callback, types):
    """Returns a function of Python values that calls one of C."""
    from .runtime import np_to_memref

    def host(*values):
        arguments = []
        for value, type in zip(values, types):
            if isinstance(type, ir.UnrankedMemRefType):
                value = ctypes.pointer(np_to_memref.get_unranked_memref_descriptor(value))
            elif _is_memory(type):
                value = ctypes.pointer(np_to_memref.get_ranked_memref_descriptor(value))
            arguments.append(value)
        expected = getattr(callback, "argtypes", None)
        if expected is not None:
            arguments = [_as_declared(value, kind) for value, kind in zip(arguments, expected)]
        return callback(*arguments)

    return host


def _as_declared(value, kind):
    """Returns a pointer as one of the class that a callback declares: classes of descriptors are made anew each time."""
    is_pointer = isinstance(value, ctypes._Pointer) and isinstance(kind, type) and issubclass(kind, ctypes._Pointer)
    if not is_pointer:
        return value
    if ctypes.sizeof(kind._type_) != ctypes.sizeof(value._type_):
        raise TypeError(f"a callback takes a pointer to {kind._type_.__name__} of another rank; declare it with that of the function")
    return ctypes.cast(value, kind)


class ExecutionEngine:
    """Functions of a module as native code. It has a copy of the module."""

    def __init__(self, module, opt_level=2, shared_libs=None, enable_object_dump=True, enable_pic=False):
        if shared_libs:
            raise NotImplementedError("shared libraries are not loaded; use `register_runtime`, or `ods.runtime.register`")
        # Verified and copied at once, as changes of the module do not change the engine.
        self._engine = Engine(module, "jit")
        self._hosts = {}
        self._kept = {}
        self._thunks = {}

    def _types(self, name):
        try:
            function = self._engine[name].__self__
        except KeyError:
            raise RuntimeError("Unknown function " + name) from None
        parse = lambda texts: [ir.Type.parse(text, self._engine.context) for text in texts]
        return parse(function.parameter_types), parse(function.result_types)

    def initialize(self):
        """Does nothing: functions are translated when they are first called."""

    def register_runtime(self, name, ctypes_callback):
        """Implements a function without body, if the module has one of this name.

        Memory is passed as a pointer to a descriptor, a number as itself.
        """
        if name not in self._engine:
            return
        parameters, _ = self._types(name)
        hosts = {**self._hosts, name: _host(ctypes_callback, parameters)}
        self._engine = Engine(self._engine, "jit", functions=hosts)
        self._hosts = hosts

    def invoke(self, name, *ctypes_args):
        """Calls a function with a pointer to each argument, followed by a pointer to the result. A pointer to memory is one to a pointer
        to a descriptor; for a result that is memory, it comes first."""
        parameters, results = self._types(name)
        if len(results) > 1:
            raise NotImplementedError(f"'{name}' has {len(results)} results; use `ods.runtime.Engine`, which returns a tuple")
        expected = len(parameters) + len(results)
        if len(ctypes_args) != expected:
            raise TypeError(f"'{name}' takes {expected} pointers, found {len(ctypes_args)}; pass one for each argument and result")
        is_first = bool(results) and _is_memory(results[0])
        arguments = ctypes_args[1:] if is_first else ctypes_args
        values = [_load(argument, type) for argument, type in zip(arguments, parameters)]
        value = self._engine[name](*values)
        if results:
            target = ctypes_args[0] if is_first else ctypes_args[-1]
            made = _store(target, results[0], value)
            # The memory lives until the next result takes its place.
            self._kept[(name, ctypes.cast(target, ctypes.c_void_p).value)] = (value, made)

    def lookup(self, name):
        """Returns a function of C that takes an array of the pointers of `invoke`; raises `RuntimeError` if there is none of this name."""
        if name not in self._thunks:
            parameters, results = self._types(name)
            count = len(parameters) + len(results)

            def thunk(packed):
                array = ctypes.cast(packed, ctypes.POINTER(ctypes.c_void_p))
                self.invoke(name, *[ctypes.c_void_p(array[at]) for at in range(count)])

            self._thunks[name] = ctypes.CFUNCTYPE(None, ctypes.c_void_p)(thunk)
        return self._thunks[name]

    def raw_lookup(self, name):
        """Returns the address of the function of `lookup`, which lives as long as the engine, or 0. The name may have MLIR's prefix."""
        name = name.removeprefix(_PREFIX)
        return ctypes.cast(self.lookup(name), ctypes.c_void_p).value if name in self._engine else 0

    def dump_to_object_file(self, file_name):
        """Is not there: code is made in memory."""
        raise NotImplementedError("object files are not written; translate the module with MLIR's tools, as its text is MLIR's")
