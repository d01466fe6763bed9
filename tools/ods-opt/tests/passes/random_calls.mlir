// builtin.module(inline,func.func(canonicalize,cse,loop-invariant-code-motion),symbol-dce)
func.func private @f0(%x : i32) -> i32 {
  %v1 = arith.constant 0 : i32
  %v2 = func.call @f0(%x) : (i32) -> i32
  %v3 = arith.subi %v2, %v1 : i32
  %v4 = func.call @f1(%v2) : (i32) -> i32
  return %v4 : i32
}
func.func private @f1(%x : i32) -> i32 {
  %v1 = func.call @f0(%x) : (i32) -> i32
  %v2 = arith.muli %x, %x : i32
  %v3 = arith.subi %x, %x : i32
  %v4 = arith.muli %v2, %v3 : i32
  return %v4 : i32
}
func.func @f2(%x : i32) -> i32 {
  %v1 = func.call @f0(%x) : (i32) -> i32
  %v2 = arith.subi %v1, %v1 : i32
  %v3 = func.call @f0(%v1) : (i32) -> i32
  %k4 = arith.cmpi sgt, %v1, %v3 : i32
  cf.cond_br %k4, ^a(%v3 : i32), ^b
^a(%p : i32):
  return %p : i32
^b:
  %v5 = arith.xori %v2, %v1 : i32
  return %v5 : i32
}
func.func private @f3(%x : i32) -> i32 {
  %v1 = arith.addi %x, %x : i32
  %v2 = func.call @f0(%x) : (i32) -> i32
  %v3 = arith.muli %x, %v1 : i32
  %v4 = arith.xori %v1, %v3 : i32
  %v5 = func.call @f1(%v1) : (i32) -> i32
  return %v5 : i32
}
// -----
func.func private @f0(%x : i32) -> i32 {
  %v1 = func.call @f5(%x) : (i32) -> i32
  %v2 = func.call @f0(%v1) : (i32) -> i32
  %v3 = arith.addi %v1, %v2 : i32
  %v4 = func.call @f0(%v1) : (i32) -> i32
  return %v4 : i32
}
func.func private @f1(%x : i32) -> i32 {
  %v1c = arith.cmpi slt, %x, %x : i32
  %v1 = scf.if %v1c -> (i32) {
    scf.yield %x : i32
  } else {
    %v2 = func.call @f1(%x) : (i32) -> i32
    scf.yield %v2 : i32
  }
  %v3 = func.call @f0(%v1) : (i32) -> i32
  %v4c = arith.cmpi slt, %v3, %v1 : i32
  %v4 = scf.if %v4c -> (i32) {
    %v5 = arith.subi %v3, %x : i32
    scf.yield %v5 : i32
  } else {
    scf.yield %v3 : i32
  }
  return %v4 : i32
}
func.func private @f2(%x : i32) -> i32 {
  return %x : i32
}
func.func nested @f3(%x : i32) -> i32 {
  %v1 = arith.subi %x, %x : i32
  %v2 = arith.xori %v1, %x : i32
  %v3 = arith.constant 1 : i32
  %v4 = arith.addi %v2, %v1 : i32
  %k5 = arith.cmpi sgt, %v1, %x : i32
  cf.cond_br %k5, ^a(%v2 : i32), ^b
^a(%p : i32):
  %v6 = func.call @f1(%v2) : (i32) -> i32
  return %v6 : i32
^b:
  %v7 = arith.xori %v2, %v3 : i32
  return %v7 : i32
}
func.func private @f4(%x : i32) -> i32 {
  %v1 = func.call @f1(%x) : (i32) -> i32
  %v2 = func.call @f0(%x) : (i32) -> i32
  %v3c = arith.cmpi slt, %x, %x : i32
  %v3 = scf.if %v3c -> (i32) {
    scf.yield %v2 : i32
  } else {
    %v4 = arith.xori %x, %v1 : i32
    scf.yield %v4 : i32
  }
  %v5 = arith.muli %v2, %v3 : i32
  %v6 = arith.muli %v2, %v2 : i32
  %k7 = arith.cmpi sgt, %v5, %v5 : i32
  cf.cond_br %k7, ^a(%v5 : i32), ^b
^a(%p : i32):
  return %p : i32
^b:
  %v8 = arith.muli %v1, %v6 : i32
  %v9 = func.call @f4(%v2) : (i32) -> i32
  return %v9 : i32
}
func.func nested @f5(%x : i32) -> i32 {
  %v1 = arith.subi %x, %x : i32
  %v2c = arith.cmpi slt, %v1, %x : i32
  %v2 = scf.if %v2c -> (i32) {
    %v3 = arith.xori %v1, %v1 : i32
    %v4 = arith.addi %v3, %v1 : i32
    scf.yield %v4 : i32
  } else {
    scf.yield %v1 : i32
  }
  %v5 = func.call @f1(%v1) : (i32) -> i32
  %v6 = arith.muli %v1, %x : i32
  return %v6 : i32
}
func.func @f6(%x : i32) -> i32 {
  %v1 = arith.subi %x, %x : i32
  %v2 = arith.subi %v1, %v1 : i32
  return %v2 : i32
}
// -----
func.func private @f0(%x : i32) -> i32 attributes {no_inline} {
  %v1 = func.call @f0(%x) : (i32) -> i32
  %v2 = func.call @f0(%x) : (i32) -> i32
  %v3 = arith.addi %v1, %v2 : i32
  %v4 = func.call @f0(%x) : (i32) -> i32
  return %v4 : i32
}
func.func @f1(%x : i32) -> i32 attributes {no_inline} {
  %k1 = arith.cmpi sgt, %x, %x : i32
  cf.cond_br %k1, ^a(%x : i32), ^b
^a(%p : i32):
  return %p : i32
^b:
  %v2 = arith.constant 3 : i32
  %v3 = func.call @f1(%v2) : (i32) -> i32
  return %v3 : i32
}
func.func private @f2(%x : i32) -> i32 {
  %v1 = func.call @f2(%x) : (i32) -> i32
  %v2 = arith.constant 1 : i32
  %k3 = arith.cmpi sgt, %v1, %x : i32
  cf.cond_br %k3, ^a(%v2 : i32), ^b
^a(%p : i32):
  return %p : i32
^b:
  %v4c = arith.cmpi slt, %v2, %x : i32
  %v4 = scf.if %v4c -> (i32) {
    %v5 = arith.subi %x, %v2 : i32
    scf.yield %v5 : i32
  } else {
    %v6 = arith.muli %v2, %v2 : i32
    %v7 = func.call @f1(%v2) : (i32) -> i32
    scf.yield %v7 : i32
  }
  return %v4 : i32
}
func.func private @f3(%x : i32) -> i32 {
  %v1 = arith.addi %x, %x : i32
  %v2 = arith.addi %x, %v1 : i32
  %k3 = arith.cmpi sgt, %v2, %v1 : i32
  cf.cond_br %k3, ^a(%v1 : i32), ^b
^a(%p : i32):
  %v4 = func.call @f2(%v1) : (i32) -> i32
  %v5 = func.call @f3(%v2) : (i32) -> i32
  return %v5 : i32
^b:
  %v6 = arith.addi %v1, %v1 : i32
  %v7 = func.call @f3(%x) : (i32) -> i32
  return %v7 : i32
}
func.func private @f4(%x : i32) -> i32 {
  %v1c = arith.cmpi slt, %x, %x : i32
  %v1 = scf.if %v1c -> (i32) {
    scf.yield %x : i32
  } else {
    scf.yield %x : i32
  }
  %v2 = arith.addi %v1, %x : i32
  %v3c = arith.cmpi slt, %v2, %v2 : i32
  %v3 = scf.if %v3c -> (i32) {
    scf.yield %v2 : i32
  } else {
    scf.yield %v2 : i32
  }
  %v4 = func.call @f7(%v2) : (i32) -> i32
  return %v4 : i32
}
func.func private @f5(%x : i32) -> i32 {
  %v1 = arith.subi %x, %x : i32
  %k2 = arith.cmpi sgt, %x, %x : i32
  cf.cond_br %k2, ^a(%v1 : i32), ^b
^a(%p : i32):
  %v3 = func.call @f5(%x) : (i32) -> i32
  return %v3 : i32
^b:
  %v4 = arith.xori %x, %v1 : i32
  %v5 = arith.addi %v4, %v4 : i32
  return %v5 : i32
}
func.func nested @f6(%x : i32) -> i32 {
  %v1 = func.call @f4(%x) : (i32) -> i32
  %v2 = arith.subi %v1, %v1 : i32
  %v3 = func.call @f2(%v2) : (i32) -> i32
  %v4 = arith.addi %v2, %v1 : i32
  return %v4 : i32
}
func.func private @f7(%x : i32) -> i32 {
  %v1 = arith.subi %x, %x : i32
  %v2 = arith.subi %v1, %v1 : i32
  %v3 = func.call @f5(%x) : (i32) -> i32
  %k4 = arith.cmpi sgt, %v3, %v2 : i32
  cf.cond_br %k4, ^a(%v1 : i32), ^b
^a(%p : i32):
  return %p : i32
^b:
  %v5 = arith.addi %x, %x : i32
  return %v5 : i32
}
// -----
func.func private @f0(%x : i32) -> i32 {
  %v1 = func.call @f0(%x) : (i32) -> i32
  %v2 = arith.xori %v1, %v1 : i32
  %v3c = arith.cmpi slt, %v2, %v2 : i32
  %v3 = scf.if %v3c -> (i32) {
    scf.yield %v2 : i32
  } else {
    %v4 = func.call @f1(%v1) : (i32) -> i32
    %v5 = arith.constant 0 : i32
    scf.yield %v5 : i32
  }
  %v6 = func.call @f0(%v1) : (i32) -> i32
  %v7 = arith.subi %x, %v1 : i32
  return %v7 : i32
}
func.func private @f1(%x : i32) -> i32 {
  %v1 = func.call @f1(%x) : (i32) -> i32
  %v2 = arith.xori %x, %v1 : i32
  %k3 = arith.cmpi sgt, %x, %v2 : i32
  cf.cond_br %k3, ^a(%v2 : i32), ^b
^a(%p : i32):
  return %p : i32
^b:
  %v4 = arith.constant 0 : i32
  return %v4 : i32
}
func.func private @f2(%x : i32) -> i32 {
  %v1 = func.call @f1(%x) : (i32) -> i32
  %v2 = func.call @f1(%x) : (i32) -> i32
  return %v2 : i32
}
func.func private @f3(i32) -> i32
// -----
func.func private @f0(%x : i32) -> i32 {
  %v1 = arith.muli %x, %x : i32
  %v2 = arith.muli %x, %v1 : i32
  %v3 = arith.constant 1 : i32
  return %v3 : i32
}
func.func nested @f1(%x : i32) -> i32 {
  %k1 = arith.cmpi sgt, %x, %x : i32
  cf.cond_br %k1, ^a(%x : i32), ^b
^a(%p : i32):
  return %p : i32
^b:
  return %x : i32
}
func.func private @f2(%x : i32) -> i32 {
  return %x : i32
}
func.func private @f3(%x : i32) -> i32 {
  %v1 = arith.subi %x, %x : i32
  %k2 = arith.cmpi sgt, %v1, %v1 : i32
  cf.cond_br %k2, ^a(%x : i32), ^b
^a(%p : i32):
  %v3 = arith.subi %p, %v1 : i32
  return %v3 : i32
^b:
  %v4 = func.call @f0(%x) : (i32) -> i32
  %v5 = func.call @f3(%v1) : (i32) -> i32
  return %v5 : i32
}
func.func private @f4(%x : i32) -> i32 {
  %v1 = func.call @f3(%x) : (i32) -> i32
  %v2 = func.call @f1(%v1) : (i32) -> i32
  return %v2 : i32
}
// -----
func.func private @f0(i32) -> i32
func.func private @f1(%x : i32) -> i32 {
  %k1 = arith.cmpi sgt, %x, %x : i32
  cf.cond_br %k1, ^a(%x : i32), ^b
^a(%p : i32):
  return %p : i32
^b:
  return %x : i32
}
func.func private @f2(%x : i32) -> i32 {
  %v1 = arith.subi %x, %x : i32
  %v2c = arith.cmpi slt, %v1, %v1 : i32
  %v2 = scf.if %v2c -> (i32) {
    scf.yield %v1 : i32
  } else {
    scf.yield %v1 : i32
  }
  return %v2 : i32
}
func.func private @f3(%x : i32) -> i32 {
  %v1 = func.call @f0(%x) : (i32) -> i32
  %v2 = arith.muli %x, %v1 : i32
  %v3 = arith.xori %v1, %v2 : i32
  %v4 = arith.addi %v3, %v1 : i32
  return %v4 : i32
}
// -----
func.func private @f0(%x : i32) -> i32 {
  %v1 = arith.xori %x, %x : i32
  return %v1 : i32
}
func.func nested @f1(%x : i32) -> i32 {
  %v1 = func.call @f2(%x) : (i32) -> i32
  %v2c = arith.cmpi slt, %x, %v1 : i32
  %v2 = scf.if %v2c -> (i32) {
    scf.yield %v1 : i32
  } else {
    scf.yield %v1 : i32
  }
  %v3 = func.call @f0(%v1) : (i32) -> i32
  %k4 = arith.cmpi sgt, %v3, %v3 : i32
  cf.cond_br %k4, ^a(%v2 : i32), ^b
^a(%p : i32):
  return %p : i32
^b:
  return %v3 : i32
}
func.func nested @f2(%x : i32) -> i32 {
  %v1 = func.call @f1(%x) : (i32) -> i32
  %v2 = arith.xori %x, %v1 : i32
  %v3c = arith.cmpi slt, %x, %v1 : i32
  %v3 = scf.if %v3c -> (i32) {
    scf.yield %v2 : i32
  } else {
    %v4 = func.call @f2(%v2) : (i32) -> i32
    scf.yield %v4 : i32
  }
  %v5 = arith.xori %v3, %v2 : i32
  %v6 = func.call @f2(%v1) : (i32) -> i32
  %k7 = arith.cmpi sgt, %v5, %v5 : i32
  cf.cond_br %k7, ^a(%v3 : i32), ^b
^a(%p : i32):
  return %p : i32
^b:
  %v8c = arith.cmpi slt, %v5, %v6 : i32
  %v8 = scf.if %v8c -> (i32) {
    %v9 = func.call @f1(%v6) : (i32) -> i32
    %v10 = arith.constant 3 : i32
    scf.yield %v10 : i32
  } else {
    %v11 = arith.xori %v3, %v3 : i32
    %v12 = func.call @f0(%v5) : (i32) -> i32
    scf.yield %v12 : i32
  }
  return %v8 : i32
}
func.func private @f3(%x : i32) -> i32 {
  %v1 = func.call @f2(%x) : (i32) -> i32
  %v2 = arith.subi %v1, %v1 : i32
  return %v2 : i32
}
// -----
func.func private @f0(%x : i32) -> i32 {
  %v1 = func.call @f0(%x) : (i32) -> i32
  %v2c = arith.cmpi slt, %x, %v1 : i32
  %v2 = scf.if %v2c -> (i32) {
    %v3 = func.call @f0(%x) : (i32) -> i32
    %v4 = func.call @f1(%v3) : (i32) -> i32
    scf.yield %v4 : i32
  } else {
    scf.yield %v1 : i32
  }
  %v5 = arith.xori %v1, %x : i32
  %v6c = arith.cmpi slt, %v5, %v2 : i32
  %v6 = scf.if %v6c -> (i32) {
    scf.yield %v5 : i32
  } else {
    %v7 = arith.subi %x, %v1 : i32
    scf.yield %v7 : i32
  }
  %v8 = arith.xori %v1, %v2 : i32
  return %v8 : i32
}
func.func private @f1(%x : i32) -> i32 {
  %v1 = arith.muli %x, %x : i32
  return %v1 : i32
}
func.func private @f2(%x : i32) -> i32 {
  %v1 = func.call @f3(%x) : (i32) -> i32
  %v2 = arith.muli %v1, %x : i32
  %v3 = func.call @f1(%x) : (i32) -> i32
  %v4c = arith.cmpi slt, %v3, %v2 : i32
  %v4 = scf.if %v4c -> (i32) {
    scf.yield %v3 : i32
  } else {
    %v5 = func.call @f0(%x) : (i32) -> i32
    scf.yield %v5 : i32
  }
  %v6 = arith.subi %x, %v2 : i32
  return %v6 : i32
}
func.func @f3(%x : i32) -> i32 {
  return %x : i32
}
// -----
func.func nested @f0(%x : i32) -> i32 {
  %v1 = arith.subi %x, %x : i32
  %v2 = func.call @f0(%v1) : (i32) -> i32
  %k3 = arith.cmpi sgt, %x, %x : i32
  cf.cond_br %k3, ^a(%v1 : i32), ^b
^a(%p : i32):
  return %p : i32
^b:
  %v4 = arith.xori %v2, %v2 : i32
  %v5 = arith.subi %v1, %v1 : i32
  return %v5 : i32
}
func.func private @f1(i32) -> i32
func.func @f2(%x : i32) -> i32 attributes {no_inline} {
  %v1 = arith.addi %x, %x : i32
  %v2 = arith.addi %x, %x : i32
  %v3 = arith.addi %v2, %v2 : i32
  return %v3 : i32
}
// -----
func.func private @f0(%x : i32) -> i32 {
  %v1 = arith.xori %x, %x : i32
  %v2c = arith.cmpi slt, %v1, %v1 : i32
  %v2 = scf.if %v2c -> (i32) {
    scf.yield %v1 : i32
  } else {
    %v3 = arith.constant 4 : i32
    scf.yield %v3 : i32
  }
  %v4 = func.call @f0(%x) : (i32) -> i32
  %v5 = func.call @f0(%v4) : (i32) -> i32
  return %v5 : i32
}
func.func nested @f1(%x : i32) -> i32 attributes {no_inline} {
  %v1 = func.call @f0(%x) : (i32) -> i32
  %k2 = arith.cmpi sgt, %x, %x : i32
  cf.cond_br %k2, ^a(%x : i32), ^b
^a(%p : i32):
  %v3 = func.call @f6(%x) : (i32) -> i32
  %v4 = func.call @f0(%p) : (i32) -> i32
  return %v4 : i32
^b:
  %v5 = arith.constant 2 : i32
  return %v5 : i32
}
func.func nested @f2(%x : i32) -> i32 {
  %v1 = func.call @f1(%x) : (i32) -> i32
  %v2 = arith.xori %x, %v1 : i32
  %v3 = func.call @f1(%v1) : (i32) -> i32
  %v4 = arith.xori %v3, %v3 : i32
  %v5 = arith.subi %v4, %x : i32
  %k6 = arith.cmpi sgt, %v1, %v5 : i32
  cf.cond_br %k6, ^a(%v3 : i32), ^b
^a(%p : i32):
  %v7 = arith.subi %x, %v3 : i32
  %v8 = arith.xori %x, %v1 : i32
  return %v8 : i32
^b:
  %v9c = arith.cmpi slt, %v2, %v3 : i32
  %v9 = scf.if %v9c -> (i32) {
    %v10 = arith.xori %v1, %v4 : i32
    %v11 = arith.xori %v3, %v1 : i32
    scf.yield %v11 : i32
  } else {
    %v12 = arith.addi %v5, %v1 : i32
    scf.yield %v12 : i32
  }
  return %v9 : i32
}
func.func private @f3(%x : i32) -> i32 {
  %v1 = arith.constant 1 : i32
  %v2 = arith.xori %x, %x : i32
  %v3c = arith.cmpi slt, %v2, %v1 : i32
  %v3 = scf.if %v3c -> (i32) {
    %v4 = func.call @f1(%x) : (i32) -> i32
    scf.yield %v4 : i32
  } else {
    %v5 = arith.xori %x, %v1 : i32
    %v6 = func.call @f0(%x) : (i32) -> i32
    scf.yield %v6 : i32
  }
  %v7c = arith.cmpi slt, %v3, %v1 : i32
  %v7 = scf.if %v7c -> (i32) {
    %v8 = arith.muli %v3, %v1 : i32
    %v9 = arith.muli %v2, %x : i32
    scf.yield %v9 : i32
  } else {
    %v10 = arith.muli %v3, %v3 : i32
    scf.yield %v10 : i32
  }
  %v11 = func.call @f0(%v1) : (i32) -> i32
  return %v11 : i32
}
func.func private @f4(i32) -> i32
func.func private @f5(%x : i32) -> i32 {
  return %x : i32
}
func.func private @f6(%x : i32) -> i32 {
  %v1 = func.call @f6(%x) : (i32) -> i32
  %v2 = arith.xori %v1, %v1 : i32
  %v3 = arith.constant 4 : i32
  %k4 = arith.cmpi sgt, %v3, %v2 : i32
  cf.cond_br %k4, ^a(%v1 : i32), ^b
^a(%p : i32):
  %v5 = func.call @f0(%v1) : (i32) -> i32
  return %v5 : i32
^b:
  %v6 = arith.constant 4 : i32
  return %v6 : i32
}
// -----
func.func @f0(%x : i32) -> i32 {
  %v1 = func.call @f0(%x) : (i32) -> i32
  %v2c = arith.cmpi slt, %v1, %v1 : i32
  %v2 = scf.if %v2c -> (i32) {
    %v3 = arith.constant 1 : i32
    scf.yield %v3 : i32
  } else {
    %v4 = func.call @f0(%x) : (i32) -> i32
    %v5 = arith.muli %v4, %v1 : i32
    scf.yield %v5 : i32
  }
  %v6 = arith.muli %x, %x : i32
  %v7 = arith.xori %x, %v6 : i32
  %v8 = arith.xori %v1, %v7 : i32
  return %v8 : i32
}
func.func private @f1(%x : i32) -> i32 {
  %v1c = arith.cmpi slt, %x, %x : i32
  %v1 = scf.if %v1c -> (i32) {
    %v2 = func.call @f0(%x) : (i32) -> i32
    scf.yield %v2 : i32
  } else {
    %v3 = arith.xori %x, %x : i32
    scf.yield %v3 : i32
  }
  %v4 = arith.xori %v1, %x : i32
  return %v4 : i32
}
func.func private @f2(%x : i32) -> i32 {
  %v1 = arith.addi %x, %x : i32
  return %v1 : i32
}
func.func private @f3(%x : i32) -> i32 {
  %v1 = arith.xori %x, %x : i32
  %v2 = arith.xori %x, %x : i32
  %v3c = arith.cmpi slt, %x, %v1 : i32
  %v3 = scf.if %v3c -> (i32) {
    %v4 = arith.subi %x, %v1 : i32
    %v5 = func.call @f1(%x) : (i32) -> i32
    scf.yield %v5 : i32
  } else {
    %v6 = arith.addi %v2, %v2 : i32
    scf.yield %v6 : i32
  }
  %v7 = func.call @f0(%v3) : (i32) -> i32
  %v8 = arith.subi %v2, %v3 : i32
  %k9 = arith.cmpi sgt, %v2, %v7 : i32
  cf.cond_br %k9, ^a(%v7 : i32), ^b
^a(%p : i32):
  %v10 = arith.constant 2 : i32
  return %v10 : i32
^b:
  return %v8 : i32
}
func.func private @f4(%x : i32) -> i32 {
  %v1 = arith.muli %x, %x : i32
  %v2 = arith.muli %v1, %x : i32
  %v3 = arith.muli %v2, %v2 : i32
  return %v3 : i32
}
// -----
func.func private @f0(%x : i32) -> i32 {
  %k1 = arith.cmpi sgt, %x, %x : i32
  cf.cond_br %k1, ^a(%x : i32), ^b
^a(%p : i32):
  %v2 = arith.subi %x, %p : i32
  return %v2 : i32
^b:
  return %x : i32
}
func.func @f1(%x : i32) -> i32 {
  %k1 = arith.cmpi sgt, %x, %x : i32
  cf.cond_br %k1, ^a(%x : i32), ^b
^a(%p : i32):
  return %p : i32
^b:
  %v2 = func.call @f1(%x) : (i32) -> i32
  %v3 = arith.subi %v2, %v2 : i32
  return %v3 : i32
}
func.func private @f2(i32) -> i32
func.func private @f3(i32) -> i32
func.func nested @f4(%x : i32) -> i32 {
  %v1 = func.call @f1(%x) : (i32) -> i32
  %v2 = arith.addi %v1, %v1 : i32
  %v3 = arith.subi %v1, %v1 : i32
  %v4 = arith.subi %v2, %v2 : i32
  %v5 = arith.xori %v3, %x : i32
  return %v5 : i32
}
func.func private @f5(%x : i32) -> i32 {
  %v1 = func.call @f3(%x) : (i32) -> i32
  %k2 = arith.cmpi sgt, %x, %v1 : i32
  cf.cond_br %k2, ^a(%x : i32), ^b
^a(%p : i32):
  return %p : i32
^b:
  %v3c = arith.cmpi slt, %x, %x : i32
  %v3 = scf.if %v3c -> (i32) {
    %v4 = arith.constant 1 : i32
    scf.yield %v4 : i32
  } else {
    scf.yield %v1 : i32
  }
  return %v3 : i32
}
func.func private @f6(%x : i32) -> i32 {
  %v1 = arith.subi %x, %x : i32
  %v2c = arith.cmpi slt, %x, %x : i32
  %v2 = scf.if %v2c -> (i32) {
    %v3 = arith.constant 0 : i32
    scf.yield %v3 : i32
  } else {
    %v4 = arith.xori %x, %v1 : i32
    scf.yield %v4 : i32
  }
  %v5 = arith.addi %v2, %x : i32
  return %v5 : i32
}
func.func private @f7(%x : i32) -> i32 {
  %v1 = arith.addi %x, %x : i32
  %v2 = func.call @f5(%v1) : (i32) -> i32
  %v3 = arith.addi %v2, %v2 : i32
  %v4 = arith.muli %v1, %v1 : i32
  %v5 = arith.muli %v3, %v3 : i32
  return %v5 : i32
}
// -----
func.func @f0(%x : i32) -> i32 {
  %v1 = func.call @f2(%x) : (i32) -> i32
  %v2 = func.call @f0(%x) : (i32) -> i32
  %v3 = arith.addi %v2, %v2 : i32
  %v4 = arith.constant 2 : i32
  %v5c = arith.cmpi slt, %v3, %x : i32
  %v5 = scf.if %v5c -> (i32) {
    %v6 = arith.muli %v3, %v3 : i32
    %v7 = func.call @f1(%v4) : (i32) -> i32
    scf.yield %v7 : i32
  } else {
    %v8 = arith.muli %v1, %v3 : i32
    %v9 = arith.muli %v4, %v8 : i32
    scf.yield %v9 : i32
  }
  return %v5 : i32
}
func.func private @f1(%x : i32) -> i32 {
  %v1c = arith.cmpi slt, %x, %x : i32
  %v1 = scf.if %v1c -> (i32) {
    %v2 = arith.xori %x, %x : i32
    %v3 = arith.muli %v2, %v2 : i32
    scf.yield %v3 : i32
  } else {
    scf.yield %x : i32
  }
  %v4 = arith.constant 2 : i32
  %v5 = arith.addi %x, %x : i32
  return %v5 : i32
}
func.func @f2(%x : i32) -> i32 attributes {no_inline} {
  %v1c = arith.cmpi slt, %x, %x : i32
  %v1 = scf.if %v1c -> (i32) {
    scf.yield %x : i32
  } else {
    %v2 = arith.constant 5 : i32
    scf.yield %v2 : i32
  }
  %v3 = arith.muli %v1, %x : i32
  %v4 = func.call @f0(%v3) : (i32) -> i32
  return %v4 : i32
}
// -----
func.func nested @f0(%x : i32) -> i32 {
  %v1 = func.call @f0(%x) : (i32) -> i32
  %v2 = arith.subi %x, %x : i32
  %v3 = arith.addi %v1, %x : i32
  return %v3 : i32
}
func.func private @f1(%x : i32) -> i32 {
  %v1 = arith.addi %x, %x : i32
  %v2 = func.call @f1(%v1) : (i32) -> i32
  %v3 = func.call @f0(%x) : (i32) -> i32
  %v4 = func.call @f1(%x) : (i32) -> i32
  %v5 = arith.subi %v2, %x : i32
  return %v5 : i32
}
func.func private @f2(%x : i32) -> i32 {
  %v1 = arith.muli %x, %x : i32
  %v2 = arith.constant 3 : i32
  %v3 = arith.constant 1 : i32
  %v4 = func.call @f1(%v1) : (i32) -> i32
  return %v4 : i32
}
func.func private @f3(%x : i32) -> i32 {
  %v1c = arith.cmpi slt, %x, %x : i32
  %v1 = scf.if %v1c -> (i32) {
    %v2 = arith.xori %x, %x : i32
    %v3 = arith.constant 1 : i32
    scf.yield %v3 : i32
  } else {
    %v4 = func.call @f1(%x) : (i32) -> i32
    %v5 = arith.addi %v4, %v4 : i32
    scf.yield %v5 : i32
  }
  %v6c = arith.cmpi slt, %x, %x : i32
  %v6 = scf.if %v6c -> (i32) {
    %v7 = arith.constant 5 : i32
    %v8 = arith.muli %x, %x : i32
    scf.yield %v8 : i32
  } else {
    %v9 = func.call @f2(%x) : (i32) -> i32
    %v10 = func.call @f3(%v9) : (i32) -> i32
    scf.yield %v10 : i32
  }
  %v11c = arith.cmpi slt, %v1, %v1 : i32
  %v11 = scf.if %v11c -> (i32) {
    %v12 = arith.constant 5 : i32
    %v13 = func.call @f0(%v12) : (i32) -> i32
    scf.yield %v13 : i32
  } else {
    %v14 = func.call @f3(%v6) : (i32) -> i32
    scf.yield %v14 : i32
  }
  %v15 = arith.addi %v11, %v11 : i32
  %v16c = arith.cmpi slt, %x, %v6 : i32
  %v16 = scf.if %v16c -> (i32) {
    %v17 = func.call @f0(%v11) : (i32) -> i32
    scf.yield %v17 : i32
  } else {
    %v18 = arith.addi %v6, %v11 : i32
    %v19 = arith.subi %v6, %v11 : i32
    scf.yield %v19 : i32
  }
  %k20 = arith.cmpi sgt, %x, %v1 : i32
  cf.cond_br %k20, ^a(%v16 : i32), ^b
^a(%p : i32):
  return %p : i32
^b:
  %v21 = func.call @f2(%v16) : (i32) -> i32
  return %v21 : i32
}
func.func private @f4(%x : i32) -> i32 {
  %v1 = func.call @f1(%x) : (i32) -> i32
  %v2c = arith.cmpi slt, %v1, %x : i32
  %v2 = scf.if %v2c -> (i32) {
    %v3 = func.call @f1(%v1) : (i32) -> i32
    scf.yield %v3 : i32
  } else {
    %v4 = arith.muli %x, %x : i32
    %v5 = arith.xori %v4, %v1 : i32
    scf.yield %v5 : i32
  }
  %v6 = func.call @f4(%x) : (i32) -> i32
  %k7 = arith.cmpi sgt, %v6, %v1 : i32
  cf.cond_br %k7, ^a(%x : i32), ^b
^a(%p : i32):
  return %p : i32
^b:
  %v8c = arith.cmpi slt, %v2, %v2 : i32
  %v8 = scf.if %v8c -> (i32) {
    %v9 = arith.xori %v6, %v2 : i32
    scf.yield %v9 : i32
  } else {
    %v10 = arith.constant 2 : i32
    %v11 = arith.subi %v10, %v10 : i32
    scf.yield %v11 : i32
  }
  %v12 = arith.xori %x, %x : i32
  return %v12 : i32
}
// -----
func.func private @f0(%x : i32) -> i32 {
  %v1c = arith.cmpi slt, %x, %x : i32
  %v1 = scf.if %v1c -> (i32) {
    %v2 = arith.addi %x, %x : i32
    %v3 = arith.constant 2 : i32
    scf.yield %v3 : i32
  } else {
    %v4 = arith.xori %x, %x : i32
    %v5 = arith.constant 1 : i32
    scf.yield %v5 : i32
  }
  %v6 = func.call @f0(%x) : (i32) -> i32
  %v7 = arith.subi %v6, %v6 : i32
  %v8c = arith.cmpi slt, %x, %v6 : i32
  %v8 = scf.if %v8c -> (i32) {
    %v9 = arith.constant 3 : i32
    scf.yield %v9 : i32
  } else {
    %v10 = func.call @f0(%v7) : (i32) -> i32
    %v11 = arith.xori %v1, %x : i32
    scf.yield %v11 : i32
  }
  return %v8 : i32
}
func.func private @f1(%x : i32) -> i32 {
  %v1 = func.call @f1(%x) : (i32) -> i32
  %v2c = arith.cmpi slt, %x, %v1 : i32
  %v2 = scf.if %v2c -> (i32) {
    scf.yield %v1 : i32
  } else {
    %v3 = func.call @f1(%v1) : (i32) -> i32
    %v4 = func.call @f1(%v1) : (i32) -> i32
    scf.yield %v4 : i32
  }
  %v5c = arith.cmpi slt, %v1, %v1 : i32
  %v5 = scf.if %v5c -> (i32) {
    scf.yield %v2 : i32
  } else {
    scf.yield %v2 : i32
  }
  %v6 = func.call @f1(%v5) : (i32) -> i32
  return %v6 : i32
}
func.func private @f2(%x : i32) -> i32 {
  %v1 = arith.constant 2 : i32
  %v2 = func.call @f0(%v1) : (i32) -> i32
  return %v2 : i32
}
func.func nested @f3(%x : i32) -> i32 {
  %v1 = func.call @f0(%x) : (i32) -> i32
  %v2 = arith.addi %v1, %v1 : i32
  return %v2 : i32
}
// -----
func.func private @f0(%x : i32) -> i32 {
  %k1 = arith.cmpi sgt, %x, %x : i32
  cf.cond_br %k1, ^a(%x : i32), ^b
^a(%p : i32):
  %v2 = arith.addi %x, %p : i32
  %v3 = func.call @f0(%v2) : (i32) -> i32
  return %v3 : i32
^b:
  return %x : i32
}
func.func private @f1(%x : i32) -> i32 {
  %v1 = arith.muli %x, %x : i32
  return %v1 : i32
}
func.func nested @f2(%x : i32) -> i32 {
  %v1 = func.call @f0(%x) : (i32) -> i32
  %v2 = arith.subi %v1, %v1 : i32
  %v3 = func.call @f1(%v1) : (i32) -> i32
  %v4 = func.call @f2(%v3) : (i32) -> i32
  %v5 = arith.muli %v2, %x : i32
  return %v5 : i32
}
func.func private @f3(%x : i32) -> i32 {
  %v1c = arith.cmpi slt, %x, %x : i32
  %v1 = scf.if %v1c -> (i32) {
    scf.yield %x : i32
  } else {
    %v2 = func.call @f1(%x) : (i32) -> i32
    scf.yield %v2 : i32
  }
  %v3 = func.call @f1(%v1) : (i32) -> i32
  %v4 = arith.constant 1 : i32
  %v5 = func.call @f0(%v3) : (i32) -> i32
  %v6 = arith.muli %v4, %v5 : i32
  return %v6 : i32
}
func.func private @f4(%x : i32) -> i32 {
  %v1 = arith.muli %x, %x : i32
  %v2 = arith.constant 0 : i32
  %v3 = arith.muli %v2, %x : i32
  %v4 = arith.subi %x, %x : i32
  %v5 = arith.addi %v3, %x : i32
  return %v5 : i32
}
// -----
func.func nested @f0(%x : i32) -> i32 {
  %v1 = arith.subi %x, %x : i32
  %v2 = func.call @f0(%v1) : (i32) -> i32
  return %v2 : i32
}
func.func @f1(%x : i32) -> i32 {
  %v1c = arith.cmpi slt, %x, %x : i32
  %v1 = scf.if %v1c -> (i32) {
    %v2 = func.call @f1(%x) : (i32) -> i32
    scf.yield %v2 : i32
  } else {
    %v3 = arith.subi %x, %x : i32
    scf.yield %v3 : i32
  }
  %v4 = func.call @f0(%v1) : (i32) -> i32
  %v5 = arith.xori %x, %v4 : i32
  %v6 = arith.constant 1 : i32
  %k7 = arith.cmpi sgt, %v4, %x : i32
  cf.cond_br %k7, ^a(%v4 : i32), ^b
^a(%p : i32):
  return %p : i32
^b:
  %v8 = func.call @f1(%x) : (i32) -> i32
  %v9 = arith.muli %v8, %v1 : i32
  return %v9 : i32
}
func.func private @f2(%x : i32) -> i32 {
  %v1c = arith.cmpi slt, %x, %x : i32
  %v1 = scf.if %v1c -> (i32) {
    %v2 = arith.constant 5 : i32
    scf.yield %v2 : i32
  } else {
    scf.yield %x : i32
  }
  %v3 = func.call @f2(%v1) : (i32) -> i32
  %v4 = arith.addi %v1, %v3 : i32
  return %v4 : i32
}
func.func private @f3(%x : i32) -> i32 {
  %v1 = arith.constant 3 : i32
  %v2 = arith.muli %v1, %x : i32
  %v3 = arith.muli %v1, %v1 : i32
  %v4 = arith.subi %x, %x : i32
  %v5 = arith.addi %v2, %v3 : i32
  %k6 = arith.cmpi sgt, %v1, %v4 : i32
  cf.cond_br %k6, ^a(%v2 : i32), ^b
^a(%p : i32):
  return %p : i32
^b:
  return %v5 : i32
}
func.func @f4(%x : i32) -> i32 {
  %v1c = arith.cmpi slt, %x, %x : i32
  %v1 = scf.if %v1c -> (i32) {
    %v2 = func.call @f6(%x) : (i32) -> i32
    %v3 = arith.constant 2 : i32
    scf.yield %v3 : i32
  } else {
    %v4 = arith.muli %x, %x : i32
    %v5 = arith.xori %v4, %x : i32
    scf.yield %v5 : i32
  }
  %v6c = arith.cmpi slt, %v1, %x : i32
  %v6 = scf.if %v6c -> (i32) {
    %v7 = arith.muli %x, %x : i32
    scf.yield %v7 : i32
  } else {
    scf.yield %v1 : i32
  }
  %v8 = arith.xori %v6, %v6 : i32
  %v9 = arith.muli %v8, %v6 : i32
  return %v9 : i32
}
func.func private @f5(%x : i32) -> i32 {
  %v1 = func.call @f0(%x) : (i32) -> i32
  %v2c = arith.cmpi slt, %x, %x : i32
  %v2 = scf.if %v2c -> (i32) {
    scf.yield %v1 : i32
  } else {
    %v3 = func.call @f1(%x) : (i32) -> i32
    %v4 = arith.addi %v3, %x : i32
    scf.yield %v4 : i32
  }
  %v5c = arith.cmpi slt, %x, %v2 : i32
  %v5 = scf.if %v5c -> (i32) {
    scf.yield %v2 : i32
  } else {
    %v6 = arith.addi %x, %v2 : i32
    scf.yield %v6 : i32
  }
  %v7c = arith.cmpi slt, %v1, %v1 : i32
  %v7 = scf.if %v7c -> (i32) {
    %v8 = arith.xori %v2, %v1 : i32
    scf.yield %v8 : i32
  } else {
    scf.yield %v5 : i32
  }
  %k9 = arith.cmpi sgt, %v1, %v5 : i32
  cf.cond_br %k9, ^a(%v1 : i32), ^b
^a(%p : i32):
  return %p : i32
^b:
  return %v7 : i32
}
func.func private @f6(%x : i32) -> i32 {
  %v1 = func.call @f5(%x) : (i32) -> i32
  %v2 = arith.muli %v1, %x : i32
  return %v2 : i32
}
func.func nested @f7(%x : i32) -> i32 {
  %v1 = func.call @f5(%x) : (i32) -> i32
  return %v1 : i32
}
func.func private @f8(%x : i32) -> i32 {
  %v1 = func.call @f1(%x) : (i32) -> i32
  %v2 = func.call @f6(%v1) : (i32) -> i32
  %v3 = arith.addi %v1, %v2 : i32
  %v4 = arith.addi %v2, %v3 : i32
  return %v4 : i32
}
// -----
func.func nested @f0(%x : i32) -> i32 {
  %v1 = arith.addi %x, %x : i32
  %v2 = arith.muli %v1, %v1 : i32
  %v3 = func.call @f4(%v2) : (i32) -> i32
  return %v3 : i32
}
func.func private @f1(%x : i32) -> i32 {
  %k1 = arith.cmpi sgt, %x, %x : i32
  cf.cond_br %k1, ^a(%x : i32), ^b
^a(%p : i32):
  %v2c = arith.cmpi slt, %x, %p : i32
  %v2 = scf.if %v2c -> (i32) {
    scf.yield %p : i32
  } else {
    %v3 = arith.constant 3 : i32
    scf.yield %v3 : i32
  }
  %v4 = func.call @f5(%p) : (i32) -> i32
  return %v4 : i32
^b:
  return %x : i32
}
func.func private @f2(%x : i32) -> i32 attributes {no_inline} {
  %v1 = arith.addi %x, %x : i32
  %v2c = arith.cmpi slt, %x, %v1 : i32
  %v2 = scf.if %v2c -> (i32) {
    %v3 = func.call @f1(%x) : (i32) -> i32
    scf.yield %v3 : i32
  } else {
    %v4 = func.call @f2(%x) : (i32) -> i32
    scf.yield %v4 : i32
  }
  %v5 = arith.addi %v2, %x : i32
  %v6 = func.call @f0(%v1) : (i32) -> i32
  return %v6 : i32
}
func.func nested @f3(%x : i32) -> i32 {
  %k1 = arith.cmpi sgt, %x, %x : i32
  cf.cond_br %k1, ^a(%x : i32), ^b
^a(%p : i32):
  return %p : i32
^b:
  %v2 = func.call @f2(%x) : (i32) -> i32
  %v3 = func.call @f0(%x) : (i32) -> i32
  return %v3 : i32
}
func.func private @f4(%x : i32) -> i32 {
  return %x : i32
}
func.func private @f5(i32) -> i32
func.func private @f6(%x : i32) -> i32 {
  %v1 = arith.xori %x, %x : i32
  %v2 = func.call @f0(%v1) : (i32) -> i32
  return %v2 : i32
}
func.func private @f7(i32) -> i32
// -----
func.func private @f0(%x : i32) -> i32 attributes {no_inline} {
  %v1 = func.call @f1(%x) : (i32) -> i32
  %v2c = arith.cmpi slt, %x, %x : i32
  %v2 = scf.if %v2c -> (i32) {
    %v3 = arith.muli %x, %v1 : i32
    scf.yield %v3 : i32
  } else {
    scf.yield %v1 : i32
  }
  %v4 = func.call @f1(%x) : (i32) -> i32
  %v5 = arith.addi %v2, %v1 : i32
  %v6c = arith.cmpi slt, %v4, %x : i32
  %v6 = scf.if %v6c -> (i32) {
    scf.yield %v5 : i32
  } else {
    %v7 = func.call @f1(%x) : (i32) -> i32
    scf.yield %v7 : i32
  }
  return %v6 : i32
}
func.func private @f1(%x : i32) -> i32 attributes {no_inline} {
  return %x : i32
}
func.func private @f2(%x : i32) -> i32 {
  return %x : i32
}
// -----
func.func private @f0(i32) -> i32
func.func private @f1(%x : i32) -> i32 {
  %v1 = func.call @f1(%x) : (i32) -> i32
  %v2 = arith.addi %v1, %x : i32
  %v3 = func.call @f0(%x) : (i32) -> i32
  %v4c = arith.cmpi slt, %v3, %v3 : i32
  %v4 = scf.if %v4c -> (i32) {
    scf.yield %v3 : i32
  } else {
    %v5 = func.call @f2(%x) : (i32) -> i32
    scf.yield %v5 : i32
  }
  %v6 = arith.muli %v4, %v1 : i32
  %k7 = arith.cmpi sgt, %v4, %v6 : i32
  cf.cond_br %k7, ^a(%v1 : i32), ^b
^a(%p : i32):
  %v8 = func.call @f2(%v6) : (i32) -> i32
  %v9 = arith.xori %v4, %v6 : i32
  return %v9 : i32
^b:
  %v10 = arith.xori %v2, %x : i32
  %v11 = func.call @f1(%v1) : (i32) -> i32
  return %v11 : i32
}
func.func private @f2(%x : i32) -> i32 {
  %v1 = func.call @f0(%x) : (i32) -> i32
  %v2 = func.call @f0(%v1) : (i32) -> i32
  %v3c = arith.cmpi slt, %v1, %v1 : i32
  %v3 = scf.if %v3c -> (i32) {
    %v4 = arith.xori %v1, %v2 : i32
    scf.yield %v4 : i32
  } else {
    scf.yield %v2 : i32
  }
  %v5 = arith.addi %v3, %x : i32
  return %v5 : i32
}
func.func private @f3(%x : i32) -> i32 {
  %v1 = arith.subi %x, %x : i32
  %v2 = arith.xori %x, %x : i32
  %v3 = func.call @f2(%v1) : (i32) -> i32
  %k4 = arith.cmpi sgt, %v3, %x : i32
  cf.cond_br %k4, ^a(%v1 : i32), ^b
^a(%p : i32):
  return %p : i32
^b:
  %v5 = arith.xori %v1, %v3 : i32
  %v6 = func.call @f0(%x) : (i32) -> i32
  return %v6 : i32
}
