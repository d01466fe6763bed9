"""The example of TVM's document on packed functions, by ctypes: a Python function that the library's registry has.

    python3 seed.py LIBRARY
"""
import ctypes
import sys

INT, FLOAT, NULL, FUNC, STR = 0, 2, 4, 10, 11


class Value(ctypes.Union):
    _fields_ = [("int", ctypes.c_int64), ("float", ctypes.c_double), ("pointer", ctypes.c_void_p), ("str", ctypes.c_char_p)]


CFunc = ctypes.CFUNCTYPE(
    ctypes.c_int, ctypes.POINTER(Value), ctypes.POINTER(ctypes.c_int), ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p
)
Finalizer = ctypes.CFUNCTYPE(None, ctypes.c_void_p)

lib = ctypes.CDLL(sys.argv[1])
lib.TVMGetLastError.restype = ctypes.c_char_p


def check(code):
    if code != 0:
        raise RuntimeError(lib.TVMGetLastError().decode())


def pack(args):
    values, codes = (Value * max(1, len(args)))(), (ctypes.c_int * max(1, len(args)))()
    for at, arg in enumerate(args):
        if arg is None:
            codes[at] = NULL
        elif isinstance(arg, int):
            values[at].int, codes[at] = arg, INT
        elif isinstance(arg, float):
            values[at].float, codes[at] = arg, FLOAT
        elif isinstance(arg, str):
            values[at].str, codes[at] = arg.encode(), STR
        elif isinstance(arg, Function):
            values[at].pointer, codes[at] = arg.handle.value, FUNC
        else:
            raise TypeError(f"Don't know how to handle type {type(arg)}")
    return values, codes


def unpack(value, code):
    if code == FUNC:
        return Function(ctypes.c_void_p(value.pointer))
    if code == STR:
        return value.str.decode()
    return {INT: value.int, FLOAT: value.float}.get(code)


# The callbacks that the library holds, until it calls their finalizer.
held = {}


@Finalizer
def finalize(key):
    held.pop(key, None)


class Function:
    """A packed function, by its handle."""

    def __init__(self, handle):
        self.handle = handle

    def __del__(self):
        lib.TVMFuncFree(self.handle)

    def __call__(self, *args):
        values, codes = pack(args)
        result, code = Value(), ctypes.c_int()
        check(lib.TVMFuncCall(self.handle, values, codes, len(args), ctypes.byref(result), ctypes.byref(code)))
        return unpack(result, code.value)


def convert(function):
    """Makes a packed function of a Python function."""

    def call(values, codes, count, place, _resource):
        try:
            args = []
            for at in range(count):
                value = Value(values[at].int)
                check(lib.TVMCbArgToReturn(ctypes.byref(value), codes[at]))
                args.append(unpack(value, codes[at]))
            values, codes = pack([function(*args)])
            return lib.TVMCFuncSetReturn(ctypes.c_void_p(place), values, codes, 1)
        except Exception as error:
            lib.TVMAPISetLastError(f"{type(error).__name__}: {error}".encode())
            return -1

    key = len(held) + 1
    held[key] = CFunc(call)
    handle = ctypes.c_void_p()
    check(lib.TVMFuncCreateFromCFunc(held[key], ctypes.c_void_p(key), finalize, ctypes.byref(handle)))
    return Function(handle)


def register_func(name, function):
    converted = convert(function)
    check(lib.TVMFuncRegisterGlobal(name.encode(), converted.handle, 0))


def get_global_func(name):
    handle = ctypes.c_void_p()
    check(lib.TVMFuncGetGlobal(name.encode(), ctypes.byref(handle)))
    if not handle.value:
        raise ValueError(f"Cannot find global function {name}")
    return Function(handle)


# The document's example.
targs = (10, 10.0, "hello")


def my_packed_func(*args):
    assert args == targs
    return 10


register_func("my_packed_func", my_packed_func)
f = get_global_func("my_packed_func")
print("my_packed_func", targs, "->", f(*targs))

# Functions in Rust, with functions as arguments and results.
check(lib.example_register())
print("example.add(1, 2) ->", get_global_func("example.add")(1, 2))
print("example.sum(4, lambda x: x * x) ->", get_global_func("example.sum")(4, convert(lambda x: x * x)))
print("example.adder(5)(6) ->", get_global_func("example.adder")(5)(6))
for args in [(1, "2"), (1,), (2**63 - 1, 1)]:
    try:
        get_global_func("example.add")(*args)
    except RuntimeError as error:
        print(f"example.add{args} ->", str(error).splitlines()[0])
try:
    get_global_func("example.sum")(4, convert(lambda x: [][x]))
except RuntimeError as error:
    print("example.sum(4, lambda x: [][x]) ->", str(error).splitlines()[0])
