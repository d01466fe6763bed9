// builtin.module(canonicalize)
module {
func.func @f0(%p: i1, %q: i1, %a: i32, %b: i32) -> i32 {
  "use"(%a, %p) : (i32, i1) -> ()
  %v0_1 = arith.constant 3 : i32
  cf.assert %q, "m"
  cf.cond_br %p, ^bb1(%v0_1 : i32), ^bb2
^bb1(%x1_0: i32):
  cf.cond_br %p, ^bb2, ^bb1(%a : i32)
^bb2:
  %v2_0 = arith.addi %b, %a : i32
  %v2_1 = arith.constant 2 : i32
  %v2_2 = arith.addi %v2_0, %a : i32
  return %v2_0 : i32
}
func.func @f1(%p: i1, %q: i1, %a: i32, %b: i32) -> i32 {
  %v0_0 = arith.constant false
  return %b : i32
^bb1(%x1_0: i32, %x1_1: i32):
  %v1_0 = arith.addi %x1_0, %b : i32
  "use"(%v1_0, %q) : (i32, i1) -> ()
  cf.br ^bb2
^bb2:
  cf.br ^bb1(%a, %a : i32, i32)
^bb3:
  %v3_0 = arith.addi %b, %b : i32
  cf.cond_br %p, ^bb2, ^bb1(%b, %a : i32, i32)
^bb4:
  %v4_0 = arith.addi %b, %a : i32
  "use"(%v4_0, %q) : (i32, i1) -> ()
  %v4_2 = arith.addi %a, %b : i32
  return %a : i32
}
func.func @f2(%p: i1, %q: i1, %a: i32, %b: i32) -> i32 {
  %v0_0 = arith.addi %a, %b : i32
  %v0_1 = arith.addi %b, %b : i32
  return %v0_0 : i32
^bb1(%x1_0: i32):
  %v1_0 = arith.constant 2 : i32
  %v1_1 = arith.addi %x1_0, %a : i32
  %v1_2 = arith.constant false
  cf.cond_br %v1_2, ^bb2(%v1_1, %a : i32, i32), ^bb2(%v1_1, %b : i32, i32)
^bb2(%x2_0: i32, %x2_1: i32):
  %v2_0 = arith.constant false
  return %b : i32
}
func.func @f3(%p: i1, %q: i1, %a: i32, %b: i32) -> i32 {
  cf.br ^bb2
^bb1(%x1_0: i32, %x1_1: i32):
  cf.cond_br %p, ^bb2, ^bb1(%x1_1, %b : i32, i32)
^bb2:
  return %a : i32
^bb3(%x3_0: i32):
  %v3_0 = arith.constant 1 : i32
  %v3_1 = arith.addi %v3_0, %b : i32
  %v3_2 = arith.constant true
  return %v3_1 : i32
}
func.func @f4(%p: i1, %q: i1, %a: i32, %b: i32) -> i32 {
  %v0_0 = arith.constant false
  cf.br ^bb1(%a : i32)
^bb1(%x1_0: i32):
  "use"(%x1_0, %q) : (i32, i1) -> ()
  cf.cond_br %q, ^bb1(%a : i32), ^bb1(%b : i32)
^bb2(%x2_0: i32, %x2_1: i32):
  ub.unreachable
^bb3:
  return %b : i32
}
func.func @f5(%p: i1, %q: i1, %a: i32, %b: i32) -> i32 {
  cf.cond_br %q, ^bb3, ^bb3
^bb1:
  %v1_0 = arith.addi %b, %b : i32
  %v1_1 = arith.constant 1 : i32
  %v1_2 = arith.addi %b, %v1_0 : i32
  cf.br ^bb2(%v1_0 : i32)
^bb2(%x2_0: i32):
  cf.assert %q, "m"
  cf.br ^bb2(%b : i32)
^bb3:
  return %b : i32
}
func.func @f6(%p: i1, %q: i1, %a: i32, %b: i32) -> i32 {
  %v0_0 = arith.constant 2 : i32
  %v0_1 = arith.addi %a, %a : i32
  cf.cond_br %q, ^bb2(%v0_1 : i32), ^bb2(%b : i32)
^bb1:
  ub.unreachable
^bb2(%x2_0: i32):
  return %b : i32
}
func.func @f7(%p: i1, %q: i1, %a: i32, %b: i32) -> i32 {
  %v0_0 = arith.addi %a, %a : i32
  return %v0_0 : i32
^bb1(%x1_0: i32):
  return %x1_0 : i32
}
func.func @f8(%p: i1, %q: i1, %a: i32, %b: i32) -> i32 {
  cf.cond_br %p, ^bb4, ^bb3
^bb1(%x1_0: i32, %x1_1: i32):
  %v1_0 = arith.addi %a, %x1_0 : i32
  %v1_1 = arith.constant 0 : i32
  cf.br ^bb3
^bb2(%x2_0: i32):
  return %x2_0 : i32
^bb3:
  "use"(%b, %q) : (i32, i1) -> ()
  ub.unreachable
^bb4:
  %v4_0 = arith.addi %b, %a : i32
  return %v4_0 : i32
}
func.func @f9(%p: i1, %q: i1, %a: i32, %b: i32) -> i32 {
  %v0_0 = arith.addi %a, %a : i32
  %v0_1 = arith.addi %b, %b : i32
  %v0_2 = arith.constant 1 : i32
  cf.br ^bb1(%b, %b : i32, i32)
^bb1(%x1_0: i32, %x1_1: i32):
  cf.br ^bb2(%x1_0 : i32)
^bb2(%x2_0: i32):
  %v2_0 = arith.addi %a, %x2_0 : i32
  %v2_1 = arith.constant 2 : i32
  return %a : i32
^bb3(%x3_0: i32):
  %v3_0 = arith.addi %x3_0, %b : i32
  return %b : i32
}
func.func @f10(%p: i1, %q: i1, %a: i32, %b: i32) -> i32 {
  %v0_0 = arith.constant 0 : i32
  %v0_1 = arith.addi %b, %v0_0 : i32
  %v0_2 = arith.addi %v0_1, %v0_0 : i32
  cf.cond_br %q, ^bb4, ^bb4
^bb1(%x1_0: i32):
  ub.unreachable
^bb2(%x2_0: i32):
  "use"(%x2_0, %q) : (i32, i1) -> ()
  %v2_1 = arith.constant 0 : i32
  cf.cond_br %p, ^bb3, ^bb3
^bb3:
  cf.cond_br %q, ^bb1(%a : i32), ^bb4
^bb4:
  %v4_0 = arith.addi %a, %b : i32
  %v4_1 = arith.addi %b, %a : i32
  %v4_2 = arith.constant true
  return %a : i32
}
func.func @f11(%p: i1, %q: i1, %a: i32, %b: i32) -> i32 {
  %v0_0 = arith.addi %a, %a : i32
  %v0_1 = arith.constant 3 : i32
  cf.cond_br %p, ^bb3, ^bb3
^bb1:
  cf.cond_br %q, ^bb3, ^bb1
^bb2:
  %v2_0 = arith.addi %b, %b : i32
  ub.unreachable
^bb3:
  return %b : i32
}
func.func @f12(%p: i1, %q: i1, %a: i32, %b: i32) -> i32 {
  "use"(%a, %q) : (i32, i1) -> ()
  return %b : i32
^bb1(%x1_0: i32, %x1_1: i32):
  cf.assert %q, "m"
  "use"(%x1_1, %p) : (i32, i1) -> ()
  %v1_2 = arith.constant 0 : i32
  cf.br ^bb3(%v1_2 : i32)
^bb2(%x2_0: i32):
  cf.cond_br %q, ^bb4(%a : i32), ^bb4(%x2_0 : i32)
^bb3(%x3_0: i32):
  return %a : i32
^bb4(%x4_0: i32):
  return %a : i32
}
func.func @f13(%p: i1, %q: i1, %a: i32, %b: i32) -> i32 {
  %v0_0 = arith.addi %b, %a : i32
  cf.assert %p, "m"
  %v0_2 = arith.addi %a, %a : i32
  cf.cond_br %p, ^bb1(%v0_0 : i32), ^bb1(%v0_0 : i32)
^bb1(%x1_0: i32):
  %v1_0 = arith.addi %x1_0, %a : i32
  %v1_1 = arith.addi %v1_0, %b : i32
  cf.cond_br %p, ^bb2(%a, %v1_1 : i32, i32), ^bb1(%v1_1 : i32)
^bb2(%x2_0: i32, %x2_1: i32):
  %v2_0 = arith.constant 2 : i32
  return %a : i32
}
func.func @f14(%p: i1, %q: i1, %a: i32, %b: i32) -> i32 {
  cf.assert %q, "m"
  cf.cond_br %q, ^bb2, ^bb4(%a, %b : i32, i32)
^bb1:
  cf.br ^bb1
^bb2:
  cf.cond_br %p, ^bb1, ^bb2
^bb3(%x3_0: i32):
  cf.cond_br %p, ^bb2, ^bb2
^bb4(%x4_0: i32, %x4_1: i32):
  %v4_0 = arith.constant 1 : i32
  %v4_1 = arith.addi %x4_1, %x4_1 : i32
  return %b : i32
}
func.func @f15(%p: i1, %q: i1, %a: i32, %b: i32) -> i32 {
  cf.br ^bb4(%a : i32)
^bb1(%x1_0: i32, %x1_1: i32):
  %v1_0 = arith.constant false
  %v1_1 = arith.addi %x1_1, %x1_0 : i32
  %v1_2 = arith.addi %a, %b : i32
  cf.cond_br %p, ^bb1(%v1_1, %x1_0 : i32, i32), ^bb5(%x1_1, %x1_0 : i32, i32)
^bb2:
  return %a : i32
^bb3:
  cf.assert %p, "m"
  return %a : i32
^bb4(%x4_0: i32):
  cf.cond_br %p, ^bb3, ^bb1(%x4_0, %x4_0 : i32, i32)
^bb5(%x5_0: i32, %x5_1: i32):
  return %b : i32
}
func.func @f16(%p: i1, %q: i1, %a: i32, %b: i32) -> i32 {
  cf.br ^bb2(%a, %b : i32, i32)
^bb1(%x1_0: i32):
  cf.cond_br %q, ^bb3, ^bb4(%x1_0, %x1_0 : i32, i32)
^bb2(%x2_0: i32, %x2_1: i32):
  %v2_0 = arith.constant 3 : i32
  cf.br ^bb1(%v2_0 : i32)
^bb3:
  %v3_0 = arith.constant false
  %v3_1 = arith.addi %b, %b : i32
  return %a : i32
^bb4(%x4_0: i32, %x4_1: i32):
  %v4_0 = arith.addi %x4_0, %x4_0 : i32
  cf.cond_br %q, ^bb4(%x4_0, %v4_0 : i32, i32), ^bb2(%x4_0, %x4_0 : i32, i32)
^bb5:
  %v5_0 = arith.constant 3 : i32
  %v5_1 = arith.constant false
  return %v5_0 : i32
}
func.func @f17(%p: i1, %q: i1, %a: i32, %b: i32) -> i32 {
  cf.cond_br %p, ^bb1(%a, %b : i32, i32), ^bb1(%b, %a : i32, i32)
^bb1(%x1_0: i32, %x1_1: i32):
  %v1_0 = arith.constant false
  cf.assert %p, "m"
  %v1_2 = arith.constant 1 : i32
  cf.br ^bb1(%a, %x1_0 : i32, i32)
^bb2(%x2_0: i32):
  return %x2_0 : i32
}
func.func @f18(%p: i1, %q: i1, %a: i32, %b: i32) -> i32 {
  %v0_0 = arith.addi %a, %a : i32
  %v0_1 = arith.addi %a, %v0_0 : i32
  %v0_2 = arith.constant true
  cf.cond_br %v0_2, ^bb2, ^bb2
^bb1(%x1_0: i32, %x1_1: i32):
  return %b : i32
^bb2:
  return %a : i32
}
func.func @f19(%p: i1, %q: i1, %a: i32, %b: i32) -> i32 {
  cf.cond_br %q, ^bb1(%a, %a : i32, i32), ^bb1(%b, %b : i32, i32)
^bb1(%x1_0: i32, %x1_1: i32):
  %v1_0 = arith.constant false
  %v1_1 = arith.addi %a, %a : i32
  return %x1_0 : i32
}
func.func @f20(%p: i1, %q: i1, %a: i32, %b: i32) -> i32 {
  cf.cond_br %p, ^bb2, ^bb2
^bb1(%x1_0: i32):
  cf.br ^bb1(%a : i32)
^bb2:
  return %a : i32
}
func.func @f21(%p: i1, %q: i1, %a: i32, %b: i32) -> i32 {
  cf.cond_br %q, ^bb5, ^bb4
^bb1:
  cf.cond_br %q, ^bb2, ^bb2
^bb2:
  %v2_0 = arith.addi %b, %b : i32
  return %v2_0 : i32
^bb3:
  cf.br ^bb4
^bb4:
  return %b : i32
^bb5:
  cf.assert %p, "m"
  "use"(%a, %p) : (i32, i1) -> ()
  return %a : i32
}
func.func @f22(%p: i1, %q: i1, %a: i32, %b: i32) -> i32 {
  cf.br ^bb2(%a, %a : i32, i32)
^bb1(%x1_0: i32):
  return %b : i32
^bb2(%x2_0: i32, %x2_1: i32):
  cf.br ^bb3
^bb3:
  %v3_0 = arith.addi %a, %b : i32
  %v3_1 = arith.addi %v3_0, %v3_0 : i32
  cf.cond_br %q, ^bb3, ^bb5(%v3_0, %a : i32, i32)
^bb4(%x4_0: i32, %x4_1: i32):
  %v4_0 = arith.constant 1 : i32
  "use"(%a, %p) : (i32, i1) -> ()
  cf.cond_br %p, ^bb2(%b, %v4_0 : i32, i32), ^bb2(%v4_0, %a : i32, i32)
^bb5(%x5_0: i32, %x5_1: i32):
  %v5_0 = arith.addi %a, %a : i32
  %v5_1 = arith.addi %v5_0, %b : i32
  return %x5_0 : i32
}
func.func @f23(%p: i1, %q: i1, %a: i32, %b: i32) -> i32 {
  "use"(%b, %p) : (i32, i1) -> ()
  %v0_1 = arith.addi %b, %b : i32
  %v0_2 = arith.constant 2 : i32
  cf.br ^bb3(%a : i32)
^bb1:
  cf.br ^bb1
^bb2(%x2_0: i32):
  %v2_0 = arith.addi %a, %b : i32
  return %b : i32
^bb3(%x3_0: i32):
  ub.unreachable
^bb4(%x4_0: i32):
  %v4_0 = arith.addi %a, %a : i32
  %v4_1 = arith.addi %x4_0, %v4_0 : i32
  %v4_2 = arith.constant 2 : i32
  cf.cond_br %p, ^bb5, ^bb5
^bb5:
  return %a : i32
}
func.func @f24(%p: i1, %q: i1, %a: i32, %b: i32) -> i32 {
  cf.cond_br %q, ^bb2, ^bb2
^bb1(%x1_0: i32):
  cf.cond_br %p, ^bb1(%x1_0 : i32), ^bb1(%a : i32)
^bb2:
  return %b : i32
}
}
