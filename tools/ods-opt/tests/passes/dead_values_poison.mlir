// builtin.module(remove-dead-values{canonicalize=false})
func.func private @f(%a: i32, %b: i32, %c: memref<i32>) -> (i32, i32) {
  %c0 = arith.constant 0 : i32
  %0 = arith.addi %c0, %a : i32
  memref.store %0, %c[] : memref<i32>
  return %c0, %0 : i32, i32
}
func.func @main(%a: i32, %m: memref<i32>) -> i32 {
  %0:2 = call @f(%a, %a, %m) : (i32, i32, memref<i32>) -> (i32, i32)
  %dead = arith.addi %a, %a : i32
  return %0#0 : i32
}
// -----
func.func @loop(%n: index, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0 : i32
  %r:3 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %z, %b = %z, %d = %x) -> (i32, i32, i32) {
    %1 = arith.addi %a, %x : i32
    %2 = arith.muli %b, %x : i32
    scf.yield %1, %2, %d : i32, i32, i32
  }
  return %r#0 : i32
}
// -----
func.func @wh(%n: i32, %x: i32, %p: i1) -> i32 {
  %r:2 = scf.while (%a = %n, %b = %x) : (i32, i32) -> (i32, i32) {
    %c = arith.cmpi slt, %a, %x : i32
    scf.condition(%c) %a, %b : i32, i32
  } do {
  ^bb0(%a: i32, %b: i32):
    %1 = arith.addi %a, %a : i32
    %2 = arith.muli %b, %x : i32
    scf.yield %1, %2 : i32, i32
  }
  %q:2 = scf.if %p -> (i32, i32) { scf.yield %n, %x : i32, i32 } else { scf.yield %x, %x : i32, i32 }
  %u = scf.if %p -> (i32) { scf.yield %n : i32 } else { scf.yield %x : i32 }
  return %q#1 : i32
}
// -----
func.func @br(%p: i1, %x: i32, %y: i32) -> i32 {
  %d = arith.addi %x, %x : i32
  cf.cond_br %p, ^a(%x, %d : i32, i32), ^b(%y : i32)
^a(%u: i32, %v: i32):
  %w = arith.addi %v, %v : i32
  cf.br ^b(%u : i32)
^b(%r: i32):
  return %r : i32
}
// -----
func.func private @dead(%x: i32) -> i32 {
  return %x : i32
}
func.func private @decl(i32) -> i32
func.func @caller(%x: i32) {
  %0 = call @decl(%x) : (i32) -> i32
  return
}
// -----
func.func @unreach(%x: i32) -> i32 {
  return %x : i32
^a(%y: i32):
  %z = arith.addi %y, %y : i32
  cf.br ^a(%z : i32)
}
// -----
func.func private @never(%x: i32, %m: memref<i32>) -> i32 {
  memref.store %x, %m[] : memref<i32>
  %s = arith.addi %x, %x : i32
  memref.store %s, %m[] : memref<i32>
  return %s : i32
}
// -----
func.func @unreach(%x: i32, %m: memref<i32>) -> i32 {
  return %x : i32
^a(%y: i32):
  %z = arith.addi %y, %y : i32
  memref.store %z, %m[] : memref<i32>
  memref.store %x, %m[] : memref<i32>
  %c = arith.cmpi slt, %z, %y : i32
  cf.cond_br %c, ^a(%z : i32), ^b(%y : i32)
^b(%w: i32):
  return %w : i32
}
// -----
func.func @live_operand(%p: i1, %x: i32) -> i32 {
  cf.cond_br %p, ^a(%x : i32), ^a(%x : i32)
^a(%y: i32):
  return %x : i32
}
// -----
func.func @two(%p: i1, %x: i32) -> i32 {
  %c = arith.constant 1 : i32
  cf.cond_br %p, ^a, ^b
^a:
  cf.br ^c(%x : i32)
^b:
  cf.br ^c(%x : i32)
^c(%y: i32):
  %d = arith.addi %y, %y : i32
  return %x : i32
}
// -----
func.func private @attrs(%x: i32 {test.a}, %y: i32 {test.b}, %z: i32 {test.c}) -> (i32 {test.d}, i32 {test.e}) {
  %0 = "test.effect"(%y) : (i32) -> i32
  return %x, %0 : i32, i32
}
func.func private @other(%x: i32) -> i32 {
  return %x : i32
}
func.func @use(%x: i32) -> i32 {
  %0:2 = call @attrs(%x, %x, %x) : (i32, i32, i32) -> (i32, i32)
  %f = constant @other : (i32) -> i32
  %1 = call_indirect %f(%x) : (i32) -> i32
  return %0#1 : i32
}
// -----
func.func private @rec(%x: i32, %y: i32) -> i32 {
  %p = arith.cmpi eq, %x, %x : i32
  %0 = scf.if %p -> i32 {
    %1 = func.call @rec(%x, %y) : (i32, i32) -> i32
    scf.yield %1 : i32
  } else {
    scf.yield %x : i32
  }
  return %0 : i32
}
func.func @start(%x: i32) {
  %0 = call @rec(%x, %x) : (i32, i32) -> i32
  return
}
// -----
func.func @effects(%n: index, %m: memref<?xi32>, %x: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x, %b = %x) -> (i32, i32) {
    %1 = arith.addi %a, %x : i32
    memref.store %a, %m[%i] : memref<?xi32>
    %2 = arith.muli %b, %x : i32
    scf.yield %1, %2 : i32, i32
  }
  %l = memref.load %m[%c0] : memref<?xi32>
  %al = memref.alloc() : memref<4xi32>
  memref.store %l, %al[%c0] : memref<4xi32>
  scf.index_switch %n
  case 0 { %q = arith.constant 1 : i32 
    scf.yield }
  default { }
  %z = scf.execute_region -> i32 { scf.yield %x : i32 }
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %1 = arith.addi %x, %x : i32
    memref.store %1, %m[%i] : memref<?xi32>
  }
  %pr = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%x) -> i32 {
    scf.reduce(%x : i32) { ^bb0(%u: i32, %v: i32): %s = arith.addi %u, %v : i32
     scf.reduce.return %s : i32 }
  }
  return
}
// -----
func.func @while(%n: i32, %x: i32, %m: memref<i32>) -> i32 {
  %r:3 = scf.while (%a = %n, %b = %x, %e = %x) : (i32, i32, i32) -> (i32, i32, i32) {
    %c = arith.cmpi slt, %a, %x : i32
    memref.store %x, %m[] : memref<i32>
    scf.condition(%c) %a, %b, %e : i32, i32, i32
  } do {
  ^bb0(%a: i32, %b: i32, %e: i32):
    %1 = arith.addi %a, %a : i32
    %2 = arith.muli %b, %x : i32
    scf.yield %1, %2, %e : i32, i32, i32
  }
  return %r#2 : i32
}
// -----
module @nested {
  func.func private @in(%x: i32) { return }
  func.func @call(%x: i32) { call @in(%x) : (i32) -> ()
    return }
}
func.func nested @nest(%x: i32) -> i32 { return %x : i32 }
func.func @un(%x: i32) { "test.opaque"() ({ ^bb0(%y: i32): %z = arith.addi %y, %x : i32 
 "test.t"() : () -> () }) : () -> () 
 return }
// -----
func.func @sw(%f: i32, %x: i32, %y: i32) -> i32 {
  %d = arith.addi %x, %y : i32
  cf.switch %f : i32, [ default: ^a(%d : i32), 1: ^b(%x, %d : i32, i32), 2: ^a(%d : i32)]
^a(%u: i32):
  return %x : i32
^b(%v: i32, %w: i32):
  return %v : i32
}
