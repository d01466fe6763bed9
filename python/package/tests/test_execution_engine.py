"""MLIR's convention of calls by pointers: `ods.execution_engine`."""

import ctypes

import pytest

numpy = pytest.importorskip("numpy")

from ods.execution_engine import ExecutionEngine
from ods.ir import *
from ods.runtime import *

TEXT = """
func.func private @callback(memref<?xf32>, i32)
func.func private @unranked(memref<*xf32>)
func.func @add(%a: f32, %b: f32) -> f32 attributes { llvm.emit_c_interface } {
  %r = arith.addf %a, %b : f32
  return %r : f32
}
func.func @same(%a: i1, %b: i8, %c: index) -> index { return %c : index }
func.func @half(%a: f16) -> f16 { return %a : f16 }
func.func @complex(%a: complex<f64>) -> complex<f64> { return %a : complex<f64> }
func.func @sum(%x: memref<2x3xf32>, %y: memref<2x3xf32>) {
  linalg.add ins(%x, %x : memref<2x3xf32>, memref<2x3xf32>) outs(%y : memref<2x3xf32>)
  return
}
func.func @first(%x: memref<f32>) -> f32 {
  %r = memref.load %x[] : memref<f32>
  return %r : f32
}
func.func @any(%x: memref<*xf32>) {
  call @unranked(%x) : (memref<*xf32>) -> ()
  return
}
func.func @call(%x: memref<?xf32>, %n: i32) {
  call @callback(%x, %n) : (memref<?xf32>, i32) -> ()
  return
}
func.func @new() -> memref<3xi64> {
  %m = memref.alloc() : memref<3xi64>
  %c = arith.constant 7 : i64
  linalg.fill ins(%c : i64) outs(%m : memref<3xi64>)
  return %m : memref<3xi64>
}
func.func @two() -> (f32, f32) {
  %c = arith.constant 7.0 : f32
  return %c, %c : f32, f32
}
"""


@pytest.fixture
def engine():
    with Context():
        return ExecutionEngine(Module.parse(TEXT))


def pointer(array, get=get_ranked_memref_descriptor):
    return ctypes.pointer(ctypes.pointer(get(array)))


def test_numbers_are_read_and_written_through_pointers(engine):
    float_p = ctypes.c_float * 1
    result = float_p(-1.0)
    engine.invoke("add", float_p(42.0), float_p(2.5), result)
    assert result[0] == 44.5
    size = ctypes.c_int64(0)
    engine.invoke("same", ctypes.pointer(ctypes.c_bool(True)), (ctypes.c_int8 * 1)(3), (ctypes.c_int64 * 1)(-5), ctypes.pointer(size))
    assert size.value == -5
    pair = C128(1.5, -2.0)
    engine.invoke("complex", ctypes.pointer(pair), ctypes.pointer(pair))
    assert (pair.real, pair.imag) == (1.5, -2.0)
    bits = int(numpy.float16(0.5).view("int16"))
    half = F16(0)
    engine.invoke("half", ctypes.pointer(F16(bits)), ctypes.pointer(half))
    assert half.f16 == bits


def test_memory_is_shared_with_arrays(engine):
    x = numpy.arange(6, dtype="float32").reshape(2, 3)
    y = numpy.zeros((2, 3), "float32")
    engine.invoke("sum", pointer(x), pointer(y))
    assert (y == 2 * x).all()
    result = (ctypes.c_float * 1)()
    engine.invoke("first", pointer(numpy.array(2.5, "float32")), result)
    assert result[0] == 2.5
    made = make_nd_memref_descriptor(1, ctypes.c_int64)()
    engine.invoke("new", ctypes.pointer(ctypes.pointer(made)))
    assert ranked_memref_to_numpy([made]).tolist() == [7, 7, 7]


def test_callbacks_stand_for_functions_without_body(engine):
    log = []

    @ctypes.CFUNCTYPE(None, ctypes.POINTER(make_nd_memref_descriptor(1, ctypes.c_float)), ctypes.c_int)
    def callback(memory, number):
        log.append((ranked_memref_to_numpy(memory).tolist(), number))
        ranked_memref_to_numpy(memory)[0] = number

    @ctypes.CFUNCTYPE(None, ctypes.POINTER(UnrankedMemRefDescriptor))
    def unranked(memory):
        log.append(unranked_memref_to_numpy(memory, numpy.float32).shape)

    engine.register_runtime("callback", callback)
    engine.register_runtime("unranked", unranked)
    x = numpy.array([1, 2], "float32")
    engine.invoke("call", pointer(x), (ctypes.c_int * 1)(5))
    engine.invoke("any", pointer(numpy.zeros((2, 3, 4), "float32"), get_unranked_memref_descriptor))
    assert log == [([1, 2], 5), (2, 3, 4)] and x.tolist() == [5, 2]


def test_functions_of_c_are_looked_up(engine):
    a, b, result = ctypes.c_float(1.5), ctypes.c_float(2.0), ctypes.c_float()
    packed = (ctypes.c_void_p * 3)(*[ctypes.addressof(it) for it in (a, b, result)])
    engine.lookup("add")(packed)
    assert result.value == 3.5
    b.value = 10
    ctypes.CFUNCTYPE(None, ctypes.c_void_p)(engine.raw_lookup("add"))(packed)
    assert result.value == 11.5
    assert engine.raw_lookup("_mlir_ciface_add") == engine.raw_lookup("add")
    assert engine.raw_lookup("nothing") == 0
    engine.initialize()


def test_references_are_pointers(engine):
    a, b, result = (ctypes.c_float * 1)(1.5), ctypes.c_float(2.0), ctypes.c_float()
    engine.invoke("add", ctypes.byref(a), ctypes.byref(b), ctypes.byref(result))
    assert result.value == 3.5
    memory = ctypes.pointer(get_ranked_memref_descriptor(numpy.array(2.5, "float32")))
    engine.invoke("first", ctypes.byref(memory), ctypes.byref(result))
    assert result.value == 2.5
    with pytest.raises(TypeError, match="found one to c_double"):
        engine.invoke("add", ctypes.byref(ctypes.c_double(1)), ctypes.byref(b), ctypes.byref(result))


def test_functions_that_a_module_lacks_are_registered_without_effect(engine):
    engine.register_runtime("nothing", ctypes.CFUNCTYPE(None, ctypes.c_int)(print))
    result = ctypes.c_float()
    engine.invoke("add", ctypes.byref(ctypes.c_float(1)), ctypes.byref(ctypes.c_float(2)), ctypes.byref(result))
    assert result.value == 3


def test_misuses_are_errors(engine):
    float_p = ctypes.c_float * 1
    for call, error, message in [
        (lambda: engine.invoke("nothing"), RuntimeError, "Unknown function nothing"),
        (lambda: engine.lookup("nothing"), RuntimeError, "Unknown function nothing"),
        (lambda: engine.invoke("add", float_p(1)), TypeError, "takes 3 pointers, found 1"),
        (lambda: engine.invoke("add", float_p(1), float_p(1), 3.0), TypeError, "expected a pointer to c_float"),
        (lambda: engine.invoke("add", float_p(1), (ctypes.c_double * 1)(1), float_p()), TypeError, "found one to c_double"),
        (lambda: engine.invoke("add", ctypes.POINTER(ctypes.c_float)(), float_p(1), float_p()), ValueError, "NULL"),
        (lambda: engine.invoke("first", ctypes.POINTER(ctypes.c_void_p)(), float_p()), ValueError, "NULL"),
        (lambda: engine.invoke("two", float_p()), NotImplementedError, "ods.runtime.Engine"),
        (lambda: engine.dump_to_object_file("x.o"), NotImplementedError, "object files"),
        (lambda: engine.register_runtime("add", float_p), ValueError, "has no declaration 'add'"),
    ]:
        with pytest.raises(error, match=message):
            call()
    log = []
    engine.register_runtime("unranked", log.append)
    engine.invoke("any", pointer(numpy.zeros(3, "float32"), get_unranked_memref_descriptor))
    assert len(log) == 1, "failed registrations have no effect"
    with Context():
        with pytest.raises(NotImplementedError, match="shared libraries"):
            ExecutionEngine(Module.parse(TEXT), shared_libs=["lib.so"])
