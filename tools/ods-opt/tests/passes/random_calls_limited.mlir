// builtin.module(inline{inlining-threshold=100})
func.func nested @f0(%x : i32) -> i32 attributes {no_inline} {
  %v1 = arith.constant 4 : i32
  %k2 = arith.cmpi sgt, %v1, %v1 : i32
  cf.cond_br %k2, ^a(%x : i32), ^b
^a(%p : i32):
  %v3 = func.call @f7(%p) : (i32) -> i32
  return %v3 : i32
^b:
  %v4 = arith.xori %v1, %v1 : i32
  %v5 = arith.muli %x, %v1 : i32
  return %v5 : i32
}
func.func nested @f1(%x : i32) -> i32 {
  %v1c = arith.cmpi slt, %x, %x : i32
  %v1 = scf.if %v1c -> (i32) {
    scf.yield %x : i32
  } else {
    %v2 = arith.constant 3 : i32
    %v3 = func.call @f1(%x) : (i32) -> i32
    scf.yield %v3 : i32
  }
  %v4c = arith.cmpi slt, %x, %v1 : i32
  %v4 = scf.if %v4c -> (i32) {
    scf.yield %v1 : i32
  } else {
    %v5 = arith.constant 1 : i32
    %v6 = arith.muli %v1, %x : i32
    scf.yield %v6 : i32
  }
  %v7 = func.call @f0(%v4) : (i32) -> i32
  return %v7 : i32
}
func.func private @f2(%x : i32) -> i32 {
  %v1 = func.call @f1(%x) : (i32) -> i32
  %v2 = arith.xori %x, %x : i32
  %v3 = func.call @f0(%x) : (i32) -> i32
  %v4 = arith.xori %v3, %v2 : i32
  %k5 = arith.cmpi sgt, %v2, %v2 : i32
  cf.cond_br %k5, ^a(%v4 : i32), ^b
^a(%p : i32):
  %v6 = arith.addi %v3, %v1 : i32
  %v7 = func.call @f1(%v4) : (i32) -> i32
  return %v7 : i32
^b:
  %v8 = arith.constant 1 : i32
  %v9 = arith.addi %v8, %v8 : i32
  return %v9 : i32
}
func.func private @f3(%x : i32) -> i32 {
  %v1 = arith.xori %x, %x : i32
  %v2 = func.call @f0(%x) : (i32) -> i32
  %v3 = func.call @f3(%x) : (i32) -> i32
  %v4 = arith.subi %v3, %v2 : i32
  %v5 = func.call @f0(%v2) : (i32) -> i32
  return %v5 : i32
}
func.func private @f4(%x : i32) -> i32 attributes {no_inline} {
  %v1 = func.call @f3(%x) : (i32) -> i32
  %v2 = arith.addi %v1, %x : i32
  return %v2 : i32
}
func.func private @f5(%x : i32) -> i32 {
  %v1 = arith.addi %x, %x : i32
  %v2 = arith.muli %v1, %v1 : i32
  %v3 = arith.muli %v2, %x : i32
  %v4 = arith.subi %v2, %v2 : i32
  return %v4 : i32
}
func.func private @f6(i32) -> i32
func.func private @f7(%x : i32) -> i32 {
  return %x : i32
}
// -----
func.func nested @f0(%x : i32) -> i32 {
  %v1 = func.call @f0(%x) : (i32) -> i32
  %v2c = arith.cmpi slt, %v1, %x : i32
  %v2 = scf.if %v2c -> (i32) {
    %v3 = arith.constant 4 : i32
    scf.yield %v3 : i32
  } else {
    %v4 = arith.addi %v1, %v1 : i32
    scf.yield %v4 : i32
  }
  %k5 = arith.cmpi sgt, %x, %v2 : i32
  cf.cond_br %k5, ^a(%x : i32), ^b
^a(%p : i32):
  return %p : i32
^b:
  return %v2 : i32
}
func.func private @f1(%x : i32) -> i32 {
  %v1 = func.call @f1(%x) : (i32) -> i32
  %v2 = func.call @f1(%x) : (i32) -> i32
  return %v2 : i32
}
func.func nested @f2(%x : i32) -> i32 {
  %k1 = arith.cmpi sgt, %x, %x : i32
  cf.cond_br %k1, ^a(%x : i32), ^b
^a(%p : i32):
  %v2c = arith.cmpi slt, %p, %x : i32
  %v2 = scf.if %v2c -> (i32) {
    scf.yield %p : i32
  } else {
    %v3 = func.call @f2(%p) : (i32) -> i32
    scf.yield %v3 : i32
  }
  %v4 = arith.xori %x, %x : i32
  return %v4 : i32
^b:
  %v5 = arith.constant 4 : i32
  %v6 = arith.addi %v5, %v5 : i32
  return %v6 : i32
}
func.func private @f3(%x : i32) -> i32 {
  %v1 = arith.muli %x, %x : i32
  %v2 = arith.muli %x, %v1 : i32
  %v3 = func.call @f2(%x) : (i32) -> i32
  %v4 = func.call @f0(%v1) : (i32) -> i32
  %v5 = arith.addi %v2, %x : i32
  return %v5 : i32
}
func.func private @f4(%x : i32) -> i32 {
  %v1c = arith.cmpi slt, %x, %x : i32
  %v1 = scf.if %v1c -> (i32) {
    %v2 = arith.subi %x, %x : i32
    scf.yield %v2 : i32
  } else {
    %v3 = func.call @f3(%x) : (i32) -> i32
    %v4 = func.call @f4(%v3) : (i32) -> i32
    scf.yield %v4 : i32
  }
  %v5 = arith.constant 1 : i32
  return %v5 : i32
}
// -----
func.func nested @f0(%x : i32) -> i32 {
  %v1 = arith.muli %x, %x : i32
  %v2 = arith.constant 5 : i32
  %v3 = arith.muli %v2, %v2 : i32
  return %v3 : i32
}
func.func @f1(%x : i32) -> i32 {
  %v1 = arith.addi %x, %x : i32
  %v2 = arith.constant 4 : i32
  %v3 = func.call @f1(%v1) : (i32) -> i32
  return %v3 : i32
}
func.func nested @f2(%x : i32) -> i32 {
  %v1 = arith.subi %x, %x : i32
  %v2 = arith.constant 3 : i32
  %v3 = arith.constant 3 : i32
  return %v3 : i32
}
func.func private @f3(%x : i32) -> i32 {
  %v1 = arith.addi %x, %x : i32
  %v2 = arith.addi %x, %v1 : i32
  %v3 = arith.subi %v2, %v1 : i32
  return %v3 : i32
}
func.func private @f4(%x : i32) -> i32 {
  %v1 = func.call @f5(%x) : (i32) -> i32
  return %v1 : i32
}
func.func private @f5(i32) -> i32
func.func private @f6(%x : i32) -> i32 {
  %v1c = arith.cmpi slt, %x, %x : i32
  %v1 = scf.if %v1c -> (i32) {
    %v2 = arith.xori %x, %x : i32
    %v3 = arith.constant 1 : i32
    scf.yield %v3 : i32
  } else {
    %v4 = func.call @f0(%x) : (i32) -> i32
    %v5 = arith.subi %v4, %v4 : i32
    scf.yield %v5 : i32
  }
  %v6 = arith.addi %v1, %v1 : i32
  %v7 = arith.muli %v1, %v6 : i32
  %v8 = func.call @f2(%x) : (i32) -> i32
  return %v8 : i32
}
func.func private @f7(%x : i32) -> i32 attributes {no_inline} {
  %k1 = arith.cmpi sgt, %x, %x : i32
  cf.cond_br %k1, ^a(%x : i32), ^b
^a(%p : i32):
  %v2 = func.call @f7(%x) : (i32) -> i32
  return %v2 : i32
^b:
  return %x : i32
}
func.func @f8(%x : i32) -> i32 {
  %k1 = arith.cmpi sgt, %x, %x : i32
  cf.cond_br %k1, ^a(%x : i32), ^b
^a(%p : i32):
  %v2 = func.call @f6(%x) : (i32) -> i32
  %v3 = arith.muli %p, %x : i32
  return %v3 : i32
^b:
  %v4 = arith.addi %x, %x : i32
  return %v4 : i32
}
// -----
func.func private @f0(%x : i32) -> i32 {
  %v1 = arith.xori %x, %x : i32
  %v2 = func.call @f0(%x) : (i32) -> i32
  %v3 = arith.xori %v2, %v1 : i32
  %v4 = func.call @f5(%x) : (i32) -> i32
  %v5 = func.call @f0(%v3) : (i32) -> i32
  return %v5 : i32
}
func.func @f1(%x : i32) -> i32 {
  %v1c = arith.cmpi slt, %x, %x : i32
  %v1 = scf.if %v1c -> (i32) {
    %v2 = func.call @f1(%x) : (i32) -> i32
    scf.yield %v2 : i32
  } else {
    %v3 = arith.muli %x, %x : i32
    scf.yield %v3 : i32
  }
  %v4 = func.call @f1(%v1) : (i32) -> i32
  %v5 = arith.addi %x, %v4 : i32
  %k6 = arith.cmpi sgt, %v4, %v1 : i32
  cf.cond_br %k6, ^a(%v1 : i32), ^b
^a(%p : i32):
  %v7 = arith.xori %v5, %v5 : i32
  return %v7 : i32
^b:
  return %v5 : i32
}
func.func private @f2(%x : i32) -> i32 {
  return %x : i32
}
func.func nested @f3(%x : i32) -> i32 {
  %v1 = arith.muli %x, %x : i32
  %v2 = func.call @f2(%x) : (i32) -> i32
  return %v2 : i32
}
func.func nested @f4(%x : i32) -> i32 {
  %v1 = func.call @f4(%x) : (i32) -> i32
  %v2 = func.call @f4(%v1) : (i32) -> i32
  %v3 = func.call @f4(%x) : (i32) -> i32
  return %v3 : i32
}
func.func @f5(%x : i32) -> i32 {
  %v1 = arith.constant 1 : i32
  %v2 = arith.addi %x, %v1 : i32
  %v3 = func.call @f1(%x) : (i32) -> i32
  return %v3 : i32
}
func.func private @f6(%x : i32) -> i32 {
  %v1 = func.call @f1(%x) : (i32) -> i32
  %k2 = arith.cmpi sgt, %v1, %x : i32
  cf.cond_br %k2, ^a(%x : i32), ^b
^a(%p : i32):
  %v3 = func.call @f1(%v1) : (i32) -> i32
  return %v3 : i32
^b:
  return %v1 : i32
}
func.func @f7(%x : i32) -> i32 {
  %v1 = arith.constant 0 : i32
  %k2 = arith.cmpi sgt, %x, %x : i32
  cf.cond_br %k2, ^a(%x : i32), ^b
^a(%p : i32):
  %v3 = arith.addi %p, %x : i32
  %v4 = arith.xori %x, %v3 : i32
  return %v4 : i32
^b:
  return %v1 : i32
}
// -----
func.func private @f0(%x : i32) -> i32 {
  %v1 = arith.muli %x, %x : i32
  %v2 = arith.muli %v1, %v1 : i32
  %v3c = arith.cmpi slt, %v1, %x : i32
  %v3 = scf.if %v3c -> (i32) {
    scf.yield %v2 : i32
  } else {
    scf.yield %v2 : i32
  }
  %v4 = arith.subi %v3, %x : i32
  return %v4 : i32
}
func.func @f1(%x : i32) -> i32 {
  %v1 = arith.subi %x, %x : i32
  %v2 = func.call @f1(%x) : (i32) -> i32
  %v3 = arith.constant 0 : i32
  return %v3 : i32
}
func.func private @f2(%x : i32) -> i32 {
  %v1 = arith.constant 3 : i32
  %v2 = arith.subi %x, %v1 : i32
  %v3 = arith.xori %v2, %v2 : i32
  return %v3 : i32
}
// -----
func.func private @f0(i32) -> i32
func.func private @f1(%x : i32) -> i32 {
  %v1 = arith.subi %x, %x : i32
  return %v1 : i32
}
func.func private @f2(%x : i32) -> i32 attributes {no_inline} {
  %v1 = func.call @f1(%x) : (i32) -> i32
  %v2 = func.call @f0(%v1) : (i32) -> i32
  %v3 = arith.constant 3 : i32
  %v4 = func.call @f1(%v2) : (i32) -> i32
  %v5 = func.call @f0(%v3) : (i32) -> i32
  %k6 = arith.cmpi sgt, %v4, %v5 : i32
  cf.cond_br %k6, ^a(%v5 : i32), ^b
^a(%p : i32):
  %v7 = func.call @f2(%v1) : (i32) -> i32
  return %v7 : i32
^b:
  %v8 = arith.muli %v3, %v3 : i32
  return %v8 : i32
}
func.func private @f3(%x : i32) -> i32 {
  %v1 = arith.muli %x, %x : i32
  %v2 = arith.addi %x, %x : i32
  %v3 = func.call @f2(%v2) : (i32) -> i32
  %v4c = arith.cmpi slt, %x, %v1 : i32
  %v4 = scf.if %v4c -> (i32) {
    %v5 = arith.constant 3 : i32
    %v6 = arith.xori %v1, %x : i32
    scf.yield %v6 : i32
  } else {
    scf.yield %v3 : i32
  }
  return %v4 : i32
}
func.func private @f4(%x : i32) -> i32 {
  %v1 = arith.constant 3 : i32
  return %v1 : i32
}
func.func private @f5(i32) -> i32
func.func nested @f6(%x : i32) -> i32 {
  %v1 = arith.muli %x, %x : i32
  %v2c = arith.cmpi slt, %x, %x : i32
  %v2 = scf.if %v2c -> (i32) {
    %v3 = func.call @f1(%x) : (i32) -> i32
    %v4 = func.call @f5(%v3) : (i32) -> i32
    scf.yield %v4 : i32
  } else {
    %v5 = arith.muli %x, %v1 : i32
    %v6 = arith.muli %x, %v1 : i32
    scf.yield %v6 : i32
  }
  %v7 = arith.xori %v1, %x : i32
  %v8 = arith.muli %v2, %v1 : i32
  %v9 = arith.subi %x, %x : i32
  %k10 = arith.cmpi sgt, %x, %v9 : i32
  cf.cond_br %k10, ^a(%v7 : i32), ^b
^a(%p : i32):
  %v11 = func.call @f2(%v1) : (i32) -> i32
  %v12 = arith.addi %x, %p : i32
  return %v12 : i32
^b:
  %v13 = arith.muli %v1, %v2 : i32
  return %v13 : i32
}
// -----
func.func private @f0(%x : i32) -> i32 {
  return %x : i32
}
func.func nested @f1(%x : i32) -> i32 {
  %v1 = arith.addi %x, %x : i32
  %v2 = func.call @f1(%x) : (i32) -> i32
  %v3 = func.call @f1(%x) : (i32) -> i32
  return %v3 : i32
}
func.func private @f2(%x : i32) -> i32 {
  %v1 = arith.subi %x, %x : i32
  %v2 = arith.constant 3 : i32
  %v3 = arith.addi %v1, %x : i32
  return %v3 : i32
}
// -----
func.func private @f0(%x : i32) -> i32 attributes {no_inline} {
  %v1 = func.call @f0(%x) : (i32) -> i32
  %v2 = func.call @f0(%x) : (i32) -> i32
  return %v2 : i32
}
func.func private @f1(%x : i32) -> i32 {
  return %x : i32
}
func.func nested @f2(%x : i32) -> i32 {
  %v1 = arith.addi %x, %x : i32
  %v2 = func.call @f1(%v1) : (i32) -> i32
  %k3 = arith.cmpi sgt, %v2, %v2 : i32
  cf.cond_br %k3, ^a(%v2 : i32), ^b
^a(%p : i32):
  %v4 = func.call @f2(%v1) : (i32) -> i32
  return %v4 : i32
^b:
  %v5 = arith.muli %v1, %x : i32
  %v6 = arith.xori %v1, %v5 : i32
  return %v6 : i32
}
// -----
func.func private @f0(%x : i32) -> i32 {
  %v1 = arith.subi %x, %x : i32
  %k2 = arith.cmpi sgt, %v1, %x : i32
  cf.cond_br %k2, ^a(%v1 : i32), ^b
^a(%p : i32):
  %v3 = func.call @f0(%p) : (i32) -> i32
  return %v3 : i32
^b:
  %v4 = func.call @f0(%x) : (i32) -> i32
  %v5 = arith.xori %x, %x : i32
  return %v5 : i32
}
func.func private @f1(i32) -> i32
func.func private @f2(%x : i32) -> i32 {
  %v1 = func.call @f2(%x) : (i32) -> i32
  %v2 = func.call @f2(%x) : (i32) -> i32
  %v3 = func.call @f2(%v2) : (i32) -> i32
  %v4 = arith.constant 2 : i32
  %k5 = arith.cmpi sgt, %v2, %v3 : i32
  cf.cond_br %k5, ^a(%v3 : i32), ^b
^a(%p : i32):
  %v6 = func.call @f0(%x) : (i32) -> i32
  %v7 = arith.subi %v3, %v1 : i32
  return %v7 : i32
^b:
  %v8 = arith.constant 5 : i32
  %v9 = arith.muli %v2, %v4 : i32
  return %v9 : i32
}
// -----
func.func nested @f0(%x : i32) -> i32 {
  %k1 = arith.cmpi sgt, %x, %x : i32
  cf.cond_br %k1, ^a(%x : i32), ^b
^a(%p : i32):
  return %p : i32
^b:
  return %x : i32
}
func.func private @f1(i32) -> i32
func.func nested @f2(%x : i32) -> i32 {
  %v1 = func.call @f1(%x) : (i32) -> i32
  %v2 = arith.subi %v1, %x : i32
  %v3c = arith.cmpi slt, %x, %v2 : i32
  %v3 = scf.if %v3c -> (i32) {
    %v4 = func.call @f4(%x) : (i32) -> i32
    scf.yield %v4 : i32
  } else {
    %v5 = arith.subi %x, %v1 : i32
    %v6 = func.call @f2(%v5) : (i32) -> i32
    scf.yield %v6 : i32
  }
  %v7 = func.call @f1(%x) : (i32) -> i32
  %k8 = arith.cmpi sgt, %v2, %v2 : i32
  cf.cond_br %k8, ^a(%x : i32), ^b
^a(%p : i32):
  return %p : i32
^b:
  %v9c = arith.cmpi slt, %v7, %v1 : i32
  %v9 = scf.if %v9c -> (i32) {
    %v10 = arith.subi %x, %v3 : i32
    scf.yield %v10 : i32
  } else {
    %v11 = arith.constant 4 : i32
    scf.yield %v11 : i32
  }
  %v12 = func.call @f1(%v2) : (i32) -> i32
  return %v12 : i32
}
func.func private @f3(%x : i32) -> i32 {
  return %x : i32
}
func.func nested @f4(%x : i32) -> i32 {
  %v1 = arith.addi %x, %x : i32
  %v2 = arith.xori %v1, %v1 : i32
  %v3 = func.call @f3(%v2) : (i32) -> i32
  %v4c = arith.cmpi slt, %x, %v2 : i32
  %v4 = scf.if %v4c -> (i32) {
    %v5 = arith.xori %v2, %v3 : i32
    %v6 = arith.constant 1 : i32
    scf.yield %v6 : i32
  } else {
    scf.yield %v3 : i32
  }
  %k7 = arith.cmpi sgt, %v2, %v1 : i32
  cf.cond_br %k7, ^a(%x : i32), ^b
^a(%p : i32):
  return %p : i32
^b:
  %v8 = func.call @f2(%x) : (i32) -> i32
  return %v8 : i32
}
func.func private @f5(%x : i32) -> i32 {
  %k1 = arith.cmpi sgt, %x, %x : i32
  cf.cond_br %k1, ^a(%x : i32), ^b
^a(%p : i32):
  %v2 = func.call @f1(%p) : (i32) -> i32
  return %v2 : i32
^b:
  return %x : i32
}
func.func private @f6(%x : i32) -> i32 {
  %v1 = arith.subi %x, %x : i32
  %v2 = func.call @f1(%x) : (i32) -> i32
  %v3 = arith.muli %v1, %v2 : i32
  return %v3 : i32
}
