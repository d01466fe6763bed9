"""Patterns that are Python functions, applied by the drivers of the core."""

import gc

import pytest

from ods.dialects import arith
from ods.ir import *
from ods.passmanager import PassManager
from ods.rewrite import *

SRC = """
func.func @f(%a: i32) -> i32 {
  %0 = "t.twice"(%a) : (i32) -> i32
  %1 = "t.twice"(%0) : (i32) -> i32
  return %1 : i32
}
"""


@pytest.fixture
def m():
    with Context() as ctx, Location.unknown():
        ctx.allow_unregistered_dialects = True
        yield Module.parse(SRC)


def names(m):
    block = m.body.operations[0].regions[0].blocks[0]
    return [op.operation.name for op in block.operations]


def set_of(*patterns):
    patterns_set = RewritePatternSet()
    for pattern in patterns:
        patterns_set.add(*pattern)
    return patterns_set.freeze()


def add_for_twice(op, rewriter):
    value = op.operands[0]
    with rewriter.ip:
        rewriter.replace_op(op, arith.AddIOp(value, value))


def test_operations_are_replaced(m):
    apply_patterns_and_fold_greedily(m, set_of(("t.twice", add_for_twice)))
    assert names(m) == ["arith.addi", "arith.addi", "func.return"]
    m.operation.verify()


def test_operations_are_not_replaced_by_values_of_their_own(m):
    before = str(m)

    def itself(op, rewriter):
        with pytest.raises(ValueError, match="'t.twice' cannot be replaced by a value of its own"):
            rewriter.replace_op(op, op.operation)
        return True

    apply_patterns_and_fold_greedily(m, set_of(("t.twice", itself)))
    assert str(m) == before


def test_walks_apply_patterns_once(m):
    seen = []

    def rename(op, rewriter):
        seen.append(op.operation.name)
        with rewriter.ip:
            made = Operation.create("t.twice", results=[op.results[0].type], operands=list(op.operands))
        rewriter.replace_op(op, made.results)

    walk_and_apply_patterns(m.operation, set_of(("t.twice", rename)))
    assert seen == ["t.twice", "t.twice"]
    assert names(m) == ["t.twice", "t.twice", "func.return"]


def test_roots_are_classes_or_names(m):
    apply_patterns_and_fold_greedily(m, set_of(("t.twice", add_for_twice)))
    found = []
    walk_and_apply_patterns(m, set_of((arith.AddIOp, lambda op, rewriter: found.append(op) or True)))
    assert len(found) == 2 and isinstance(found[0], arith.AddIOp)
    with pytest.raises(TypeError, match="root"):
        RewritePatternSet().add(3, lambda op, rewriter: True)
    with pytest.raises(TypeError, match="callable"):
        RewritePatternSet().add("t.twice", 3)


def test_the_highest_benefit_is_tried_first(m):
    order = []

    def log(name):
        return lambda op, rewriter: order.append(name) or True

    walk_and_apply_patterns(m, set_of(("t.twice", log("low"), 1), ("t.twice", log("high"), 5), ("t.twice", log("same"), 1)))
    assert order[:3] == ["high", "low", "same"]


def test_a_true_result_is_no_match(m):
    apply_patterns_and_fold_greedily(m, set_of(("t.twice", lambda op, rewriter: True)))
    assert names(m) == ["t.twice", "t.twice", "func.return"]


def test_exceptions_come_out_and_end_the_rewriting(m):
    calls = []

    def fail(op, rewriter):
        calls.append(1)
        raise KeyError("mine")

    with pytest.raises(KeyError, match="mine"):
        apply_patterns_and_fold_greedily(m, set_of(("t.twice", fail)))
    assert len(calls) == 1
    assert names(m) == ["t.twice", "t.twice", "func.return"]
    apply_patterns_and_fold_greedily(m, set_of(("t.twice", add_for_twice)))
    assert names(m)[0] == "arith.addi"


def test_endless_patterns_do_not_converge(m):
    def again(op, rewriter):
        with rewriter.ip:
            made = Operation.create("t.twice", results=[op.results[0].type], operands=list(op.operands))
        rewriter.replace_op(op, made)

    with pytest.raises(RuntimeError, match="failed to converge"):
        apply_patterns_and_fold_greedily(m, set_of(("t.twice", again)))


def test_settings_of_the_driver(m):
    config = GreedyRewriteConfig()
    assert (config.max_iterations, config.max_num_rewrites, config.enable_folding) == (10, -1, True)
    config.max_num_rewrites = 1
    config.max_iterations = 1
    config.use_top_down_traversal = True
    config.strictness = GreedyRewriteStrictness.EXISTING_OPS
    config.region_simplification_level = GreedySimplifyRegionLevel.DISABLED
    with pytest.raises(RuntimeError, match="failed to converge"):
        apply_patterns_and_fold_greedily(m, set_of(("t.twice", add_for_twice)), config)


def test_settings_of_other_types_are_named():
    config = GreedyRewriteConfig()
    for name, value, expected in [
        ("max_iterations", "x", "int"),
        ("enable_folding", 1, "bool"),
        ("strictness", 1, "GreedyRewriteStrictness"),
        ("region_simplification_level", GreedyRewriteStrictness.ANY_OP, "GreedySimplifyRegionLevel"),
    ]:
        with pytest.raises(TypeError, match=f"`{name}` takes a {expected}, got"):
            setattr(config, name, value)
    with pytest.raises(AttributeError, match="has no attribute 'max_rewrites'"):
        config.max_rewrites = 1
    assert config.max_iterations == 10 and config.strictness is GreedyRewriteStrictness.ANY_OP


def test_the_rewriter_and_the_operation_die_with_the_pattern(m):
    kept = []

    def keep(op, rewriter):
        kept.extend([op, rewriter])
        rewriter.replace_op(op, [op.operands[0]])

    apply_patterns_and_fold_greedily(m, set_of(("t.twice", keep)))
    assert names(m) == ["func.return"]
    with pytest.raises(RuntimeError, match="invalidated"):
        kept[0].operation.name
    with pytest.raises(RuntimeError, match="has returned"):
        kept[1].ip
    with pytest.raises(RuntimeError, match="has returned"):
        kept[1].erase_op(m.body.operations[0])


def test_misuses_in_patterns_raise(m):
    outcomes = []

    def misuse(op, rewriter):
        if op.operands[0].owner is None or len(outcomes) > 8:
            return True
        for work in (
            lambda: rewriter.erase_op(op) if list(op.results[0].uses) else 1 / 0,
            lambda: rewriter.replace_op(op, []),
            lambda: rewriter.replace_op(op, 3),
            lambda: rewriter.replace_op(op, [3]),
        ):
            try:
                work()
                outcomes.append(None)
            except Exception as error:
                outcomes.append(type(error))
        return True

    apply_patterns_and_fold_greedily(m, set_of(("t.twice", misuse)))
    assert outcomes[:4] == [RuntimeError, ValueError, TypeError, TypeError]
    assert names(m) == ["t.twice", "t.twice", "func.return"]


def test_detached_operations_do_not_enter_an_ir_that_is_rewritten(m):
    errors = []

    def detached(op, rewriter):
        made = Operation.create("t.new", results=[op.results[0].type], ip=False)
        try:
            rewriter.replace_op(op, made)
        except RuntimeError as error:
            errors.append(str(error))
        return True

    apply_patterns_and_fold_greedily(m, set_of(("t.twice", detached)))
    assert errors and "insertion point of the rewriter" in errors[0]
    # It may be used again afterwards.
    block = m.body.operations[0].regions[0].blocks[0]
    block.operations[0].operation.move_after(block.operations[1])
    InsertionPoint.at_block_begin(block).insert(Operation.create("t.new"))
    assert names(m)[0] == "t.new"


def test_patterns_may_parse_print_verify_and_run_drivers(m):
    def work(op, rewriter):
        str(m)
        Module.parse(SRC)
        m.operation.walk(lambda it: WalkResult.ADVANCE)
        apply_patterns_and_fold_greedily(m, set_of(("t.none", work)))
        gc.collect()
        add_for_twice(op, rewriter)

    apply_patterns_and_fold_greedily(m, set_of(("t.twice", work)))
    assert names(m) == ["arith.addi", "arith.addi", "func.return"]


def test_patterns_may_erase_other_operations(m):
    def erase_all(op, rewriter):
        for it in reversed(list(op.operation.block.operations)):
            it.operation.erase()

    apply_patterns_and_fold_greedily(m, set_of(("t.twice", erase_all)))
    assert names(m) == []


@pytest.mark.parametrize("drive", [apply_patterns_and_fold_greedily, walk_and_apply_patterns])
def test_what_is_rewritten_cannot_be_erased(m, drive):
    errors = []

    def erase(op, rewriter):
        for it in (m.body.operations[0].operation, m.operation):
            try:
                it.erase()
            except RuntimeError as error:
                errors.append(str(error))
        return True

    drive(m.body.operations[0], set_of(("t.twice", erase)))
    assert len(errors) >= 2 and all("erase it afterwards" in it for it in errors)
    assert names(m) == ["t.twice", "t.twice", "func.return"]
    m.body.operations[0].operation.erase()


def test_passes_do_not_run_in_patterns(m):
    def run(op, rewriter):
        PassManager.parse("builtin.module(cse)").run(m.operation)

    with pytest.raises(RuntimeError, match="run them afterwards"):
        apply_patterns_and_fold_greedily(m, set_of(("t.twice", run)))
    PassManager.parse("builtin.module(cse)").run(m.operation)


def test_sets_belong_to_their_context(m):
    with Context() as other:
        other_set = RewritePatternSet(other).freeze()
    with pytest.raises(ValueError, match="another context"):
        apply_patterns_and_fold_greedily(m, other_set)


def test_sets_that_refer_to_themselves_are_collected():
    gc.collect()
    before = Context._get_live_count()
    with Context() as ctx:
        patterns = RewritePatternSet()
        patterns.add("t.twice", lambda op, rewriter: patterns)
        frozen = patterns.freeze()
        patterns.add("t.twice", lambda op, rewriter: frozen)
    del patterns, frozen, ctx
    gc.collect()
    assert Context._get_live_count() <= before


def test_pdl_says_what_to_use(m):
    with pytest.raises(NotImplementedError, match="RewritePatternSet"):
        PDLModule(m)


def test_a_pattern_that_applies_and_changes_nothing_is_told_so(m):
    patterns = RewritePatternSet()
    patterns.add("t.twice", lambda op, rewriter: None)
    with pytest.raises(RuntimeError, match="return True if it does not apply|failed to converge"):
        apply_patterns_and_fold_greedily(m, patterns.freeze())
