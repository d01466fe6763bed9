"""Misuses of handles, each with the outcome that it must have: an exception, or a value; never a crash, a hang or a wrong answer.

`m` is a module, `f` its first function, `b` that function's first block; the first operation of the block has no uses, the next two
are equal, and the fourth has a region with an operation.
"""

import gc

import pytest

from ods import passmanager, rewrite  # Names of probes.
from ods.ir import *

# Outcomes that several probes have.
GONE_OPERATION = "RuntimeError: the operation has been invalidated"
GONE_BLOCK = "RuntimeError: the block has been invalidated"
GONE_VALUE = "RuntimeError: the value has been invalidated"
DETACHED = "ValueError: Detached operations have no parent"

SRC = """
func.func @f(%a: i32, %c: i1) -> i32 {
  %0 = arith.addi %a, %a : i32
  %1 = arith.muli %a, %a : i32
  %2 = arith.muli %a, %a : i32
  "x.y"(%1, %1, %2) ({ "x.z"() {k = 1 : i32} : () -> () }) {n = 1 : i32, o} : (i32, i32, i32) -> ()
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  return %a : i32
^bb2:
  return %a : i32
}
func.func private @g()
"""

PROBES = [
    (
        """
x=b.operations[0].operation
y=b.operations[0].operation
x.erase()
r=str(y)
""",
        GONE_OPERATION,
    ),
    (
        """
x=b.operations[0].operation
x.erase()
r=str(x)
""",
        GONE_OPERATION,
    ),
    (
        """
x=b.operations[0].operation
x.erase()
x.erase()
""",
        GONE_OPERATION,
    ),
    (
        """
x=b.operations[0].operation
y=b.operations[0].operation
x.erase()
y.erase()
""",
        GONE_OPERATION,
    ),
    (
        """
v=b.operations[0]
v.operation.erase()
r=v.name
""",
        GONE_OPERATION,
    ),
    (
        """
x=b.operations[3].operation
c=x.regions[0].blocks[0].operations[0].operation
x.erase()
r=str(c)
""",
        GONE_OPERATION,
    ),
    (
        """
x=b.operations[3].operation
c=x.regions[0].blocks[0]
x.erase()
r=[o.name for o in c.operations]
""",
        GONE_BLOCK,
    ),
    (
        """
x=b.operations[3].operation
c=x.regions[0]
x.erase()
r=len(c.blocks)
""",
        "RuntimeError: the region has been invalidated",
    ),
    (
        """
x=b.operations[3].operation
c=x.attributes
x.erase()
r=c['n']
""",
        GONE_OPERATION,
    ),
    (
        """
x=b.operations[3].operation
c=x.operands
x.erase()
r=str(c[0].type)
""",
        GONE_OPERATION,
    ),
    (
        """
x=b.operations[0].operation
c=x.result
x.erase()
r=str(c)
""",
        GONE_VALUE,
    ),
    (
        """
x=b.operations[0].operation
c=x.result
x.erase()
r=str(c.type)
""",
        GONE_VALUE,
    ),
    (
        """
x=b.operations[0].operation
c=x.result
x.erase()
r=c.owner.name
""",
        GONE_VALUE,
    ),
    (
        """
x=b.operations[0].operation
c=x.result
x.erase()
r=list(c.uses)
""",
        GONE_VALUE,
    ),
    (
        """
x=b.operations[0].operation
c=x.result
x.erase()
r=str(Operation.create('q.r', operands=[c]))
""",
        GONE_VALUE,
    ),
    (
        """
x=b.operations[3].operation
u=[u for u in b.operations[1].result.uses if u.owner.name=='x.y'][0]
x.erase()
r=u.owner.name
""",
        GONE_OPERATION,
    ),
    (
        """
b.operations[1].operation.erase()
r=str(m)
""",
        "RuntimeError: operation 'arith.muli' still has uses, by 'x.y'; replace or erase those first",
    ),
    (
        """
b.erase_argument(0)
r=str(m)
""",
        "RuntimeError: the block argument still has uses; replace or erase those first",
    ),
    ("b.erase_argument(9)", "IndexError: index out of range"),
    (
        """
a=b.add_argument(i32, loc)
b.erase_argument(2)
r=str(a.type), a.arg_number
""",
        GONE_VALUE,
    ),
    (
        """
a=b.add_argument(i32, loc)
z=b.add_argument(i32, loc)
b.erase_argument(2)
r=z.arg_number
""",
        "2",
    ),
    (
        """
x = b.operations[0].operation
y = b.operations[0].operation
x.erase()
for i in range(1000):
    Operation.create('n.n%d' % i, ip=InsertionPoint.at_block_begin(b))
r = y.name
""",
        GONE_OPERATION,
    ),
    (
        """
m.operation.erase()
r=str(m)
""",
        GONE_OPERATION,
    ),
    (
        """
g=m.body.operations[1]
h=m.body.operations[1]
SymbolTable(m.operation).erase(g)
r=h.operation.name
""",
        GONE_OPERATION,
    ),
    (
        """
bb = Block.create_at_start(m.body.operations[1].regions[0])
for i in range(5):
    Operation.create('n.n', ip=InsertionPoint(bb))
n = 0
for o in bb.operations:
    o.operation.erase()
    n += 1
r = (n, len(bb.operations))
""",
        "(5, 0)",
    ),
    (
        """
bb = Block.create_at_start(m.body.operations[1].regions[0])
for i in range(5):
    Operation.create('n.n%d' % i, ip=InsertionPoint(bb))
seen = []
for k, o in enumerate(bb.operations):
    seen.append(o.operation.name)
    if k == 0:
        bb.operations[1].operation.erase()
r = seen
""",
        "['n.n0', 'n.n2', 'n.n3', 'n.n4']",
    ),
    (
        """
n = 0
for o in b.operations:
    n += 1
    if n > 50:
        break
    if o.operation.name == 'arith.addi':
        o.operation.move_before(b.operations[3])
r = n, ops()
""",
        "(6, ['arith.muli', 'arith.muli', 'arith.addi', 'x.y', 'cf.cond_br'])",
    ),
    (
        """
v = b.operations[1].result
w = b.arguments[0]
n = 0
for u in v.uses:
    u.owner.operands[u.operand_number] = w
    n += 1
    if n > 50:
        break
r = n, len(list(v.uses))
""",
        "(2, 0)",
    ),
    (
        """
x = b.operations[3]
for k in x.attributes:
    del x.attributes[k]
r = len(x.attributes)
""",
        "0",
    ),
    (
        """
names = []
def cb(o):
    names.append(o.name)
    if o.name == 'x.z':
        o.erase()
    return WalkResult.ADVANCE
m.operation.walk(cb)
r = names[-3:]
""",
        "['func.func', 'func.func', 'builtin.module']",
    ),
    (
        """
names = []
def cb(o):
    names.append(o.name)
    if o.name == 'x.y':
        o.erase()
        return WalkResult.SKIP
    return WalkResult.ADVANCE
m.operation.walk(cb, WalkOrder.PRE_ORDER)
r = names[-3:]
""",
        "['func.return', 'func.return', 'func.func']",
    ),
    (
        """
names = []
def cb(o):
    names.append(o.name)
    if o.name == 'x.y':
        o.erase()
    return WalkResult.ADVANCE
m.operation.walk(cb, WalkOrder.PRE_ORDER)
r = names[-3:]
""",
        "['func.return', 'func.return', 'func.func']",
    ),
    (
        """
def cb(o):
    if o.name == 'func.func':
        o.erase()
        return WalkResult.INTERRUPT
    return WalkResult.ADVANCE
m.operation.walk(cb)
r = str(m)
""",
        "module {\n  func.func private @g()\n}\n",
    ),
    (
        """
names = []
def cb(o):
    names.append(o.name)
    if o.name == 'arith.addi':
        b.operations[3].operation.erase()
    return WalkResult.ADVANCE
m.operation.walk(cb)
r = names
""",
        "['arith.addi', 'arith.muli', 'arith.muli', 'cf.cond_br', 'func.return', 'func.return', 'func.func', 'func.func', 'buil...",
    ),
    (
        """
x=b.operations[0].operation
ip=InsertionPoint(x)
b.operations[0].operation.erase()
ip.insert(Operation.create('q.r'))
r=ops()
""",
        GONE_OPERATION,
    ),
    (
        """
x=b.operations[3].operation
ip=InsertionPoint(x.regions[0].blocks[0])
x.erase()
ip.insert(Operation.create('q.r'))
""",
        GONE_BLOCK,
    ),
    (
        """
x=b.operations[0].operation
ip=InsertionPoint(x)
x.detach_from_parent()
ip.insert(Operation.create('q.r'))
r=ops()
""",
        DETACHED,
    ),
    ("InsertionPoint(m.operation).insert(Operation.create('q.r'))", DETACHED),
    (
        """
x=b.operations[3].operation
c=x.regions[0].blocks[0]
c.append(x)
r=len(str(m))
""",
        "ValueError: an operation cannot be inside itself; choose another place",
    ),
    (
        """
b.append(m.operation)
r=len(str(b))
""",
        "ValueError: an operation cannot be inside itself; choose another place",
    ),
    (
        """
x=b.operations[3].operation
b.append_to(x.regions[0])
r=len(str(m))
""",
        "ValueError: a block cannot be inside itself; choose another region",
    ),
    (
        """
x=Operation.create('q.r')
b.operations[0].operation.move_before(x)
""",
        DETACHED,
    ),
    (
        """
x=Operation.create('q.r')
x.move_before(b.operations[0])
r=ops()
""",
        "ValueError: Detached operation has no parent; only attached operations move, insert it with an insertion point",
    ),
    (
        """
x=b.operations[0].operation
x.move_before(x)
r=ops()
""",
        "['arith.addi', 'arith.muli', 'arith.muli', 'x.y', 'cf.cond_br']",
    ),
    ("r=b.operations[0].operation.is_before_in_block(m.body.operations[0])", "ValueError: the operations are in different blocks; only operations in one block have an order"),
    ("r=Operation.create('q.r').block", DETACHED),
    ("r=m.operation.block", DETACHED),
    (
        """
v=b.operations[1].result
v.replace_all_uses_with(v)
r=len(list(v.uses))
""",
        "2",
    ),
    (
        """
x=b.operations[0]
del m, f, b
gc.collect()
r=str(x)
""",
        "%0 = arith.addi %arg0, %arg0 : i32",
    ),
    (
        """
x=b
del m, f, b
gc.collect()
r=len(x.operations)
""",
        "5",
    ),
    (
        """
x=f.regions[0]
del m, f, b
gc.collect()
r=len(x.blocks)
""",
        "3",
    ),
    (
        """
x=f.attributes
del m, f, b
gc.collect()
r=len(x)
""",
        "2",
    ),
    (
        """
x=b.arguments[0]
del m, f, b
gc.collect()
r=str(x.type), x.owner
""",
        "('i32', ...",
    ),
    (
        """
x=iter(b.operations)
del m, f, b
gc.collect()
r=next(x).operation.name
""",
        "arith.addi",
    ),
    (
        """
x=Module.parse(SRC).body.operations[0]
gc.collect()
r=x.operation.name
""",
        "func.func",
    ),
    (
        """
x=Operation.create('q.r', results=[i32])
y=Operation.create('q.s', operands=[x.result])
del x
gc.collect()
r=str(y)
""",
        '"q.s"(<<UNKNOWN SSA VALUE>>) : (i32) -> ()...',
    ),
    (
        """
x=Operation.create('q.r', results=[i32])
v=x.result
del x
gc.collect()
r=str(v.type)
""",
        "i32",
    ),
    (
        """
x=Operation.parse('"q.r"() ({ "q.s"() : () -> () }) : () -> ()')
c=x.regions[0].blocks[0].operations[0]
del x
gc.collect()
r=c.operation.name
""",
        "q.s",
    ),
    (
        """
x=b.operations[3].operation
x.detach_from_parent()
c=x.regions[0].blocks[0]
del x
gc.collect()
r=len(c.operations)
""",
        "1",
    ),
    (
        """
t=SymbolTable(m.operation)
del m, f, b
gc.collect()
r='f' in t
""",
        "True",
    ),
    (
        """
t=SymbolTable(m.operation)
m.body.operations[1].operation.erase()
r=t['g'].operation.name
""",
        "KeyError: Symbol 'g' not in the symbol table.",
    ),
    (
        """
x=Operation.parse('builtin.module { func.func private @g() }')
t=SymbolTable(x)
x.operation.erase()
r='g' in t
""",
        GONE_OPERATION,
    ),
    (
        """
s=AsmState(m.operation)
v=b.operations[0].result
b.operations[0].operation.erase()
r=v.get_name(s)
""",
        GONE_VALUE,
    ),
    (
        """
s=AsmState(m.operation)
v=b.arguments[0]
Operation.create('q.r', results=[i32], ip=InsertionPoint.at_block_begin(b))
r=b.operations[0].result.get_name(s)
""",
        "<<UNKNOWN SSA VALUE>>",
    ),
    (
        """
c=m._CAPIPtr
n=Module._CAPICreate(c)
r=n==m
del n
gc.collect()
r=(r, len(str(m)) > 0)
""",
        "(True, True)",
    ),
    (
        """
c2=Context()
t=IntegerType.get_signless(7, c2)
del c2
gc.collect()
r=str(t)
""",
        "i7",
    ),
    (
        """
L=[]
h=ctx.attach_diagnostic_handler(lambda d: (L.append(d), True)[1])
loc.emit_error('boo')
r=L[0].message
""",
        "ValueError: Diagnostic is invalid (used outside of callback)",
    ),
    (
        """
c2=Context()
h=c2.attach_diagnostic_handler(lambda d: True)
del c2
gc.collect()
r=h.attached
""",
        "False",
    ),
    (
        """
c2=Context()
b.operations[3].attributes['zz']=StringAttr.get('q', c2)
r=str(b.operations[3].attributes['zz'])
""",
        "ValueError: the attribute is of another context; make it in the context that it is used in",
    ),
    (
        """
c2=Context()
b.operations[3].attributes['zz']=StringAttr.get('q'*40, c2)
del c2
gc.collect()
r=str(m)[-200:]
""",
        "ValueError: the attribute is of another context; make it in the context that it is used in",
    ),
    (
        """
c2=Context()
r=str(ArrayAttr.get([UnitAttr.get(c2)]))
""",
        "ValueError: the attribute is of another context; make it in the context that it is used in",
    ),
    (
        """
c2=Context()
t=RankedTensorType.get([1], IntegerType.get_signless(77, c2))
del c2
gc.collect()
r=str(t)
""",
        "ValueError: the type is of another context; make it in the context that it is used in",
    ),
    (
        """
c2=Context()
x=Operation.create('q.r', results=[IntegerType.get_signless(77, c2)])
r=x.result.type==IntegerType.get_signless(77)
""",
        "ValueError: the type is of another context; make it in the context that it is used in",
    ),
    (
        """
c2=Context()
c2.allow_unregistered_dialects=True
n=Module.parse(SRC, c2)
v=n.body.operations[0].regions[0].blocks[0].arguments[0]
x=Operation.create('q.r', operands=[v], ip=InsertionPoint.at_block_begin(b))
del n, v
gc.collect()
r=str(m)[:200]
""",
        "ValueError: an operand, a successor or the insertion point is of another context; make it in the context that it is us...",
    ),
    (
        """
n=Module.parse(SRC)
v=n.body.operations[0].regions[0].blocks[0].arguments[0]
x=Operation.create('q.r', operands=[v], ip=InsertionPoint.at_block_begin(b))
del n, v
gc.collect()
r=str(m)[:200]
""",
        '"builtin.module"() (...',
    ),
    (
        """
c2=Context()
c2.allow_unregistered_dialects=True
n=Module.parse('module {}', c2)
n.body.append(Operation.create('q.r'))
r=str(n)
""",
        "ValueError: an entity is of another context; use entities of one context together",
    ),
    (
        """
c2=Context()
b.operations[0].operation.location=Location.name('q', context=c2)
del c2
gc.collect()
r=str(b.operations[0].location)
""",
        "ValueError: the location is of another context; make it in the context that it is used in",
    ),
    (
        """
x=b.operations[0].operation
passmanager.PassManager.parse('builtin.module(func.func(canonicalize))').run(m.operation)
r=str(x)
""",
        GONE_OPERATION,
    ),
    (
        """
x=b.operations[2].operation
passmanager.PassManager.parse('builtin.module(cse)').run(m.operation)
r=str(x)
""",
        GONE_OPERATION,
    ),
    (
        """
x=b.operations[2].result
passmanager.PassManager.parse('builtin.module(cse)').run(m.operation)
r=str(x.type), len(list(x.uses))
""",
        GONE_VALUE,
    ),
    (
        """
n=Module.parse('module { func.func private @g() }')
x=n.body.operations[0]
passmanager.PassManager.parse('builtin.module(symbol-dce)').run(n.operation)
r=x.operation.name
""",
        GONE_OPERATION,
    ),
    (
        """
p=passmanager.PassManager('builtin.module')
p.add(lambda op, pass_: op.erase(), 'x')
p.run(m.operation)
r=str(m)
""",
        GONE_OPERATION,
    ),
    (
        """
L=[]
def pat(op, rw):
    L.append(op)
    rw.erase_op(op.operation)
s=rewrite.RewritePatternSet()
s.add('x.y', pat)
rewrite.apply_patterns_and_fold_greedily(m, s.freeze())
r=L[0].operation.name
""",
        GONE_OPERATION,
    ),
    (
        """
pm = passmanager.PassManager.parse('builtin.module(cse)')
n = [0]
def cb(o):
    n[0] += 1
    if o.name == 'arith.muli':
        pm.run(m.operation)
    return WalkResult.ADVANCE
m.operation.walk(cb)
r = n
""",
        "[10]",
    ),
    ("b.operations[0].operands[5]=b.arguments[0]", "IndexError: index out of range"),
    ("b.operations[4].operation.successors[9]=b", "IndexError: index out of range"),
    ("r=ArrayAttr.get([UnitAttr.get(), StringAttr.get('x')])[-1]", 'StringAttr("x")'),
    ("r=DenseI32ArrayAttr.get([1,2])[-1]", "2"),
    ("r=RankedTensorType.get([2], i32).get_dim_size(5)", "IndexError: dimension 5 is out of range of 1 dimensions"),
    ("r=TupleType.get_tuple([i32]).get_type(5)", "IndexError: index out of range"),
    ("r=IntegerAttr.get(F32Type.get(), 1)", "ValueError: expected an integer or index type, got Type(f32)"),
    ("r=VectorType.get_unchecked([2], NoneType.get())", "MLIRError: Invalid type:..."),
    ("r=IntegerType.get_signless(99999999)", "MLIRError: Invalid type:..."),
    ("r=Location.unknown().name_str", "ValueError: expected a name location, got loc(unknown); ask `is_a_...()` first"),
    ("r=Location.unknown().child_loc", "ValueError: expected a name location, got loc(unknown); ask `is_a_...()` first"),
    ("r=Location.from_attr(UnitAttr.get())", "ValueError: expected a location attribute"),
    ("r=Type.parse('')", "MLIRError: Unable to parse type:..."),
    (
        """
ctx.allow_unregistered_dialects=False
r=Operation.create('nope.op')
""",
        "MLIRError: Operation creation failed:...",
    ),
    ("r=AffineMap.get(1,0,[AffineExpr.get_dim(5)])", "ValueError: affine map uses an undeclared dimension or symbol"),
    ("r=str(AffineExpr.get_dim(0) % 0)", "d0 mod 0"),
    (
        """
import numpy as np
r=bool(np.array(Attribute.parse('dense<true> : tensor<9xi1>')).all())
""",
        "True",
    ),
    (
        """
s='"q.r"() ({ '*20000 + ' }) : () -> () '*20000
n=Module.parse(s)
r=len(str(n)) > 0
""",
        "MLIRError: Unable to parse module assembly:...",
    ),
    (
        """
import threading
def w(k):
    with ctx, Location.unknown():
        for i in range(3000):
            try:
                o = Operation.create('t.t', ip=InsertionPoint.at_block_begin(b))
            except RuntimeError:  # Another thread has erased the first operation.
                continue
            str(o)
            o.erase()
T = [threading.Thread(target=w, args=(k,)) for k in range(4)]
[t.start() for t in T]
[t.join() for t in T]
r = ops()
""",
        "['arith.addi', 'arith.muli', 'arith.muli', 'x.y', 'cf.cond_br']",
    ),
]


def scene():
    """Returns the names that probes use."""
    ctx = Context()
    ctx.allow_unregistered_dialects = True
    module = Module.parse(SRC, ctx)
    function = module.body.operations[0]
    block = function.regions[0].blocks[0]
    names = dict(globals(), ctx=ctx, m=module, f=function, b=block)
    names["loc"] = Location.unknown(ctx)
    names["i32"] = IntegerType.get_signless(32, ctx)
    names["ops"] = lambda: [it.operation.name for it in names["b"].operations]
    names["SRC"] = SRC
    return names


def outcome(code):
    """Returns the text of the value of a probe, or the class and the message of its exception."""
    names = scene()
    with names["ctx"], names["loc"]:
        try:
            exec(code, names)
        except KeyError as error:
            return f"KeyError: {error.args[0]}"
        except Exception as error:
            return f"{type(error).__name__}: {error}"
        value = names.get("r")
        return value if isinstance(value, str) else repr(value)


@pytest.mark.parametrize("code, expected", PROBES, ids=[code.strip().splitlines()[-1] for code, _ in PROBES])
def test_probe(code, expected):
    found = outcome(code)
    gc.collect()
    beginning = expected.removesuffix("...")
    assert found.startswith(beginning) if beginning != expected else found == expected


def test_no_context_is_left():
    gc.collect()
    assert Context._get_live_count() == 0
