"""The functions that dialects add to those from definitions, and what they share: as MLIR's do, unless a name says otherwise."""

import array
import concurrent.futures
import functools

import pytest

from ods.dialects import _ods_common as common
from ods.dialects import arith, builtin, func, linalg, memref, scf, tensor
from ods.extras import types as T
from ods.extras.meta import op_region_builder, region_op
from ods.ir import *

DYNAMIC = ShapedType.get_dynamic_size()


@pytest.fixture(autouse=True)
def module():
    with Context() as context, Location.unknown():
        context.allow_unregistered_dialects = True
        made = Module.create()
        with InsertionPoint(made.body):
            yield made


def index(value):
    return arith.constant(T.index(), value)


def unknown(type):
    return Operation.create("t.unknown", results=[type]).result


def in_a_thread(function):
    """Returns what the function does where nothing is current."""
    with concurrent.futures.ThreadPoolExecutor(1) as pool:
        return pool.submit(function).result()


def test_memory_spaces_are_attributes_texts_or_numbers():
    for space in (1, "1", "1 : i64", Attribute.parse("1")):
        assert str(T.memref(4, T.f32(), memory_space=space)) == "memref<4xf32, 1>"
    assert str(T.memref(T.f32(), memory_space='"fast"')) == 'memref<*xf32, "fast">'
    with pytest.raises(MLIRError, match="expected attribute value"):
        T.memref(4, T.f32(), memory_space="fast")


def test_short_names_are_functions_without_parameters():
    assert T.i32() == IntegerType.get_signless(32) and T.ui8() == IntegerType.get_unsigned(8)
    assert T.bool() == IntegerType.get_signless(1) and T.f8E4M3FN() == Float8E4M3FNType.get()
    with pytest.raises(TypeError, match="takes 0 positional arguments"):
        T.i32(8)


def test_terminators_are_in_the_last_block():
    number = arith.constant(T.i32(), 1)
    op = scf.ExecuteRegionOp([T.i32()])
    region = op.regions[0]

    def body():
        region.blocks[0].create_after()
        return number

    assert op_region_builder(op, region, terminator=scf.YieldOp)(body) == op.result
    assert [len(it.operations) for it in region.blocks] == [0, 1]


def test_errors_of_terminators_come_out():
    calls = []

    def terminator(values):
        calls.append(values)
        raise TypeError("not these")

    op = scf.ExecuteRegionOp([])
    with pytest.raises(TypeError, match="not these"):
        op_region_builder(op, op.regions[0], terminator)(lambda: None)
    assert calls == [[]]


def test_regions_are_filled_by_anything_that_is_called():
    class Filler:
        def __call__(self):
            unknown(T.i32())

    for filler in (Filler(), functools.partial(unknown, T.i32()), Filler().__call__):
        made = builtin.module(filler)
        assert type(made) is Operation and made.regions[0].blocks[0].operations[0].operation.name == "t.unknown"


def test_parameters_without_a_type_are_named():
    with pytest.raises(ValueError, match=r"the parameter `i` of `.*element` needs an annotation"):

        @tensor.generate(T.tensor(DYNAMIC, T.i32()), [index(3)])
        def element(i):
            return i


def test_arguments_of_regions_have_the_current_location():
    found = []
    with Location.name("here"):

        @tensor.generate(T.tensor(DYNAMIC, T.index()), [index(3)])
        def element(i: T.index):
            found.append(str(i.location))
            return i

    assert found == ['loc("here")'] and isinstance(element, OpResult)


def test_constructors_of_region_ops_may_be_any_function():
    repeated = region_op(lambda type, *, loc=None, ip=None: scf.ExecuteRegionOp([type], loc=loc, ip=ip), terminator=scf.YieldOp)

    @repeated(T.i32())
    def result():
        return [unknown(T.i32())]

    assert str(result.owner).startswith("%") and result.owner.regions[0].blocks[0].operations[1].operation.name == "scf.yield"


def test_operations_without_results_are_returned_as_operations():
    switch = scf.index_switch([], index(1), [1, 2])
    assert type(switch) is Operation and isinstance(switch.opview, scf.IndexSwitchOp)
    assert type(scf.if_([], arith.constant(T.bool(), 1))) is Operation
    assert common.get_op_result_or_op_results(scf.IfOp(arith.constant(T.bool(), 1), [T.i32()] * 2)).types == [T.i32()] * 2


def test_calls_of_functions_without_results_are_empty():
    @func.func(T.i32())
    def nothing(a):
        pass

    assert len(nothing(unknown(T.i32()))) == 0


def test_func_op_is_passed_by_keyword_alone():
    def rest(a, *func_op):
        assert func_op == ()
        return a

    def first(func_op, /):
        return func_op

    def keyword(a, *, func_op):
        return func_op.arguments

    def any_keyword(a, **keywords):
        return keywords["func_op"].arguments

    for function in (rest, first, keyword, any_keyword):
        assert len(func.func(T.i32())(function).func_op.type.results) == 1


def test_functions_take_attributes_and_the_context_of_their_location():
    assert func.FuncOp("f", ([], []), visibility=StringAttr.get("private")).visibility.value == "private"
    here, type = Location.unknown(), FunctionType.get([], [T.i32()])

    def detached():
        f = func.FuncOp("g", type, visibility="private", loc=here, ip=False)
        call = func.CallOp([type.results[0]], "g", [], loc=here, ip=False)
        return f.name.value, call.callee.value, func.CallOp(f, [], loc=here, ip=False).callee.value

    assert in_a_thread(detached) == ("g", "g", "g")


def test_constants_have_the_type_of_their_attribute():
    one = IntegerAttr.get(T.i32(), 1)
    assert arith.ConstantOp(one, None).type == arith.constant(T.f32(), one).type == T.i32()
    for result, typecode, message in [
        (T.tensor(2, T.i64()), "i", r"Mismatching array element \(32\) and type \(64\) width\."),
        (T.tensor(2, T.f32()), "d", r"Mismatching array element \(64\) and type \(32\) width\."),
        (T.i32(), "i", "an array is not a constant of type i32; pass a tensor or vector type"),
    ]:
        with pytest.raises(ValueError, match=message):
            arith.ConstantOp(result, array.array(typecode, [1, 2]))
    assert "dense<[1, 2]> : tensor<2xindex>" in str(arith.ConstantOp(T.tensor(2, T.index()), array.array("q", [1, 2])))


def test_bounds_of_loops_are_numbers_values_and_operations():
    for start, type in [(arith.ConstantOp(T.i32(), 0), T.i32()), (unknown(T.i64()), T.i64()), (0, T.index())]:
        for counter in scf.for_(start, 5):
            assert counter.type == type
            scf.yield_([])
    with pytest.raises(ValueError, match="bounds and steps are integers or values, got 1.5"):
        next(scf.for_(1.5))


def test_bounds_of_parallel_loops_are_as_many_as_steps():
    with pytest.raises(AssertionError, match="Mismatch in length of lower bounds, upper bounds, and steps"):
        scf.ForallOp([0], [1, 2], [1])
    loop = scf.ForallOp([0, 0], [4, unknown(T.index())], [1, 1])
    assert loop.rank == len(loop.induction_variables) == 2 and isinstance(loop.terminator(), scf.InParallelOp)
    assert loop.terminator() == loop.body.operations[0]


def test_constants_become_numbers_only_where_a_subview_infers_its_type(module):
    source = memref.alloc(T.memref(10, T.f32()), [], [])
    inferred = memref.subview(source, [index(1)], [index(4)], [index(2)])
    assert str(inferred.type) == "memref<4xf32, strided<[2], offset: 1>>" and len(inferred.owner.operands) == 1
    given = Type.parse("memref<?xf32, strided<[?], offset: ?>>")
    made = memref.subview(source, [index(1)], [index(4)], [index(2)], result_type=given)
    assert made.type == given and len(made.owner.operands) == 4
    attribute = IntegerAttr.get(T.index(), 1)
    assert str(memref.subview(source, [attribute], [attribute], [attribute]).type) == "memref<1xf32, strided<[1], offset: 1>>"
    moved = memref.subview(source, [unknown(T.index())], [4], [1])
    assert str(moved.type) == "memref<4xf32, strided<[1], offset: ?>>"
    least = memref.subview(source, [index(-(2**63))], [4], [1])
    assert str(least.type) == "memref<4xf32, strided<[1], offset: ?>>" and len(least.owner.operands) == 2
    assert memref.subview(source, [0], [10], [1]).type == source.type
    with pytest.raises(ValueError, match="requires explicit result type"):
        memref.subview(source, [0], [unknown(T.index())], [1])
    assert module.operation.verify()


def test_dimensions_of_subviews_may_be_absent(module):
    source = unknown(MemRefType.get([], T.f32()))
    assert memref.subview(source, None, None, None).type == source.type and module.operation.verify()


def test_contexts_are_those_of_locations():
    assert common.get_default_loc_context() == common.get_default_loc_context(Location.unknown()) == Context.current
    assert common._cext.ir.Context is Context


def test_values_of_operations_and_of_lists_are_found():
    op = arith.ConstantOp(T.i32(), 1)
    two = Operation.create("t.two", results=[T.i32(), T.i64()])
    assert common.get_op_result_or_value(op) == common.get_op_result_or_value(op.operation) == op.result
    assert common.get_op_result_or_value(two.results) == two.results[0]
    with pytest.raises(AssertionError, match="expects Value, got <class 'int'>"):
        common.get_op_result_or_value(3)
    assert list(common.get_op_results_or_values(two)) == list(two.results) and common.get_op_results_or_values([op]) == [op]


def test_segments_are_parts_of_lists():
    assert common.segmented_accessor([0, 1, 2, 3], DenseI32ArrayAttr.get([1, 2, 1]), 1) == [1, 2]
    assert common.equally_sized_accessor(range(7), 1, 2, 1, 1) == (4, 3)


def test_mixed_sizes_are_divided():
    value = unknown(T.index())
    array = ArrayAttr.get([IntegerAttr.get(T.i64(), 2)])
    assert common._dispatch_mixed_values([1, value, IntegerAttr.get(T.i64(), 3)]) == ([value], None, DenseI64ArrayAttr.get([1, DYNAMIC, 3]))
    assert common._dispatch_mixed_values(None) == ([], None, DenseI64ArrayAttr.get([]))
    assert common._dispatch_mixed_values(array) == ([], None, array) and common._dispatch_mixed_values(value) == ([], value, None)
    assert common._dispatch_dynamic_index_list([1, [2], value, [value]]) == ([value] * 2, [1, 2, DYNAMIC, DYNAMIC], [False, True, False, True])
    assert common._get_int_array_attr([2]) == common._get_int_array_attr(ArrayAttr.get([IntegerAttr.get(T.i8(), 2)])) == array
    assert common._get_int_array_attr(None) is None and common._get_int_array_array_attr(None) is None
    assert common._get_int_array_array_attr([[2], array]) == ArrayAttr.get([array, array])
    assert common._get_value_list([1, StringAttr.get("a"), UnitAttr.get(), array]) == [1, "a", UnitAttr.get(), [2]]


def test_named_operations_refuse_other_keywords_and_other_numbers_of_outputs():
    a = unknown(T.tensor(4, 4, T.f32()))
    with pytest.raises(TypeError, match=r"matmul\(\) got an unexpected keyword argument 'csat'"):
        linalg.matmul(a, a, outs=[a], csat=linalg.TypeFn.cast_unsigned)
    for build in (
        lambda outs: linalg.transpose(a, outs=outs, permutation=[1, 0]),
        lambda outs: linalg.broadcast(a, outs=outs, dimensions=[]),
        lambda outs: linalg.elementwise(a, outs=outs, kind=linalg.ElementwiseKind.exp),
        lambda outs: linalg.contract(a, a, outs=outs, indexing_maps=[]),
    ):
        for outs in ([], [a, a]):
            with pytest.raises(ValueError, match="outs=.* must have length 1."):
                build(outs)
    with pytest.raises(MLIRError, match="linalg.add"):
        linalg.add(a, a, outs=[a, a])


def test_named_operations_may_have_no_place():
    a = unknown(T.tensor(4, 4, T.f32()))
    here = Location.unknown()
    assert in_a_thread(lambda: linalg.add(a, a, outs=[a], loc=here).owner.operation.parent is None)
    assert linalg.add(a, a, outs=[a], ip=False).owner.operation.parent is None
    turned = linalg.transpose(a, outs=[a], permutation=[1, 0])
    assert isinstance(turned, linalg.TransposeOp) and isinstance(linalg.broadcast(a, outs=[a], dimensions=[]), linalg.BroadcastOp)


def test_reductions_and_maps_are_decorators(module):
    square, row, element = T.tensor(4, 4, T.f32()), T.tensor(4, T.f32()), T.f32
    a, b = unknown(square), unknown(row)

    @linalg.reduce([row], [a], [b], [1])
    def total(it: element, sum: element):
        return arith.addf(it, sum)

    @linalg.map([square], [a], a)
    def doubled(it: element, old: element):
        return arith.addf(it, it)

    assert total.type == row and doubled.type == square and module.operation.verify()
    assert "linalg.reduce" in str(module) and "linalg.map" in str(module)
