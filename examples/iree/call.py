#!/usr/bin/env python3
"""Compiles a module with IREE, and calls its functions by the signatures that `ods-opt --add-iree-abi` adds.

    pip install iree-base-compiler==3.13.0 iree-base-runtime==3.13.0 numpy
    ods-opt --add-iree-abi examples/iree/model.mlir | python examples/iree/call.py - 'scale([1, 2, 3, 4], 0.5)' 'count(n=10)'
    ods-opt --add-iree-abi examples/iree/model.mlir | python examples/iree/call.py - --calls examples/iree/calls.jsonl

Prints each call with its result or its error, and exits with the number of errors. With `--calls`, compares results with those in the
file, which are also the results of `ods-exec`, and exits with the number of differences. The module must not be recursive, because the
compiler does not terminate on recursion.
"""

import json
import sys

import iree.compiler
import iree.runtime
import numpy

# IREE otherwise turns f64 into f32, in the types of functions too. The generic processor makes results independent of
# the machine.
FLAGS = ["--iree-input-demote-f64-to-f32=false", "--iree-llvmcpu-target-cpu=generic"]


def load(text):
    """Returns the functions of a module by name."""
    binary = iree.compiler.compile_str(text, target_backends=["llvm-cpu"], input_type="none", extra_args=FLAGS)
    config = iree.runtime.Config("local-task")
    module = iree.runtime.VmModule.copy_buffer(config.vm_instance, binary)
    bound = iree.runtime.load_vm_module(module, config)
    return {name: bound[name] for name in module.function_names if not name.startswith("__")}


def plain(value):
    """Returns a result with arrays as lists."""
    if isinstance(value, iree.runtime.DeviceArray):
        return value.to_host().tolist()
    if isinstance(value, dict):
        return {key: plain(element) for key, element in value.items()}
    if isinstance(value, (list, tuple)):
        return type(value)(plain(element) for element in value)
    return value


def compare(functions, file):
    """Makes the calls in a file, and returns the number of those with another outcome."""
    differences = 0
    for line in open(file, encoding="utf-8"):
        call = json.loads(line)
        try:
            outcome = {"result": plain(functions[call["call"]](*call["args"], **call["kwargs"]))}
        except Exception:
            outcome = {"error": True}
        expected = {key: call[key] for key in ("result", "error") if key in call}
        if outcome != expected:
            differences += 1
            print(f"{line.strip()}: found {outcome}")
    print(f"{differences} differences")
    return differences


def main(file, calls):
    text = sys.stdin.read() if file == "-" else open(file, encoding="utf-8").read()
    functions, errors = load(text), 0
    if calls[:1] == ["--calls"]:
        return compare(functions, calls[1])
    for call in calls:
        try:
            # The calls are the user's own command line.
            outcome = repr(plain(eval(call, {"np": numpy}, functions)))
        except Exception as error:
            errors += 1
            outcome = f"{type(error).__name__}: {str(error).splitlines()[0]}"
        print(f"{call} -> {outcome}")
    return errors


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    sys.exit(main(sys.argv[1], sys.argv[2:]))
