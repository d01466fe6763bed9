"""Calls the functions of the library, and checks their results.

    python3 call.py LIBRARY
"""
import sys
import threading
import traceback

import numpy as np
import tvm_ffi

module = tvm_ffi.load_module(sys.argv[1])


def failure(function, *args):
    try:
        return f"no error, but {function(*args)!r}"
    except Exception as error:
        return error


def check(name, found, expected):
    if found != expected:
        sys.exit(f"{name}: found {found!r}, expected {expected!r}")
    print(f"{name} -> {found!r}"[:150])


check("nop()", module.nop(), None)
check("add_one(41)", module.add_one(41), 42)
check("strlen('abc')", module.strlen("abc"), 3)
check("strlen of a longer text", module.strlen("ä" * 40), 80)
check("shout('hello there')", module.shout("hello there"), "HELLO THERE!")
check("shout('hi')", module.shout("hi"), "HI!")
check("twice(b'a\\0')", bytes(module.twice(b"a\0")), b"a\0a\0")
check("twice of more bytes", bytes(module.twice(b"x" * 9)), b"x" * 18)

# Values come back as they were.
for value in [None, True, -5, 2**63 - 1, 2.5, "", "seven77", "eight888", "h\0i", b"", b"12345678"]:
    found = module.echo(value)
    check(f"echo({value!r})", bytes(found) if isinstance(value, bytes) else found, value)
check("echo of a list", list(module.echo([1, "two", [3.0]])[0:2]), [1, "two"])
check("echo of a dict", dict(module.echo({"a": 1, "b": 2}).items()), {"a": 1, "b": 2})
check("echo of a dtype", str(module.echo(tvm_ffi.dtype("float16x4"))), "float16x4")
check("echo of a device", str(module.echo(tvm_ffi.device("cpu", 0))), str(tvm_ffi.device("cpu", 0)))
opaque = object()
check("echo of any object", module.echo(opaque) is opaque, True)

# Functions are arguments and results.
check("apply(lambda x: x * 2, 21)", module.apply(lambda x: x * 2, 21), 42)
composed = module.compose(lambda x: x + 1, lambda x: x * 10)
check("compose(...)(4)", composed(4), 50)
check("compose of our functions", module.compose(module.add_one, composed)(4), 60)
module = tvm_ffi.load_module(sys.argv[1])
threads = [threading.Thread(target=lambda: [composed(n) for n in range(200)]) for _ in range(4)]
[thread.start() for thread in threads]
[thread.join() for thread in threads]

# Tensors are shared, and may be strided.
x, y, z = np.arange(4, dtype=np.float32), np.full(4, 2, np.float32), np.zeros(4, np.float32)
module.add_tensors(x, y, z)
check("add_tensors", z.tolist(), [2.0, 3.0, 4.0, 5.0])
matrix = np.arange(6, dtype=np.float64).reshape(2, 3)
check("matrix_row(matrix, 1)", list(module.matrix_row(matrix, 1)), [3.0, 4.0, 5.0])
check("matrix_row(matrix.T, 1)", list(module.matrix_row(matrix.T, 1)), [1.0, 4.0])
check("echo of a tensor shares it", np.from_dlpack(module.echo(x)).ctypes.data, x.ctypes.data)
check("count_words", dict(module.count_words(["a b", "a"]).items()), {"a": 2, "b": 1})

# Errors are of Python's classes, with frames.
signature = "`packed_module.add_one(x: int) -> int`"
error = failure(module.add_one, "a")
check("add_one('a')", (type(error), str(error)), (TypeError, f"Mismatched type on argument #0 when calling: {signature}. Expected `int` but got `str`"))
error = failure(module.add_one, 1, 2)
check("add_one(1, 2)", (type(error), str(error)), (TypeError, f"Mismatched number of arguments when calling: {signature}. Expected 1 argument but got 2"))
error = failure(module.my_error)
check("my_error()", (type(error), str(error)), (ValueError, "wrong on purpose"))
error = failure(module.panics)
check("panics()", (type(error), str(error)), (RuntimeError, "panic: on purpose"))
error = failure(module.parse, "x")
frames = [(frame.filename.split("/")[-1], frame.name) for frame in traceback.extract_tb(error.__traceback__)]
check("frames of parse('x')", frames[-2:], [("lib.rs", "packed_module.parse"), ("input.txt", "number")])
error = failure(module.apply, lambda x: {}[x], 1)
check("an error of a callback", type(error), KeyError)
names = [frame.name for frame in traceback.extract_tb(error.__traceback__)]
check("its frames", (names[-1], "packed_module.apply" in names), ("<lambda>", True))
error = failure(module.apply, lambda x: module.apply(lambda x: {}[x], x), 1)
check("an error two callbacks deep", type(error), KeyError)
error = failure(module.matrix_row, np.zeros(3), 0)
check("matrix_row of a vector", (type(error), str(error)), (ValueError, "expected a matrix"))
error = failure(module.matrix_row, np.zeros((2, 2), np.int8), 0)
check("matrix_row of integers", str(error), "expected a tensor of `float64` but got `int8`; convert it before the call")
error = failure(module.matrix_row, np.zeros((2, 2)), 2)
check("matrix_row outside", type(error), IndexError)
error = failure(lambda: module.nope)
check("a missing function", type(error), AttributeError)

# Names, documentation and signatures.
check("documentation", module.get_function_doc("shout"), "Returns the text in capital letters.\n\nAn exclamation mark follows.")
check("metadata", module.get_function_metadata("add_one")["signature"], "packed_module.add_one(x: int) -> int")
print("all as expected")
