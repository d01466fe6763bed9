"""Locations of the Python stack, resources, capsules, iterators, and the rarer functions of affine expressions."""

import array
import gc
import re

import pytest

from ods import passmanager, rewrite
from ods._mlir_libs import _mlir
from ods.dialects import arith, func
from ods.ir import *


@pytest.fixture(autouse=True)
def scene():
    with Context() as ctx, Location.name("outside"):
        ctx.allow_unregistered_dialects = True
        yield ctx


def make():
    return Operation.create("t.op")


def outer():
    return make()


def test_operations_get_locations_of_the_stack():
    assert str(outer().location) == 'loc("outside")'
    with loc_tracebacks():
        text = str(outer().location)
        assert text.startswith('loc(callsite("make"("') and 'at callsite("outer"("' in text
        assert re.search(r'test_more.py":\d+:11 to :35\)', text), text
        assert str(Operation.create("t.op", loc=Location.unknown()).location) == "loc(unknown)"
        assert '"ConstantOp.__init__"' in str(arith.ConstantOp(IntegerType.get_signless(32), 1).location)
        assert "<string>" not in str(arith.constant(IntegerType.get_signless(32), 1).owner.location)
        assert '"test_operations_get_locations_of_the_stack"' in str(Module.create().operation.location)
    assert str(outer().location) == 'loc("outside")'


def test_locations_of_the_stack_have_a_limit():
    with loc_tracebacks(max_depth=2):
        assert str(outer().location).count("test_more.py") == 2
        with loc_tracebacks(max_depth=1):
            assert str(outer().location).startswith('loc("make"(')
        assert str(outer().location).count("test_more.py") == 2
    with loc_tracebacks(max_depth=0):
        assert str(outer().location) == "loc(unknown)"


def test_locations_of_the_stack_are_those_of_a_decorated_function():
    @loc_tracebacks(max_depth=1)
    def traced():
        return make().location, make.__name__

    location, _ = traced()
    assert str(location).startswith('loc("make"(') and traced.__name__ == "traced"
    assert str(outer().location) == 'loc("outside")'


def test_the_limit_of_frames_is_512_if_it_is_none():
    before = _mlir.globals.loc_tracebacks_frame_limit()
    try:
        _mlir.globals.set_loc_tracebacks_frame_limit(None)
        assert (before, _mlir.globals.loc_tracebacks_frame_limit()) == (10, 512)
    finally:
        _mlir.globals.set_loc_tracebacks_frame_limit(before)


def test_files_are_left_out_of_locations():
    settings = _mlir.globals
    with loc_tracebacks():
        settings.register_traceback_file_exclusion(__file__)
        try:
            assert "test_more.py" not in str(outer().location)
            settings.register_traceback_file_inclusion(__file__)
            assert "test_more.py" in str(outer().location)
        finally:
            settings._excluded.clear()
            settings._included.clear()


def test_exceptions_in_locations_of_the_stack_come_out():
    with loc_tracebacks():
        _mlir.globals.set_loc_tracebacks_frame_limit("many")
        with pytest.raises(TypeError):
            outer()


def test_resources_are_made_of_buffers():
    data = array.array("i", [1, 2, 3])
    ty = RankedTensorType.get([3], IntegerType.get_signless(32))
    one = DenseResourceElementsAttr.get_from_buffer(memoryview(data), "blob", ty)
    two = DenseResourceElementsAttr.get_from_buffer(memoryview(data), "blob", ty, alignment=8)
    data[0] = 9
    assert (str(one), str(two)) == ("dense_resource<blob> : tensor<3xi32>", "dense_resource<blob_1> : tensor<3xi32>")
    op = Operation.create("t.op", attributes={"a": one, "b": two})
    module = Module.create()
    module.body.append(op)
    text = str(module)
    assert 'blob: "0x04000000010000000200000003000000"' in text and 'blob_1: "0x08000000' in text
    assert str(Module.parse(text)) == text
    assert "dialect_resources" not in str(Module.create())
    with pytest.raises(ValueError, match="ShapedType"):
        DenseResourceElementsAttr.get_from_buffer(memoryview(data), "blob", IntegerType.get_signless(32))
    with pytest.raises(ValueError, match="power of two"):
        DenseResourceElementsAttr.get_from_buffer(memoryview(data), "blob", ty, alignment=3)


def test_resources_of_files_stay_when_their_operations_meet():
    def file(key, value):
        head = f'"t.op"() {{a = dense_resource<{key}> : tensor<1xi8>}} : () -> ()'
        return f'{head}\n{{-# dialect_resources: {{builtin: {{{key}: "0x01000000{value}"}}}} #-}}'

    one, two = Module.parse(file("one", "01")), Module.parse(file("two", "02"))
    one.body.append(two.body.operations[0])
    made = DenseResourceElementsAttr.get_from_buffer(memoryview(b"\x03"), "three", Type.parse("tensor<1xi8>"))
    one.body.operations[0].attributes["b"] = made
    assert all(it in str(one) for it in ('one: "0x0100000001"', 'two: "0x0100000002"', 'three: "0x0100000003"'))


def test_capsules_hold_objects():
    module = Module.create()
    things = [module, module.operation, Context.current, Location.unknown(), IntegerType.get_signless(3), UnitAttr.get()]
    things += [AffineExpr.get_dim(0), AffineMap.get_identity(1), passmanager.PassManager("any")]
    things += [rewrite.RewritePatternSet().freeze(), IntegerType.get_signless(3).typeid]
    for thing in things:
        capsule = thing._CAPIPtr
        assert "_CAPIPtr" in repr(capsule)
        again = type(thing)._CAPICreate(capsule)
        assert again is thing or (isinstance(thing, Operation) and again == thing)
    with pytest.raises(ValueError, match="capsule"):
        Module._CAPICreate(Location.unknown()._CAPIPtr)
    with pytest.raises(ValueError, match="expected a capsule 'mlir.ir.Module._CAPIPtr' of this package, got 3"):
        Module._CAPICreate(3)


def test_capsules_of_contexts_do_not_hold_them():
    other = Context()
    capsule = other._CAPIPtr
    del other
    gc.collect()
    with pytest.raises(ValueError, match="is gone"):
        Context._CAPICreate(capsule)


def test_iterators_have_classes():
    number = IntegerAttr.get(IntegerType.get_signless(8), 1)
    assert isinstance(iter(ArrayAttr.get([number])), ArrayAttributeIterator)
    assert list(iter(ArrayAttr.get([number]))) == [number]
    numbers = iter(DenseI32ArrayAttr.get([4, 5]))
    assert isinstance(numbers, DenseI32ArrayIterator) and (next(numbers), next(numbers)) == (4, 5)
    regions = iter(Operation.create("t.op", regions=2).regions)
    assert isinstance(regions, RegionIterator) and len(list(regions)) == 2


def test_places_of_affine_expressions_shift():
    d0, d1, s0 = AffineExpr.get_dim(0), AffineExpr.get_dim(1), AffineExpr.get_symbol(0)
    expr = d0 + d1 * 2 + s0
    assert str(expr.shift_dims(2, 3)) == "d3 + d4 * 2 + s0"
    assert str(expr.shift_dims(2, 3, 1)) == "d0 + d4 * 2 + s0"
    assert str(expr.shift_symbols(1, 2)) == "d0 + d1 * 2 + s2"
    with pytest.raises(ValueError, match="too many"):
        AffineExpr.get_dim(2**31).shift_dims(2**32 - 1, 1)
    with pytest.raises(ValueError, match="too large"):
        expr.shift_dims(2, 2**32 - 1)


def test_parts_of_affine_maps_are_replaced():
    d0, s1, s2 = AffineExpr.get_dim(0), AffineExpr.get_symbol(1), AffineExpr.get_symbol(2)
    map = AffineMap.get(1, 3, [d0 + s1, s2])
    assert str(map.replace(d0 + s1, d0, 1, 3)) == "(d0)[s0, s1, s2] -> (d0, s2)"
    compressed = AffineMap.compress_unused_symbols([map, AffineMap.get(1, 3, [d0])], Context.current)
    assert [str(it) for it in compressed] == ["(d0)[s0, s1] -> (d0 + s0, s1)", "(d0)[s0, s1] -> (d0)"]
    with pytest.raises(ValueError):
        map.replace(d0 + s1, AffineExpr.get_dim(7), 1, 3)


def test_places_of_integer_sets_are_replaced():
    d0, s0 = AffineExpr.get_dim(0), AffineExpr.get_symbol(0)
    it = IntegerSet.get(1, 1, [d0 - s0], [True])
    assert str(it.get_replaced([s0], [d0], 1, 1)) == "(d0)[s0] : (-d0 + s0 == 0)"
    with pytest.raises(ValueError, match="match that of dimensions"):
        it.get_replaced([], [d0], 1, 1)


def test_casters_apply_to_types_and_attributes_that_were_seen():
    ty = Type.parse("index")
    number = IntegerAttr.get(ty, 3)
    op = Operation.create("t.op", attributes={"a": number})

    class Mine(IntegerAttr):
        pass

    before = type(op.attributes["a"])
    try:
        with pytest.raises(RuntimeError, match="already registered with caster: <class '.*IntegerAttr'>"):
            _mlir.register_type_caster(number.typeid)(Mine)
        register_attribute = _mlir.register_type_caster(number.typeid, replace=True)
        register_attribute(Mine)
        assert type(op.attributes["a"]) is Mine
    finally:
        _mlir.register_type_caster(number.typeid, replace=True)(lambda it: it)
    assert type(op.attributes["a"]) is before


def test_shapes_of_results_are_inferred():
    ty = Type.parse("tensor<2x?xf32>")
    value = Operation.create("t.op", results=[ty]).result
    (found,) = InferShapedTypeOpInterface(arith.AddFOp).inferReturnTypeComponents(operands=[value, value])
    assert found.has_rank and found.rank == 2 and found.shape == ty.shape and found.element_type == F32Type.get()
    unranked = ShapedTypeComponents.get(F32Type.get())
    assert (unranked.has_rank, unranked.rank, unranked.shape) == (False, None, None)
    assert ShapedTypeComponents.get([1, 2], F32Type.get()).shape == [1, 2]
    number = Operation.create("t.op", results=[F32Type.get()]).result
    with pytest.raises(ValueError, match="shape"):
        InferShapedTypeOpInterface(arith.AddFOp).inferReturnTypeComponents(operands=[number, number])
    for wrong in ([], [3], [[1], 3], [[1], F32Type.get(), None, 3]):
        with pytest.raises(TypeError):
            ShapedTypeComponents.get(*wrong)


def test_interfaces_of_classes_have_no_operation():
    interface = InferTypeOpInterface(arith.AddIOp)
    for use, part in ((lambda: interface.operation, "an operation"), (lambda: interface.opview, "an opview")):
        with pytest.raises(TypeError, match=f"Cannot get {part} from a static interface"):
            use()
    op = arith.constant(IndexType.get(), 1).owner
    with pytest.raises(ValueError, match="does not implement InferTypeOpInterface"):
        InferTypeOpInterface(make())
    with pytest.raises(ValueError, match="Operand 1 must be a Value or Sequence of Values, got 5"):
        InferTypeOpInterface(arith.AddIOp).inferReturnTypes([op, 5])
    interface = InferTypeOpInterface(arith.AddIOp(op, op))
    assert interface.opview == interface.operation.opview and interface.inferReturnTypes([op, op]) == [IndexType.get()]


def test_a_wrapper_may_be_made_invalid():
    op = Operation.create("t.op")
    other = op.opview
    op._set_invalid()
    with pytest.raises(RuntimeError, match="the operation has been invalidated"):
        op.name
    assert other.operation.name == "t.op"


def test_symbol_tables_inside_of_private_ones_are_visible():
    module = Module.parse(
        """module @root {
          module @a attributes {sym_visibility = "private"} { module @b {} }
          module @c {}
          module @n attributes {sym_visibility = "nested"} {}
        }"""
    )

    def visited(op, all_visible):
        found = []
        SymbolTable.walk_symbol_tables(op, all_visible, lambda table, visible: found.append((table.opview.sym_name.value, visible)))
        return found

    assert visited(module.operation, False) == [("b", True), ("a", True), ("c", False), ("n", False), ("root", False)]
    assert all(is_visible for _, is_visible in visited(module.operation, True))
    unnamed = Module.parse("module { module @c {} }")
    seen = []
    SymbolTable.walk_symbol_tables(unnamed.operation, False, lambda table, visible: seen.append(visible))
    assert seen == [True, True]


def test_visibility_is_that_of_symbols():
    op = make()
    with pytest.raises(ValueError, match="symbol name"):
        SymbolTable.set_visibility(op, "private")
    assert "sym_visibility" not in op.attributes


def test_symbols_of_one_name_get_numbers():
    table = SymbolTable(Module.parse("module { module @m {} }").operation)
    names = [table.insert(Operation.parse("module @m {}")).value for _ in range(300)]
    assert names[:2] == ["m_0", "m_1"] and len(set(names)) == 300


def test_walks_need_a_function_and_an_order():
    op = make()
    for walk in (lambda: op.walk(5), lambda: SymbolTable.walk_symbol_tables(op, True, None), lambda: op.walk(print, 5)):
        with pytest.raises(TypeError):
            walk()


def test_python_passes_are_shown_by_their_argument():
    manager = passmanager.PassManager("builtin.module")
    manager.add(lambda op, state: None, name="a", argument="my-arg", description=None, op_name=None)
    manager.add(lambda op, state: None, None, None, None, None)
    assert str(manager) == "builtin.module(my-arg,unknown<<lambda>>)"
    with pytest.raises(TypeError, match="pass a callable"):
        manager.add(5)


def test_runs_report_statistics_and_times(capsys):
    module = Module.parse("func.func @f() { %a = arith.constant 1 : i32  %b = arith.constant 1 : i32  return }")
    manager = passmanager.PassManager("builtin.module")
    manager.add("cse,func.func(cse)")
    manager.add(lambda op, state: None, name="mine")
    manager.enable_statistics()
    manager.run(module.operation)
    title, _, statistics = capsys.readouterr().err.partition("... Pass statistics report ...\n")
    assert title.startswith("===---") and statistics.splitlines()[1:] == [
        "CSE",
        "  (S) 0 num-cse'd - Number of operations CSE'd",
        "  (S) 2 num-dce'd - Number of operations DCE'd",
        "'func.func' Pipeline",
        "  CSE",
        "    (S) 0 num-cse'd - Number of operations CSE'd",
        "    (S) 0 num-dce'd - Number of operations DCE'd",
        "",
    ]
    manager.enable_statistics(displayMode=passmanager.PassDisplayMode.LIST)
    manager.enable_timing()
    manager.run(module.operation)
    statistics, _, times = capsys.readouterr().err.partition("... Execution time report ...\n")
    assert "\nCSE\n" in statistics and "Pipeline" not in statistics
    names = [line.partition("%)  ")[2] for line in times.splitlines() if "%)" in line]
    assert [name for name in names if "(A)" not in name] == ["CSE", "'func.func' Pipeline", "  CSE", "mine", "Rest", "Total"]
    with pytest.raises(TypeError, match="member of PassDisplayMode"):
        manager.enable_statistics(5)
    failing = passmanager.PassManager("builtin.module")
    failing.add(lambda op, state: state.signal_pass_failure())
    failing.enable_statistics()
    with pytest.raises(MLIRError):
        failing.run(module.operation)
    assert "Pass statistics report" in capsys.readouterr().err


def test_passes_are_checked_against_what_operations_mean(capsys):
    text = "func.func @f(%x: i8) -> i8 { %c = arith.constant 0 : i8 %y = arith.addi %x, %c : i8 return %y : i8 }"
    with Context():
        module = Module.parse(text)
        manager = passmanager.PassManager("builtin.module")
        manager.add("canonicalize,cse")
        manager.enable_semantics_check()
        manager.run(module.operation)
        report = "@f: refined by 1 pass; tested on 256 of 256 inputs\n"
        assert capsys.readouterr().err.partition("... Semantics report ...\n")[2].endswith(report + "\n")
        manager.enable_semantics_check(inputs=100, seed=2)
        wide = Module.parse(text.replace("i8", "i32"))
        manager.run(wide.operation)
        assert "@f: refined by 1 pass; tested on 100 inputs\n" in capsys.readouterr().err
        # The formula is plainly true, so that no solver is asked.
        manager.enable_semantics_check(solver_steps=1000)
        another = Module.parse(text.replace("i8", "i32"))
        manager.run(another.operation)
        assert "@f: refined by 1 pass; proved for all inputs\n" in capsys.readouterr().err


def test_notes_end_with_their_diagnostic(scene):
    notes = []
    scene.emit_error_diagnostics = True
    scene.attach_diagnostic_handler(lambda diagnostic: (notes.extend(diagnostic.notes), True)[1])
    with pytest.raises(MLIRError):
        Module.parse('module { func.func @f() { return } func.func @f() { return } }')
    assert notes and all(str(note) == "<Invalid Diagnostic>" for note in notes)


def test_attributes_of_operations_are_asked_for_by_name():
    with pytest.raises(TypeError, match="name of an attribute"):
        5 in make().attributes


def test_functions_return_any_values():
    i32 = IntegerType.get_signless(32)
    module = Module.create()
    with InsertionPoint(module.body):

        @func.func(i32, i32)
        def both(a, b, func_op):
            return func_op.arguments

        @func.func(i32)
        def some(a):
            return (it for it in [a, [a]])

        with pytest.raises(TypeError, match="to return values or operations, got 5"):
            func.func(i32)(lambda a: 5)
    assert "(i32, i32) -> (i32, i32)" in str(both.func_op.type) and len(some.func_op.type.results) == 2
