"""The module `ods.ir`: building, navigating, printing and changing IR."""

import gc
import io

import pytest

from ods.dialects import arith, func
from ods.ir import *
from ods.passmanager import PassManager


@pytest.fixture
def ctx():
    context = Context()
    context.allow_unregistered_dialects = True
    with context, Location.unknown():
        yield context


def test_contexts_nest_and_unbalanced_exits_raise():
    a, b = Context(), Context()
    with a:
        assert Context.current is a
        with b, Location.unknown() as loc:
            assert Context.current is b and Location.current is loc and loc.context is b
            with pytest.raises(RuntimeError, match="Unbalanced Context enter/exit"):
                a.__exit__(None, None, None)
        assert Location.current is None
    assert Context.current is None
    with pytest.raises(ValueError, match="No current InsertionPoint"):
        InsertionPoint.current
    with pytest.raises(RuntimeError, match="requires a Context"):
        Type.parse("i32")


def test_contexts_whose_object_is_gone_have_another():
    with Context():
        module = Module.parse("")
    gc.collect()
    context = module.context
    assert context is module.context and IntegerType.get_signless(3, context).context is context


def loaded(context):
    names = ("builtin.module", "func.func", "arith.addi", "scf.for", "math.sin")
    return [name.partition(".")[0] for name in names if context.is_registered_operation(name)]


def test_contexts_load_the_dialects_that_are_named():
    assert loaded(Context(load_on_create_dialects=["func"])) == ["builtin", "func", "arith"], "and those they depend on"
    context = Context(load_on_create_dialects=[])
    with context, Location.unknown():
        i32 = IntegerType.get_signless(32)
        with pytest.raises(MLIRError, match="arith.addi"):
            Operation.create("arith.addi")
        with pytest.raises(MLIRError, match="its dialect is not registered"):
            arith.constant(i32, 1)
        context.allow_unregistered_dialects = True
        early = Operation.create("arith.addi")
        context.allow_unregistered_dialects = False
        with pytest.raises(MLIRError, match="created with unregistered dialect"):
            early.verify()
        assert loaded(context) == ["builtin"]
        assert type(context.dialects["arith"]).__name__ == "_Dialect" and loaded(context) == ["builtin", "arith"]
        assert arith.constant(i32, 1).owner.verify()
        Module.parse("func.func @f(%a: index) { scf.for %i = %a to %a step %a { } return }")
        assert loaded(context) == ["builtin", "func", "arith", "scf"]
        assert str(context.get_dialect_descriptor("math")) == "<DialectDescriptor math>" and "math" in loaded(context)


def test_contexts_load_all_dialects_otherwise():
    empty = Context(load_on_create_dialects=[])
    empty.load_all_available_dialects()
    for context in (empty, Context(), Context(None), Context(thread_pool=ThreadPool())):
        assert len(loaded(context)) == 5


def test_dialects_of_no_name_are_not_loaded():
    with pytest.raises(IndexError, match="^Dialect 'nope' not found$"):
        Context(load_on_create_dialects=["func", "nope"])
    with pytest.raises(TypeError):
        Context(load_on_create_dialects=[1])
    context = Context(load_on_create_dialects=())
    with pytest.raises(AttributeError, match="^Dialect 'nope' not found$"):
        context.d.nope
    with pytest.raises(ValueError, match="^Dialect 'nope' not found$"):
        context.get_dialect_descriptor("nope")


def test_a_context_whose_object_is_gone_loads_no_more():
    with Context(load_on_create_dialects=[]):
        module = Module.parse("")
    gc.collect()
    assert loaded(module.context) == ["builtin"]
    with module.context:
        PassManager.parse("builtin.module(canonicalize)").run(module.operation)
    assert len(loaded(module.context)) == 5, "passes may make any operation"


def test_the_list_of_dialects_to_load_is_kept():
    assert get_load_on_create_dialects() == []
    append_load_on_create_dialect("func")
    assert get_load_on_create_dialects() == ["func"]
    get_load_on_create_dialects().clear()
    assert get_load_on_create_dialects() == []


def test_locations_have_parts(ctx):
    file = Location.file("f.py", 3, 7)
    assert repr(file) == 'loc("f.py":3:7)' and (file.filename, file.start_line, file.end_col) == ("f.py", 3, 7)
    named = Location.name("n", childLoc=file)
    assert (named.name_str, named.child_loc) == ("n", file)
    call = Location.callsite(named, [file, Location.unknown()])
    assert call.is_a_callsite() and call.callee == named and call.caller.callee == file
    fused = Location.fused([file, named], StringAttr.get("m"))
    assert fused.locations == [file, named] and str(fused).startswith('loc(fused<"m">')
    assert Location.from_attr(file.attr) == file
    ranged = Location.file("f.py", 1, 2, 3, 4)
    assert (ranged.end_line, ranged.end_col) == (3, 4)


def test_types_have_parts_and_classes(ctx):
    i32 = IntegerType.get_signless(32)
    assert (repr(i32), i32.width, i32.is_signless, i32.signedness) == ("IntegerType(i32)", 32, True, IntegerType.SIGNLESS)
    assert Type.parse("si7") == IntegerType.get_signed(7) != i32
    tensor = RankedTensorType.get([2, ShapedType.get_dynamic_size()], F32Type.get())
    assert (str(tensor), tensor.rank, tensor.shape[0], tensor.is_dynamic_dim(1)) == ("tensor<2x?xf32>", 2, 2, True)
    assert isinstance(Type.parse("tensor<*xf32>"), UnrankedTensorType) and isinstance(tensor, ShapedType)
    with pytest.raises(ValueError, match="requires that the type has a rank"):
        Type.parse("tensor<*xf32>").rank
    with pytest.raises(ValueError, match=r"Cannot cast type to IntegerType \(from Type\(f32\)\)"):
        IntegerType(F32Type.get())
    with pytest.raises(MLIRError, match="Invalid type:\nerror: unknown: vector types must have positive constant sizes but got -1"):
        VectorType.get([-1], i32)
    function = FunctionType.get([i32], [tensor])
    assert (function.inputs, function.results) == ([i32], [tensor])
    memref = Type.parse("memref<2x3xf32, strided<[3, 1]>, 1>")
    assert memref.get_strides_and_offset() == ([3, 1], 0) and str(memref.memory_space) == "1 : i64"
    assert hash(Type.parse("i32")) == hash(i32) and i32 != Type.parse("i32", Context())
    with pytest.raises(MLIRError, match="Unable to parse type"):
        Type.parse("nope")


def test_attributes_have_values_and_classes(ctx):
    i8 = IntegerType.get_signless(8)
    assert IntegerAttr.get(i8, 300).value == 44 and IntegerAttr.get(i8, -1).value == -1
    assert IntegerAttr.get(IntegerType.get_unsigned(8), 255).value == 255
    assert IntegerAttr.get(IntegerType.get_signless(100), 2**70).value == 2**70
    assert isinstance(Attribute.parse("true"), BoolAttr) and bool(Attribute.parse("true"))
    assert isinstance(Attribute.parse("@a"), FlatSymbolRefAttr) and Attribute.parse("@a::@b").value == ["a", "b"]
    text = StringAttr.get(b"a\xff")
    assert text.value_bytes == b"a\xff"
    with pytest.raises(ValueError):
        text.value
    array = ArrayAttr.get([text, UnitAttr.get()])
    assert len(array) == 2 and array[-1] == UnitAttr.get() and len(array + [text]) == 3
    named = DictAttr.get({"a": text})
    assert named["a"] == text and "b" not in named and repr(named[0]) == 'NamedAttribute(a="a\\FF")'
    with pytest.raises(KeyError, match="attempt to access a non-existent attribute"):
        named["b"]
    assert list(DenseI32ArrayAttr.get([1, 2]) + [3]) == [1, 2, 3] and DenseBoolArrayAttr.get([True, False])[0] is True
    assert FloatAttr.get(F32Type.get(), 1.5).value == 1.5 and float(FloatAttr.get_f64(2)) == 2.0
    with pytest.raises(ValueError, match="Cannot cast attribute to StringAttr"):
        StringAttr(UnitAttr.get())


def test_operations_are_built_and_navigated(ctx):
    i32 = IntegerType.get_signless(32)
    module = Module.create()
    with InsertionPoint(module.body):
        a = Operation.create("t.a", results=[i32, i32], attributes={"k": UnitAttr.get()})
        b = Operation.create("t.b", operands=list(a.results), regions=1)
        inner = b.regions[0].blocks.append(i32, arg_locs=[Location.name("x")])
    assert [it.operation.name for it in module.body] == ["t.a", "t.b"]
    assert a.parent == module.operation and b.operands[-1] == a.results[1] and a.results[0].owner == a
    assert (list(a.results.types), a.results[:1].types) == ([i32, i32], [i32])
    assert inner.arguments[0].location == Location.name("x") and inner.owner == b and inner.region.owner == b
    assert [use.operand_number for use in a.results[0].uses] == [0]
    with pytest.raises(ValueError, match="Cannot call .result on operation t.a which has 2 results"):
        a.result
    with pytest.raises(IndexError, match="index out of range"):
        a.results[2]
    with pytest.raises(ValueError, match="expected integer or slice"):
        a.results["x"]
    assert "k" in a.attributes and a.attributes[0].name == "k" and dict(a.attributes) == {"k": UnitAttr.get()}
    assert str(b.operands[0]).startswith("OpResult(%0:2 = ") and b.operands[0].get_name() == "%0#0"
    c = b.clone()
    assert not c.operation.attached and c.operation.name == "t.b" and c.operation.operands[0] == a.results[0]
    assert len(c.regions[0].blocks[0].arguments) == 1


def test_wrong_parts_of_operations_are_refused(ctx):
    with pytest.raises(ValueError, match="result type cannot be None"):
        Operation.create("t.a", results=[None])
    with pytest.raises(ValueError, match="operand value cannot be None"):
        Operation.create("t.a", operands=[None])
    with pytest.raises(TypeError, match='Found an invalid .`None`?.. attribute value for the key "k"'):
        Operation.create("t.a", attributes={"k": None})
    with pytest.raises(MLIRError, match="type inference was requested for the operation t.a"):
        Operation.create("t.a", infer_type=True)
    ctx.allow_unregistered_dialects = False
    with pytest.raises(MLIRError, match="nope.op created with unregistered dialect"):
        Operation.create("nope.op")


def test_errors_of_texts_and_of_verification_are_said(ctx):
    with pytest.raises(MLIRError) as caught:
        Module.parse("module { foo }")
    assert str(caught.value).startswith('Unable to parse module assembly:\nerror: "-":1:10: ')
    assert caught.value.error_diagnostics[0].severity == DiagnosticSeverity.ERROR
    with pytest.raises(MLIRError, match="source must contain a single top-level operation, found: 0"):
        Operation.parse("")
    wrong = Operation.create("arith.addi", results=[IntegerType.get_signless(32)])
    with pytest.raises(MLIRError, match="Verification failed:\nerror: unknown: 'arith.addi' op expected 2 operands, but found 0"):
        wrong.verify()
    with pytest.raises(MLIRError, match="Expected a 'arith.addi' op, got: 't.a'"):
        arith.AddIOp.parse('"t.a"() : () -> ()')


def test_operations_are_printed_as_asked(ctx):
    module = Module.parse('module { "t.a"() {k = dense<[1, 2, 3]> : tensor<3xi32>} : () -> () loc("x":1:2) }')
    op = module.body.operations[0]
    assert str(op) == '"t.a"() {k = dense<[1, 2, 3]> : tensor<3xi32>} : () -> ()'
    assert 'loc("x":1:2)' in op.operation.get_asm(enable_debug_info=True)
    assert "dense_resource" in op.operation.get_asm(large_elements_limit=2)
    assert isinstance(op.operation.get_asm(binary=True), bytes)
    file = io.StringIO()
    module.operation.print(file=file)
    assert file.getvalue() == str(module) and str(module).endswith("}\n")


def test_operations_are_built_where_insertion_points_say(ctx):
    module = Module.create()
    make = lambda name, ip: Operation.create(name, ip=ip)
    b = make("t.b", InsertionPoint(module.body))
    make("t.a", InsertionPoint.at_block_begin(module.body))
    make("t.c", InsertionPoint.after(b))
    with InsertionPoint(b) as point:
        assert point.ref_operation == b and InsertionPoint.current is point
        detached = make("t.d", False)
        assert not detached.attached
        point.insert(detached)
    assert [it.operation.name for it in module.body] == ["t.a", "t.d", "t.b", "t.c"]
    with pytest.raises(ValueError, match="Attempt to insert operation that is already attached"):
        InsertionPoint(b).insert(detached)
    with pytest.raises(ValueError, match="Block has no terminator"):
        InsertionPoint.at_block_terminator(module.body)
    function = func.FuncOp("f", ([], []), ip=InsertionPoint(module.body))
    block = function.add_entry_block()
    func.ReturnOp([], ip=InsertionPoint(block))
    with pytest.raises(IndexError, match="Cannot insert operation at the end of a block that already has a terminator"):
        make("t.e", InsertionPoint(block))


def test_trees_meet_and_handles_stay_good(ctx):
    i32 = IntegerType.get_signless(32)
    modules = [Module.create() for _ in range(3)]
    ops = [Operation.create("t.a", results=[i32], ip=InsertionPoint(it.body)) for it in modules]
    known = {op: number for number, op in enumerate(ops)}
    values = [op.result for op in ops]
    user = Operation.create("t.user", operands=values)
    assert list(user.operands) == values and [known[op] for op in ops] == [0, 1, 2]
    for op in ops[1:]:
        op.move_before(ops[0])
    assert [it.operation for it in modules[0].body] == [ops[1], ops[2], ops[0]]
    assert len(modules[1].body.operations) == 0 and values[2].owner.operation == ops[2]
    with pytest.raises(RuntimeError, match="still has uses"):
        ops[1].erase()
    del user
    gc.collect()
    assert list(values[1].uses) == []
    ops[1].erase()
    with pytest.raises(RuntimeError, match="the operation has been invalidated"):
        ops[1].name
    with pytest.raises(RuntimeError, match="the value has been invalidated"):
        values[1].type


def test_detached_trees_live_as_long_as_a_handle(ctx):
    i32 = IntegerType.get_signless(32)
    module = Module.create()
    source = Operation.create("t.a", results=[i32], ip=InsertionPoint(module.body))
    outer = Operation.create("t.b", operands=[source.result], regions=1)
    block = outer.regions[0].blocks.append(i32)
    del outer
    gc.collect()
    assert len(list(source.result.uses)) == 1 and block.owner.operation.name == "t.b"
    del block
    gc.collect()
    assert list(source.result.uses) == []
    view = module.body.operations[0].operation.detach_from_parent()
    assert len(module.body.operations) == 0 and view.operation.name == "t.a"


def test_each_of_many_detached_trees_lives_as_long_as_a_handle(ctx):
    i32 = IntegerType.get_signless(32)
    module = Module.create()
    source = Operation.create("t.a", results=[i32], ip=InsertionPoint(module.body))
    count = 100
    values = [source.result]
    for _ in range(count):
        values.append(Operation.create("t.b", results=[i32], operands=[source.result, values[-1]], ip=False).result)
    users = [len(list(value.uses)) for value in values]
    assert users == [count + 1] + [1] * (count - 1) + [0]
    # No wrapper holds every other one, but the next one uses it.
    del values[1::2]
    gc.collect()
    assert len(list(source.result.uses)) == count + 1
    # The last one goes, and with it the one that only it used.
    del values[-1]
    gc.collect()
    assert len(list(source.result.uses)) == count - 1
    module.body.append(values[2].owner)
    del values[1:]
    gc.collect()
    # The inserted one and the three before it are left; the first of these uses the source twice.
    attached = [use.owner.operation.attached for use in source.result.uses]
    assert len(module.body.operations) == 2 and sorted(attached) == [False] * 4 + [True]


def test_entities_of_other_contexts_are_refused(ctx):
    other = Context()
    with pytest.raises(ValueError, match="another context"):
        Operation.create("t.a", results=[IntegerType.get_signless(7, other)])
    with pytest.raises(ValueError, match="another context"):
        ArrayAttr.get([UnitAttr.get(other)])


def test_symbols_are_found_inserted_and_erased(ctx):
    module = Module.parse("module { func.func private @f()  func.func private @g() }")
    table = SymbolTable(module.operation)
    assert "f" in table and table["g"].name == StringAttr.get("g")
    more = Operation.parse("func.func private @f()")
    assert table.insert(more) == StringAttr.get("f_0") and more.operation.parent == module.operation
    del table["g"]
    with pytest.raises(KeyError, match="Symbol 'g' not in the symbol table"):
        table["g"]
    SymbolTable.set_symbol_name(more, "h")
    SymbolTable.set_visibility(more, "nested")
    assert "@h" in str(module) and SymbolTable.get_visibility(more) == StringAttr.get("nested")


def test_walks_visit_what_is_inside_first(ctx):
    module = Module.parse('module { "t.a"() ({ "t.b"() : () -> () }) : () -> () }')
    names = []
    note = lambda op: names.append(op.name) or WalkResult.ADVANCE
    module.operation.walk(note)
    assert names == ["t.b", "t.a", "builtin.module"]
    with pytest.raises(RuntimeError, match="Exception raised in callback") as caught:
        module.operation.walk(lambda op: 1 // 0)
    assert isinstance(caught.value.__cause__, ZeroDivisionError)


def test_operations_that_a_walk_gave_away_stay(ctx):
    module = Module.parse("module { %s }" % " ".join(f'"t.op{at}"() : () -> ()' for at in range(9)))
    kept, ids = [], set()

    def keep_some(op):
        ids.add(id(op))
        if op.name[-1] in "147":
            kept.append(op)

    module.operation.walk(keep_some)
    assert [op.name for op in kept] == ["t.op1", "t.op4", "t.op7"] and len(set(kept)) == 3
    assert len(ids) < 10
    module.operation.walk(lambda op: op._set_invalid())
    assert kept[0].name == "t.op1" and module.body.operations[2].operation.name == "t.op2"


def test_errors_that_nobody_takes_are_written(ctx, capsys):
    Location.unknown().emit_error("nowhere")
    Location.file("a.py", 3, 4).emit_error("somewhere")
    with ctx.attach_diagnostic_handler(lambda diagnostic: False):
        Location.unknown().emit_error("refused")
    with ctx.attach_diagnostic_handler(lambda diagnostic: True):
        Location.unknown().emit_error("taken")
    ctx.emit_error_diagnostics = True
    with pytest.raises(MLIRError):
        Module.parse("nothing")
    written = capsys.readouterr().err
    assert written.startswith('error: nowhere\nloc("a.py":3:4): error: somewhere\nerror: refused\nloc("-":1:1): error: '), written


def test_classes_that_derive_from_the_base_are_of_any_kind(ctx):
    class Mine(Type):
        pass

    class Float(FloatType):
        pass

    class Note(Attribute):
        pass

    f32 = F32Type.get()
    assert Mine(f32) == f32 and type(Mine(f32)) is Mine and Note(UnitAttr.get()) == UnitAttr.get()
    assert type(Float(f32)) is Float
    with pytest.raises(ValueError, match="Cannot cast type to Float"):
        Float(IntegerType.get_signless(8))


def test_integers_that_do_not_fit_are_refused(ctx):
    i64 = IntegerType.get_signless(64)
    for value in (2**64, -(2**64)):
        with pytest.raises(OverflowError, match="does not fit in 64 bits"):
            IntegerAttr.get(i64, value)
    assert IntegerAttr.get(IntegerType.get_signless(128), 2**100).value == 2**100


def test_operations_are_listed_backwards(ctx):
    module = Module.parse('"t.a"() : () -> () "t.b"() : () -> ()')
    assert [op.name for op in reversed(module.body.operations)] == ["t.b", "t.a"]


def test_modules_have_weak_references(ctx):
    import weakref

    module = Module.create()
    reference = weakref.ref(module)
    assert reference() is module
    del module
    assert reference() is None


def test_handlers_see_diagnostics_while_they_are_attached(ctx):
    seen = []

    def take(diagnostic):
        seen.append((str(diagnostic), DiagnosticInfo(diagnostic), diagnostic))
        return True

    with ctx.attach_diagnostic_handler(take) as handler:
        Location.file("f", 1, 2).emit_error("boo")
        assert handler.attached
    assert not handler.attached and seen[0][0] == "boo" and seen[0][1].message == "boo"
    with pytest.raises(ValueError, match="Diagnostic is invalid"):
        seen[0][2].message


def test_dense_elements_are_buffers(ctx):
    numpy = pytest.importorskip("numpy")
    array = numpy.arange(6, dtype=numpy.float32).reshape(2, 3)
    dense = DenseElementsAttr.get(array)
    assert dense.type == RankedTensorType.get([2, 3], F32Type.get()) and len(dense) == 6
    assert (numpy.array(dense) == array).all() and dense.maybe_downcast()[4] == 4.0
    assert numpy.array(Attribute.parse("dense<true> : tensor<9xi1>")).all()
    bits = numpy.array([True, False, True])
    assert (numpy.array(DenseElementsAttr.get(bits)) == bits).all()
    splat = DenseElementsAttr.get_splat(RankedTensorType.get([4], IntegerType.get_signless(32)), Attribute.parse("7 : i32"))
    assert splat.is_splat and splat.get_splat_value().value == 7 and list(numpy.array(splat)) == [7] * 4
    assert memoryview(splat).readonly
    with pytest.raises(ValueError, match="unimplemented array format conversion from format: Zd"):
        DenseElementsAttr.get(numpy.array([1j]))


def test_affine_expressions_and_maps_have_parts(ctx):
    d0, s0 = AffineDimExpr.get(0), AffineSymbolExpr.get(0)
    sum_ = d0 + s0 * 2
    assert isinstance(sum_, AffineAddExpr) and sum_.lhs == d0 and str(sum_) == "d0 + s0 * 2"
    map_ = AffineMap.get(1, 1, [sum_, d0])
    assert repr(map_) == "AffineMap((d0)[s0] -> (d0 + s0 * 2, d0))" and list(map_.results) == [sum_, d0]
    assert AffineMap.get_permutation([1, 0]).is_permutation
    assert AffineMapAttr.get(map_).value == map_
    with pytest.raises(RuntimeError, match="Invalid permutation"):
        AffineMap.get_permutation([1, 1])
    set_ = IntegerSet.get(1, 0, [d0], [True])
    assert set_.n_equalities == 1 and set_.constraints[0].is_eq


def test_patterns_match_ir(ctx):
    module = Module.parse("module { func.func @f(%a: i32, %b: i32) { return } }")
    match module.body.operations[0]:
        case func.FuncOp(body=Region(blocks=[Block(arguments=[a, b])])):
            assert a.arg_number == 0 and b.arg_number == 1
        case _:
            pytest.fail("no match")


def test_users_register_classes_of_operations(ctx):
    from ods.dialects._ods_common import _cext

    class Mine(Dialect):
        DIALECT_NAMESPACE = "mine"

    @_cext.register_operation(Mine, replace=True)
    class TestOp(OpView):
        OPERATION_NAME = "mine.test"
        _ODS_REGIONS = (1, True)
        _ODS_OPERAND_SEGMENTS = [1, -1, 0]

    i32 = IntegerType.get_signless(32)
    v = Operation.create("t.a", results=[i32]).result
    op = TestOp.build_generic(results=[i32], operands=[v, [v, v], None])
    assert list(op.operation.attributes["operandSegmentSizes"]) == [1, 2, 0] and isinstance(op.operation.opview, TestOp)
    with pytest.raises(ValueError, match='Operand 0 of operation "mine.test" must be a Value'):
        TestOp.build_generic(results=[], operands=[None, [], None])
    with pytest.raises(ValueError, match="requires 3operand segments but was provided 1"):
        TestOp.build_generic(results=[], operands=[v])


def test_texts_in_local_scope_end_without_a_newline(ctx):
    module = Module.parse("func.func @f() { return }")
    text = "module {\n  func.func @f() {\n    return\n  }\n}"
    assert module.operation.get_asm(use_local_scope=True) == text and module.operation.get_asm() == text + "\n"


def test_values_are_cast_by_the_kind_of_their_type(ctx):
    class Special(OpResult):
        pass

    i9 = IntegerType.get_signless(9)
    register_value_caster(IntegerType.static_typeid)(lambda value: Special(value) if isinstance(value, OpResult) else value)
    try:
        assert isinstance(Operation.create("t.a", results=[i9]).result, Special)
        with pytest.raises(RuntimeError, match="Value caster is already registered"):
            register_value_caster(IntegerType.static_typeid)(lambda value: value)
    finally:
        register_value_caster(IntegerType.static_typeid, replace=True)(lambda value: value)


def test_no_context_is_left():
    gc.collect()
    assert Context._get_live_count() == 0
