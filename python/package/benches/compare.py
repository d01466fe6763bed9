"""What calls of MLIR's Python API cost in one package, or in two side by side: `docs/performance.md`, Python.

    compare.py PACKAGE                       the rows of this interpreter's package `ods` or `mlir`
    compare.py PYTHON PACKAGE PYTHON PACKAGE [ROUNDS]
                                             both in turn, the least of all rounds, and the ratio

The shape is one function with a chain of `arith.addi`, each of the two values before it. A row is processor time in nanoseconds per item,
without the garbage collector; rows in `ms` and `MB` are of fresh processes, and without Python's own part.
"""

import gc
import importlib
import json
import resource
import subprocess
import sys
import time

COUNT = 20_000
REPEATS = 4


def measure(rows, name, work, items=COUNT, setup=lambda: None):
    """Adds the least time of a few calls of `work(setup())`."""
    least = None
    for _ in range(REPEATS):
        given = setup()
        gc.collect()
        gc.disable()
        start = time.process_time_ns()
        kept = work(given)
        spent = time.process_time_ns() - start
        gc.enable()
        del kept, given
        least = spent if least is None else min(least, spent)
    rows[name] = least / items


def loop(text, names):
    """Returns a function that runs a statement `COUNT` times."""
    names = dict(names, turns=range(COUNT))
    exec(f"def run(_):\n  for _ in turns:\n    {text}\n", names)
    return names["run"]


def child(code):
    """Returns the processor time in ms and the resident memory in MB of a process."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    code = f"import resource\n{code}\nprint(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1e3)"
    memory = float(subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return (after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime) * 1e3, memory


def start(rows, package):
    codes = {
        "import": f"import {package}.ir",
        "import and context": f"import {package}.ir as ir\nir.Context()",
        "import with arith and func": f"import {package}.ir\nfrom {package}.dialects import arith, func",
    }
    bare = [child("pass") for _ in range(8)]
    for name, code in codes.items():
        runs = [child(code) for _ in range(8)]
        rows[f"{name}, ms"] = min(it[0] for it in runs) - min(it[0] for it in bare)
    rows["import and context, MB"] = child(codes["import and context"])[1] - min(it[1] for it in bare)


def chain(count):
    lines = [f"%{at} = arith.addi %{at - 2 if at > 1 else 'a'}, %{at - 1 if at else 'b'} : i32" for at in range(count)]
    return "func.func @f(%a: i32, %b: i32) -> i32 {\n" + "\n".join(lines) + f"\nreturn %{count - 1} : i32\n}}"


def measure_all(package):
    rows = {}
    start(rows, package)
    ir = importlib.import_module(package + ".ir")
    arith = importlib.import_module(package + ".dialects.arith")
    func = importlib.import_module(package + ".dialects.func")
    PassManager = importlib.import_module(package + ".passmanager").PassManager
    context = ir.Context()
    context.allow_unregistered_dialects = True
    context.enable_multithreading(False)
    with context, ir.Location.unknown():
        i32 = ir.IntegerType.get_signless(32)

        def body():
            module = ir.Module.create()
            with ir.InsertionPoint(module.body):
                return module, func.FuncOp("f", ([i32, i32], [i32])).add_entry_block()

        def builds(one):
            def work(given):
                block = given[1]
                x, y = block.arguments
                with ir.InsertionPoint(block):
                    for _ in range(COUNT):
                        x, y = y, one(x, y)

            return work

        create = ir.Operation.create
        for name, one in {
            "create by class": lambda x, y: arith.AddIOp(x, y).result,
            "create by value builder": lambda x, y: arith.addi(x, y),
            "create by name": lambda x, y: create("arith.addi", results=[i32], operands=[x, y]).result,
            "create a constant": lambda x, y: arith.constant(i32, 7),
        }.items():
            measure(rows, name, builds(one), setup=body)
        detached = lambda given: [given[1].append(create("x.y", ip=False)) for _ in range(COUNT)]
        measure(rows, "create detached, and append", detached, setup=body)

        text = chain(COUNT)
        module = ir.Module.parse(text)
        block = module.body.operations[0].regions[0].blocks[0]
        measure(rows, "parse", lambda _: ir.Module.parse(text))
        measure(rows, "verify", lambda _: module.operation.verify())
        measure(rows, "print", lambda _: str(module))
        run = lambda it: PassManager.parse("builtin.module(cse)").run(it.operation)
        measure(rows, "pass cse", run, setup=lambda: ir.Module.parse(text))
        measure(rows, "iterate", lambda _: sum(1 for _ in block.operations))
        measure(rows, "iterate, with names", lambda _: sum(it.operation.name == "" for it in block.operations))
        measure(rows, "walk", lambda _: module.operation.walk(lambda op: ir.WalkResult.ADVANCE))
        measure(rows, "replace uses", lambda it: [
            op.result.replace_all_uses_with(it[1].arguments[0]) for op in list(it[1].operations)[:-1]
        ], setup=lambda: (lambda m: (m, m.body.operations[0].regions[0].blocks[0]))(ir.Module.parse(text)))

        view = block.operations[5]
        other = ir.Operation.parse('"x.y"() {a = 1 : i32, b = "s", c} : () -> ()').operation
        names = {"ir": ir, "view": view, "op": view.operation, "other": other, "map": other.attributes, "i32": i32}
        names |= {"block": block, "value": view.operands[0], "seven": ir.IntegerAttr.get(i32, 7)}
        for name, statement in {
            "`op.name`": "op.name",
            "`op.operands`": "op.operands",
            "`op.operands[0]`": "op.operands[0]",
            "`view.lhs`": "view.lhs",
            "`op.result`": "op.result",
            "`value.type`": "value.type",
            "`value.owner`": "value.owner",
            "`op.opview`": "op.opview",
            "`attributes['a']`": "map['a']",
            "`op.attributes['a']`": "other.attributes['a']",
            "`view.overflowFlags`": "view.overflowFlags",
            "`IntegerAttr.get`": "ir.IntegerAttr.get(i32, 7)",
            "`StringAttr.get`": "ir.StringAttr.get('hello')",
            "`RankedTensorType.get`": "ir.RankedTensorType.get([2, 3], i32)",
            "`str(type)`": "str(i32)",
            "`InsertionPoint(block)`": "ir.InsertionPoint(block)",
        }.items():
            measure(rows, name, loop(statement, names))
    return rows


def side_by_side(pythons, rounds):
    least = [{}, {}]
    for _ in range(rounds):
        for place, (python, package) in enumerate(pythons):
            output = subprocess.run([python, __file__, package], check=True, capture_output=True, text=True).stdout
            for name, value in json.loads(output).items():
                least[place][name] = min(value, least[place].get(name, value))
    for name, one in least[0].items():
        two = least[1][name]
        print(f"| {name} | {one:,.1f} | {two:,.1f} | {one / two:.1f} |")


if __name__ == "__main__":
    if len(sys.argv) == 2:
        print(json.dumps(measure_all(sys.argv[1])))
    else:
        side_by_side([sys.argv[1:3], sys.argv[3:5]], int(sys.argv[5]) if len(sys.argv) > 5 else 3)
