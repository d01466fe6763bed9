// Parentheses without values are not printed, so a colon must have types behind it.
func.func @branch() {
  cf.br ^bb1(:)
^bb1:
  return
}
// -----
func.func @branch() {
  cf.br ^bb1(: i8)
^bb1:
  return
}
// -----
func.func @branch(%flag: i1) {
  cf.cond_br %flag, ^bb1, ^bb1(: , i8)
^bb1:
  return
}
// -----
func.func @branch() {
  cf.br ^bb1()
^bb1:
  return
}
// -----
func.func @branch() {
  cf.br ^bb1
^bb1:
  return
}
