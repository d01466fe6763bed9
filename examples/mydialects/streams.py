"""Builds a module with the dialect `my`, and prints it.

    python examples/mydialects/streams.py
"""

from mydialects.dialects import arith, func, my
from mydialects.ir import Context, F32Type, InsertionPoint, Location, Module, Value


def build() -> Module:
    """Builds the module in the current context and at the current location."""
    module = Module.create()
    f32 = F32Type.get()
    stream = my.StreamType.get(f32)
    with InsertionPoint(module.body):

        @func.func(stream, stream)
        def loudest(left: Value, right: Value) -> Value:
            return my.reduce(f32, my.Mode.max, [left, right], limit=1000)

        @func.func()
        def main() -> Value:
            peak = loudest(my.source(stream, "left"), my.SourceOp(stream, "right"))
            loop = my.RepeatOp([f32], [peak], 3)
            body = loop.body.blocks.append(f32)
            with InsertionPoint(body):
                my.yield_([arith.addf(body.arguments[0], body.arguments[0])])
            return loop.last[0]

    return module


if __name__ == "__main__":
    with Context(), Location.unknown():
        module = build()
        module.operation.verify()
        print(module)
