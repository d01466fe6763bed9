// builtin.module(lift-cf-to-scf)
func.func @if(%c: i1, %x: i32, %y: i32) -> i32 {
  cf.cond_br %c, ^a, ^b(%y : i32)
^a:
  %z = arith.addi %x, %x : i32
  cf.br ^c(%z : i32)
^b(%u: i32):
  cf.br ^c(%u : i32)
^c(%r: i32):
  return %r : i32
}
// -----
func.func @loop(%n: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  cf.br ^h(%c0 : i32)
^h(%i: i32):
  %p = arith.cmpi slt, %i, %n : i32
  cf.cond_br %p, ^b, ^e
^b:
  %j = arith.addi %i, %c1 : i32
  "test.use"(%j) : (i32) -> ()
  cf.br ^h(%j : i32)
^e:
  return %i : i32
}
// -----
func.func @infinite(%n: i32) -> (i32, f32) {
  cf.br ^h
^h:
  "test.use"(%n) : (i32) -> ()
  cf.br ^h
}
// -----
func.func @returns(%c: i1, %d: i1, %x: i32) -> i32 {
  cf.cond_br %c, ^a, ^b
^a:
  return %x : i32
^b:
  cf.cond_br %d, ^e, ^f
^e:
  "test.use"() : () -> ()
  return %x : i32
^f:
  %y = arith.addi %x, %x : i32
  return %y : i32
}
// -----
func.func @irreducible(%c: i1, %d: i1, %x: i32) -> i32 {
  cf.cond_br %c, ^a(%x : i32), ^b(%x : i32)
^a(%u: i32):
  "test.a"(%u) : (i32) -> ()
  cf.cond_br %d, ^b(%u : i32), ^e
^b(%v: i32):
  "test.b"(%v) : (i32) -> ()
  cf.br ^a(%v : i32)
^e:
  return %u : i32
}
// -----
func.func @switch(%f: i32, %x: i32, %y: i32) -> i32 {
  cf.switch %f : i32, [ default: ^a, 1: ^b, -2: ^c(%x : i32), 7: ^d(%y, %x : i32, i32)]
^a:
  cf.br ^c(%y : i32)
^b:
  "test.b"() : () -> ()
  cf.br ^d(%x, %x : i32, i32)
^c(%z: i32):
  cf.br ^d(%z, %y : i32, i32)
^d(%p: i32, %q: i32):
  %s = arith.addi %p, %q : i32
  return %s : i32
}
// -----
func.func @nested_loops(%n: i32) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  cf.br ^h(%c0 : i32)
^h(%i: i32):
  %p = arith.cmpi slt, %i, %n : i32
  cf.cond_br %p, ^g(%c0 : i32), ^e
^g(%k: i32):
  %q = arith.cmpi slt, %k, %i : i32
  cf.cond_br %q, ^b, ^l
^b:
  %k2 = arith.addi %k, %c1 : i32
  "test.use"(%k2) : (i32) -> ()
  %brk = "test.cond"() : () -> i1
  cf.cond_br %brk, ^e, ^g(%k2 : i32)
^l:
  %j = arith.addi %i, %c1 : i32
  cf.br ^h(%j : i32)
^e:
  return
}
// -----
func.func @different_exits(%c: i1, %d: i1) {
  "test.r"() ({
    cf.cond_br %c, ^a, ^b
  ^a:
    "foo.end"() {a} : () -> ()
  ^b:
    cf.cond_br %d, ^a, ^e
  ^e:
    "foo.end"() {b} : () -> ()
  }) : () -> ()
  return
}
// -----
func.func @used_in_nested(%n: i32, %c: i1) -> i32 {
  cf.br ^h(%n : i32)
^h(%i: i32):
  %p = "test.cond"(%i) : (i32) -> i1
  %y = arith.addi %i, %i : i32
  scf.if %c { "test.use"(%y) : (i32) -> () }
  cf.cond_br %p, ^h(%y : i32), ^e
^e:
  scf.if %c { "test.use"(%y) : (i32) -> () }
  return %y : i32
}
// -----
func.func @f0(%x: i32, %y: i32, %p: i1, %q: i1) -> i32 {
  cf.br ^b1(%x, %y : i32, i32)
^b1(%a1_0: i32, %a1_1: i32):
  cf.br ^b3
^b2(%a2_0: i32):
  %v2_0 = "t.op"(%a1_0, %a4_0) : (i32, i32) -> i32
  %v2_1 = "t.op"(%a1_0, %v4_1) : (i32, i32) -> i32
  cf.switch %a2_0 : i32, [ default: ^b2(%a4_1 : i32)]
^b3:
  %v3_0 = "t.op"(%y, %a1_1) : (i32, i32) -> i32
  %v3_1 = "t.op"(%v3_0, %a1_0) : (i32, i32) -> i32
  cf.br ^b4(%v3_0, %x : i32, i32)
^b4(%a4_0: i32, %a4_1: i32):
  %v4_0 = "t.op"(%a4_0, %a1_1) : (i32, i32) -> i32
  %v4_1 = "t.op"(%a4_1, %v3_1) : (i32, i32) -> i32
  cf.cond_br %p, ^b2(%v4_0 : i32), ^b1(%a1_1, %v4_1 : i32, i32)
}
// -----
func.func @f1(%x: i32, %y: i32, %p: i1, %q: i1) -> i32 {
  %v0_0 = "t.op"(%y, %y) : (i32, i32) -> i32
  cf.switch %y : i32, [ default: ^b2(%v0_0, %x : i32, i32), 0: ^b2(%x, %v0_0 : i32, i32)]
^b1:
  %v1_0 = "t.op"(%v2_0, %a2_1) : (i32, i32) -> i32
  %v1_1 = "t.op"(%v1_0, %v0_0) : (i32, i32) -> i32
  cf.cond_br %p, ^b2(%v1_1, %v1_0 : i32, i32), ^b2(%a2_0, %a2_1 : i32, i32)
^b2(%a2_0: i32, %a2_1: i32):
  %v2_0 = "t.op"(%y, %y) : (i32, i32) -> i32
  cf.cond_br %q, ^b1, ^b1
}
// -----
func.func @f2(%x: i32, %y: i32, %p: i1, %q: i1) -> i32 {
  %v0_0 = "t.op"(%x, %y) : (i32, i32) -> i32
  %v0_1 = "t.op"(%x, %v0_0) : (i32, i32) -> i32
  cf.switch %y : i32, [ default: ^b3, 0: ^b3, 1: ^b1(%v0_1 : i32)]
^b1(%a1_0: i32):
  cf.br ^b3
^b2(%a2_0: i32):
  %v2_0 = "t.op"(%x, %x) : (i32, i32) -> i32
  cf.br ^b3
^b3:
  cf.cond_br %p, ^b2(%v0_1 : i32), ^b1(%y : i32)
}
// -----
func.func @f3(%x: i32, %y: i32, %p: i1, %q: i1) -> i32 {
  cf.switch %x : i32, [ default: ^b2(%y : i32), 0: ^b4(%y, %y : i32, i32), 1: ^b5(%y : i32)]
^b1(%a1_0: i32, %a1_1: i32):
  %v1_0 = "t.op"(%y, %a1_0) : (i32, i32) -> i32
  %v1_1 = "t.op"(%y, %y) : (i32, i32) -> i32
  cf.cond_br %p, ^b3(%a1_1, %a1_0 : i32, i32), ^b4(%a1_1, %y : i32, i32)
^b2(%a2_0: i32):
  %v2_0 = "t.op"(%a2_0, %a2_0) : (i32, i32) -> i32
  %v2_1 = "t.op"(%y, %a2_0) : (i32, i32) -> i32
  cf.cond_br %p, ^b1(%a2_0, %v2_1 : i32, i32), ^b2(%x : i32)
^b3(%a3_0: i32, %a3_1: i32):
  %v3_0 = "t.op"(%a3_0, %x) : (i32, i32) -> i32
  %v3_1 = "t.op"(%v3_0, %a3_0) : (i32, i32) -> i32
  cf.cond_br %p, ^b2(%a3_1 : i32), ^b1(%v3_0, %y : i32, i32)
^b4(%a4_0: i32, %a4_1: i32):
  %v4_0 = "t.op"(%a4_1, %x) : (i32, i32) -> i32
  %v4_1 = "t.op"(%x, %v4_0) : (i32, i32) -> i32
  cf.cond_br %q, ^b3(%y, %a4_0 : i32, i32), ^b3(%a4_0, %y : i32, i32)
^b5(%a5_0: i32):
  %v5_0 = "t.op"(%x, %x) : (i32, i32) -> i32
  %v5_1 = "t.op"(%v5_0, %y) : (i32, i32) -> i32
  cf.br ^b4(%a5_0, %x : i32, i32)
}
// -----
func.func @f4(%x: i32, %y: i32, %p: i1, %q: i1) -> i32 {
  %v0_0 = "t.op"(%y, %x) : (i32, i32) -> i32
  %v0_1 = "t.op"(%y, %x) : (i32, i32) -> i32
  cf.switch %v0_0 : i32, [ default: ^b2, 0: ^b2, 1: ^b1(%y, %y : i32, i32)]
^b1(%a1_0: i32, %a1_1: i32):
  %v1_0 = "t.op"(%a1_1, %v0_1) : (i32, i32) -> i32
  cf.switch %y : i32, [ default: ^b1(%v1_0, %a1_1 : i32, i32)]
^b2:
  %v2_0 = "t.op"(%v0_1, %y) : (i32, i32) -> i32
  %v2_1 = "t.op"(%x, %v0_0) : (i32, i32) -> i32
  cf.switch %v0_0 : i32, [ default: ^b1(%x, %y : i32, i32), 0: ^b1(%x, %v0_1 : i32, i32), 1: ^b2]
}
// -----
func.func @f5(%x: i32, %y: i32, %p: i1, %q: i1) -> i32 {
  %v0_0 = "t.op"(%y, %x) : (i32, i32) -> i32
  cf.switch %v0_0 : i32, [ default: ^b1(%y : i32), 0: ^b3, 1: ^b2(%y, %y : i32, i32)]
^b1(%a1_0: i32):
  cf.switch %a1_0 : i32, [ default: ^b1(%v0_0 : i32)]
^b2(%a2_0: i32, %a2_1: i32):
  %v2_0 = "t.op"(%a2_1, %a2_1) : (i32, i32) -> i32
  return %y : i32
^b3:
  %v3_0 = "t.op"(%x, %y) : (i32, i32) -> i32
  %v3_1 = "t.op"(%x, %v3_0) : (i32, i32) -> i32
  return %y : i32
}
// -----
func.func @f6(%x: i32, %y: i32, %p: i1, %q: i1) -> i32 {
  %v0_0 = "t.op"(%y, %y) : (i32, i32) -> i32
  %v0_1 = "t.op"(%v0_0, %y) : (i32, i32) -> i32
  cf.switch %y : i32, [ default: ^b1(%x : i32), 0: ^b1(%v0_0 : i32)]
^b1(%a1_0: i32):
  return {k1} %y : i32
}
// -----
func.func @f7(%x: i32, %y: i32, %p: i1, %q: i1) -> i32 {
  cf.switch %y : i32, [ default: ^b3(%x, %x : i32, i32), 0: ^b3(%x, %x : i32, i32)]
^b1(%a1_0: i32, %a1_1: i32):
  %v1_0 = "t.op"(%v2_0, %a1_0) : (i32, i32) -> i32
  cf.br ^b1(%a1_1, %x : i32, i32)
^b2:
  %v2_0 = "t.op"(%v3_1, %x) : (i32, i32) -> i32
  %v2_1 = "t.op"(%a3_0, %v2_0) : (i32, i32) -> i32
  cf.switch %a3_1 : i32, [ default: ^b1(%v2_1, %y : i32, i32)]
^b3(%a3_0: i32, %a3_1: i32):
  %v3_0 = "t.op"(%a3_1, %x) : (i32, i32) -> i32
  %v3_1 = "t.op"(%y, %v3_0) : (i32, i32) -> i32
  cf.cond_br %q, ^b2, ^b3(%v3_0, %a3_1 : i32, i32)
}
// -----
func.func @f8(%x: i32, %y: i32, %p: i1, %q: i1) -> i32 {
  cf.switch %x : i32, [ default: ^b5(%y : i32), 0: ^b2(%y, %x : i32, i32), 1: ^b7(%y, %x : i32, i32)]
^b1:
  cf.cond_br %q, ^b4(%x : i32), ^b1
^b2(%a2_0: i32, %a2_1: i32):
  %v2_0 = "t.op"(%y, %y) : (i32, i32) -> i32
  %v2_1 = "t.op"(%a2_0, %y) : (i32, i32) -> i32
  cf.cond_br %q, ^b3, ^b1
^b3:
  %v3_0 = "t.op"(%x, %x) : (i32, i32) -> i32
  return %a2_0 : i32
^b4(%a4_0: i32):
  %v4_0 = "t.op"(%a4_0, %a4_0) : (i32, i32) -> i32
  %v4_1 = "t.op"(%a4_0, %a4_0) : (i32, i32) -> i32
  cf.cond_br %q, ^b2(%y, %a4_0 : i32, i32), ^b6
^b5(%a5_0: i32):
  %v5_0 = "t.op"(%a5_0, %x) : (i32, i32) -> i32
  cf.cond_br %p, ^b7(%v5_0, %y : i32, i32), ^b2(%v5_0, %x : i32, i32)
^b6:
  %v6_0 = "t.op"(%y, %y) : (i32, i32) -> i32
  return %v6_0 : i32
^b7(%a7_0: i32, %a7_1: i32):
  %v7_0 = "t.op"(%x, %a7_0) : (i32, i32) -> i32
  cf.cond_br %q, ^b2(%a7_0, %a7_1 : i32, i32), ^b4(%y : i32)
}
// -----
func.func @f9(%x: i32, %y: i32, %p: i1, %q: i1) -> i32 {
  %v0_0 = "t.op"(%x, %x) : (i32, i32) -> i32
  cf.cond_br %p, ^b1(%x : i32), ^b2(%x, %y : i32, i32)
^b1(%a1_0: i32):
  %v1_0 = "t.op"(%a1_0, %v0_0) : (i32, i32) -> i32
  cf.br ^b1(%v0_0 : i32)
^b2(%a2_0: i32, %a2_1: i32):
  %v2_0 = "t.op"(%v0_0, %v0_0) : (i32, i32) -> i32
  %v2_1 = "t.op"(%y, %a2_1) : (i32, i32) -> i32
  cf.cond_br %q, ^b2(%x, %y : i32, i32), ^b1(%v2_0 : i32)
}
// -----
func.func @f10(%x: i32, %y: i32, %p: i1, %q: i1) -> i32 {
  %v0_0 = "t.op"(%y, %y) : (i32, i32) -> i32
  %v0_1 = "t.op"(%v0_0, %x) : (i32, i32) -> i32
  cf.cond_br %p, ^b1(%v0_0, %y : i32, i32), ^b2(%y : i32)
^b1(%a1_0: i32, %a1_1: i32):
  %v1_0 = "t.op"(%v0_1, %v0_0) : (i32, i32) -> i32
  cf.br ^b1(%a1_0, %v1_0 : i32, i32)
^b2(%a2_0: i32):
  %v2_0 = "t.op"(%v0_0, %a2_0) : (i32, i32) -> i32
  %v2_1 = "t.op"(%a2_0, %v2_0) : (i32, i32) -> i32
  return %v0_1 : i32
}
// -----
func.func @f11(%x: i32, %y: i32, %p: i1, %q: i1) -> i32 {
  cf.br ^b1(%y : i32)
^b1(%a1_0: i32):
  return %a1_0 : i32
}
// -----
func.func @f12(%x: i32, %y: i32, %p: i1, %q: i1) -> i32 {
  %v0_0 = "t.op"(%x, %y) : (i32, i32) -> i32
  %v0_1 = "t.op"(%y, %v0_0) : (i32, i32) -> i32
  cf.cond_br %p, ^b1, ^b2(%x : i32)
^b1:
  cf.cond_br %p, ^b1, ^b1
^b2(%a2_0: i32):
  %v2_0 = "t.op"(%y, %x) : (i32, i32) -> i32
  cf.br ^b1
}
// -----
func.func @f13(%x: i32, %y: i32, %p: i1, %q: i1) -> i32 {
  %v0_0 = "t.op"(%x, %y) : (i32, i32) -> i32
  %v0_1 = "t.op"(%v0_0, %y) : (i32, i32) -> i32
  cf.cond_br %p, ^b3(%y : i32), ^b5
^b1(%a1_0: i32, %a1_1: i32):
  return %a1_1 : i32
^b2(%a2_0: i32, %a2_1: i32):
  cf.br ^b3(%v0_0 : i32)
^b3(%a3_0: i32):
  %v3_0 = "t.op"(%v0_1, %v0_1) : (i32, i32) -> i32
  %v3_1 = "t.op"(%y, %y) : (i32, i32) -> i32
  cf.switch %v0_0 : i32, [ default: ^b4(%a3_0 : i32)]
^b4(%a4_0: i32):
  %v4_0 = "t.op"(%y, %a3_0) : (i32, i32) -> i32
  %v4_1 = "t.op"(%y, %v3_0) : (i32, i32) -> i32
  cf.br ^b1(%a4_0, %v0_1 : i32, i32)
^b5:
  %v5_0 = "t.op"(%y, %x) : (i32, i32) -> i32
  cf.cond_br %q, ^b2(%y, %y : i32, i32), ^b6(%y : i32)
^b6(%a6_0: i32):
  %v6_0 = "t.op"(%a6_0, %x) : (i32, i32) -> i32
  cf.cond_br %p, ^b1(%v0_1, %a6_0 : i32, i32), ^b7
^b7:
  %v7_0 = "t.op"(%v5_0, %a6_0) : (i32, i32) -> i32
  cf.br ^b2(%v6_0, %v7_0 : i32, i32)
}
// -----
func.func @f14(%x: i32, %y: i32, %p: i1, %q: i1) -> i32 {
  %v0_0 = "t.op"(%y, %x) : (i32, i32) -> i32
  %v0_1 = "t.op"(%v0_0, %y) : (i32, i32) -> i32
  cf.switch %y : i32, [ default: ^b2, 0: ^b2, 1: ^b1(%v0_1 : i32), 2: ^b1(%v0_1 : i32)]
^b1(%a1_0: i32):
  %v1_0 = "t.op"(%x, %a1_0) : (i32, i32) -> i32
  %v1_1 = "t.op"(%v0_0, %a1_0) : (i32, i32) -> i32
  cf.br ^b1(%x : i32)
^b2:
  %v2_0 = "t.op"(%y, %y) : (i32, i32) -> i32
  %v2_1 = "t.op"(%x, %v0_1) : (i32, i32) -> i32
  return %y : i32
}
// -----
func.func @f15(%x: i32, %y: i32, %p: i1, %q: i1) -> i32 {
  %v0_0 = "t.op"(%y, %x) : (i32, i32) -> i32
  cf.br ^b1(%x : i32)
^b1(%a1_0: i32):
  cf.cond_br %q, ^b3, ^b1(%y : i32)
^b2(%a2_0: i32):
  cf.cond_br %q, ^b3, ^b3
^b3:
  %v3_0 = "t.op"(%v0_0, %x) : (i32, i32) -> i32
  %v3_1 = "t.op"(%y, %a1_0) : (i32, i32) -> i32
  cf.switch %v3_1 : i32, [ default: ^b2(%y : i32)]
}
// -----
func.func @f16(%x: i32, %y: i32, %p: i1, %q: i1) -> i32 {
  %v0_0 = "t.op"(%x, %y) : (i32, i32) -> i32
  %v0_1 = "t.op"(%v0_0, %x) : (i32, i32) -> i32
  cf.switch %v0_1 : i32, [ default: ^b6(%v0_0, %v0_1 : i32, i32), 0: ^b1(%v0_1 : i32)]
^b1(%a1_0: i32):
  %v1_0 = "t.op"(%v0_0, %y) : (i32, i32) -> i32
  cf.br ^b4(%v0_0 : i32)
^b2(%a2_0: i32, %a2_1: i32):
  cf.switch %a4_0 : i32, [ default: ^b6(%a2_0, %a2_1 : i32, i32), 0: ^b3]
^b3:
  cf.cond_br %q, ^b5(%y : i32), ^b2(%a4_0, %v4_0 : i32, i32)
^b4(%a4_0: i32):
  %v4_0 = "t.op"(%a4_0, %v0_0) : (i32, i32) -> i32
  %v4_1 = "t.op"(%v1_0, %v0_1) : (i32, i32) -> i32
  cf.cond_br %p, ^b4(%y : i32), ^b3
^b5(%a5_0: i32):
  cf.cond_br %q, ^b3, ^b6(%v4_0, %x : i32, i32)
^b6(%a6_0: i32, %a6_1: i32):
  return %v0_0 : i32
}
// -----
func.func @f17(%x: i32, %y: i32, %p: i1, %q: i1) -> i32 {
  %v0_0 = "t.op"(%y, %y) : (i32, i32) -> i32
  cf.br ^b1
^b1:
  %v1_0 = "t.op"(%v0_0, %v0_0) : (i32, i32) -> i32
  %v1_1 = "t.op"(%v1_0, %v1_0) : (i32, i32) -> i32
  return {k0} %v0_0 : i32
}
// -----
func.func @f18(%x: i32, %y: i32, %p: i1, %q: i1) -> i32 {
  %v0_0 = "t.op"(%y, %x) : (i32, i32) -> i32
  %v0_1 = "t.op"(%v0_0, %y) : (i32, i32) -> i32
  cf.br ^b2
^b1:
  return %v2_1 : i32
^b2:
  %v2_0 = "t.op"(%v0_0, %v0_0) : (i32, i32) -> i32
  %v2_1 = "t.op"(%v0_0, %x) : (i32, i32) -> i32
  cf.br ^b1
}
// -----
func.func @f19(%x: i32, %y: i32, %p: i1, %q: i1) -> i32 {
  %v0_0 = "t.op"(%y, %y) : (i32, i32) -> i32
  %v0_1 = "t.op"(%x, %y) : (i32, i32) -> i32
  cf.switch %x : i32, [ default: ^b3, 0: ^b2]
^b1:
  %v1_0 = "t.op"(%v3_0, %x) : (i32, i32) -> i32
  cf.cond_br %q, ^b2, ^b2
^b2:
  return %v0_1 : i32
^b3:
  %v3_0 = "t.op"(%v0_0, %x) : (i32, i32) -> i32
  cf.cond_br %p, ^b4(%v0_1 : i32), ^b1
^b4(%a4_0: i32):
  cf.br ^b5(%v3_0, %v0_0 : i32, i32)
^b5(%a5_0: i32, %a5_1: i32):
  %v5_0 = "t.op"(%v0_1, %v0_0) : (i32, i32) -> i32
  %v5_1 = "t.op"(%v0_0, %y) : (i32, i32) -> i32
  return %v0_1 : i32
}
// -----
func.func @f20(%x: i32, %y: i32, %p: i1, %q: i1) -> i32 {
  %v0_0 = "t.op"(%x, %x) : (i32, i32) -> i32
  %v0_1 = "t.op"(%x, %y) : (i32, i32) -> i32
  cf.switch %v0_1 : i32, [ default: ^b1, 0: ^b1, 1: ^b2, 2: ^b2]
^b1:
  return {k1} %v0_0 : i32
^b2:
  %v2_0 = "t.op"(%v0_0, %v0_1) : (i32, i32) -> i32
  cf.switch %x : i32, [ default: ^b2, 0: ^b1]
}
// -----
func.func @f21(%x: i32, %y: i32, %p: i1, %q: i1) -> i32 {
  cf.br ^b1(%y : i32)
^b1(%a1_0: i32):
  %v1_0 = "t.op"(%x, %x) : (i32, i32) -> i32
  %v1_1 = "t.op"(%v1_0, %a1_0) : (i32, i32) -> i32
  cf.cond_br %p, ^b2(%v1_0 : i32), ^b2(%x : i32)
^b2(%a2_0: i32):
  cf.cond_br %q, ^b1(%x : i32), ^b1(%v1_1 : i32)
}
// -----
func.func @f22(%x: i32, %y: i32, %p: i1, %q: i1) -> i32 {
  %v0_0 = "t.op"(%y, %y) : (i32, i32) -> i32
  cf.cond_br %q, ^b3, ^b2
^b1(%a1_0: i32):
  cf.br ^b1(%x : i32)
^b2:
  %v2_0 = "t.op"(%y, %v0_0) : (i32, i32) -> i32
  %v2_1 = "t.op"(%y, %y) : (i32, i32) -> i32
  return {k1} %v0_0 : i32
^b3:
  cf.br ^b1(%y : i32)
}
// -----
func.func @f23(%x: i32, %y: i32, %p: i1, %q: i1) -> i32 {
  %v0_0 = "t.op"(%y, %x) : (i32, i32) -> i32
  %v0_1 = "t.op"(%x, %x) : (i32, i32) -> i32
  cf.switch %v0_1 : i32, [ default: ^b1]
^b1:
  %v1_0 = "t.op"(%y, %y) : (i32, i32) -> i32
  cf.cond_br %p, ^b5(%v0_1, %v0_1 : i32, i32), ^b5(%y, %y : i32, i32)
^b2(%a2_0: i32, %a2_1: i32):
  cf.cond_br %p, ^b4(%x : i32), ^b5(%a2_1, %a5_1 : i32, i32)
^b3:
  %v3_0 = "t.op"(%v0_0, %v0_0) : (i32, i32) -> i32
  return %x : i32
^b4(%a4_0: i32):
  cf.cond_br %q, ^b2(%v0_1, %v0_0 : i32, i32), ^b3
^b5(%a5_0: i32, %a5_1: i32):
  cf.cond_br %q, ^b3, ^b4(%a5_1 : i32)
}
// -----
func.func @f24(%x: i32, %y: i32, %p: i1, %q: i1) -> i32 {
  cf.br ^b1(%y, %y : i32, i32)
^b1(%a1_0: i32, %a1_1: i32):
  cf.cond_br %p, ^b2(%x : i32), ^b1(%a1_1, %a1_0 : i32, i32)
^b2(%a2_0: i32):
  %v2_0 = "t.op"(%a1_0, %a1_1) : (i32, i32) -> i32
  cf.cond_br %p, ^b1(%a1_0, %a2_0 : i32, i32), ^b3
^b3:
  cf.switch %x : i32, [ default: ^b3, 0: ^b1(%a1_1, %v2_0 : i32, i32)]
}
// -----
func.func @f25(%x: i32, %y: i32, %p: i1, %q: i1) -> i32 {
  %v0_0 = "t.op"(%x, %x) : (i32, i32) -> i32
  cf.cond_br %p, ^b1, ^b6
^b1:
  %v1_0 = "t.op"(%x, %y) : (i32, i32) -> i32
  %v1_1 = "t.op"(%y, %v1_0) : (i32, i32) -> i32
  cf.switch %y : i32, [ default: ^b2(%y, %v1_0 : i32, i32), 0: ^b1, 1: ^b3(%v0_0 : i32)]
^b2(%a2_0: i32, %a2_1: i32):
  %v2_0 = "t.op"(%v0_0, %x) : (i32, i32) -> i32
  cf.cond_br %q, ^b1, ^b2(%y, %y : i32, i32)
^b3(%a3_0: i32):
  cf.cond_br %p, ^b5, ^b6
^b4:
  %v4_0 = "t.op"(%v1_0, %y) : (i32, i32) -> i32
  return %y : i32
^b5:
  cf.br ^b4
^b6:
  %v6_0 = "t.op"(%x, %v0_0) : (i32, i32) -> i32
  return {k1} %x : i32
}
// -----
func.func @f26(%x: i32, %y: i32, %p: i1, %q: i1) -> i32 {
  %v0_0 = "t.op"(%x, %x) : (i32, i32) -> i32
  cf.br ^b2
^b1:
  %v1_0 = "t.op"(%x, %x) : (i32, i32) -> i32
  cf.br ^b3
^b2:
  cf.switch %v0_0 : i32, [ default: ^b3, 0: ^b1, 1: ^b1]
^b3:
  %v3_0 = "t.op"(%y, %y) : (i32, i32) -> i32
  cf.cond_br %q, ^b1, ^b3
}
// -----
func.func @f27(%x: i32, %y: i32, %p: i1, %q: i1) -> i32 {
  %v0_0 = "t.op"(%x, %x) : (i32, i32) -> i32
  cf.switch %v0_0 : i32, [ default: ^b1(%x, %x : i32, i32), 0: ^b2]
^b1(%a1_0: i32, %a1_1: i32):
  %v1_0 = "t.op"(%y, %a1_0) : (i32, i32) -> i32
  cf.switch %v1_0 : i32, [ default: ^b2, 0: ^b1(%v0_0, %a1_0 : i32, i32)]
^b2:
  cf.switch %x : i32, [ default: ^b1(%y, %x : i32, i32), 0: ^b2]
}
// -----
func.func @f28(%x: i32, %y: i32, %p: i1, %q: i1) -> i32 {
  cf.switch %x : i32, [ default: ^b5(%x : i32), 0: ^b4(%x : i32), 1: ^b3(%y : i32)]
^b1:
  %v1_0 = "t.op"(%x, %x) : (i32, i32) -> i32
  cf.switch %v1_0 : i32, [ default: ^b4(%y : i32), 0: ^b4(%v1_0 : i32)]
^b2:
  %v2_0 = "t.op"(%v3_0, %a3_0) : (i32, i32) -> i32
  %v2_1 = "t.op"(%a3_0, %y) : (i32, i32) -> i32
  return %v2_1 : i32
^b3(%a3_0: i32):
  %v3_0 = "t.op"(%a3_0, %a3_0) : (i32, i32) -> i32
  %v3_1 = "t.op"(%x, %v3_0) : (i32, i32) -> i32
  cf.cond_br %q, ^b2, ^b1
^b4(%a4_0: i32):
  %v4_0 = "t.op"(%a4_0, %y) : (i32, i32) -> i32
  %v4_1 = "t.op"(%x, %a4_0) : (i32, i32) -> i32
  cf.br ^b4(%y : i32)
^b5(%a5_0: i32):
  cf.cond_br %q, ^b4(%a5_0 : i32), ^b1
}
// -----
func.func @f29(%x: i32, %y: i32, %p: i1, %q: i1) -> i32 {
  %v0_0 = "t.op"(%x, %y) : (i32, i32) -> i32
  cf.switch %v0_0 : i32, [ default: ^b4(%v0_0 : i32), 0: ^b2, 1: ^b3(%y, %v0_0 : i32, i32)]
^b1(%a1_0: i32, %a1_1: i32):
  %v1_0 = "t.op"(%v4_1, %v4_0) : (i32, i32) -> i32
  %v1_1 = "t.op"(%x, %v4_1) : (i32, i32) -> i32
  cf.switch %v1_1 : i32, [ default: ^b2, 0: ^b3(%a4_0, %v4_1 : i32, i32), 1: ^b2, 2: ^b3(%v4_1, %a1_1 : i32, i32)]
^b2:
  %v2_0 = "t.op"(%x, %v0_0) : (i32, i32) -> i32
  %v2_1 = "t.op"(%x, %v0_0) : (i32, i32) -> i32
  cf.cond_br %q, ^b2, ^b2
^b3(%a3_0: i32, %a3_1: i32):
  %v3_0 = "t.op"(%y, %v0_0) : (i32, i32) -> i32
  %v3_1 = "t.op"(%v0_0, %v3_0) : (i32, i32) -> i32
  cf.cond_br %q, ^b3(%v3_0, %a3_0 : i32, i32), ^b3(%v3_0, %a3_0 : i32, i32)
^b4(%a4_0: i32):
  %v4_0 = "t.op"(%v0_0, %v0_0) : (i32, i32) -> i32
  %v4_1 = "t.op"(%x, %v4_0) : (i32, i32) -> i32
  cf.cond_br %q, ^b3(%y, %v4_0 : i32, i32), ^b1(%x, %a4_0 : i32, i32)
}
// -----
func.func @f30(%x: i32, %y: i32, %p: i1, %q: i1) -> i32 {
  %v0_0 = "t.op"(%y, %x) : (i32, i32) -> i32
  cf.cond_br %p, ^b1, ^b1
^b1:
  %v1_0 = "t.op"(%x, %y) : (i32, i32) -> i32
  %v1_1 = "t.op"(%v1_0, %x) : (i32, i32) -> i32
  cf.br ^b1
}
// -----
func.func @f31(%x: i32, %y: i32, %p: i1, %q: i1) -> i32 {
  %v0_0 = "t.op"(%x, %y) : (i32, i32) -> i32
  cf.br ^b1(%v0_0 : i32)
^b1(%a1_0: i32):
  return %y : i32
}
// -----
func.func @f32(%x: i32, %y: i32, %p: i1, %q: i1) -> i32 {
  %v0_0 = "t.op"(%y, %y) : (i32, i32) -> i32
  %v0_1 = "t.op"(%x, %v0_0) : (i32, i32) -> i32
  cf.switch %v0_1 : i32, [ default: ^b2(%y, %y : i32, i32), 0: ^b2(%x, %v0_0 : i32, i32), 1: ^b1, 2: ^b1]
^b1:
  %v1_0 = "t.op"(%v0_1, %v0_0) : (i32, i32) -> i32
  %v1_1 = "t.op"(%v0_0, %x) : (i32, i32) -> i32
  cf.br ^b3(%v1_1 : i32)
^b2(%a2_0: i32, %a2_1: i32):
  cf.cond_br %q, ^b2(%y, %a2_0 : i32, i32), ^b1
^b3(%a3_0: i32):
  %v3_0 = "t.op"(%v0_1, %x) : (i32, i32) -> i32
  cf.switch %y : i32, [ default: ^b2(%v1_1, %v1_1 : i32, i32), 0: ^b3(%v1_0 : i32)]
}
// -----
func.func @f33(%x: i32, %y: i32, %p: i1, %q: i1) -> i32 {
  %v0_0 = "t.op"(%x, %y) : (i32, i32) -> i32
  cf.switch %v0_0 : i32, [ default: ^b1]
^b1:
  %v1_0 = "t.op"(%y, %y) : (i32, i32) -> i32
  cf.cond_br %q, ^b1, ^b1
}
// -----
func.func @f34(%x: i32, %y: i32, %p: i1, %q: i1) -> i32 {
  cf.switch %x : i32, [ default: ^b1]
^b1:
  cf.cond_br %p, ^b4, ^b3
^b2(%a2_0: i32, %a2_1: i32):
  %v2_0 = "t.op"(%y, %a2_0) : (i32, i32) -> i32
  %v2_1 = "t.op"(%a2_0, %v2_0) : (i32, i32) -> i32
  cf.cond_br %q, ^b4, ^b4
^b3:
  %v3_0 = "t.op"(%x, %x) : (i32, i32) -> i32
  %v3_1 = "t.op"(%v3_0, %y) : (i32, i32) -> i32
  cf.br ^b2(%x, %y : i32, i32)
^b4:
  %v4_0 = "t.op"(%x, %x) : (i32, i32) -> i32
  %v4_1 = "t.op"(%x, %x) : (i32, i32) -> i32
  cf.br ^b3
}
// -----
func.func @f35(%x: i32, %y: i32, %p: i1, %q: i1) -> i32 {
  %v0_0 = "t.op"(%y, %y) : (i32, i32) -> i32
  cf.switch %x : i32, [ default: ^b1(%y : i32)]
^b1(%a1_0: i32):
  %v1_0 = "t.op"(%x, %x) : (i32, i32) -> i32
  return %x : i32
}
// -----
func.func @f36(%x: i32, %y: i32, %p: i1, %q: i1) -> i32 {
  %v0_0 = "t.op"(%y, %y) : (i32, i32) -> i32
  cf.switch %v0_0 : i32, [ default: ^b3, 0: ^b1(%y : i32), 1: ^b4(%v0_0 : i32), 2: ^b1(%x : i32)]
^b1(%a1_0: i32):
  cf.cond_br %q, ^b3, ^b4(%v0_0 : i32)
^b2:
  %v2_0 = "t.op"(%v0_0, %y) : (i32, i32) -> i32
  return %a4_0 : i32
^b3:
  %v3_0 = "t.op"(%x, %y) : (i32, i32) -> i32
  %v3_1 = "t.op"(%v0_0, %y) : (i32, i32) -> i32
  cf.switch %y : i32, [ default: ^b1(%v0_0 : i32), 0: ^b3]
^b4(%a4_0: i32):
  cf.cond_br %q, ^b1(%y : i32), ^b2
}
// -----
func.func @f37(%x: i32, %y: i32, %p: i1, %q: i1) -> i32 {
  %v0_0 = "t.op"(%y, %y) : (i32, i32) -> i32
  cf.br ^b5
^b1(%a1_0: i32):
  %v1_0 = "t.op"(%y, %x) : (i32, i32) -> i32
  cf.cond_br %p, ^b3(%y : i32), ^b4(%v0_0, %v0_0 : i32, i32)
^b2(%a2_0: i32, %a2_1: i32):
  %v2_0 = "t.op"(%v5_0, %y) : (i32, i32) -> i32
  %v2_1 = "t.op"(%v5_0, %a4_0) : (i32, i32) -> i32
  cf.switch %a4_1 : i32, [ default: ^b3(%v5_0 : i32), 0: ^b5]
^b3(%a3_0: i32):
  %v3_0 = "t.op"(%v0_0, %v5_0) : (i32, i32) -> i32
  %v3_1 = "t.op"(%y, %a3_0) : (i32, i32) -> i32
  cf.cond_br %p, ^b1(%v0_0 : i32), ^b4(%v5_1, %v3_0 : i32, i32)
^b4(%a4_0: i32, %a4_1: i32):
  cf.switch %a4_1 : i32, [ default: ^b2(%a4_1, %y : i32, i32)]
^b5:
  %v5_0 = "t.op"(%x, %y) : (i32, i32) -> i32
  %v5_1 = "t.op"(%y, %v5_0) : (i32, i32) -> i32
  cf.switch %y : i32, [ default: ^b4(%x, %v0_0 : i32, i32), 0: ^b1(%v0_0 : i32), 1: ^b6]
^b6:
  cf.cond_br %q, ^b1(%v5_0 : i32), ^b3(%x : i32)
}
// -----
func.func @f38(%x: i32, %y: i32, %p: i1, %q: i1) -> i32 {
  %v0_0 = "t.op"(%x, %y) : (i32, i32) -> i32
  %v0_1 = "t.op"(%y, %y) : (i32, i32) -> i32
  cf.br ^b4(%v0_1 : i32)
^b1(%a1_0: i32):
  cf.cond_br %p, ^b5(%y, %v2_0 : i32, i32), ^b3(%x : i32)
^b2(%a2_0: i32):
  %v2_0 = "t.op"(%x, %x) : (i32, i32) -> i32
  cf.cond_br %p, ^b2(%x : i32), ^b3(%a2_0 : i32)
^b3(%a3_0: i32):
  cf.switch %v4_0 : i32, [ default: ^b1(%x : i32), 0: ^b2(%a3_0 : i32), 1: ^b4(%a2_0 : i32), 2: ^b5(%v0_1, %y : i32, i32)]
^b4(%a4_0: i32):
  %v4_0 = "t.op"(%v0_0, %v0_0) : (i32, i32) -> i32
  cf.switch %v4_0 : i32, [ default: ^b2(%v0_0 : i32), 0: ^b5(%y, %v0_1 : i32, i32), 1: ^b2(%a4_0 : i32), 2: ^b2(%y : i32)]
^b5(%a5_0: i32, %a5_1: i32):
  %v5_0 = "t.op"(%y, %v0_0) : (i32, i32) -> i32
  %v5_1 = "t.op"(%y, %v5_0) : (i32, i32) -> i32
  return %v4_0 : i32
}
// -----
func.func @f39(%x: i32, %y: i32, %p: i1, %q: i1) -> i32 {
  %v0_0 = "t.op"(%y, %y) : (i32, i32) -> i32
  cf.cond_br %p, ^b4, ^b2(%x : i32)
^b1(%a1_0: i32, %a1_1: i32):
  %v1_0 = "t.op"(%a1_1, %y) : (i32, i32) -> i32
  %v1_1 = "t.op"(%a1_1, %v0_0) : (i32, i32) -> i32
  cf.cond_br %q, ^b2(%v1_1 : i32), ^b3
^b2(%a2_0: i32):
  %v2_0 = "t.op"(%v0_0, %v0_0) : (i32, i32) -> i32
  cf.cond_br %q, ^b1(%y, %y : i32, i32), ^b1(%x, %v2_0 : i32, i32)
^b3:
  %v3_0 = "t.op"(%a2_0, %x) : (i32, i32) -> i32
  %v3_1 = "t.op"(%v1_1, %v0_0) : (i32, i32) -> i32
  cf.br ^b2(%v1_0 : i32)
^b4:
  return %y : i32
}
// -----
func.func @f40(%x: i32, %y: i32, %p: i1, %q: i1) -> i32 {
  %v0_0 = "t.op"(%y, %x) : (i32, i32) -> i32
  cf.cond_br %q, ^b2(%v0_0 : i32), ^b1
^b1:
  return %y : i32
^b2(%a2_0: i32):
  return %a2_0 : i32
}
// -----
func.func @f41(%x: i32, %y: i32, %p: i1, %q: i1) -> i32 {
  cf.cond_br %p, ^b5, ^b1(%y : i32)
^b1(%a1_0: i32):
  cf.switch %a1_0 : i32, [ default: ^b7(%x : i32), 0: ^b2(%a1_0, %y : i32, i32)]
^b2(%a2_0: i32, %a2_1: i32):
  %v2_0 = "t.op"(%a2_0, %a2_1) : (i32, i32) -> i32
  cf.cond_br %q, ^b3, ^b7(%y : i32)
^b3:
  %v3_0 = "t.op"(%y, %x) : (i32, i32) -> i32
  cf.cond_br %q, ^b4(%x, %v2_0 : i32, i32), ^b7(%x : i32)
^b4(%a4_0: i32, %a4_1: i32):
  %v4_0 = "t.op"(%y, %a4_0) : (i32, i32) -> i32
  %v4_1 = "t.op"(%a4_1, %x) : (i32, i32) -> i32
  cf.switch %v4_1 : i32, [ default: ^b5, 0: ^b6(%v4_1 : i32)]
^b5:
  cf.switch %x : i32, [ default: ^b6(%x : i32)]
^b6(%a6_0: i32):
  %v6_0 = "t.op"(%y, %a6_0) : (i32, i32) -> i32
  cf.switch %y : i32, [ default: ^b2(%a6_0, %v6_0 : i32, i32), 0: ^b4(%v6_0, %x : i32, i32), 1: ^b6(%a6_0 : i32)]
^b7(%a7_0: i32):
  %v7_0 = "t.op"(%a7_0, %y) : (i32, i32) -> i32
  cf.cond_br %q, ^b6(%x : i32), ^b7(%y : i32)
}
// -----
func.func @f42(%x: i32, %y: i32, %p: i1, %q: i1) -> i32 {
  %v0_0 = "t.op"(%y, %y) : (i32, i32) -> i32
  cf.switch %x : i32, [ default: ^b2(%v0_0 : i32), 0: ^b2(%y : i32), 1: ^b1(%x : i32)]
^b1(%a1_0: i32):
  %v1_0 = "t.op"(%x, %v0_0) : (i32, i32) -> i32
  cf.cond_br %q, ^b2(%x : i32), ^b2(%v0_0 : i32)
^b2(%a2_0: i32):
  %v2_0 = "t.op"(%a2_0, %a2_0) : (i32, i32) -> i32
  %v2_1 = "t.op"(%y, %v2_0) : (i32, i32) -> i32
  cf.cond_br %q, ^b2(%v2_0 : i32), ^b2(%v2_0 : i32)
}
// -----
func.func @f43(%x: i32, %y: i32, %p: i1, %q: i1) -> i32 {
  %v0_0 = "t.op"(%x, %x) : (i32, i32) -> i32
  %v0_1 = "t.op"(%x, %v0_0) : (i32, i32) -> i32
  cf.cond_br %q, ^b1(%y, %x : i32, i32), ^b1(%y, %x : i32, i32)
^b1(%a1_0: i32, %a1_1: i32):
  %v1_0 = "t.op"(%v0_1, %a1_0) : (i32, i32) -> i32
  %v1_1 = "t.op"(%y, %a1_0) : (i32, i32) -> i32
  cf.br ^b2
^b2:
  %v2_0 = "t.op"(%v1_1, %v0_0) : (i32, i32) -> i32
  %v2_1 = "t.op"(%v1_0, %v2_0) : (i32, i32) -> i32
  cf.switch %v1_0 : i32, [ default: ^b2]
}
// -----
func.func @f44(%x: i32, %y: i32, %p: i1, %q: i1) -> i32 {
  cf.cond_br %p, ^b2, ^b1
^b1:
  cf.cond_br %q, ^b2, ^b1
^b2:
  %v2_0 = "t.op"(%x, %y) : (i32, i32) -> i32
  cf.cond_br %p, ^b1, ^b2
}
// -----
func.func @f45(%x: i32, %y: i32, %p: i1, %q: i1) -> i32 {
  cf.cond_br %p, ^b1, ^b2
^b1:
  %v1_0 = "t.op"(%y, %y) : (i32, i32) -> i32
  %v1_1 = "t.op"(%y, %v1_0) : (i32, i32) -> i32
  return %v1_1 : i32
^b2:
  %v2_0 = "t.op"(%x, %y) : (i32, i32) -> i32
  %v2_1 = "t.op"(%y, %v2_0) : (i32, i32) -> i32
  cf.cond_br %q, ^b1, ^b1
}
// -----
func.func @f46(%x: i32, %y: i32, %p: i1, %q: i1) -> i32 {
  cf.switch %y : i32, [ default: ^b2(%y : i32), 0: ^b1(%y : i32)]
^b1(%a1_0: i32):
  %v1_0 = "t.op"(%a1_0, %y) : (i32, i32) -> i32
  cf.cond_br %p, ^b4(%y : i32), ^b4(%x : i32)
^b2(%a2_0: i32):
  %v2_0 = "t.op"(%y, %a2_0) : (i32, i32) -> i32
  cf.cond_br %q, ^b3(%v2_0, %y : i32, i32), ^b5(%a2_0, %v2_0 : i32, i32)
^b3(%a3_0: i32, %a3_1: i32):
  %v3_0 = "t.op"(%v2_0, %a3_0) : (i32, i32) -> i32
  %v3_1 = "t.op"(%v3_0, %v3_0) : (i32, i32) -> i32
  cf.cond_br %p, ^b3(%x, %a2_0 : i32, i32), ^b1(%v3_0 : i32)
^b4(%a4_0: i32):
  cf.switch %x : i32, [ default: ^b5(%y, %a4_0 : i32, i32), 0: ^b1(%x : i32), 1: ^b2(%y : i32)]
^b5(%a5_0: i32, %a5_1: i32):
  %v5_0 = "t.op"(%a5_0, %y) : (i32, i32) -> i32
  cf.switch %y : i32, [ default: ^b5(%v5_0, %a5_0 : i32, i32), 0: ^b4(%v5_0 : i32), 1: ^b2(%x : i32)]
}
// -----
func.func @f47(%x: i32, %y: i32, %p: i1, %q: i1) -> i32 {
  %v0_0 = "t.op"(%x, %x) : (i32, i32) -> i32
  %v0_1 = "t.op"(%v0_0, %y) : (i32, i32) -> i32
  cf.br ^b2(%y, %v0_0 : i32, i32)
^b1(%a1_0: i32):
  return {k1} %v0_0 : i32
^b2(%a2_0: i32, %a2_1: i32):
  cf.br ^b1(%a2_0 : i32)
}
// -----
func.func @f48(%x: i32, %y: i32, %p: i1, %q: i1) -> i32 {
  %v0_0 = "t.op"(%y, %x) : (i32, i32) -> i32
  %v0_1 = "t.op"(%v0_0, %x) : (i32, i32) -> i32
  cf.switch %y : i32, [ default: ^b3, 0: ^b1(%x : i32)]
^b1(%a1_0: i32):
  %v1_0 = "t.op"(%v0_1, %v0_1) : (i32, i32) -> i32
  %v1_1 = "t.op"(%a1_0, %y) : (i32, i32) -> i32
  cf.cond_br %p, ^b2(%v1_1, %a1_0 : i32, i32), ^b4(%v0_1, %v1_1 : i32, i32)
^b2(%a2_0: i32, %a2_1: i32):
  %v2_0 = "t.op"(%y, %x) : (i32, i32) -> i32
  cf.br ^b1(%a1_0 : i32)
^b3:
  cf.br ^b4(%v0_0, %v0_1 : i32, i32)
^b4(%a4_0: i32, %a4_1: i32):
  %v4_0 = "t.op"(%v0_0, %a4_0) : (i32, i32) -> i32
  cf.cond_br %p, ^b5, ^b4(%y, %y : i32, i32)
^b5:
  cf.br ^b3
}
// -----
func.func @f49(%x: i32, %y: i32, %p: i1, %q: i1) -> i32 {
  cf.switch %x : i32, [ default: ^b1, 0: ^b3, 1: ^b2, 2: ^b2]
^b1:
  %v1_0 = "t.op"(%y, %x) : (i32, i32) -> i32
  %v1_1 = "t.op"(%y, %x) : (i32, i32) -> i32
  cf.cond_br %p, ^b1, ^b2
^b2:
  %v2_0 = "t.op"(%y, %y) : (i32, i32) -> i32
  cf.cond_br %q, ^b1, ^b3
^b3:
  %v3_0 = "t.op"(%x, %y) : (i32, i32) -> i32
  %v3_1 = "t.op"(%x, %v3_0) : (i32, i32) -> i32
  return %v3_0 : i32
}
// -----
func.func @f50(%x: i32, %y: i32, %p: i1, %q: i1) -> i32 {
  cf.switch %y : i32, [ default: ^b1]
^b1:
  %v1_0 = "t.op"(%y, %x) : (i32, i32) -> i32
  return %x : i32
}
// -----
func.func @f51(%x: i32, %y: i32, %p: i1, %q: i1) -> i32 {
  %v0_0 = "t.op"(%x, %y) : (i32, i32) -> i32
  %v0_1 = "t.op"(%v0_0, %y) : (i32, i32) -> i32
  cf.cond_br %p, ^b1(%v0_1 : i32), ^b2
^b1(%a1_0: i32):
  %v1_0 = "t.op"(%a1_0, %y) : (i32, i32) -> i32
  cf.switch %v0_1 : i32, [ default: ^b2]
^b2:
  cf.switch %v0_1 : i32, [ default: ^b3, 0: ^b1(%x : i32), 1: ^b3, 2: ^b2]
^b3:
  %v3_0 = "t.op"(%y, %v0_0) : (i32, i32) -> i32
  %v3_1 = "t.op"(%y, %v0_1) : (i32, i32) -> i32
  cf.cond_br %q, ^b3, ^b2
}
// -----
func.func @f52(%x: i32, %y: i32, %p: i1, %q: i1) -> i32 {
  %v0_0 = "t.op"(%x, %x) : (i32, i32) -> i32
  %v0_1 = "t.op"(%y, %y) : (i32, i32) -> i32
  cf.br ^b2(%y, %v0_0 : i32, i32)
^b1(%a1_0: i32, %a1_1: i32):
  %v1_0 = "t.op"(%a2_1, %a2_0) : (i32, i32) -> i32
  cf.switch %v1_0 : i32, [ default: ^b5, 0: ^b2(%v0_1, %a1_0 : i32, i32)]
^b2(%a2_0: i32, %a2_1: i32):
  %v2_0 = "t.op"(%a2_1, %y) : (i32, i32) -> i32
  cf.cond_br %q, ^b1(%x, %x : i32, i32), ^b4(%v2_0, %a2_0 : i32, i32)
^b3(%a3_0: i32):
  %v3_0 = "t.op"(%v0_0, %v4_0) : (i32, i32) -> i32
  return {k0} %a2_1 : i32
^b4(%a4_0: i32, %a4_1: i32):
  %v4_0 = "t.op"(%v0_1, %a4_1) : (i32, i32) -> i32
  %v4_1 = "t.op"(%v0_1, %v2_0) : (i32, i32) -> i32
  cf.switch %v4_0 : i32, [ default: ^b4(%a2_0, %v0_0 : i32, i32), 0: ^b3(%a2_1 : i32)]
^b5:
  %v5_0 = "t.op"(%v2_0, %v2_0) : (i32, i32) -> i32
  cf.cond_br %p, ^b1(%x, %x : i32, i32), ^b5
}
// -----
func.func @f53(%x: i32, %y: i32, %p: i1, %q: i1) -> i32 {
  cf.br ^b1(%x, %y : i32, i32)
^b1(%a1_0: i32, %a1_1: i32):
  %v1_0 = "t.op"(%a1_1, %y) : (i32, i32) -> i32
  cf.cond_br %p, ^b1(%x, %a1_0 : i32, i32), ^b1(%a1_1, %a1_0 : i32, i32)
}
// -----
func.func @f54(%x: i32, %y: i32, %p: i1, %q: i1) -> i32 {
  %v0_0 = "t.op"(%x, %y) : (i32, i32) -> i32
  %v0_1 = "t.op"(%x, %y) : (i32, i32) -> i32
  cf.br ^b1(%v0_0, %v0_1 : i32, i32)
^b1(%a1_0: i32, %a1_1: i32):
  %v1_0 = "t.op"(%a1_1, %v0_0) : (i32, i32) -> i32
  %v1_1 = "t.op"(%y, %v0_1) : (i32, i32) -> i32
  cf.br ^b1(%y, %v1_0 : i32, i32)
}
// -----
func.func @f55(%x: i32, %y: i32, %p: i1, %q: i1) -> i32 {
  %v0_0 = "t.op"(%x, %y) : (i32, i32) -> i32
  %v0_1 = "t.op"(%x, %v0_0) : (i32, i32) -> i32
  cf.switch %x : i32, [ default: ^b1(%v0_1, %y : i32, i32)]
^b1(%a1_0: i32, %a1_1: i32):
  return {k1} %a1_0 : i32
}
// -----
func.func @f56(%x: i32, %y: i32, %p: i1, %q: i1) -> i32 {
  %v0_0 = "t.op"(%y, %x) : (i32, i32) -> i32
  %v0_1 = "t.op"(%v0_0, %v0_0) : (i32, i32) -> i32
  cf.cond_br %q, ^b1(%v0_1, %v0_0 : i32, i32), ^b1(%v0_1, %v0_1 : i32, i32)
^b1(%a1_0: i32, %a1_1: i32):
  %v1_0 = "t.op"(%v0_0, %a1_0) : (i32, i32) -> i32
  %v1_1 = "t.op"(%a1_1, %v0_0) : (i32, i32) -> i32
  cf.switch %v0_1 : i32, [ default: ^b1(%v0_1, %v1_0 : i32, i32), 0: ^b4(%v1_0 : i32), 1: ^b2(%a1_0, %y : i32, i32)]
^b2(%a2_0: i32, %a2_1: i32):
  %v2_0 = "t.op"(%a2_0, %a2_1) : (i32, i32) -> i32
  %v2_1 = "t.op"(%v0_1, %x) : (i32, i32) -> i32
  cf.cond_br %q, ^b2(%v1_1, %v0_0 : i32, i32), ^b3(%v0_0 : i32)
^b3(%a3_0: i32):
  cf.cond_br %p, ^b3(%a3_0 : i32), ^b2(%a1_0, %y : i32, i32)
^b4(%a4_0: i32):
  %v4_0 = "t.op"(%a1_0, %a4_0) : (i32, i32) -> i32
  %v4_1 = "t.op"(%y, %a1_1) : (i32, i32) -> i32
  return %v1_0 : i32
}
// -----
func.func @f57(%x: i32, %y: i32, %p: i1, %q: i1) -> i32 {
  %v0_0 = "t.op"(%x, %y) : (i32, i32) -> i32
  cf.switch %y : i32, [ default: ^b5]
^b1:
  %v1_0 = "t.op"(%y, %x) : (i32, i32) -> i32
  cf.cond_br %q, ^b3(%x, %x : i32, i32), ^b1
^b2(%a2_0: i32):
  %v2_0 = "t.op"(%x, %x) : (i32, i32) -> i32
  %v2_1 = "t.op"(%v5_0, %a2_0) : (i32, i32) -> i32
  cf.switch %y : i32, [ default: ^b2(%x : i32), 0: ^b4(%y, %v1_0 : i32, i32)]
^b3(%a3_0: i32, %a3_1: i32):
  cf.cond_br %p, ^b2(%v5_0 : i32), ^b2(%v0_0 : i32)
^b4(%a4_0: i32, %a4_1: i32):
  %v4_0 = "t.op"(%a4_1, %v5_0) : (i32, i32) -> i32
  cf.switch %x : i32, [ default: ^b5, 0: ^b1, 1: ^b4(%v5_0, %x : i32, i32)]
^b5:
  %v5_0 = "t.op"(%v0_0, %v0_0) : (i32, i32) -> i32
  cf.cond_br %q, ^b4(%y, %x : i32, i32), ^b1
}
// -----
func.func @f58(%x: i32, %y: i32, %p: i1, %q: i1) -> i32 {
  cf.br ^b1(%y, %x : i32, i32)
^b1(%a1_0: i32, %a1_1: i32):
  %v1_0 = "t.op"(%a1_1, %y) : (i32, i32) -> i32
  cf.br ^b2
^b2:
  %v2_0 = "t.op"(%x, %x) : (i32, i32) -> i32
  cf.cond_br %q, ^b2, ^b1(%y, %y : i32, i32)
}
// -----
func.func @f59(%x: i32, %y: i32, %p: i1, %q: i1) -> i32 {
  %v0_0 = "t.op"(%y, %x) : (i32, i32) -> i32
  %v0_1 = "t.op"(%v0_0, %y) : (i32, i32) -> i32
  cf.switch %x : i32, [ default: ^b2]
^b1(%a1_0: i32):
  %v1_0 = "t.op"(%y, %a1_0) : (i32, i32) -> i32
  %v1_1 = "t.op"(%v2_1, %a1_0) : (i32, i32) -> i32
  cf.cond_br %q, ^b3, ^b1(%y : i32)
^b2:
  %v2_0 = "t.op"(%v0_0, %v0_0) : (i32, i32) -> i32
  %v2_1 = "t.op"(%v0_0, %v0_1) : (i32, i32) -> i32
  cf.cond_br %p, ^b1(%y : i32), ^b3
^b3:
  return %x : i32
}
