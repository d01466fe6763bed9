"""What MLIR's own tests showed: each of these was different once."""

import inspect

import pytest

from ods.dialects import func, memref, scf
from ods.extras import types as T
from ods.ir import *


@pytest.fixture
def ctx():
    context = Context()
    context.allow_unregistered_dialects = True
    with context, Location.unknown():
        yield context


def test_parsing_verifies():
    text = '"test.use"(%0) : (i64) -> () loc("use")\n%0 = "test.def"() : () -> i64 loc("def")'
    context = Context()
    context.allow_unregistered_dialects = True
    with pytest.raises(MLIRError, match="does not dominate this use") as error:
        Operation.parse(f"func.func @f() {{ {text}\nreturn }}", context=context)
    notes = error.value.error_diagnostics[0].notes
    assert notes[0].message == 'see current operation: "test.use"(%0) : (i64) -> ()' and str(notes[0].location) == 'loc("use")'


def test_verification_shows_the_operation(ctx):
    wrong = Operation.create("builtin.module", regions=2, ip=False)
    with pytest.raises(MLIRError, match="(?s)requires one region\n note: unknown: see current operation: "):
        wrong.verify()


def test_texts_are_the_names_of_their_buffers(ctx):
    with pytest.raises(MLIRError, match='error: "BAD":1:1: expected attribute value'):
        Attribute.parse("BAD")


def test_arguments_of_blocks_have_the_current_location():
    with Context() as context:
        context.allow_unregistered_dialects = True
        op = Operation.create("test.op", regions=1, loc=Location.unknown())
        with Location.name("here"):
            block = op.regions[0].blocks.append(F32Type.get())
        assert str(block.arguments[0].location) == 'loc("here")'
        with pytest.raises(RuntimeError, match="requires a Location"):
            op.regions[0].blocks.append(F32Type.get())


def test_blocks_show_their_predecessors(ctx):
    op = Operation.create("test.op", regions=1)
    first, second = op.regions[0].blocks.append(), op.regions[0].blocks.append()
    for block in (first, second):
        Operation.create("test.br", successors=[second], ip=InsertionPoint(block))
    assert str(second).startswith("^bb1:  // 2 preds: ^bb0, ^bb1\n")


def test_names_of_values_in_a_local_scope(ctx):
    module = Module.create()
    with InsertionPoint(module.body):
        Operation.create("test.a", results=[T.i32()])
        with InsertionPoint(func.FuncOp("f", ([], [])).add_entry_block()):
            value = Operation.create("test.b", results=[T.i32()], loc=Location.name("apple")).result
    assert value.get_name() == "%1" and value.get_name(use_local_scope=True) == "%0"
    assert value.get_name(AsmState(value.owner.operation.parent, use_local_scope=True)) == "%0"
    assert value.get_name(use_name_loc_as_prefix=True) == "%apple"


def test_affine_expressions_are_simplified_and_are_not_none(ctx):
    d0, d1 = AffineExpr.get_dim(0), AffineExpr.get_dim(1)
    assert AffineExpr.simplify_affine_expr(d0 + d1 - d0, 2, 0) == d1
    with pytest.raises(RuntimeError, match=r"Invalid expression \(None\?\) when attempting to create an AffineMap"):
        AffineMap.get(1, 1, [None])


def test_buffers_without_dimensions_and_formats(ctx):
    numpy = pytest.importorskip("numpy")
    i1, i64 = T.bool(), T.i64()
    assert str(DenseElementsAttr.get(numpy.array(255, numpy.uint8), type=i1, shape=(4, 2, 5))) == "dense<true> : tensor<4x2x5xi1>"
    dates = numpy.array([1, 2], numpy.int64).view(numpy.datetime64)
    assert str(DenseElementsAttr.get(dates, type=i64)) == "dense<[1, 2]> : tensor<2xi64>"
    with pytest.raises(ValueError, match="cannot include dtype 'M' in a buffer"):
        DenseElementsAttr.get(dates)


def test_casters_can_be_replaced(ctx):
    made = Operation.create("test.a", results=[T.index()]).result
    assert type(made.type) is IndexType

    class Mine(IndexType):
        pass

    register_type_caster(IndexType.static_typeid, replace=True)(Mine)
    try:
        assert type(made.type) is Mine
    finally:
        register_type_caster(IndexType.static_typeid, replace=True)(IndexType)
    assert type(made.type) is IndexType


def test_classes_derived_from_values_take_arguments(ctx):
    class Mine(Value):
        def __init__(self, value):
            super().__init__(value)

    value = Operation.create("test.a", results=[T.i32()]).result
    assert Mine(value) == value and Mine(value).type == T.i32()


def test_keywords_are_those_of_mlir(ctx):
    assert IntegerAttr.get(type=T.i8(), value=3).value == 3
    assert str(Location.name("n", childLoc=Location.file("f", 1, 2))) == 'loc("n"("f":1:2))'
    assert list(inspect.signature(Location.name).parameters) == ["name", "childLoc", "context"]


def test_loops_and_views_of_mlir(ctx):
    module = Module.create()
    with InsertionPoint(module.body):
        loop = scf.ForallOp([0], [4], [1])
        end = loop.terminator()
        assert isinstance(end, scf.InParallelOp) and loop.terminator() == end
        buffer = memref.alloc(T.memref(4, 8, T.f32()), [], [])
        assert memref.subview(buffer, [0, 0], [4, 8], [1, 1]).type == buffer.type
    with pytest.raises(AssertionError, match="requires that the wrapped function returns None"):

        @func.func(T.f32(), results=[T.f32()])
        def f(a):
            return a


def test_dialects_are_imported_at_first_use():
    import subprocess
    import sys

    script = (
        "from ods.ir import *\n"
        "module = Module.parse('func.func private @f()', Context())\n"
        "print(type(module.body.operations[0]).__module__)"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert done.stdout == "ods.dialects.func\n", done.stderr
