"""Classes of operations made from definitions, the dialects' own functions, passes, and the example."""

import importlib
import inspect
import json
import pathlib
import re
import subprocess
import sys

import pytest

from ods._annotations import of_property
from ods.dialects import arith, cf, func, linalg, memref, scf, tensor
from ods.extras import types as T
from ods.ir import *
from ods.passmanager import PassManager

ROOT = pathlib.Path(__file__).parents[3]


@pytest.fixture
def module():
    context = Context()
    context.allow_unregistered_dialects = True
    with context, Location.unknown():
        made = Module.create()
        with InsertionPoint(made.body):
            yield made


def test_constructors_have_signatures():
    assert str(inspect.signature(arith.CmpIOp)) == "(predicate, lhs, rhs, *, results=None, loc=None, ip=None)"
    signature = inspect.signature(arith.addi)
    assert str(signature).startswith("(lhs, rhs, *, overflow_flags=None, results=None, loc=None, ip=None)")
    assert signature.return_annotation is OpResult and arith.AddIOp.lhs.fget.__annotations__["return"] is Value


def test_properties_have_the_annotations_of_mlir():
    different = set()
    for namespace, facts in json.loads((ROOT / "python/package/tests/data/python_ops.json").read_text()).items():
        module = importlib.import_module(f"ods.dialects._{namespace}_ops_gen")
        for name, cls in facts["classes"].items():
            for part, fact in cls["properties"].items():
                accesses, expected = fact.split(" -> ")
                found, can_set, can_delete = of_property(*vars(getattr(module, name))[part].part[1:])
                found = " ".join(["get", *["set"] * can_set, *["del"] * can_delete]) + " -> " + found
                if found != f"{accesses} -> " + re.sub(r"Optional\[(.*)\]$", r"\1 | None", expected):
                    different.add((name, part, found))
    assert different == {("SwitchOp", "case_values", "get set del -> Attribute | None")}


def test_constructors_refuse_what_functions_of_python_refuse(module):
    a = arith.constant(T.i32(), 7)
    for arguments, keywords, message in [
        ((a,), {}, "missing 1 required positional argument: 'rhs'"),
        ((), {}, "missing 2 required positional arguments: 'lhs' and 'rhs'"),
        ((a, a, a), {}, "takes 3 positional arguments but 4 were given"),
        ((a, a), {"lhs": a}, "got multiple values for argument 'lhs'"),
        ((a, a), {"sum": a}, "got an unexpected keyword argument 'sum'"),
    ]:
        with pytest.raises(TypeError, match=f"AddIOp.__init__\\(\\) {message}"):
            arith.AddIOp(*arguments, **keywords)
    with pytest.raises(TypeError, match="missing 3 required positional arguments: 'condition', 'true_value', and 'false_value'"):
        arith.SelectOp()
    with pytest.raises(TypeError, match="argument `loc` must be a Location or None"):
        arith.AddIOp(a, a, loc=3)
    name = "".join(["r", "hs"])  # Not interned.
    assert arith.AddIOp(a, **{name: a}, ip=None, loc=None).rhs == a


def test_properties_are_deleted_if_they_are_there(module):
    f = func.FuncOp("f", ([], []), visibility="private")
    del f.sym_visibility
    for name in ("sym_visibility", "no_inline"):
        with pytest.raises(KeyError, match="attempt to delete a non-existent attribute"):
            delattr(f, name)
    with pytest.raises(AttributeError, match="property 'sym_name' of 'FuncOp' object has no deleter"):
        del f.sym_name


def test_constructors_are_inherited(module):
    class Twice(arith.AddIOp):
        def __init__(self, value, **keywords):
            super().__init__(value, value, **keywords)

    a = arith.constant(T.i32(), 7)
    twice = Twice(a, overflowFlags=arith.IntegerOverflowFlags.nsw)
    assert twice.lhs == twice.rhs == a and "overflow<nsw>" in str(twice)
    with pytest.raises(RuntimeError, match="has an operation already"):
        twice.__init__(a)
    with pytest.raises(TypeError, match="requires a 'AddIOp' object|doesn't apply"):
        arith.AddIOp.__init__(arith.constant(T.i32(), 8).owner, a, a)


def test_operands_that_are_no_values_are_named(module):
    x = arith.constant(T.f32(), 1.0)
    for build, message in [
        (lambda: arith.addf(x, 1.0), 'Operand 1 of operation "arith.addf" must be a Value \\(is not a Value\\)'),
        (lambda: func.ReturnOp([None]), 'Operand 0 of operation "func.return" must be a Value \\(contained a None item\\)'),
        (lambda: scf.YieldOp([x, 3]), 'Operand 1 of operation "scf.yield" must be a Value \\(is not a Value\\)'),
    ]:
        with pytest.raises(ValueError, match=message):
            build()


def test_confined_attributes_take_values(module):
    buffer = memref.alloc(MemRefType.get([4], T.f32()), [], [], alignment=64)
    assert "alignment = 64 : i64" in str(buffer.owner)


def test_texts_of_enums_are_values(module):
    a = arith.constant(T.i32(), 1)
    assert "arith.cmpi slt" in str(arith.cmpi("slt", a, a).owner)
    for wrong, message in (("less", "'less' is not a valid CmpIPredicate; use a member of the enum"), (77, "77 is not a valid CmpIPredicate")):
        with pytest.raises(ValueError, match=message):
            arith.cmpi(wrong, a, a)


def test_sets_of_bits_have_members_for_none_and_for_several(module):
    assert str(arith.FastMathFlags.fast) == "fast" and arith.FastMathFlags.none == 0
    assert list(arith.FastMathFlags.nnan | arith.FastMathFlags.ninf) == [arith.FastMathFlags.nnan, arith.FastMathFlags.ninf]
    x = arith.constant(T.f32(), 1.0)
    assert "fastmath<fast>" in str(arith.addf(x, x, fastmath=arith.FastMathFlags.fast).owner)
    assert "fastmath" not in str(arith.addf(x, x, fastmath=arith.FastMathFlags.none).owner)


def test_enums_are_those_of_python():
    import enum

    assert isinstance(WalkResult.ADVANCE, enum.Enum) and list(WalkOrder) == [WalkOrder.PRE_ORDER, WalkOrder.POST_ORDER]
    assert WalkResult(1) is WalkResult["INTERRUPT"] is WalkResult.INTERRUPT
    assert issubclass(arith.CmpIPredicate, enum.IntEnum) and issubclass(arith.FastMathFlags, enum.IntFlag)
    assert IntegerType.Signedness(1) is IntegerType.SIGNED
    with pytest.raises(AttributeError):
        WalkResult.AGAIN


def test_numbers_are_computed_with(module):
    i32 = T.i32()
    a = arith.constant(i32, 7)
    total = arith.addi(a, a)
    assert isinstance(total, OpResult) and total.type == i32
    op = arith.AddIOp(a, total, overflowFlags=arith.IntegerOverflowFlags.nsw | arith.IntegerOverflowFlags.nuw)
    assert "overflow<nsw, nuw>" in str(op) and op.lhs == a and op.rhs == total and op.result == op.operation.result
    assert isinstance(op.operation.opview, arith.AddIOp) and op.operation.name == "arith.addi"
    less = arith.CmpIOp(arith.CmpIPredicate.slt, a, total)
    assert str(less).startswith("%") and "arith.cmpi slt" in str(less) and less.predicate.value == 2
    constant = arith.ConstantOp(T.f32(), 2.5)
    assert (constant.literal_value, constant.type) == (2.5, T.f32())
    fast = arith.addf(constant, constant, fastmath=arith.FastMathFlags.nnan)
    assert "fastmath<nnan>" in str(fast.owner)
    with pytest.raises(ValueError, match="only integer and float constants have literal values"):
        arith.ConstantOp(T.vector(2, i32), Attribute.parse("dense<1> : vector<2xi32>")).literal_value
    assert str(arith.CmpFPredicate.OEQ) == "oeq" and list(arith.FastMathFlags.nnan | arith.FastMathFlags.nsz)
    module.operation.verify()


def test_functions_are_built_and_called(module):
    i32 = T.i32()
    function = func.FuncOp("f", ([i32], [i32]), visibility="private")
    assert function.is_external and function.name.value == "f" and function.visibility.value == "private"
    with pytest.raises(IndexError, match="External function does not have a body"):
        function.entry_block
    block = function.add_entry_block()
    with pytest.raises(IndexError, match="already has an entry block"):
        function.add_entry_block()
    with InsertionPoint(block):
        func.ReturnOp(function.arguments)

    @func.func(i32, i32)
    def add(a, b, func_op):
        assert func_op.name.value == "add"
        return arith.addi(a, b)

    @func.FuncOp.from_py_func(i32, name="twice")
    def double(a):
        return add(a, func.CallOp(function, [a]))

    assert double.func_op.type == FunctionType.get([i32], [i32])
    module.operation.verify()
    text = str(module)
    assert "func.func @twice(%arg0: i32) -> i32" in text and "call @add(" in text
    with pytest.raises(ValueError, match="unexpected third argument when constructing a call to a function"):
        func.CallOp(function, [], [])


def test_control_flow_is_built(module):
    index, i1 = T.index(), T.bool()

    @func.func(index, i1)
    def f(n, c):
        start = arith.constant(index, 0)
        for i, carried, total in scf.for_(0, n, 2, [start]):
            scf.yield_([arith.addi(carried, i)])
        choice = scf.IfOp(c, [index], has_else=True)
        with InsertionPoint(choice.then_block):
            scf.yield_([total])
        with InsertionPoint(choice.else_block):
            scf.yield_([n])
        return choice

    def g(n, c):
        exit_ = n.owner.create_after(index)
        cf.cond_br(c, [n], [n], exit_, exit_)
        with InsertionPoint(exit_):
            func.return_([exit_.arguments[0]])

    target = func.FuncOp("g", ([index, i1], [index]))
    entry = target.add_entry_block()
    with InsertionPoint(entry):
        g(*entry.arguments)
    assert list(entry.successors) == [target.body.blocks[1]] * 2 and list(target.body.blocks[1].predecessors) == [entry] * 2
    module.operation.verify()


def test_segment_sizes_are_attributes(module):
    loop = scf.WhileOp([], [])
    assert "operandSegmentSizes" not in loop.attributes
    memory = memref.alloc(T.memref(ShapedType.get_dynamic_size(), T.f32()), [arith.constant(T.index(), 8)], []).owner
    assert "operandSegmentSizes" in list(memory.attributes) and "operandSegmentSizes" in memory.attributes
    assert list(memory.attributes["operandSegmentSizes"]) == [1, 0]


def test_constants_of_no_number_are_of_a_wrong_type(module):
    with pytest.raises(TypeError, match="no constant is made of a str; pass an attribute"):
        arith.constant(T.i32(), "1")


def test_enums_have_documentation():
    assert "slt: Less, signed." in arith.CmpIPredicate.__doc__ and "nnan: No operand" in arith.FastMathFlags.__doc__


def test_operations_of_linalg_take_enums_maps_and_numbers(module):
    square, row = T.tensor(4, 4, T.f32()), T.tensor(4, T.f32())
    m, n, k = (AffineDimExpr.get(at) for at in range(3))
    maps = [AffineMap.get(3, 0, [m, k]), AffineMap.get(3, 0, [k, n]), AffineMap.get(3, 0, [m, n])]

    @func.func(square, square, row, T.tensor(1, 1, 8, 8, T.f32()), T.tensor(3, 3, T.f32()), T.tensor(1, 1, 6, 6, T.f32()))
    def f(a, b, v, image, window, out):
        assert isinstance(linalg.transpose(a, outs=[b], permutation=[1, 0]), linalg.TransposeOp)
        assert isinstance(linalg.broadcast(v, outs=[b], dimensions=[0]), linalg.BroadcastOp)
        linalg.elementwise(a, b, outs=[b], kind=linalg.ElementwiseKind.add)
        linalg.elementwise(a, outs=[b], kind=linalg.ElementwiseKind.exp, indexing_maps=[AffineMap.get(2, 0, [n, m]), AffineMap.get_identity(2)])
        linalg.contract(a, b, outs=[b], indexing_maps=maps)
        linalg.matmul(a, b, outs=[b], cast=linalg.TypeFn.cast_unsigned)
        linalg.pooling_nchw_max(image, window, outs=[out], strides=[1, 1], dilations=[1, 1])
        with pytest.raises(TypeError, match="expected an attribute, a member of an enum, affine maps or integers, got float"):
            linalg.matmul(a, b, outs=[b], cast=1.5)

    text = str(module)
    for line in [
        "outs(%arg1 : tensor<4x4xf32>) permutation = [1, 0]",
        "outs(%arg1 : tensor<4x4xf32>) dimensions = [0]",
        "linalg.elementwise kind=#linalg.elementwise_kind<add> ins(%arg0, %arg1 :",
        "linalg.elementwise kind=#linalg.elementwise_kind<exp> indexing_maps = [#map, #map1] ins(%arg0 :",
        "linalg.contract indexing_maps = [#map2, #map3, #map4] ins(%arg0, %arg1 :",
        "linalg.matmul {cast = #linalg.type_fn<cast_unsigned>} ins(%arg0, %arg1 :",
        "linalg.pooling_nchw_max {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}",
    ]:
        assert line in text, f"{line} is not in {text}"


def test_named_and_generic_operations_of_linalg_are_built(module):
    f32 = T.f32()
    a, b, c = T.tensor(4, 8, f32), T.tensor(8, 16, f32), T.tensor(4, 16, f32)

    @func.func(a, b, c)
    def product(a, b, c):
        zero = arith.constant(f32, 0.0)
        total = linalg.matmul(a, b, outs=[linalg.fill(zero, outs=[c])])
        same = AffineMap.get_identity(2)

        @linalg.generic([total], [c], [same, same], ["parallel", "parallel"])
        def doubled(element, _):
            return arith.addf(element, element)

        return doubled

    @func.func(T.memref(1, 8, 8, 4, f32), T.memref(3, 3, 4, 2, f32), T.memref(1, 6, 6, 2, f32))
    def convolution(image, filter, out):
        ones = Attribute.parse("dense<1> : tensor<2xi64>")
        op = linalg.conv_2d_nhwc_hwcf(image, filter, outs=[out], strides=ones, dilations=ones).opview
        assert isinstance(op, linalg.Conv2DNhwcHwcfOp) and op.strides == ones and len(op.operation.results) == 0

    module.operation.verify()
    text = str(module)
    assert "linalg.matmul ins(%arg0, %arg1 : tensor<4x8xf32>, tensor<8x16xf32>) outs(%0 : tensor<4x16xf32>) -> tensor<4x16xf32>" in text
    assert "linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>" in text
    assert 'iterator_types = ["parallel", "parallel"]' in text and "linalg.yield %3 : f32" in text
    with pytest.raises(MLIRError, match="linalg.matmul"):
        linalg.matmul(product.func_op.arguments[0], product.func_op.arguments[0], outs=[product.func_op.arguments[2]])


def test_types_of_parts_of_buffers_and_of_tensors_are_inferred(module):
    f32 = T.f32()
    buffer = memref.alloc(T.memref(4, 5, f32), [], [])
    part = memref.subview(buffer, [1, 0], [2, 3], [1, 2])
    assert str(part.type) == "memref<2x3xf32, strided<[5, 2], offset: 5>>"
    size = arith.constant(T.index(), 3)
    empty = tensor.empty([2, size], f32)
    assert str(empty.type) == "tensor<2x?xf32>"

    @tensor.generate(T.tensor(ShapedType.get_dynamic_size(), f32), dynamic_extents=[size])
    def made(i: T.index()):
        return [arith.constant(f32, 1.0)]

    assert str(made.type) == "tensor<?xf32>"
    module.operation.verify()


def test_views_set_and_delete_attributes(module):
    function = func.FuncOp("f", ([], []), visibility="private")
    function.sym_name = StringAttr.get("g")
    assert function.sym_name.value == "g" and "@g" in str(function)
    with pytest.raises(ValueError, match="'None' not allowed as value for mandatory attributes"):
        function.sym_name = None
    assert function.no_inline is False
    function.no_inline = True
    assert function.no_inline is True
    del function.no_inline
    assert function.no_inline is False
    function.arg_attrs = []
    del function.sym_visibility
    assert function.sym_visibility is None
    function.note = 1  # Views have a dictionary, as in MLIR.
    assert function.note == 1 and function.operation.opview.sym_name.value == "g"


def test_passes_change_ir_and_fail(module):
    source = "module { func.func @f(%a: i32) -> i32 { %0 = arith.addi %a, %a : i32  %1 = arith.muli %a, %a : i32  return %1 : i32 } }"
    other = Module.parse(source)
    block = other.body.operations[0].regions[0].blocks[0]
    dead, kept = block.operations[0], block.operations[1]
    manager = PassManager.parse("builtin.module(func.func(canonicalize),cse)")
    assert str(manager).startswith("builtin.module(func.func(canonicalize")
    manager.run(other.operation)
    with pytest.raises(RuntimeError, match="the operation has been invalidated"):
        str(dead)
    assert kept.operation.name == "arith.muli"
    with pytest.raises(ValueError, match="expected pass pipeline to be wrapped with the anchor operation type"):
        PassManager.parse("cse")
    with pytest.raises(ValueError, match="'nope' does not refer to a registered pass or pass pipeline"):
        PassManager.parse("builtin.module(nope)")
    seen = []
    mine = PassManager("builtin.module")
    mine.add(lambda op, pass_: seen.append(op.name), "mine")
    mine.run(other.operation)
    assert seen == ["builtin.module"] and str(mine) == "builtin.module(unknown<mine>)"
    failing = PassManager("builtin.module")
    failing.add(lambda op, pass_: pass_.signal_pass_failure())
    with pytest.raises(MLIRError, match="Failure while executing pass pipeline"):
        failing.run(other.operation)
    raising = PassManager("builtin.module")
    raising.add(lambda op, pass_: 1 // 0)
    with pytest.raises(ZeroDivisionError):
        raising.run(other.operation)


def test_every_dialect_has_a_module():
    for name in ("arith", "builtin", "cf", "complex", "func", "index", "linalg", "math", "memref", "scf", "tensor", "ub"):
        importlib.import_module(f"ods.dialects.{name}")
    with Context() as context:
        assert repr(context.dialects.arith).startswith("<Dialect arith (class ods.dialects._arith_ops_gen._Dialect")
        with pytest.raises(IndexError, match="Dialect 'nope' not found"):
            context.dialects["nope"]


def test_example_prints_what_mlir_prints():
    done = subprocess.run([sys.executable, ROOT / "examples/python/build.py"], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert done.stdout == (ROOT / "python/package/tests/data/build.txt").read_text()


def test_leaving_the_process_inside_of_a_context():
    for ending, status in (("raise SystemExit(3)", 3), ("1 // 0", 1), ("import os; os._exit(3)", 3)):
        code = f"from ods.ir import *\nContext().__enter__()\nLocation.unknown().__enter__()\nm = Module.create()\n{ending}"
        done = subprocess.run([sys.executable, "-c", code], capture_output=True)
        assert done.returncode == status, (ending, done.stderr)
