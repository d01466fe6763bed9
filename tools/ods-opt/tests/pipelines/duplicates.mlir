func.func @f(%x: i32, %y: i32) -> (i32, i32) {
  %0 = arith.addi %x, %y : i32
  %1 = arith.addi %x, %y : i32
  %c1 = arith.constant 1 : i32
  %c1b = arith.constant 1 : i32
  %dead = arith.muli %x, %c1b : i32
  return %1, %c1b : i32, i32
}
