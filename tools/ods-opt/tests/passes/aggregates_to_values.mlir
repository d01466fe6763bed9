// builtin.module(func.func(sroa,mem2reg,canonicalize))
func.func @f(%a: i32, %i: index, %c: i1) -> i32 {
  %k0 = arith.constant 0 : index
  %k1 = arith.constant 1 : index
  %k2 = arith.constant 2 : index
  %k3 = arith.constant 3 : index
  %k4 = arith.constant 4 : index
  %p0 = memref.alloca() : memref<3x1xi32>
  %p1 = memref.alloca() : memref<1xi32>
  memref.store %a, %p0[%k0, %k0] : memref<3x1xi32>
  %v1 = memref.load %p0[%k2, %k0] : memref<3x1xi32>
  %v2 = memref.load %p0[%k1, %k0] : memref<3x1xi32>
  %v3 = memref.load %p1[%k0] : memref<1xi32>
  %v4 = memref.load %p1[%k0] : memref<1xi32>
  memref.store %v3, %p1[%k0] : memref<1xi32>
  %v5 = memref.load %p1[%k0] : memref<1xi32>
  memref.store %v5, %p1[%k0] : memref<1xi32>
  memref.store %v3, %p1[%k0] : memref<1xi32>
  scf.if %c {
    memref.store %a, %p1[%k0] : memref<1xi32>
  }
  %v6 = memref.load %p1[%k0] : memref<1xi32>
  return %v3 : i32
}
// -----
func.func @f(%a: i32, %i: index, %c: i1) -> i32 {
  %k0 = arith.constant 0 : index
  %k1 = arith.constant 1 : index
  %k2 = arith.constant 2 : index
  %k3 = arith.constant 3 : index
  %k4 = arith.constant 4 : index
  %p0 = memref.alloca() : memref<1xi32>
  %p1 = memref.alloca() : memref<1xi32>
  %p2 = memref.alloca() : memref<1xi32>
  memref.store %a, %p1[%k0] : memref<1xi32>
  memref.store %a, %p2[%k0] : memref<1xi32>
  %v1 = memref.load %p0[%k0] : memref<1xi32>
  %v2 = memref.load %p2[%k0] : memref<1xi32>
  "t.use"(%v1) : (i32) -> ()
  memref.store %a, %p1[%k0] : memref<1xi32>
  memref.store %v2, %p2[%k0] : memref<1xi32>
  scf.if %c {
    memref.store %a, %p2[%k0] : memref<1xi32>
    %v3 = memref.load %p2[%k0] : memref<1xi32>
    %v4 = memref.load %p2[%k0] : memref<1xi32>
  }
  return %a : i32
}
// -----
func.func @f(%a: i32, %i: index, %c: i1) -> i32 {
  %k0 = arith.constant 0 : index
  %k1 = arith.constant 1 : index
  %k2 = arith.constant 2 : index
  %k3 = arith.constant 3 : index
  %k4 = arith.constant 4 : index
  %p0 = memref.alloca() : memref<2xi32>
  %p1 = memref.alloca() : memref<2x3xi32>
  %p2 = memref.alloca() : memref<3x1xi32>
  %v1 = memref.load %p2[%k2, %k0] : memref<3x1xi32>
  %v2 = memref.load %p0[%k0] : memref<2xi32>
  %v3 = memref.load %p0[%k0] : memref<2xi32>
  memref.store %v2, %p0[%k0] : memref<2xi32>
  %v4 = memref.load %p2[%k2, %k0] : memref<3x1xi32>
  "t.use"(%v4) : (i32) -> ()
  scf.if %c {
    memref.store %v1, %p2[%k2, %k0] : memref<3x1xi32>
  }
  return %a : i32
}
// -----
func.func @f(%a: i32, %i: index, %c: i1) -> i32 {
  %k0 = arith.constant 0 : index
  %k1 = arith.constant 1 : index
  %k2 = arith.constant 2 : index
  %k3 = arith.constant 3 : index
  %k4 = arith.constant 4 : index
  %p0 = memref.alloca() : memref<3x1xi32>
  memref.store %a, %p0[%i, %k0] : memref<3x1xi32>
  memref.store %a, %p0[%k1, %k0] : memref<3x1xi32>
  %v1 = memref.load %p0[%i, %k0] : memref<3x1xi32>
  memref.store %a, %p0[%k1, %k0] : memref<3x1xi32>
  scf.if %c {
  }
  %v2 = memref.load %p0[%k0, %k0] : memref<3x1xi32>
  %v3 = memref.load %p0[%k0, %k0] : memref<3x1xi32>
  return %v1 : i32
}
// -----
func.func @f(%a: i32, %i: index, %c: i1) -> i32 {
  %k0 = arith.constant 0 : index
  %k1 = arith.constant 1 : index
  %k2 = arith.constant 2 : index
  %k3 = arith.constant 3 : index
  %k4 = arith.constant 4 : index
  %p0 = memref.alloca() : memref<2xi32>
  %p1 = memref.alloca() : memref<4xi32>
  %v1 = memref.load %p1[%k0] : memref<4xi32>
  memref.store %v1, %p1[%k2] : memref<4xi32>
  memref.store %v1, %p0[%k1] : memref<2xi32>
  %v2 = memref.load %p0[%k0] : memref<2xi32>
  %v3 = memref.load %p1[%k0] : memref<4xi32>
  scf.if %c {
    %v4 = memref.load %p0[%k0] : memref<2xi32>
    %v5 = memref.load %p1[%k1] : memref<4xi32>
    %v6 = memref.load %p0[%k1] : memref<2xi32>
  }
  return %v1 : i32
}
// -----
func.func @f(%a: i32, %i: index, %c: i1) -> i32 {
  %k0 = arith.constant 0 : index
  %k1 = arith.constant 1 : index
  %k2 = arith.constant 2 : index
  %k3 = arith.constant 3 : index
  %k4 = arith.constant 4 : index
  %p0 = memref.alloca() : memref<2x2xi32>
  %p1 = memref.alloca() : memref<1xi32>
  %p2 = memref.alloca() : memref<1xi32>
  %p3 = memref.alloca() : memref<2xi32>
  %v1 = memref.load %p3[%k0] : memref<2xi32>
  "t.use"(%v1) : (i32) -> ()
  memref.store %a, %p0[%k0, %k1] : memref<2x2xi32>
  memref.store %v1, %p0[%k0, %k0] : memref<2x2xi32>
  memref.store %a, %p2[%k0] : memref<1xi32>
  memref.store %v1, %p0[%k1, %k1] : memref<2x2xi32>
  scf.if %c {
    memref.store %v1, %p2[%k0] : memref<1xi32>
    %v2 = memref.load %p2[%k0] : memref<1xi32>
  }
  memref.store %v1, %p3[%k0] : memref<2xi32>
  %v3 = memref.load %p3[%k1] : memref<2xi32>
  %v4 = memref.load %p3[%k0] : memref<2xi32>
  %v5 = memref.load %p0[%k1, %k1] : memref<2x2xi32>
  return %v1 : i32
}
// -----
func.func @f(%a: i32, %i: index, %c: i1) -> i32 {
  %k0 = arith.constant 0 : index
  %k1 = arith.constant 1 : index
  %k2 = arith.constant 2 : index
  %k3 = arith.constant 3 : index
  %k4 = arith.constant 4 : index
  %p0 = memref.alloca() : memref<2x3xi32>
  %p1 = memref.alloca() : memref<2xi32>
  %p2 = memref.alloca() : memref<4xi32>
  memref.store %a, %p2[%k1] : memref<4xi32>
  %v1 = memref.load %p1[%k1] : memref<2xi32>
  scf.if %c {
    "t.use"(%a) : (i32) -> ()
    memref.store %v1, %p0[%k1, %k2] : memref<2x3xi32>
    "t.use"(%a) : (i32) -> ()
  }
  memref.store %v1, %p1[%k1] : memref<2xi32>
  memref.store %v1, %p1[%k0] : memref<2xi32>
  return %v1 : i32
}
// -----
func.func @f(%a: i32, %i: index, %c: i1) -> i32 {
  %k0 = arith.constant 0 : index
  %k1 = arith.constant 1 : index
  %k2 = arith.constant 2 : index
  %k3 = arith.constant 3 : index
  %k4 = arith.constant 4 : index
  %p0 = memref.alloca() : memref<17xi32>
  %p1 = memref.alloca() : memref<1xi32>
  %p2 = memref.alloca() : memref<2xi32>
  %v1 = memref.load %p0[%k1] : memref<17xi32>
  %v2 = memref.load %p2[%k0] : memref<2xi32>
  memref.store %v2, %p1[%k0] : memref<1xi32>
  memref.store %v1, %p0[%k2] : memref<17xi32>
  scf.if %c {
    memref.store %v2, %p1[%k0] : memref<1xi32>
    "t.use"(%v1) : (i32) -> ()
    %v3 = memref.load %p0[%k3] : memref<17xi32>
  }
  "t.use"(%v2) : (i32) -> ()
  memref.store %v2, %p0[%k1] : memref<17xi32>
  return %v1 : i32
}
// -----
func.func @f(%a: i32, %i: index, %c: i1) -> i32 {
  %k0 = arith.constant 0 : index
  %k1 = arith.constant 1 : index
  %k2 = arith.constant 2 : index
  %k3 = arith.constant 3 : index
  %k4 = arith.constant 4 : index
  %p0 = memref.alloca() : memref<2xi32>
  %p1 = memref.alloca() : memref<1xi32>
  %p2 = memref.alloca() : memref<1xi32>
  %p3 = memref.alloca() : memref<17xi32>
  memref.store %a, %p1[%k0] : memref<1xi32>
  memref.store %a, %p3[%k2] : memref<17xi32>
  memref.store %a, %p1[%k0] : memref<1xi32>
  scf.if %c {
    memref.store %a, %p0[%k0] : memref<2xi32>
  }
  memref.store %a, %p0[%k1] : memref<2xi32>
  %v1 = memref.load %p2[%k0] : memref<1xi32>
  %v2 = memref.load %p1[%k0] : memref<1xi32>
  memref.store %a, %p3[%k3] : memref<17xi32>
  return %v1 : i32
}
// -----
func.func @f(%a: i32, %i: index, %c: i1) -> i32 {
  %k0 = arith.constant 0 : index
  %k1 = arith.constant 1 : index
  %k2 = arith.constant 2 : index
  %k3 = arith.constant 3 : index
  %k4 = arith.constant 4 : index
  %p0 = memref.alloca() : memref<2x2xi32>
  memref.store %a, %p0[%i, %k0] : memref<2x2xi32>
  %v1 = memref.load %p0[%k0, %k1] : memref<2x2xi32>
  %v2 = memref.load %p0[%k0, %i] : memref<2x2xi32>
  memref.store %v1, %p0[%k1, %k0] : memref<2x2xi32>
  %v3 = memref.load %p0[%k0, %k0] : memref<2x2xi32>
  %v4 = memref.load %p0[%k1, %k1] : memref<2x2xi32>
  "t.esc"(%p0) : (memref<2x2xi32>) -> ()
  memref.store %v1, %p0[%k0, %k1] : memref<2x2xi32>
  %v5 = memref.load %p0[%k1, %k1] : memref<2x2xi32>
  scf.if %c {
    %v6 = memref.load %p0[%k0, %k1] : memref<2x2xi32>
    memref.store %v2, %p0[%k0, %k1] : memref<2x2xi32>
  }
  "t.use"(%v4) : (i32) -> ()
  return %a : i32
}
