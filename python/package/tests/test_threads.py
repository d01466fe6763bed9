"""Threads in one module, and modules that meet from several threads: some interleaving, never corruption or a hang."""

import random
import sys
import threading

import pytest

from ods.ir import *
from ods.passmanager import PassManager


@pytest.fixture(autouse=True)
def tiny_switch_interval():
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(before)


def run(context, work, count=4):
    """Runs `work(number)` in threads. Returns the exceptions other than misuse."""
    errors = []

    def body(number):
        try:
            with context, Location.unknown():
                work(number)
        except Exception as error:
            errors.append(error)

    threads = [threading.Thread(target=body, args=(number,), daemon=True) for number in range(count)]
    [thread.start() for thread in threads]
    [thread.join(120) for thread in threads]
    assert not any(thread.is_alive() for thread in threads), "a thread hangs"
    return errors


def context():
    made = Context()
    made.allow_unregistered_dialects = True
    return made


def test_threads_build_and_erase_in_one_module():
    ctx = context()
    with ctx, Location.unknown():
        module = Module.create()

    def work(number):
        for at in range(200):
            op = Operation.create(f"t.t{number}", ip=InsertionPoint(module.body))
            assert op.name == f"t.t{number}" and op.parent == module.operation
            str(op)
            if at % 2:
                op.erase()

    assert run(ctx, work) == []
    names = [it.operation.name for it in module.body]
    assert sorted(names) == sorted(f"t.t{number}" for number in range(4) for _ in range(100))
    module.operation.verify()


def test_modules_meet_from_several_threads():
    ctx = context()
    with ctx, Location.unknown():
        modules = [Module.create() for _ in range(8)]
        ops = [Operation.create("t.t", attributes={"n": IntegerAttr.get(IndexType.get(), at)}, ip=InsertionPoint(module.body))
               for at, module in enumerate(modules) for _ in range(4)]  # fmt: skip

    def work(number):
        source = random.Random(number)
        for _ in range(200):
            op, module = source.choice(ops), source.choice(modules)
            module.body.append(op)
            assert op.attached and op.name == "t.t"

    assert run(ctx, work) == []
    assert sum(len(module.body.operations) for module in modules) == len(ops)
    assert all(op.parent in [module.operation for module in modules] for op in ops)


def test_modules_of_one_context_are_worked_on_in_parallel():
    ctx = context()
    text = "func.func @f(%a: i32) -> i32 {\n" + "\n".join(
        f"  %{at} = arith.addi %{at - 1 if at else 'a'}, %{at - 1 if at else 'a'} : i32" for at in range(300)
    ) + "\n  return %299 : i32\n}"  # fmt: skip

    def work(number):
        for _ in range(5):
            module = Module.parse(text)
            PassManager.parse("builtin.module(canonicalize,cse)").run(module.operation)
            module.operation.verify()
            assert "return" in str(module)

    assert run(ctx, work) == []


def test_an_iterator_is_shared():
    ctx = context()
    with ctx, Location.unknown():
        module = Module.create()
        for _ in range(400):
            Operation.create("t.t", ip=InsertionPoint(module.body))
    shared = iter(module.body.operations)
    seen = []
    assert run(ctx, lambda number: seen.extend(op for op in shared)) == []
    assert len(seen) == 400 and len(set(seen)) == 400


def test_threads_rewrite_and_change_one_module():
    from ods.dialects import arith
    from ods.rewrite import RewritePatternSet, apply_patterns_and_fold_greedily

    ctx = context()
    with ctx, Location.unknown():
        lines = "\n".join(f'%{at} = "t.twice"(%a) : (i32) -> i32' for at in range(50))
        module = Module.parse(f"func.func @f(%a: i32) {{ {lines} return }}")
        block = module.body.operations[0].regions[0].blocks[0]

    def pattern(op, rewriter):
        str(module)
        with rewriter.ip:
            rewriter.replace_op(op, arith.AddIOp(op.operands[0], op.operands[0]))

    def work(number):
        patterns = RewritePatternSet()
        patterns.add("t.twice", pattern)
        for _ in range(5):
            if number < 2:
                try:
                    apply_patterns_and_fold_greedily(module, patterns.freeze())
                except RuntimeError as error:
                    assert "another thread" in str(error) or "invalidated" in str(error), error
            else:
                Operation.create("t.twice", results=[block.arguments[0].type], operands=[block.arguments[0]],
                                 ip=InsertionPoint.at_block_begin(block))
                module.operation.verify()
                str(module)

    errors = run(ctx, work)
    # Another thread may erase the operation that a place is before, while it is used.
    assert all("invalidated" in str(error) for error in errors), errors
    assert module.operation.verify()
