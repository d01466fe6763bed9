"""The package `mydialects`: its dialect, beside `arith` and `func`, under its own name."""

import importlib.metadata
import inspect
import subprocess
import sys

import pytest

import mydialects
from mydialects.dialects import arith, func, my
from mydialects.extras import types as T
from mydialects.ir import *
from mydialects.passmanager import PassManager


@pytest.fixture
def module():
    with Context(), Location.unknown():
        made = Module.create()
        with InsertionPoint(made.body):
            yield made


def test_operations(module):
    f32 = T.f32()
    stream = Type.parse("!my.stream<f32>")
    a, b = my.source(stream, "a"), my.SourceOp(stream, "b")
    total = my.reduce(f32, my.Mode.max, [a, b], limit=7)
    assert str(total.owner).startswith("%2 = my.reduce max %0, %1 {limit = 7 : i64} : !my.stream<f32>, !my.stream<f32> -> f32")
    assert isinstance(total.owner, my.ReduceOp) and len(total.owner.streams) == 2 and b.name.value == "b"
    loop = my.RepeatOp([f32], [total], 3)
    block = loop.body.blocks.append(f32)
    with InsertionPoint(block):
        my.yield_([arith.mulf(*block.arguments, *block.arguments)])
    assert module.operation.verify() and str(Module.parse(str(module))) == str(module)


def test_elements_are_made_of_lists(module):
    stream = Type.parse("!my.stream<f32>")
    sources = [my.source(stream, name) for name in "ab"]

    def weights(given):
        return my.ReduceOp(T.f32(), my.Mode.sum, sources, weights=given).weights

    assert str(weights([0.5, 2])) == "dense<[5.000000e-01, 2.000000e+00]> : tensor<2xf64>"
    assert str(weights([[1], (2,)])) == "dense<[[1.000000e+00], [2.000000e+00]]> : tensor<2x1xf64>"
    assert isinstance(weights(iter([1.5])), DenseFPElementsAttr) and weights(None) is None
    assert str(weights([])) == "dense<> : tensor<0xf64>" and str(weights(2)) == "dense<2.000000e+00> : tensor<f64>"
    endless = []
    endless.append(endless)
    for wrong, error in ((["a"], TypeError), ([[1], [1, 2]], ValueError), ([[1], 2], ValueError), (endless, ValueError)):
        with pytest.raises(error):
            weights(wrong)
    before = AttrBuilder.get("F64ElementsAttr")
    AttrBuilder.insert("F64ElementsAttr", lambda values, context=None: before([0.0], context), replace=True)
    assert str(weights([1.0])) == "dense<0.000000e+00> : tensor<1xf64>"
    AttrBuilder.insert("F64ElementsAttr", before, replace=True)


def test_passes_run_on_other_dialects(module):
    @func.func(T.i32())
    def f(x):
        return arith.addi(x, arith.constant(T.i32(), 0))

    PassManager.parse("builtin.module(canonicalize)").run(module.operation)
    assert "arith" not in str(module)


def test_errors_are_those_of_the_definition(module):
    with pytest.raises(MLIRError, match="operand #0 must be"):
        wrong = my.ReduceOp(T.f32(), my.Mode.sum, [arith.constant(T.i32(), 1)])
        wrong.operation.verify()
    with pytest.raises(ValueError, match="7 is not a valid Mode"):
        my.ReduceOp(T.f32(), 7, [])


def test_names_are_of_the_package():
    assert Operation.__module__ == "mydialects._mlir_libs._mlir.ir" and my.ReduceOp.__module__ == "mydialects.dialects._my_ops_gen"
    assert str(inspect.signature(my.ReduceOp)) == "(total, mode, streams, *, limit=None, weights=None, loc=None, ip=None)"
    assert inspect.getdoc(my.reduce).startswith("Reduces streams to one number.")
    with pytest.raises(ModuleNotFoundError):
        import mydialects.dialects.scf


def test_two_packages_in_a_process_are_apart(module):
    ods = pytest.importorskip("ods.ir")
    with pytest.raises(TypeError):
        Operation.create("my.source", results=[ods.Type.parse("i32", ods.Context())])
    with ods.Context() as context:
        context.allow_unregistered_dialects = True
        my.source(Type.parse("!my.stream<f32>"), "a")
        text = module.operation.get_asm(print_generic_op_form=True)
        assert "my.source" in str(ods.Module.parse(text))


def test_the_version_is_that_of_the_wheel():
    assert mydialects.__version__ == importlib.metadata.version("mydialects")


def test_the_package_imports_alone():
    subprocess.run([sys.executable, "-c", "import mydialects.dialects.my as my; my.Mode.sum"], check=True)
