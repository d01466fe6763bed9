// builtin.module(cse)
func.func private @dead()
func.func private @used(%a: i32) -> i32 { return %a : i32 }
func.func @f(%a: i32, %b: i32, %m: memref<4xi32>, %n: index) -> i32 {
  %0 = arith.addi %a, %b : i32
  %1 = arith.addi %b, %a : i32
  %2 = arith.muli %0, %1 : i32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %l = memref.load %m[%c0] : memref<4xi32>
  %l2 = memref.load %m[%c0] : memref<4xi32>
  memref.store %l, %m[%c1] : memref<4xi32>
  %l3 = memref.load %m[%c0] : memref<4xi32>
  %s = arith.addi %l, %l2 : i32
  %t = arith.addi %s, %l3 : i32
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%x = %t) -> i32 {
    %inv = arith.muli %a, %2 : i32
    %inv2 = arith.addi %inv, %b : i32
    %y = arith.addi %x, %inv2 : i32
    %d = arith.divsi %a, %b : i32
    %z = arith.addi %y, %d : i32
    scf.yield %z : i32
  }
  %q = func.call @used(%r) : (i32) -> i32
  return %q : i32
}
