// builtin.module(canonicalize)
func.func @exec1(%a: i32) -> i32 {
  %r = scf.execute_region -> i32 {
    %x = arith.addi %a, %a : i32
    scf.yield %x : i32
  }
  return %r : i32
}
func.func @exec2(%c: i1, %a: i32, %b: i32) -> i32 {
  %r = scf.execute_region -> i32 {
    cf.cond_br %c, ^x, ^y
  ^x:
    %x = "t.x"(%a) : (i32) -> i32
    scf.yield %x : i32
  ^y:
    %y = "t.y"(%a) : (i32) -> i32
    scf.yield %y : i32
  }
  %s = "t.z"(%r) : (i32) -> i32
  return %s : i32
}
func.func @exec3(%c: i1, %a: i32, %b: i32) -> i32 {
  %r = scf.execute_region -> i32 no_inline {
    %x = "t.x"(%a) : (i32) -> i32
    scf.yield %x : i32
  }
  return %r : i32
}
func.func @exec4(%c: i1, %a: i32) {
  scf.if %c {
  scf.execute_region {
    cf.cond_br %c, ^x, ^y
  ^x:
    "t.x"(%a) : (i32) -> ()
    scf.yield
  ^y:
    "t.y"(%a) : (i32) -> ()
    scf.yield
  }
  }
  return
}
func.func @par1(%m: memref<?x?xf32>, %f: f32, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  scf.parallel (%i, %j, %k) = (%c0, %c0, %c1) to (%n, %c1, %c7) step (%c1, %c1, %c7) {
    %x = arith.addi %j, %k : index
    memref.store %f, %m[%i, %x] : memref<?x?xf32>
  }
  return
}
func.func @par2(%f: f32, %n: index) -> (f32, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:2 = scf.parallel (%i) = (%c0) to (%c1) step (%c1) init (%f, %f) -> (f32, f32) {
    %x = "t.a"(%i) : (index) -> f32
    %y = "t.b"(%i) : (index) -> f32
    scf.reduce(%x, %y : f32, f32) {
    ^bb0(%l: f32, %r: f32):
      %s = arith.addf %l, %r : f32
      scf.reduce.return %s : f32
    }, {
    ^bb0(%l: f32, %r: f32):
      %s = arith.mulf %l, %r : f32
      scf.reduce.return %s : f32
    }
  }
  return %r#0, %r#1 : f32, f32
}
func.func @par3(%m: memref<?x?xf32>, %f: f32, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    scf.parallel (%j) = (%c1) to (%n) step (%c1) {
      memref.store %f, %m[%i, %j] : memref<?x?xf32>
    }
  }
  return
}
func.func @forall1(%t: tensor<?x8xf32>, %n: index) -> (tensor<?x8xf32>, tensor<?x8xf32>) {
  %c4 = arith.constant 4 : index
  %c1 = arith.constant 1 : index
  %r:2 = scf.forall (%i, %j) in (%c4, %n) shared_outs(%o = %t, %p = %t) -> (tensor<?x8xf32>, tensor<?x8xf32>) {
    %s = tensor.extract_slice %t[%i, 0] [1, 8] [1, 1] : tensor<?x8xf32> to tensor<1x8xf32>
    %q = "t.do"(%s, %p) : (tensor<1x8xf32>, tensor<?x8xf32>) -> tensor<1x8xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %q into %o[%j, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<?x8xf32>
    }
  }
  return %r#0, %r#1 : tensor<?x8xf32>, tensor<?x8xf32>
}
func.func @forall2(%t: tensor<?x8xf32>, %n: index) -> tensor<?x8xf32> {
  %c1 = arith.constant 1 : index
  %r = scf.forall (%i, %j) in (%c1, %n) shared_outs(%o = %t) -> (tensor<?x8xf32>) {
    %q = "t.do"(%i, %j) : (index, index) -> tensor<1x8xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %q into %o[%j, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<?x8xf32>
    }
  }
  return %r : tensor<?x8xf32>
}
func.func @forall3(%t: tensor<?x8xf32>, %n: index) -> tensor<?x8xf32> {
  %r = scf.forall (%i, %j) in (1, 1) shared_outs(%o = %t) -> (tensor<?x8xf32>) {
    %q = "t.do"(%i, %j) : (index, index) -> tensor<1x8xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %q into %o[%j, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<?x8xf32>
    }
  }
  return %r : tensor<?x8xf32>
}
func.func @forall4(%t: tensor<?x8xf32>, %n: index) -> tensor<?x8xf32> {
  %r = scf.forall (%i, %j) in (0, 1) shared_outs(%o = %t) -> (tensor<?x8xf32>) {
    %q = "t.do"(%i, %j) : (index, index) -> tensor<1x8xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %q into %o[%j, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<?x8xf32>
    }
  }
  return %r : tensor<?x8xf32>
}
func.func @forall5(%t: tensor<4x8xf32>, %n: index) -> tensor<?x8xf32> {
  %c = tensor.cast %t : tensor<4x8xf32> to tensor<?x8xf32>
  %r = scf.forall (%i, %j) in (%n, %n) shared_outs(%o = %c) -> (tensor<?x8xf32>) {
    %q = "t.do"(%i, %j, %o) : (index, index, tensor<?x8xf32>) -> tensor<1x8xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %q into %o[%j, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<?x8xf32>
    }
  }
  return %r : tensor<?x8xf32>
}
func.func @forall6(%t: tensor<4x8xf32>, %n: index) -> tensor<4x8xf32> {
  %r = scf.forall (%i, %j) in (%n, 1) shared_outs(%o = %t) -> (tensor<4x8xf32>) {
    %q = "t.do"(%i, %j, %o) : (index, index, tensor<4x8xf32>) -> tensor<1x8xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %q into %o[%j, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<4x8xf32>
    }
  } {mapping = [#gpu.thread<x>, #gpu.thread<y>]}
  return %r : tensor<4x8xf32>
}
func.func @forcast(%t: tensor<4x8xf32>, %f: f32, %n: index, %s: index) -> tensor<?x8xf32> {
  %c = tensor.cast %t : tensor<4x8xf32> to tensor<?x8xf32>
  %r = scf.for %i = %n to %s step %n iter_args(%o = %c) -> tensor<?x8xf32> {
    %q = tensor.insert %f into %o[%i, %n] : tensor<?x8xf32>
    scf.yield %q : tensor<?x8xf32>
  }
  return %r : tensor<?x8xf32>
}
func.func @wtrue(%a: i32, %b: i1) -> i32 {
  %r:2 = scf.while (%x = %a) : (i32) -> (i32, i1) {
    %c = "t.c"(%x) : (i32) -> i1
    scf.condition(%c) %x, %c : i32, i1
  } do {
  ^bb0(%y: i32, %d: i1):
    "t.u"(%d) : (i1) -> ()
    %z = "t.n"(%y) : (i32) -> i32
    scf.yield %z : i32
  }
  return %r#0 : i32
}
func.func @wmove(%a: i32, %b: i32) -> (i32, i32) {
  %r:2 = scf.while (%x = %a) : (i32) -> (i32, i32) {
    %c = "t.c"(%x) : (i32) -> i1
    %k = "t.k"(%x) : (i32) -> i32
    %v = scf.if %c -> (i32) {
      %w = "t.w"(%k) : (i32) -> i32
      scf.yield %w : i32
    } else {
      scf.yield %b : i32
    }
    scf.condition(%c) %v, %x : i32, i32
  } do {
  ^bb0(%y: i32, %d: i32):
    "t.u"(%d, %y) : (i32, i32) -> ()
    %z = "t.n"(%y) : (i32) -> i32
    scf.yield %z : i32
  }
  return %r#0, %r#1 : i32, i32
}
func.func @walign(%a: i32, %b: i32) -> (i32, i32) {
  %r:2 = scf.while (%x = %a, %y = %b) : (i32, i32) -> (i32, i32) {
    %c = "t.c"(%x) : (i32) -> i1
    scf.condition(%c) %y, %x : i32, i32
  } do {
  ^bb0(%y: i32, %d: i32):
    %z:2 = "t.n"(%y, %d) : (i32, i32) -> (i32, i32)
    scf.yield %z#0, %z#1 : i32, i32
  }
  return %r#0, %r#1 : i32, i32
}
