"""Parts of modules: `ods.split` and `ods.join`."""

import gc
import importlib.util
import pathlib

import pytest

import ods
from ods.ir import *
from ods.passmanager import PassManager

PIPELINE = "builtin.module(func.func(canonicalize,cse,loop-invariant-code-motion))"

TEXT = """
module @whole attributes {builtin.note = "kept"} {
  memref.global "private" constant @table : memref<2xi32> = dense<[1, 2]>
  func.func private @outside(i32) -> i32
  module @inner {
    func.func @f() { return }
  }
  func.func @f(%a: i32) -> i32 {
    %c = arith.constant 0 : i32
    %x = arith.addi %a, %c : i32
    %y = call @outside(%x) : (i32) -> i32
    %z = call @g(%y) : (i32) -> i32
    return %z : i32
  }
  func.func private @g(%a: i32) -> i32 attributes {builtin.user = @h} {
    %c = arith.constant 0 : index
    %t = memref.get_global @table : memref<2xi32>
    %v = memref.load %t[%c] : memref<2xi32>
    %w = memref.load %t[%c] : memref<2xi32>
    %x = arith.addi %v, %w : i32
    return %x : i32
  }
  func.func @h() {
    %f = func.constant @f : (i32) -> i32
    return
  }
}
"""


@pytest.fixture
def module():
    with Context():
        yield Module.parse(TEXT)


def text(module):
    return module.operation.get_asm(enable_debug_info=True)


def test_parts_are_valid_alone(module):
    before = text(module)
    parts = ods.split(module, 4)
    assert sum((part.symbols for part in parts), []) == ["inner", "f", "g", "h"] and len(parts) > 2
    assert text(module) == before
    for part in parts:
        assert part.module.operation.verify()
        assert Module.parse(str(part.module)).operation.verify()
        assert str(part.module).startswith('module @whole attributes {builtin.note = "kept"}')
    last = str(parts[-1].module)
    assert parts[-1].symbols == ["h"] and "func.func private @f(i32) -> i32" in last and "arith" not in last
    with_table = next(part for part in parts if "g" in part.symbols)
    assert "memref.global" in str(with_table.module)


@pytest.mark.parametrize("count", [1, 2, 3, 10])
@pytest.mark.parametrize("as_text", [False, True])
def test_joined_parts_are_the_whole(count, as_text):
    with Context():
        whole, module = Module.parse(TEXT), Module.parse(TEXT)
        PassManager.parse(PIPELINE).run(whole.operation)
        done = []
        for part, symbols in ods.split(module, count):
            if as_text:
                part = Module.parse(text(part))
            PassManager.parse(PIPELINE).run(part.operation)
            done.append((part, symbols))
        ods.join(module, done)
        assert text(module) == text(whole) and module.operation.verify()


def test_the_example_does_what_one_process_does():
    path = pathlib.Path(__file__).parents[3] / "examples" / "python" / "farm.py"
    spec = importlib.util.spec_from_file_location("farm", path)
    farm = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(farm)
    with Context():
        whole, module = (Module.parse(farm.made(7, 30)) for _ in range(2))
        PassManager.parse(farm.PIPELINE).run(whole.operation)
        farm.farm(module, 3, lambda texts: [farm.work(it, farm.PIPELINE) for it in texts])
        assert text(module) == text(whole)


def test_handles_of_joined_functions(module):
    function = module.body.operations[3]
    inside = function.regions[0].blocks[0].operations[0]
    parts = ods.split(module, 2)
    ods.join(module, parts)
    assert str(function.attributes["sym_name"]) == '"f"' and module.operation.verify()
    with pytest.raises(RuntimeError, match="invalidated"):
        inside.result
    # Parts keep their modules.
    del module
    gc.collect()
    assert parts[0].module.operation.verify()


def test_misuses_are_errors(module):
    before = text(module)
    with pytest.raises(ValueError, match="at least one part"):
        ods.split(module, 0)
    with pytest.raises(OverflowError):
        ods.split(module, -1)
    with pytest.raises(TypeError):
        ods.split(3, 1)
    assert ods.split(Module.parse(""), 5) == []
    [(part, symbols)] = ods.split(module, 1)
    with pytest.raises(ValueError, match="'nothing' was renamed or erased"):
        ods.join(module, [(part, ["nothing"])])
    Module.parse("func.func @new() { return }").body.operations[0].operation.clone(ip=InsertionPoint(part.body))
    with pytest.raises(ValueError, match="new operation 'func.func'"):
        ods.join(module, [(part, symbols)])
    with Context():
        other = Module.parse(TEXT)
        with pytest.raises(ValueError, match="context"):
            ods.join(other, [(part, symbols)])
    assert text(module) == before
    with pytest.raises(AttributeError, match="has no attribute 'nothing'"):
        ods.nothing
