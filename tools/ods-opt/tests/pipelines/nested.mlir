func.func @f(%a: i32, %b: i1) -> i32 {
  %0 = scf.if %b -> i32 {
    scf.yield %a : i32
  } else {
    %1 = arith.addi %a, %a : i32
    scf.yield %1 : i32
  }
  return %0 : i32
}
module {
  func.func @g() {
    return
  }
}
