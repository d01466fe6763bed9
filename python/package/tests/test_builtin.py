"""Builtin types, attributes and affine expressions: their classes, getters and buffers."""

import array
import gc
import weakref
import zlib

import pytest

from ods import ir
from ods.dialects import arith
from ods.ir import *


@pytest.fixture(autouse=True)
def scene():
    with Context() as ctx, Location.unknown():
        ctx.allow_unregistered_dialects = True
        yield ctx


def i(width):
    return IntegerType.get_signless(width)


def test_integers_of_one_bit_are_integers_unless_they_are_made_as_booleans():
    one = IntegerAttr.get(i(1), 1)
    assert type(one) is IntegerAttr and one.value == -1 and int(one) == -1
    assert type(Attribute.parse("true")) is BoolAttr and type(one.maybe_downcast()) is BoolAttr
    cast = IntegerAttr(BoolAttr.get(True))
    assert type(cast) is IntegerAttr and cast.value == -1 and cast == BoolAttr.get(True)
    assert arith.ConstantOp(i(1), True).literal_value == -1
    with pytest.raises(ValueError, match="Cannot cast attribute to BoolAttr"):
        BoolAttr(IntegerAttr.get(i(32), 1))


def test_signs_of_integers_are_members_or_numbers():
    assert IntegerType.get(8, IntegerType.SIGNED) == IntegerType.get(8, 1) == IntegerType.get_signed(8)
    assert IntegerType.get(8) == IntegerType.get(8, 0) == i(8)
    with pytest.raises(ValueError, match="5 is not a valid IntegerType.Signedness"):
        IntegerType.get(8, 5)


def test_references_to_one_symbol_are_lists_unless_they_are_made_flat():
    assert type(SymbolRefAttr.get(["a"])) is SymbolRefAttr and SymbolRefAttr.get(["a"]).value == ["a"]
    assert SymbolRefAttr(FlatSymbolRefAttr.get("a")).value == ["a"]
    assert FlatSymbolRefAttr(SymbolRefAttr.get(["a"])).value == "a"
    assert FlatSymbolRefAttr.get("a") == SymbolRefAttr.get(["a"])
    with pytest.raises(ValueError, match="Cannot cast attribute to FlatSymbolRefAttr"):
        FlatSymbolRefAttr(SymbolRefAttr.get(["a", "b"]))


def test_references_are_made_of_names_and_of_lists(scene):
    build = AttrBuilder.get("SymbolRefAttr")
    assert build("a", scene) == FlatSymbolRefAttr.get("a") and type(build("a", scene)) is FlatSymbolRefAttr
    assert build(["a", "b"], scene) == build(("a", "b"), scene) == SymbolRefAttr.get(["a", "b"])


def test_readers_of_plain_bytes_do_not_read_behind_a_splat():
    splat = Attribute.parse("dense<1.5> : tensor<1000x1000xf64>")
    with pytest.raises(BufferError, match="with strides"):
        zlib.crc32(splat)
    assert memoryview(splat)[999, 999] == 1.5 and len(bytes(splat)) == 8_000_000
    whole = Attribute.parse("dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>")
    assert zlib.crc32(whole) == zlib.crc32(array.array("i", [1, 2, 3, 4]))
    one = Attribute.parse("dense<7> : tensor<1xi32>")
    assert zlib.crc32(one) == zlib.crc32(array.array("i", [7]))


def test_attributes_without_numbers_are_no_buffers():
    with pytest.raises(TypeError, match="only dense elements of numbers"):
        memoryview(StringAttr.get("x"))
    with pytest.raises(BufferError, match="^Unsupported floating-point type;"):
        memoryview(Attribute.parse("dense<1.0> : tensor<3xbf16>"))


def test_dense_elements_take_a_shape_or_a_shaped_type():
    data = array.array("i", [1, 2])
    shaped = RankedTensorType.get([2], i(32))
    with pytest.raises(ValueError, match="Shape can only be specified explicitly when the type is not a shaped type."):
        DenseElementsAttr.get(data, type=shaped, shape=[2])
    assert DenseElementsAttr.get(data, type=shaped) == DenseElementsAttr.get(data, type=i(32), shape=[2])


def test_dense_elements_of_attributes_are_made_by_position_and_by_keyword(scene):
    one, two = IntegerAttr.get(i(32), 1), IntegerAttr.get(i(32), 2)
    made = DenseElementsAttr.get([one, two])
    shaped = RankedTensorType.get([2], i(32))
    assert made == DenseElementsAttr.get(attrs=[one, two]) == DenseElementsAttr.get([one, two], None, scene)
    assert made == DenseElementsAttr.get([one, two], shaped, scene) == DenseElementsAttr.get(attrs=[one, two], type=shaped)
    with pytest.raises(ValueError) as raised:
        DenseElementsAttr.get([one, FloatAttr.get_f32(2)])
    assert str(raised.value).endswith("expected=RankedTensorType(tensor<2xi32>), but got=F32Type(f32)")


def test_known_elements_are_the_same_attribute():
    data = array.array("d", range(1000))
    made = DenseElementsAttr.get(data)
    data[999] = 0
    other = DenseElementsAttr.get(data)
    data[999] = 999
    assert made == DenseElementsAttr.get(data) != other and other.maybe_downcast()[999] == 0


def test_getters_of_kinds_are_not_on_the_base():
    assert i(7).width == 7 and F32Type.get().width == 32 and VectorType.get([2], i(32)).element_type == i(32)
    for name in ("width", "shape", "inputs", "element_type"):
        assert not hasattr(Type, name) and not hasattr(IndexType.get(), name)
    for cls in (Attribute, UnitAttr):
        assert not hasattr(cls, "value")
    assert not hasattr(AffineExpr, "lhs") and not hasattr(AffineExpr.get_dim(0), "value")
    with pytest.raises(AttributeError):
        i(7).width = 8
    with pytest.raises(TypeError):
        IntegerType.width.__get__(F32Type.get().context)


def test_wrappers_of_types_and_attributes_have_no_attributes_of_their_own():
    for value in (i(32), F32Type.get(), UnitAttr.get(), DenseI32ArrayAttr.get([1]), AffineExpr.get_dim(0)):
        with pytest.raises(AttributeError):
            value.note = 1
        with pytest.raises(TypeError):
            weakref.ref(value)


def test_shapes_are_asked_for_dimensions_that_are_there():
    ty = RankedTensorType.get([2, ShapedType.get_dynamic_size()], i(32))
    assert (ty.rank, ty.shape[0], ty.get_dim_size(0), ty.is_dynamic_dim(1), ty.has_static_shape) == (2, 2, 2, True, False)
    for dim in (2, -1, 2**40):
        with pytest.raises(IndexError):
            ty.get_dim_size(dim)
    unranked = UnrankedTensorType.get(i(32))
    assert not unranked.has_rank and not unranked.has_static_shape
    for use in (lambda: unranked.rank, lambda: unranked.shape, lambda: unranked.is_dynamic_dim(0)):
        with pytest.raises(ValueError, match="calling this method requires that the type has a rank."):
            use()


def test_enums_and_affine_expressions_are_shown_as_in_mlir():
    assert repr(WalkResult.ADVANCE) == "WalkResult.ADVANCE" and repr(DiagnosticSeverity.ERROR) == "DiagnosticSeverity.ERROR"
    assert repr(i(8).signedness) == "Signedness.SIGNLESS"
    d0 = AffineExpr.get_dim(0)
    assert repr(d0 + 1) == "AffineExpr(d0 + 1)" and repr(AffineConstantExpr.get(3)) == "AffineExpr(3)"
    assert (d0 + 1).lhs == d0 and (d0 + 1).rhs.value == 1 and AffineSymbolExpr.get(4).position == 4
    assert repr(AffineMap.get_identity(1).results).startswith(f"<{ir._NATIVE}.AffineExprList object")


def test_parts_of_maps_and_layouts_are_those_that_are_there():
    with pytest.raises(ValueError, match="result position out of bounds"):
        AffineMap.get_identity(3).get_submap([-1])
    with pytest.raises(RuntimeError, match="Failed to extract strides and offset from memref."):
        Type.parse("memref<2x3xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>").get_strides_and_offset()
    with pytest.raises(ValueError, match="no rank of -2"):
        StridedLayoutAttr.get_fully_dynamic(-2)
    assert str(StridedLayoutAttr.get_fully_dynamic(1)) == "strided<[?], offset: ?>"


def test_text_behind_a_type_or_an_attribute_is_said():
    with pytest.raises(MLIRError, match=r"1:5: found trailing characters: 'f32 x'"):
        Type.parse("i32 f32 x")
    with pytest.raises(MLIRError, match=r"found trailing characters: '2'"):
        Attribute.parse("1 2")


def test_a_cast_attribute_keeps_its_context_no_longer_than_itself():
    gc.collect()
    before = Context._get_live_count()
    with Context():
        held = IntegerAttr(BoolAttr.get(True))
    assert held.value == -1 and Context._get_live_count() == before + 1
    del held
    gc.collect()
    assert Context._get_live_count() == before
