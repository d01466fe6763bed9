// builtin.module(cse)
"t.graph"() ({
  %0 = "t.use"(%1, %2) : (i32, i32) -> i32
  %1 = arith.constant 1 : i32
  %2 = arith.constant 1 : i32
  %3 = arith.addi %1, %2 : i32
  %4 = arith.addi %2, %1 : i32
  "t.use"(%3, %4, %0) : (i32, i32, i32) -> ()
}) : () -> ()
