"""Builds a module with `func`, `arith` and `scf`, cleans it up with passes, and prints it.

    python examples/python/build.py [PACKAGE]

PACKAGE is `ods` (the default), or `mlir` for the bindings of MLIR: both print the same text.
"""

import importlib
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ods import ir, passmanager
    from ods.dialects import arith, func, scf
else:
    package = sys.argv[1] if len(sys.argv) > 1 else "ods"
    ir = importlib.import_module(package + ".ir")
    arith = importlib.import_module(package + ".dialects.arith")
    func = importlib.import_module(package + ".dialects.func")
    scf = importlib.import_module(package + ".dialects.scf")
    passmanager = importlib.import_module(package + ".passmanager")


def build() -> ir.Module:
    """Builds the module in the current context and at the current location."""
    module = ir.Module.create()
    f32, i32, index = ir.F32Type.get(), ir.IntegerType.get_signless(32), ir.IndexType.get()
    with ir.InsertionPoint(module.body):

        @func.FuncOp.from_py_func(f32, f32)
        def scaled_sum(a: ir.Value, b: ir.Value) -> ir.Value:
            two = arith.constant(f32, 2.0)
            again = arith.constant(f32, 2.0)
            return arith.addf(arith.mulf(a, two), arith.MulFOp(b, again))

        @func.FuncOp.from_py_func(index, i32)
        def count(limit: ir.Value, start: ir.Value) -> ir.Value:
            zero = arith.constant(index, 0)
            step = arith.ConstantOp.create_index(1)
            loop = scf.ForOp(zero, limit, step, [start])
            with ir.InsertionPoint(loop.body):
                one = arith.constant(i32, 1)
                unused = arith.muli(one, one)
                next_ = arith.addi(loop.inner_iter_args[0], one)
                scf.YieldOp([next_])
            return loop.results[0]

        @func.FuncOp.from_py_func(i32, i32)
        def largest(a: ir.Value, b: ir.Value) -> ir.Value:
            is_less = arith.cmpi(arith.CmpIPredicate.slt, a, b)
            choice = scf.IfOp(is_less, [i32], has_else=True)
            with ir.InsertionPoint(choice.then_block):
                scf.yield_([b])
            assert choice.else_block is not None
            with ir.InsertionPoint(choice.else_block):
                scf.yield_([a])
            return choice.results[0]

        @func.FuncOp.from_py_func(index)
        def squares(limit: ir.Value) -> object:
            total = arith.constant(index, 0)
            for i, carried, results in scf.for_(0, limit, 1, [total]):
                scf.yield_([arith.addi(carried, arith.muli(i, i))])
            return results

        doubled = func.FuncOp("doubled", ([i32], [i32]))
        doubled.attributes["llvm.emit_c_interface"] = ir.UnitAttr.get()
        with ir.InsertionPoint(doubled.add_entry_block()):
            (x,) = doubled.arguments
            func.ReturnOp([largest(x, arith.AddIOp(x, x))])

    return module


if __name__ == "__main__":
    with ir.Context(), ir.Location.unknown():
        module = build()
        module.operation.verify()
        passmanager.PassManager.parse("builtin.module(canonicalize,cse)").run(module.operation)
        print(module)
