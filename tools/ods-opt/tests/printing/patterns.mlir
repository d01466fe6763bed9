func.func @f(%a: i32, %c: i1) -> i32 {
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %0 = arith.addi %a, %c1 : i32
  %1 = arith.addi %0, %c2 : i32
  %r = scf.if %c -> i32 {
    %5 = "a.b"(%1) : (i32) -> i32
    scf.yield %5 : i32
  } else {
    scf.yield %a: i32
  }
  cf.br ^bb1
^bb1:
  return %r : i32
}
