"""Calls: engines, packed functions, arrays, errors."""

import gc
import signal
import subprocess
import sys
import threading
import traceback
import types
import weakref

import pytest

from ods import runtime
from ods.dialects import arith, func
from ods.ir import *
from ods.passmanager import PassManager
from ods.runtime import Engine, get_function, register

TEXT = r"""
func.func private @host(i32) -> i32
func.func @add(%a: i32, %b: i32) -> i32 {
  %r = arith.addi %a, %b : i32
  return %r : i32
}
func.func @div(%a: i32, %b: i32) -> i32 {
  %r = arith.divsi %a, %b : i32
  return %r : i32
}
func.func @outer(%a: i32, %b: i32) -> i32 {
  %r = call @div(%a, %b) : (i32, i32) -> i32
  return %r : i32
}
func.func @fill(%m: memref<?xf32>, %v: f32) {
  %z = arith.constant 0 : index
  memref.store %v, %m[%z] : memref<?xf32>
  return
}
func.func @strided(%m: memref<?x?xi16, strided<[?, ?], offset: ?>>, %i: index, %j: index) -> i16 {
  %r = memref.load %m[%i, %j] : memref<?x?xi16, strided<[?, ?], offset: ?>>
  return %r : i16
}
func.func @new(%n: index) -> memref<?xi32> {
  %m = memref.alloc(%n) : memref<?xi32>
  %c = arith.constant 7 : i32
  linalg.fill ins(%c : i32) outs(%m : memref<?xi32>)
  return %m : memref<?xi32>
}
func.func @twice(%x: tensor<?xf32>) -> tensor<?xf32> {
  %y = arith.addf %x, %x : tensor<?xf32>
  return %y : tensor<?xf32>
}
func.func @bits(%x: tensor<2xbf16>) -> tensor<2xbf16> { return %x : tensor<2xbf16> }
func.func @flags(%x: tensor<2xi1>) -> (tensor<2xi1>, i1) {
  %t = arith.constant true
  return %x, %t : tensor<2xi1>, i1
}
func.func @complex(%x: complex<f32>) -> complex<f32> {
  %y = complex.add %x, %x : complex<f32>
  return %y : complex<f32>
}
func.func @same(%a: ui8, %b: ui64, %c: i8, %d: f16) -> (ui8, ui64, i8, f16) { return %a, %b, %c, %d : ui8, ui64, i8, f16 }
func.func @wide(%x: i128) -> i128 {
  %y = arith.addi %x, %x : i128
  return %y : i128
}
func.func @call_host(%x: i32) -> i32 {
  %y = call @host(%x) : (i32) -> i32
  return %y : i32
}
func.func @loop(%n: index) -> index {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %r = scf.for %i = %zero to %n step %one iter_args(%s = %zero) -> index {
    %t = arith.addi %s, %i : index
    scf.yield %t : index
  }
  return %r : index
}
func.func @nested(%p: i32, %q: i32, %w: f32) -> (i32, f32) attributes {iree.reflection = {
  f = "I14!S3!t6S3!t6S1!R9!S3!t6S1!", fv = "1", abi = "sip", abiv = 1 : i32,
  sip = "I29!S25!k0S9!k0_0k1_1k1D7!K2!w_2R17!D13!K2!s_0K2!t_1"
}} {
  %s = arith.addi %p, %q : i32
  %t = arith.addf %w, %w : f32
  return %s, %t : i32, f32
}
func.func @named(%x: i32, %y: tensor<2xf32>) -> tensor<2xf32> attributes {iree.reflection = {
  iree.abi = "{\22a\22:[[\22named\22,\22x\22,\22i32\22],[\22named\22,\22y\22,[\22ndarray\22,\22f32\22,1,2]]],\22r\22:[[\22ndarray\22,\22f32\22,1,2]],\22v\22:1}"
}} {
  return %y : tensor<2xf32>
}
module @inner { func.func @f() -> i32 {
  %c = arith.constant 5 : i32
  return %c : i32
} }
"""


@pytest.fixture(scope="module")
def file(tmp_path_factory):
    path = tmp_path_factory.mktemp("calls") / "calls.mlir"
    path.write_text(TEXT)
    return path


@pytest.fixture(scope="module")
def module(file):
    with Context():
        return Module.parseFile(str(file))


@pytest.fixture(params=["interpreter", "jit"])
def engine(module, request):
    return Engine(module, request.param, functions={"host": lambda x: x * 2})


def parsed(text):
    with Context():
        return Module.parse(text)


def test_functions_are_attributes_and_items(engine):
    assert engine.add(1, 2) == engine["add"](1, 2) == 3
    assert engine.add(2**31 - 1, 1) == -(2**31)
    assert "add" in engine and "minus" not in engine and "add" in dir(engine)
    assert engine.functions[:3] == ["host", "add", "div"] and len(engine) == len(engine.functions)
    assert engine["inner::f"]() == 5
    assert engine.add.__name__ == "add" and engine.add.__doc__ == "add(i32, i32) -> (i32)"
    assert engine.add.__self__.signature == "add(i32, i32) -> (i32)"
    with pytest.raises(KeyError, match="no function 'minus'; there are 'host', 'add'"):
        engine["minus"]
    with pytest.raises(AttributeError, match="no function 'minus'"):
        engine.minus


def test_modules_run_functions(module):
    assert module.run("add", 3, 4) == 7
    assert module.run("named", x=1, y=[1, 2]).tolist() == [1, 2]
    with pytest.raises(KeyError, match="no function 'minus'"):
        module.run("minus")
    with pytest.raises(RuntimeError, match="'@host' has no body"):
        module.run("call_host", 1)


def test_an_engine_has_a_copy_of_the_module():
    module = parsed("func.func @f() -> i32 { %c = arith.constant 1 : i32 return %c : i32 }")
    engine = Engine(module)
    module.body.operations[0].erase()
    assert engine.f() == 1
    with pytest.raises(KeyError):
        module.run("f")
    del module
    gc.collect()
    assert engine.f() == 1
    function = engine.f
    del engine
    gc.collect()
    assert function() == 1


def test_invalid_modules_and_options_are_refused():
    with Context() as context, Location.unknown():
        context.allow_unregistered_dialects = True
        module = Module.parse("func.func @f() { return }")
        module.body.operations[0].attributes["function_type"] = TypeAttr.get(Type.parse("() -> i32"))
        with pytest.raises(MLIRError, match="Verification failed"):
            Engine(module)
        with pytest.raises(MLIRError, match="Verification failed"):
            module.run("f")
        with pytest.raises(ValueError, match="pass a module"):
            Engine(Operation.create("a.b"))
    with pytest.raises(ValueError, match="no engine 'llvm'; expected 'interpreter' or 'jit'"):
        Engine(parsed(""), "llvm")
    with pytest.raises(TypeError):
        Engine(3)
    with pytest.raises(ValueError, match="the module has no declaration 'g'"):
        Engine(parsed(""), functions={"g": print})
    with pytest.raises(TypeError, match="'host' needs a function, found int"):
        Engine(parsed(TEXT), functions={"host": 3})


def test_numbers_of_all_kinds(engine):
    assert engine.complex(1 + 2j) == 2 + 4j and engine.complex(3) == 6
    assert engine.same(200, 2**64 - 1, -7, 0.5) == (200, 2**64 - 1, -7, 0.5)
    assert engine.wide(2**100) == 2**101 and engine.wide(-(2**100)) == -(2**101)
    assert engine.add(True, 2) == 3
    for wrong in [("1", 2), (1.5, 2), (None, 2), (2**40, 1), ([1], 2), (object(), 2)]:
        with pytest.raises(TypeError, match="'add'.*'i32'"):
            engine.add(*wrong)
    with pytest.raises(OverflowError, match="more than 128 bits"):
        engine.add(2**200, 1)
    with pytest.raises(TypeError, match="takes 2 arguments, found 1"):
        engine.add(1)
    with pytest.raises(TypeError, match="takes no named arguments"):
        engine.add(1, b=2)


def test_arrays_are_not_copied(engine):
    numpy = pytest.importorskip("numpy")
    x = numpy.ones(4, "float32")
    assert engine.fill(x, 3.0) is None and x.tolist() == [3, 1, 1, 1]
    y = engine.twice(x)
    assert isinstance(y, numpy.ndarray) and y.dtype == x.dtype and y.tolist() == [6, 2, 2, 2]
    assert engine.add(numpy.int32(1), numpy.uint8(2)) == 3 and engine.same(1, 2, 3, numpy.float32(0.5))[3] == 0.5
    m = numpy.arange(12, dtype="int16").reshape(3, 4)
    for view in (m, m.T, m[::-1, ::-1], m[1:, ::2]):
        assert engine.strided(view, 1, 1) == view[1, 1]
    made = engine.new(3)
    assert made.tolist() == [7, 7, 7]
    made[1] = 5
    assert made.tolist() == [7, 5, 7]
    flags, true = engine.flags(numpy.array([True, False]))
    assert flags.dtype == bool and flags.tolist() == [True, False] and true is True


def test_arrays_of_memory_outlive_the_engine():
    pytest.importorskip("numpy")
    made = Engine(parsed(TEXT)).new(1000)
    gc.collect()
    assert set(made.tolist()) == {7}


def test_arrays_are_checked(engine):
    numpy = pytest.importorskip("numpy")
    constant = numpy.zeros(2, "float32")
    constant.flags.writeable = False
    with pytest.raises(ValueError, match="store to constant memory"):
        engine.fill(constant, 1.0)
    for wrong in (numpy.zeros(2), numpy.zeros((2, 2), "float32"), numpy.zeros(4, "float32")[::2], numpy.zeros(2, ">f4"), 1.0, None):
        with pytest.raises(TypeError):
            engine.fill(wrong, 1.0)
    with pytest.raises(TypeError, match="elements of the format"):
        engine.fill(numpy.array(["a"]), 1.0)
    packed = numpy.zeros(4, dtype=[("a", "i1"), ("b", "f4")])
    with pytest.raises(ValueError, match="not at multiples of their size"):
        engine.fill(packed["b"], 1.0)
    with pytest.raises(ValueError, match="index .* is out of bounds"):
        engine.strided(numpy.zeros((2, 2), "int16"), 2, 0)


def test_memory_is_held_while_it_is_used():
    numpy = pytest.importorskip("numpy")

    class Array(numpy.ndarray):
        pass

    x = numpy.zeros(3, "float32").view(Array)
    gone = weakref.ref(x)
    echo = get_function("ods.testing.echo")
    y = echo(x)
    del x
    gc.collect()
    assert gone() is not None and y.tolist() == [0, 0, 0]
    del y
    gc.collect()
    assert gone() is None


def test_arrays_without_numpy():
    code = f"""
import sys
sys.modules["numpy"] = None
import array
from ods.ir import Context, Module
from ods.runtime import Engine, Array
with Context():
    engine = Engine(Module.parse({TEXT!r}))
x = array.array("f", [1, 2])
engine.fill(x, 4.0)
assert list(x) == [4, 2]
y = engine.twice(x)
assert isinstance(y, Array) and y.shape == (2,) and y.dtype == "float32" and repr(y) == "Array(shape=[2], dtype=float32)"
assert memoryview(y).tolist() == [8, 4]
assert memoryview(engine.twice(y)).tolist() == [16, 8]
made = memoryview(engine.new(2))
del engine
made[0] = 3
assert made.tolist() == [3, 7]
"""
    subprocess.run([sys.executable, "-c", code], check=True)


def test_dlpack_in_both_directions(engine):
    numpy = pytest.importorskip("numpy")
    if not hasattr(numpy, "from_dlpack") or int(numpy.__version__.split(".")[0]) < 2:
        pytest.skip("needs NumPy 2")

    class Exporter:
        def __init__(self, array, is_old=False):
            self.array, self.is_old = array, is_old

        def __dlpack__(self, **options):
            if self.is_old and options:
                raise TypeError("an old exporter")
            return self.array.__dlpack__(**options)

        def __dlpack_device__(self):
            return self.array.__dlpack_device__()

    for is_old in (False, True):
        x = numpy.ones(3, "float32")
        engine.fill(Exporter(x, is_old), 2.5)
        assert x.tolist() == [2.5, 1, 1]
    with pytest.raises(TypeError, match="returned no capsule"):
        engine.fill(type("E", (), {"__dlpack__": lambda self, **options: 3})(), 1.0)
    capsule = numpy.ones(3, "float32").__dlpack__(max_version=(1, 0))
    once = type("E", (), {"__dlpack__": lambda self, **options: capsule})()
    engine.fill(once, 1.0)
    with pytest.raises(TypeError, match="was used already"):
        engine.fill(once, 1.0)


def test_nested_arguments(engine):
    numpy = pytest.importorskip("numpy")
    assert engine.nested([1, 2], {"w": 1.5}) == {"s": 3, "t": 3.0}
    with pytest.raises(TypeError, match=r'args\[1\].*"w"'):
        engine.nested([1, 2], {"v": 1.5})
    y = numpy.array([1, 2], "float32")
    assert engine.named(1, y).tolist() == engine.named(y=y, x=1).tolist() == engine.named(x=1, y=[1, 2]).tolist() == [1, 2]
    with pytest.raises(TypeError, match="z"):
        engine.named(1, z=y)
    with pytest.raises(TypeError):
        engine.named(1, y.reshape(1, 2))
    deep = value = []
    for _ in range(500):
        value.append([])
        value = value[0]
    with pytest.raises(ValueError, match="containers are nested"):
        engine.nested(deep, {"w": 1.5})
    deep.append(deep)
    with pytest.raises(ValueError, match="containers are nested"):
        engine.nested(deep[1], {"w": 1.5})


def test_signatures_are_made_by_a_pass():
    module = parsed("func.func @f(%x: i32, %y: i32) -> i32 { %r = arith.subi %x, %y : i32 return %r : i32 }")
    with module.context:
        PassManager.parse("builtin.module(add-iree-abi)").run(module.operation)
    assert "iree.abi" in str(module) and module.run("f", 5, 3) == 2


def lines_of(error):
    return [(entry.filename, entry.lineno, entry.name) for entry in traceback.extract_tb(error.__traceback__)]


def test_errors_have_the_places_of_operations(engine, file):
    with pytest.raises(ValueError, match=r"'arith.divsi' op division by zero \(1, 0\)") as caught:
        engine.outer(1, 0)
    assert lines_of(caught.value)[-2:] == [(str(file), 12, "outer"), (str(file), 8, "div")]
    text = "".join(traceback.format_exception(caught.value))
    assert "%r = arith.divsi %a, %b : i32" in text and "in div" in text
    with Context(), Location.file("gone.py", 30, 1):
        module = Module.create()
        with InsertionPoint(module.body):
            @func.FuncOp.from_py_func(IntegerType.get_signless(32))
            def g(x):
                return arith.DivSIOp(x, arith.constant(x.type, 0)).result
    with pytest.raises(ValueError) as caught:
        module.run("g", 1)
    assert lines_of(caught.value)[-1] == ("gone.py", 30, "g")
    module = parsed('func.func @f() { %c = arith.constant false cf.assert %c, "oh no" return }')
    with pytest.raises(ValueError, match="oh no") as caught:
        module.run("f")
    assert lines_of(caught.value)[-1] == ("-", 1, "f")


class Brain:
    """An array of `bfloat16` as NumPy has it with `ml_dtypes`: without a buffer and DLPack."""

    dtype = types.SimpleNamespace(name="bfloat16")

    def __init__(self, bits):
        self.bits = bits

    def view(self, dtype):
        return self.bits.view(dtype)

    def __dlpack__(self, **_options):
        raise BufferError("no such elements")


def test_arrays_of_bfloat16_are_arguments():
    numpy = pytest.importorskip("numpy")
    text = """func.func @double(%x: memref<2xbf16>) {
      %c = arith.constant 1 : index
      %y = memref.load %x[%c] : memref<2xbf16>
      %z = arith.addf %y, %y : bf16
      memref.store %z, %x[%c] : memref<2xbf16>
      return
    }"""
    engine = Engine(parsed(text))
    array = Brain(numpy.array([0x3F80, 0x4000], "uint16"))
    engine.double(array)
    assert array.bits.tolist() == [0x3F80, 0x4080]
    array.view = lambda dtype: numpy.zeros(2, "uint8")
    with pytest.raises(TypeError, match="has others; pass an array of `ml_dtypes`"):
        engine.double(array)
    array.dtype = types.SimpleNamespace(name="float8_e5m2")
    with pytest.raises(BufferError, match="no such elements"):
        engine.double(array)


def test_the_interpreter_prints_the_places_of_operations(engine, file, capsys):
    with pytest.raises(ValueError) as caught:
        engine.outer(1, 0)
    sys.__excepthook__(caught.type, caught.value, caught.value.__traceback__)
    printed = capsys.readouterr().err.splitlines()
    assert [line.strip() for line in printed[-3:]] == [
        f'File "{file}", line 8, in div',
        "%r = arith.divsi %a, %b : i32",
        "ValueError: 'arith.divsi' op division by zero (1, 0)",
    ]


def test_callbacks_and_their_exceptions(module, file):
    class Odd(Exception):
        pass

    raised = Odd("odd", 3)

    def host(x):
        if x % 2:
            raise raised
        return x // 2

    for kind in ("interpreter", "jit"):
        engine = Engine(module, kind, functions={"host": host})
        assert engine.call_host(10) == 5
        with pytest.raises(Odd) as caught:
            engine.call_host(3)
        assert caught.value is raised
        names = [name for _, _, name in lines_of(raised)]
        assert names[-3:] == ["call_host", "host", "host"]
        engine = Engine(module, kind, functions={"host": lambda x: "text"})
        with pytest.raises(RuntimeError, match="expects 'i32' as result 0, found a value of type str"):
            engine.call_host(3)
        # Functions of engines are packed functions, too.
        same = Engine(parsed("func.func @f(%x: i32) -> i32 { return %x : i32 }")).f
        engine = Engine(module, kind, functions={"host": same})
        assert engine.call_host(4) == 4


def test_declarations_are_found_in_the_registry(module):
    @register("host")
    def host(x):
        return x + 100

    try:
        assert module.run("call_host", 1) == 101
        assert Engine(module, "jit").call_host(2) == 102
    finally:
        runtime.remove("host")
    with pytest.raises(KeyError, match="no function 'host' in the registry"):
        runtime.remove("host")


def test_functions_of_the_registry_are_found_added_and_replaced():
    assert "ods.testing.add_one" in runtime.function_names()
    add_one = get_function("ods.testing.add_one")
    assert add_one(1) == 2 and add_one(2**63 - 1) == -(2**63)
    assert add_one.__name__ == "ods.testing.add_one" and "(0: int) -> int" in add_one.__doc__
    for wrong in ("x", 1.5, None, True, [1]):
        with pytest.raises(TypeError, match="Expected `int`"):
            add_one(wrong)
    with pytest.raises(TypeError, match="Expected `int` but got `int`"):
        add_one(2**63)
    for args in ((), (1, 2), (1, 2, 3, 4, 5)):
        with pytest.raises(TypeError, match="Expected 1 argument"):
            add_one(*args)
    with pytest.raises(TypeError, match="no keyword arguments"):
        add_one(x=1)
    with pytest.raises(KeyError, match="no function 'nothing'"):
        get_function("nothing")
    with pytest.raises(RuntimeError, match="already registered"):
        register("ods.testing.add_one", print)
    with pytest.raises(TypeError, match="needs a function"):
        register("my.three", 3)

    @register
    def my_function(x):
        return x

    name = my_function.__qualname__
    try:
        assert get_function(name)("a") == "a"
        register(name, lambda x: 2, override=True)
        assert get_function(name)("a") == 2
    finally:
        runtime.remove(name)


def test_values_of_all_kinds_come_back():
    echo = get_function("ods.testing.echo")
    value = [None, True, 1, 1.5, "text of more than seven bytes", b"bytes", (1, {"a": [2], 3: "b"}), 2**100, -(2**70), 1 + 2j]
    result = echo(value)
    assert result == value and list(map(type, result)) == list(map(type, value))
    thing = object()
    assert echo(thing) is thing and echo() is None
    assert echo(echo)(5) == 5
    with pytest.raises(OverflowError):
        echo(2**200)
    with pytest.raises(UnicodeEncodeError):
        echo("\ud800")
    released = get_function("ods.testing.echo", release_gil=True)
    assert released([1, "a"]) == [1, "a"]


def test_functions_are_arguments_and_results():
    call = get_function("ods.testing.call")
    assert call(lambda *args: sum(args), 1, 2, 3, 4, 5) == 15
    assert call(call, call, lambda x: x + 1, 4) == 5
    error = KeyError("key")

    def fail():
        raise error

    with pytest.raises(KeyError) as caught:
        call(call, fail)
    assert caught.value is error
    with pytest.raises(RecursionError):
        def recurse():
            call(recurse)
        recurse()


def test_panics_are_exceptions(capfd):
    for release_gil in (False, True):
        with pytest.raises(RuntimeError, match="panic: boo"):
            get_function("ods.testing.panic", release_gil=release_gil)("boo")


def test_limits_end_runs(module):
    for kind in ("interpreter", "jit"):
        with pytest.raises(RuntimeError, match="exceeds the limit of 1000 steps"):
            Engine(module, kind, max_steps=1000).loop(10**9)
        with pytest.raises(RuntimeError, match="exceed the limit of 1000"):
            Engine(module, kind, max_memory=1000).new(10**6)
    text = "func.func @f() { call @f() : () -> () return }"
    with pytest.raises(RuntimeError, match="limit of 50"):
        Engine(parsed(text), max_depth=50).f()


@pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="needs timers")
def test_signals_interrupt_long_runs(engine):
    class Stop(Exception):
        pass

    def stop(number, frame):
        raise Stop

    before = signal.signal(signal.SIGALRM, stop)
    try:
        signal.setitimer(signal.ITIMER_REAL, 0.2)
        with pytest.raises(Stop) as caught:
            engine.loop(10**13)
        assert [name for _, _, name in lines_of(caught.value)[-2:]] == ["loop", "stop"]
    finally:
        signal.signal(signal.SIGALRM, before)
    assert engine.loop(10) == 45


def test_the_gil_is_released_while_ir_runs(engine):
    done = threading.Event()

    def run():
        engine.loop(3_000_000)
        done.set()

    turns = 0
    thread = threading.Thread(target=run)
    thread.start()
    while not done.is_set():
        turns += 1
    thread.join()
    assert turns > 100


def test_threads_call_one_engine(engine):
    wrong = []

    def work(number):
        for i in range(200):
            if engine.add(number, i) != number + i or engine.call_host(i) != 2 * i:
                wrong.append((number, i))

    threads = [threading.Thread(target=work, args=(number,)) for number in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not wrong


def test_handles_of_calls_do_not_crash():
    for cls in (runtime.EngineFunction, runtime.PackedFunction, runtime.Array, runtime.Opaque):
        with pytest.raises(TypeError):
            cls()
        with pytest.raises(TypeError):
            cls.__new__(cls)
    add_one = get_function("ods.testing.add_one")
    slf = add_one.__self__
    del add_one
    gc.collect()
    assert "add_one" in repr(slf)
    with pytest.raises(RuntimeError, match="Failed to load dynamic shared library /nowhere/lib.so"):
        runtime.load_library("/nowhere/lib.so")
