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
    stream = my.StreamType.get(T.f32())
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
    stream = my.StreamType.get(T.f32())
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


def test_types_have_classes(module):
    stream = my.StreamType.get(T.f32())
    parsed = Type.parse("!my.stream<f32>")
    assert type(parsed) is my.StreamType and parsed == stream and hash(parsed) == hash(stream)
    assert repr(stream) == "StreamType(!my.stream<f32>)" and stream.element == T.f32() and isinstance(stream.element, F32Type)
    assert type(my.source(stream, "a").type) is my.StreamType and isinstance(stream, Type)
    assert type(Type(stream)) is Type and type(Type(stream).maybe_downcast()) is my.StreamType
    assert my.StreamType(Type(stream)) == stream and my.StreamType.__doc__ == "A stream of elements of one type."
    assert (my.StreamType.mnemonic, my.StreamType.type_name) == ("stream", "my.stream")
    assert stream.typeid == my.StreamType.static_typeid != F32Type.static_typeid
    assert str(inspect.signature(my.StreamType.get)) == "(element, context=None)"
    with Context() as other:
        assert my.StreamType.get(F32Type.get(), context=other).context is other
    for wrong in (T.f32(), Type(T.f32())):
        with pytest.raises(ValueError, match=r"Cannot cast type to StreamType \(from Type\(f32\)\)"):
            my.StreamType(wrong)
    with pytest.raises(ValueError, match="Cannot cast type to IntegerType"):
        IntegerType(stream)


def test_classes_of_types_can_be_derived_from(module):
    class Named(my.StreamType):
        pass

    stream = my.StreamType.get(T.f32())
    assert isinstance(Named(stream), my.StreamType) and Named(stream).element == T.f32()
    with pytest.raises(ValueError, match="Cannot cast type to Named"):
        Named(T.f32())


def test_attributes_have_classes(module):
    stream = my.StreamType.get(T.f32())
    window = my.WindowAttr.get(2, 0.5, stream, my.Mode.max, "w", True, [1, -2])
    assert type(Attribute.parse(str(window))) is my.WindowAttr and Attribute.parse(str(window)) == window
    assert (window.size, window.step, window.streams, window.mode) == (2, 0.5, stream, my.Mode.max)
    assert (window.label, window.is_padded, window.weights) == ("w", True, [1, -2])
    assert window.mode is my.Mode.max and window.is_padded is True and my.WindowAttr.attr_name == "my.window"
    short = my.WindowAttr.get(size=2, step=1)
    assert (short.streams, short.mode, short.label, short.is_padded, short.weights) == (None, my.Mode.sum, "", False, [])
    assert my.WindowAttr.get(2, 1, mode="max").mode is my.Mode.max and my.WindowAttr.size.__doc__ == "the number of elements"
    with pytest.raises(ValueError, match="Cannot cast attribute to WindowAttr"):
        my.WindowAttr(UnitAttr.get())
    module.operation.attributes["my.window"] = short
    assert type(module.operation.attributes["my.window"]) is my.WindowAttr


def test_errors_name_the_parameter(module):
    def fails(error, message, **given):
        with pytest.raises(error) as raised:
            my.WindowAttr.get(**{"size": 2, "step": 1} | given)
        assert message in str(raised.value)

    fails(TypeError, "parameter 'size' of '#my.window': expected an int between 0 and 4294967295, found 'a'", size="a")
    fails(TypeError, "found True", size=True)
    fails(OverflowError, "found -1", size=-1)
    fails(OverflowError, "found 100000000000000000000000000000000000000000", size=10**41)
    fails(TypeError, "parameter 'step' of '#my.window': expected a float, found None", step=None)
    fails(TypeError, "expected an instance of StreamType or None, found F32Type(f32)", streams=T.f32())
    fails(TypeError, "expected an instance of StreamType or None, found 3", streams=3)
    fails(ValueError, "parameter 'mode' of '#my.window': expected a member of Mode, found 7", mode=7)
    fails(ValueError, "expected a member of Mode, found 'least'", mode="least")
    fails(TypeError, "expected a bool, found 1", is_padded=1)
    fails(TypeError, "parameter 'weights' of '#my.window': expected a sequence, each element an int", weights="12")
    fails(TypeError, "found [1, 'a']", weights=[1, "a"])
    fails(MLIRError, "a window of 2 elements has 1 weights", weights=[1])
    fails(TypeError, "unexpected keyword argument 'length'", length=1)
    with pytest.raises(TypeError, match="missing 1 required positional argument: 'element'"):
        my.StreamType.get()
    with Context(), pytest.raises((TypeError, ValueError, RuntimeError), match="context"):
        my.StreamType.get(module_type(module))


def module_type(module):
    with module.context:
        return T.f32()


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
