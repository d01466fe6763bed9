// builtin.module(func.func(mem2reg))
func.func @a(%c: i1, %x: i32) -> i32 {
  %p = memref.alloca() : memref<i32>
  %q = memref.alloca() : memref<1xi32>
  %z = arith.constant 0 : index
  cf.cond_br %c, ^a, ^b
^a:
  memref.store %x, %p[] : memref<i32>
  cf.br ^c
^b:
  %k = arith.constant 5 : i32
  memref.store %k, %q[%z] : memref<1xi32>
  cf.br ^c
^c:
  %v = memref.load %p[] : memref<i32>
  %w = memref.load %q[%z] : memref<1xi32>
  %s = arith.addi %v, %w : i32
  memref.store %s, %p[] : memref<i32>
  cf.cond_br %c, ^c, ^d
^d:
  return %s : i32
}
func.func @b(%c: i1, %x: i32) -> i32 {
  %p = memref.alloca() : memref<i32>
  memref.store %x, %p[] : memref<i32>
  scf.if %c {
    %v = memref.load %p[] : memref<i32>
    "t.use"(%v) : (i32) -> ()
  }
  %v = memref.load %p[] : memref<i32>
  return %v : i32
}
func.func @d(%c: i1, %x: i32) -> i32 {
  %p = memref.alloca() : memref<i32>
  %v = memref.load %p[] : memref<i32>
  memref.store %v, %p[] : memref<i32>
  %v2 = memref.load %p[] : memref<i32>
  %q = memref.alloca() : memref<i32>
  %w = memref.load %q[] : memref<i32>
  %u = arith.addi %v2, %w : i32
  %unused = memref.alloca() : memref<i32>
  %e = memref.alloca() : memref<f32>
  scf.if %c {
    %r = memref.alloca() : memref<i32>
    memref.store %x, %r[] : memref<i32>
    %v3 = memref.load %r[] : memref<i32>
    "t.use"(%v3) : (i32) -> ()
  }
  return %u : i32
^dead:
  %t = memref.alloca() : memref<i32>
  %dd = memref.load %t[] : memref<i32>
  memref.store %dd, %q[] : memref<i32>
  cf.br ^dead
}
// -----
func.func @f(%a: i32, %b: i32, %c: i1, %d: i1) -> i32 {
  %z = arith.constant 0 : index
  %p0 = memref.alloca() : memref<1xi32>
  %p1 = memref.alloca() : memref<i32>
  %p2 = memref.alloca() : memref<i32>
  memref.store %a, %p0[%z] : memref<1xi32>
  memref.store %b, %p0[%z] : memref<1xi32>
  memref.store %a, %p1[] : memref<i32>
  return %a : i32
^bb1(%x1: i32):
  return %a : i32
^bb2:
  cf.cond_br %c, ^bb2, ^bb1(%b : i32)
^bb3:
  memref.store %b, %p2[] : memref<i32>
  %v1 = memref.load %p1[] : memref<i32>
  %v2 = memref.load %p2[] : memref<i32>
  %v3 = memref.load %p2[] : memref<i32>
  cf.br ^bb1(%v3 : i32)
}
// -----
func.func @f(%a: i32, %b: i32, %c: i1, %d: i1) -> i32 {
  %z = arith.constant 0 : index
  %p0 = memref.alloca() : memref<1xi32>
  memref.store %b, %p0[%z] : memref<1xi32>
  memref.store %a, %p0[%z] : memref<1xi32>
  %v1 = memref.load %p0[%z] : memref<1xi32>
  cf.br ^bb2
^bb1:
  memref.store %a, %p0[%z] : memref<1xi32>
  %v2 = arith.addi %b, %a : i32
  memref.store %v2, %p0[%z] : memref<1xi32>
  return %b : i32
^bb2:
  "t.use"(%b) : (i32) -> ()
  memref.store %a, %p0[%z] : memref<1xi32>
  %v3 = memref.load %p0[%z] : memref<1xi32>
  memref.store %v3, %p0[%z] : memref<1xi32>
  cf.br ^bb1
}
// -----
func.func @f(%a: i32, %b: i32, %c: i1, %d: i1) -> i32 {
  %z = arith.constant 0 : index
  %p0 = memref.alloca() : memref<i32>
  %p1 = memref.alloca() : memref<1xi32>
  memref.store %a, %p0[] : memref<i32>
  %v1 = memref.load %p1[%z] : memref<1xi32>
  memref.store %v1, %p0[] : memref<i32>
  memref.store %v1, %p0[] : memref<i32>
  return %a : i32
^bb1:
  %v2 = memref.load %p0[] : memref<i32>
  memref.store %v2, %p1[%z] : memref<1xi32>
  "t.use"(%a) : (i32) -> ()
  %v3 = memref.load %p1[%z] : memref<1xi32>
  cf.cond_br %c, ^bb1, ^bb1
^bb2(%x2: i32):
  %v4 = memref.load %p1[%z] : memref<1xi32>
  memref.store %b, %p1[%z] : memref<1xi32>
  %v5 = arith.addi %v4, %b : i32
  return %x2 : i32
^bb3(%x3: i32):
  %v6 = memref.load %p1[%z] : memref<1xi32>
  cf.br ^bb2(%a : i32)
^bb4:
  %v7 = memref.load %p0[] : memref<i32>
  %v8 = memref.load %p1[%z] : memref<1xi32>
  "t.use"(%v7) : (i32) -> ()
  memref.store %v8, %p0[] : memref<i32>
  %v9 = arith.addi %v8, %v7 : i32
  cf.cond_br %d, ^bb1, ^bb4
}
// -----
func.func @f(%a: i32, %b: i32, %c: i1, %d: i1) -> i32 {
  %z = arith.constant 0 : index
  %p0 = memref.alloca() : memref<1xi32>
  %p1 = memref.alloca() : memref<1xi32>
  %p2 = memref.alloca() : memref<1xi32>
  cf.br ^bb2
^bb1:
  cf.cond_br %d, ^bb1, ^bb2
^bb2:
  memref.store %a, %p0[%z] : memref<1xi32>
  return %b : i32
}
// -----
func.func @f(%a: i32, %b: i32, %c: i1, %d: i1) -> i32 {
  %z = arith.constant 0 : index
  %p0 = memref.alloca() : memref<i32>
  %p1 = memref.alloca() : memref<1xi32>
  %v1 = memref.load %p1[%z] : memref<1xi32>
  "t.use"(%v1) : (i32) -> ()
  memref.store %a, %p0[] : memref<i32>
  memref.store %b, %p1[%z] : memref<1xi32>
  cf.cond_br %d, ^bb1, ^bb1
^bb1:
  cf.cond_br %c, ^bb1, ^bb1
}
// -----
func.func @f(%a: i32, %b: i32, %c: i1, %d: i1) -> i32 {
  %z = arith.constant 0 : index
  %p0 = memref.alloca() : memref<i32>
  %p1 = memref.alloca() : memref<i32>
  %p2 = memref.alloca() : memref<i32>
  %p3 = memref.alloca() : memref<i32>
  memref.store %a, %p3[] : memref<i32>
  %v1 = arith.addi %a, %a : i32
  memref.store %a, %p3[] : memref<i32>
  cf.cond_br %d, ^bb2, ^bb2
^bb1(%x1: i32):
  %v2 = memref.load %p1[] : memref<i32>
  "t.use"(%x1) : (i32) -> ()
  memref.store %a, %p1[] : memref<i32>
  %v3 = memref.load %p1[] : memref<i32>
  cf.switch %a : i32, [
    default: ^bb2,
    1: ^bb2,
    2: ^bb1(%b : i32)
  ]
^bb2:
  %v4 = arith.addi %a, %b : i32
  memref.store %a, %p3[] : memref<i32>
  "t.use"(%a) : (i32) -> ()
  memref.store %v4, %p0[] : memref<i32>
  "t.esc"(%p2) : (memref<i32>) -> ()
  cf.switch %a : i32, [
    default: ^bb2,
    1: ^bb2,
    2: ^bb2
  ]
}
// -----
func.func @f(%a: i32, %b: i32, %c: i1, %d: i1) -> i32 {
  %z = arith.constant 0 : index
  %p0 = memref.alloca() : memref<i32>
  memref.store %b, %p0[] : memref<i32>
  %v1 = memref.load %p0[] : memref<i32>
  memref.store %v1, %p0[] : memref<i32>
  cf.cond_br %d, ^bb5, ^bb1
^bb1:
  %v2 = memref.load %p0[] : memref<i32>
  memref.store %v2, %p0[] : memref<i32>
  memref.store %v2, %p0[] : memref<i32>
  cf.br ^bb2(%v2 : i32)
^bb2(%x2: i32):
  memref.store %a, %p0[] : memref<i32>
  memref.store %b, %p0[] : memref<i32>
  %v3 = memref.load %p0[] : memref<i32>
  cf.br ^bb1
^bb3:
  %v4 = arith.addi %b, %b : i32
  "t.esc"(%p0) : (memref<i32>) -> ()
  return %a : i32
^bb4(%x4: i32):
  %v5 = arith.addi %x4, %x4 : i32
  memref.store %a, %p0[] : memref<i32>
  %v6 = memref.load %p0[] : memref<i32>
  memref.store %v6, %p0[] : memref<i32>
  %v7 = memref.load %p0[] : memref<i32>
  cf.cond_br %c, ^bb4(%v6 : i32), ^bb1
^bb5:
  memref.store %a, %p0[] : memref<i32>
  cf.cond_br %c, ^bb1, ^bb3
^bb6:
  memref.store %b, %p0[] : memref<i32>
  memref.store %a, %p0[] : memref<i32>
  memref.store %a, %p0[] : memref<i32>
  %v8 = arith.addi %b, %b : i32
  cf.switch %a : i32, [
    default: ^bb2(%b : i32),
    1: ^bb6,
    2: ^bb5
  ]
}
// -----
func.func @f(%a: i32, %b: i32, %c: i1, %d: i1) -> i32 {
  %z = arith.constant 0 : index
  %p0 = memref.alloca() : memref<i32>
  cf.switch %a : i32, [
    default: ^bb1,
    1: ^bb4,
    2: ^bb1
  ]
^bb1:
  "t.use"(%b) : (i32) -> ()
  memref.store %a, %p0[] : memref<i32>
  memref.store %b, %p0[] : memref<i32>
  return %b : i32
^bb2:
  scf.if %c {
  %v1 = memref.load %p0[] : memref<i32>
  "t.use"(%v1) : (i32) -> ()
  }
  %v2 = memref.load %p0[] : memref<i32>
  %v3 = memref.load %p0[] : memref<i32>
  %v4 = memref.load %p0[] : memref<i32>
  %v5 = arith.addi %v2, %v3 : i32
  cf.switch %a : i32, [
    default: ^bb6(%v3 : i32),
    1: ^bb6(%v3 : i32),
    2: ^bb5
  ]
^bb3:
  memref.store %b, %p0[] : memref<i32>
  %v6 = memref.load %p0[] : memref<i32>
  %v7 = arith.addi %b, %v6 : i32
  memref.store %a, %p0[] : memref<i32>
  %v8 = memref.load %p0[] : memref<i32>
  cf.br ^bb3
^bb4:
  %v9 = memref.load %p0[] : memref<i32>
  "t.use"(%a) : (i32) -> ()
  cf.br ^bb1
^bb5:
  memref.store %b, %p0[] : memref<i32>
  memref.store %b, %p0[] : memref<i32>
  cf.switch %a : i32, [
    default: ^bb5,
    1: ^bb4,
    2: ^bb1
  ]
^bb6(%x6: i32):
  memref.store %x6, %p0[] : memref<i32>
  return %b : i32
}
// -----
func.func @f(%a: i32, %b: i32, %c: i1, %d: i1) -> i32 {
  %z = arith.constant 0 : index
  %p0 = memref.alloca() : memref<1xi32>
  %p1 = memref.alloca() : memref<1xi32>
  memref.store %b, %p0[%z] : memref<1xi32>
  %v1 = arith.addi %b, %a : i32
  "t.use"(%b) : (i32) -> ()
  cf.switch %a : i32, [
    default: ^bb2,
    1: ^bb1(%v1 : i32),
    2: ^bb2
  ]
^bb1(%x1: i32):
  %v2 = arith.addi %b, %b : i32
  %v3 = memref.load %p1[%z] : memref<1xi32>
  cf.switch %a : i32, [
    default: ^bb2,
    1: ^bb2,
    2: ^bb2
  ]
^bb2:
  %v4 = memref.load %p1[%z] : memref<1xi32>
  %v5 = memref.load %p0[%z] : memref<1xi32>
  memref.store %v5, %p0[%z] : memref<1xi32>
  %v6 = memref.load %p1[%z] : memref<1xi32>
  return %v5 : i32
}
// -----
func.func @f(%a: i32, %b: i32, %c: i1, %d: i1) -> i32 {
  %z = arith.constant 0 : index
  %p0 = memref.alloca() : memref<i32>
  %p1 = memref.alloca() : memref<i32>
  %p2 = memref.alloca() : memref<1xi32>
  cf.br ^bb6
^bb1:
  cf.switch %a : i32, [
    default: ^bb4(%b : i32),
    1: ^bb4(%b : i32),
    2: ^bb2
  ]
^bb2:
  %v1 = memref.load %p1[] : memref<i32>
  return %v1 : i32
^bb3(%x3: i32):
  %v2 = memref.load %p2[%z] : memref<1xi32>
  %v3 = memref.load %p1[] : memref<i32>
  cf.br ^bb4(%x3 : i32)
^bb4(%x4: i32):
  %v4 = memref.load %p0[] : memref<i32>
  %v5 = memref.load %p2[%z] : memref<1xi32>
  cf.cond_br %c, ^bb5, ^bb5
^bb5:
  %v6 = memref.load %p0[] : memref<i32>
  scf.if %c {
  %v7 = memref.load %p1[] : memref<i32>
  "t.use"(%v7) : (i32) -> ()
  }
  memref.store %v6, %p1[] : memref<i32>
  memref.store %v6, %p1[] : memref<i32>
  return %v6 : i32
^bb6:
  %v8 = memref.load %p1[] : memref<i32>
  %v9 = memref.load %p1[] : memref<i32>
  memref.store %b, %p0[] : memref<i32>
  memref.store %v9, %p2[%z] : memref<1xi32>
  %v10 = memref.load %p1[] : memref<i32>
  cf.cond_br %c, ^bb4(%a : i32), ^bb4(%v9 : i32)
}
// -----
func.func @f(%a: i32, %b: i32, %c: i1, %d: i1) -> i32 {
  %z = arith.constant 0 : index
  %p0 = memref.alloca() : memref<i32>
  %p1 = memref.alloca() : memref<i32>
  %p2 = memref.alloca() : memref<1xi32>
  %p3 = memref.alloca() : memref<1xi32>
  return %a : i32
^bb1:
  memref.store %a, %p2[%z] : memref<1xi32>
  memref.store %a, %p0[] : memref<i32>
  cf.br ^bb3
^bb2:
  %v1 = memref.load %p0[] : memref<i32>
  cf.br ^bb3
^bb3:
  %v2 = arith.addi %b, %a : i32
  %v3 = memref.load %p1[] : memref<i32>
  %v4 = memref.load %p1[] : memref<i32>
  memref.store %b, %p1[] : memref<i32>
  memref.store %a, %p3[%z] : memref<1xi32>
  cf.cond_br %d, ^bb4, ^bb3
^bb4:
  memref.store %b, %p3[%z] : memref<1xi32>
  %v5 = memref.load %p2[%z] : memref<1xi32>
  cf.cond_br %d, ^bb1, ^bb2
}
// -----
func.func @f(%a: i32, %b: i32, %c: i1, %d: i1) -> i32 {
  %z = arith.constant 0 : index
  %p0 = memref.alloca() : memref<i32>
  %p1 = memref.alloca() : memref<1xi32>
  %p2 = memref.alloca() : memref<i32>
  memref.store %a, %p2[] : memref<i32>
  cf.cond_br %c, ^bb1(%a : i32), ^bb1(%a : i32)
^bb1(%x1: i32):
  cf.br ^bb4
^bb2:
  %v1 = memref.load %p2[] : memref<i32>
  memref.store %a, %p0[] : memref<i32>
  %v2 = memref.load %p2[] : memref<i32>
  cf.br ^bb2
^bb3(%x3: i32):
  cf.cond_br %c, ^bb2, ^bb3(%b : i32)
^bb4:
  memref.store %a, %p0[] : memref<i32>
  %v3 = memref.load %p1[%z] : memref<1xi32>
  memref.store %b, %p2[] : memref<i32>
  scf.if %c {
  %v4 = memref.load %p2[] : memref<i32>
  "t.use"(%v4) : (i32) -> ()
  }
  return %a : i32
^bb5(%x5: i32):
  %v5 = memref.load %p1[%z] : memref<1xi32>
  "t.esc"(%p0) : (memref<i32>) -> ()
  %v6 = arith.addi %v5, %b : i32
  %v7 = memref.load %p0[] : memref<i32>
  memref.store %x5, %p1[%z] : memref<1xi32>
  cf.br ^bb4
}
// -----
func.func @f(%a: i32, %b: i32, %c: i1, %d: i1) -> i32 {
  %z = arith.constant 0 : index
  %p0 = memref.alloca() : memref<i32>
  %p1 = memref.alloca() : memref<i32>
  %v1 = memref.load %p0[] : memref<i32>
  memref.store %a, %p1[] : memref<i32>
  %v2 = arith.addi %a, %a : i32
  %v3 = memref.load %p0[] : memref<i32>
  "t.use"(%v2) : (i32) -> ()
  cf.switch %a : i32, [
    default: ^bb7,
    1: ^bb5(%a : i32),
    2: ^bb3(%a : i32)
  ]
^bb1:
  %v4 = memref.load %p1[] : memref<i32>
  "t.use"(%a) : (i32) -> ()
  %v5 = memref.load %p1[] : memref<i32>
  %v6 = memref.load %p1[] : memref<i32>
  %v7 = memref.load %p1[] : memref<i32>
  cf.cond_br %d, ^bb4(%b : i32), ^bb1
^bb2(%x2: i32):
  %v8 = memref.load %p0[] : memref<i32>
  memref.store %a, %p1[] : memref<i32>
  memref.store %b, %p1[] : memref<i32>
  %v9 = memref.load %p0[] : memref<i32>
  return %v9 : i32
^bb3(%x3: i32):
  %v10 = memref.load %p0[] : memref<i32>
  memref.store %v10, %p0[] : memref<i32>
  %v11 = memref.load %p0[] : memref<i32>
  %v12 = arith.addi %b, %v11 : i32
  %v13 = memref.load %p1[] : memref<i32>
  cf.br ^bb3(%v13 : i32)
^bb4(%x4: i32):
  %v14 = memref.load %p1[] : memref<i32>
  %v15 = memref.load %p1[] : memref<i32>
  memref.store %a, %p0[] : memref<i32>
  "t.use"(%v14) : (i32) -> ()
  "t.use"(%v14) : (i32) -> ()
  cf.cond_br %d, ^bb1, ^bb6
^bb5(%x5: i32):
  memref.store %b, %p0[] : memref<i32>
  %v16 = memref.load %p0[] : memref<i32>
  %v17 = arith.addi %x5, %b : i32
  return %a : i32
^bb6:
  %v18 = memref.load %p1[] : memref<i32>
  memref.store %v18, %p0[] : memref<i32>
  %v19 = memref.load %p0[] : memref<i32>
  cf.switch %a : i32, [
    default: ^bb5(%v19 : i32),
    1: ^bb2(%v19 : i32),
    2: ^bb4(%v19 : i32)
  ]
^bb7:
  %v20 = memref.load %p0[] : memref<i32>
  "t.use"(%v20) : (i32) -> ()
  cf.br ^bb3(%a : i32)
}
// -----
func.func @f(%a: i32, %b: i32, %c: i1, %d: i1) -> i32 {
  %z = arith.constant 0 : index
  %p0 = memref.alloca() : memref<i32>
  %p1 = memref.alloca() : memref<i32>
  cf.br ^bb1
^bb1:
  memref.store %b, %p1[] : memref<i32>
  %v1 = memref.load %p0[] : memref<i32>
  memref.store %v1, %p1[] : memref<i32>
  "t.use"(%b) : (i32) -> ()
  cf.switch %a : i32, [
    default: ^bb2(%v1 : i32),
    1: ^bb3,
    2: ^bb2(%a : i32)
  ]
^bb2(%x2: i32):
  scf.if %c {
  %v2 = memref.load %p1[] : memref<i32>
  "t.use"(%v2) : (i32) -> ()
  }
  "t.use"(%x2) : (i32) -> ()
  memref.store %x2, %p0[] : memref<i32>
  cf.switch %a : i32, [
    default: ^bb1,
    1: ^bb2(%x2 : i32),
    2: ^bb3
  ]
^bb3:
  %v3 = memref.load %p1[] : memref<i32>
  "t.use"(%v3) : (i32) -> ()
  %v4 = memref.load %p1[] : memref<i32>
  %v5 = memref.load %p0[] : memref<i32>
  memref.store %v5, %p0[] : memref<i32>
  return %v3 : i32
}
// -----
func.func @f(%a: i32, %b: i32, %c: i1, %d: i1) -> i32 {
  %z = arith.constant 0 : index
  %p0 = memref.alloca() : memref<i32>
  %p1 = memref.alloca() : memref<1xi32>
  cf.switch %a : i32, [
    default: ^bb1(%a : i32),
    1: ^bb1(%a : i32),
    2: ^bb2(%b : i32)
  ]
^bb1(%x1: i32):
  %v1 = memref.load %p1[%z] : memref<1xi32>
  cf.cond_br %d, ^bb2(%v1 : i32), ^bb3
^bb2(%x2: i32):
  %v2 = memref.load %p0[] : memref<i32>
  memref.store %v2, %p1[%z] : memref<1xi32>
  cf.cond_br %d, ^bb1(%v2 : i32), ^bb2(%v2 : i32)
^bb3:
  %v3 = memref.load %p0[] : memref<i32>
  %v4 = memref.load %p1[%z] : memref<1xi32>
  %v5 = arith.addi %b, %b : i32
  %v6 = memref.load %p0[] : memref<i32>
  cf.cond_br %c, ^bb2(%b : i32), ^bb3
}
// -----
func.func @f(%a: i32, %b: i32, %c: i1, %d: i1) -> i32 {
  %z = arith.constant 0 : index
  %p0 = memref.alloca() : memref<1xi32>
  %p1 = memref.alloca() : memref<i32>
  %p2 = memref.alloca() : memref<i32>
  %p3 = memref.alloca() : memref<i32>
  %v1 = memref.load %p0[%z] : memref<1xi32>
  memref.store %a, %p2[] : memref<i32>
  cf.cond_br %d, ^bb1, ^bb2(%b : i32)
^bb1:
  "t.use"(%b) : (i32) -> ()
  cf.switch %a : i32, [
    default: ^bb2(%b : i32),
    1: ^bb1,
    2: ^bb2(%a : i32)
  ]
^bb2(%x2: i32):
  %v2 = memref.load %p0[%z] : memref<1xi32>
  cf.br ^bb2(%x2 : i32)
}
// -----
func.func @f(%a: i32, %b: i32, %c: i1, %d: i1) -> i32 {
  %z = arith.constant 0 : index
  %p0 = memref.alloca() : memref<1xi32>
  %p1 = memref.alloca() : memref<i32>
  %p2 = memref.alloca() : memref<i32>
  %p3 = memref.alloca() : memref<1xi32>
  %v1 = memref.load %p2[] : memref<i32>
  cf.cond_br %c, ^bb1(%b : i32), ^bb1(%a : i32)
^bb1(%x1: i32):
  memref.store %b, %p2[] : memref<i32>
  scf.if %c {
  %v2 = memref.load %p0[%z] : memref<1xi32>
  "t.use"(%v2) : (i32) -> ()
  }
  %v3 = arith.addi %a, %a : i32
  %v4 = memref.load %p0[%z] : memref<1xi32>
  cf.cond_br %d, ^bb1(%x1 : i32), ^bb1(%b : i32)
}
// -----
func.func @f(%a: i32, %b: i32, %c: i1, %d: i1) -> i32 {
  %z = arith.constant 0 : index
  %p0 = memref.alloca() : memref<i32>
  %p1 = memref.alloca() : memref<i32>
  %p2 = memref.alloca() : memref<i32>
  %p3 = memref.alloca() : memref<1xi32>
  memref.store %a, %p1[] : memref<i32>
  cf.br ^bb5(%b : i32)
^bb1:
  memref.store %b, %p1[] : memref<i32>
  %v1 = memref.load %p0[] : memref<i32>
  return %a : i32
^bb2:
  %v2 = memref.load %p1[] : memref<i32>
  %v3 = memref.load %p0[] : memref<i32>
  cf.br ^bb6
^bb3:
  %v4 = arith.addi %b, %a : i32
  cf.cond_br %c, ^bb5(%a : i32), ^bb2
^bb4:
  "t.use"(%b) : (i32) -> ()
  cf.switch %a : i32, [
    default: ^bb3,
    1: ^bb6,
    2: ^bb5(%b : i32)
  ]
^bb5(%x5: i32):
  memref.store %a, %p0[] : memref<i32>
  %v5 = memref.load %p3[%z] : memref<1xi32>
  cf.cond_br %d, ^bb1, ^bb2
^bb6:
  memref.store %b, %p3[%z] : memref<1xi32>
  memref.store %b, %p3[%z] : memref<1xi32>
  memref.store %b, %p1[] : memref<i32>
  memref.store %b, %p3[%z] : memref<1xi32>
  cf.switch %a : i32, [
    default: ^bb1,
    1: ^bb4,
    2: ^bb3
  ]
}
// -----
func.func @f(%a: i32, %b: i32, %c: i1, %d: i1) -> i32 {
  %z = arith.constant 0 : index
  %p0 = memref.alloca() : memref<i32>
  %p1 = memref.alloca() : memref<1xi32>
  cf.br ^bb2
^bb1:
  %v1 = memref.load %p0[] : memref<i32>
  %v2 = memref.load %p0[] : memref<i32>
  "t.use"(%b) : (i32) -> ()
  memref.store %a, %p0[] : memref<i32>
  memref.store %v2, %p1[%z] : memref<1xi32>
  cf.cond_br %c, ^bb2, ^bb2
^bb2:
  memref.store %a, %p0[] : memref<i32>
  %v3 = arith.addi %b, %b : i32
  "t.use"(%a) : (i32) -> ()
  cf.br ^bb3
^bb3:
  %v4 = arith.addi %a, %a : i32
  memref.store %a, %p1[%z] : memref<1xi32>
  cf.br ^bb3
^bb4(%x4: i32):
  %v5 = memref.load %p0[] : memref<i32>
  %v6 = arith.addi %a, %v5 : i32
  memref.store %v5, %p1[%z] : memref<1xi32>
  memref.store %a, %p0[] : memref<i32>
  return %x4 : i32
}
// -----
func.func @f(%a: i32, %b: i32, %c: i1, %d: i1) -> i32 {
  %z = arith.constant 0 : index
  %p0 = memref.alloca() : memref<1xi32>
  cf.switch %a : i32, [
    default: ^bb2,
    1: ^bb1(%a : i32),
    2: ^bb1(%b : i32)
  ]
^bb1(%x1: i32):
  return %x1 : i32
^bb2:
  memref.store %a, %p0[%z] : memref<1xi32>
  %v1 = arith.addi %a, %b : i32
  cf.br ^bb1(%a : i32)
^bb3:
  return %a : i32
^bb4(%x4: i32):
  "t.use"(%x4) : (i32) -> ()
  %v2 = memref.load %p0[%z] : memref<1xi32>
  %v3 = memref.load %p0[%z] : memref<1xi32>
  cf.cond_br %d, ^bb1(%a : i32), ^bb5
^bb5:
  return %a : i32
}
// -----
func.func @f(%a: i32, %b: i32, %c: i1, %d: i1) -> i32 {
  %z = arith.constant 0 : index
  %p0 = memref.alloca() : memref<1xi32>
  %p1 = memref.alloca() : memref<1xi32>
  %p2 = memref.alloca() : memref<1xi32>
  %p3 = memref.alloca() : memref<i32>
  %v1 = arith.addi %b, %a : i32
  %v2 = memref.load %p0[%z] : memref<1xi32>
  %v3 = memref.load %p1[%z] : memref<1xi32>
  %v4 = memref.load %p0[%z] : memref<1xi32>
  %v5 = memref.load %p0[%z] : memref<1xi32>
  cf.cond_br %c, ^bb2, ^bb1(%v4 : i32)
^bb1(%x1: i32):
  %v6 = memref.load %p3[] : memref<i32>
  %v7 = memref.load %p0[%z] : memref<1xi32>
  %v8 = memref.load %p2[%z] : memref<1xi32>
  %v9 = memref.load %p0[%z] : memref<1xi32>
  cf.cond_br %c, ^bb2, ^bb1(%b : i32)
^bb2:
  %v10 = memref.load %p0[%z] : memref<1xi32>
  memref.store %v10, %p0[%z] : memref<1xi32>
  %v11 = memref.load %p1[%z] : memref<1xi32>
  "t.esc"(%p2) : (memref<1xi32>) -> ()
  return %v10 : i32
}
// -----
func.func @f(%a: i32, %b: i32, %c: i1, %d: i1) -> i32 {
  %z = arith.constant 0 : index
  %p0 = memref.alloca() : memref<1xi32>
  %p1 = memref.alloca() : memref<1xi32>
  %p2 = memref.alloca() : memref<1xi32>
  memref.store %b, %p2[%z] : memref<1xi32>
  memref.store %b, %p1[%z] : memref<1xi32>
  cf.cond_br %c, ^bb3(%a : i32), ^bb1
^bb1:
  memref.store %b, %p0[%z] : memref<1xi32>
  return %b : i32
^bb2:
  %v1 = memref.load %p2[%z] : memref<1xi32>
  %v2 = memref.load %p2[%z] : memref<1xi32>
  %v3 = memref.load %p1[%z] : memref<1xi32>
  memref.store %v3, %p2[%z] : memref<1xi32>
  %v4 = memref.load %p0[%z] : memref<1xi32>
  cf.br ^bb3(%v2 : i32)
^bb3(%x3: i32):
  %v5 = memref.load %p2[%z] : memref<1xi32>
  memref.store %x3, %p0[%z] : memref<1xi32>
  %v6 = memref.load %p1[%z] : memref<1xi32>
  memref.store %x3, %p2[%z] : memref<1xi32>
  %v7 = memref.load %p2[%z] : memref<1xi32>
  cf.cond_br %d, ^bb1, ^bb1
}
// -----
func.func @f(%a: i32, %b: i32, %c: i1, %d: i1) -> i32 {
  %z = arith.constant 0 : index
  %p0 = memref.alloca() : memref<i32>
  memref.store %b, %p0[] : memref<i32>
  %v1 = arith.addi %a, %a : i32
  %v2 = memref.load %p0[] : memref<i32>
  memref.store %b, %p0[] : memref<i32>
  return %a : i32
^bb1:
  %v3 = memref.load %p0[] : memref<i32>
  memref.store %b, %p0[] : memref<i32>
  %v4 = memref.load %p0[] : memref<i32>
  %v5 = arith.addi %v3, %v3 : i32
  memref.store %v5, %p0[] : memref<i32>
  return %v4 : i32
^bb2(%x2: i32):
  %v6 = arith.addi %x2, %x2 : i32
  %v7 = memref.load %p0[] : memref<i32>
  %v8 = memref.load %p0[] : memref<i32>
  cf.br ^bb2(%v6 : i32)
^bb3:
  memref.store %a, %p0[] : memref<i32>
  return %a : i32
}
// -----
func.func @f(%a: i32, %b: i32, %c: i1, %d: i1) -> i32 {
  %z = arith.constant 0 : index
  %p0 = memref.alloca() : memref<i32>
  %p1 = memref.alloca() : memref<i32>
  %p2 = memref.alloca() : memref<1xi32>
  %p3 = memref.alloca() : memref<i32>
  cf.br ^bb1
^bb1:
  %v1 = memref.load %p2[%z] : memref<1xi32>
  "t.use"(%b) : (i32) -> ()
  %v2 = memref.load %p3[] : memref<i32>
  memref.store %v1, %p2[%z] : memref<1xi32>
  %v3 = memref.load %p0[] : memref<i32>
  return %v2 : i32
}
// -----
func.func @f(%a: i32, %b: i32, %c: i1, %d: i1) -> i32 {
  %z = arith.constant 0 : index
  %p0 = memref.alloca() : memref<i32>
  %v1 = arith.addi %b, %a : i32
  "t.use"(%b) : (i32) -> ()
  memref.store %b, %p0[] : memref<i32>
  %v2 = arith.addi %v1, %b : i32
  return %v2 : i32
^bb1:
  %v3 = memref.load %p0[] : memref<i32>
  "t.use"(%a) : (i32) -> ()
  return %v3 : i32
^bb2:
  %v4 = memref.load %p0[] : memref<i32>
  "t.use"(%b) : (i32) -> ()
  return %a : i32
}
// -----
func.func @f(%a: i32, %b: i32, %c: i1, %d: i1) -> i32 {
  %z = arith.constant 0 : index
  %p0 = memref.alloca() : memref<i32>
  %p1 = memref.alloca() : memref<i32>
  %p2 = memref.alloca() : memref<i32>
  %v1 = memref.load %p1[] : memref<i32>
  %v2 = memref.load %p0[] : memref<i32>
  scf.if %c {
  %v3 = memref.load %p2[] : memref<i32>
  "t.use"(%v3) : (i32) -> ()
  }
  %v4 = memref.load %p2[] : memref<i32>
  cf.switch %a : i32, [
    default: ^bb1(%b : i32),
    1: ^bb2(%v4 : i32),
    2: ^bb2(%v4 : i32)
  ]
^bb1(%x1: i32):
  memref.store %x1, %p2[] : memref<i32>
  memref.store %x1, %p0[] : memref<i32>
  %v5 = memref.load %p1[] : memref<i32>
  return %a : i32
^bb2(%x2: i32):
  memref.store %x2, %p1[] : memref<i32>
  memref.store %x2, %p0[] : memref<i32>
  cf.br ^bb3
^bb3:
  %v6 = arith.addi %b, %a : i32
  cf.br ^bb1(%v6 : i32)
^bb4:
  memref.store %b, %p0[] : memref<i32>
  memref.store %b, %p1[] : memref<i32>
  "t.esc"(%p2) : (memref<i32>) -> ()
  %v7 = memref.load %p2[] : memref<i32>
  cf.cond_br %d, ^bb1(%b : i32), ^bb3
}
// -----
func.func @f(%a: i32, %b: i32, %c: i1, %d: i1) -> i32 {
  %z = arith.constant 0 : index
  %p0 = memref.alloca() : memref<i32>
  %v1 = arith.addi %a, %a : i32
  memref.store %v1, %p0[] : memref<i32>
  %v2 = memref.load %p0[] : memref<i32>
  scf.if %c {
  %v3 = memref.load %p0[] : memref<i32>
  "t.use"(%v3) : (i32) -> ()
  }
  memref.store %a, %p0[] : memref<i32>
  return %v2 : i32
^bb1:
  %v4 = memref.load %p0[] : memref<i32>
  %v5 = memref.load %p0[] : memref<i32>
  cf.br ^bb3(%a : i32)
^bb2:
  %v6 = memref.load %p0[] : memref<i32>
  %v7 = arith.addi %v6, %b : i32
  %v8 = memref.load %p0[] : memref<i32>
  %v9 = memref.load %p0[] : memref<i32>
  cf.switch %a : i32, [
    default: ^bb2,
    1: ^bb3(%v6 : i32),
    2: ^bb2
  ]
^bb3(%x3: i32):
  %v10 = memref.load %p0[] : memref<i32>
  %v11 = memref.load %p0[] : memref<i32>
  memref.store %v11, %p0[] : memref<i32>
  %v12 = memref.load %p0[] : memref<i32>
  %v13 = memref.load %p0[] : memref<i32>
  return %a : i32
}
// -----
func.func @f(%a: i32, %b: i32, %c: i1, %d: i1) -> i32 {
  %z = arith.constant 0 : index
  %p0 = memref.alloca() : memref<i32>
  cf.cond_br %c, ^bb1, ^bb3
^bb1:
  memref.store %b, %p0[] : memref<i32>
  %v1 = memref.load %p0[] : memref<i32>
  %v2 = memref.load %p0[] : memref<i32>
  memref.store %v2, %p0[] : memref<i32>
  cf.switch %a : i32, [
    default: ^bb2,
    1: ^bb2,
    2: ^bb2
  ]
^bb2:
  memref.store %b, %p0[] : memref<i32>
  "t.use"(%b) : (i32) -> ()
  cf.cond_br %c, ^bb2, ^bb2
^bb3:
  memref.store %a, %p0[] : memref<i32>
  memref.store %a, %p0[] : memref<i32>
  "t.use"(%b) : (i32) -> ()
  %v3 = memref.load %p0[] : memref<i32>
  return %v3 : i32
}
// -----
func.func @f(%a: i32, %b: i32, %c: i1, %d: i1) -> i32 {
  %z = arith.constant 0 : index
  %p0 = memref.alloca() : memref<i32>
  %v1 = arith.addi %b, %b : i32
  cf.br ^bb4
^bb1(%x1: i32):
  memref.store %x1, %p0[] : memref<i32>
  cf.cond_br %d, ^bb4, ^bb1(%a : i32)
^bb2(%x2: i32):
  %v2 = memref.load %p0[] : memref<i32>
  memref.store %b, %p0[] : memref<i32>
  %v3 = memref.load %p0[] : memref<i32>
  return %x2 : i32
^bb3(%x3: i32):
  %v4 = memref.load %p0[] : memref<i32>
  cf.cond_br %d, ^bb2(%v4 : i32), ^bb2(%b : i32)
^bb4:
  memref.store %b, %p0[] : memref<i32>
  return %b : i32
}
// -----
func.func @f(%a: i32, %b: i32, %c: i1, %d: i1) -> i32 {
  %z = arith.constant 0 : index
  %p0 = memref.alloca() : memref<1xi32>
  %p1 = memref.alloca() : memref<i32>
  %p2 = memref.alloca() : memref<1xi32>
  %v1 = memref.load %p1[] : memref<i32>
  memref.store %a, %p2[%z] : memref<1xi32>
  cf.cond_br %d, ^bb1, ^bb1
^bb1:
  %v2 = memref.load %p2[%z] : memref<1xi32>
  cf.br ^bb1
}
// -----
func.func @f(%a: i32, %b: i32, %c: i1, %d: i1) -> i32 {
  %z = arith.constant 0 : index
  %p0 = memref.alloca() : memref<i32>
  %p1 = memref.alloca() : memref<i32>
  %v1 = memref.load %p1[] : memref<i32>
  memref.store %a, %p0[] : memref<i32>
  %v2 = memref.load %p1[] : memref<i32>
  memref.store %b, %p1[] : memref<i32>
  %v3 = memref.load %p0[] : memref<i32>
  cf.br ^bb4
^bb1(%x1: i32):
  cf.cond_br %d, ^bb1(%a : i32), ^bb2
^bb2:
  %v4 = memref.load %p1[] : memref<i32>
  memref.store %v4, %p1[] : memref<i32>
  memref.store %b, %p0[] : memref<i32>
  %v5 = arith.addi %v4, %v4 : i32
  %v6 = memref.load %p0[] : memref<i32>
  cf.cond_br %c, ^bb2, ^bb4
^bb3(%x3: i32):
  "t.use"(%x3) : (i32) -> ()
  %v7 = memref.load %p1[] : memref<i32>
  memref.store %b, %p0[] : memref<i32>
  memref.store %a, %p1[] : memref<i32>
  cf.cond_br %c, ^bb3(%x3 : i32), ^bb3(%v7 : i32)
^bb4:
  %v8 = arith.addi %b, %a : i32
  %v9 = memref.load %p1[] : memref<i32>
  %v10 = memref.load %p0[] : memref<i32>
  memref.store %v10, %p0[] : memref<i32>
  memref.store %v8, %p0[] : memref<i32>
  cf.cond_br %d, ^bb3(%b : i32), ^bb4
}
// -----
func.func @f(%a: i32, %b: i32, %c: i1, %d: i1) -> i32 {
  %z = arith.constant 0 : index
  %p0 = memref.alloca() : memref<1xi32>
  %p1 = memref.alloca() : memref<1xi32>
  %p2 = memref.alloca() : memref<1xi32>
  "t.use"(%b) : (i32) -> ()
  %v1 = arith.addi %a, %a : i32
  return %v1 : i32
^bb1:
  memref.store %a, %p0[%z] : memref<1xi32>
  memref.store %a, %p0[%z] : memref<1xi32>
  cf.cond_br %d, ^bb4(%b : i32), ^bb1
^bb2:
  "t.use"(%b) : (i32) -> ()
  %v2 = memref.load %p2[%z] : memref<1xi32>
  scf.if %c {
  %v3 = memref.load %p1[%z] : memref<1xi32>
  "t.use"(%v3) : (i32) -> ()
  }
  memref.store %v2, %p0[%z] : memref<1xi32>
  scf.if %c {
  %v4 = memref.load %p2[%z] : memref<1xi32>
  "t.use"(%v4) : (i32) -> ()
  }
  cf.switch %a : i32, [
    default: ^bb4(%v2 : i32),
    1: ^bb6(%v2 : i32),
    2: ^bb4(%a : i32)
  ]
^bb3:
  %v5 = memref.load %p2[%z] : memref<1xi32>
  "t.esc"(%p1) : (memref<1xi32>) -> ()
  %v6 = memref.load %p2[%z] : memref<1xi32>
  %v7 = memref.load %p2[%z] : memref<1xi32>
  cf.cond_br %c, ^bb5, ^bb2
^bb4(%x4: i32):
  memref.store %b, %p1[%z] : memref<1xi32>
  return %x4 : i32
^bb5:
  memref.store %a, %p0[%z] : memref<1xi32>
  cf.br ^bb4(%a : i32)
^bb6(%x6: i32):
  cf.cond_br %d, ^bb3, ^bb7
^bb7:
  cf.cond_br %c, ^bb5, ^bb2
}
// -----
func.func @f(%a: i32, %b: i32, %c: i1, %d: i1) -> i32 {
  %z = arith.constant 0 : index
  %p0 = memref.alloca() : memref<i32>
  %p1 = memref.alloca() : memref<1xi32>
  cf.cond_br %d, ^bb2, ^bb3
^bb1(%x1: i32):
  memref.store %a, %p0[] : memref<i32>
  %v1 = memref.load %p0[] : memref<i32>
  memref.store %v1, %p1[%z] : memref<1xi32>
  "t.use"(%a) : (i32) -> ()
  %v2 = memref.load %p1[%z] : memref<1xi32>
  return %x1 : i32
^bb2:
  %v3 = memref.load %p1[%z] : memref<1xi32>
  memref.store %a, %p0[] : memref<i32>
  memref.store %a, %p1[%z] : memref<1xi32>
  return %v3 : i32
^bb3:
  memref.store %b, %p1[%z] : memref<1xi32>
  %v4 = arith.addi %b, %b : i32
  cf.br ^bb2
}
// -----
func.func @f(%a: i32, %b: i32, %c: i1, %d: i1) -> i32 {
  %z = arith.constant 0 : index
  %p0 = memref.alloca() : memref<i32>
  %p1 = memref.alloca() : memref<i32>
  %p2 = memref.alloca() : memref<i32>
  cf.cond_br %c, ^bb1, ^bb1
^bb1:
  %v1 = arith.addi %b, %a : i32
  "t.use"(%v1) : (i32) -> ()
  memref.store %v1, %p0[] : memref<i32>
  %v2 = memref.load %p2[] : memref<i32>
  cf.switch %a : i32, [
    default: ^bb1,
    1: ^bb1,
    2: ^bb1
  ]
}
// -----
func.func @f(%a: i32, %b: i32, %c: i1, %d: i1) -> i32 {
  %z = arith.constant 0 : index
  %p0 = memref.alloca() : memref<i32>
  %p1 = memref.alloca() : memref<1xi32>
  %v1 = arith.addi %a, %a : i32
  %v2 = memref.load %p0[] : memref<i32>
  %v3 = memref.load %p1[%z] : memref<1xi32>
  return %a : i32
^bb1(%x1: i32):
  memref.store %b, %p0[] : memref<i32>
  memref.store %a, %p0[] : memref<i32>
  cf.br ^bb2(%a : i32)
^bb2(%x2: i32):
  memref.store %x2, %p1[%z] : memref<1xi32>
  %v4 = memref.load %p1[%z] : memref<1xi32>
  cf.cond_br %d, ^bb2(%v4 : i32), ^bb1(%x2 : i32)
}
// -----
func.func @f(%a: i32, %b: i32, %c: i1, %d: i1) -> i32 {
  %z = arith.constant 0 : index
  %p0 = memref.alloca() : memref<i32>
  %p1 = memref.alloca() : memref<1xi32>
  %p2 = memref.alloca() : memref<i32>
  memref.store %a, %p2[] : memref<i32>
  cf.br ^bb2
^bb1(%x1: i32):
  scf.if %c {
  %v1 = memref.load %p0[] : memref<i32>
  "t.use"(%v1) : (i32) -> ()
  }
  scf.if %c {
  %v2 = memref.load %p2[] : memref<i32>
  "t.use"(%v2) : (i32) -> ()
  }
  cf.br ^bb1(%a : i32)
^bb2:
  %v3 = arith.addi %b, %a : i32
  memref.store %b, %p2[] : memref<i32>
  cf.cond_br %c, ^bb3, ^bb2
^bb3:
  "t.use"(%a) : (i32) -> ()
  %v4 = arith.addi %b, %a : i32
  scf.if %c {
  %v5 = memref.load %p2[] : memref<i32>
  "t.use"(%v5) : (i32) -> ()
  }
  %v6 = memref.load %p1[%z] : memref<1xi32>
  memref.store %a, %p2[] : memref<i32>
  return %v4 : i32
}
// -----
func.func @f(%a: i32, %b: i32, %c: i1, %d: i1) -> i32 {
  %z = arith.constant 0 : index
  %p0 = memref.alloca() : memref<1xi32>
  %v1 = memref.load %p0[%z] : memref<1xi32>
  %v2 = arith.addi %v1, %v1 : i32
  %v3 = memref.load %p0[%z] : memref<1xi32>
  %v4 = memref.load %p0[%z] : memref<1xi32>
  cf.switch %a : i32, [
    default: ^bb1,
    1: ^bb2(%a : i32),
    2: ^bb1
  ]
^bb1:
  %v5 = memref.load %p0[%z] : memref<1xi32>
  scf.if %c {
  %v6 = memref.load %p0[%z] : memref<1xi32>
  "t.use"(%v6) : (i32) -> ()
  }
  return %b : i32
^bb2(%x2: i32):
  cf.cond_br %c, ^bb1, ^bb1
}
// -----
func.func @f(%a: i32, %b: i32, %c: i1, %d: i1) -> i32 {
  %z = arith.constant 0 : index
  %p0 = memref.alloca() : memref<i32>
  %p1 = memref.alloca() : memref<1xi32>
  return %a : i32
^bb1:
  cf.br ^bb3
^bb2:
  memref.store %a, %p1[%z] : memref<1xi32>
  %v1 = arith.addi %a, %a : i32
  memref.store %a, %p1[%z] : memref<1xi32>
  %v2 = memref.load %p1[%z] : memref<1xi32>
  cf.cond_br %c, ^bb2, ^bb3
^bb3:
  memref.store %a, %p0[] : memref<i32>
  %v3 = memref.load %p1[%z] : memref<1xi32>
  return %a : i32
^bb4:
  cf.br ^bb3
}
// -----
func.func @f(%a: i32, %b: i32, %c: i1, %d: i1) -> i32 {
  %z = arith.constant 0 : index
  %p0 = memref.alloca() : memref<1xi32>
  %p1 = memref.alloca() : memref<i32>
  %v1 = memref.load %p1[] : memref<i32>
  %v2 = arith.addi %v1, %b : i32
  cf.cond_br %d, ^bb3, ^bb3
^bb1:
  cf.br ^bb5
^bb2(%x2: i32):
  memref.store %x2, %p1[] : memref<i32>
  %v3 = memref.load %p1[] : memref<i32>
  %v4 = memref.load %p0[%z] : memref<1xi32>
  %v5 = memref.load %p0[%z] : memref<1xi32>
  cf.cond_br %c, ^bb5, ^bb3
^bb3:
  %v6 = memref.load %p1[] : memref<i32>
  cf.br ^bb2(%b : i32)
^bb4(%x4: i32):
  %v7 = memref.load %p1[] : memref<i32>
  %v8 = memref.load %p1[] : memref<i32>
  %v9 = memref.load %p1[] : memref<i32>
  memref.store %b, %p0[%z] : memref<1xi32>
  memref.store %a, %p0[%z] : memref<1xi32>
  cf.br ^bb1
^bb5:
  cf.br ^bb5
^bb6:
  %v10 = memref.load %p0[%z] : memref<1xi32>
  %v11 = memref.load %p0[%z] : memref<1xi32>
  cf.switch %a : i32, [
    default: ^bb3,
    1: ^bb5,
    2: ^bb5
  ]
}
// -----
func.func @f(%a: i32, %b: i32, %c: i1, %d: i1) -> i32 {
  %z = arith.constant 0 : index
  %p0 = memref.alloca() : memref<i32>
  %p1 = memref.alloca() : memref<i32>
  %p2 = memref.alloca() : memref<i32>
  %p3 = memref.alloca() : memref<1xi32>
  %v1 = memref.load %p1[] : memref<i32>
  %v2 = arith.addi %a, %a : i32
  memref.store %v1, %p2[] : memref<i32>
  return %v2 : i32
^bb1(%x1: i32):
  cf.cond_br %d, ^bb2(%a : i32), ^bb3
^bb2(%x2: i32):
  %v3 = memref.load %p1[] : memref<i32>
  %v4 = memref.load %p1[] : memref<i32>
  %v5 = memref.load %p0[] : memref<i32>
  memref.store %v5, %p3[%z] : memref<1xi32>
  cf.cond_br %d, ^bb1(%v5 : i32), ^bb2(%b : i32)
^bb3:
  cf.cond_br %c, ^bb2(%a : i32), ^bb5
^bb4:
  memref.store %b, %p2[] : memref<i32>
  %v6 = memref.load %p0[] : memref<i32>
  %v7 = memref.load %p0[] : memref<i32>
  "t.esc"(%p3) : (memref<1xi32>) -> ()
  cf.br ^bb5
^bb5:
  "t.use"(%b) : (i32) -> ()
  %v8 = memref.load %p0[] : memref<i32>
  return %v8 : i32
^bb6(%x6: i32):
  memref.store %a, %p1[] : memref<i32>
  %v9 = memref.load %p1[] : memref<i32>
  cf.switch %a : i32, [
    default: ^bb1(%x6 : i32),
    1: ^bb6(%a : i32),
    2: ^bb6(%x6 : i32)
  ]
}
