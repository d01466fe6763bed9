// builtin.module(canonicalize)
func.func @reversed(%x: i32) -> i32 {
  "a"() : () -> ()
  %c5 = arith.constant 5 : i32
  "b"(%c5) : (i32) -> ()
  %c3 = arith.constant 3 : i32
  %s = arith.addi %c3, %c5 : i32
  "c"(%s) : (i32) -> ()
  %c5b = arith.constant 5 : i32
  %t = arith.muli %c5b, %c3 : i32
  %u = arith.addi %t, %x : i32
  return %u : i32
}
func.func @nested(%b: i1) {
  scf.if %b {
    %c7 = arith.constant 7 : i32
    "g"(%c7) : (i32) -> ()
  }
  "unregistered"() ({
    %c7 = arith.constant 7 : i32
    %d7 = arith.constant 7 : i32
    "h"(%c7, %d7) : (i32, i32) -> ()
  }) : () -> ()
  return
}
