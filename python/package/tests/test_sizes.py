"""Numbers that are too large: each ends in an exception, at once, and neither in a want of memory nor in a loop."""

import array

import pytest

from ods.dialects import _scf_ops_gen, arith
from ods.ir import *

MANY = 2**31


@pytest.fixture(autouse=True)
def module():
    with Context() as context, Location.unknown():
        context.allow_unregistered_dialects = True
        made = Module.create()
        with InsertionPoint(made.body):
            yield made


def dim(position=0):
    return AffineExpr.get_dim(position)


@pytest.mark.parametrize(
    "make",
    [
        lambda: AffineMap.get(MANY, 0, []),
        lambda: AffineMap.get(0, MANY, []),
        lambda: AffineMap.get_identity(MANY),
        lambda: AffineMap.get_minor_identity(MANY, 1),
        lambda: AffineMap.get_empty().replace(dim(), dim(1), MANY, 0),
        lambda: AffineExpr.get_symbol(MANY).compose(AffineMap.get_empty()),
        lambda: dim(MANY).shift_dims(MANY, 1),
        lambda: IntegerSet.get(MANY, 0, [dim()], [True]),
        lambda: IntegerSet.get_empty(0, MANY),
        lambda: IntegerSet.get_empty(0, 0).get_replaced([], [], MANY, 0),
    ],
)
def test_maps_and_sets_have_a_most_of_dimensions(make):
    with pytest.raises(ValueError, match="use 65536 at most"):
        make()


def test_maps_of_the_most_dimensions_are_printed():
    assert str(AffineMap.get_identity(2**16)).endswith("d65535)") and AffineMap.get(2**16, 2**16, []).n_symbols == 2**16


@pytest.mark.parametrize("count", [2**20 + 1, MANY - 1, MANY, 2**62])
def test_operations_have_a_most_of_regions(count):
    class View(OpView):
        OPERATION_NAME = "t.view"
        _ODS_REGIONS = (0, False)

    for make in (
        lambda: Operation.create("t.t", regions=count),
        lambda: View.build_generic(regions=count),
        lambda: OpView("t.t", (0, False), None, None, [], [], regions=count),
        lambda: _scf_ops_gen.IndexSwitchOp([], arith.constant(IndexType.get(), 1), [], count),
    ):
        with pytest.raises(ValueError, match="too many regions"):
            make()
    assert len(Operation.create("t.t", regions=2**10).regions) == 2**10


def test_positions_far_before_the_first_are_out_of_bounds(module):
    Operation.create("t.t")
    for items in (module.body.operations, module.body.arguments, module.operation.regions, module.operation.regions[0].blocks):
        for index in (-(2**63), 2**63 - 1, -MANY):
            with pytest.raises(IndexError):
                items[index]
    assert module.body.operations[-1].operation.name == "t.t"


def test_one_value_for_all_elements_takes_no_memory():
    view = memoryview(DenseElementsAttr.get_splat(RankedTensorType.get([2**28], F32Type.get()), FloatAttr.get_f32(1)))
    assert view.strides == (0,) and view[2**27] == 1 and view.nbytes == 2**30


def test_buffers_of_huge_shapes_are_described():
    huge = RankedTensorType.get([2**62, 2**62], F32Type.get())
    assert memoryview(DenseElementsAttr.get_splat(huge, FloatAttr.get_f32(1))).shape == (2**62, 2**62)
    for kind, code in ((F64Type.get(), "d"), (IntegerType.get_signless(1), "b")):
        empty = DenseElementsAttr.get(array.array(code), shape=[0, 2**62, 2**62], type=kind)
        assert memoryview(empty).nbytes == 0
