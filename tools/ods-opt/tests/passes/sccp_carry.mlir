// builtin.module(sccp)
func.func private @carry(%a: i32, %zero: i32) -> (i32, i1) {
  %sum, %carry = arith.addui_extended %a, %zero : i32, i1
  return %sum, %carry : i32, i1
}
func.func @caller(%a: i32) -> (i32, i1, i1) {
  %zero = arith.constant 0 : i32
  %0:2 = func.call @carry(%a, %zero) : (i32, i32) -> (i32, i1)
  %sum, %carry = arith.addui_extended %a, %zero : i32, i1
  return %0#0, %0#1, %carry : i32, i1, i1
}
