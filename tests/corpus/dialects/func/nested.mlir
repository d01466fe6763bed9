// That it is no symbol of a table comes before what is wrong with its body.
func.func @outer() {
  func.func @inner(i8, i16) {
  ^bb0(%a: i8):
    return
  }
  return
}
// -----
func.func @outer() {
  func.func @inner(i8) {
  ^bb0(%a: i16):
    return
  }
  return
}
// -----
func.func @outer() {
  module {
    func.func private @inner(i8)
  }
  return
}
// -----
// The operation is quoted with its location where locations are asked for.
func.func @unfinished(%a: i8) {
  %0 = arith.addi %a, %a : i8 loc("sum")
}
// -----
func.func @unfinished(%a: i8) {
  %0 = arith.muli %a, %a : i8
}
