"""Misuses of handles, each with the outcome that it must have: an exception, or a value; never a crash, a hang or a wrong answer.

`m` is a module, `f` its first function, `b` that function's first block; the first operation of the block has no uses, the next two
are equal, and the fourth has a region with an operation.
"""

import gc

import pytest

from ods import passmanager, rewrite
from ods.dialects import arith, cf, func
from ods.ir import *

RAISES, FINE = object(), object()

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
        RAISES,
    ),
    (
        """
x=b.operations[0].operation
x.erase()
r=str(x)
""",
        RAISES,
    ),
    (
        """
x=b.operations[0].operation
x.erase()
x.erase()
""",
        RAISES,
    ),
    (
        """
x=b.operations[0].operation
y=b.operations[0].operation
x.erase()
y.erase()
""",
        RAISES,
    ),
    (
        """
v=b.operations[0]
v.operation.erase()
r=v.name
""",
        RAISES,
    ),
    (
        """
x=b.operations[3].operation
c=x.regions[0].blocks[0].operations[0].operation
x.erase()
r=str(c)
""",
        RAISES,
    ),
    (
        """
x=b.operations[3].operation
c=x.regions[0].blocks[0]
x.erase()
r=[o.name for o in c.operations]
""",
        RAISES,
    ),
    (
        """
x=b.operations[3].operation
c=x.regions[0]
x.erase()
r=len(c.blocks)
""",
        RAISES,
    ),
    (
        """
x=b.operations[3].operation
c=x.attributes
x.erase()
r=c['n']
""",
        RAISES,
    ),
    (
        """
x=b.operations[3].operation
c=x.operands
x.erase()
r=str(c[0].type)
""",
        RAISES,
    ),
    (
        """
x=b.operations[0].operation
c=x.result
x.erase()
r=str(c)
""",
        RAISES,
    ),
    (
        """
x=b.operations[0].operation
c=x.result
x.erase()
r=str(c.type)
""",
        RAISES,
    ),
    (
        """
x=b.operations[0].operation
c=x.result
x.erase()
r=c.owner.name
""",
        RAISES,
    ),
    (
        """
x=b.operations[0].operation
c=x.result
x.erase()
r=list(c.uses)
""",
        RAISES,
    ),
    (
        """
x=b.operations[0].operation
c=x.result
x.erase()
r=str(Operation.create('q.r', operands=[c]))
""",
        RAISES,
    ),
    (
        """
x=b.operations[3].operation
u=[u for u in b.operations[1].result.uses if u.owner.name=='x.y'][0]
x.erase()
r=u.owner.name
""",
        RAISES,
    ),
    (
        """
b.operations[1].operation.erase()
r=str(m)
""",
        RAISES,
    ),
    (
        """
b.erase_argument(0)
r=str(m)
""",
        RAISES,
    ),
    ("b.erase_argument(9)", RAISES),
    (
        """
a=b.add_argument(i32, loc)
b.erase_argument(2)
r=str(a.type), a.arg_number
""",
        RAISES,
    ),
    (
        """
a=b.add_argument(i32, loc)
z=b.add_argument(i32, loc)
b.erase_argument(2)
r=z.arg_number
""",
        '2',
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
        RAISES,
    ),
    (
        """
m.operation.erase()
r=str(m)
""",
        RAISES,
    ),
    (
        """
g=m.body.operations[1]
h=m.body.operations[1]
SymbolTable(m.operation).erase(g)
r=h.operation.name
""",
        RAISES,
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
        '(5, 0)',
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
        "(6, ['arith.muli', 'arith.muli', 'arith.addi', 'x.",
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
        '(2, 0)',
    ),
    (
        """
x = b.operations[3]
for k in x.attributes:
    del x.attributes[k]
r = len(x.attributes)
""",
        '0',
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
        'func.func private @g()',
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
        "['arith.addi', 'arith.muli', 'arith.muli', 'cf.con",
    ),
    (
        """
x=b.operations[0].operation
ip=InsertionPoint(x)
b.operations[0].operation.erase()
ip.insert(Operation.create('q.r'))
r=ops()
""",
        RAISES,
    ),
    (
        """
x=b.operations[3].operation
ip=InsertionPoint(x.regions[0].blocks[0])
x.erase()
ip.insert(Operation.create('q.r'))
""",
        RAISES,
    ),
    (
        """
x=b.operations[0].operation
ip=InsertionPoint(x)
x.detach_from_parent()
ip.insert(Operation.create('q.r'))
r=ops()
""",
        RAISES,
    ),
    ("InsertionPoint(m.operation).insert(Operation.create('q.r'))", RAISES),
    (
        """
x=b.operations[3].operation
c=x.regions[0].blocks[0]
c.append(x)
r=len(str(m))
""",
        RAISES,
    ),
    (
        """
b.append(m.operation)
r=len(str(b))
""",
        RAISES,
    ),
    (
        """
x=b.operations[3].operation
b.append_to(x.regions[0])
r=len(str(m))
""",
        RAISES,
    ),
    (
        """
x=Operation.create('q.r')
b.operations[0].operation.move_before(x)
""",
        RAISES,
    ),
    (
        """
x=Operation.create('q.r')
x.move_before(b.operations[0])
r=ops()
""",
        RAISES,
    ),
    (
        """
x=b.operations[0].operation
x.move_before(x)
r=ops()
""",
        "['arith.addi', 'arith.muli', 'arith.muli', 'x.y', ",
    ),
    ("r=b.operations[0].operation.is_before_in_block(m.body.operations[0])", RAISES),
    ("r=Operation.create('q.r').block", RAISES),
    ("r=m.operation.block", RAISES),
    (
        """
v=b.operations[1].result
v.replace_all_uses_with(v)
r=len(list(v.uses))
""",
        '2',
    ),
    (
        """
x=b.operations[0]
del m, f, b
gc.collect()
r=str(x)
""",
        '%0 = arith.addi %arg0, %arg0 : i32',
    ),
    (
        """
x=b
del m, f, b
gc.collect()
r=len(x.operations)
""",
        '5',
    ),
    (
        """
x=f.regions[0]
del m, f, b
gc.collect()
r=len(x.blocks)
""",
        '3',
    ),
    (
        """
x=f.attributes
del m, f, b
gc.collect()
r=len(x)
""",
        '2',
    ),
    (
        """
x=b.arguments[0]
del m, f, b
gc.collect()
r=str(x.type), x.owner
""",
        "'i32'",
    ),
    (
        """
x=iter(b.operations)
del m, f, b
gc.collect()
r=next(x).operation.name
""",
        'arith.addi',
    ),
    (
        """
x=Module.parse(SRC).body.operations[0]
gc.collect()
r=x.operation.name
""",
        'func.func',
    ),
    (
        """
x=Operation.create('q.r', results=[i32])
y=Operation.create('q.s', operands=[x.result])
del x
gc.collect()
r=str(y)
""",
        'q.s',
    ),
    (
        """
x=Operation.create('q.r', results=[i32])
v=x.result
del x
gc.collect()
r=str(v.type)
""",
        'i32',
    ),
    (
        """
x=Operation.parse('"q.r"() ({ "q.s"() : () -> () }) : () -> ()')
c=x.regions[0].blocks[0].operations[0]
del x
gc.collect()
r=c.operation.name
""",
        'q.s',
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
        '1',
    ),
    (
        """
t=SymbolTable(m.operation)
del m, f, b
gc.collect()
r='f' in t
""",
        'True',
    ),
    (
        """
t=SymbolTable(m.operation)
m.body.operations[1].operation.erase()
r=t['g'].operation.name
""",
        RAISES,
    ),
    (
        """
x=Operation.parse('builtin.module { func.func private @g() }')
t=SymbolTable(x)
x.operation.erase()
r='g' in t
""",
        RAISES,
    ),
    (
        """
s=AsmState(m.operation)
v=b.operations[0].result
b.operations[0].operation.erase()
r=v.get_name(s)
""",
        RAISES,
    ),
    (
        """
s=AsmState(m.operation)
v=b.arguments[0]
Operation.create('q.r', results=[i32], ip=InsertionPoint.at_block_begin(b))
r=b.operations[0].result.get_name(s)
""",
        FINE,
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
        FINE,
    ),
    (
        """
c2=Context()
t=IntegerType.get_signless(7, c2)
del c2
gc.collect()
r=str(t)
""",
        'i7',
    ),
    (
        """
L=[]
h=ctx.attach_diagnostic_handler(lambda d: (L.append(d), True)[1])
loc.emit_error('boo')
r=L[0].message
""",
        RAISES,
    ),
    (
        """
c2=Context()
h=c2.attach_diagnostic_handler(lambda d: True)
del c2
gc.collect()
r=h.attached
""",
        FINE,
    ),
    (
        """
c2=Context()
b.operations[3].attributes['zz']=StringAttr.get('q', c2)
r=str(b.operations[3].attributes['zz'])
""",
        RAISES,
    ),
    (
        """
c2=Context()
b.operations[3].attributes['zz']=StringAttr.get('q'*40, c2)
del c2
gc.collect()
r=str(m)[-200:]
""",
        RAISES,
    ),
    (
        """
c2=Context()
r=str(ArrayAttr.get([UnitAttr.get(c2)]))
""",
        RAISES,
    ),
    (
        """
c2=Context()
t=RankedTensorType.get([1], IntegerType.get_signless(77, c2))
del c2
gc.collect()
r=str(t)
""",
        RAISES,
    ),
    (
        """
c2=Context()
x=Operation.create('q.r', results=[IntegerType.get_signless(77, c2)])
r=x.result.type==IntegerType.get_signless(77)
""",
        RAISES,
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
        RAISES,
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
        FINE,
    ),
    (
        """
c2=Context()
c2.allow_unregistered_dialects=True
n=Module.parse('module {}', c2)
n.body.append(Operation.create('q.r'))
r=str(n)
""",
        RAISES,
    ),
    (
        """
c2=Context()
b.operations[0].operation.location=Location.name('q', context=c2)
del c2
gc.collect()
r=str(b.operations[0].location)
""",
        RAISES,
    ),
    (
        """
x=b.operations[0].operation
passmanager.PassManager.parse('builtin.module(func.func(canonicalize))').run(m.operation)
r=str(x)
""",
        RAISES,
    ),
    (
        """
x=b.operations[2].operation
passmanager.PassManager.parse('builtin.module(cse)').run(m.operation)
r=str(x)
""",
        RAISES,
    ),
    (
        """
x=b.operations[2].result
passmanager.PassManager.parse('builtin.module(cse)').run(m.operation)
r=str(x.type), len(list(x.uses))
""",
        RAISES,
    ),
    (
        """
n=Module.parse('module { func.func private @g() }')
x=n.body.operations[0]
passmanager.PassManager.parse('builtin.module(symbol-dce)').run(n.operation)
r=x.operation.name
""",
        RAISES,
    ),
    (
        """
p=passmanager.PassManager('builtin.module')
p.add(lambda op, pass_: op.erase(), 'x')
p.run(m.operation)
r=str(m)
""",
        RAISES,
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
        RAISES,
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
        RAISES,
    ),
    ("b.operations[0].operands[5]=b.arguments[0]", RAISES),
    ("b.operations[4].operation.successors[9]=b", RAISES),
    ("r=ArrayAttr.get([UnitAttr.get(), StringAttr.get('x')])[-1]", 'StringAttr("x")'),
    ("r=DenseI32ArrayAttr.get([1,2])[-1]", '2'),
    ("r=RankedTensorType.get([2], i32).get_dim_size(5)", RAISES),
    ("r=TupleType.get_tuple([i32]).get_type(5)", RAISES),
    ("r=IntegerAttr.get(F32Type.get(), 1)", RAISES),
    ("r=VectorType.get_unchecked([2], NoneType.get())", RAISES),
    ("r=IntegerType.get_signless(99999999)", RAISES),
    ("r=Location.unknown().name_str", RAISES),
    ("r=Location.unknown().child_loc", RAISES),
    ("r=Location.from_attr(UnitAttr.get())", RAISES),
    ("r=Type.parse('')", RAISES),
    (
        """
ctx.allow_unregistered_dialects=False
r=Operation.create('nope.op')
""",
        RAISES,
    ),
    ("r=AffineMap.get(1,0,[AffineExpr.get_dim(5)])", RAISES),
    ("r=str(AffineExpr.get_dim(0) % 0)", FINE),
    (
        """
import numpy as np
r=bool(np.array(Attribute.parse('dense<true> : tensor<9xi1>')).all())
""",
        'True',
    ),
    (
        """
s='"q.r"() ({ '*20000 + ' }) : () -> () '*20000
n=Module.parse(s)
r=len(str(n)) > 0
""",
        FINE,
    ),
    (
        """
import threading
def w(k):
    with ctx, Location.unknown():
        for i in range(3000):
            o = Operation.create('t.t', ip=InsertionPoint.at_block_begin(b))
            str(o)
            o.erase()
T = [threading.Thread(target=w, args=(k,)) for k in range(4)]
[t.start() for t in T]
[t.join() for t in T]
r = ops()
""",
        "['arith.addi', 'arith.muli', 'arith.muli', 'x.y', ",
    ),
]

# The run of passes inside of a walk is no misuse here: the walk goes on with what is left.
ALLOWED = {"pm.run(m.operation)"}


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


def run(code):
    """Runs a probe. Returns its value, or the exception."""
    names = scene()
    with names["ctx"], names["loc"]:
        try:
            exec(code, names)
            return names.get("r")
        except Exception as error:
            return error


@pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")
@pytest.mark.parametrize("number", range(len(PROBES)))
def test_probe(number):
    code, expected = PROBES[number]
    outcome = run(code)
    gc.collect()
    if expected is FINE or any(part in code for part in ALLOWED):
        return
    if expected is RAISES:
        assert isinstance(outcome, Exception), (code, outcome)
        return
    if isinstance(outcome, Exception):
        raise AssertionError(code) from outcome
    text = outcome if isinstance(outcome, str) else repr(outcome)
    assert expected.strip("'") in text or text.startswith(expected.rstrip("'")), (code, outcome)


def test_no_context_is_left():
    gc.collect()
    assert Context._get_live_count() == 0
