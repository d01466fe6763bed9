"""Random calls of the API with live, stale, foreign and wrong handles: each ends in a value or an ordinary exception.

    pytest test_fuzz.py             a few thousand calls
    python test_fuzz.py CALLS SEED  as many as wanted
"""

import faulthandler
import gc
import os
import random
import sys
from concurrent.futures import ThreadPoolExecutor

from ods import ir, passmanager
from ods.dialects import arith, cf, func, linalg, math, memref, scf, tensor
from ods.ir import *

SRC = """
func.func @f(%a: i32, %c: i1) -> i32 {
  %0 = arith.addi %a, %a : i32
  %1 = arith.muli %a, %0 : i32
  "x.y"(%1) ({ "x.z"() {k = 1 : i32} : () -> () }) : (i32) -> ()
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  return %a : i32
^bb2:
  return %1 : i32
}
func.func private @g()
"""

KINDS = (
    Operation, OpView, Region, Block, Value, OpOperand, InsertionPoint, Module, SymbolTable, Type, Attribute, Location, AsmState,
    OpOperandList, OpResultList, RegionSequence, BlockList, OperationList, BlockArgumentList, OpAttributeMap, OpSuccessors,
    OperationIterator, NamedAttribute, AffineMap, AffineExpr, IntegerSet, passmanager.PassManager,
)  # fmt: skip
ATTRIBUTES = (
    "dense<[1, 2]> : tensor<2xi32>", "dense<1.5> : vector<3xf32>", "[1 : i32, @s::@t]", "{a = unit}", "array<i8: 1, 2>",
    "affine_map<(d0)[s0] -> (d0 floordiv 2, s0)>", "affine_set<(d0) : (d0 - 1 >= 0)>",
    "memref<?x2xf16, strided<[?, 1], offset: 4>>",
)  # fmt: skip
SKIPPED = {
    "dump", "print", "current", "_CAPICreate", "__class__", "__init_subclass__", "__subclasshook__", "__reduce__", "__reduce_ex__",
    "__enter__", "__exit__",
}  # fmt: skip
TYPES = ("i1", "index", "f64", "tensor<2x?xf32>", "memref<4x4xf32>", "vector<2x[4]xi8>", "tuple<i32, f32>", "(i32) -> f32")
WRONG = (
    2**31, 2**63, 2**100, -(2**63), 1e308, float("nan"), "", "\0", "%0", "arith.addi", "a" * 300, b"\xff", ("f",), [1, 2, 3], [-1],
)  # fmt: skip
MOST = 300


def named(owner):
    """Returns the functions and classes of the package that a module or a class has."""
    # Not `AttrBuilder.insert`, which would change the process for other tests.
    names = (name for name in dir(owner) if name not in SKIPPED and name != "insert" and not name.startswith("__"))
    found = (getattr(owner, name, None) for name in names)
    return [it for it in found if callable(it) and str(getattr(it, "__module__", "")).startswith(("ods", "None"))]


# What dialects export, and the static methods of classes.
EXPORTED = [it for module in (arith, cf, func, linalg, math, memref, scf, tensor) for it in named(module)]
STATIC = [it for cls in named(ir) if isinstance(cls, type) for it in named(cls)]


class Fuzzer:
    def __init__(self, seed):
        self.random = random.Random(seed)
        self.contexts = [Context(), Context(), Context(load_on_create_dialects=["func"])]
        self.pool = []
        self.names = {}
        for context in self.contexts:
            context.allow_unregistered_dialects = True
        self.reset()

    def reset(self):
        self.pool = [None, 0, 1, -1, 5, "f", "k", "x.y", [], {}, True, False, 2.5, b"x", *WRONG]
        for context in self.contexts:
            with context, Location.unknown():
                module = Module.parse(SRC)
                self.pool += [module, module.operation, module.body, IntegerType.get_signless(32), F32Type.get(), UnitAttr.get()]
                self.pool += [Location.unknown(), StringAttr.get("s"), IntegerAttr.get(IntegerType.get_signless(32), 1)]
                self.pool += [Attribute.parse(text) for text in ATTRIBUTES] + [Type.parse(text) for text in TYPES]
                self.pool += [AffineMap.get_identity(2), AffineExpr.get_dim(0), AffineExpr.get_constant(3)]
                self.pool += [InsertionPoint(module.body), SymbolTable(module.operation), Operation.create("d.d", regions=1)]
                self.pool += [passmanager.PassManager.parse("builtin.module(canonicalize,cse)")]
                module.operation.walk(lambda op: self.pool.extend([op, *op.results, *op.regions]) or WalkResult.ADVANCE)

    def pick(self):
        return self.random.choice(self.pool)

    def members(self, cls):
        if cls not in self.names:
            self.names[cls] = [name for name in dir(cls) if name not in SKIPPED]
        return self.names[cls]

    def arguments(self):
        count = self.random.choice((0, 0, 1, 1, 1, 2, 2, 3))
        return [self.pick() for _ in range(count)]

    def call(self):
        if self.random.random() < 0.25:
            return self.make()
        target = self.pick()
        name = self.random.choice(self.members(type(target)))
        if not isinstance(target, KINDS):
            return None
        member = getattr(target, name)
        if self.random.random() < 0.1 and not callable(member):
            setattr(target, name, self.pick())
            return None
        return member(*self.arguments()) if callable(member) else member

    def make(self):
        names = ("x.y", "arith.addi", "func.func", "scf.for", "builtin.module", "cf.br", "nope.op")
        makers = (
            lambda: Operation.create(self.random.choice(names), self.few(), self.few(), regions=self.random.randrange(2), ip=self.pick()),
            lambda: Operation.create(self.random.choice(names), operands=self.few(), infer_type=True),
            lambda: arith.addi(self.pick(), self.pick()),
            lambda: arith.AddIOp(self.pick(), self.pick(), ip=self.pick()),
            lambda: scf.ForOp(self.pick(), self.pick(), self.pick(), self.few()),
            lambda: func.FuncOp(self.pick(), (self.few(), self.few())),
            lambda: InsertionPoint(self.pick()),
            lambda: Block.create_at_start(self.pick(), self.few()),
            lambda: AsmState(self.pick()),
            lambda: SymbolTable(self.pick()),
            lambda: cf.cond_br(self.pick(), [], [], self.pick(), self.pick()),
            lambda: self.random.choice(EXPORTED)(*self.mixed()),
            lambda: self.random.choice(EXPORTED)(*self.mixed(), loc=self.pick(), ip=self.pick()),
            lambda: self.random.choice(STATIC)(*self.mixed()),
            lambda: self.random.choice(STATIC)(*self.mixed(), context=self.pick()),
        )
        return self.random.choice(makers)()

    def mixed(self):
        return [self.few() if self.random.random() < 0.2 else self.pick() for _ in range(self.random.randrange(5))]

    def few(self):
        return [self.pick() for _ in range(self.random.randrange(3))]

    def run(self, calls):
        done = 0
        for _ in range(calls):
            context = self.random.choice(self.contexts)
            try:
                with context, Location.unknown(context):
                    result = self.call()
            except Exception as error:
                if "internal error" in str(error):
                    raise
                continue
            done += 1
            if isinstance(result, KINDS):
                self.pool.append(result)
            if len(self.pool) > MOST:
                self.random.shuffle(self.pool)
                del self.pool[MOST // 2 :]
            if self.random.random() < 0.002:
                self.reset()
        return done


def test_random_calls():
    fuzzer = Fuzzer(1)
    assert fuzzer.run(20_000) > 2_000
    del fuzzer
    gc.collect()
    assert Context._get_live_count() == 0


def test_random_calls_from_threads_in_the_same_modules():
    fuzzers = [Fuzzer(seed) for seed in range(4)]
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-5)
    try:
        for _ in range(10):
            for fuzzer in fuzzers[1:]:
                fuzzer.contexts, fuzzer.pool = fuzzers[0].contexts, list(fuzzers[0].pool)
            with ThreadPoolExecutor(len(fuzzers)) as threads:
                done = [threads.submit(fuzzer.run, 500) for fuzzer in fuzzers]
                assert all(it.result(timeout=120) > 50 for it in done)
    finally:
        sys.setswitchinterval(before)


def memory():
    """Returns the megabytes of the process, where the system says so."""
    try:
        with open("/proc/self/statm") as numbers:
            return int(numbers.read().split()[1]) * os.sysconf("SC_PAGE_SIZE") >> 20
    except OSError:
        return 0


def main(calls, seed):
    faulthandler.enable()
    fuzzer, done = Fuzzer(seed), 0
    for part in range(10):
        faulthandler.dump_traceback_later(1800, exit=True)
        done += fuzzer.run(calls // 10)
        print(f"seed {seed}: {done} of {calls // 10 * (part + 1)} calls gave a value, {memory()} MB", flush=True)


if __name__ == "__main__":
    main(*(int(it) for it in (sys.argv[1:] + ["100000", "1"])[:2]))
