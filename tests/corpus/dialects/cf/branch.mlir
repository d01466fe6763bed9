// Jumps and assertions.

func.func @jumps(%c: i1, %x: i32) -> i32 {
  cf.assert %c, "it holds"
  cf.assert %c, "it \22holds\22" {my.note}
  cf.br ^bb1
^bb1:
  cf.br ^bb2(%x : i32) {my.note}
^bb2(%a: i32):
  cf.br ^bb3(%a, %c : i32, i1)
^bb3(%b: i32, %d: i1):
  cf.cond_br %d, ^bb1, ^bb4
^bb4:
  cf.cond_br %c, ^bb2(%b : i32), ^bb4 {my.note = 1}
^bb5:
  cf.cond_br %c, ^bb4, ^bb3(%b, %d : i32, i1)
^bb6:
  cf.cond_br %c weights([1, 4]), ^bb2(%b : i32), ^bb2(%x : i32)
^bb7:
  return %b : i32
}
// -----
func.func @itself() {
  cf.br ^bb1
^bb1:
  cf.br ^bb1
}
// -----
func.func @f() {
  cf.br ^bb1
}
// -----
func.func @f() {
  cf.br
^bb1:
  return
}
// -----
func.func @f() {
  cf.br ^bb1()
^bb1:
  return
}
// -----
func.func @f(%a: i32) {
  cf.br ^bb1(%a)
^bb1(%b: i32):
  return
}
// -----
func.func @f(%a: i32) {
  cf.br ^bb1(%a : i32, i32)
^bb1(%b: i32):
  return
}
// -----
func.func @f(%a: i32) {
  cf.br ^bb1(%a : i64)
^bb1(%b: i32):
  return
}
// -----
func.func @f(%a: i32) {
  cf.br ^bb1(%a : i32)
^bb1:
  return
}
// -----
func.func @f(%a: i32) {
  cf.br ^bb1(%a : i32)
^bb1(%b: i64):
  return
}
// -----
func.func @f(%c: i1) {
  cf.cond_br %c, ^bb1
^bb1:
  return
}
// -----
func.func @f(%c: i32) {
  cf.cond_br %c, ^bb1, ^bb1
^bb1:
  return
}
// -----
func.func @f(%c: i1) {
  cf.cond_br %c weights([1]), ^bb1, ^bb1
^bb1:
  return
}
// -----
func.func @f(%c: i1) {
  cf.cond_br %c weights([0, 0]), ^bb1, ^bb1
^bb1:
  return
}
// -----
func.func @f(%c: i1) {
  cf.cond_br %c weights(1, 2), ^bb1, ^bb1
^bb1:
  return
}
// -----
func.func @f(%c: i1) {
  cf.cond_br %c weights([1, "x"]), ^bb1, ^bb1
^bb1:
  return
}
// -----
func.func @f(%c: i1, %x: i32) {
  cf.cond_br %c, ^bb1(%x : i32), ^bb1
^bb1(%a: i32):
  return
}
// -----
func.func @f(%c: i1, %x: i32) {
  cf.cond_br %c, ^bb1(%x : i32), ^bb1(%c : i1)
^bb1(%a: i32):
  return
}
// -----
func.func @f(%c: i1) {
  cf.cond_br %c, ^bb0, ^bb1
^bb1:
  return
}
// -----
func.func @f(%c: i1) {
  cf.br ^bb1
  return
^bb1:
  return
}
// -----
func.func @f(%c: i1) {
  cf.assert %c
  return
}
// -----
func.func @f(%c: i1) {
  cf.assert %c, 1
  return
}
// -----
func.func @f(%c: i1) {
  cf.assert %c, @f
  return
}
// -----
func.func @f(%c: i1) {
  cf.assert %c, "x", "y"
  return
}
// -----
func.func @f(%c: i32) {
  cf.assert %c, "x"
  return
}
