func.func @f(%a: i32, %b: i32 loc("x")) -> (i32, i32) { // %comment
  %0:2 = "a.pair"(%a, %b) : (i32, i32) -> (i32, i32)
  %sum = arith.addi %0#0, %0#1 overflow<nsw> : i32 // "not a string
  cf.cond_br %c, ^bb1(%sum, %a : i32, i32), ^bb2
^bb1(%x: i32, %y: i32):
  return %x, %y : i32, i32
^bb2:
  %c = arith.constant true
  %n = "a.region"() ({
    %inner = arith.muli %a, %later : i32
  }, {
  ^bb0(%a1: i32):
  }) : () -> i32
  %later = arith.constant 4 : i32
  return %undefined, %n : i32, i32
}
