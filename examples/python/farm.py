"""Runs a pipeline on the functions of a module as tasks of Ray, on any number of machines, and compares with one process.

    python examples/python/farm.py [FILE] [--pipeline PIPELINE] [--parts COUNT] [--functions COUNT] [--operations COUNT]
    python examples/python/farm.py --measure

Without FILE, the module is made: COUNT functions of COUNT operations. The module is cut at its symbol table (`ods.split`): a part has
some functions, and declarations of their callees. A part travels as text with its locations; `ods.join` puts the functions back. The
outcome is the same as in one process, byte for byte. `--measure` prints what a part costs to cut, carry and join, in this process, without Ray.

Needs `pip install ray`; without it, the example says so and ends.
"""

import argparse
import sys
import time
from collections.abc import Callable
from typing import Any, TypeVar

import ods
from ods.ir import Context, Module
from ods.passmanager import PassManager

_Result = TypeVar("_Result")

PIPELINE = "builtin.module(func.func(canonicalize,cse,loop-invariant-code-motion,canonicalize,cse))"


def made(functions: int, operations: int) -> str:
    """Returns the text of a module: each function folds and repeats, and calls the one before it."""
    lines = []
    for number in range(functions):
        lines.append(f"func.func @f{number}(%x: i32) -> i32 {{")
        last = "%x"
        if number:
            lines.append(f"  %call = call @f{number - 1}(%x) : (i32) -> i32")
            last = "%call"
        for at in range(operations // 2):
            lines.append(f"  %c{at} = arith.constant {at % 100} : i32")
            lines.append(f"  %v{at} = arith.muli {last}, %c{at} : i32")
            last = f"%v{at}" if at % 10 else "%x"
        lines.append(f"  return {last} : i32")
        lines.append("}")
    return "\n".join(lines)


def to_text(module: Module) -> str:
    """Returns the text of a module with its locations, which a part keeps on the way."""
    return module.operation.get_asm(enable_debug_info=True)


def work(text: str, pipeline: str) -> str:
    """Runs the pipeline on a part: the task. It needs nothing but the text."""
    with Context():
        module = Module.parse(text)
        PassManager.parse(pipeline).run(module.operation)
        return to_text(module)


def farm(module: Module, count: int, run: Callable[[list[str]], list[str]]) -> None:
    """Replaces the parts of the module by the results of `run`, which takes texts and returns the texts of the results."""
    parts = ods.split(module, count)
    results = run([to_text(part) for part, _ in parts])
    with module.context:
        done = [(Module.parse(text), symbols) for text, (_, symbols) in zip(results, parts, strict=True)]
    ods.join(module, done)


def with_ray(ray: Any, pipeline: str) -> Callable[[list[str]], list[str]]:
    """Returns what runs texts as tasks of Ray."""
    task = ray.remote(work)
    return lambda texts: list(ray.get([task.remote(text, pipeline) for text in texts]))


def timed(function: Callable[[], _Result]) -> tuple[_Result, float]:
    """Returns the result and the seconds of the best of three calls."""
    best = float("inf")
    for _ in range(3):
        begin = time.perf_counter()
        result = function()
        best = min(best, time.perf_counter() - begin)
    return result, best


def measure(pipeline: str) -> None:
    """Prints nanoseconds per operation, of each step and of the pipeline itself."""
    print(f"{'operations':>10} {'cut':>6} {'print':>6} {'parse':>6} {'join':>6} {'carry and all':>14} {'pipeline':>9}   ns per operation")
    for functions, operations in [(10, 100), (10, 1000), (100, 1000), (400, 1000)]:
        with Context():
            text = made(functions, operations)
            module = Module.parse(text)
            total = functions * (operations // 2 * 2 + 2)
            parts, cut = timed(lambda: ods.split(module, 4))
            texts, printed = timed(lambda: [to_text(part) for part, _ in parts])
            read, parsed = timed(lambda: [Module.parse(text) for text in texts])
            done = [(part, symbols) for part, (_, symbols) in zip(read, parts, strict=True)]
            _, joined = timed(lambda: ods.join(module, done))
            copies = [Module.parse(text) for _ in range(3)]
            _, run = timed(lambda: PassManager.parse(pipeline).run(copies.pop().operation))
            # There and back: texts are printed and parsed twice.
            steps = [cut, printed, parsed, joined, cut + 2 * (printed + parsed) + joined, run]
            each = [step / total * 1e9 for step in steps]
            print("{:>10} {:>6.0f} {:>6.0f} {:>6.0f} {:>6.0f} {:>14.0f} {:>9.0f}".format(total, *each))


def main() -> None:
    arguments = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    arguments.add_argument("file", nargs="?")
    arguments.add_argument("--pipeline", default=PIPELINE)
    arguments.add_argument("--parts", type=int, default=4)
    arguments.add_argument("--functions", type=int, default=20)
    arguments.add_argument("--operations", type=int, default=200)
    arguments.add_argument("--measure", action="store_true")
    given = arguments.parse_args()
    if given.measure:
        measure(given.pipeline)
        return
    try:
        import ray  # type: ignore[import-not-found, unused-ignore]
    except ImportError:
        print("SKIPPED: Ray is not installed, so nothing was farmed out; `pip install ray`")
        return
    if given.file is None:
        text = made(given.functions, given.operations)
    else:
        with open(given.file) as file:
            text = file.read()
    ray.init(num_cpus=given.parts, log_to_driver=False, include_dashboard=False)
    try:
        with Context():
            alone, together = Module.parse(text), Module.parse(text)
            begin = time.perf_counter()
            PassManager.parse(given.pipeline).run(alone.operation)
            middle = time.perf_counter()
            farm(together, given.parts, with_ray(ray, given.pipeline))
            end = time.perf_counter()
            is_same = to_text(alone) == to_text(together)
    finally:
        ray.shutdown()
    print(f"one process: {middle - begin:.3f} s; {given.parts} parts: {end - middle:.3f} s")
    print("the outcomes are the same" if is_same else "THE OUTCOMES DIFFER")
    sys.exit(0 if is_same else 1)


if __name__ == "__main__":
    main()
